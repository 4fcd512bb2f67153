import L10nSyntax

// Where the texts go that a formatter of dates writes, and who takes them.

extension Document {
  /// What is true of all texts of a formatter together.
  func ways(of texts: [TokenRange]) -> DateUse.Ways {
    guard !texts.isEmpty else { return [] }
    var ways: DateUse.Ways = []
    if texts.contains(where: { isReturned($0) || isReturnedByName($0) }) { ways.insert(.returned) }
    if texts.allSatisfy(isReturned) { ways.insert(.onlyReturned) }
    if texts.allSatisfy(isPutIntoFileName) { ways.insert(.onlyInFileNames) }
    return ways
  }

  /// Whether a text reaches a reader.
  func ways(of text: TokenRange) -> DateUse.Ways {
    var ways: DateUse.Ways = []
    if isShown(text) { ways.insert(.shown) }
    if let head = functionShownByOwnType(giving: text) { ways.insert(isOfLog(head) ? .shownInLog : .shown) }
    return ways
  }

  func takers(of text: TokenRange) -> DateUse.Takers {
    var takers: DateUse.Takers = []
    let isInTable = isPutIntoLocalizedText(text)
    if isInTable || isPutIntoSentence(text) { takers.insert(.readers) }
    if isForMachines(text) || isOnlyMatched(text) { takers.insert(.machines) }
    if placesOfValue(text).contains(where: isPutIntoAddress) { takers.formUnion([.machines, .address]) }
    // What takes the name of a file speaks of that file: `exportPath`.
    if isPutIntoFileName(text) { return takers.union([.machines, .fileName]) }
    // What a text of a table is called tells nothing of who reads it: `Texts.errorLogSince(date)`.
    if !isInTable { for name in nearRecipients(of: text) { takers.formUnion(self.takers(namedBy: name)) } }
    return takers
  }

  /// `"https://tides.example/?from=\(formatter.string(from: day))"`, `URLQueryItem(name: "from", value: day)`
  private func isPutIntoAddress(_ text: TokenRange) -> Bool {
    let bracket = bracket(around: text.lower)
    guard bracket != 0 else { return false }
    let open = open(ofBracket: bracket)
    if token(open - 1, is: "URLQueryItem") || token(open + 1, is: "NSURLQueryItem") { return true }
    guard kind(open) == .openInterpolation else { return false }
    let literal = literals[Int(tree.brackets[bracket].literal)]
    return source.withSpelling(literal.contentRange) { text in
      text.holds("://") || text.contains(UInt8(ascii: "?")) && text.contains(UInt8(ascii: "="))
    }
  }

  /// Who stands farther away takes what others have made of the text.
  private func nearRecipients(of text: TokenRange) -> ArraySlice<Int> { recipients(of: text).prefix(6) }

  // MARK: To readers

  private func isShown(_ text: TokenRange) -> Bool {
    if displayedTexts(showing: text).contains(where: \.isSure) { return true }
    if case .shownHere = handedText(text) { return true }
    return isReturnedToLabel(text) || isPutIntoLocalizedText(text)
      || nearRecipients(of: text).contains { name in
        (kind(name + 1) == .assign || kind(name + 1) == .colon)
          && displayedText(ofVariable: name)?.isSure == true
      }
  }

  /// `Text(day, formatter: dayFormatter)`, `Text("Since \(day, formatter: dayFormatter)")`
  func isGivenToView(_ formatter: Int) -> Bool {
    guard language == .swift, isSearchable else { return false }
    let use = firstOccurrence(of: formatter, in: tokens.indices) { name in
      guard kind(name - 1) == .colon, token(name - 2, is: "formatter"), context(at: name).isEmpty else {
        return false
      }
      let bracket = bracket(around: name)
      guard bracket != 0, case let open = open(ofBracket: bracket) else { return false }
      return kind(open) == .openInterpolation || token(open - 1, is: "Text")
        || token(open - 1, is: "TextField")
    }
    return use != nil
  }

