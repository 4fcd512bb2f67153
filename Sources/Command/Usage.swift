import L10nLint

extension Invocation {
  /// What `--help` prints, made of the tables of commands and options.
  static var usage: String {
    var text = """
      l10nlint finds localization mistakes in Swift, Objective-C and C code and in the tables of all languages.

      Usage:

      """
    for command in Subcommand.all {
      let isFirst = command.name == Subcommand.all.first?.name
      text += line(
        "l10nlint \(isFirst ? "[\(command.name)] \(command.arguments)" : command.spelling)", command.help)
    }
    for group in CommandOption.groups {
      text += "\n\(group.title):\n"
      for option in group.options { text += line(option.spelling, option.help) }
    }
    return text + """

      Exit status: 0 nothing found, 1 findings, 2 the job could not be done.

      """
  }

  private static func line(_ spelling: String, _ help: String) -> String {
    let column = 31
    let isLong = spelling.count > column - 4
    let gap = String(repeating: " ", count: isLong ? column : column - 2 - spelling.count)
    return isLong ? "  \(spelling)\n\(gap)\(help)\n" : "  \(spelling)\(gap)\(help)\n"
  }
}
