/// The text of a key and where it stands.
struct YAMLKey {
  let text: String
  let position: YAMLPosition
  let end: YAMLPosition
}

/// The entries of a mapping that is being read; no key may stand there twice, unless somebody else reads it.
struct YAMLEntries {
  private(set) var list: [YAMLEntry] = []
  /// Keys as bytes, because `String` takes texts for equal that differ in their Unicode normalization.
  private var lines: [[UInt8]: Int] = [:]

  mutating func insert(_ key: YAMLKey, _ repeated: YAML.RepeatedKeys) throws(YAMLError) {
    if repeated == .refused, let line = lines.updateValue(key.position.line, forKey: Array(key.text.utf8)) {
      throw YAMLError(.duplicateKey(key.text, line: line), at: key.position)
    }
  }

  mutating func append(_ key: YAMLKey, _ value: YAMLNode) {
    list.append(YAMLEntry(key: key.text, keyPosition: key.position, value: value))
  }
}

extension YAMLReader {
  /// Makes a key of a scalar, with the reader at the `:` behind it.
  func key(_ scalar: YAMLScalar, from start: YAMLPosition, to end: YAMLPosition) throws(YAMLError) -> YAMLKey
  {
    guard start.line == line else { throw failure(.multilineKey, at: start) }
    if scalar.style == .plain {
      guard scalar.text != [UInt8(ascii: "<"), UInt8(ascii: "<")] else {
        throw failure(.mergeKey, at: start)
      }
    }
    let written = bytes[start.offset..<end.offset]
    if written.count > YAML.maximumKeyLength {
      // Every character has one byte that does not continue another.
      let count = written.lazy.filter { $0 & 0xC0 != 0x80 }.count
      guard count <= YAML.maximumKeyLength else { throw failure(.longKey, at: start) }
    }
    return YAMLKey(text: String(decoding: scalar.text, as: UTF8.self), position: start, end: end)
  }
}
