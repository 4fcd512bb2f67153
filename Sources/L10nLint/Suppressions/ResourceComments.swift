import L10nSyntax

// The comments of files that are no code.

extension ResourceFile {
  func suppressions(knowing rules: KnownRules) -> FileSuppressions? {
    switch content {
    case .table(let table): FileSuppressions(of: table, knowing: rules)
    case .interface(let interface): FileSuppressions(of: InterfaceComments(interface), knowing: rules)
    case .information(let list): FileSuppressions(of: list, knowing: rules)
    case .project, .specification, .package, .scheme: nil
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

  /// The entry behind a comment, or what stands there in its place. In a property list that may be a part of an entry.
  func range(behind offset: UInt32) -> ByteRange? {
    let part = parts.partitionPoint { $0.start < offset }
    let entry = entries.partitionPoint { $0.range.start < offset }
    let problem = problems.partitionPoint { $0.range.start < offset }
    let next = part < parts.count ? parts[part] : entry < entries.count ? entries[entry].range : nil
    let stray = problem < problems.count ? problems[problem].range : nil
    guard let next, let stray else { return next ?? stray }
    return stray.start < next.start ? stray : next
  }

  func range(before offset: UInt32) -> ByteRange? {
    if !parts.isEmpty { return parts.last(before: offset) }
    let number = entries.partitionPoint { $0.range.start < offset }
    return number > 0 ? entries[number - 1].range : nil
  }
}

/// The objects of an interface file and what is written to them.
private struct InterfaceComments: SuppressibleText {
  let source: SourceText
  /// With the notes to translators, which Interface Builder keeps.
  let suppressibleComments: [ByteRange]
  /// In the order of the file; objects are listed in that of their texts.
  private let objects: [ByteRange]
  private let notes: [(note: ByteRange, object: ByteRange)]

  init(_ file: InterfaceFile) {
    source = file.source
    objects = file.elements.map(\.range).sorted { $0.start < $1.start }
    notes = file.elements.compactMap { element in element.note.map { ($0.range, element.range) } }
      .sorted { $0.note.start < $1.note.start }
    suppressibleComments = (file.comments + notes.map(\.note)).sorted { $0.start < $1.start }
  }

  func range(behind offset: UInt32) -> ByteRange? {
    let number = objects.partitionPoint { $0.start < offset }
    return number < objects.count ? objects[number] : nil
  }

  func range(before offset: UInt32) -> ByteRange? {
    let number = objects.partitionPoint { $0.start < offset }
    return number > 0 ? objects[number - 1] : nil
  }

  /// The object of a note.
  func range(around offset: UInt32) -> ByteRange? {
    let number = notes.partitionPoint { $0.note.end <= offset }
    guard number < notes.count, notes[number].note.start <= offset else { return nil }
    return notes[number].object
  }
}

extension PropertyList: SuppressibleText {
  var suppressibleComments: [ByteRange] { comments }

  /// A key with its value.
  func range(behind offset: UInt32) -> ByteRange? {
    let number = nodes.partitionPoint { $0.start < offset }
    return number < nodes.count ? nodes[number].withKey : nil
  }

  func range(before offset: UInt32) -> ByteRange? { nodes.map(\.withKey).last(before: offset) }
}

extension PropertyList.Node {
  fileprivate var start: UInt32 { key?.range.start ?? range.start }
  fileprivate var withKey: ByteRange { ByteRange(start, range.end) }
}

extension [ByteRange] {
  /// Of ranges that lie beside or in each other, in the order of their starts: the one that ends last before an offset,
  /// with all that lies in it.
  fileprivate func last(before offset: UInt32) -> ByteRange? {
    var found: ByteRange?
    for range in self where range.end <= offset && range.end > found?.end ?? 0 { found = range }
    return found
  }
}
