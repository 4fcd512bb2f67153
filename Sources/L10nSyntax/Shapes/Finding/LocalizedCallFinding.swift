// Calls that localize: those of the tables, of wrappers, and accessors.

extension ShapeFinder {
  mutating func readLocalizedCall(_ index: Int, _ word: Word) {
    if document.kind(index + 1) == .openParen, isDeclaration(index) {
      document.redefinitions.append(index)
      return
    }
    let lexicon = document.lexicon
    var ofType: Int?
    for number in lexicon.localizing.numbers(of: word) {
      let pattern = lexicon.localizing[number]
      // `String.localized("key")` is most often a function of the project, which says what its key is.
      if pattern.key == .receiver, isCalledOnType(index) {
        ofType = ofType ?? number
        continue
      }
      if pattern.call.form == .typed {
        if document.isTypeOfKeys(index), document.kind(index - 1) == .colon {
          document.keyTypes.append(index)
        }
        guard readTyped(index, number) else { continue }
        return
      }
      guard read(pattern, number, at: index) else { continue }
      if pattern.origin == .swiftUI { readFurtherKeys(index, number) }
      return
    }
    if let ofType { _ = read(lexicon.localizing[ofType], ofType, at: index) }
  }

  /// `Type.name(`: constants in capitals are no types.
  private func isCalledOnType(_ name: Int) -> Bool {
    guard document.kind(name - 1) == .dot, document.kind(name - 2) == .identifier,
      document.kind(name - 3) != .dot, document.isCapital(name - 2)
    else { return false }
    return document.source[document.tokens[name - 2].range].contains { $0.isSmallLetter }
  }

  /// A call with two keys has two rows, one behind the other.
  private mutating func readFurtherKeys(_ index: Int, _ number: Int) {
    let rows = document.lexicon.localizing.rows
    var next = number + 1
    while next < rows.count, rows[next].origin == .swiftUI, rows[next].call.name == rows[number].call.name,
      rows[next].call.labels == rows[number].call.labels
    {
      _ = read(rows[next], next, at: index)
      next += 1
    }
  }

  /// Whether a row decides what the call is, be it a localized one or none.
  private mutating func read(_ pattern: LocalizingPattern, _ number: Int, at index: Int) -> Bool {
    guard pattern.call.form != .accessor, let call = match(pattern.call, at: index),
      !isOfOtherType(call, pattern)
    else { return false }
    guard let key = document.argument(pattern.key, of: call) else {
      let isOfItself = pattern.key == .receiver && document.isTextExtension(around: index)
      guard pattern.key == .none || pattern.arity != nil || isOfItself else { return false }
      add(pattern, number, call, key: nil)
      return true
    }
    if pattern.key == .receiver, !document.isLiteralText(key) {
      // `item.localized`: localized text, but the key stands where `item` got its value.
      guard pattern.origin != .table else { return false }
      add(pattern, number, call, key: document.isForwarded(key) ? key : nil)
      return true
    }
    if pattern.origin == .swiftUI {
      guard document.importsInterface else { return false }
      sinks.append(SinkSite(sink: .localizing(number), name: index, value: key, isSure: true))
      guard document.isLiteralText(key) else { return true }
    } else if pattern.keys == .text, !document.isLiteralText(key), pattern.call.form == .function,
      pattern.value == .none || document.argument(pattern.value, of: call) == nil
    {
      // `String(localized: .harborTitle)`: a text of which the compiler knows the key.
      if document.kind(key.lower) == .dot, document.keyword(key.lower + 1) != .`init`,
        pattern.origin == .table
      {
        add(pattern, number, call, key: nil)
        return true
      }
      // `String(localized: resource)` and `Text(variable)` pass something through: no key stands here.
      if pattern.origin == .table { passing.append((number, call, key)) }
      return true
    }
    add(pattern, number, call, key: key)
    return true
  }

  /// The calls that pass on what the function around them is given: it may be a way to a text.
  mutating func addPassedKeys() {
    for (number, call, key) in passing {
      guard let given = document.keyGiven(to: key) else { continue }
      add(document.lexicon.localizing[number], number, call, key: given.key, keys: given.keys)
    }
  }

