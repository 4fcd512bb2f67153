/// How a `.strings` file is written: the name says nothing of it.
public enum StringsForm: Sendable {
  /// The old style, which people write.
  case text
  /// A property list in XML.
  case markup
  /// A property list in bytes, as builds make it.
  case binary

  public init(of source: SourceText) {
    self = source.withBytes { bytes, count in
      var start = Spelling(start: bytes, count: count).hasPrefix("\u{FEFF}") ? 3 : 0
      while bytes[start].isBlank || bytes[start].isLineBreak { start += 1 }
      let text = Spelling(start: bytes + start, count: max(0, count - start))
      if text.hasPrefix("bplist00") { return .binary }
      let tags: [StaticString] = ["<?xml", "<plist", "<!DOCTYPE", "<!--"]
      return tags.contains { text.hasPrefix($0) } ? .markup : .text
    }
  }
}

extension Table {
  /// What a `.strings` file says, whatever its form.
  public convenience init(strings source: SourceText) {
    switch StringsForm(of: source) {
    case .text: self.init(StringsReader.read(source))
    case .markup, .binary: self.init(strings: PropertyList.read(source))
    }
  }
}
