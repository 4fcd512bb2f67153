import L10nSyntax

/// The fixes of a run that are made together: no two of them change the same bytes.
package struct FixPlan: Sendable {
  /// By path, in the order of the file.
  package private(set) var edits = PathTable<[Fix.Edit]>()
  /// What is mended.
  package private(set) var mended: [Finding] = []
  /// Findings whose fix touches one that is made, or itself.
  package private(set) var waiting: [Finding] = []

  /// Where fixes overlap the worse finding wins, and of equal ones the earlier. `isRefused` names files that must
  /// stay as they are.
  package init(_ findings: [Finding], _ safety: Fix.Safety, isRefused: (String) -> Bool = { _ in false }) {
    let fixable = findings.filter { finding in
      guard let fix = finding.fix, fix.isAllowed(by: safety), finding.suppression == nil else { return false }
      return !fix.edits.contains { isRefused($0.path) }
    }
    for severity in Severity.allCases.reversed() {
      for finding in fixable where finding.severity == severity { add(finding) }
    }
  }

  private mutating func add(_ finding: Finding) {
    let wanted = (finding.fix?.edits ?? []).filter { !(edits[$0.path] ?? []).contains($0, isSame: true) }
    guard wanted.areApart, wanted.allSatisfy({ !(edits[$0.path] ?? []).contains($0, isSame: false) }) else {
      waiting.append(finding)
      return
    }
    for edit in wanted {
      let index = edits[edit.path, default: []].firstPlace(for: edit)
      edits[edit.path, default: []].insert(edit, at: index)
    }
    mended.append(finding)
  }
}

extension FixPlan {
  /// The fixes of a file that leave it broken, alone or because of each other, so that the others can be made without
  /// them. `isBroken` tries edits of the file.
  package func fixes(breaking path: String, isBroken: ([Fix.Edit]) -> Bool) -> [Finding] {
    var broken: [Finding] = []
    let mine = mended.filter { finding in
      finding.fix?.edits.contains { $0.path.utf8.elementsEqual(path.utf8) } ?? false
    }
    var waiting = [mine]
    while let some = waiting.popLast() {
      guard isBroken(FixPlan(some, .suggested).edits[path] ?? []) else { continue }
      let halves = [Array(some[..<(some.count / 2)]), Array(some[(some.count / 2)...])]
      let bad = halves.filter { isBroken(FixPlan($0, .suggested).edits[path] ?? []) }
      if some.count > 1, !bad.isEmpty { waiting += bad } else { broken += some }
    }
    return broken
  }
}

extension Fix {
  /// Whether somebody who asks for fixes of a kind gets this one.
  package func isAllowed(by asked: Safety) -> Bool { safety == .safe || asked == .suggested }
}

extension [Fix.Edit] {
  /// Whether no two of them change the same bytes.
  package var areApart: Bool {
    Dictionary(grouping: self) { [UInt8]($0.path.utf8) }.values.allSatisfy { edits in
      let edits = edits.sorted { $0.range.start < $1.range.start }
      return zip(edits, edits.dropFirst()).allSatisfy { !$0.touches($1) }
    }
  }

  /// The first one that begins at an edit or behind it; they are apart and in order.
  fileprivate func firstPlace(for edit: Fix.Edit) -> Int {
    partitionPoint { $0.range.start < edit.range.start }
  }

  /// Whether there is the same edit, or another one in its way.
  fileprivate func contains(_ edit: Fix.Edit, isSame: Bool) -> Bool {
    let index = firstPlace(for: edit)
    for near in Swift.max(0, index - 1)..<Swift.min(count, index + 2) {
      if isSame ? self[near] == edit : self[near].touches(edit) { return true }
    }
    return false
  }
}

extension Fix.Edit {
  /// What is written beside a change could come in front of it or behind it, so that counts as touching too.
  fileprivate func touches(_ other: Fix.Edit) -> Bool {
    if range.isEmpty || other.range.isEmpty {
      return range.start <= other.range.end && other.range.start <= range.end
    }
    return range.start < other.range.end && other.range.start < range.end
  }
}

extension SourceText {
  /// The text with edits made, which are apart, in order, and inside of it.
  package func applying(_ edits: [Fix.Edit]) -> SourceText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + SourceText.padding)
    var position: UInt32 = 0
    for edit in edits {
      bytes += self[ByteRange(position, edit.range.start)]
      bytes += edit.replacement.utf8
      position = edit.range.end
    }
    bytes += self[ByteRange(position, UInt32(count))]
    return SourceText(padding: bytes)
  }
}

extension SourceFile {
  /// How much of the file its readers cannot make sense of. A fix must never add to it.
  package var problemCount: Int {
    if let language = kind.language {
      return Document(tokensOf: text, language, RuleCatalog.lexicon, []).tree.problems.count
    }
    guard let resource = ResourceFile(self) else { return 0 }
    switch resource.content {
    case .table(let table): return table.problems.count
    case .interface(let interface): return interface.problems.count
    case .information(let list): return list.problems.count
    case .scheme(let scheme): return scheme.problems.count
    case .project, .specification, .package: return 0
    }
  }
}
