/// A value of a YAML document and the place where it is written.
public struct YAMLNode: Sendable {
  /// What the 1.2 core schema makes of a node.
  public enum Value: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  /// How a node is written; block and flow are the two notations of sequences and mappings.
  public enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded, block, flow
  }

  public let value: Value
  public let style: Style
  /// The text of a scalar before the schema reads it: `1.10` stays "1.10". Nil for collections.
  public let text: String?
  /// Where the node begins; a value that is left out stands behind its `:` or `-`.
  public let position: YAMLPosition
  /// The position behind the last byte of the node.
  public let end: YAMLPosition
}

extension YAMLNode {
  /// The text of a node that is a string for the schema; numbers have `text`, but no `string`.
  public var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  public var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  public var integer: Int? {
    if case .integer(let integer) = value { integer } else { nil }
  }

  public var sequence: [YAMLNode]? {
    if case .sequence(let items) = value { items } else { nil }
  }

  public var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  public var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// A list of texts; a single text counts as a list of one.
  public var texts: [String]? {
    if let text { return isNull ? nil : [text] }
    guard let sequence else { return nil }
    let texts = sequence.compactMap { $0.isNull ? nil : $0.text }
    return texts.count == sequence.count ? texts : nil
  }

  /// The value of a key; nil when the key is missing or the node is no mapping.
  public subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}

/// A key of a mapping and its value.
public struct YAMLEntry: Sendable {
  /// The text of the key, whatever the schema makes of it: `no` and `1` stay as they are written.
  public let key: String
  public let keyPosition: YAMLPosition
  public let value: YAMLNode
}

/// A place in a YAML text, kept small because every value has two of them.
public struct YAMLPosition: Sendable, Hashable {
  private let smallLine, smallColumn, smallOffset: UInt32

  init(line: Int, column: Int, offset: Int) {
    smallLine = UInt32(clamping: line)
    smallColumn = UInt32(clamping: column)
    smallOffset = UInt32(clamping: offset)
  }

  /// Counted from 1.
  public var line: Int { Int(smallLine) }
  /// Counted from 1, in UTF-8 bytes; a byte order mark does not count.
  public var column: Int { Int(smallColumn) }
  /// Bytes before the place, a byte order mark included.
  public var offset: Int { Int(smallOffset) }
}
