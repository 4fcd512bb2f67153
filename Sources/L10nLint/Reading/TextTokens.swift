import L10nSyntax

/// A part of a text that has a meaning for machines and stays in every language.
struct TextToken {
  var kind: Kind
  var range: Range<Int>

  enum Kind: Hashable {
    case address, mail
    /// A place for a value with a name: `{name}`, `${name}`.
    case place(UInt64)
    /// With the first letters of its name.
    case tag(UInt32, isEnd: Bool)
  }

  /// The first token of `base` of a kind that `text` has fewer of, and whether nothing but emphasis is lost.
  static func firstLost(
    from base: Spelling, in text: Spelling, isPhrase: Bool
  ) -> (text: String, isEmphasis: Bool)? {
    let tokens = all(in: base).withoutRepeatedAddresses(in: base)
    guard !tokens.isEmpty else { return nil }
    let kept = all(in: text)
    var missing: [Kind: Int] = [:]
    for token in tokens { missing[token.kind, default: 0] += 1 }
    for token in kept { missing[token.kind, default: 0] -= 1 }
    // Where a translation does without a value, nothing is shown that nobody fills, and an intent has several names.
    let renamed = kept.filter { $0.kind.isPlace && missing[$0.kind, default: 0] < 0 }
    // No intent has a name with such letters.
    let isTranslated = renamed.contains { text[$0.range].contains { $0 >= 0x80 } }
    // One is told, so a few are enough to look for it.
    let lost = tokens.lazy.filter { missing[$0.kind, default: 0] > 0 }.prefix(32).filter { token in
      if token.kind.isPlace {
        return isPhrase || isTranslated
          || !renamed.isEmpty && base[token.range.lowerBound] != UInt8(ascii: "$")
      }
      // `file://` by itself is a word, which another one may say.
      let isWord = Spelling(rebasing: base[token.range]).hasSuffix("://")
      return text.hasSplitAddress || !isWord && !text.hasAddressWithoutScheme(of: base[token.range])
    }
    guard !lost.isEmpty else { return nil }
    // One that the translation does not have in these bytes is told first, and before it one that is no page with another
    // host either.
    let keptBytes = Set(kept.map { Array(text[$0.range]) })
    let keptPages = Set(kept.map { text.page($0.range) })
    let absent = lost.filter { !keptBytes.contains(Array(base[$0.range])) }
    guard
      let token = absent.first(where: { !keptPages.contains(base.page($0.range)) }) ?? absent.first
        ?? lost.first
    else { return nil }
    let written = String(decoding: base[token.range], as: UTF8.self)
    // A sentence in other words stresses other ones, or none; a tag that is open or closed alone is a slip.
    let isEmphasis = lost.allSatisfy(\.kind.isEmphasis) && kept.isBalanced
    return (written.count > 40 ? written.prefix(40) + "…" : written, isEmphasis)
  }

  private static func all(in text: Spelling) -> [TextToken] {
    var tokens: [TextToken] = []
    // Up to here an address reaches; one that stands in it belongs to it.
    var addressEnd = 0
    lazy var choosesTexts = text.choosesTexts
    for offset in text.indices where offset >= addressEnd {
      switch text[offset] {
      case UInt8(ascii: ":") where text.holds("://", at: offset) && text.letters(before: offset) >= 3:
        let start = offset - text.letters(before: offset)
        addressEnd = text.addressEnd(from: offset)
        tokens.append(TextToken(kind: .address, range: start..<addressEnd))
      case UInt8(ascii: "@"):
        guard let range = text.mail(at: offset) else { continue }
        tokens.append(TextToken(kind: .mail, range: range))
      case UInt8(ascii: "<"):
        guard let tag = text.tag(at: offset) else { continue }
        tokens.append(tag)
      case UInt8(ascii: "{"):
        guard let range = text.namedPlace(at: offset), !choosesTexts else { continue }
        let hash = Spelling(rebasing: text[range]).quickHash
        tokens.append(TextToken(kind: .place(hash), range: range))
      default: continue
      }
    }
    return tokens
  }
}

extension TextToken.Kind {
  fileprivate var isPlace: Bool { if case .place = self { true } else { false } }

  /// `<b>`, `<i>`, `<u>`, `<em>`, `<strong>`, and their ends.
  fileprivate var isEmphasis: Bool {
    guard case .tag(let name, _) = self else { return false }
    return [0x62, 0x69, 0x75, 0x656D, 0x737472].contains(name)
  }
}

extension [TextToken] {
  /// Whether each kind of tag is opened as often as it is closed.
  fileprivate var isBalanced: Bool {
    var open: [UInt32: Int] = [:]
    for case .tag(let name, let isEnd) in lazy.map(\.kind) { open[name, default: 0] += isEnd ? -1 : 1 }
    return open.values.allSatisfy { $0 == 0 }
  }

  /// An address that stands twice, as the words of a link and as its target, has to be kept once.
  fileprivate func withoutRepeatedAddresses(in text: Spelling) -> [TextToken] {
    var seen: Set<[UInt8]> = []
    return filter { token in
      guard token.kind == .address || token.kind == .mail else { return true }
      return seen.insert(text.address(token.range)).inserted
    }
  }
}

extension Spelling {
  /// An address is one for messages and web views without its scheme, too.
  fileprivate func hasAddressWithoutScheme(of token: Slice<Spelling>) -> Bool {
    guard let sign = token.firstIndex(of: UInt8(ascii: ":")), token.count > sign - token.startIndex + 3 else {
      return false
    }
    let rest = token[(sign + 3)...]
    return indices.contains { start in
      self[start] == rest[rest.startIndex] && count - start >= rest.count
        && self[start..<start + rest.count].elementsEqual(rest)
    }
  }

