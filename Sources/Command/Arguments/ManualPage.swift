import L10nLint

/// The manual page, in the language of `mdoc`, made of the tables that the help is made of.
enum ManualPage {
  static var text: String {
    """
    .Dd \(Platform.day)
    .Dt L10NLINT 1
    .Os
    .Sh NAME
    .Nm l10nlint
    .Nd find localization mistakes in code and tables for Apple platforms
    .Sh SYNOPSIS
    \(synopsis).Sh DESCRIPTION
    .Nm
    reads Swift, Objective\\-C and C code, tables of texts in all languages, interface files and property lists, and
    reports what will be wrong for people who use another language.
    It builds and runs nothing of the project.
    .Pp
    What it can be asked for:
    .Bl -tag -width Ds
    \(items(Subcommand.all.map { ($0.spelling, $0.help) })).El
    \(CommandOption.groups.map(section).joined()).Sh FILES
    .Bl -tag -width Ds
    .It Pa .l10nlint.yml
    Which files and rules count.
    It is looked for in the folder of each file and in those around it.
    .El
    .Sh EXIT STATUS
    0 where no finding is a warning or an error, 1 where one is, and 2 where the job could not be done.
    .Fl \\-fail-on
    and
    .Fl \\-max-findings
    say what else fails a run.
    .Sh EXAMPLES
    Look at a project, and write what code scanning reads as well:
    .Pp
    .Dl l10nlint --format text --format sarif:report.sarif App
    .Pp
    Ask what a rule means:
    .Pp
    .Dl l10nlint explain manual-plural

    """
  }

  private static var synopsis: String {
    Subcommand.all.map { ".Nm\n.Ar \(escaped($0.spelling))\n" }.joined()
  }

  private static func section(_ group: CommandOption.Group) -> String {
    """
    .Sh \(group.title.uppercased())
    .Bl -tag -width Ds
    \(items(group.options.map { ($0.spelling, $0.help) })).El

    """
  }

  private static func items(_ rows: [(spelling: String, help: String)]) -> String {
    rows.map { ".It \\&\(escaped($0.spelling))\n\\&\(escaped($0.help)).\n" }.joined()
  }

  /// Nothing of a text is taken for a macro, and hyphens can be searched for and copied.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "\\[u2026]")
      .replacing("`", with: "\\(ga")
  }
}
