import L10nSyntax

extension SourceFile {
  /// What is said of a project, a specification or a scheme that a merge has left in the middle, or that ends there. What
  /// stands in it is what nobody meant, so it says nothing of other files, and that is told too.
  var refusalAsProject: Finding? {
    switch kind {
    case .source, .table, .interface, .information: return nil
    case .project where path.hasSuffix(".pbxproj") && !path.isInPackageOfProject: return nil
    case .scheme:
      return text.mergeConflict.map { finding("unresolved merge conflict", at: $0) }
    case .project:
      let effect = "; files are judged as if this project built none"
      if let mark = text.mergeConflict { return finding("unresolved merge conflict" + effect, at: mark) }
      guard path.hasSuffix(".pbxproj"), text.isCutShort else { return nil }
      let end = UInt32(text.count)
      return finding("this file ends before its last bracket" + effect, at: ByteRange(end, end))
    }
  }

  /// The place is empty, as of everything that was not read.
  private func finding(_ reason: String, at range: ByteRange) -> Finding {
    let place = Place(ByteRange(range.start, range.start), in: text, LineIndex(text))
    return Finding(unreadable: path, reason: reason, at: place)
  }
}

extension SourceText {
  /// Whether the outer bracket of a property list in the old style is never closed.
  fileprivate var isCutShort: Bool {
    withBytes { bytes, count in
      let text = Spelling(start: bytes, count: count)
      guard text.hasPrefix("//") || text.hasPrefix("{"), let last = text.lastIndex(where: { $0 > 0x20 }),
        text[last] != UInt8(ascii: "}")
      else { return false }
      return text.openBrackets > 0
    }
  }
}

extension Spelling {
  /// How many braces are open at the end. Those in texts and comments are none.
  fileprivate var openBrackets: Int {
    var (open, position) = (0, 0)
    while position < count {
      let byte = self[position]
      position += 1
      switch byte {
      case UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "}"): open -= 1
      case UInt8(ascii: "\""):
        while position < count, self[position] != byte {
          position += self[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
      case UInt8(ascii: "/") where position < count && self[position] == UInt8(ascii: "*"):
        while position < count, !holds("*/", at: position) { position += 1 }
        position += 2
      default: continue
      }
    }
    return open
  }
}
