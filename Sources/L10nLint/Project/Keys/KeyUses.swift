import L10nSyntax

/// The uses of all files, in the order of the files. They stay where they were found: copied together they would be
/// the largest thing in memory.
package struct KeyUses: RandomAccessCollection, Sendable {
  /// Those that have uses.
  private let files: [FileFacts]
  /// By file, how many uses stand in it and those before.
  private let ends: [Int]

  init(_ files: [FileFacts] = []) {
    self.files = files.filter { !$0.code.keyUses.isEmpty }
    var count = 0
    ends = self.files.map { file in
      count += file.code.keyUses.count
      return count
    }
  }

  /// What each file has, one after the other.
  var byFile: some Sequence<[KeyUse]> { files.lazy.map(\.code.keyUses) }

  package var startIndex: Int { 0 }

  package var endIndex: Int { ends.last ?? 0 }

  package subscript(position: Int) -> KeyUse {
    let file = ends.partitionPoint { $0 <= position }
    return files[file].code.keyUses[position - (file == 0 ? 0 : ends[file - 1])]
  }

  package func makeIterator() -> Iterator { Iterator(files: files) }

  /// Goes from file to file, where indices would look each use up.
  package struct Iterator: IteratorProtocol {
    fileprivate let files: [FileFacts]
    private var file = 0
    private var use = 0

    fileprivate init(files: [FileFacts]) { self.files = files }

    package mutating func next() -> KeyUse? {
      guard file < files.count else { return nil }
      let uses = files[file].code.keyUses
      defer {
        use += 1
        if use == uses.count { (file, use) = (file + 1, 0) }
      }
      return uses[use]
    }
  }
}
