// What a text that the code puts together says: expressions read part by part, as deep as they are written out.

extension Document {
  public func wording(of join: Join) -> Wording {
    var wording = Wording()
    read(join, &wording)
    wording.end()
    return wording
  }

  public func wording(of range: TokenRange) -> Wording {
    var wording = Wording()
    read(range, &wording, depth: 0)
    wording.end()
    return wording
  }

  /// Whether an expression is a part of a join around it that says it all.
  public func isReadWithinJoin(_ range: TokenRange) -> Bool {
    var index = firstIndex(of: joins, startingAt: range.lower + 1) { $0.range.lower } - 1
    let floor = max(0, index - 24)
    var tries = 0
    while index >= floor, index >= 0, tries < 4 {
      let join = joins[index]
      index -= 1
      guard join.range != range, join.range.contains(range) else { continue }
      tries += 1
      if wording(of: join).covered.contains(range) { return true }
    }
    return false
  }

  private func read(_ join: Join, _ wording: inout Wording) {
    wording.covered.append(join.range)
    switch join.kind {
    case .plusAssign,
      .plus where grownVariable(of: join) != nil:
      readReceiver(join.operands[0].range, &wording)
      // `text += a + b`
      if join.operands.count > 2 {
        wording.covered.append(TokenRange(join.operands[1].range.lower, join.range.upper))
      }
      for operand in join.operands.dropFirst() { read(operand.range, &wording, depth: 1) }
    case .plus, .interpolation, .format:
      read(join.range, &wording, depth: 0)
    case .list:
      let separator = join.separator.flatMap { constantText(of: $0) } ?? ", "
      for (number, operand) in join.operands.enumerated() {
        if number > 0 { wording.add(text: separator) }
        read(operand.range, &wording, depth: 1)
      }
    case .append:
      readAppending(join, &wording)
    }
  }

  // MARK: Expressions

  /// Nobody writes a longer text, but names that stand for sums of names make one of a few lines.
  private static let mostParts = 400

  func read(_ range: TokenRange, _ wording: inout Wording, depth: Int) {
    guard wording.covered.count < Self.mostParts else { return }
    let range = withoutParentheses(range)
    guard !range.isEmpty, depth < 12 else { return wording.add(.value) }
    wording.covered.append(range)
    if let branches = branches(of: range) { return readChoice(branches, &wording, depth: depth + 1) }
    if let operands = plusOperands(of: range) {
      for operand in operands { read(operand, &wording, depth: depth + 1) }
      return
    }
    if let text = constantText(of: range) { return wording.add(text: text) }
    if let literal = literal(spanning: range) {
      return read(literal, &wording, depth: depth + 1)
    }
    if readAppended(range, &wording, depth: depth + 1) { return }
    if let text = mapped(range) { return read(text, &wording, depth: depth + 1) }
    if let sign = chosenSign(range) { return wording.add(text: sign) }
    let inner = wrappedText(range)
    // What a modifier says of a text, such as its help, is no part of it.
    if let number = localizedCall(in: range), !isBehind(localizedCalls[number].key, inner) {
      return readLocalized(number, &wording, depth: depth + 1)
    }
    if let call = formatCall(spanning: range), constantText(of: call.format) != nil {
      return readFormat(call, &wording, depth: depth + 1)
    }
    if range.count == 1, let value = localValues(of: range.lower).last {
      if let mark = mark(in: range.lower) { return wording.add(text: mark) }
      if beginsWithLocalizedText(value) { return read(value, &wording, depth: depth + 1) }
      if isBracketed(value) { return wording.end() }
      if startsLine(value) { wording.end() }
    }
    if let inner { return read(inner, &wording, depth: depth + 1) }
    readValue(range, &wording)
  }

  private func read(_ literal: StringLiteral, _ wording: inout Wording, depth: Int) {
    var token = Int(literal.firstToken) + 1
    while token <= Int(literal.lastToken) {
      if tokens[token].kind == .openInterpolation, let close = closer(of: token) {
        read(TokenRange(token + 1, close), &wording, depth: depth)
        token = close
      } else if tokens[token].kind == .stringText {
        wording.add(text: unescaped(tokens[token].range, of: literal))
      }
      token += 1
    }
  }

  /// `L10n.status`, and `L10n.status + " "`.
  private func beginsWithLocalizedText(_ value: TokenRange) -> Bool {
    localizedCall(in: plusOperands(of: value)?.first ?? value) != nil
  }

  /// Of the branches the one that says most: localized text, else words, else a value, else marks. What stands
  /// behind `??` only replaces a missing value.
  private func readChoice(_ branches: [TokenRange], _ wording: inout Wording, depth: Int) {
    let sign = kind(branches[0].upper)
    guard sign != .coalesce, sign != .ternary else { return read(branches[0], &wording, depth: depth) }
    // What is said before weighs the same for all of them.
    let finished = wording.phrases
    wording.phrases = []
    let start = wording
    for branch in branches where wording.covered.count < Self.mostParts {
      var reading = start
      reading.covered = wording.covered
      read(branch, &reading, depth: depth)
      if reading.weight > wording.weight { wording = reading } else { wording.covered = reading.covered }
    }
    wording.phrases = finished + wording.phrases
  }

