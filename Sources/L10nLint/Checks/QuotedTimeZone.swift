import L10nSyntax

extension Check {
  /// A date pattern that ends with the letter Z and no time zone set.
  static let quotedTimeZone = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .datePattern, call.result == nil else { return }
      for literal in document.literals(of: call) {
        guard let letter = document.source.quotedZone(literal.contentRange),
          !document.setsTimeZone(call)
        else { continue }
        pass.report(
          letter, at: Int(literal.firstToken),
          "`'Z'` is only a letter here: without `timeZone`, the date is read as local time")
      }
    })
}

extension SourceText {
  fileprivate func quotedZone(_ range: ByteRange) -> ByteRange? {
    guard range.count > 3, range.count < 80 else { return nil }
    let bytes = self[range]
    let start = bytes.indices.first { index in
      index + 2 < bytes.endIndex && bytes[index] == UInt8(ascii: "'") && bytes[index + 1] == UInt8(ascii: "Z")
        && bytes[index + 2] == UInt8(ascii: "'")
    }
    return start.map { offset in
      let start = range.start + UInt32(offset - bytes.startIndex)
      return ByteRange(start, start + 3)
    }
  }
}

extension Document {
  fileprivate func setsTimeZone(_ call: LocaleCall) -> Bool {
    let uses = uses(around: call)
    if uses.members.contains(where: { $0.isSet && isTimeZone($0.name) }) { return true }
    // It may be set wherever the formatter comes from.
    return uses.initialValues.contains { value in
      !value.indices.contains {
        (token($0, is: "DateFormatter") || token($0, is: "NSDateFormatter")) && kind($0 + 1) != .dot
      }
    }
  }

  private func isTimeZone(_ name: Int) -> Bool {
    token(name, is: "timeZone") || token(name, is: "setTimeZone")
  }
}