  /// `.text("…")` is a member of the type that is expected there, and a type of the project makes no texts of itself. A known
  /// function of a type is only called without it in the type.
  private func isOfOtherType(_ call: Call, _ pattern: LocalizingPattern) -> Bool {
    guard pattern.call.form == .function, call.receiver.isEmpty, let owner = pattern.call.owner else {
      return false
    }
    guard pattern.origin == .discovered else { return !document.standsInType(call.name, spelled: owner) }
    return document.isMember(call.name) && !Self.typesOfTexts.contains(owner)
  }

  private static let typesOfTexts: Set = [
    "AttributedString", "LocalizedStringKey", "LocalizedStringResource", "NSString", "String", "Text",
  ]

  /// `static let title: LocalizedStringResource = "…"`, `var name: LocalizedStringKey { "…" }`
  private mutating func readTyped(_ index: Int, _ number: Int) -> Bool {
    let values = document.typedValues(index)
    for text in values {
      guard document.isLiteralText(text) else {
        readMaking(text, of: document.tokens[index].word)
        continue
      }
      // Each branch of a choice is a key.
      for key in document.choices(in: text) {
        let call = Call(name: index, receiver: .empty, arguments: [], range: key, isMessage: false)
        add(document.lexicon.localizing[number], number, call, key: key)
      }
    }
    return !values.isEmpty
  }

  /// `.init(title: "…")`, where the type says what is made.
  private mutating func readMaking(_ value: TokenRange, of type: Word) {
    let lexicon = document.lexicon
    guard document.kind(value.lower) == .dot, document.keyword(value.lower + 1) == .`init`,
      let call = document.call(at: value.lower + 1), call.range.upper == value.upper
    else { return }
    var labels: [String]?
    for number in lexicon.localizing.numbers(of: type) {
      let pattern = lexicon.localizing[number]
      guard pattern.call.form == .function, labels == nil || labels == pattern.call.labels,
        document.labels(of: call, fit: pattern.call), let key = document.argument(pattern.key, of: call),
        document.isLiteralText(key)
      else { continue }
      labels = pattern.call.labels
      add(pattern, number, call, key: key)
    }
  }

  mutating func add(
    _ pattern: LocalizingPattern, _ number: Int, _ call: Call, key: TokenRange?,
    keys: LocalizingPattern.Keys? = nil, origin: LocalizingPattern.Origin? = nil
  ) {
    let value = document.argument(pattern.value, of: call)
    if keys == nil, pattern.keys == .text, let text = value ?? key { addTextKeys(text) }
    document.localizedCalls.append(
      LocalizedCall(
        pattern: number, call: call, keys: value == nil ? keys ?? pattern.keys : .symbolic,
        origin: origin ?? pattern.origin,
        key: key, table: document.argument(pattern.table, of: call),
        bundle: document.argument(pattern.bundle, of: call), value: value,
        comment: document.argument(pattern.comment, of: call)))
  }

  private mutating func addTextKeys(_ range: TokenRange) {
    var token = range.lower
    while token < range.upper {
      if let number = document.literalNumber(at: token) {
        textKeys.insert(number)
        token = max(token, Int(document.literals[number].lastToken))
      }
      token += 1
    }
  }

  /// Generators nest the parts of a key; what is longer repeats itself.
  private static let longestAccessor = 128

  /// `L10n.a.b`, `L10n.a.b(1)`, `R.string.localizable.key()`, `strings().a` of a function that returns such a type, and in
  /// Objective-C `[L10n a]`, `[L10n a:x :y]`.
  mutating func readAccessor(_ index: Int, _ word: Word) {
    if document.language == .cFamily { return readAccessorMessage(index) }
    var end = index + 1
    if document.kind(end) == .openParen, document.kind(end + 1) == .closeParen { end += 2 }
    guard document.kind(end) == .dot, document.kind(end + 1) == .identifier,
      document.keyword(index - 1) != .extension
    else { return }
    let isQualified = document.kind(index - 1) == .dot
    let isFunction = end > index + 1
    var last = index
    var isKnown = false
    // `L10n.title.uppercased()`: the accessor ends where its text is cased.
    while end < index + Self.longestAccessor, document.kind(end) == .dot,
      document.kind(end + 1) == .identifier, !document.changesCase(end + 1)
    {
      if document.lexicon.isMember(document.memberHash(last, end + 1)) { isKnown = true }
      last = end + 1
      end += 2
      if isKnown { break }
      // `R.string(preferredLanguages: languages).localizable.key()`
      if last == index + 2, document.token(last, is: "string"), document.kind(end) == .openParen,
        let close = document.closer(of: end), document.kind(close + 1) == .dot
      {
        end = close + 1
      }
    }
    guard isKnown || !isQualified && isRoot(index, word, isFunction: isFunction), !isOrdinaryMember(last)
    else { return }
    if document.kind(end) == .openParen, document.opensArguments(end), let close = document.closer(of: end) {
      // What the project declares as a text of its own has its key there.
      let text = isKnown ? nil : sentence(at: end + 1, before: close)
      return addAccessor(named: last, TokenRange(index, close + 1), text: text)
    }
    addAccessor(named: last, TokenRange(index, end))
  }

