import L10nSyntax

/// Cuts the bytes that an editor sends into messages. It takes any bytes.
struct MessageStream {
  private var bytes: [UInt8] = []
  /// What comes before is read.
  private var start = 0
  /// How far the head of the next message was looked through for its end.
  private var searched = 0

  /// No editor has a text that makes a larger message.
  static let largestMessage = 512 << 20
  private static let largestHead = 64 << 10

  enum Part {
    case message([UInt8])
    /// A head that does not say how long its message is.
    case damaged
    /// There is no way to find the next message, and why.
    case lost(String)
  }

  mutating func append(_ more: [UInt8]) {
    if start > 0, start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
      (start, searched) = (0, 0)
    } else if start > 1 << 20 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += more
  }

  /// The next message, if all of it has come.
  mutating func next() -> Part? {
    guard let body = endOfHead() else {
      return bytes.count - start > Self.largestHead
        ? .lost("the header of a message is longer than \(Self.largestHead >> 10) KiB") : nil
    }
    guard let length = contentLength(start..<body) else {
      start = body
      return .damaged
    }
    guard length <= Self.largestMessage else {
      return .lost(
        "`Content-Length` is \(length), which exceeds the limit of \(Self.largestMessage >> 20) MiB")
    }
    guard bytes.count - body >= length else { return nil }
    start = body + length
    searched = start
    return .message(Array(bytes[body..<start]))
  }

  /// Where the message begins behind its head.
  private mutating func endOfHead() -> Int? {
    var position = max(start, searched)
    while position + 4 <= bytes.count {
      if bytes[position] == 13, bytes[position + 1] == 10, bytes[position + 2] == 13,
        bytes[position + 3] == 10
      {
        searched = position
        return position + 4
      }
      position += 1
      if position - start > Self.largestHead { break }
    }
    searched = position
    return nil
  }

  private func contentLength(_ head: Range<Int>) -> Int? {
    var length: Int?
    for line in bytes[head].split(separator: 10) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self).filter { !$0.isWhitespace }
      guard let number = Int(value), number >= 0 else { return nil }
      length = number
    }
    return length
  }
}
