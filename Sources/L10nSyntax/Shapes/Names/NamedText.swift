// What the name of an expression says about its text.

extension Document {
  /// The tokens that name what an expression holds, from the last one outwards: `code` and nothing else for
  /// `phone.country.code`, but `rawValue` and `region` for `region.rawValue`, because a raw value says
  /// nothing of itself.
  public func names(of range: TokenRange) -> [Int] {
    var names: [Int] = []
    var range = withoutParentheses(range)
    while names.count < 6, let (name, inner) = outermostName(of: range) {
      names.append(name)
      guard Self.tellNothing.contains(text(of: name)) || changesCase(name) else { break }
      range = withoutParentheses(inner)
    }
    return names
  }

  /// Whether an expression is nothing but names with dots between: `title`, `shelf.title`, `Shelf.Row.title`.
  public func isMemberChain(_ range: TokenRange) -> Bool {
    !range.count.isMultiple(of: 2)
      && range.indices.allSatisfy {
        kind($0) == (($0 - range.lower).isMultiple(of: 2) ? .identifier : .dot)
      }
  }

  /// Whether an expression is one token, or one of the object or the type itself: `title`, `self.title`, `Self.title`.
  public func isOwnName(_ range: TokenRange) -> Bool {
    range.count == 1 || range.count == 3 && isOfSelf(range.upper - 1)
  }

  /// Whether the object or the type itself stands before a name: `self.title`, `self->title`, `Self.title`.
  public func isOfSelf(_ name: Int) -> Bool {
    (kind(name - 1) == .dot || kind(name - 1) == .arrow)
      && (keyword(name - 2) == .`self` || keyword(name - 2) == .Self)
  }

  /// What follows `self.` in an expression, or all of it: `title.count` of `self.title.count`.
  public func withoutSelf(_ range: TokenRange) -> TokenRange {
    range.count > 2 && isOfSelf(range.lower + 2) ? TokenRange(range.lower + 2, range.upper) : range
  }

  /// The first of the names of an expression that ends with words of `endings`: `isoCountryCode` ends with
  /// `countryCode` and with `code`, `decode` ends with neither. Words such as `String` behind them do not
  /// count.
  public func name(of range: TokenRange, endingWithAnyOf endings: [String]) -> Int? {
    names(of: range).first { name in
      let words = telling(name)
      return words.indices.contains { start in
        let ending = words[start...].joined()
        return endings.contains { $0.lowercased() == ending }
      }
    }
  }

  /// The words of a name that tell what it holds; of `displayNameForKey:` these are `display` and `name`.
  private func telling(_ name: Int) -> [String] {
    var words = text(of: name).words
    if language == .cFamily, kind(name + 1) == .colon,
      let cut = words.firstIndex(where: Self.prepositions.contains)
    {
      words.removeSubrange(cut...)
    }
    while words.count > 1, let last = words.last, Self.emptyWords.contains(last) { words.removeLast() }
    return words
  }

  private static let prepositions: Set<String> = [
    "for", "with", "from", "by", "of", "at", "in", "to", "using",
  ]

  /// Whether an expression writes a number in hexadecimal digits: `String(x, radix: 16)`, `"%02x"`,
  /// `[self hexadecimalOf:color]`.
  public func isHexadecimal(_ range: TokenRange) -> Bool {
    range.indices.contains { token in
      switch tokens[token].kind {
      case .identifier: self.token(token, is: "radix") || namesHexadecimal(token)
      case .string: source.hasHexadecimalSpecifier(tokens[token].range)
      default: false
      }
    }
  }

  /// `hexadecimalValueFromColor:`, `hexString(of:)`: a function called for what it returns.
  private func namesHexadecimal(_ name: Int) -> Bool {
    let isCalled = kind(name + 1) == .openParen || kind(name + 1) == .colon && messageNamed(name) != nil
    guard isCalled, source.withSpelling(tokens[name].range, { $0.hasPrefix("hex") }) else { return false }
    return text(of: name).words.first.map { ["hex", "hexadecimal"].contains($0) } ?? false
  }

