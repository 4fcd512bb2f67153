extension PropertyList {
  /// Whether ranges are places in the file.
  public var hasPlaces: Bool { format == .markup }

  public var root: Int? { nodes.isEmpty ? nil : 0 }

  /// The values of a collection.
  public func children(of node: Int) -> PropertyListChildren {
    PropertyListChildren(nodes: nodes, child: node + 1, end: Int(nodes[node].next))
  }

  /// The value of a key; of the same keys the last one counts, as for the system.
  public func value(of key: StaticString, in dictionary: Int) -> Int? {
    var found: Int?
    for child in children(of: dictionary) where isKey(child, key) { found = child }
    return found
  }

  public func isKey(_ node: Int, _ key: StaticString) -> Bool {
    nodes[node].key.map { isSpelled($0, key) } ?? false
  }

  /// Whether a text says a word.
  public func isSpelled(_ text: PlacedText, _ word: StaticString) -> Bool {
    source.withText(of: text) { $0.isSpelled(word) }
  }

  public func string(_ text: PlacedText) -> String { source.text(of: text) }

  /// The text of a node that is one.
  public func string(of node: Int) -> String? {
    nodes[node].kind == .string ? string(nodes[node].text) : nil
  }

  /// `true` and `false` as such, and as the texts and numbers that the system takes for them too.
  public func flag(of node: Int) -> Bool? {
    switch nodes[node].kind {
    case .yes: true
    case .no: false
    case .string, .integer:
      switch string(nodes[node].text) {
      case "YES", "1", "true": true
      case "NO", "0", "false": false
      default: nil
      }
    default: nil
    }
  }
}

/// The nodes directly inside of a collection.
public struct PropertyListChildren: Sequence, IteratorProtocol {
  fileprivate let nodes: [PropertyList.Node]
  fileprivate var child: Int
  fileprivate let end: Int

  public mutating func next() -> Int? {
    guard child < end else { return nil }
    defer { child = Int(nodes[child].next) }
    return child
  }
}
