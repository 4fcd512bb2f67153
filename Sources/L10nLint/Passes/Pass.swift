import L10nSyntax

/// What a check may see of one file, and the one thing it can do: report.
package struct Pass {
  package let document: Document
  /// The rule whose check is at work, and its options.
  private var current: Linter.EnabledRule
  private(set) var reports: [RawFinding] = []
  private let suppressions: FileSuppressions?
  /// Whether what the file says is for a language model; known from the first finding on.
  private lazy var isForModel = document.isToolOfModel
  /// What the check is looking at: a finding rests on it.
  var shape = Shape.none

  /// A shape of the document, by its number.
  enum Shape {
    case none
    case literal(Int), localizedCall(Int), formatCall(Int), casingCall(Int), textCall(Int), localeCall(Int)
    case join(Int), choice(Int), displayedText(Int), watchedCall(Int)
  }

  /// A finding of this file before its place is counted out in lines.
  struct RawFinding: Sendable {
    var rule: String
    var kind: String
    var range: ByteRange
    var severity: Severity
    var confidence: Confidence
    var message: String
    var related: [(range: ByteRange, message: String)]
    var fix: ProposedFix?
    var doubts: [Doubt]
    /// Where it stands.
    var token: Int
    /// What a team forbids is forbidden in code that nothing asks for, too.
    var isOfTeam: Bool
    var evidence: [Evidence]

    /// Whether somebody names what leads to its code, or makes the case of an enum that it is about, is for the other files
    /// to say, where this one does not and they can: each of the two is enough.
    func doubtsOfReach(in reading: FileReading) -> [Doubt] {
      guard !isOfTeam else { return [] }
      let document = reading.document
      var doubts: [Doubt] = []
      let leads = reading.leads(to: token)
      let others = leads.filter { !document.isOfFileOnly($0.token) }.map { CalledName($0, in: document) }
      if !others.isEmpty { doubts.append(.uncalled(others)) }
      if !leads.isEmpty && others.isEmpty || reading.idle.holds(token) { doubts.append(.idle) }
      return doubts + reading.unmadeCases(around: token).map { .uncalled([$0]) }
    }
  }

  init(_ document: Document, _ suppressions: FileSuppressions?, _ first: Linter.EnabledRule) {
    (self.document, self.suppressions) = (document, suppressions)
    current = first
  }

  /// Lets the next check report.
  mutating func turn(to next: Linter.EnabledRule) { current = next }

  package var rule: Rule { current.rule }
  package var options: Options { current.options }

  /// Whether the rule is for the code around a literal, and not for a preview, say.
  func hears(_ literal: StringLiteral) -> Bool {
    document.context(at: Int(literal.firstToken)).subtracting(rule.contexts).isEmpty
  }

  /// Whether a comment covers what the rule says at an offset.
  func isSilenced(_ offset: UInt32) -> Bool { silencer(at: offset) != nil }

  /// The name of a comment that does.
  func silencer(at offset: UInt32) -> SilencedSpans.Source? {
    suppressions?.silence.source(of: rule.id, at: offset)
  }

  /// Reports the bytes of `tokens`. `kind` names one of the severities of the page. A fix is made up only where the
  /// finding is kept.
  package mutating func report(
    _ tokens: TokenRange, _ message: String, kind: String = "", confidence: Confidence = .likely,
    related: [(range: ByteRange, message: String)] = [], fix: @autoclosure () -> ProposedFix? = nil,
    doubts: @autoclosure () -> [Doubt] = [], evidence: @autoclosure () -> [Evidence] = []
  ) {
    report(
      document.bytes(of: tokens), at: tokens.lower, message, kind: kind, confidence: confidence,
      related: related, fix: fix(), doubts: doubts(), evidence: evidence())
  }

  /// Reports a range of bytes within the token `token`, which says in which context it stands.
  package mutating func report(
    _ range: ByteRange, at token: Int, _ message: String, kind: String = "", confidence: Confidence = .likely,
    related: [(range: ByteRange, message: String)] = [], fix: @autoclosure () -> ProposedFix? = nil,
    doubts: @autoclosure () -> [Doubt] = [], evidence: @autoclosure () -> [Evidence] = []
  ) {
    var context = document.context(at: token)
    if !rule.contexts.contains(.log), document.isOnlyLogged(token) { context.insert(.log) }
    guard context.subtracting(rule.contexts).isEmpty, let severity = current.severity(kind) else { return }
    reports.append(
      RawFinding(
        rule: rule.id, kind: kind, range: range, severity: severity,
        confidence: confidence, message: message, related: related, fix: fix(),
        doubts: (rule.needsTranslations ? [.untranslated] : []) + (isForModel ? [.forModel] : []) + doubts(),
        token: token, isOfTeam: rule.isOfTeam, evidence: evidence() + document.evidence(of: shape, at: token))
    )
  }
}

