import L10nSyntax

// Findings of single files, as the whole project sees them.

extension ProjectFacts {
  /// What stays of the findings of files. What a command-line program says is not translated, and a table that no project
  /// builds says nothing to anybody; that a file could not be read is told of those too.
  package func upheld(of results: [Linter.FileResult], _ spread: any Spread = OneThread()) -> [Finding] {
    let heard = results.filter { !$0.suspicions.isEmpty }
    let kept = keptTexts(amongst: heard)
    return spread.map(heard.count) { number in
      let result = heard[number]
      let path = result.facts.path
      let isForNobody = reach.isCommandLine(path) || resources.isUnlisted(path)
      let isToCome = isForNobody && resources.isLanguageToCome(path)
      return result.suspicions.compactMap { suspicion in
        if suspicion.finding.isUnreadable { return unread(suspicion.finding) }
        if isToCome, suspicion.finding.isErrorByItsPage { return suspicion.finding.ofLanguageToCome }
        return isForNobody ? nil : settled(suspicion, in: result.facts, kept)
      }
    }.flatMap(\.self)
  }

  /// Nobody may take a file for clean that was not looked at. One that no project builds breaks nothing.
  private func unread(_ finding: Finding) -> Finding {
    let isUnbuilt = reach.unbuiltFiles.contains(finding.path) || resources.isUnlisted(finding.path)
    return isUnbuilt ? finding.ofUnbuiltFile : finding
  }

  private func keptTexts(amongst results: [Linter.FileResult]) -> KeptTexts {
    var asked = AskedTexts()
    for doubt in results.lazy.flatMap(\.suspicions).flatMap(\.doubts) {
      switch doubt {
      // Without a second language nobody has translated names.
      case .name(let name) where software.isTranslated != false: asked.names.insert(name)
      case .unknown(let text): asked.texts.insert(text)
      case .unknownKey(let key): asked.keys.insert(key)
      case .keys(let ends, _): asked.ends.insert(ends)
      default: continue
      }
    }
    return KeptTexts(asked, in: resources, knowsUsualTable: keys.tables.knowsUsualTable)
  }

  /// A finding, less sure where the project speaks against it; `nil` where nothing is left of it.
  private func settled(_ suspicion: Suspicion, in file: FileFacts, _ kept: KeptTexts) -> Finding? {
    var finding = named(suspicion, in: file)
    let inherited = suspicion.inherited.flatMap { resources.row(of: $0.key, in: finding.path) }
    if let inherited {
      let told = resources.toldAtBase(finding, about: inherited, leftover: suspicion.inherited?.leftover) {
        silencer(of: finding.rule, at: $0, of: $1) != nil
      }
      guard let told else { return nil }
      finding = told
    }
    let proven = suspicion.doubts.filter { holds($0, of: finding.rule, in: file, kept) }
    guard !proven.contains(where: \.isDisproof) else { return nil }
    finding.related.insert(contentsOf: placesShown(suspicion.doubts, kept), at: 0)
    let objections = objections(to: finding, about: inherited)
    guard !objections.isEmpty || !proven.isEmpty else { return finding }
    finding.evidence += (proven.compactMap(\.objection) + objections).map { Evidence(.doubt, $0) }
    finding.confidence = .possible
    return finding
  }

  /// Where other files show a text, if some have to.
  private func placesShown(_ doubts: [Doubt], _ kept: KeptTexts) -> [RelatedPlace] {
    doubts.compactMap { doubt in
      switch doubt {
      case .shownByNone(let names): names.lazy.compactMap { self.shownTexts.places[$0] }.first
      case .unknown(let text): kept.translated[text]
      case .unknownKey(let key): kept.known[key]
      default: nil
      }
    }
  }

  /// What its file has against a finding, whatever it says.
  private func objections(to finding: Finding, about row: RowOfTable?) -> [String] {
    let path = finding.path
    var objections: [String] = []
    // Nobody mends what others wrote, unless it is broken.
    if reach.isCarried(path), !finding.isErrorByItsPage { objections.append("the file is third-party code") }
    if reach.copiedFiles.contains(path) { objections.append("the file is a copy of another one") }
    // A team forbids what stands there, whoever gets to see it.
    guard RuleCatalog.rule(finding.rule) != nil else { return objections }
    if reach.unbuiltFiles.contains(path) { objections.append("no project builds the file") }
    if let row, !keys.isRead(row.row, of: row.table) { objections.append(Evidence.unread.value) }
    if reach.unseen.holds(finding.place.range, of: path) {
      objections.append("nothing in the project shows it")
    }
    return objections
  }

  /// A finding of casing with a language of the project in its message, in place of the usual one.
  private func named(_ suspicion: Suspicion, in file: FileFacts) -> Finding {
    var finding = suspicion.finding
    guard let casing = suspicion.doubts.lazy.compactMap(\.casing).first else { return finding }
    let consequence: String
    switch harm(of: casing, in: file) {
    case .none, .unknown: return finding
    case .language(let language, let word):
      let example = word.map { ", as in `\($0.forMessage)`" } ?? ""
      consequence = CasingRules.consequence(of: casing.operation, in: language) + example
    case .heading(let language, let text):
      consequence = CasingRules.headingConsequence(in: language, text)
      // A locale would change nothing: the translators have to write the text as it is shown.
      finding.fix = nil
    }
    finding.message = casing.message(consequence) + finding.evidence.reasonInBrackets
    return finding
  }
}

extension Finding {
  /// The finding with the kind and the severity that it has in a file that no project builds.
  fileprivate var ofUnbuiltFile: Finding {
    // What is a note anyway says why.
    guard severity > .note else { return self }
    var finding = self
    finding.kind = "unbuilt"
    finding.severity = Rule.unreadableFile.severity(finding.kind)
    finding.message += "; no project builds the file"
    return finding
  }

  /// What breaks a table that nobody builds yet breaks it on the day on which somebody does.
  fileprivate var ofLanguageToCome: Finding {
    var finding = self
    finding.severity = .note
    finding.message += "; no project builds the file yet"
    return finding
  }

  /// Whether its page calls it an error, whatever a configuration makes of it: which findings there are is no matter of that.
  fileprivate var isErrorByItsPage: Bool {
    (RuleCatalog.rule(rule)?.severities.value(ofKind: kind) ?? severity) == .error
  }
}