  /// `var dateText: String { "\(formatter.string(from: day))" }`, where a view of the file shows what has this name.
  private func isReturnedToLabel(_ text: TokenRange) -> Bool {
    guard language == .swift, let head = functionHead(around: text.lower),
      head.form == .property || head.form == .function,
      self.text(of: head.name).words.contains(where: Self.dateWords.contains), !isOfLog(head),
      returnedValues(in: head.body).contains(where: { isWritten($0, as: text) })
    else { return false }
    return displayedTexts.contains { shown in
      shown.isSure && shown.value.indices.contains { $0 != head.name && sameSpelling($0, head.name) }
    }
  }

  /// `var dateText: String { formatter.string(from: day) }`, which views of other files may show.
  func giver(of text: TokenRange) -> ShownName? {
    guard language == .swift, isReturned(text), let head = functionHead(around: text.lower),
      head.form == .property, let type = head.owner, !isOfFileOnly(head.name), !isOfFileOnly(type)
    else { return nil }
    return .member(memberHash(type, head.name))
  }

  private static let dateWords = ["date", "day", "month", "time", "year"]

  /// A row of a log that is shown.
  private func isOfLog(_ head: FunctionHead) -> Bool {
    head.owner.map { text(of: $0).words.contains { $0.hasPrefix("log") } } ?? false
  }

  /// `"Saved on \(date)"`, also by way of a variable.
  private func isPutIntoSentence(_ text: TokenRange) -> Bool {
    guard language == .swift else { return false }
    let variable = kind(text.lower - 1) == .assign ? text.lower - 2 : text.lower
    guard let body = functionBody(around: text.lower) else { return false }
    return literals.contains { literal in
      body.contains(tokens(of: literal)) && literal.flags.contains(.interpolated)
        && wording(of: literal) == .likely
        && interpolations(of: literal).contains { value in
          value.contains(text) || value.count == 1 && sameSpelling(value.lower, variable)
        }
        && !context(at: Int(literal.firstToken)).contains(.log)
    }
  }

  /// `String(format: NSLocalizedString("saved", comment: ""), date)`, `Texts.saved(date)`, also by way of a variable.
  private func isPutIntoLocalizedText(_ text: TokenRange) -> Bool {
    placesOfValue(text).contains { place in
      formatCalls(around: place).contains { call in
        call.values.contains(place) && localizedCall(in: call.format) != nil
      }
        || localizedCalls(around: place).contains { $0.isAccessor && isArgument(place, of: $0) }
    }
  }

  /// Where a value stands: as it is written, and by the name of the variable that it is given to, behind that.
  func placesOfValue(_ value: TokenRange) -> [TokenRange] {
    guard kind(value.lower - 1) == .assign, kind(value.lower - 2) == .identifier,
      let body = functionBody(around: value.lower)
    else { return [value] }
    let uses = occurrences(of: value.lower - 2, in: value.upper..<max(value.upper, body.upper))
    return [value] + uses.map { TokenRange($0, $0 + 1) }
  }

  /// Whether it is all that an accessor is given in one place.
  private func isArgument(_ range: TokenRange, of accessor: LocalizedCall) -> Bool {
    let (before, after) = (kind(range.lower - 1), kind(range.upper))
    let open = accessor.call.name + 1
    return kind(open) == .openParen && bracket(around: range.lower) == Int(tokens[open].link)
      && (before == .openParen || before == .comma || before == .colon)
      && (after == .closeParen || after == .comma)
  }

  // MARK: To callers

  /// `return formatter.string(from: day)`, `func text(of day: Date) -> String { formatter.string(from: day) }`
  private func isReturned(_ text: TokenRange) -> Bool {
    if keyword(text.lower - 1) == .return { return true }
    guard language == .swift, kind(text.lower - 1) == .openBrace, kind(text.upper) == .closeBrace else {
      return false
    }
    return functionHead(around: text.lower)?.body == text
  }

  /// `text = [formatter stringFromDate:day]; return text;`
  private func isReturnedByName(_ text: TokenRange) -> Bool {
    let end = kind(text.upper) == .semicolon ? text.upper + 1 : text.upper
    return kind(text.lower - 1) == .assign && keyword(end) == .return && kind(end + 1) == .identifier
      && sameSpelling(end + 1, text.lower - 2)
  }
}
