import L10nSyntax

extension Check {
  /// Names and titles in the order of their code points.
  static let unlocalizedSort = Check(
    .textCalls { call, document, pass in
      guard document.lexicon.textCalls[call.pattern].deed == .sort,
        let order = document.unlocalizedOrder(of: call.call)
      else { return }
      if let list = document.sortedList(around: call.call),
        document.isPutIntoSet(list) || document.isCompared(list) || document.isListWrittenOut(list)
      {
        return
      }
      let isForPeople =
        !order.isUnsure
        && (document.importsInterface || order.isForPeople || document.namesDisplay(in: call.call))
      pass.report(
        order.range,
        "`\(document.text(of: order.name))` ignores the reader's language: `Ä` comes after `z`"
          + (order.isNumeric ? "" : ", `a10` before `a2`"),
        confidence: isForPeople && !document.fillsStore(call.call) ? .likely : .possible,
        fix: document.localizedOrder(of: call.call))
    })
}

extension Document {
  /// What orders the texts of a call, where no language does.
  fileprivate func unlocalizedOrder(of call: Call) -> TextOrder? {
    let name = TokenRange(call.name, call.name + 1)
    if token(call.name, is: "Comparable") { return order(ofComparable: call.name) }
    if token(call.name, is: "sorted") || token(call.name, is: "sort") {
      if ordersPlainly(call) {
        return TextOrder(name: name, range: TokenRange(call.name - 2, call.name + 3), isUnsure: true)
      }
      guard !isOtherBranch(startingAt: operandStart(endingAt: call.name)) else {
        return nil
      }
      return comparison(inClosureOf: call.name) ?? order(ofMappedTitles: call) ?? order(byKeyPath: call)
    }
    if call.arguments.contains(where: isSortedByTitle) {
      return choosesLocalizedOrder(call) ? nil : TextOrder(name: name, range: call.range)
    }
    guard let other = call.arguments.first?.value, !call.receiver.isEmpty, isTitleOrHolder(call.receiver),
      isTitleOrHolder(firstValue(of: other)), !comparesVersions(call), !isEquality(call),
      !isOtherBranch(startingAt: call.range.lower)
    else { return nil }
    return TextOrder(
      name: name, range: call.range, isNumeric: call.arguments.contains { isNumeric($0.value) })
  }

  /// Nobody sees the order here: a descriptor is for a request whose rows others show or look up, the records of a
  /// browser have addresses for names, and a dictionary has no order.
  fileprivate func fillsStore(_ call: Call) -> Bool {
    if call.arguments.contains(where: { isSortKey($0) }) {
      return comparison(of: call).map { !isOrder($0) } ?? true
    }
    let end = min(tokens.count, call.range.upper + Self.reachOfRecords)
    if (max(0, call.range.lower - Self.reachOfRecords)..<end).contains(where: {
      token($0, spells: "WKWebsiteDataRecord")
    }) {
      return true
    }
    return isLoopOverSorted(call)
  }

  /// Tokens: so near a name says what is sorted, and what is done with it.
  private static let (reachOfRecords, reachOfDisplay) = (60, 40)

  /// `Set(books.sorted { … })`, `[Book: Int](uniqueKeysWithValues: books.sorted { … })`: the order is lost at once.
  fileprivate func isPutIntoSet(_ sorted: TokenRange) -> Bool {
    if kind(sorted.lower - 1) == .colon { return token(sorted.lower - 2, is: "uniqueKeysWithValues") }
    return token(sorted.lower - 2, is: "Set") && kind(sorted.lower - 1) == .openParen
      && closer(of: sorted.lower - 1) == sorted.upper
  }

  /// `["ada", "grace"].sorted { … }`, or a constant of the file that is such a list: whoever wrote it knows the order.
  fileprivate func isListWrittenOut(_ sorted: TokenRange) -> Bool {
    if isListOfLiterals(at: sorted.lower) { return true }
    let name = withoutSelf(sorted).lower
    guard kind(name) == .identifier, kind(name + 1) == .dot, isSearchable else { return false }
    let list = firstOccurrence(of: name, in: tokens.indices) { token in
      keyword(token - 1) == .let && isSeen(token, from: name)
        && variable(declaredAt: token)?.value.map { isListOfLiterals(at: $0.lower) } ?? false
    }
    return list != nil
  }

