/// The values of a property list in the order of the file, in one flat array. `Info.plist`, `.stringsdict` and some
/// `.strings` files are property lists.
public struct PropertyList: Sendable {
  /// The file; for a binary list a text made of its texts, which no place of the file corresponds to.
  public let source: SourceText
  public let format: Format
  /// The first one is the whole list; every other one stands behind the collection it belongs to.
  public internal(set) var nodes: [Node] = []
  public internal(set) var problems: [PropertyListProblem] = []
  /// Of the XML form, with their delimiters.
  public internal(set) var comments: [ByteRange] = []

  init(_ source: SourceText, _ format: Format) {
    self.source = source
    self.format = format
  }

  public enum Format: Sendable {
    case markup
    case binary
    /// `{ key = value; }`, which this reader leaves to that of `.strings`.
    case oldStyle
  }

  public struct Node: Sendable {
    public var kind: Kind
    /// In a dictionary; `nil` elsewhere.
    public var key: PlacedText?
    /// What a scalar says. Empty for collections, and for the dates and data of binary lists.
    public var text: PlacedText
    /// Tags included.
    public var range: ByteRange
    public var parent: UInt32
    /// The first node that is no part of this one.
    public var next: UInt32
  }

  public enum Kind: UInt8, Sendable {
    case dictionary, array, string, integer, real, yes, no, date, data
    /// What only binary lists have: null, sets and references of archives.
    case other
  }

  public static func read(_ source: SourceText) -> PropertyList {
    switch format(of: source) {
    case .markup: MarkupListReader.read(source)
    case .binary: BinaryListReader.read(source)
    case .oldStyle: PropertyList(source, .oldStyle)
    }
  }

  /// By the first bytes, as the system tells them apart.
  public static func format(of source: SourceText) -> Format {
    source.withBytes { bytes, count in
      if Spelling(start: bytes, count: count).hasPrefix("bplist") { return .binary }
      var offset = bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
      while MarkupByteTable.isSpace(bytes[offset]) { offset += 1 }
      return bytes[offset] == UInt8(ascii: "<") && bytes[offset + 1].beginsMarkup ? .markup : .oldStyle
    }
  }
}

extension SourceText {
  /// What begins a property list in the old style: `{`, a comment in front of it, or a line for the preprocessor.
  public var beginsOldStyle: Bool {
    let sign = firstSign
    guard !sign.isEmpty else { return false }
    let byte = self[Int(sign.start)]
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#")
  }

  /// The first byte that is no white space and no byte order mark, to say something of the whole file; empty where there
  /// is none.
  public var firstSign: ByteRange {
    withBytes { bytes, count in
      let start = (0..<count).first { bytes[$0] > 32 && bytes[$0] < 0x80 }
      return start.map { ByteRange(UInt32($0), UInt32($0 + 1)) } ?? ByteRange(0, 0)
    }
  }
}

extension UInt8 {
  /// `<` begins data in the old style too: `<0fbd77>`.
  fileprivate var beginsMarkup: Bool {
    switch self {
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "k"): true
    case UInt8(ascii: "d"), UInt8(ascii: "a"): true
    default: false
    }
  }
}
