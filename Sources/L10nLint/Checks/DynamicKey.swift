import L10nSyntax

extension Check {
  /// Keys that are not written out where they are looked up.
  static let dynamicKey = Check(
    .localizedCalls { call, document, pass in
      guard let key = call.key else { return }
      switch document.keyForm(of: call) {
      case .literals, .forwarded, .absent:
        return
      case .interpolated(let number):
        let literal = document.literals[number]
        if call.keys == .text {
          guard let looked = document.unfinishedName(literal) else { return }
          pass.report(
            key, "Interpolation does not build a key name here: this looks up `\(looked)`",
            kind: "placeholder")
        } else if document.isExtracted(call) {
          guard document.textPieces(of: literal).isEmpty else { return report(key, of: call, &pass) }
          if call.origin == .table { pass.report(key, computed, kind: "computed", confidence: .possible) }
        }
      case .joined:
        guard call.keys == .symbolic, document.isExtracted(call) else { return }
        report(key, of: call, &pass)
      case .computed:
        guard call.keys == .symbolic, call.origin == .table, document.isExtracted(call),
          !document.isKeptByKeyType(key)
        else { return }
        pass.report(key, computed, kind: "computed", confidence: .possible)
      }
    })

  /// A name made of parts may be in the table, put there by hand; a text with a value in it is in none.
  private static func report(_ key: TokenRange, of call: LocalizedCall, _ pass: inout Pass) {
    let document = pass.document
    guard document.hasWords(key) else { return reportName(key, of: call, &pass) }
    let literal = document.literal(at: key.lower)
    let isFilled = literal.map { !document.interpolations(of: $0).isEmpty } ?? false
    pass.report(
      key,
      isFilled
        ? "The value is inserted into the key before the lookup: no table has this key, so readers see it untranslated"
        : built,
      kind: "assembled", doubts: document.ends(ofKey: key).map { [.keys($0, .areKept)] } ?? [])
  }

  private static func reportName(_ key: TokenRange, of call: LocalizedCall, _ pass: inout Pass) {
    let document = pass.document
    let literal = key.indices.lazy.compactMap { document.literal(at: $0) }.first
    // Of another table, and of what a function of the project looks up, nobody knows where it should be.
    guard call.origin == .table, call.bundle == nil, call.table == nil, call.value == nil, let literal,
      let ends = document.ends(ofKey: key), ends.first.utf8.count >= fewestLetters
    else { return pass.report(key, built, kind: "named", confidence: .possible) }
    pass.report(key, built, kind: "named", confidence: .possible, doubts: [.keys(ends, .areUnknown)])
    let end = ends.last.isEmpty ? "" : " and ends with `\(ends.last.forMessage)`"
    pass.report(
      literal.contentRange, at: key.lower,
      "No table has a key that begins with `\(ends.first.forMessage)`\(end): readers see the key itself",
      kind: "unknown", doubts: [.keys(ends, .areKnown)])
  }

  /// A shorter beginning tells nothing.
  private static let fewestLetters = 4

  private static let built =
    "Key is built at run time: tools can only extract and check keys that are literals"
  private static let computed = "The key is not a literal: Xcode and `genstrings` cannot extract it"
}

extension Document {
  /// Whether tools look for the key of a call: then the call has a place for a comment, or it is a wrapper's.
  fileprivate func isExtracted(_ call: LocalizedCall) -> Bool {
    switch call.origin {
    case .table, .swiftUI: call.pattern.map { lexicon.localizing[$0].comment != .none } ?? false
    case .wrapper, .discovered: true
    }
  }

  /// A type for keys looks up what it was made with: tools find the literal where a value of it is made.
  fileprivate func isKeptByKeyType(_ key: TokenRange) -> Bool {
    guard let owner = typeName(around: key.lower) ?? functionHead(around: key.lower)?.owner else {
      return false
    }
    let type = text(of: owner)
    if type == "LocalizedStringKey" || type == "LocalizedStringResource" { return true }
    let value = withoutParentheses(key)
    guard type.hasPrefix("Localiz"), !value.isEmpty, kind(value.upper - 1) == .identifier else {
      return false
    }
    return text(of: value.upper - 1).words.last == "key"
  }

  /// What stands before and behind the values of a key that is one literal, or one format with its values.
  fileprivate func ends(ofKey key: TokenRange) -> KeyEnds? {
    let key = withoutParentheses(key)
    if let literal = literal(spanning: key) {
      let values = interpolations(of: literal)
      guard let first = values.first, let last = values.last else { return nil }
      let (start, end) = (bytes(of: first).start, bytes(of: last).end)
      let pieces = textPieces(of: literal)
      return KeyEnds(
        first: pieces.filter { $0.end <= start }.map { unescaped($0, of: literal) }.joined(),
        last: pieces.filter { $0.start >= end }.map { unescaped($0, of: literal) }.joined())
    }
    if let start = literalAppendedTo(by: key).flatMap({ text(of: $0) }) {
      return KeyEnds(first: start, last: "")
    }
    guard let format = formatCall(spanning: key).flatMap({ constantText(of: $0.format) }) else { return nil }
    let specifiers = format.formatSpecifiers
    guard let first = specifiers.first, let last = specifiers.last else { return nil }
    return KeyEnds(
      first: String(format[..<first.range.lowerBound]), last: String(format[last.range.upperBound...]))
  }

  /// `"filter." + name`, `[@"filter." stringByAppendingString:name]`
  private func literalAppendedTo(by key: TokenRange) -> StringLiteral? {
    let start = kind(key.lower) == .openSquare ? key.lower + 1 : key.lower
    guard let literal = literal(at: start), interpolations(of: literal).isEmpty else { return nil }
    let next = tokens(of: literal).upper
    return token(next, is: "+") || token(next, is: "stringByAppendingString") ? literal : nil
  }

  /// Whether a literal of an expression has a letter and a space.
  fileprivate func hasWords(_ key: TokenRange) -> Bool {
    var position = key.lower
    while position < key.upper {
      if let number = literalNumber(at: position) {
        // What is interpolated may have literals of its own.
        let pieces = textPieces(of: literals[number]).map { source[$0] }
        if pieces.contains(where: { $0.contains(UInt8(ascii: " ")) }),
          pieces.contains(where: { $0.contains { $0.isASCIILetter || $0 >= 0x80 } })
        {
          return true
        }
        position = Int(literals[number].lastToken)
      }
      position += 1
    }
    return false
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
