/// Where the lines of a text begin. CR LF, LF and CR end a line.
package struct LineIndex: Sendable {
  private var starts: [UInt32] = [0]

  package init(_ source: SourceText) {
    starts.reserveCapacity(source.count / 32 + 2)
    source.withBytes { bytes, count in
      var offset = 0
      while offset < count {
        let byte = bytes[offset]
        offset += 1
        guard byte == 10 || byte == 13 else { continue }
        if byte == 13, bytes[offset] == 10, offset < count { offset += 1 }
        starts.append(UInt32(offset))
      }
    }
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
