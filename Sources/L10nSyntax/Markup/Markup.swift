/// A document of XML as it is written: its nodes in the order of the text, in flat arrays, with the place of each.
/// Reading never fails; what is not well-formed is among the problems, and the reader goes on behind it.
public struct Markup: Sendable {
  public let source: SourceText
  /// The first node is the document itself; every other one stands behind its parent.
  public internal(set) var nodes: [Node]
  public internal(set) var attributes: [Attribute]
  public internal(set) var problems: [MarkupProblem]

  public static func read(_ source: SourceText) -> Markup {
    source.withBytes { bytes, count in
      MarkupByteTable.names.withUnsafeBufferPointer { names in
        guard let isName = names.baseAddress else { preconditionFailure("a table is never empty") }
        var reader = MarkupReader(bytes, count, isName: isName)
        reader.readDocument()
        return Markup(
          source: source, nodes: reader.nodes, attributes: reader.attributes, problems: reader.problems)
      }
    }
  }

  /// White space between tags is no node; it is part of the content of its element.
  public struct Node: Sendable {
    public var kind: Kind
    /// For texts: whether the bytes are the text.
    public var writing = PlacedText.Writing.plain
    public var start: UInt32
    public var end: UInt32
    /// Behind the name, which stands behind `<` or `<?`.
    public var nameEnd: UInt32
    public var contentStart: UInt32
    public var contentEnd: UInt32
    public var parent: UInt32
    /// The first node that is no part of this one.
    public var next: UInt32
    public var firstAttribute: UInt32
    public var attributeCount: UInt32 = 0
  }

  public enum Kind: UInt8, Sendable {
    case document, element, text, characterData, comment, instruction, documentType
  }

  public struct Attribute: Sendable {
    public var name: ByteRange
    /// Without the quotes.
    public var value: PlacedText
  }
}

extension Markup.Node {
  /// Tags included.
  public var range: ByteRange { ByteRange(start, end) }
  /// Between the tags, or between the marks of a comment.
  public var content: ByteRange { ByteRange(contentStart, contentEnd) }
  /// Of an element.
  public var name: ByteRange { ByteRange(min(start + 1, nameEnd), nameEnd) }

  public var attributes: Range<Int> {
    Int(firstAttribute)..<Int(firstAttribute) + Int(attributeCount)
  }
}

extension Markup {
  /// The outermost element.
  public var root: Int? { children(of: 0).first { nodes[$0].kind == .element } }

  public func children(of node: Int) -> MarkupChildren {
    MarkupChildren(nodes: nodes, child: node + 1, end: Int(nodes[node].next))
  }

  public func isNamed(_ node: Int, _ name: StaticString) -> Bool {
    nodes[node].kind == .element && source.isSpelled(nodes[node].name, name)
  }

  public func attribute(_ name: StaticString, of node: Int) -> PlacedText? {
    for number in nodes[node].attributes where source.isSpelled(attributes[number].name, name) {
      return attributes[number].value
    }
    return nil
  }

  /// All comments with their delimiters, in the order of the text.
  var comments: [ByteRange] { nodes.lazy.filter { $0.kind == .comment }.map(\.range) }

  /// The text of an element without other elements in it.
  public func text(of node: Int) -> PlacedText? {
    guard nodes[node].kind == .element else { return nil }
    let content = nodes[node].content
    let next = nodes[node].next
    if node + 1 == next {
      // Nothing but white space.
      return PlacedText(content, source[content].contains(UInt8(ascii: "\r")) ? .markup : .plain)
    }
    if nodes[node + 1].kind == .text, nodes[node + 1].next == next {
      return PlacedText(content, nodes[node + 1].writing)
    }
    let hasElement = children(of: node).contains { nodes[$0].kind == .element }
    return hasElement ? nil : PlacedText(content, .markup)
  }
}

/// The nodes directly inside of another one.
public struct MarkupChildren: Sequence, IteratorProtocol {
  fileprivate let nodes: [Markup.Node]
  fileprivate var child: Int
  fileprivate let end: Int

  public mutating func next() -> Int? {
    guard child < end else { return nil }
    defer { child = Int(nodes[child].next) }
    return child
  }
}

extension SourceText {
  public func isSpelled(_ range: ByteRange, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return withSpelling(range) { $0.hasPrefix(word) }
  }
}