  /// Whether an expression writes a number with decimals: `String(format: "%.2f", x)`, `x, specifier: "%.2f"`.
  public func hasDecimals(_ range: TokenRange) -> Bool {
    range.indices.contains { token in
      guard tokens[token].kind == .string else { return false }
      let bytes = source[tokens[token].range]
      return bytes.contains(UInt8(ascii: "%")) && bytes.contains(UInt8(ascii: "."))
        && bytes.contains(UInt8(ascii: "f"))
    }
  }

  /// Whether a name is that of a call or a member that changes the case of a text, of the tables or of the project.
  public func changesCase(_ name: Int) -> Bool {
    lexicon.roles(of: tokens[name].word).contains(.casing)
  }

  /// Members that give the same text back, or a part of it.
  private static let tellNothing: Set<String> = [
    "rawValue", "description", "prefix", "suffix", "dropFirst", "dropLast", "first", "last",
    "trimmingCharacters",
    "stringByTrimmingCharactersInSet", "replacingOccurrences", "stringByReplacingOccurrencesOfString",
    "substringToIndex", "substringFromIndex", "substringWithRange", "string", "stringValue", "String", "Int",
    "Double", "Float", "Decimal", "map",
    "compactMap", "joined", "formatted", "rounded", "doubleValue", "floatValue", "intValue",
  ]

  private static let emptyWords: Set<String> = ["string", "value", "text", "digits", "formatted"]

  /// The token that names an expression, and what it is a member of: `(name, receiver)`.
  private func outermostName(of range: TokenRange) -> (name: Int, inner: TokenRange)? {
    guard !range.isEmpty else { return nil }
    if let call = tokens[range.lower].kind == .openSquare ? message(openedAt: range.lower) : nil,
      call.range == range
    {
      return (call.name, call.receiver)
    }
    var end = range.upper
    while end > range.lower {
      switch tokens[end - 1].kind {
      case .postfixBang, .postfixQuestion:
        end -= 1
      case .closeParen, .closeSquare, .closeBrace:
        guard let open = opener(of: end - 1), open > range.lower else { return nil }
        end = open
      case .identifier:
        let name = end - 1
        guard name > range.lower, kind(name - 1) == .dot || kind(name - 1) == .arrow else {
          // `String(code)` is named by what it is made of.
          let first = call(at: name)?.arguments.first?.value
          return (name, first ?? .empty)
        }
        return (name, TokenRange(range.lower, name - 1))
      default:
        return nil
      }
    }
    return nil
  }
}

extension String {
  /// The words of a key, whatever stands between its parts: `visit.months_ago`, `%lld months ago`.
  public var wordsOfKey: [String] { split { !$0.isLetter }.flatMap { String($0).words } }

  /// The words of an identifier in lower case: `isoCountryCode`, `URLScheme`, `file_ext`, `sha256`.
  public var words: [String] {
    var words: [String] = []
    var word: [UInt8] = []
    let bytes = Array(utf8)
    for (index, byte) in bytes.enumerated() {
      let isUpper = byte.isCapital
      let follows = index > 0 && !bytes[index - 1].isCapital
      let leads = index + 1 < bytes.count && bytes[index + 1].isSmallLetter
      if byte == UInt8(ascii: "_") || (isUpper && (follows || leads)) {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
      }
      if byte != UInt8(ascii: "_") { word.append(isUpper ? byte | 0x20 : byte) }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}

extension SourceText {
  /// Whether `%x` or `%02X` stands in a range.
  fileprivate func hasHexadecimalSpecifier(_ range: ByteRange) -> Bool {
    var position = Int(range.start)
    while position < Int(range.end) {
      defer { position += 1 }
      guard self[position] == UInt8(ascii: "%") else { continue }
      var next = position + 1
      while next < Int(range.end), self[next].isDecimalDigit || self[next] == UInt8(ascii: "l") {
        next += 1
      }
      if next < Int(range.end), self[next] | 0x20 == UInt8(ascii: "x") { return true }
    }
    return false
  }
}
