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
    let input = EditorInput()
    return Outside(
      receive: { input.receive($0) },
      send: { bytes in (try? Output.standard.write(bytes)) != nil },
      milliseconds: { Platform.milliseconds },
      isRunning: { Platform.isRunning($0) },
      realPath: { path in Platform.realPath(path).map { String(path: $0) } },
      projectFolder: { ProjectFolder.marked(around: $0) },
      readProject: { read($0, $1) },
      readFile: { scope, path in
        guard Platform.enter(scope.folder) else { return nil }
        var reader = FileReader()
        return try? reader.read(path, isFollowing: false)
      },
      spread: { Workers(Platform.processorCount).map($0, $1) })
  }

  /// A run of the command in the folder of the project, but for the texts of the editor.
  private static func read(_ scope: ProjectScope, _ texts: [String: SourceText]) -> ProjectOpening {
    guard Platform.enter(scope.folder) else {
      return ProjectOpening(
        nil, problems: [ConfigurationProblem(unreadable: scope.folder, reason: Platform.errorText)])
    }
    var list = FileList(scope.isWhole ? ["."] : [], ConfigurationFiles(.search))
    // What is new is not on the disk yet; a project that nobody knows has no other files.
    for path in texts.keys where !scope.isWhole || PathStatus(path) == nil { list.include(path) }
    var problems = list.configurations.problems
    do {
      let plan = try LintPlan(list, ProjectFolder.root(around: "."))
      let reading = ProjectReading(
        plan, RunTexts(mended: texts), keyStyle: plan.settings.project.keyStyle?.value,
        Workers(Platform.processorCount))
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

/// Standard input, of which as much is taken as is there.
private final class EditorInput {
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// `nil` at its end.
  func receive(_ milliseconds: Int?) -> [UInt8]? {
    var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    let ready = poll(&descriptor, 1, Int32(clamping: milliseconds ?? -1))
    // Interrupted by a signal, or nothing has come.
    guard ready > 0 else { return ready == 0 || errno == EINTR ? [] : nil }
    let count = read(0, &buffer, buffer.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
    return count == 0 ? nil : Array(buffer[..<count])
  }
}
