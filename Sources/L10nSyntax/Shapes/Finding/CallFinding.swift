// Calls of the tables: formatting, casing, displaying.

extension ShapeFinder {
  mutating func readFormat(_ index: Int, _ word: Word) {
    for number in document.lexicon.format.numbers(of: word) {
      let pattern = document.lexicon.format[number]
      guard let call = match(pattern.call, at: index),
        let format = document.argument(pattern.format, of: call)
      else { continue }
      var values = call.arguments.filter { $0.value.lower > format.lower && $0.label == nil }.map(\.value)
      if call.isMessage { values = document.variadicValues(of: call, behind: format) }
      let first = call.isMessage ? document.firstValue(of: format) : document.withoutCast(format)
      document.formatCalls.append(FormatCall(pattern: number, call: call, format: first, values: values))
      if pattern.appends { joining.append(index) }
      return
    }
  }

  mutating func readCasing(_ index: Int, _ word: Word) {
    for number in document.lexicon.casing.numbers(of: word) {
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

  mutating func readTextCall(_ index: Int, _ word: Word) {
    for number in document.lexicon.textCalls.numbers(of: word) {
      guard let call = match(document.lexicon.textCalls[number].call, at: index) else { continue }
      document.textCalls.append(TextCall(pattern: number, call: call))
      return
    }
  }

  mutating func readSink(_ index: Int, _ word: Word) {
    for number in document.lexicon.display.numbers(of: word) {
      let pattern = document.lexicon.display[number]
      if pattern.call.form == .declaration {
        guard let body = document.declaredBody(index, owner: pattern.call.owner) else { continue }
        for value in document.returnedValues(in: body) {
          sinks.append(
            SinkSite(
              sink: .display(number), name: index, value: value, isSure: pattern.sureness == .high))
        }
        return
      }
      if pattern.call.form == .setter {
        guard let assign = document.assignment(behindProperty: index) else { continue }
        let isOwn = document.isOwnTitle(index)
        guard let receiver = isOwn ? .empty : setterReceiver(index) else { continue }
        let value = TokenRange(assign + 1, document.valueEnd(startingAt: assign + 1))
        guard !value.isEmpty else { continue }
        let isSure =
          isOwn || pattern.sureness == .high || document.looksLikeInterface(receiver)
          || document.isTitleOfSelf(index)
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

  /// The receiver of a property that is set: `a.b.text =`; a bare `text =` sets something of one's own, and only the
  /// `title =` of a controller is known.
  func setterReceiver(_ index: Int) -> TokenRange? {
    guard let before = document.kind(index - 1), before == .dot || before == .arrow else { return nil }
    guard let start = document.operandStart(endingAt: index - 2) else {
      return document.language == .swift ? TokenRange(index - 1, index - 1) : nil
    }
    return TokenRange(start, index - 1)
  }

  /// The call at a name if it has the pattern's form, labels and owner.
  mutating func match(_ pattern: CallPattern, at index: Int) -> Call? {
    guard pattern.language == nil || pattern.language == document.language else { return nil }
    let isMember = document.isMember(index)
    switch pattern.form {
    case .function:
      guard !isMember || pattern.owner != nil, !isDeclaration(index), let call = call(at: index),
        !call.isMessage
      else { return nil }
      return document.labels(of: call, fit: pattern) && fitsOwner(call, pattern) ? call : nil
    case .method:
      guard isMember, let call = call(at: index), !call.isMessage else { return nil }
      return document.labels(of: call, fit: pattern) && fitsOwner(call, pattern) ? call : nil
    case .getter:
      return isMember ? getter(at: index) : ownGetter(at: index)
    case .message:
      if isMember, pattern.labels?.isEmpty ?? true { return getter(at: index) }
      guard let call = call(at: index), call.isMessage else { return nil }
      return document.labels(of: call, fit: pattern) && fitsOwner(call, pattern) ? call : nil
    case .name:
      return Call(
        name: index, receiver: .empty, arguments: [], range: TokenRange(index, index + 1), isMessage: false)
    case .setter, .accessor, .declaration, .typed, .given:
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

  /// `localized` in an extension of `String`, which reads it of itself.
  private func ownGetter(at index: Int) -> Call? {
    guard document.language == .swift, document.kind(index + 1) != .assign,
      document.kind(index + 1) != .openParen, document.kind(index + 1) != .colon,
      document.keyword(index - 1) == nil || document.keyword(index - 1) == .return,
      document.isTextExtension(around: index), !document.isLocalName(index)
    else { return nil }
    return Call(
      name: index, receiver: .empty, arguments: [], range: TokenRange(index, index + 1), isMessage: false)
  }

  /// Whether a call is one of a member of the type that a pattern names: on the type, on itself, on the one object that the type
  /// has, or on a variable that the file declares with it.
  private mutating func fitsOwner(_ call: Call, _ pattern: CallPattern) -> Bool {
    guard let owner = pattern.owner else { return true }
    let receiver = call.receiver
    guard !receiver.isEmpty else { return !call.isMessage && !isDeclaredElsewhere(call.name, than: owner) }
    let last = receiver.upper - 1
    if document.token(last, spells: owner) || document.token(last, is: "self")
      || document.token(last, is: "Self")
    {
      return true
    }
    guard document.kind(last) == .identifier else {
      // `[[Texts sharedTexts] text:@"key"]`
      return receiver.count == 4 && document.kind(last) == .closeSquare
        && document.token(last - 2, spells: owner)
    }
    // `Texts.shared.text("key")`
    if receiver.count == 3, document.kind(last - 1) == .dot, document.token(last - 2, spells: owner) {
      return true
    }
    return document.isOwnName(receiver)
      && typedVariables().contains(
        MemberHash(type: owner.utf8, member: document.source[document.tokens[last].range]))
  }

  /// Whether the file declares a function of this name in another type, which a call without a receiver may mean.
  private func isDeclaredElsewhere(_ name: Int, than owner: String) -> Bool {
    document.redefinitions.contains { declared in
      document.sameSpelling(declared, name)
        && document.typeName(around: declared).map { !document.token($0, spells: owner) } ?? false
    }
  }

  /// What the file declares as `texts: Texts`, `texts = Texts.shared` and `Texts *texts`, each as a member of its type.
  private mutating func typedVariables() -> Set<MemberHash> {
    if let variables { return variables }
    var found: Set<MemberHash> = []
    let (source, tokens) = (document.source, document.tokens)
    for token in tokens.indices.dropLast(2)
    where tokens[token].kind == .identifier && tokens[token + 2].kind == .identifier {
      let (first, second) = (tokens[token].range, tokens[token + 2].range)
      switch tokens[token + 1].kind {
      case .colon, .assign:
        guard document.isCapital(token + 2) else { continue }
        found.insert(MemberHash(type: source[second], member: source[first]))
      case .operator where document.language == .cFamily:
        guard document.isCapital(token) else { continue }
        found.insert(MemberHash(type: source[first], member: source[second]))
      default: continue
      }
    }
    variables = found
    return found
  }

  /// `func name(`, `#define name(`, and in C a function's own head at file level; there a value behind `=` is a call.
  func isDeclaration(_ index: Int) -> Bool {
    switch document.keyword(index - 1) {
    case .func, .macro, .class, .struct, .enum: return true
    default: break
    }
    if document.kind(index - 1) == .hash { return document.keyword(index - 1) == .define }
    // A head has its type before it: `NSString *Text(NSString *key)`.
    return document.language == .cFamily && bracket == 0
      && !document.tokens[index].flags.contains(.inDirective)
      && (document.kind(index - 1) == .identifier || document.token(index - 1, is: "*"))
  }
}

extension Document {
  /// Whether a name is asked of something; a module is nothing to ask.
  func isMember(_ name: Int) -> Bool {
    kind(name - 1) == .arrow || kind(name - 1) == .dot && !isModule(name - 2)
  }

  /// `[NSMutableAttributedString alloc]`
  func namesAttributedString(_ receiver: TokenRange) -> Bool {
    receiver.indices.contains {
      token($0, is: "NSAttributedString") || token($0, is: "NSMutableAttributedString")
    }
  }

  /// Receivers whose spelling says that they belong to the interface.
  func looksLikeInterface(_ receiver: TokenRange) -> Bool {
    guard let name = receiver.indices.last(where: { kind($0) == .identifier }) else { return false }
    return isNamedLikeInterface(name) || receiver.count == 1 && isMadeAsInterface(name)
  }

  /// `let reminder = UNMutableNotificationContent()`
  private func isMadeAsInterface(_ name: Int) -> Bool {
    localValues(of: name).contains { value in
      // A window may have no bar for its title.
      isOfSystem(value.lower) && kind(value.lower + 1) == .openParen && isNamedLikeInterface(value.lower)
        && !source.withSpelling(tokens[value.lower].range) { $0.hasSuffix("Window") || $0.hasSuffix("Panel") }
    }
  }

  /// `UILabel`, `NSMenuItem`, `UNMutableNotificationContent`
  private func isOfSystem(_ name: Int) -> Bool {
    kind(name) == .identifier
      && source.withSpelling(tokens[name].range) { name in
        (name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("UN")) && name.count > 2
          && name[2].isCapital
      }
  }

  private func isNamedLikeInterface(_ token: Int) -> Bool {
    let name = source[tokens[token].range]
    return Self.interfaceEndings.contains { ending in
      name.count >= ending.utf8.count
        && zip(name.suffix(ending.utf8.count), ending.utf8).allSatisfy { byte, wanted in
          byte | 0x20 == wanted
        }
    }
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

  /// `NSString` takes formats of its own type: `NSLocalizedString(…) as NSString`.
  fileprivate func withoutCast(_ range: TokenRange) -> TokenRange {
    range.count > 2 && keyword(range.upper - 2) == .as ? TokenRange(range.lower, range.upper - 2) : range
  }
}
