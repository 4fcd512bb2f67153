// Code that is in what everybody gets, and not only in what developers build for themselves.

extension Document {
  /// Whether a token stands neither in `#if DEBUG` or its like nor in a preview.
  public func isReleased(_ token: Int) -> Bool { unreleased[token].isEmpty }

  /// The tokens of the file in their order, divided by whether they are released.
  var partsByRelease: [(tokens: Range<Int>, isReleased: Bool)] {
    unreleased.parts(upTo: tokens.count).map { ($0.tokens, !$0.isMarked) }
  }

  /// `#Preview("Low tide") { … }`, `struct TideView_Previews: PreviewProvider { … }`
  var previews: [TokenRange] {
    let macros = hasPreviews ? tokens.indices.filter { token($0, is: "#Preview") } : []
    let types = typeHeads.filter { isPreview($0) }
    return macros.compactMap { macro in
      let arguments = kind(macro + 1) == .openParen ? closer(of: macro + 1) : macro
      return arguments.flatMap { body(openedAt: $0 + 1, from: macro) }
    } + types.compactMap { body(openedAt: headOfType(from: $0 + 1).upperBound, from: $0) }
  }

  /// What a type is generic over, or what it has to be, makes no preview of it.
  private func isPreview(_ type: Int) -> Bool {
    let head = headOfType(from: lastName(of: type) + 1)
    guard kind(head.lowerBound) == .colon else { return false }
    return head.prefix { keyword($0) != .where && !token($0, is: "<") }.contains {
      token($0, is: "PreviewProvider")
    }
  }

  private func body(openedAt open: Int, from start: Int) -> TokenRange? {
    guard kind(open) == .openBrace else { return nil }
    return closer(of: open).map { TokenRange(start, $0) }
  }
}
