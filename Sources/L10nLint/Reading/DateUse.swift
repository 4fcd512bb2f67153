import L10nSyntax

/// How the formatter that gets a date pattern is set up, and what becomes of its dates.
struct DateUse {
  var language: Language
  /// The calendar of the formatter is set, so that the reader's own changes nothing.
  var hasCalendar = false
  var work: Work = []
  var takers: Takers = []
  var ways: Ways = []
  /// The property that hands the texts to whoever asks.
  var giver: ShownName?

  enum Language {
    /// Nobody says so: that of the reader.
    case reader
    /// That of the reader, as far as a class or a function of the project tells, whose dates go anywhere.
    case own
    /// `Locale(identifier: "en_US_POSIX")`, written out.
    case fixed
    /// Another one than the reader's, whatever it is.
    case chosen
    /// The formatter comes from elsewhere.
    case unknown
  }

  /// What the code asks of the formatter.
  struct Work: OptionSet {
    let rawValue: UInt8
    /// `formatter.string(from: day)`
    static let writing = Work(rawValue: 1 << 0)
    /// `formatter.date(from: line)`
    static let reading = Work(rawValue: 1 << 1)
    /// It reads all that it writes, as a way to take the hours off; so may several in one function, with one pattern.
    static let readingBack = Work(rawValue: 1 << 2)
    /// It reads what the system writes for people, in the order of their country: no locale of its own fits them all.
    static let readingForms = Work(rawValue: 1 << 3)
  }

  /// Who gets the dates, as far as names tell, and what the texts are put into.
  struct Takers: OptionSet {
    let rawValue: UInt8
    /// `friendlyDay`, or a sentence.
    static let readers = Takers(rawValue: 1 << 0)
    /// Files, servers or logs. The members below say which, where a name tells it.
    static let machines = Takers(rawValue: 1 << 1)
    static let log = Takers(rawValue: 1 << 2)
    /// The name of a file, which nobody reads again.
    static let fileName = Takers(rawValue: 1 << 3)
    /// `serverDate`, but not `url` and `path`, which are of files as well.
    static let otherPrograms = Takers(rawValue: 1 << 4)
    /// The address of something on a server.
    static let address = Takers(rawValue: 1 << 5)
  }

  /// Where the written texts go.
  struct Ways: OptionSet {
    let rawValue: UInt8
    /// One of them certainly reaches a reader.
    static let shown = Ways(rawValue: 1 << 0)
    /// One of them certainly reaches a reader of a log, whose lines may keep the order of programs.
    static let shownInLog = Ways(rawValue: 1 << 1)
    /// A function hands one to whoever calls it, be it by way of a variable.
    static let returned = Ways(rawValue: 1 << 2)
    /// Functions hand all of them to whoever calls, and do nothing else with them.
    static let onlyReturned = Ways(rawValue: 1 << 3)
    /// Each is a part of the name of a file, and goes nowhere else.
    static let onlyInFileNames = Ways(rawValue: 1 << 4)
  }
}

extension DateUse {
  /// The formatter only writes names of files.
  var isForFileName: Bool {
    work == .writing
      && (ways.contains(.onlyInFileNames) || takers.contains(.fileName) && !takers.contains(.otherPrograms))
  }

  /// Nothing is against it that a stamp of its dates tells files apart.
  var mayStampFiles: Bool { work == .writing && !takers.contains(.otherPrograms) }

  /// The formatter is given to a log, and nothing else here asks it for a date.
  var isOnlyForLog: Bool { takers.contains(.log) && !takers.contains(.readers) && work.isEmpty }

  /// Who gets a text that is returned may show it as well as send it.
  var isSurelyForMachines: Bool {
    takers.contains(.machines) && !takers.contains(.log)
      && ways.isDisjoint(with: [.returned, .shown, .shownInLog])
  }
}

