import L10nSyntax

extension Check {
  /// Keys with characters that have a twin: in names all beyond ASCII, in texts those that nobody can see.
  static let nonAsciiKey = Check(
    .localizedCalls { call, document, pass in
      guard call.keys == .text, let key = call.key else { return }
      switch document.keyForm(of: call) {
      case .literals(let keys):
        for key in keys where key.range.indices.contains(where: { document.isBeyondASCII($0) }) {
          let literals = key.range.indices.compactMap { document.literal(at: $0) }
          reportDisguised(literals.map { document.source.string($0.contentRange) }, key.range, &pass)
        }
      case .interpolated(let number):
        reportDisguised(
          document.textPieces(of: document.literals[number]).map(document.source.string), key, &pass)
      default:
        return
      }
    },
    .project { pass in
      for use in pass.project.keys.uses where use.keys == .symbolic && pass.isReported(use) {
        report(use, &pass)
      }
    },
    .tables { joined, pass in
      joined.forEachOwnKey(pass.project) { key, file, spelling in
        guard spelling.contains(where: { $0 > 0x7E }) else { return }
        let text = String(decoding: spelling, as: UTF8.self)
        guard let found = text.unicodeScalars.outsider else { return }
        pass.report(
          key.range, in: file, message(found), kind: found.isEmojiPart ? "emoji" : "character",
          confidence: .possible)
      }
    })

  /// Where keys are the source text of the whole project, typography belongs into them.
  private static func report(_ use: KeyUse, _ pass: inout ProjectPass) {
    guard let scalar = use.key.unicodeScalars.outsider else { return }
    // A sign alone, such as that of degrees, is written in one way.
    let hasLetter = use.key.unicodeScalars.contains(where: \.isLetter)
    let isText = pass.project.keyStyle(of: use.path) == .text
    let isMixed = use.key.unicodeScalars.disguised != nil
    let isDisguised = isMixed || use.key.unicodeScalars.hidden != nil
    // Its language has letters of its own.
    if isText, !isDisguised, use.key.unicodeScalars.contains(where: { $0.value > 0x7E && $0.isLetter }) {
      return
    }
    // Nobody meant to mix two alphabets in a word, not even where a table was copied from the code. Otherwise tables tell:
    // one that has the key spells it as the code does, and what all of them lack `undefined-key` reports.
    let isSure =
      hasLetter && (!isText || isDisguised)
      && (isMixed || pass.project.resources.tables.allSatisfy(\.isOfInformation))
    pass.report(
      use, message(scalar), kind: scalar.isEmojiPart ? "emoji" : "character",
      confidence: isSure ? .likely : .possible)
  }

  private static func message(_ scalar: Unicode.Scalar) -> String {
    scalar.isEmojiPart
      ? "\(scalar.spelled) in a key: some emoji have two spellings that look the same"
      : "\(scalar.spelled) in a key: a look-alike character in a table makes it a different key"
  }

  /// In a text that is its own key: what is invisible, or a letter of another alphabet in the middle of a word.
  private static func reportDisguised(_ pieces: [String], _ key: TokenRange, _ pass: inout Pass) {
    for piece in pieces {
      if let scalar = piece.unicodeScalars.hidden {
        let code = scalar.code
        pass.report(
          key, "Invisible \(code) in a text that is its own key: retyped, it is a different key",
          kind: "hidden")
      } else if let scalar = piece.unicodeScalars.disguised {
        pass.report(
          key, "\(scalar.spelled) looks like a Latin letter: retyped, the text is a different key",
          kind: "look-alike")
      }
    }
  }
}

extension Document {
  fileprivate func isBeyondASCII(_ token: Int) -> Bool {
    guard let literal = literal(at: token) else { return false }
    return literal.flags.contains(.nonASCII) || literal.flags.contains(.escaped)
  }
}

extension String.UnicodeScalarView {
  /// The first character that has no place in a name, an emoji only where there is no other. What stands for a byte or a
  /// character that was lost is told as such.
  fileprivate var outsider: Unicode.Scalar? {
    let scalars = filter { $0.value > 0x7E && $0 != "\u{FFFD}" }
    return scalars.first { !$0.isEmojiPart } ?? scalars.first
  }
}

extension Unicode.Scalar {
  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  fileprivate var spelled: String {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      ? "Invisible \(code)" : "`\(self)` (\(code))"
  }

  /// An emoji, or what joins and varies emoji.
  fileprivate var isEmojiPart: Bool {
    value == 0xFE0F || value == 0x200D || properties.isEmojiModifier
      || properties.isEmoji && (value >= 0x1F000 || properties.isEmojiPresentation || value == 0x2764)
  }
}
