import L10nSyntax

/// A fact of the code that a finding rests on, for somebody who doubts it.
package struct Evidence: Sendable, Hashable {
  package enum Fact: String, Sendable, CaseIterable {
    /// What shows the text.
    case sink
    /// What the sink, the property or the call belongs to.
    case receiver
    /// What looks the text up: a call of the tables, a function of the project, a member of a type of texts.
    case call, wrapper, accessor
    /// What the code asks before it chooses.
    case condition
    /// A pattern of a date or another format, and for whom it writes one.
    case pattern, purpose
    /// The function around it.
    case scope
    /// How the project writes its keys.
    case keyStyle = "key-style"
    /// What the rest of the project says against it.
    case doubt
    /// Why a team has put a row into a table.
    case reason
  }

  package let fact: Fact
  /// On one line.
  package let value: String

  package init(_ fact: Fact, _ value: String) {
    self.fact = fact
    self.value = value
  }
}

extension Evidence {
  /// The beginning of a text of a table.
  static func pattern(_ text: PlacedText, of table: Table) -> Evidence {
    let words = table.text(of: text).singleSpaced
    return Evidence(.pattern, words.count > 60 ? words.prefix(60) + "…" : words)
  }
}

extension [Evidence] {
  /// Each fact once, in their order.
  var withoutRepetition: [Evidence] {
    var seen: Set<Evidence> = []
    return filter { seen.insert($0).inserted }
  }

  /// For the end of a message: what is said of the call itself stands behind what is said of its text.
  var reasonInBrackets: String {
    last { $0.fact == .reason }.map { " (\($0.value))" } ?? ""
  }

  /// `sink: .text =; receiver: titleLabel`
  package var line: String { map { "\($0.fact.rawValue): \($0.value)" }.joined(separator: "; ") }
}

extension Evidence {
  static let unread = Evidence(.doubt, "the code does not use the key")
  static let seldomRead = Evidence(.doubt, "the key is for debugging, or its table contains licenses")
  static let setAside = Evidence(.doubt, "its file is not built by a project, is a copy, or belongs to tests")
}
