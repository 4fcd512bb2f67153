import Foundation
import Testing

/// A mistake that every run reports, on its own line.
private let mistake = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")"
private let finding = "warning: Plural is made by adding an English ending:"

private func lint(_ content: Data, name: String = "A.swift") throws -> Tool.Result {
  let folder = try Folder(["B.swift": "let b = 1\n"])
  try folder.write(name, content)
  return try Tool.run(["--only", "literal-plural-suffix"], in: folder)
}

/// Every kind of content has one answer: its lines, and an exit status.
@Suite struct ContentInputTests {
  @Test(arguments: [
    ("empty", Data()), ("one byte", Data("a".utf8)), ("one stray byte", Data([0xFF])),
    ("one brace", Data("{".utf8)),
    ("a byte order mark alone", Data([0xEF, 0xBB, 0xBF])), ("UTF-16 mark alone", Data([0xFF, 0xFE])),
    ("the other one", Data([0xFE, 0xFF])), ("a quote", Data("\"".utf8)),
    ("no line end", Data("let a = 1".utf8)),
    ("a NUL", Data([0])),
  ]) func aFileWithNearlyNothingIsClean(_ name: String, _ content: Data) throws {
    let result = try lint(content)
    #expect(result.status == 0, "\(name): \(result.output)")
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("Files read: 2. No findings."))
  }

  @Test(arguments: [
    ("PK\u{3}\u{4}\0\0", "it contains NUL bytes, so it is not a text file"),
    (
      "\"\0k\0\"\0=\0\"\0v\0\"\0;\0",
      "it is UTF-16 without a byte order mark; add the mark, or save it as UTF-8"
    ),
    ("let a = 1\n\0", "it contains NUL bytes, so it is not a text file"),
    ("\u{FFFD}\u{FFFD}/\0*\0", "it is UTF-16 with a damaged byte order mark; save it as UTF-8"),
  ]) func whatIsNoTextIsOneFinding(_ content: String, _ reason: String) throws {
    let result = try lint(Data(content.utf8))
    #expect(result.status == 1)
    #expect(result.lines == ["A.swift:1:1: error: not checked: \(reason) [unreadable-file]"])
  }

  /// Whoever has no key has none for all of them, and nothing is broken.
  @Test func encryptedFilesAreOneNote() throws {
    let folder = try Folder([
      "A.swift": "\0GITCRYPT\0a", "B.swift": "\0GITCRYPT\0b", "C.swift": "\(mistake)\n",
    ])
    let result = try Tool.run(["--only", "literal-plural-suffix"], in: folder)
    #expect(
      result.lines.prefix(1) == [
        "A.swift:1:1: note: not checked: encrypted by git-crypt; `git-crypt unlock` opens it, and 1 more file"
          + " [unreadable-file]"
      ])
    #expect(result.lines.contains { $0.contains(finding) })
  }

  @Test func aHalfCharacterOfUTF16IsOneFinding() throws {
    for mark: [UInt8] in [[0xFF, 0xFE], [0xFE, 0xFF]] {
      let result = try lint(Data(mark + [0x61, 0, 0x62]))
      #expect(result.status == 1)
      #expect(
        result.lines == [
          "A.swift:1:1: error: not checked: it is UTF-16 and ends in the middle of a character [unreadable-file]"
        ])
    }
  }

  @Test func aPartOfACharacterOfUTF32IsOneFinding() throws {
    let result = try lint(Data([0xFF, 0xFE, 0, 0, 0x61, 0]))
    #expect(
      result.lines == [
        "A.swift:1:1: error: not checked: it is UTF-32 and ends in the middle of a character [unreadable-file]"
      ])
  }

  /// Two lines in front, so that a line end that is not counted shows.
  @Test(arguments: [
    "\n", "\r\n", "\r",
  ]) func everyLineEndCounts(_ end: String) throws {
    let encodings: [String.Encoding] = [
      .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ]
    for encoding in encodings {
      for hasMark in [true, false] where hasMark || encoding == .utf8 {
        let text = (hasMark ? "\u{FEFF}" : "") + ["// é𝒇", "", mistake, ""].joined(separator: end)
        let result = try lint(try #require(text.data(using: encoding)))
        #expect(result.status == 1)
        #expect(result.lines.count == 1)
        #expect(result.output.hasPrefix("A.swift:3:24: \(finding)"), "\(result.output)")
      }
    }
  }

  @Test(arguments: ["A.swift", "A.m"]) func bytesThatAreNoUTF8DoNotHideTheRest(_ name: String) throws {
    var content = Data("// caf".utf8) + [0xE9, 0x0A] + Data("let x = \"".utf8) + [0xFF, 0xC3, 0x22, 0x0A]
    content +=
      [0xC0, 0x80, 0x0A]
      + Data(
        (name.hasSuffix("m")
          ? "id a = [NSString stringWithFormat:@\"%d file%@\", n, n == 1 ? @\"\" : @\"s\"];" : mistake).utf8)
    let result = try lint(content, name: name)
    #expect(result.status == 1)
    try #require(result.lines.count == 2)
    let refusal = "the byte 0xFF in this text is not UTF-8; save the file as UTF-8"
    #expect(
      result.lines[0] == "\(name):2:10: error: not completely checked: \(refusal) [unreadable-file]")
    #expect(result.lines[1].hasPrefix("\(name):4:"))
  }

  /// Told of one key, it is told as a byte: no character of the file is U+FFFD.
  @Test func aKeyWithSuchAByteIsToldOnce() throws {
    let content =
      Data("let a = NSLocalizedString(\"cart.caf".utf8) + [0xE9] + Data("\", comment: \"Menu\")".utf8)
    let folder = try Folder(["B.swift": "let b = 1\n"])
    try folder.write("A.swift", content)
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(
      result.output
        == "A.swift:1:36: error: not completely checked: the byte 0xE9 in this text is not UTF-8; "
        + "save the file as UTF-8 [unreadable-file]\n")
  }

  @Test func aLateNULIsAStrayByte() throws {
    let result = try lint(Data((String(repeating: "// text\n", count: 200) + "\0\n\(mistake)\n").utf8))
    #expect(result.lines.map { $0.hasPrefix("A.swift:202:24: ") } == [true])
  }

  @Test func lonelySurrogatesAreReplaced() throws {
    let text =
      Data([0xFF, 0xFE, 0x2F, 0, 0x2F, 0, 0x00, 0xD8, 0x0A, 0])
      + (mistake.data(using: .utf16LittleEndian) ?? Data())
    #expect(try lint(text).lines.map { $0.hasPrefix("A.swift:2:24: ") } == [true])
  }

  /// What stands in it is nobody's code yet, and no run may look clean with it.
  @Test(arguments: ["A.swift", "A.m", "A.h", "ShelfTests.swift"]) func aMergeThatIsNotFinishedIsSaidOnce(
    _ name: String
  ) throws {
    let conflict = "<<<<<<< HEAD\nlet x = @\"1\"\n=======\nlet x = @\"2\"\n>>>>>>> other\n"
    for ends in ["\n", "\r\n"] {
      let text = ("let a = 1\n" + conflict + conflict).replacing("\n", with: ends)
      let result = try Tool.run(["--quiet"], in: try Folder([name: text]))
      #expect(result.status == 1)
      #expect(
        result.output
          == "\(name):2:1: error: not completely checked: unresolved merge conflict [unreadable-file]\n"
      )
    }
  }

  @Test(arguments: [
    "let a = \"\"\"\n<<<<<<< HEAD\n=======\n>>>>>>> other\n\"\"\"\n",
    "/*\n<<<<<<< a\n=======\n>>>>>>> b\n*/\n",
    "<<<<<<< HEAD\nlet a = 1\n", "/*\n=======\n>>>>>>> other\n*/", " <<<<<<< a\n =======\n >>>>>>> b\n",
    "// <<<<<<< a\n// =======\n// >>>>>>> b\n", "/*\n<<<<<<<<<<\n==========\n>>>>>>>>>>\n*/\n",
  ]) func marksThatAreNoMergeAreNot(_ text: String) throws {
    #expect(try Tool.run(["--quiet"], in: try Folder(["A.swift": text])).output.isEmpty)
  }
}
