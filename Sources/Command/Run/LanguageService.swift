import L10nLint
import L10nSyntax
import LanguageServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The language server on standard input and output.
enum LanguageService {
  /// Serves one editor until it goes.
  static func run() -> ExitStatus {
    var server = LanguageServer(outside, version: Invocation.release)
    return server.run() == 0 ? .clean : .findings
  }

  private static var outside: Outside {
    let looks = ProjectLooks()
    let input = EditorInput(interruptedBy: looks.signal)
    return Outside(
      receive: { input.receive($0) },
      send: { bytes in (try? Output.standard.write(bytes)) != nil },
      say: { Output.say($0) }, milliseconds: { Platform.milliseconds },
      isRunning: { Platform.isRunning($0) },
      realPath: { path in Platform.realPath(path).map { String(path: $0) } },
      projectFolder: { ProjectFolder.marked(around: $0) },
      startLook: { look in looks.start { look.run(read: read, Workers(looks.threads)) } },
      takeLook: { looks.take($0) },
      readFile: { scope, path in
        var reader = FileReader()
        return try? reader.read(scope.folder + "/" + path, isFollowing: false)
      })
  }

  /// A run of the command in the folder of the project, but for the texts of the editor. Only looks enter folders, and
  /// there is one at a time.
  private static func read(_ scope: ProjectScope, _ texts: [String: SourceText]) -> ProjectOpening {
    guard Platform.enter(scope.folder) else {
      return ProjectOpening(
        nil, problems: [ConfigurationProblem(unreadable: scope.folder, reason: Platform.errorText)])
    }
    var list = FileList(scope.isWhole ? ["."] : [], ConfigurationFiles(.search))
    // What is new is not on the disk yet; a project that nobody knows has no other files.
    for path in texts.keys where !scope.isWhole || PathStatus(path) == nil { list.include(path) }
    list.hold(PathTable(texts))
    var problems = list.configurations.problems
    do {
      let plan = try LintPlan(list, around: ["."], dividing: .none).working(on: Array(texts.keys))
      // The folder of the editor is one project, whatever lies in it.
      let reading = plan.projects.first.map {
        ProjectReading($0, of: plan.list, keyStyle: nil, Workers(Platform.processorCount))
      }
      var opening = ProjectOpening(reading, problems: problems)
      opening.baseline = try BaselineFile.read(list.configurations)
      return opening
    } catch let error as ConfigurationError {
      // Notes are not among them.
      problems = problems.filter { $0.kind != .error } + error.problems
    } catch {
      let reason = (error as? ArgumentError)?.message ?? Platform.errorText
      problems.append(ConfigurationProblem(.error, ConfigurationFile.name, line: 1, column: 1, reason))
    }
    return ProjectOpening(nil, problems: problems)
  }
}
