import L10nSyntax

extension Check {
  /// Keys that are not written out where they are looked up.
  static let dynamicKey = Check(
    .localizedCalls { call, pass in
      let document = pass.document
      guard let key = call.key else { return }
      switch document.keyForm(of: call) {
      case .literals, .forwarded, .absent:
        return
      case .interpolated(let number):
        let literal = document.literals[number]
        if call.keys == .text {
          guard let looked = document.unfinishedName(literal) else { return }
          pass.report(
            key, "Interpolation does not complete the name of a key: this looks up `\(looked)`",
            kind: "placeholder")
        } else if document.isExtracted(call) {
          let isWhole = document.textPieces(of: literal).isEmpty
          guard !isWhole || call.origin == .table else { return }
          pass.report(key, isWhole ? computed : assembled, kind: isWhole ? "computed" : "assembled")
        }
      case .joined:
        guard call.keys == .symbolic, document.isExtracted(call) else { return }
        pass.report(key, assembled, kind: "assembled")
      case .computed:
        guard call.keys == .symbolic, call.origin == .table, document.isExtracted(call) else { return }
        pass.report(key, computed, kind: "computed")
      }
    })

  private static let assembled = "A key put together at run time is in no table: tools find only literals"
  private static let computed = "The key is no literal, so Xcode and `genstrings` cannot extract it"
}

extension Document {
  /// Whether tools look for the key of a call: then the call has a place for a comment, or it is a wrapper's.
  fileprivate func isExtracted(_ call: LocalizedCall) -> Bool {
    switch call.origin {
    case .table, .swiftUI: call.pattern.map { lexicon.localizing[$0].comment != .none } ?? false
    case .wrapper, .discovered: true
    }
  }

  /// What a literal like `"tool.\(tool.rawValue)"` really looks up.
  fileprivate func unfinishedName(_ literal: StringLiteral) -> String? {
    let pieces = textPieces(of: literal).map { source.string($0) }
    guard let first = pieces.first, first.first?.isLetter == true, first.last == "." || first.last == "_",
      !pieces.contains(where: { $0.contains(where: \.isWhitespace) }),
      let value = interpolations(of: literal).first, !value.isEmpty, token(value.upper - 1, is: "rawValue"),
      tokens[value.lower - 1].start == textPieces(of: literal)[0].end
    else { return nil }
    return first + "%@" + pieces.dropFirst().joined(separator: "%@")
  }
}