  /// Whether accessors begin with a name: a row of the tables says so, or it is that of a generated table.
  private func isRoot(_ index: Int, _ word: Word, isFunction: Bool) -> Bool {
    if document.namesGeneratedTable(index) { return true }
    return document.lexicon.localizing.numbers(of: word).contains {
      let call = document.lexicon.localizing[$0].call
      return call.form == .accessor && (call.labels == []) == isFunction
        && follows(call.owner, isFunction ? index + 3 : index + 1)
    }
  }

  /// `L10n.string("Open the file.")`: no value for a text, but the text, which the type looks up itself.
  private func sentence(at start: Int, before close: Int) -> TokenRange? {
    guard let literal = document.literal(at: start), Int(literal.lastToken) < close,
      document.source[literal.contentRange].contains(UInt8(ascii: " "))
    else { return nil }
    return document.tokens(of: literal)
  }

  /// Whether the members behind a dot begin with those of a row: `R.string`, and not `R.image`.
  private func follows(_ members: String?, _ dot: Int) -> Bool {
    guard let members else { return true }
    return members.split(separator: ".").enumerated().allSatisfy { number, member in
      document.kind(dot + 2 * number) == .dot && document.token(dot + 1 + 2 * number, spells: String(member))
    }
  }

  private mutating func readAccessorMessage(_ index: Int) {
    guard document.kind(index - 1) == .openSquare, document.kind(index + 1) == .identifier,
      document.lexicon.isMember(document.memberHash(index, index + 1)),
      let close = document.closer(of: index - 1)
    else { return }
    addAccessor(named: index + 1, TokenRange(index - 1, close + 1))
  }

  private mutating func addAccessor(named name: Int, _ range: TokenRange, text: TokenRange? = nil) {
    let call = Call(
      name: name, receiver: TokenRange(min(range.lower, name - 1), name - 1), arguments: [], range: range,
      isMessage: false)
    document.localizedCalls.append(
      LocalizedCall(
        pattern: nil, call: call, keys: text == nil ? .symbolic : .text, origin: .wrapper, key: text,
        table: nil,
        bundle: nil, value: nil, comment: nil))
  }

  /// Members of every type, and wrappers' own functions, which have patterns of their own.
  private func isOrdinaryMember(_ token: Int) -> Bool {
    document.token(token, is: "self") || document.token(token, is: "Type") || document.token(token, is: "tr")
      || document.keyword(token) == .`init` || takesKey(token)
  }

  /// `L10n.string("Open the file")`, where the project says that this function of its type looks up what it is given.
  private func takesKey(_ token: Int) -> Bool {
    document.kind(token + 1) == .openParen
      && document.lexicon.localizing.numbers(of: document.tokens[token].word).contains {
        let pattern = document.lexicon.localizing[$0]
        return pattern.origin == .discovered
          && pattern.call.owner.map { document.token(token - 2, spells: $0) } ?? false
      }
  }
}

extension Document {
  /// Whether a name is that of a parameter or a local variable, or stands where there is no object.
  func isLocalName(_ name: Int) -> Bool {
    guard let head = functionHead(around: name) else { return true }
    return head.isStatic || head.parameters.contains { sameSpelling($0.name, name) }
      || !localValues(of: name).isEmpty
  }

  /// `HarbourStrings.Localizable.tide`: Tuist makes such a type of the tables of each target.
  @inline(__always)
  public func namesGeneratedTable(_ name: Int) -> Bool {
    token(name + 2, is: "Localizable") && kind(name + 1) == .dot && kind(name + 3) == .dot
      && source.withSpelling(tokens[name].range) { $0.count > 7 && $0.hasSuffix("Strings") }
  }
}