  /// Whether a constant is one of the file, or of the type or the function that names it.
  private func isSeen(_ constant: Int, from name: Int) -> Bool {
    let body = functionBody(around: constant)
    guard body == nil || body == functionBody(around: name) else { return false }
    return typeName(around: constant).map { isInType(named: $0, name) } ?? true
  }

  /// `[Person(name: "Ada"), …]`: its first element has a text of its own, which no table translates.
  private func isListOfLiterals(at open: Int) -> Bool {
    guard kind(open) == .openSquare, let close = closer(of: open), close > open + 1,
      let first = commaParts(of: TokenRange(open + 1, close)).first
    else { return false }
    return first.indices.contains { literal(at: $0) != nil }
      && localizedCalls(within: first).isEmpty
  }

  /// `old.sorted { … } != new.sorted { … }`: any order serves.
  fileprivate func isCompared(_ sorted: TokenRange) -> Bool {
    var list = sorted
    while kind(list.lower - 1) == .openParen, closer(of: list.lower - 1) == list.upper {
      list = TokenRange(list.lower - 1, list.upper + 1)
    }
    return [list.lower - 1, list.upper].contains { token($0, is: "==") || token($0, is: "!=") }
  }

  /// The list in its order that a call makes or whose closure it stands in.
  fileprivate func sortedList(around call: Call) -> TokenRange? {
    var name = call.name
    for _ in 0..<4 where !token(name, is: "sorted") {
      let bracket = bracket(around: name)
      guard bracket != 0 else { return nil }
      name = open(ofBracket: bracket) - 1
    }
    guard token(name, is: "sorted"), let start = operandStart(endingAt: name) else { return nil }
    var end = name + 1
    if kind(end) == .openParen, let close = closer(of: end) { end = close + 1 }
    if kind(end) == .openBrace, let close = closer(of: end) { end = close + 1 }
    return TokenRange(start, end)
  }

  /// `for shelf in shelves.sorted { … } { byShelf[shelf] = … }`
  private func isLoopOverSorted(_ call: Call) -> Bool {
    guard let start = operandStart(endingAt: call.name), keyword(start - 1) == .in, keyword(start - 3) == .for
    else { return false }
    var open = call.range.upper
    if kind(open) == .openBrace, kind(closer(of: open).map { $0 + 1 } ?? open) == .openBrace {
      open = (closer(of: open) ?? open) + 1
    }
    guard kind(open) == .openBrace, kind(open + 1) == .identifier, kind(open + 2) == .openSquare,
      let square = closer(of: open + 2), kind(square + 1) == .assign
    else { return false }
    return true
  }

  /// `names.sorted()`: whose names they are does not stand there.
  fileprivate func ordersPlainly(_ call: Call) -> Bool {
    let list = call.name - 2
    guard kind(call.name - 1) == .dot, kind(list) == .identifier, kind(call.name + 1) == .openParen,
      kind(call.name + 2) == .closeParen, kind(call.name + 3) != .openBrace,
      let word = text(of: list).words.last, word.hasSuffix("s")
    else { return false }
    return Tables.titleNames.contains(String(word.dropLast())) && !ordersMachineTexts(call.name)
  }

  /// `sorted { $0.name < $1.name }`, `sort(by: { a, b in a.title < b.title })`
  private func comparison(inClosureOf name: Int) -> TextOrder? {
    guard language == .swift, kind(name - 1) == .dot, let body = closure(behind: name),
      !ordersMachineTexts(name)
    else { return nil }
    return orderOfTitles(in: body)
  }

  private func closure(behind name: Int) -> TokenRange? {
    var open = name + 1
    if kind(open) == .openParen, kind(open + 1) == .closeParen {
      open += 2
    } else if kind(open) == .openParen {
      guard token(open + 1, is: "by"), kind(open + 3) == .openBrace else { return nil }
      open += 3
    }
    guard kind(open) == .openBrace, let close = closer(of: open) else { return nil }
    return TokenRange(open + 1, close)
  }

  private func isSortKey(_ argument: Argument) -> Bool {
    argument.label.map { label in
      token(label, is: "key") || token(label, is: "sortDescriptorWithKey") || token(label, is: "initWithKey")
    } ?? false
  }

