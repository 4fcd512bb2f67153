// Calls of the tables: localizing, formatting, casing, displaying.

extension ShapeFinder {
  mutating func readLocalizedCall(_ index: Int, _ word: Word) {
    if document.kind(index + 1) == .openParen, isDeclaration(index) {
      document.redefinitions.append(index)
      return
    }
    let lexicon = document.lexicon
    for number in lexicon.localizing(word) where read(lexicon.localizing[number], number, at: index) {
      return
    }
  }

  /// Whether a row decides what the call is, be it a localized one or none.
  private mutating func read(_ pattern: LocalizingPattern, _ number: Int, at index: Int) -> Bool {
    guard pattern.call.form != .accessor, let call = match(pattern.call, at: index) else { return false }
    guard let key = document.argument(pattern.key, of: call) else {
      guard pattern.key == .none || pattern.arity != nil else { return false }
      add(pattern, number, call, key: nil)
      return true
    }
    if pattern.key == .receiver, !document.isLiteralText(key) {
      // `item.localized`: localized text, but the key stands where `item` got its value.
      guard pattern.origin != .table else { return false }
      add(pattern, number, call, key: nil)
      return true
    }
    if pattern.origin == .swiftUI {
      guard document.importsInterface else { return false }
      sinks.append(SinkSite(sink: .localizing(number), name: index, value: key, isSure: true))
      guard document.isLiteralText(key) else { return true }
    } else if pattern.keys == .text, !document.isLiteralText(key), pattern.call.form == .function,
      pattern.value == .none || document.argument(pattern.value, of: call) == nil
    {
      // `String(localized: resource)` and `Text(variable)` pass something through: no key stands here.
      return true
    }
    add(pattern, number, call, key: key)
    return true
  }

