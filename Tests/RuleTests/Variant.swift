import RulePages

/// A change to an example that must not change what is found, or must silence it.
enum Variant: String, CaseIterable, CustomStringConvertible {
  case asWritten = "as written"
  case carriageReturns = "CRLF"
  case byteOrderMark = "byte order mark"
  case emojiInFront = "emoji in front"
  case insideComment = "inside a comment"
  case insideString = "inside a string"
  case silencedByNext = "under `disable:next`"
  case silencedByThis = "beside `disable:this`"
  case silencedByPrevious = "above `disable:previous`"
  case silencedByRegion = "between `disable` and `enable`"
  case silencedByFile = "in a file with `disable:file`"

  var description: String { rawValue }

  /// Whether it can be made of files in these languages: a catalog has no comments, and nothing stands in a string of
  /// a resource.
  func fits(_ languages: [ExampleLanguage]) -> Bool {
    switch self {
    case .asWritten, .carriageReturns, .byteOrderMark: true
    case .insideString: languages.allSatisfy(\.isSource)
    default: languages.allSatisfy(\.hasSlashComments)
    }
  }

  /// The code is no code any more, or a comment asks for silence: nothing may be found.
  var isSilent: Bool { self == .insideComment || self == .insideString || isSilencing }

  /// A comment asks for silence.
  var isSilencing: Bool {
    switch self {
    case .silencedByNext, .silencedByThis, .silencedByPrevious, .silencedByRegion, .silencedByFile: true
    case .asWritten, .carriageReturns, .byteOrderMark, .emojiInFront, .insideComment, .insideString: false
    }
  }

  /// Comments stand at the marked lines.
  var isBesideMarks: Bool {
    self == .silencedByNext || self == .silencedByThis || self == .silencedByPrevious
  }

  /// Variants that mean something for a rule.
  static func all(for page: RulePage) -> [Variant] {
    allCases.filter { variant in
      // On pages about suppressions and other comments the marked lines are such themselves.
      if variant.isBesideMarks { return !page.isAboutSuppressions && !page.front.readsComments }
      if variant == .insideComment, page.front.readsComments { return false }
      return variant != .insideString || !page.front.readsStrings
    }
  }

  func apply(to specimen: Specimen) -> Specimen {
    switch self {
    case .asWritten: specimen
    case .carriageReturns: specimen.withCarriageReturns
    case .byteOrderMark: specimen.prefixed(with: [0xEF, 0xBB, 0xBF], lines: 0)
    case .emojiInFront: specimen.prefixed(with: Array("// 👩‍👩‍👧‍👦 e\u{301}\u{323} ﷽ 🇺🇳\n".utf8), lines: 1)
    case .insideComment: specimen.commentedOut
    case .insideString: specimen.quoted
    case .silencedByNext: specimen.silencedByNext
    case .silencedByThis: specimen.silencedByThis
    case .silencedByPrevious: specimen.silencedByPrevious
    case .silencedByRegion: specimen.silencedByRegion(specimen.markedRules)
    case .silencedByFile: specimen.silencedByFile(specimen.markedRules)
    }
  }
}

extension RulePage {
  var isAboutSuppressions: Bool { id.contains("suppression") }
}

extension Specimen {
  /// Every line ends with CRLF; places move by one byte a line.
  fileprivate var withCarriageReturns: Specimen {
    var text: [UInt8] = []
    var moved = [UInt32](repeating: 0, count: self.text.count + 1)
    for (offset, byte) in self.text.enumerated() {
      moved[offset] = UInt32(text.count)
      if byte == 0x0A { text.append(0x0D) }
      text.append(byte)
    }
    moved[self.text.count] = UInt32(text.count)
    return changed(text) { moved[Int($0)] }
  }

  fileprivate func prefixed(with prefix: [UInt8], lines: Int) -> Specimen {
    var specimen = changed(prefix + text) { $0 + UInt32(prefix.count) }
    specimen.linesInFront += lines
    return specimen
  }

  /// Comment delimiters in the code are taken apart, so that the comment around it ends where it should.
  fileprivate var commentedOut: Specimen {
    var body: [UInt8] = []
    for byte in text {
      if let last = body.last, (last == 0x2A && byte == 0x2F) || (last == 0x2F && byte == 0x2A) {
        body.append(0x20)
      }
      body.append(byte)
    }
    return silenced(Array("/*\n".utf8) + body + Array("*/\n".utf8))
  }

  /// The code as the text of a constant: a raw literal in Swift, a line of a literal a line of code in C.
  fileprivate var quoted: Specimen {
    guard language.isCFamily else {
      return silenced(Array("let code = ####\"\"\"\n".utf8) + text + Array("\"\"\"####\n".utf8))
    }
    var literal = Array("NSString *const code =\n".utf8)
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      literal += Array("@\"".utf8)
      for byte in line {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { literal.append(UInt8(ascii: "\\")) }
        literal.append(byte)
      }
      literal += Array("\\n\"\n".utf8)
    }
    return silenced(literal + Array(";\n".utf8))
  }

  func silenced(_ text: [UInt8]) -> Specimen {
    var specimen = self
    specimen.text = text
    specimen.marks = []
    return specimen
  }
}
