import L10nSyntax

extension ProjectPortrait {
  /// A configuration that says what was found, for a person to look through.
  package func configuration(_ generated: GeneratedCode) -> String {
    """
    # Settings of l10nlint for this project, written by `l10nlint init` from what it found here.
    # `l10nlint config PATH` shows the settings for a file; `l10nlint doctor` shows what is found now.

    # Files to skip, in addition to those that Git ignores. Patterns as in .gitignore.
    \(generated.lines)

    \(languageLines)
    \(keyStyleLine)

    # Rules by id: `off`, `on`, a severity, or a mapping with options. `l10nlint rules` lists all of them.
    # rules:
    #   missing-comment: off

    # Findings of this severity or higher make a run fail: `note`, `warning`, `error` or `never`.
    fail-on: warning

    \(functionLines)
    """
  }

  /// From so many of a hundred texts on a language counts as translated. Shares of a few texts say nothing: one that lacks no
  /// more than some of them does too.
  private static let completeShare = 90
  private static let fewTexts = 5

  private func isComplete(_ language: LanguageShare) -> Bool {
    percent(of: language) >= Self.completeShare
      || texts - language.texts <= Self.fewTexts && language.texts * 2 >= texts
  }

  private var languageLines: String {
    guard let base else {
      return "# The language of the texts in the code.\n# base-language: en\n"
    }
    var lines = ["# The language of the texts in the code.", "base-language: \(base.quoted)"]
    guard !languages.isEmpty else { return lines.joined(separator: "\n") + "\n" }
    lines += [
      "",
      "# Each language is judged by what it has, unless you say more: `required` ones have to have every text, and what",
      "# `partial` ones lack is not reported. What this project has:", "# languages:",
    ]
    let complete = languages.filter(isComplete)
    let partial = languages.filter { !isComplete($0) }
    for (name, list) in [("required", complete), ("partial", partial)] where !list.isEmpty {
      lines.append("#   \(name):")
      lines += list.map { "#     - \($0.code.quoted)  # \(percent(of: $0)) %" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var keyStyleLine: String {
    let reason = "# How keys are written; names: \(votes.names), texts: \(votes.texts)."
    return keyStyle == .undecided
      ? "\(reason)\n# key-style: symbolic" : "\(reason)\nkey-style: \(keyStyle.rawValue)"
  }

  private static let shownFunctions = 40

  /// A comment about rows that are left out.
  fileprivate static func rest(_ count: Int, _ advice: String = "") -> [String] {
    count > 0 ? ["# Left out here: \(count) more\(advice)."] : []
  }

  private var functionLines: String {
    let shown = functions.prefix(Self.shownFunctions)
    let lines =
      shown.map { "#   - \($0.spelling.quoted)  # \($0.path.printable)" }
      + Self.rest(functions.count - shown.count, "; `l10nlint doctor --full` lists them")
    let rows = lines.map { $0 + "\n" }.joined()
    let intro = "# Functions of the project that look up texts"
    return rows.isEmpty
      ? "\(intro) are found if they call NSLocalizedString; list others here.\n# wrappers:\n#   - lookUp(_:comment:)\n"
      : "\(intro). A run over the whole project finds these;\n# an editor that checks single files needs the list.\n# wrappers:\n\(rows)"
  }
}

extension GeneratedCode {
  private static let shown = 30

  fileprivate var lines: String {
    guard !patterns.isEmpty else { return "# exclude: [Generated, \"*.pb.swift\"]" }
    let shown = patterns.prefix(Self.shown)
    let rows =
      shown.map { "#   - \"\($0.escaped)\"" } + ProjectPortrait.rest(patterns.count - shown.count)
    return """
      # Findings in generated code are not shown anyway, but the keys it uses count as used, and its functions are known.
      # Excluded files are not read at all. These look generated:
      # exclude:
      \(rows.joined(separator: "\n"))
      """
  }
}

extension ProjectPortrait.LanguageShare {
  /// As a configuration may name it: `German` is no code.
  fileprivate var code: String { name.isLanguageTag ? name : LanguageTag(name)?.text ?? name }
}

extension String {
  /// Inside of double quotes.
  fileprivate var escaped: String {
    printable.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// As a scalar that YAML reads as text, whatever stands in it.
  fileprivate var quoted: String {
    let isPlain = utf8.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "-") }
    guard !isPlain || utf8.first.map({ !$0.isASCIILetter }) ?? true else { return self }
    return "\"\(escaped)\""
  }
}
