import L10nSyntax
import Testing

/// One row of what the system does with a `.strings` file.
struct StringsCase: CustomTestStringConvertible, Sendable {
  let name: String
  let input: String
  let outcome: String

  var testDescription: String { name }

  static let all = MeasuredCases.rows(of: "strings_parser_cases").map {
    StringsCase(name: $0[0], input: $0[1], outcome: $0[2])
  }

  /// The bytes of the file. Rows about encodings name none, because they hold for any content.
  var bytes: [UInt8] {
    switch name {
    case "zero bytes": []
    case "UTF-8, with or without BOM": [0xEF, 0xBB, 0xBF] + Array("\"a\"=\"é\";".utf8)
    // The command transcodes these two.
    case "UTF-16 LE/BE with BOM", "UTF-32 with BOM": Array("\"a\"=\"é\";".utf8)
    case "UTF-16 without BOM": "\"a\"=\"1\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case "Latin-1 / MacRoman bytes >= 0x80": Array("\"a\"=\"".utf8) + [0xE9] + Array("\";".utf8)
    case "NUL inside a value": Array("\"a\"=\"1\0 2\";".utf8)
    default: Array(written.utf8)
    }
  }

  private var written: String {
    input.replacing("⏎", with: "\n").replacing(/<U\+([0-9A-F]{4})>/) { match in
      UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }

  /// What the system reads, where the row says so.
  static let texts: [String: [String: String]] = [
    "normal": ["a": "b"], "shortcut": ["a": "a"], "unquoted": ["a.b-c_d$e/f:g": "val1"],
    "single quotes": ["a": "it\"s"], "stray ;": ["a": "1"], "stray =": ["a": "1"], "stray }": ["a": "1"],
    "# comment": ["a": "1"], "merge marker": ["a": "1"], "other stray character": ["a": "1"],
    "smart quote as key quote": ["a": "1"], "ZERO WIDTH SPACE between entries": ["a": "1"],
    "unterminated comment": ["a": "1"], "comments between tokens": ["a": "1"],
    "\\u (lower case)": ["k": "cafu00e9"], "\\U + 4 hex": ["k": "café"],
    "\\U + 8 hex": ["k": "\u{1}F600"], "\\U + fewer than 4 hex": ["k": " x"],
    "\\U surrogate pair": ["k": "😀"], "octal": ["k": "Ø"], "unknown escape": ["k": "e%'x41z"],
    "known escapes": ["k": "\u{7}\u{8}\u{C}\n\r\t\u{B}\"\\\nx"], "raw line break in value": ["k": "l1\nl2"],
    "duplicate key": ["a": "2"], "CRLF line ends": ["a": "1", "b": "2"], "NUL inside a value": ["a": "1\0 2"],
    "UTF-8, with or without BOM": ["a": "é"], "braced dictionary": ["a": "1"],
    "nested dict without outer braces": [:], "whitespace or comments only": [:],
  ]
}

@Test func allMeasuredCasesAreThere() {
  #expect(StringsCase.all.count == 50)
  let names = Set(StringsCase.all.map(\.name))
  for name in StringsCase.texts.keys { #expect(names.contains(name), "\(name)") }
}

@Test(arguments: StringsCase.all)
func filesFareAsInTheSystem(_ row: StringsCase) {
  let source = SourceText(row.bytes)
  if row.name == "XML plist content in .strings" { return #expect(StringsForm(of: source) == .markup) }
  if row.name == "binary plist" { return #expect(StringsForm(of: source) == .binary) }
  #expect(StringsForm(of: source) == .text)
  let table = Table(strings: source)
  let kinds = table.problems.map(\.kind)
  switch row.outcome {
  case "ok": #expect(kinds.isEmpty)
  // Nobody minds an empty file, and a key that stands twice is the business of a rule.
  case "error": #expect(kinds.contains(.syntax) != (row.name == "zero bytes"))
  case "silent_truncation": #expect(kinds == [.truncated])
  case "wrong_text" where row.name == "duplicate key": #expect(kinds.isEmpty)
  case "wrong_text": #expect(!kinds.isEmpty && kinds.allSatisfy { $0 == .misread })
  default: Issue.record("unknown outcome \(row.outcome)")
  }
  if let texts = StringsCase.texts[row.name] { #expect(table.texts == texts) }
}

@Test(arguments: [
  "<?xml version=\"1.0\"?><plist><dict/></plist>", " <plist version=\"1.0\"><dict></dict></plist>",
  "\u{FEFF}<!DOCTYPE plist><plist><dict/></plist>",
])
func propertyListsAreNotRefused(_ text: String) {
  let table = Table(strings: SourceText(text))
  #expect(table.problems.isEmpty)
  #expect(table.entries.isEmpty)
}

@Test(arguments: ["<plist/>", "<!DOCTYPE plist>", "bplist00"])
func propertyListsWithoutAValueAreRefused(_ text: String) {
  #expect(Table(strings: SourceText(text)).problems.map(\.kind) == [.syntax])
}

@Test(arguments: [
  "]", ")", "@", "%", "!", "?", ",", "&", "*", "+", "~", "\\", "é", "\u{A0}", "\u{FEFF}", "#", ";", "=", "}",
  "“",
  "\0", "<", "{", "(", "\u{85}",
])
func everyStrayCharacterEndsTheFile(_ character: String) {
  let table = Table(strings: SourceText("\"a\"=\"1\";\n\(character)\n\"b\"=\"2\";\n\"c\"=\"3\";\n"))
  #expect(table.problems.map(\.kind) == [.truncated])
  #expect(table.problems.first?.range == ByteRange(9, 9 + UInt32(character.utf8.count)))
  #expect(table.problems.first?.message.contains("2 entries after it are lost") == true)
  #expect(table.texts == ["a": "1"])
  #expect(table.entries.map(\.isLost) == [false, true, true])
}

extension Table {
  /// What the system knows of this table; entries without text are left out.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    for entry in entries where !entry.isLost {
      if let value = entry.values.first { texts[text(of: entry.key)] = text(of: values[value].text) }
    }
    return texts
  }
}