  private func readLocalized(_ number: Int, _ wording: inout Wording, depth: Int) {
    let call = localizedCalls[number]
    if case .interpolated(let literal) = keyForm(of: call), call.keys == .text {
      let pieces = textPieces(of: literals[literal])
      guard pieces.contains(where: { source.string($0).hasWord }) else {
        return read(literals[literal], &wording, depth: depth)
      }
      wording.add(.localized(number))
      // `"\(name) at \(time)\n"`
      if let end = pieces.last, unescaped(end, of: literals[literal]).last?.isNewline ?? false {
        wording.end()
      }
      return
    }
    if call.isAccessor, text(of: call.call.name).isAcronym { return wording.add(.term) }
    if call.isAccessor, text(of: call.call.name).isNameOfMark { return wording.end() }
    guard let text = sourceText(of: call) else {
      return wording.add(namesUnit(call) ? .term : .localized(number))
    }
    if text.isNameOfMark { return wording.end() }
    guard text.hasWord, !text.isListedTerm else { return wording.add(text: text) }
    if text.startsApart || (wording.isOpen && text.first?.isUppercase ?? false) { wording.end() }
    wording.add(.localized(number))
    let mark = text.unicodeScalars.last { !$0.isSpace }
    if mark == "," { wording.isOpen = true } else if mark?.separates ?? false { wording.end() }
  }

  /// `NSLocalizedString(settings.units.rawValue, …)`, `NSLocalizedString(name, comment: "Unit")`
  private func namesUnit(_ call: LocalizedCall) -> Bool {
    guard let key = call.key else { return false }
    let comment = call.comment.flatMap { constantText(of: $0) }?.lowercased()
    if comment == "unit" || comment == "units" { return true }
    return key.indices.contains { token in
      kind(token) == .identifier && ["unit", "units"].contains(text(of: token).words.last ?? "")
    }
  }

  /// A format that is written out: its text, and the values where its specifiers stand.
  func readFormat(_ call: FormatCall, _ wording: inout Wording, depth: Int) {
    let format = constantText(of: call.format) ?? ""
    var position = format.startIndex
    for (number, specifier) in format.formatSpecifiers.enumerated() {
      wording.add(text: String(format[position..<specifier.range.lowerBound]))
      position = specifier.range.upperBound
      // A single character, such as a dash.
      if specifier.conversion == "C" || specifier.conversion == "c" {
        wording.end()
        continue
      }
      let value = specifier.position ?? number
      if value >= 0, value < call.values.count {
        read(call.values[value], &wording, depth: depth)
      } else {
        wording.add(.value)
      }
    }
    wording.add(text: String(format[position...]))
  }

  /// `Text(x)` and `AttributedString(x)` with their modifiers: what they show is their argument.
  private func wrappedText(_ range: TokenRange) -> TokenRange? {
    guard token(range.lower, is: "Text") || token(range.lower, is: "AttributedString"),
      let call = call(at: range.lower), let argument = call.arguments.first, call.range.upper <= range.upper
    else { return nil }
    if let label = argument.label, !token(label, is: "verbatim") { return nil }
    return argument.value
  }

  private func isBehind(_ range: TokenRange?, _ text: TokenRange?) -> Bool {
    guard let range, let text else { return false }
    return range.lower >= text.upper
  }

  private func readValue(_ range: TokenRange, _ wording: inout Wording) {
    if token(range.lower, is: "Image") || token(range.lower, is: "NSTextAttachment") { return wording.end() }
    guard let name = range.indices.reversed().first(where: { kind($0) == .identifier }) else {
      return wording.add(.value)
    }
    let text = text(of: name).lowercased()
    if Self.completeTexts.contains(text) || Self.separators.contains(where: { text.hasSuffix($0) }) {
      return wording.end()
    }
    wording.add(.value)
  }

  /// Members that hold complete texts of the system.
  private static let completeTexts: Set = [
    "localizeddescription", "localizedfailurereason", "localizedrecoverysuggestion", "errordescription",
    "failurereason", "recoverysuggestion",
  ]
  private static let separators = [
    "newline", "newlines", "linebreak", "lineending", "separator", "bullet", "divider", "delimiter", "indent",
    "ellipsis", "checkmark", "emoji", "glyph", "dash",
  ]
}

extension String {
  /// A key or accessor for a mark: `ellipsis`, `list_separator`.
  fileprivate var isNameOfMark: Bool {
    let name = lowercased()
    return !contains(" ")
      && ["ellipsis", "separator", "colon", "comma", "bullet", "dash"].contains { name.hasSuffix($0) }
  }

  /// `BAT`, `OK`: an accessor for something that is no word.
  fileprivate var isAcronym: Bool {
    if hasSuffix("UTC") || hasSuffix("GMT") { return true }
    return utf8.count > 1 && utf8.count < 6 && utf8.allSatisfy { $0.isCapital }
  }

  /// Begins with a mark that separates it from what stands before. A comma before a small letter goes on with the
  /// sentence: `, taking %@`.
  fileprivate var startsApart: Bool {
    guard let mark = unicodeScalars.first(where: { !$0.isSpace }), mark.separates, mark != "%" else {
      return false
    }
    guard mark == "," else { return true }
    let next = unicodeScalars.drop { $0.isSpace || $0 == "," }.first
    return !(next?.properties.isLowercase ?? false)
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { self == " " || self == "\u{A0}" }
}
