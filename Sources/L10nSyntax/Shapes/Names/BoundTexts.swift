extension SourceText {
  /// The hashes of the names behind `text: $`, where a view of SwiftUI puts what somebody types. A name in a comment does no harm.
  func boundTexts() -> Set<UInt64> {
    withBytes { bytes, count in
      let text = Spelling(start: bytes, count: count)
      var names: Set<UInt64> = []
      var sign = text.offset(of: UInt8(ascii: "$"), or: UInt8(ascii: "$"), from: 0)
      while sign < count {
        var end = sign + 1
        while end < count, text[end].isWordByte { end += 1 }
        if end > sign + 1, text.isLabel("text", endingAt: sign) {
          names.insert(Spelling(rebasing: text[(sign + 1)..<end]).quickHash)
        }
        sign = text.offset(of: UInt8(ascii: "$"), or: UInt8(ascii: "$"), from: end)
      }
      return names
    }
  }
}

extension Document {
  /// Whether a view writes what somebody types into a variable of this name: `TextField("Amount", text: $amount)`
  public func isBoundToText(_ name: Int) -> Bool {
    !boundTexts.isEmpty && boundTexts.contains(source.withSpelling(tokens[name].range) { $0.quickHash })
  }
}

extension Spelling {
  /// `label: ` with any white space around the colon.
  fileprivate func isLabel(_ label: StaticString, endingAt end: Int) -> Bool {
    var position = behindWord(before: end)
    guard position > 0, self[position - 1] == UInt8(ascii: ":") else { return false }
    position = behindWord(before: position - 1)
    let start = position - label.utf8CodeUnitCount
    return holds(label, at: start) && (start == 0 || !self[start - 1].isWordByte)
  }

  /// Where the white space before a place begins.
  private func behindWord(before place: Int) -> Int {
    var position = place
    while position > 0, self[position - 1] <= 0x20 { position -= 1 }
    return position
  }
}
