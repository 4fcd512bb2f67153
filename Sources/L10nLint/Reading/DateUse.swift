import L10nSyntax

/// How the formatter that gets a date pattern is set up, and what becomes of its dates.
struct DateUse {
  enum Language {
    /// Nobody says so: that of the reader.
    case reader
    /// That of the reader, as far as a class or a function of the project tells, whose dates go anywhere.
    case own
    /// A fixed one, or `en_US_POSIX`.
    case fixed
    /// The formatter comes from elsewhere.
    case unknown
  }

  var language: Language
  var writes = false
  var reads = false
  /// A written date certainly reaches a reader.
  var isShown = false
  /// The same in a type of a log, whose lines may keep the order of programs.
  var isShownInLog = false
  /// Names, or those who take the dates, speak of files, servers or logs.
  var isForMachines = false
  var isForReaders = false
  var isForLogs = false
  /// All that says it is for programs is the name of a file, which nobody reads again.
  var namesFile = false
  /// The written text is a part of such a name, and goes nowhere else.
  var isInFileName = false
  /// A function hands the written text to whoever calls it, and does nothing else with it.
  var isOnlyReturned = false
  /// The same, be it by way of a variable.
  var isReturned = false
  var isForOtherPrograms = false
  /// The same formatter reads all that it writes, as a way to take the hours off: any calendar does.
  var isReadBack = false
  /// The calendar of the formatter is set, so that the reader's own changes nothing.
  var hasCalendar = false
}

/// For whom a pattern writes dates, and how sure that is.
enum DatePurpose {
  case readers(Confidence)
  case machines(Confidence)
  /// Both, none, or somebody has cared for the language already.
  case unclear
}

/// A pattern that a call gets, and for whom it writes dates.
struct JudgedPattern {
  var literal: StringLiteral
  var pattern: DatePattern
  var purpose: DatePurpose
  var isOfFileName: Bool
  /// What it is for is to read dates, and not to write any.
  var onlyReads: Bool
}

extension JudgedPattern {
  func evidence(for purpose: String, _ text: String) -> [Evidence] {
    [Evidence(.pattern, text), Evidence(.purpose, purpose)]
  }
}

extension DatePattern {
  func purpose(_ use: DateUse) -> DatePurpose {
    guard use.language != .fixed, !use.isReadBack else { return .unclear }
    let sure: Confidence = use.language == .unknown ? .possible : .likely
    let sureOfMachines = use.language == .own || use.isForLogs ? .possible : sure
    switch look {
    case .plain: return .unclear
    case .timestamp:
      // A time of no day that nobody reads again stands before a line of some log.
      let isStamp = !has(.day) && !use.reads
      return use.isShown ? .unclear : .machines(isStamp ? .possible : sureOfMachines)
    case .yearFirst:
      if use.isShown, !use.reads, !use.isForMachines { return .readers(sure) }
      // Read, not written: digits are understood in all writings, and there is no hour to mistake.
      if use.hasCalendar, use.reads, !use.writes { return .unclear }
      if use.isForReaders && !use.reads { return .unclear }
      // Who gets the text may show it as well as send it.
      let mayBeShown = !use.reads && !use.isForMachines && (hasSignsOfPeople || use.isOnlyReturned)
      return .machines(mayBeShown ? .possible : sureOfMachines)
    case .words, .figures, .time:
      if use.isShown || use.isShownInLog && look != .time, !use.reads { return .readers(sure) }
      if use.reads, !use.writes { return .machines(use.language == .own ? .possible : sure) }
      if use.isForMachines { return .machines(.possible) }
      if use.reads { return .readers(.possible) }
      return .readers(look == .words || look == .figures && use.isForReaders ? sure : .possible)
    }
  }
}

// MARK: Reading the code

extension Document {
  func dateUse(of call: LocaleCall) -> DateUse {
    let uses = formatterUses(of: call)
    var use = DateUse(language: language(of: uses, in: call))
    let written = uses.members.filter { !$0.isSet && writesDate($0.name) }
    let read = uses.members.filter { !$0.isSet && readsDate($0.name) }.compactMap(\.value)
    use.isReadBack =
      !written.isEmpty && written.allSatisfy { text in read.contains { isReading($0, of: text.range) } }
      && read.allSatisfy { value in written.contains { isReading(value, of: $0.range) } }
    use.isInFileName = !written.isEmpty && written.allSatisfy { isPutIntoFileName($0.range) }
    use.isOnlyReturned = !written.isEmpty && written.allSatisfy { isReturned($0.range) }
    use.isReturned = written.contains { isReturned($0.range) || isReturnedByName($0.range) }
    for member in uses.members where !member.isSet {
      if writesDate(member.name) {
        use.writes = true
        if context(at: member.name).contains(.log) { use.isForLogs = true }
        follow(member.range, &use)
      } else if readsDate(member.name) {
        use.reads = true
      }
    }
    if let result = call.result { take(result, of: call, &use) }
    use.hasCalendar = uses.members.contains { $0.isSet && isCalendar($0.name) }
    if let owner = uses.names.last, isOnlyLogged(owner) { use.isForLogs = true }
    var names = uses.names
    if let head = functionHead(around: call.name) { names += [head.name, head.owner].compactMap { $0 } }
    for name in names { use.takeWords(of: text(of: name)) }
    return use
  }

