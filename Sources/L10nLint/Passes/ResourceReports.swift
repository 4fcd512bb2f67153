import L10nSyntax

/// What a pass has reported, and the places of files that are no code, counted out in lines.
struct ResourceReports {
  var current: Linter.EnabledRule
  private(set) var suspicions: [Suspicion] = []
  private var places = ResourcePlaces()

  init(_ rule: Linter.EnabledRule) { current = rule }

  mutating func add(_ suspicion: Suspicion) { suspicions.append(suspicion) }

  mutating func place(of range: ByteRange, in file: ResourceFile) -> Place {
    places.place(of: range, in: file)
  }

  /// A fix with its places counted out; a binary list has no places to write at.
  mutating func counted(_ fix: ProposedFix, in file: ResourceFile) -> Fix? {
    if let table = file.table, !table.hasPlaces { return nil }
    return Fix(fix, in: file, &places)
  }
}