extension Document {
  /// What the code tells of the formatter that a call sets up or makes, or of a function of the project that has its own.
  func dateUse(of call: LocaleCall) -> DateUse {
    let uses = usesOfPattern(setBy: call)
    let written = writtenTexts(of: uses)
    var use = DateUse(
      language: language(of: uses, in: call),
      hasCalendar: uses.members.contains { $0.isSet && isCalendar($0.name) },
      work: work(of: uses), ways: ways(of: written.map(\.range)))
    if uses.names.contains(where: isGivenToView) {
      use.work.insert(.writing)
      use.ways.insert(.shown)
    }
    if !use.work.isEmpty, isKeptInFunction(uses, of: call) { use.work.insert(.readingBack) }
    for text in written { follow(text.range, writtenAt: text.name, &use) }
    if use.language == .fixed { use.giver = written.lazy.compactMap { giver(of: $0.range) }.first }
    if let result = call.result { take(result, of: call, &use) }
    if let owner = uses.names.last, isNamedOnlyInLogs(owner) { use.takers.insert(.log) }
    if let name = uses.names.first, isGivenToLog(name) { use.takers.insert(.log) }
    let head = functionHead(around: call.name)
    for name in uses.names + [head?.name].compactMap({ $0 }) { use.takers.formUnion(takers(namedBy: name)) }
    // A screen has functions for programs, too: `CalendarView.dateKey(for:)`.
    if let owner = head?.owner {
      let named = takers(namedBy: owner)
      use.takers.formUnion(use.takers.contains(.machines) ? named.subtracting(.readers) : named)
    }
    return use
  }

  /// Where other functions set a pattern of their own on the same formatter, what counts is what this one asks for.
  private func usesOfPattern(setBy call: LocaleCall) -> ObjectUses {
    var uses = formatterUses(of: call)
    guard call.result == nil, let body = functionBody(around: call.name) else { return uses }
    let isSetElsewhere = uses.members.contains { member in
      member.isSet && sameSpelling(member.name, call.name) && !body.contains(member.name)
    }
    let own = uses.members.filter { $0.isSet || body.contains($0.name) }
    if isSetElsewhere, own.contains(where: { !$0.isSet }) { uses.members = own }
    keepOwn(&uses, ofPatternSetBy: call)
    return uses
  }

  /// `formatter.dateFormat = …; formatter.date(from: line); formatter.dateFormat = …; formatter.string(from: day)`: a pattern
  /// holds until the next one is set in the same block.
  private func keepOwn(_ uses: inout ObjectUses, ofPatternSetBy call: LocaleCall) {
    let block = innermostBrace(around: call.name)
    let sets = uses.members.filter { $0.isSet && sameSpelling($0.name, call.name) }
    guard sets.count > 1, sets.allSatisfy({ innermostBrace(around: $0.name) == block }) else { return }
    let next = sets.lazy.map(\.name).filter { $0 > call.name }.min() ?? tokens.count
    let own = uses.members.filter { $0.isSet || call.name < $0.name && $0.name < next }
    if own.contains(where: { !$0.isSet }) { uses.members = own }
  }

  /// A function of the project says by itself what it does with a pattern: `day.text("d MMM")`.
  private func take(_ result: LocalePattern.Result, of call: LocaleCall, _ use: inout DateUse) {
    use.takers.formUnion(takers(namedBy: call.name))
    switch result {
    case .date: use.work.insert(.reading)
    case .text:
      use.work.insert(.writing)
      follow(call.range, writtenAt: call.name, &use)
    case .formatter, .fixed: break
    }
  }

  private func follow(_ text: TokenRange, writtenAt name: Int, _ use: inout DateUse) {
    if context(at: name).contains(.log) { use.takers.insert(.log) }
    use.ways.formUnion(ways(of: text))
    use.takers.formUnion(takers(of: text))
  }

  private func isCalendar(_ name: Int) -> Bool {
    token(name, is: "calendar") || token(name, is: "setCalendar")
  }
}
