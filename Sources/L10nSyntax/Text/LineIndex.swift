/// Where the lines of a text begin. CR LF, LF and CR end a line.
package struct LineIndex: Sendable {
  private var starts: [UInt32] = [0]

  package init(_ source: SourceText) {
    starts.reserveCapacity(source.count / 32 + 2)
    source.withBytes { bytes, count in
      var offset = 0
      while offset < count {
        // Eight bytes at once, and most of them end no line.
        if offset + 8 <= count, !Self.mayEndLine(UnsafeRawPointer(bytes + offset)) {
          offset += 8
          continue
        }
        let stop = min(offset + 8, count)
        while offset < stop {
          let byte = bytes[offset]
          offset += 1
          guard byte == 10 || byte == 13 else { continue }
          if byte == 13, bytes[offset] == 10, offset < count { offset += 1 }
          starts.append(UInt32(offset))
        }
      }
    }
  }

  /// Whether one of eight bytes is below 16, as line ends and few other bytes are.
  private static func mayEndLine(_ bytes: UnsafeRawPointer) -> Bool {
    let word = bytes.loadUnaligned(as: UInt64.self)
    return (word &- 0x1010_1010_1010_1010) & ~word & 0x8080_8080_8080_8080 != 0
  }

  /// How many lines the text has; one more than its line ends.
  package var count: Int { starts.count }

  /// The line of an offset, counted from 1, and where that line begins.
  package func line(at offset: UInt32) -> (number: Int, start: UInt32) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, starts[low])
  }
}
