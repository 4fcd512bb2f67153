// How a team spells the calls that its rules are about.

extension CallPattern {
  /// What is meant by `String(format:)`, `.uppercased()`, `Words.get(_:)`, `.title =`, `NSLocalizedString(...)`,
  /// `[NSString stringWithFormat:]`, or a mapping with the columns of the tables.
  public static func watched(_ node: YAMLNode) throws(TableError) -> [CallPattern] {
    let spellings: [CallSpelling]
    if let text = node.string {
      spellings = [
        CallSpelling(message: text) ?? CallSpelling(anyArguments: text) ?? CallSpelling(swift: text)
      ]
      .compactMap { $0 }
    } else {
      let row = try TableRow(node)
      try row.check([
        "swift": .text, "selector": .text, "function": .text, "macro": .text, "name": .text,
      ])
      spellings = row.spellings()
    }
    guard !spellings.isEmpty, spellings.allSatisfy(\.isCall), node.string?.hasLabels ?? true else {
      throw TableError(
        node.position,
        "this is not a call; write one such as `String(format:)`, `.uppercased()`, `NSLocalizedString(...)` or `[NSString stringWithFormat:]`"
      )
    }
    return spellings.map(\.pattern)
  }
}

extension CallSpelling {
  /// `[NSString stringWithFormat:]`
  fileprivate init?(message text: String) {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let words = text.dropFirst().dropLast().split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    self.init(selector: words[1])
    owner = words[0]
  }

  /// `NSLocalizedString(...)`
  fileprivate init?(anyArguments text: String) {
    guard text.hasSuffix("(...)") else { return nil }
    self.init(swift: text.dropLast(4) + ")")
    labels = nil
    language = .both
  }

  /// Whether it can stand in code as a call, a property or a name.
  fileprivate var isCall: Bool {
    ([name, owner] + (labels ?? [])).allSatisfy(\.isIdentifier) && !name.isEmpty && form != .declaration
  }

  fileprivate var pattern: CallPattern {
    let form: CallPattern.Form =
      switch self.form {
      case .function: .function
      case .method: .method
      case .setter: .setter
      case .getter: .getter
      case .message: .message
      case .accessor: .accessor
      case .declaration: .declaration
      case .typed: .typed
      case .name: .name
      }
    let language: SourceLanguage? =
      switch self.language {
      case .swift: .swift
      case .cFamily: .cFamily
      case .both: nil
      }
    return CallPattern(
      form, name, labels: labels, owner: owner.isEmpty ? nil : owner, language: language)
  }
}

extension String {
  /// Whether what stands in parentheses are labels with their colons, or anything at all.
  fileprivate var hasLabels: Bool {
    guard let open = firstIndex(of: "(") else { return true }
    return self[open...] == "()" || hasSuffix(":)") || hasSuffix("(...)")
  }

  /// Letters, digits and `_`, or nothing.
  fileprivate var isIdentifier: Bool { utf8.allSatisfy(\.isWordByte) }
}
