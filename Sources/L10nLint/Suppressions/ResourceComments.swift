import L10nSyntax

// The comments of files that are no code.

extension ResourceFile {
  var suppressions: FileSuppressions? {
    switch content {
    case .table(let table): FileSuppressions(of: table)
    case .interface(let interface): FileSuppressions(of: interface)
    case .information(let list): FileSuppressions(of: list)
    case .project, .package: nil
    }
  }
}

extension Table: SuppressibleText {
  /// A catalog has one for each of its entries, and no others.
  var suppressibleComments: [ByteRange] {
    format == .catalog ? entries.compactMap { $0.comment?.range } : comments
  }

  func range(around offset: UInt32) -> ByteRange? {
    guard format == .catalog else { return nil }
    let number = entries.partitionPoint { $0.range.end <= offset }
    return number < entries.count ? entries[number].range : nil
  }

  /// The entry behind a comment, or what stands there in its place.
  func range(behind offset: UInt32) -> ByteRange? {
    let next = entries.first { $0.range.start >= offset }?.range
    let stray = problems.first { $0.range.start >= offset }?.range
    guard let next, let stray else { return next ?? stray }
    return stray.start < next.start ? stray : next
  }

  func range(before offset: UInt32) -> ByteRange? { entries.last { $0.range.start < offset }?.range }
}

extension InterfaceFile: SuppressibleText {
  /// With the notes to translators, which Interface Builder keeps.
  var suppressibleComments: [ByteRange] {
    let notes = elements.compactMap { $0.note?.range }
    return notes.isEmpty ? comments : (comments + notes).sorted { $0.start < $1.start }
  }

  func range(behind offset: UInt32) -> ByteRange? {
    elements.lazy.map(\.range).filter { $0.start >= offset }.min { $0.start < $1.start }
  }

  func range(before offset: UInt32) -> ByteRange? {
    elements.lazy.map(\.range).filter { $0.start < offset }.max { $0.start < $1.start }
  }

  /// The object of a note.
  func range(around offset: UInt32) -> ByteRange? {
    elements.first { $0.note.map { $0.range.start <= offset && offset < $0.range.end } ?? false }?.range
  }
}

extension PropertyList: SuppressibleText {
  var suppressibleComments: [ByteRange] { comments }

  /// A key with its value.
  func range(behind offset: UInt32) -> ByteRange? {
    nodes.first { $0.start >= offset }.map { ByteRange($0.start, $0.range.end) }
  }

  func range(before offset: UInt32) -> ByteRange? {
    nodes.last { $0.start < offset }.map { ByteRange($0.start, $0.range.end) }
  }
}

extension PropertyList.Node {
  fileprivate var start: UInt32 { key?.range.start ?? range.start }
}

extension [Table.Entry] {
  /// The first index whose entry is not behind a place any more; entries stand in the order of the file.
  fileprivate func partitionPoint(_ isBefore: (Table.Entry) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
