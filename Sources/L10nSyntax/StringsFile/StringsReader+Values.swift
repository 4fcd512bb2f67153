extension StringsReader {
  /// How deep the system lets values nest.
  private static let maximumDepth = 512

  /// What may stand next inside of a value.
  private enum Step {
    case value
    /// A value, or the end of the list.
    case item
    /// A key, or the end of the dictionary.
    case key
    /// Behind a value: a separator, or the end of what it stands in.
    case separator
  }

  /// Steps over a list, data or a dictionary. Such a value has no text to translate; false where it is no value.
  mutating func skipContainer() -> Bool {
    let start = offset
    // The closing brackets of what is open.
    var open: [UInt8] = []
    var step: Step? = .value
    while let current = step {
      if current == .separator, open.isEmpty { return true }
      skipSpace()
      if isAtEnd, !open.isEmpty { return fail(.openValue, start, start + 1) }
      switch current {
      case .value, .item: step = readInnerValue(current, &open)
      case .key: step = readInnerKey(&open)
      case .separator: step = readSeparator(&open)
      }
    }
    return false
  }

  private mutating func readInnerValue(_ step: Step, _ open: inout [UInt8]) -> Step? {
    switch isAtEnd ? 0 : byte {
    case UInt8(ascii: ")") where step == .item: return close(&open)
    case UInt8(ascii: "{"): return openValue(until: UInt8(ascii: "}"), .key, &open)
    case UInt8(ascii: "("): return openValue(until: UInt8(ascii: ")"), .item, &open)
    case UInt8(ascii: "<") where !isAtMergeMarker: return skipData() ? .separator : nil
    case let byte where byte.startsOldStyleText: return skipInnerText() ? .separator : nil
    default:
      let found = found
      _ = fail(.missingValue(found), offset, offset + found.length)
      return nil
    }
  }

  private mutating func openValue(until close: UInt8, _ first: Step, _ open: inout [UInt8]) -> Step? {
    open.append(close)
    offset += 1
    if open.count <= Self.maximumDepth { return first }
    // What is left of it may be too deep as well.
    if !isTooDeep { _ = fail(.tooDeep, offset - 1, offset) }
    isTooDeep = true
    return nil
  }

  private mutating func close(_ open: inout [UInt8]) -> Step {
    open.removeLast()
    offset += 1
    return .separator
  }

  private mutating func readInnerKey(_ open: inout [UInt8]) -> Step? {
    if byte == UInt8(ascii: "}") { return close(&open) }
    guard byte.startsOldStyleText else {
      let found = found
      _ = fail(.strayFirst(found), offset, offset + found.length)
      return nil
    }
    guard skipInnerText() else { return nil }
    skipSpace()
    switch isAtEnd ? 0 : byte {
    case UInt8(ascii: "="):
      offset += 1
      return .value
    case UInt8(ascii: ";"):
      offset += 1
      return .key
    default:
      let found = found
      _ = fail(.equals(found), offset, offset + found.length)
      return nil
    }
  }

  private mutating func readSeparator(_ open: inout [UInt8]) -> Step? {
    guard let bracket = open.last else { return nil }
    if bracket == byte, bracket == UInt8(ascii: ")") { return close(&open) }
    let separator = bracket == UInt8(ascii: ")") ? UInt8(ascii: ",") : UInt8(ascii: ";")
    guard byte == separator else {
      let problem: StringsProblem = bracket == UInt8(ascii: ")") ? .missingComma : .missingSemicolon
      _ = fail(problem, offset - 1, offset)
      return nil
    }
    offset += 1
    return bracket == UInt8(ascii: ")") ? .item : .key
  }

  private mutating func skipInnerText() -> Bool {
    let start = offset
    if readText() != nil { return true }
    offset = start + 1
    return fail(.unclosedQuote, start, start + 1)
  }

  /// Pairs of hexadecimal digits in angle brackets.
  private mutating func skipData() -> Bool {
    let start = offset
    offset += 1
    while !isAtEnd, byte != UInt8(ascii: ">") {
      if byte.isBlank || byte.isLineBreak {
        offset += 1
      } else if byte.hexadecimalValue != nil, bytes[offset + 1].hexadecimalValue != nil {
        offset += 2
      } else {
        return fail(.data, offset, offset + 1)
      }
    }
    guard !isAtEnd else { return fail(.openValue, start, start + 1) }
    offset += 1
    return true
  }

  /// Always false.
  private mutating func fail(_ problem: StringsProblem, _ start: Int, _ end: Int) -> Bool {
    report(.syntax, problem, start, end)
    return false
  }
}
