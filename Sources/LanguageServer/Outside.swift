import L10nLint
import L10nSyntax

/// All that the server may touch of the world outside, as the command hands it over. The server itself opens no file.
package struct Outside {
  /// Bytes from the editor, after at most so many milliseconds, or however long it takes; none when the time is over or a
  /// look is done, and `nil` when the editor is gone.
  package var receive: (_ milliseconds: Int?) -> [UInt8]?
  /// Whether the editor is still there to read them.
  package var send: ([UInt8]) -> Bool
  /// Says something beside the connection, where editors keep a log.
  package var say: (String) -> Void
  /// Of a clock that nobody sets.
  package var milliseconds: () -> Int
  package var isRunning: (_ process: Int) -> Bool
  /// Where a path leads to when all links are followed.
  package var realPath: (String) -> String?
  /// The folder of the project around a file that lies in no folder of the editor; `nil` where there is none.
  package var projectFolder: (_ file: String) -> String?
  /// Begins a look at a project, beside everything else. There is one at a time.
  package var startLook: (ProjectLook) -> Void
  /// What the look has found, once; `nil` while it goes on.
  package var takeLook: (LookPatience) -> ProjectLook.Result?
  /// The text of a file of a project; `nil` where it cannot be read.
  package var readFile: (ProjectScope, _ path: String) -> SourceText?

  /// Whether somebody waits for a look.
  package enum LookPatience { case none, untilDone }

  package init(
    receive: @escaping (Int?) -> [UInt8]?, send: @escaping ([UInt8]) -> Bool,
    say: @escaping (String) -> Void, milliseconds: @escaping () -> Int,
    isRunning: @escaping (Int) -> Bool, realPath: @escaping (String) -> String?,
    projectFolder: @escaping (String) -> String?,
    startLook: @escaping (ProjectLook) -> Void,
    takeLook: @escaping (LookPatience) -> ProjectLook.Result?,
    readFile: @escaping (ProjectScope, String) -> SourceText?
  ) {
    self.receive = receive
    self.send = send
    self.say = say
    self.milliseconds = milliseconds
    self.isRunning = isRunning
    self.realPath = realPath
    self.projectFolder = projectFolder
    self.startLook = startLook
    self.takeLook = takeLook
    self.readFile = readFile
  }
}

/// What one project of the server is. Paths of its files count from its folder.
package struct ProjectScope: Hashable, Sendable {
  /// An absolute path without links.
  package let folder: String
  /// Where nothing says where the project of a file ends, only files that are open are looked at.
  package let isWhole: Bool

  package init(folder: String, isWhole: Bool) {
    self.folder = folder
    self.isWhole = isWhole
  }
}

/// What came of reading a project.
package struct ProjectOpening: Sendable {
  /// `nil` where a configuration is wrong, because then nobody knows what is meant.
  package var reading: ProjectReading?
  package var baseline: Baseline?
  /// Mistakes in configurations, and what their authors should know.
  package var problems: [ConfigurationProblem]

  package init(_ reading: ProjectReading?, baseline: Baseline? = nil, problems: [ConfigurationProblem]) {
    self.reading = reading
    self.baseline = baseline
    self.problems = problems
  }
}
