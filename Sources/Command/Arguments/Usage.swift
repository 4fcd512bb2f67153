import L10nLint

extension Invocation {
  /// What `--help` prints, made of the tables of commands and options.
  static var usage: String {
    var text = """
      l10nlint finds localization mistakes in Swift, Objective-C and C code and in the tables of all languages.

      Usage:

      """
    for command in Subcommand.all { text += line("l10nlint \(command.spelling)", command.help) }
    return text + options + "\n" + exitStatus
  }

  /// The usage of one command.
  static func usage(of command: Subcommand) -> String {
    let text = "Usage:\n" + line("l10nlint \(command.spelling)", command.help)
    guard let names = command.options else { return text + options + "\n" + exitStatus }
    guard !names.isEmpty else { return text }
    let taken = CommandOption.groups.flatMap(\.options).filter { names.contains($0.name) }
    return text + "\nOptions:\n" + taken.map { line($0.spelling(of: command), $0.help(of: command)) }.joined()
  }

  private static var options: String {
    CommandOption.groups.map { "\n\($0.title):\n" + lines($0.options) }.joined()
  }

  private static func lines(_ options: [CommandOption]) -> String {
    options.map { line($0.spelling, $0.help) }.joined()
  }

  private static let exitStatus =
    "Exit status: 0 nothing that fails a run, 1 findings that do (`--fail-on`), 2 the job could not be done.\n"

  private static func line(_ spelling: String, _ help: String) -> String {
    let column = 31
    let isLong = spelling.count > column - 4
    let gap = String(repeating: " ", count: isLong ? column : column - 2 - spelling.count)
    return isLong ? "  \(spelling)\n\(gap)\(help)\n" : "  \(spelling)\(gap)\(help)\n"
  }
}