extension Pass {
  /// Reports what one repair mends wherever a function repeats it: the first place is told, with those behind it.
  mutating func reportOnceInFunction(
    _ range: ByteRange, at token: Int, _ message: String, confidence: Confidence, doubts: [Doubt] = []
  ) {
    report(range, at: token, message, confidence: confidence, doubts: doubts)
    if let body = document.functionBody(around: token) { joinLastReport(within: body) }
  }

  /// Makes the last report a place of an earlier one that says the same of a part of the code, be it of other texts.
  mutating func joinLastReport(within part: TokenRange, ofOtherTexts: Bool = false) {
    guard let repeated = reports.last, repeated.rule == rule.id, part.contains(repeated.token),
      !isSilenced(repeated.range.start),
      let first = reports.dropLast().suffix(Self.mostRepeats).firstIndex(where: { earlier in
        earlier.saysTheSame(as: repeated) && (ofOtherTexts || earlier.doubts == repeated.doubts)
          && !isSilenced(earlier.range.start) && part.contains(earlier.token)
          && document.functionBody(around: earlier.token) == document.functionBody(around: repeated.token)
      })
    else { return }
    // One may be a name, but not all of them are.
    if reports[first].doubts != repeated.doubts { reports[first].doubts.removeAll(where: \.isOfName) }
    joinLastReport(with: first)
  }

  /// Makes the last report a place of an earlier one where the file has the same code once more.
  mutating func joinLastReportOfSameCode() {
    guard let repeated = reports.last, repeated.rule == rule.id, !isSilenced(repeated.range.start),
      let first = reports.dropLast().suffix(Self.mostRepeats).firstIndex(where: { earlier in
        earlier.saysTheSame(as: repeated) && !isSilenced(earlier.range.start)
          && earlier.range.count == repeated.range.count
          && document.source[earlier.range].elementsEqual(document.source[repeated.range])
      })
    else { return }
    joinLastReport(with: first)
  }

  private mutating func joinLastReport(with first: Int) {
    let repeated = reports.removeLast()
    let places = [(repeated.range, "and here")] + repeated.related
    reports[first].related += places.prefix(
      max(0, RelatedPlaceLimits.ofRepeats - reports[first].related.count))
  }

  /// So far back a repetition is searched.
  private static let mostRepeats = 9
}

extension Pass.RawFinding {
  fileprivate func saysTheSame(as other: Self) -> Bool {
    rule == other.rule && message == other.message && severity == other.severity
      && confidence == other.confidence
  }
}

/// The values of a rule's options: those of the configuration over the defaults of its page.
package struct Options: Sendable {
  /// A rule has a handful of them, which are compared faster than hashed.
  private var values: [(name: String, value: RuleOption.Value)]

  package init(_ options: [RuleOption], overriding: [String: RuleOption.Value] = [:]) {
    values = options.map { ($0.name, overriding[$0.name] ?? $0.value) }
  }

  private subscript(name: String) -> RuleOption.Value? { values.first { $0.name == name }?.value }

  package func flag(_ name: String) -> Bool {
    guard case .flag(let value) = self[name] else { preconditionFailure("no flag \(name)") }
    return value
  }

  package func number(_ name: String) -> Int {
    guard case .number(let value) = self[name] else { preconditionFailure("no number \(name)") }
    return value
  }

  package func text(_ name: String) -> String {
    guard case .text(let value) = self[name] else { preconditionFailure("no text \(name)") }
    return value
  }

  package func list(_ name: String) -> [String] {
    guard case .list(let value) = self[name] else { preconditionFailure("no list \(name)") }
    return value
  }
}