  /// Whether the key of a sort descriptor is a title: `"title"`, `#keyPath(Shelf.title)`.
  private func isSortedByTitle(_ argument: Argument) -> Bool {
    guard isSortKey(argument) else { return false }
    if let key = constantText(of: argument.value) { return isTitleKey(key) }
    let value = argument.value
    guard token(value.lower, spells: "#keyPath"), value.count > 3 else { return false }
    return isTitle(TokenRange(value.lower + 2, value.upper - 1))
  }

  private func choosesLocalizedOrder(_ call: Call) -> Bool {
    comparison(of: call).map { !isOrder($0) } ?? false
  }

  /// A descriptor may name how it compares.
  private func comparison(of descriptor: Call) -> TokenRange? {
    argument(.label("selector"), of: descriptor)
  }

  /// `@selector(caseInsensitiveCompare:)`
  private func isOrder(_ comparison: TokenRange) -> Bool {
    comparison.indices.contains { token($0, is: "caseInsensitiveCompare") || token($0, is: "compare") }
  }

  private func isTitleKey(_ key: String) -> Bool {
    guard let words = key.split(separator: ".").last.map({ String($0).words }), let last = words.last else {
      return false
    }
    return Tables.titleNames.contains(last)
      && !words.dropLast().contains(where: Tables.machineOwners.contains)
  }

  /// `isUp ? a.compare(b) : b.compare(a)` is one mistake.
  private func isOtherBranch(startingAt operand: Int?) -> Bool {
    guard let operand, kind(operand - 1) == .colon, let start = operandStart(endingAt: operand - 2),
      kind(start - 1) == .ternary
    else { return false }
    return textCalls(within: TokenRange(start, operand - 1)).contains { first in
      lexicon.textCalls[first.pattern].deed == .sort && unlocalizedOrder(of: first.call) != nil
    }
  }

  /// `options: .numeric` is for versions, where a name says that these are some.
  private func comparesVersions(_ call: Call) -> Bool {
    guard call.arguments.contains(where: { isNumeric($0.value) }) else { return false }
    let head = functionHead(around: call.name)
    let names =
      call.range.indices.filter { kind($0) == .identifier } + [head?.name, head?.owner].compactMap { $0 }
    return names.contains { name in
      text(of: name).words.contains { ["version", "build", "tag", "release"].contains($0) }
    }
  }

  private func isNumeric(_ range: TokenRange) -> Bool {
    range.indices.contains { token($0, is: "numeric") || token($0, is: "NSNumericSearch") }
  }

  /// `a.caseInsensitiveCompare(b) == .orderedSame` asks for no order.
  private func isEquality(_ call: Call) -> Bool {
    (call.range.upper..<min(tokens.count, call.range.upper + 4)).contains { position in
      token(position, is: "orderedSame") || token(position, is: "NSOrderedSame")
    }
  }

  /// Names that are made for people, whatever the file imports.
  fileprivate func namesDisplay(in call: Call) -> Bool {
    let end = min(tokens.count, call.range.upper + Self.reachOfDisplay)
    return (call.range.lower..<end).contains {
      token($0, is: "displayName") || token($0, is: "localizedName")
    }
  }

  /// `localizedStandardCompare` for `compare` where nothing but the other text is given.
  fileprivate func localizedOrder(of call: Call) -> ProposedFix? {
    guard call.arguments.count == 1,
      token(call.name, is: "compare") || token(call.name, is: "caseInsensitiveCompare")
    else { return nil }
    let title = "Write `localizedStandardCompare`"
    let (mine, theirs) = (uncased(call.receiver), uncased(call.arguments[0].value))
    guard mine != call.receiver || theirs != call.arguments[0].value else {
      return .suggested(title, .replace(tokens[call.name].range, "localizedStandardCompare"))
    }
    let (receiver, other) = (text(of: mine), text(of: theirs))
    let comparison =
      language == .swift
      ? "\(receiver).localizedStandardCompare(\(other))" : "[\(receiver) localizedStandardCompare:\(other)]"
    return .suggested(title, .replace(bytes(of: call.range), comparison))
  }
}
