// Questions to the bytes of a name or a path, which cost little beside those to a `String`.

public typealias Spelling = UnsafeBufferPointer<UInt8>

extension Spelling {
  @inlinable
  public func isSpelled(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && hasPrefix(word)
  }

  @inlinable
  public func hasPrefix(_ prefix: StaticString) -> Bool { holds(prefix, at: 0) }

  @inlinable
  public func hasSuffix(_ suffix: StaticString) -> Bool {
    holds(suffix, at: count - suffix.utf8CodeUnitCount)
  }

  /// Whether a text, which is not empty, stands somewhere in it.
  @inlinable
  public func holds(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    let first = text.utf8Start[0]
    for start in 0...count - length where self[start] == first && holds(text, at: start) { return true }
    return false
  }

  /// Whether another one stands somewhere in it.
  public func holds(_ text: Spelling) -> Bool {
    guard let first = text.first else { return true }
    guard count >= text.count else { return false }
    for start in 0...count - text.count where self[start] == first {
      if Spelling(rebasing: self[start..<start + text.count]).elementsEqual(text) { return true }
    }
    return false
  }

  @inlinable
  public func holds(_ text: StaticString, at start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard start >= 0, start + length <= count else { return false }
    for offset in 0..<length where self[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// `word` in small letters, whatever the case of ASCII letters here.
  public func isSpelledInAnyCase(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<count {
      let byte = self[offset]
      let small = byte.isCapital ? byte | 0x20 : byte
      if small != word.utf8Start[offset] { return false }
    }
    return true
  }

  /// Calls `body` with each part between separators, empty ones left out, until it returns true.
  @inlinable
  public func contains(partBetween separator: UInt8, where body: (Spelling) -> Bool) -> Bool {
    var start = 0
    for end in 0...count where end == count || self[end] == separator {
      if end > start, body(Spelling(rebasing: self[start..<end])) { return true }
      start = end + 1
    }
    return false
  }
}

extension Spelling {
  /// Eight bytes at once, because paths of one project have long beginnings in common.
  fileprivate func precedes(_ other: Spelling) -> Bool {
    let common = Swift.min(count, other.count)
    var offset = 0
    while offset + 8 <= common {
      let (left, right) = (word(at: offset), other.word(at: offset))
      if left != right { return left.bigEndian < right.bigEndian }
      offset += 8
    }
    while offset < common {
      if self[offset] != other[offset] { return self[offset] < other[offset] }
      offset += 1
    }
    return count < other.count
  }

  private func word(at offset: Int) -> UInt64 {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes, in place where the string has them.
  @inlinable
  public func withSpelling<Result>(_ body: (Spelling) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension String {
  /// An order that depends on neither language nor normal form: two names of files that only look alike differ.
  public func precedesInBytes(_ other: String) -> Bool {
    withSpelling { mine in other.withSpelling { mine.precedes($0) } }
  }
}

extension SourceText {
  @inlinable
  public func withSpelling<Result>(_ range: ByteRange, _ body: (Spelling) -> Result) -> Result {
    withBytes { bytes, _ in body(Spelling(start: bytes + Int(range.start), count: range.count)) }
  }
}

extension SourceText {
  /// Begins with `#!`, as what a shell runs.
  public var isScript: Bool { withBytes { Spelling(start: $0, count: $1).hasPrefix("#!") } }
}
