import L10nSyntax

// Code that looks up what nobody knows before the program runs.

extension Document {
  /// Whether a call has a key that is neither written out nor that of a constant, or hands on what it was given, or a key is made
  /// of anything but a literal.
  var looksUpAnyKey: Bool {
    let isOpen = localizedCalls.contains { call in
      switch keyForm(of: call) {
      case .joined, .forwarded: true
      case .computed: constantKey(of: call) == nil && mixedKeys(of: call).isEmpty
      case .interpolated: call.keys != .text
      case .literals, .absent: false
      }
    }
    return isOpen || language == .swift && mentions.contains(where: makesKey)
  }

  /// `LocalizedStringKey(name)`, `LocalizedStringKey(stringLiteral: name)`, `Text(.init(name))`, `String(localized: .init(name))`
  private func makesKey(_ type: Int) -> Bool {
    guard kind(type + 1) == .openParen else { return false }
    let value = kind(type + 3) == .colon ? type + 4 : type + 2
    if isTypeOfKeys(type) { return literal(at: value) == nil }
    return kind(value) == .dot && keyword(value + 1) == .`init`
      && (token(type, is: "Text") || token(type, is: "String") && token(type + 2, is: "localized"))
  }
}
