import L10nSyntax

/// A project as phase 2 sees it: its joined facts, and the tables with its own wrappers among them.
package struct Project: Sendable {
  package let facts: ProjectFacts
  package let lexicon: Lexicon
  /// Hashes of the names that mean something only since the facts were joined.
  let news: Set<UInt32>

  package init(facts: ProjectFacts = .none, lexicon: Lexicon) {
    self.facts = facts
    self.lexicon = lexicon
    news = []
  }

  private init(facts: ProjectFacts, lexicon: Lexicon, news: Set<UInt32>) {
    self.facts = facts
    self.lexicon = lexicon
    self.news = news
  }

  /// Whether a file looked at before this join has to be looked at again.
  package func changes(_ file: FileFacts) -> Bool {
    !news.isEmpty && file.mentions.contains { news.contains($0) }
  }

  /// Joins the facts of all files into the next state of this project.
  package func joining(_ files: [FileFacts], keyStyle: KeyStyle? = nil) -> Project {
    var lexicon = lexicon
    var news: Set<UInt32> = []
    var seen: Set<String> = []
    for wrapper in files.flatMap(\.wrappers).sorted(by: { $0.signature < $1.signature }) {
      guard seen.insert(wrapper.signature).inserted else { continue }
      for pattern in [wrapper] + wrapper.implied {
        lexicon.add(pattern)
        news.insert(FileFacts.mention(pattern.call.name.utf8))
      }
    }
    let known = lexicon
    for accessor in Set(files.flatMap(\.accessors)) where !known.isMember(accessor.pair) {
      lexicon.addAccessor(type: accessor.type, memberHash: accessor.pair, text: accessor.text)
      news.insert(FileFacts.mention(accessor.type.utf8))
    }
    for name in Set(files.flatMap(\.redefinitions)) where !lexicon.isRedefined(name) {
      lexicon.redefine(name)
      news.insert(FileFacts.mention(name.utf8))
    }
    return Project(facts: ProjectFacts(joining: files, keyStyle: keyStyle), lexicon: lexicon, news: news)
  }
}

extension LocalizingPattern {
  /// The functions that a base name stands for, as `genstrings -s` has it.
  fileprivate var implied: [LocalizingPattern] {
    guard call.form == .function, call.owner == nil, key == .index(0) else { return [] }
    let shapes: [(suffix: String, table: Slot, bundle: Slot, value: Slot, comment: Int)] = [
      ("FromTable", .index(1), .none, .none, 2), ("FromTableInBundle", .index(1), .index(2), .none, 3),
      ("WithDefaultValue", .index(1), .index(2), .index(3), 4),
    ]
    return shapes.map { shape in
      LocalizingPattern(
        CallPattern(.function, call.name + shape.suffix), key: .index(0), table: shape.table,
        bundle: shape.bundle,
        value: shape.value, comment: .index(shape.comment), keys: keys, origin: .discovered)
    }
  }

  /// Two wrappers with the same signature are the same to whoever calls them.
  fileprivate var signature: String {
    "\(call.owner ?? "").\(call.name)(\((call.labels ?? []).joined(separator: ":"))) \(call.form) \(key)"
  }
}
