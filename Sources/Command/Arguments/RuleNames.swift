import L10nLint

/// Rules as arguments name them.
enum RuleNames {
  /// The ids of a list with commas; aliases are understood.
  static func ids(_ list: String) throws(ArgumentError) -> [String] {
    let ids = list.split(whereSeparator: { $0 == "," || $0 == " " }).map { id(String($0)) }
    guard !ids.isEmpty else { throw ArgumentError(message: "`\(list.printable)` names no rule") }
    return ids
  }

  /// `rule=level,rule=level`
  static func severities(_ list: String) throws(ArgumentError) -> [(id: String, severity: Severity)] {
    var severities: [(id: String, severity: Severity)] = []
    for text in list.split(separator: ",", omittingEmptySubsequences: false) {
      severities.append(try severity(String(text.drop { $0 == " " })))
    }
    return severities
  }

  private static func severity(_ text: String) throws(ArgumentError) -> (id: String, severity: Severity) {
    guard let equals = text.firstIndex(of: "=") else {
      throw ArgumentError(
        message:
          "`--severity` needs a rule and error, warning or note, such as `missing-comment=error`")
    }
    let level = String(text[text.index(after: equals)...])
    let name = String(text[..<equals])
    guard let severity = Severity(rawValue: level) else {
      let advice =
        level == "off"
        ? "; `--disable \(name.printable)` turns it off"
        : Severity.allCases.map(\.rawValue).advice(for: level)
      throw ArgumentError(
        message:
          "a severity must be error, warning or note, not `\(level.printable)`\(advice)"
      )
    }
    return (id(name), severity)
  }

  /// What the catalog does not know may be a rule of a team, which is known when its configuration is read.
  private static func id(_ name: String) -> String { RuleCatalog.rule(name)?.id ?? name }
}

extension [String] {
  /// `a, b or c`
  var listed: String { count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + (last ?? "") }

  /// `; write note`, where one of these words is what other linters call otherwise.
  func advice(for word: String) -> String {
    severity(meantBy: word).map { "; write \($0)" } ?? ""
  }
}
