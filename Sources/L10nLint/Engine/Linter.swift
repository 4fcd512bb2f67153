import L10nSyntax

/// The rules of a run with their options, and the one way to look at a file.
package struct Linter: Sendable {
  /// A rule that is switched on.
  ///
  /// A class, because every file of a run turns to every rule.
  package final class EnabledRule: Sendable {
    package let rule: Rule
    package let options: Options
    /// By kind of finding, where they differ from the page; the empty name stands for all kinds. `nil` is a kind that is
    /// off.
    package let severities: [String: Severity?]

    package init(_ rule: Rule, _ options: Options? = nil, severities: [String: Severity?] = [:]) {
      self.rule = rule
      self.options = options ?? Options(rule.options)
      self.severities = severities
    }

    /// `nil` where nobody wants to hear of the kind.
    func severity(_ kind: String) -> Severity? {
      severities.value(ofKind: kind) ?? rule.severity(kind)
    }
  }

  package let rules: [EnabledRule]
  /// What comments can name.
  let known: KnownRules
  /// A rule of a team asks for what stands in tests.
  private let readsTests: Bool

  package init(_ rules: [EnabledRule], knowing known: KnownRules = .catalog) {
    self.rules = rules
    self.known = known
    readsTests = rules.contains { $0.rule.contexts.contains(.test) }
  }

  /// Reads a file and runs all checks of single files over it.
  package func lint(_ file: SourceFile, _ state: ReadingState) -> FileResult {
    guard let language = file.kind.language else { return lintResource(file) }
    guard file.text.count <= Self.largestCode else { return FileResult(large: file.path) }
    let manifest = ResourceFile(manifest: file)
    guard manifest != nil || file.mayHoldTexts || !state.lexicon.watched.rows.isEmpty else {
      return .read(FileFacts(path: file.path, code: CodeFacts(names: NameFacts(ofHeader: file))))
    }
    let context = file.context
    if context.contains(.test), !readsTests {
      let document = Document(tokensOf: file.text, language, state.lexicon, context)
      return lintTest(FileReading(file.path, document), manifest, state)
    }
    let reading = FileReading(file.path, Document(file.text, language, state.lexicon, fileContext: context))
    if state.readsAgain, reading.declaresOwnMentions {
      let code = CodeFacts(declarations: reading.declarations, mentions: reading.mentions)
      return .declared(FileFacts(path: file.path, code: code))
    }
    let suppressions = FileSuppressions(of: reading, knowing: known)
    let suspicions = suspicions(in: reading, suppressions)
    let code = CodeFacts(of: reading, suspicions, state)
    return .read(
      FileFacts(path: file.path, code: code, resource: manifest, suppressions: suppressions),
      refusals(of: reading) + suspicions)
  }

  /// Users see nothing of a test: only its comments to us count, the keys that it spells, and what a compiler refuses
  /// too.
  private func lintTest(_ reading: FileReading, _ manifest: ResourceFile?, _ state: ReadingState)
    -> FileResult
  {
    let facts = FileFacts(
      path: reading.path, code: CodeFacts(ofTest: reading.document, state), resource: manifest,
      suppressions: FileSuppressions(of: reading, knowing: known))
    return .read(facts, refusals(of: reading))
  }

  /// What a compiler refuses too is passed over, and that is said.
  private func refusals(of reading: FileReading) -> [Suspicion] {
    func refusal(_ reason: String, at range: ByteRange) -> Suspicion {
      var finding = Finding(unreadable: reading.path, reason: reason, at: reading.place(range))
      finding.message = "not completely checked: \(reason)"
      return Suspicion(finding: finding)
    }
    if let mark = reading.document.mergeConflict { return [refusal("unresolved merge conflict", at: mark)] }
    guard let offset = reading.document.strayByte else { return [] }
    let byte = String(reading.source[offset], radix: 16, uppercase: true)
    let reason = "the byte 0x\(byte) in this text is not UTF-8; save the file as UTF-8"
    return [refusal(reason, at: ByteRange(UInt32(offset), UInt32(offset + 1)))]
  }

  private func suspicions(in reading: FileReading, _ suppressions: FileSuppressions?) -> [Suspicion] {
    let document = reading.document
    guard let first = rules.first, document.hasShapes else { return [] }
    // One pass for all rules: a document is too large to be copied for each.
    var pass = Pass(document, suppressions, first)
    for enabled in rules
    where enabled.rule.reads(document.language)
      && document.fileContext.isSubset(of: enabled.rule.contexts)
    {
      pass.turn(to: enabled)
      for subject in enabled.rule.check.subjects { subject.run(on: document, &pass) }
    }
    return pass.reports.isEmpty ? [] : pass.suspicions(in: reading)
  }

  /// People write no more in one file, and what programs put into one as data needs many times its size as tokens.
  private static let largestCode = 10_000_000

  /// A part of the work on a joined project that can be done beside the others.
  enum JoinedLook: Sendable {
    /// A rule looks at all of the project.
    case project(EnabledRule)
    /// All rules look at the table with a number.
    case table(Int)
  }

  /// In the order of the rules and of the tables.
  func joinedLooks(at project: ProjectFacts) -> [JoinedLook] {
    rulesOfProjects.map { .project($0) } + project.resources.tables.indices.map { .table($0) }
  }

  private var rulesOfProjects: [EnabledRule] {
    rules.filter { $0.rule.check.subjects.contains { if case .project = $0 { true } else { false } } }
  }

  /// Runs the checks that see more than one file.
  func lint(_ project: ProjectFacts, _ look: JoinedLook) -> [Suspicion] {
    switch look {
    case .project(let enabled): lint(project, enabled)
    case .table(let number): lint(project.resources.tables[number], of: project)
    }
  }

  /// Runs all checks that see more than one file, in one thread.
  package func lint(_ project: ProjectFacts) -> [Finding] {
    joinedLooks(at: project).flatMap { lint(project, $0) }.map(\.finding)
  }

  private func lint(_ project: ProjectFacts, _ enabled: EnabledRule) -> [Suspicion] {
    var pass = ProjectPass(project, enabled)
    for case .project(let look) in enabled.rule.check.subjects { look(&pass) }
    return pass.suspicions
  }
}

