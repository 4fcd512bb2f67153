/// A text of a resource file: where its characters stand, and how they are written.
public struct PlacedText: Sendable, Hashable {
  /// Without quotes and tags.
  public var range: ByteRange
  public var writing: Writing

  public init(_ range: ByteRange, _ writing: Writing = .plain) {
    self.range = range
    self.writing = writing
  }

  /// How bytes become characters. A text without a single escape is always `plain`, so that most are compared as they are.
  public enum Writing: UInt8, Sendable {
    case plain
    /// The escapes of a property list in the old style: `\n`, `\U00e9`, `\341`.
    case oldStyle
    /// References and CDATA of XML.
    case markup
    /// The value of an attribute in XML: references, and line breaks that count as spaces.
    case attribute
    /// UTF-8 in base64, as Interface Builder writes what XML cannot hold.
    case base64
    case json
    /// A comment of several lines that each begin with `//`.
    case lineComments
  }
}
