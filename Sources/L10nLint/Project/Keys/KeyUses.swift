import L10nSyntax

/// The uses of all files, in the order of the files. They stay where they were found: copied together they would be
/// the largest thing in memory.
package struct KeyUses: RandomAccessCollection, Sendable {
  /// By file, what stands in those that have uses.
  private let files: [[KeyUse]]
  /// By file, how many uses stand in it and those before.
  private let ends: [Int]

  init(_ files: [FileFacts] = [], _ constants: ConstantKeys = ConstantKeys()) {
    self.files = files.compactMap { file in
      let uses = file.code.keyUses
      let others = constants.uses(in: file)
      if others.isEmpty { return uses.isEmpty ? nil : uses }
      return (uses + others).sorted { $0.place.range.start < $1.place.range.start }
    }
    var count = 0
    ends = self.files.map { uses in
      count += uses.count
      return count
    }
  }

  /// What each file has, one after the other.
  var byFile: some Sequence<[KeyUse]> { files }

  package var startIndex: Int { 0 }

  package var endIndex: Int { ends.last ?? 0 }

  package subscript(position: Int) -> KeyUse {
    let file = ends.partitionPoint { $0 <= position }
    return files[file][position - (file == 0 ? 0 : ends[file - 1])]
  }

  package func makeIterator() -> Iterator { Iterator(files: files) }

  /// Goes from file to file, where indices would look each use up.
  package struct Iterator: IteratorProtocol {
    private let files: [[KeyUse]]
    private var file = 0
    private var use = 0

    fileprivate init(files: [[KeyUse]]) { self.files = files }

    package mutating func next() -> KeyUse? {
      guard file < files.count else { return nil }
      let uses = files[file]
      defer {
        use += 1
        if use == uses.count { (file, use) = (file + 1, 0) }
      }
      return uses[use]
    }
  }
}