extension Document {
  /// Whether there is anything that a check of files could look at.
  fileprivate var hasShapes: Bool {
    !literals.isEmpty || !localizedCalls.isEmpty || !formatCalls.isEmpty || !casingCalls.isEmpty
      || !textCalls.isEmpty || !localeCalls.isEmpty || !watchedCalls.isEmpty || !joins.isEmpty
      || !choices.isEmpty || !displayedTexts.isEmpty
  }
}

extension Rule {
  func reads(_ language: SourceLanguage) -> Bool {
    switch language {
    case .swift: inputs.contains(.swift)
    case .cFamily: inputs.contains(.objc)
    }
  }
}

extension Check.Subject {
  fileprivate func run(on document: Document, _ pass: inout Pass) {
    switch self {
    case .stringLiterals(let look):
      pass.look(at: document.literals, of: document, as: Pass.Shape.literal, look)
    case .localizedCalls(let look):
      pass.look(at: document.localizedCalls, of: document, as: Pass.Shape.localizedCall, look)
    case .formatCalls(let look):
      pass.look(at: document.formatCalls, of: document, as: Pass.Shape.formatCall, look)
    case .casingCalls(let look):
      pass.look(at: document.casingCalls, of: document, as: Pass.Shape.casingCall, look)
    case .textCalls(let look): pass.look(at: document.textCalls, of: document, as: Pass.Shape.textCall, look)
    case .localeCalls(let look):
      pass.look(at: document.localeCalls, of: document, as: Pass.Shape.localeCall, look)
    case .watchedCalls(let look):
      pass.look(at: document.watchedCalls, of: document, as: Pass.Shape.watchedCall, look)
    case .joins(let look): pass.look(at: document.joins, of: document, as: Pass.Shape.join, look)
    case .choices(let look): pass.look(at: document.choices, of: document, as: Pass.Shape.choice, look)
    case .displayedTexts(let look):
      pass.look(at: document.displayedTexts, of: document, as: Pass.Shape.displayedText, look)
    case .resources, .tables, .project, .suppressions: break
    }
  }
}

extension Pass {
  /// Lets a check see some shapes, one after the other.
  @inline(__always)
  fileprivate mutating func look<Seen>(
    at shapes: [Seen], of document: Document, as name: (Int) -> Shape,
    _ look: (Seen, Document, inout Pass) -> Void
  ) {
    for index in shapes.indices {
      shape = name(index)
      look(shapes[index], document, &self)
    }
    shape = .none
  }

  /// One finding of a rule at a place: a text that reaches two sinks is still one mistake.
  fileprivate func suspicions(in reading: FileReading) -> [Suspicion] {
    var seen: Set<Seen> = []
    return reports.compactMap { report in
      guard seen.insert(Seen(rule: report.rule, range: report.range)).inserted else { return nil }
      let related = report.related.map { place in
        RelatedPlace(path: reading.path, place: reading.place(place.range), message: place.message)
      }
      let finding = Finding(
        rule: report.rule, kind: report.kind, severity: report.severity, confidence: report.confidence,
        path: reading.path, place: reading.place(report.range),
        message: report.message + report.evidence.reasonInBrackets, related: related,
        fix: report.fix.map { Fix($0, path: reading.path, document.source, reading.lines) },
        evidence: report.evidence.withoutRepetition)
      return Suspicion(finding: finding, doubts: report.doubtsOfReach(in: reading) + report.doubts)
    }
  }

  private struct Seen: Hashable {
    var rule: String
    var range: ByteRange
  }
}

extension [Finding] {
  /// The order of every report: by path, then place, then rule.
  package func sortedForReport() -> [Finding] {
    sorted { left, right in
      if left.path.precedesInBytes(right.path) { return true }
      if right.path.precedesInBytes(left.path) { return false }
      return (left.place.range.start, left.place.range.end, left.rule, left.message)
        < (right.place.range.start, right.place.range.end, right.rule, right.message)
    }
  }
}
