extension CommandOption {
  /// What other linters call these options, and people who have not read the help yet.
  static let otherNames = [
    "--strict": "`--fail-on note`", "--lenient": "`--fail-on never`", "--exit-zero": "`--fail-on never`",
    "--reporter": "`--format`", "--output-format": "`--format`", "-f": "`--format`",
    "--json": "`--format json`", "--sarif": "`--format sarif`", "--output-file": "`--output`",
    "-o": "`--output`", "-q": "`--quiet`", "-j": "`--jobs`", "--threads": "`--jobs`", "-c": "`--config`",
    "--select": "`--only`", "--only-rule": "`--only`", "--only-rules": "`--only`",
    "--rule": "`--only`", "--ignore": "`--disable`", "--disable-rule": "`--disable`",
    "--autocorrect": "`--fix`", "--fix-all": "`--fix=suggested`", "--unsafe-fixes": "`--fix=suggested`",
    "--dry-run": "`--diff`",
    "--use-stdin": "`--stdin`", "--no-color": "`--color never`", "--stats": "`--statistics`",
    "--verbose": "`--explain-findings`, or `--statistics`", "-v": "`--version`", "-V": "`--version`",
    "--update-baseline": "`--write-baseline`", "--add-noqa": "`--write-baseline`",
    "--config-file": "`--config`", "--isolated": "`--no-config`",
    // What holds for a project stands in its file, so that everybody gets the same answer.
    "--exclude": inConfiguration("exclude: [Generated]"), "--include": inConfiguration("include: [App]"),
    "--excluded": inConfiguration("exclude: [Generated]"), "--skip": inConfiguration("exclude: [Generated]"),
    // Not options, but commands.
    "--rules": "`l10nlint rules`", "--list-rules": "`l10nlint rules`",
    "--explain": "`l10nlint explain <rule>`", "--show-settings": "`l10nlint config`",
    "--show-files": "`l10nlint doctor`",
    "--init": "`l10nlint init`", "--install-hook": "`l10nlint install-hook`",
  ]

  /// What other linters have to be told and l10nlint does anyway.
  static let needlessNames = ["--force-exclude": "the configuration excludes named files too"]

  private static func inConfiguration(_ line: String) -> String { "a line of `.l10nlint.yml`: `\(line)`" }
}
