/// Identifiers, keywords, `#` directives and what is not ASCII.
extension SwiftScanner {
  @inline(__always)
  mutating func lexIdentifier() {
    let stop = bytes.endOfWord(cursor + 1)
    emit(.identifier, stop, word: vocabulary.word(cursor, stop - cursor))
  }

  /// `` `name` ``: never a keyword, but still a word of the tables.
  mutating func lexBackticks() {
    var position = cursor + 1
    while position.pointee != UInt8(ascii: "`") {
      if position >= bytes.end || bytes.isLineEnd(position) { return emitUnknown(cursor + 1) }
      position += 1
    }
    let word = vocabulary.word(cursor + 1, position - cursor - 1)
    emit(.identifier, position + 1, word: word.keyword == nil ? word : .none)
  }

  /// A raw string, a regex or a directive or macro.
  mutating func lexHash() {
    let hashes = bytes.countHashes(cursor)
    switch cursor[hashes] {
    case UInt8(ascii: "\""): return lexString(hashes: hashes)
    case UInt8(ascii: "/"): return lexExtendedRegex(hashes: hashes)
    default: break
    }
    if hashes > 1 { emitUnknown(cursor + (hashes - 1)) }
    guard startsWord(cursor + 1) else { return emit(.hash, cursor + 1) }
    let stop = bytes.endOfWord(cursor + 1)
    let word = vocabulary.word(cursor + 1, stop - cursor - 1)
    emit(.hash, stop, word: word)
    followCondition(word)
  }

  private func startsWord(_ position: UnsafePointer<UInt8>) -> Bool {
    switch bytes.classes[Int(position.pointee)] {
    case .letter: true
    case .beyondASCII: SwiftScalar(position).isIdentifierStart && !SwiftScalar(position).isWhiteSpace
    default: false
    }
  }

  mutating func lexBeyondASCII() {
    let scalar = SwiftScalar(cursor)
    if scalar.isWhiteSpace {
      pending.insert(.spaceBefore)
      cursor += scalar.length
    } else if scalar.isIdentifierStart {
      lexIdentifier(after: scalar)
    } else if scalar.isOperatorStart {
      lexOperator()
    } else {
      lexStray()
    }
  }

  private mutating func lexIdentifier(after scalar: SwiftScalar) {
    let stop = bytes.endOfWord(cursor + scalar.length)
    emit(.identifier, stop, word: vocabulary.word(cursor, stop - cursor))
  }

  /// Bytes that start nothing: one token for all that stand together.
  mutating func lexStray() {
    var position = cursor
    repeat {
      guard position.pointee >= 0x80 else {
        position += 1
        continue
      }
      let scalar = SwiftScalar(position)
      if scalar.isWhiteSpace || scalar.isIdentifierStart || scalar.isOperatorStart { break }
      position += scalar.length
    } while bytes.classes[Int(position.pointee)] == .stray || position.pointee >= 0x80
    emitUnknown(position)
  }
}