  /// A slash or a full stop at the end makes no other address.
  fileprivate func address(_ range: Range<Int>) -> [UInt8] {
    let length = range.count - self[range].reversed().prefix { "/.,".utf8.contains($0) }.count
    return Array(self[range].prefix(length))
  }

  /// The last part of the path of an address.
  fileprivate func page(_ range: Range<Int>) -> [UInt8] {
    let address = address(range)
    return Array(address[(address.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...])
  }

  fileprivate func letters(before offset: Int) -> Int {
    self[..<offset].reversed().prefix { $0.isASCIILetter }.count
  }

  /// The full stop of a sentence is no part of an address.
  fileprivate func addressEnd(from offset: Int) -> Int {
    let end = self[offset...].firstIndex { $0 <= 0x20 || $0 >= 0x80 || "\"'<>)]".utf8.contains($0) } ?? count
    return end
      - self[(offset + 3)..<Swift.max(end, offset + 3)].reversed().prefix { ".,;:!?".utf8.contains($0) }.count
  }

  /// An address with a dot behind the `@`, which no placeholder has.
  fileprivate func mail(at sign: Int) -> Range<Int>? {
    // `имя@example.org` shows where an address goes.
    let isPart = { (byte: UInt8) in
      byte.isDecimalDigit || byte.isLetterOrBeyondASCII || "._-+".utf8.contains(byte)
    }
    let start = sign - self[..<sign].reversed().prefix(while: isPart).count
    let end = self[(sign + 1)...].firstIndex { !isPart($0) } ?? count
    let domain = self[(sign + 1)..<end]
    guard start < sign, let dot = domain.firstIndex(of: UInt8(ascii: ".")), dot > sign + 1, dot + 2 < end
    else { return nil }
    return start..<end
  }

  private func skippingSpaces(_ offset: Int) -> Int {
    self[Swift.min(offset, count)...].firstIndex { $0 != 0x20 } ?? count
  }

  /// `{name}`, with a sign in front of it.
  fileprivate func namedPlace(at brace: Int) -> Range<Int>? {
    let end =
      self[(brace + 1)...].firstIndex { !$0.isWordByte && $0 < 0x80 && $0 != UInt8(ascii: ".") } ?? count
    let name = self[(brace + 1)..<end]
    guard end < count, self[end] == UInt8(ascii: "}"),
      name.contains(where: { $0.isLetterOrBeyondASCII }) || isNumberOfValue(name, at: brace)
    else { return nil }
    let hasSign = brace > 0 && "$%".utf8.contains(self[brace - 1])
    return (hasSign ? brace - 1 : brace)..<end + 1
  }

  /// `{0}`, and not the `a{3}` of a pattern.
  private func isNumberOfValue(_ name: Slice<Spelling>, at brace: Int) -> Bool {
    guard 1...2 ~= name.count, name.allSatisfy(\.isDecimalDigit) else { return false }
    return brace == 0 || !(self[brace - 1].isWordByte || ".)]\\".utf8.contains(self[brace - 1]))
  }

  /// `{count, plural, one {boat} other {boats}}`, whose braces hold texts.
  fileprivate var choosesTexts: Bool {
    holds(", plural") || holds(",plural") || holds(", select") || holds(",select")
  }

  /// Whether a tag has a space behind its sign, so that readers see it: `< b >`.
  var hasSplitTag: Bool {
    indices.contains { self[$0] == UInt8(ascii: "<") && tag(at: $0) == nil && looseTag(at: $0) != nil }
  }

  fileprivate func tag(at offset: Int) -> TextToken? {
    holds(" ", at: offset + 1) || holds("/ ", at: offset + 1) ? nil : looseTag(at: offset)
  }

  /// A tag of HTML that shows or links; line breaks and paragraphs are the translator's.
  private func looseTag(at offset: Int) -> TextToken? {
    var start = skippingSpaces(offset + 1)
    let isEnd = holds("/", at: start)
    if isEnd { start = skippingSpaces(start + 1) }
    let end = self[Swift.min(start, count)...].firstIndex { !$0.isASCIILetter } ?? count
    guard 1...6 ~= end - start, end < count, self[end] == UInt8(ascii: ">") || self[end] == 0x20,
      let close = tagEnd(from: end)
    else { return nil }
    // `<a letter>` is prose: what stands behind the name of a tag has a value.
    guard self[end..<close].allSatisfy({ $0 == 0x20 }) || self[end..<close].contains(UInt8(ascii: "=")) else {
      return nil
    }
    var name: UInt32 = 0
    for byte in self[start..<end].prefix(3) { name = name << 8 | UInt32(byte | 0x20) }
    let word = Spelling(rebasing: self[start..<end])
    let isKnown =
      word.isSpelledInAnyCase("a") || word.isSpelledInAnyCase("b") || word.isSpelledInAnyCase("i")
      || word.isSpelledInAnyCase("u") || word.isSpelledInAnyCase("em") || word.isSpelledInAnyCase("strong")
      || word.isSpelledInAnyCase("span") || word.isSpelledInAnyCase("font")
      || word.isSpelledInAnyCase("code")
    return isKnown ? TextToken(kind: .tag(name, isEnd: isEnd), range: offset..<close + 1) : nil
  }
}
