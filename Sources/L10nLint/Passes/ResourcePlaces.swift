import L10nSyntax

/// Counts places out in lines, in files that are no code. Where the lines of a file begin is looked for once.
struct ResourcePlaces: Sendable {
  private var lines = PathTable<LineIndex>()

  mutating func place(of range: ByteRange, in file: ResourceFile) -> Place {
    Place(range, in: file.text, lines(of: file))
  }

  private mutating func lines(of file: ResourceFile) -> LineIndex {
    if let known = lines[file.path] { return known }
    let index = LineIndex(file.text)
    lines[file.path] = index
    return index
  }
}