  /// A function of the project says by itself what it does with a pattern.
  private func take(_ result: LocalePattern.Result, of call: LocaleCall, _ use: inout DateUse) {
    use.takeWords(of: text(of: call.name))
    if result == .date { use.reads = true }
    guard result == .text else { return }
    use.writes = true
    if context(at: call.name).contains(.log) { use.isForLogs = true }
    follow(call.range, &use)
  }

  /// Whether nothing but messages of a log names a function or property of this file, if anything does.
  private func isOnlyLogged(_ name: Int) -> Bool {
    guard language == .swift, isOfFileOnly(name), isSearchable else { return false }
    let other = firstOccurrence(of: name, in: tokens.indices) { token in
      token != name && !context(at: token).contains(.log)
    }
    return other == nil
  }

  /// Whether a value that is read is a written date, by itself or by a variable that is there for nothing else.
  private func isReading(_ value: TokenRange, of text: TokenRange) -> Bool {
    if value.contains(text) { return true }
    guard value.count == 1, kind(text.lower - 1) == .assign, sameSpelling(value.lower, text.lower - 2),
      let body = functionBody(around: text.lower), body.contains(value.lower)
    else { return false }
    return occurrences(of: value.lower, in: body.indices).count == 2
  }

  private func isCalendar(_ name: Int) -> Bool {
    token(name, is: "calendar") || token(name, is: "setCalendar")
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
    }
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

  /// A row of a log that is shown.
  private func isOfLog(_ head: FunctionHead) -> Bool {
    head.owner.map { text(of: $0).words.contains { $0.hasPrefix("log") } } ?? false
  }

  private static let dateWords = ["date", "day", "month", "time", "year"]

  func writesDate(_ name: Int) -> Bool {
    token(name, is: "string") || token(name, is: "stringFromDate")
      || token(name, is: "stringForObjectValue")
  }

  func readsDate(_ name: Int) -> Bool {
    token(name, is: "date") || token(name, is: "dateFromString") || token(name, is: "getObjectValue")
  }

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

  /// Where a written date goes.
  private func follow(_ text: TokenRange, _ use: inout DateUse) {
    if displayedTexts(showing: text).contains(where: \.isSure) { use.isShown = true }
    if case .shownHere = handedText(text) { use.isShown = true }
    if isReturnedToLabel(text) { use.isShown = true }
    if let head = functionShownByOwnType(giving: text) {
      if isOfLog(head) { use.isShownInLog = true } else { use.isShown = true }
    }
    if isForMachines(text) { use.isForMachines = true }
    if isPutIntoSentence(text) { use.isForReaders = true }
    if isOnlyMatched(text) { use.isForMachines = true }
    let isOfFile = isPutIntoFileName(text)
    if isOfFile { (use.namesFile, use.isForMachines) = (true, true) }
    for name in recipients(of: text).prefix(6) {
      // What takes the name of a file speaks of that file: `exportPath`.
      if !isOfFile { use.takeWords(of: self.text(of: name)) }
      if kind(name + 1) == .assign || kind(name + 1) == .colon,
        displayedText(ofVariable: name)?.isSure == true
      {
        use.isShown = true
      }
    }
  }
}

extension DateUse {
  private static let wordsOfFiles: Set = ["file", "files", "filename", "screenshot"]

  var isForFileName: Bool { (isInFileName || namesFile && !isForOtherPrograms) && writes && !reads }

  var mayStampFiles: Bool { writes && !reads && !isForOtherPrograms }

  /// What the words of a name say. `ExportFileName` is of the file, and of nothing that is written into it.
  fileprivate mutating func takeWords(of name: String) {
    let words = name.words
    let isOfFile =
      words.contains("filename") || words.contains("file") && words.contains { $0.hasPrefix("nam") }
    for word in words where !isOfFile || !word.hasPrefix("export") { take(word) }
  }

  private mutating func take(_ word: String) {
    if Tables.machineDateWords.contains(word) {
      isForMachines = true
      if word.hasPrefix("log") { isForLogs = true }
      if Self.wordsOfFiles.contains(word) {
        namesFile = true
      } else if word != "path", word != "url" {
        // These two are of files and of servers.
        isForOtherPrograms = true
      }
    } else if Tables.shownDateWords.contains(word) {
      isForReaders = true
    }
  }
}
