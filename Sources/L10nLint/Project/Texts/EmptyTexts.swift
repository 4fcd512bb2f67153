import L10nSyntax

extension Document {
  /// Whether the file looks up keys that it does not know, opens the folder of one language, and asks whether a text is
  /// empty: its function shows the text of that language instead of nothing.
  var fillsEmptyTexts: Bool {
    guard localizedCalls.contains(where: { isKeyHandedOver(in: $0) }) else { return false }
    return literals.contains { text(of: $0) == "lproj" } && comparesWithEmptyText
  }

  private func isKeyHandedOver(in call: LocalizedCall) -> Bool {
    switch keyForm(of: call) {
    case .forwarded, .computed: true
    case .literals, .interpolated, .joined, .absent: false
    }
  }

  /// `text.isEmpty`, `text == ""`, `text.length == 0`
  private var comparesWithEmptyText: Bool {
    if literals.contains(where: { text(of: $0)?.isEmpty == true && token(Int($0.firstToken) - 1, is: "==") })
    {
      return true
    }
    return tokens.indices.contains { number in
      if token(number, is: "isEmpty") { return true }
      let isSize = token(number, is: "length") || token(number, is: "count")
      return isSize && (token(number + 1, is: "==") || token(number + 2, is: "=="))
        && (token(number + 2, is: "0") || token(number + 3, is: "0"))
    }
  }
}
