/// A JSON text as one flat array of values in the order of the file. Reading never fails: what is wrong is a problem,
/// and all that can be understood is a value.
public struct JSONDocument: Sendable {
  /// Foundation refuses what nests deeper.
  public static let maximumDepth = 512
  /// A text with more mistakes than this is none of JSON; the rest of them is not listed.
  public static let maximumProblems = 100

  public let source: SourceText
  /// The root is the first one; empty only where the text holds no value at all.
  public let nodes: [JSONNode]
  public let problems: [JSONProblem]

  public init(_ source: SourceText) {
    self.source = source
    (nodes, problems) = source.withBytes { bytes, count in
      var reader = JSONReader(bytes, count)
      reader.readDocument()
      return (reader.nodes, reader.problems)
    }
  }
}

/// A value and the key it has in its object.
public struct JSONNode: Sendable {
  /// What stands in place of a number where there is no node.
  public static let none = UInt32.max

  public let kind: Kind
  public internal(set) var flags: Flags
  /// Brackets included, quotes not. Empty where a value is missing behind its key.
  public internal(set) var range: ByteRange
  /// Without quotes; empty for items of arrays and the root.
  public let keyRange: ByteRange
  /// Number of the object or array around it.
  public let parent: UInt32
  /// Number of the first node behind this one and all it holds.
  public internal(set) var next: UInt32

  public enum Kind: UInt8, Sendable {
    case object, array, string, number, yes, no, null
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let isEscaped = Self(rawValue: 1)
    public static let isKeyEscaped = Self(rawValue: 2)
    public static let hasKey = Self(rawValue: 4)
  }
}

extension JSONNode {
  /// The text of a string, or the letters of another value.
  public var text: PlacedText { PlacedText(range, flags.contains(.isEscaped) ? .json : .plain) }

  /// The key in the object around it; `nil` for items of arrays and the root.
  public var key: PlacedText? {
    guard flags.contains(.hasKey) else { return nil }
    return PlacedText(keyRange, flags.contains(.isKeyEscaped) ? .json : .plain)
  }

  /// From the first character of the key, or of the value where there is none.
  public var memberRange: ByteRange {
    flags.contains(.hasKey) ? ByteRange(keyRange.start, max(keyRange.end, range.end)) : range
  }
}

// MARK: - Ways through the document

extension JSONDocument {
  /// The numbers of the values in an object or array.
  public func children(of node: Int) -> Children { Children(nodes: nodes, parent: node) }

  public struct Children: Sequence, IteratorProtocol {
    private let nodes: [JSONNode]
    private var position: Int
    private let end: Int

    fileprivate init(nodes: [JSONNode], parent: Int) {
      self.nodes = nodes
      position = parent + 1
      end = Int(nodes[parent].next)
    }

    public mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(nodes[position].next) }
      return position
    }
  }

  /// The last value of a key, as it counts where a key stands twice.
  public func member(_ key: StaticString, of node: Int) -> Int? {
    guard nodes[node].kind == .object else { return nil }
    var found: Int?
    for child in children(of: node) where hasKey(child, key) { found = child }
    return found
  }

  public func hasKey(_ node: Int, _ key: StaticString) -> Bool {
    nodes[node].key.map { source.isSpelled($0, key) } ?? false
  }

  /// Keys that stand earlier in the same object too, with the number of the earlier one, in the order of the file.
  public func repeatedKeys(of node: Int) -> [(node: Int, first: Int)] {
    guard nodes[node].kind == .object else { return [] }
    let keyed = children(of: node).filter { nodes[$0].flags.contains(.hasKey) }
    guard keyed.count > 1 else { return [] }
    var first: [[UInt8]: Int] = [:]
    var repeated: [(node: Int, first: Int)] = []
    for child in keyed {
      guard let key = nodes[child].key else { continue }
      // Bytes, because a `String` takes é as one letter and as two for the same text, and a JSON reader does not.
      let spelling = source.withText(of: key) { Array($0) }
      if let earlier = first[spelling] {
        repeated.append((child, earlier))
      } else {
        first[spelling] = child
      }
    }
    return repeated
  }
}
