import L10nSyntax

extension SARIFReport {
  func results(_ results: inout JSONWriter) {
    // The standard wants them on all results or on none.
    let isShowingSuppressed = report.findings.contains { $0.suppression != nil }
    var room = SARIFLimits.quotedBytes
    report.forEachFile { findings, excerpts in
      let file = SARIFFile(findings, excerpts, report.root)
      for finding in findings {
        results.element { result in
          write(finding, file, &room, to: &result)
          if isShowingSuppressed { suppressions(finding.suppression, &result) }
        }
      }
    }
  }

  private func write(
    _ finding: Finding, _ file: SARIFFile, _ room: inout Int, to result: inout JSONWriter
  ) {
    let isHeld = file.excerpts.holds(finding.place)
    let message = SARIFMessage(
      finding.message,
      found: isHeld ? file.excerpts.shortText(of: finding.place.range) : report.root.text(finding.path))
    result.field("ruleId", finding.rule)
    result.field("ruleIndex", rules.number(of: finding.rule))
    result.field("level", finding.severity.rawValue)
    result.field("rank", finding.rank)
    result.field("message") {
      $0.field("text", message.text)
      $0.field("id", rules.name(of: message, in: finding.rule))
      $0.array("arguments", of: message.arguments)
    }
    result.array("locations") {
      $0.element { location in
        location.field("physicalLocation") { physical in
          physical.artifact(file.path)
          quoted(finding.place, file, &room, to: &physical)
        }
      }
    }
    related(finding.related, &result)
    result.field("partialFingerprints") {
      $0.field("primaryLocationLineHash", file.lineHash(finding.place.start.line))
      $0.field("l10nlintFinding/v1", finding.fingerprint)
    }
    if let fix = finding.fix { self.fix(fix, &result) }
    result.field("properties") {
      $0.field("confidence", finding.confidence.rawValue)
      if !finding.kind.isEmpty { $0.field("kind", finding.kind) }
      if !finding.evidence.isEmpty { $0.evidence(finding.evidence) }
    }
  }

  /// The region and the lines around it, with their text as long as there is room for it.
  private func quoted(_ place: Place, _ file: SARIFFile, _ room: inout Int, to physical: inout JSONWriter) {
    let isHeld = file.excerpts.holds(place)
    let context = file.excerpts.context(of: place)
    let (text, around) = (file.excerpts.string(place.range), context.map { file.excerpts.string($0.range) })
    room -= text.utf8.count + (around?.utf8.count ?? 0)
    physical.field("region") { region in
      region.region(place)
      // A file that cannot be read has no text; one that has changed meanwhile has another.
      if room >= 0, isHeld || file.excerpts.text == nil { region.field("snippet") { $0.field("text", text) } }
    }
    guard room >= 0, let context, let around else { return }
    physical.field("contextRegion") { region in
      region.region(context)
      region.field("snippet") { $0.field("text", around) }
    }
  }

  private func related(_ places: [RelatedPlace], _ result: inout JSONWriter) {
    guard !places.isEmpty else { return }
    let shown = places.prefix(RelatedPlaceLimits.inSARIF).enumerated()
    result.array("relatedLocations", shown) { entry, location in
      location.field("id", entry.offset + 1)
      location.field("message") {
        $0.field("text", entry.element.message.isEmpty ? "Here." : entry.element.message)
      }
      location.field("physicalLocation") {
        $0.artifact(report.root.spell(entry.element.path))
        $0.field("region") { $0.region(entry.element.place) }
      }
    }
  }

  private func fix(_ fix: Fix, _ result: inout JSONWriter) {
    var paths: [String] = []
    for edit in fix.edits where !paths.contains(edit.path) { paths.append(edit.path) }
    result.array("fixes") {
      $0.element { written in
        written.field("description") { $0.field("text", fix.title + ".") }
        written.array("artifactChanges", paths) { path, change in
          change.artifact(report.root.spell(path))
          change.array("replacements", fix.edits.filter { $0.path == path }) { edit, replacement in
            replacement.field("deletedRegion") { $0.region(edit.place) }
            replacement.field("insertedContent") { $0.field("text", edit.replacement) }
          }
        }
        written.field("properties") { $0.field("safety", fix.safety.rawValue) }
      }
    }
  }

  private func suppressions(_ suppression: Suppression?, _ result: inout JSONWriter) {
    let all = suppression.map { [$0] } ?? []
    result.array("suppressions", all) { suppression, writer in
      writer.field("kind", "inSource")
      writer.field("status", "accepted")
      if let reason = suppression.justification { writer.field("justification", reason) }
    }
  }
}

/// What the results of one file share.
private struct SARIFFile {
  let excerpts: FileExcerpts
  let path: ProjectRoot.Spelled
  private let hashes: LineHashes

  init(_ findings: ArraySlice<Finding>, _ excerpts: FileExcerpts, _ root: ProjectRoot) {
    self.excerpts = excerpts
    let path = findings[findings.startIndex].path
    self.path = root.spell(path)
    // A file that cannot be read has the hash of an empty one.
    hashes = LineHashes(excerpts.text ?? SourceText(""), lines: Set(findings.map(\.place.start.line)))
  }

  func lineHash(_ line: Int) -> String { hashes[line] ?? "\(LineHashes.empty):1" }
}

extension Finding {
  /// From 0 to 100, for tools that sort by one number: what breaks for certain comes first.
  fileprivate var rank: Int {
    let weight =
      switch severity {
      case .error: 80
      case .warning: 50
      case .note: 20
      }
    return switch confidence {
    case .certain: weight + 15
    case .likely: weight + 10
    case .possible: weight
    }
  }
}

extension JSONWriter {
  fileprivate mutating func region(_ place: Place) {
    field("startLine", place.start.line)
    field("startColumn", place.start.utf16Column)
    field("endLine", place.end.line)
    field("endColumn", place.end.utf16Column)
  }
}
