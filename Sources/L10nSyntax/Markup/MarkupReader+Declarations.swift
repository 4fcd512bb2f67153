extension MarkupReader {
  /// Whether the `<!` here begins anything that XML knows.
  var isDeclaration: Bool {
    isAt("<!--", position) || isAt("<![CDATA[", position) || isAt("<!DOCTYPE", position)
  }

  /// Reads what begins with `<!`; false where it is only text.
  mutating func readDeclaration() -> Bool {
    if isAt("<!--", position) {
      readMarked(.comment, opening: 4, closing: "-->", .unclosedComment)
    } else if isAt("<![CDATA[", position) {
      if open == 0 { report(.textOutside, position, position + 9) }
      readMarked(.characterData, opening: 9, closing: "]]>", .unclosedCharacterData)
    } else if isAt("<!DOCTYPE", position) {
      readDocumentType()
    } else {
      return false
    }
    return true
  }

  mutating func readInstruction() {
    readMarked(.instruction, opening: 2, closing: "?>", .unclosedInstruction)
  }

  private mutating func readMarked(
    _ kind: Markup.Kind, opening: Int, closing: StaticString, _ problem: MarkupProblem.Kind
  ) {
    let start = position
    let content = min(start + opening, end)
    position = content
    while position < end, bytes[position] != closing.utf8Start[0] || !isAt(closing, position) {
      position += 1
    }
    let contentEnd = position
    if position < end {
      position += closing.utf8CodeUnitCount
    } else {
      report(problem, start, content)
    }
    appendLeaf(kind, from: start, content: content..<contentEnd)
  }

  /// Steps over a document type with all it declares. Entities are not expanded: no file of these formats has any,
  /// and a few lines of them can stand for gigabytes.
  private mutating func readDocumentType() {
    let start = position
    position += 9
    var depth = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: ">") where depth == 0:
        position += 1
        return appendLeaf(.documentType, from: start, content: start + 9..<position - 1)
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted()
      case UInt8(ascii: "<") where isAt("<!--", position): skipComment()
      default: break
      }
      position += 1
    }
    position = end
    report(.unclosedDeclaration, start, start + 9)
    appendLeaf(.documentType, from: start, content: start + 9..<end)
  }

  /// To the last byte of a comment.
  private mutating func skipComment() {
    position += 4
    while position < end, !isAt("-->", position) { position += 1 }
    position += 2
  }

  /// To the closing quote.
  private mutating func skipQuoted() {
    let quote = bytes[position]
    position += 1
    while position < end, bytes[position] != quote { position += 1 }
  }
}