  private mutating func add(_ pattern: LocalizingPattern, _ number: Int, _ call: Call, key: TokenRange?) {
    let value = document.argument(pattern.value, of: call)
    if pattern.keys == .text, let text = value ?? key { addTextKeys(text) }
    document.localizedCalls.append(
      LocalizedCall(
        pattern: number, call: call, keys: value == nil ? pattern.keys : .symbolic, origin: pattern.origin,
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

  /// `L10n.a.b`, `L10n.a.b(1)`, `R.string.localizable.key()`.
  mutating func readAccessor(_ index: Int, _ word: Word) {
    guard document.kind(index + 1) == .dot, document.kind(index + 2) == .identifier,
      document.keyword(index - 1) != .extension
    else { return }
    let isQualified = document.kind(index - 1) == .dot
    var end = index + 1
    var last = index
    var isKnown = false
    while document.kind(end) == .dot, document.kind(end + 1) == .identifier, !isCasing(end + 1) {
      if document.lexicon.isMember(document.pairHash(last, end + 1)) { isKnown = true }
      last = end + 1
      end += 2
      if isKnown { break }
    }
    let isRoot = document.lexicon.localizing(word).contains {
      document.lexicon.localizing[$0].call.form == .accessor
    }
    guard isKnown || (isRoot && !isQualified), !isOrdinaryMember(last) else { return }
    let name = last
    if document.kind(end) == .openParen, !document.tokens[end].flags.contains(.spaceBefore),
      let close = document.closer(of: end)
    {
      end = close + 1
    }
    let call = Call(
      name: name, receiver: TokenRange(index, name - 1), arguments: [], range: TokenRange(index, end),
      isMessage: false)
    document.localizedCalls.append(
      LocalizedCall(
        pattern: nil, call: call, keys: .symbolic, origin: .wrapper, key: nil, table: nil, bundle: nil,
        value: nil, comment: nil))
  }

  /// `L10n.title.uppercased()`: the accessor ends where its text is cased.
  private func isCasing(_ token: Int) -> Bool {
    document.lexicon.roles(of: document.tokens[token].word).contains(.casing)
  }

  /// Members of every type, and wrappers' own functions, which have patterns of their own.
  private func isOrdinaryMember(_ token: Int) -> Bool {
    document.token(token, is: "self") || document.token(token, is: "Type") || document.token(token, is: "tr")
      || document.keyword(token) == .`init`
  }

  mutating func readFormat(_ index: Int, _ word: Word) {
    for number in document.lexicon.format(word) {
      let pattern = document.lexicon.format[number]
      guard let call = match(pattern.call, at: index),
        let format = document.argument(pattern.format, of: call)
      else { continue }
      var values = call.arguments.filter { $0.value.lower > format.lower && $0.label == nil }.map(\.value)
      if call.isMessage { values = document.variadicValues(of: call, behind: format) }
      let first = call.isMessage ? document.firstValue(of: format) : format
      document.formatCalls.append(FormatCall(pattern: number, call: call, format: first, values: values))
      if pattern.appends { joining.append(index) }
      return
    }
  }

  mutating func readCasing(_ index: Int, _ word: Word) {
    for number in document.lexicon.casing(word) {
      let pattern = document.lexicon.casing[number]
      guard let call = match(pattern.call, at: index),
        let subject = document.argument(pattern.subject, of: call)
      else { continue }
      document.casingCalls.append(
        CasingCall(
          pattern: number, call: call, subject: subject,
          locale: document.argument(pattern.locale, of: call)))
      return
    }
  }

  mutating func readSink(_ index: Int, _ word: Word) {
    for number in document.lexicon.display(word) {
      let pattern = document.lexicon.display[number]
      if pattern.call.form == .setter {
        guard document.kind(index + 1) == .assign, let receiver = setterReceiver(index) else { continue }
        let value = TokenRange(index + 2, document.expressionEnd(startingAt: index + 2))
        guard !value.isEmpty else { continue }
        let isSure =
          pattern.sureness == .high || document.looksLikeInterface(receiver)
          || (document.importsInterface && document.token(index, is: "text"))
        sinks.append(SinkSite(sink: .display(number), name: index, value: value, isSure: isSure))
        return
      }
      guard let call = match(pattern.call, at: index) else { continue }
      // Many classes have an `initWithString:`; only attributed text is shown.
      if pattern.owner == "NSAttributedString", call.isMessage, !document.namesAttributedString(call.receiver)
      {
        continue
      }
      let isSure = pattern.sureness == .high || document.looksLikeInterface(call.receiver)
      for slot in pattern.text {
        guard let value = document.argument(slot, of: call), !value.isEmpty else { continue }
        let shown = call.isMessage ? document.firstValue(of: value) : value
        sinks.append(SinkSite(sink: .display(number), name: index, value: shown, isSure: isSure))
      }
      return
    }
  }

  /// The receiver of a property that is set: `a.b.text =`; a bare `text =` sets something of one's own.
  private func setterReceiver(_ index: Int) -> TokenRange? {
    guard let before = document.kind(index - 1), before == .dot || before == .arrow else { return nil }
    guard let start = document.operandStart(endingAt: index - 2) else {
      return document.language == .swift ? TokenRange(index - 1, index - 1) : nil
    }
    return TokenRange(start, index - 1)
  }

  /// The call at a name if it has the pattern's form, labels and owner.
  private func match(_ pattern: CallPattern, at index: Int) -> Call? {
    guard pattern.language == nil || pattern.language == document.language else { return nil }
    let isMember = document.kind(index - 1) == .dot || document.kind(index - 1) == .arrow
    switch pattern.form {
    case .function:
      guard !isMember || pattern.owner != nil, !isDeclaration(index), let call = document.call(at: index)
      else {
        return nil
      }
      return document.labels(of: call, fit: pattern) && fitsOwner(call, pattern) ? call : nil
    case .method:
      guard isMember, let call = document.call(at: index), document.labels(of: call, fit: pattern) else {
        return nil
      }
      return fitsOwner(call, pattern) ? call : nil
    case .getter:
      return isMember ? getter(at: index) : nil
    case .message:
      if isMember, pattern.labels?.isEmpty ?? true { return getter(at: index) }
      let open = Int(document.tree.brackets[bracket].open)
      guard document.language == .cFamily, bracket != 0, document.kind(open) == .openSquare,
        document.tokens[open].range.count == 1, let call = document.message(openedAt: open),
        call.name == index,
        document.labels(of: call, fit: pattern)
      else { return nil }
      return fitsOwner(call, pattern) ? call : nil
    case .setter, .accessor:
      return nil
    }
  }

  /// `receiver.name`, read and not called or set.
  private func getter(at index: Int) -> Call? {
    guard document.kind(index + 1) != .assign, document.kind(index + 1) != .openParen,
      let start = document.operandStart(endingAt: index - 2)
    else { return nil }
    return Call(
      name: index, receiver: TokenRange(start, index - 1), arguments: [], range: TokenRange(start, index + 1),
      isMessage: false)
  }

  private func fitsOwner(_ call: Call, _ pattern: CallPattern) -> Bool {
    guard let owner = pattern.owner else { return true }
    guard !call.receiver.isEmpty else { return !call.isMessage }
    let last = call.receiver.upper - 1
    return document.token(last, spells: owner) || document.token(last, is: "self")
      || document.token(last, is: "Self")
  }

  /// `func name(`, `#define name(`, and in C a function's own head at file level; there a value behind `=` is a call.
  private func isDeclaration(_ index: Int) -> Bool {
    switch document.keyword(index - 1) {
    case .func, .macro, .class, .struct, .enum: return true
    default: break
    }
    if document.kind(index - 1) == .hash {
      return document.keyword(index - 1) == .define || document.tokens[index - 1].word == Word(.define)
    }
    // A head has its type before it: `NSString *Text(NSString *key)`.
    return document.language == .cFamily && bracket == 0
      && !document.tokens[index].flags.contains(.inDirective)
      && (document.kind(index - 1) == .identifier || document.token(index - 1, is: "*"))
  }
}

extension Document {
  /// `[NSMutableAttributedString alloc]`
  func namesAttributedString(_ receiver: TokenRange) -> Bool {
    receiver.indices.contains {
      token($0, is: "NSAttributedString") || token($0, is: "NSMutableAttributedString")
    }
  }

  /// Receivers whose spelling says that they belong to the interface.
  func looksLikeInterface(_ receiver: TokenRange) -> Bool {
    guard !receiver.isEmpty else { return false }
    for token in receiver.indices.reversed() where kind(token) == .identifier {
      let range = tokens[token].range
      let name = source[range]
      return Self.interfaceEndings.contains { ending in
        name.count >= ending.utf8.count
          && zip(name.suffix(ending.utf8.count), ending.utf8).allSatisfy { byte, wanted in
            byte | 0x20 == wanted
          }
      }
    }
    return false
  }

  private static let interfaceEndings = [
    "label", "button", "field", "view", "item", "cell", "alert", "controller", "content", "config",
    "configuration", "window", "menu", "bar", "header", "footer", "panel",
  ]

  /// In Objective-C the values of a variadic message stand behind commas in its last argument.
  func variadicValues(of call: Call, behind format: TokenRange) -> [TokenRange] {
    // `initWithFormat:format locale:locale, value`: the first part of a later piece is its own argument.
    let later = call.arguments.drop { $0.value.lower <= format.lower }
    return commaParts(of: format).dropFirst() + later.flatMap { commaParts(of: $0.value).dropFirst() }
  }

  func firstValue(of range: TokenRange) -> TokenRange {
    commaParts(of: range).first ?? range
  }

  package func commaParts(of range: TokenRange) -> [TokenRange] {
    var parts: [TokenRange] = []
    var start = range.lower
    var position = start
    while position < range.upper {
      if tokens[position].kind == .comma {
        parts.append(TokenRange(start, position))
        start = position + 1
      } else if tokens[position].kind.isOpener, let close = closer(of: position), close < range.upper {
        position = close
      }
      position += 1
    }
    if start < range.upper { parts.append(TokenRange(start, range.upper)) }
    return parts
  }
}
