import L10nSyntax

extension Document {
  /// `path(forResource: "en", ofType: "lproj")`, `"\(code).lproj"`: the language of a text is chosen here, and another one may stand in.
  var opensFolderOfLanguage: Bool {
    literals.contains { source.withSpelling($0.contentRange) { $0.hasSuffix("lproj") } }
  }

  /// Whether a function of a file that opens the folder of one language looks up a key that it does not know and asks whether
  /// a text is empty: it shows the text of that language instead of nothing.
  var fillsEmptyTexts: Bool {
    localizedCalls.contains { call in
      isKeyHandedOver(in: call) && functionBody(around: call.range.lower).map(comparesWithEmptyText) ?? false
    }
  }

  private func isKeyHandedOver(in call: LocalizedCall) -> Bool {
    switch keyForm(of: call) {
    case .forwarded, .computed: true
    case .literals, .interpolated, .joined, .absent: false
    }
  }

  /// `text.isEmpty`, `text == ""`, `text.length == 0`
  private func comparesWithEmptyText(_ body: TokenRange) -> Bool {
    let first = firstIndex(of: literals, startingAt: body.lower) { Int($0.firstToken) }
    let own = literals[first...].prefix { Int($0.firstToken) < body.upper }
    if own.contains(where: { text(of: $0)?.isEmpty == true && token(Int($0.firstToken) - 1, is: "==") }) {
      return true
    }
    return body.indices.contains { number in
      if token(number, is: "isEmpty") { return true }
      let isSize = token(number, is: "length") || token(number, is: "count")
      return isSize && (token(number + 1, is: "==") || token(number + 2, is: "=="))
        && (token(number + 2, is: "0") || token(number + 3, is: "0"))
    }
  }
}
