import Testing

@testable import L10nSyntax

@Suite struct JSONTests {
  @Test(
    arguments: [
      ("{}", "{}"), ("[]", "[]"), (" [ 1 , -0.5e+3 , true , false , null ] ", "[1,-0.5e+3,yes,no,null]"),
      ("{\"a\":{\"b\":[{}]},\"c\":\"\"}", "{a:{b:[{}]},c:\"\"}"), ("\"text\"", "\"text\""), ("7", "7"),
      ("\u{FEFF}{\"a\":1}", "{a:1}"), ("{\n\n}\r\n", "{}"),
      (#"["\"\\\/\b\f\n\r\t"]"#, "[\"\"\\/\u{8}\u{C}\n\r\t\"]"),
      (#"["\u00e9\u4E2d\ud83d\uDE00"]"#, "[\"é中😀\"]"), (#"["\u0000x"]"#, "[\"\0x\"]"),
      (#"{"\u0061":1}"#, "{a:1}"), ("[\"Привет, 世界 🌍 e\u{301}\"]", "[\"Привет, 世界 🌍 e\u{301}\"]"),
      ("[\"12345678\",\"1234567\\n\"]", "[\"12345678\",\"1234567\n\"]"), ("[\"\u{7F}\"]", "[\"\u{7F}\"]"),
    ])
  func whatIsJSONIsRead(_ text: String, _ outline: String) {
    #expect(JSONDocument.outline(text) == outline)
    #expect(JSONDocument.problems(text) == [])
  }

  @Test(
    arguments: [
      ("", "", ["1:1 empty"]), (" \n", "", ["1:1 empty"]), ("\u{FEFF}", "", ["1:1 empty"]),
      ("[1,]", "[1]", ["1:3 trailingComma"]), ("{\"a\":1,\n}", "{a:1}", ["1:7 trailingComma"]),
      ("[1 2]", "[1,2]", ["1:4 missingComma"]), ("[1,,2]", "[1,2]", ["1:4 extraComma"]),
      ("[,1]", "[1]", ["1:2 extraComma"]),
      ("{\"a\" \"b\"}", "{a:\"b\"}", ["1:2 missingColon"]),
      ("{\"a\":}", "{a:null}", ["1:3 missingValue"]),
      ("{\"a\"}", "{a:null}", ["1:2 missingColon", "1:3 missingValue"]),
      ("{\"a\":1}x", "{a:1}", ["1:8 trailingContent"]), ("[1", "[1]", ["1:1 unclosedBracket"]),
      ("[1}", "[1]", ["1:3 wrongBracket"]),
      ("{\"a\":[1}", "{a:[1]}", ["1:8 wrongBracket", "1:1 unclosedBracket"]),
      ("// a\n{\"a\":/* b */1}#c", "{a:1}", ["1:1 comment", "2:6 comment", "2:15 comment"]),
      ("{'a':'b'}", "{a:\"b\"}", ["1:2 singleQuotes", "1:6 singleQuotes"]),
      ("{a:b}", "{a:\"b\"}", ["1:2 noQuotes", "1:4 noQuotes"]), ("[True]", "[\"True\"]", ["1:2 noQuotes"]),
      ("{“a”:“b”}", "{a:\"b\"}", ["1:2 typographicQuotes", "1:10 typographicQuotes"]),
      (
        "[01,1.,.5,+1,1e]", "[01,1.,\".5\",\"+1\",1e]",
        [
          "1:2 number", "1:5 number", "1:8 noQuotes", "1:11 noQuotes", "1:14 number",
        ]
      ),
      (
        "{\n<<<<<<< ours\n\"a\":1\n=======\n>>>>>>> theirs\n}", "{a:1}",
        [
          "2:1 mergeMarker", "4:1 mergeMarker", "5:1 mergeMarker",
        ]
      ),
      ("{1:2}", "{1:2}", ["1:2 noQuotes"]),
      ("{:2}", "{2:null}", ["1:2 missingKey", "1:3 noQuotes", "1:3 missingColon", "1:3 missingValue"]),
      ("[;]", "[]", ["1:2 unexpected"]), ("[\0]", "[]", ["1:2 unexpected"]),
      ("\u{FEFF}\u{FEFF}[]", "[]", ["1:4 byteOrderMark"]),
    ])
  func whatIsWrongIsToldAndTheRestIsRead(_ text: String, _ outline: String, _ problems: [String]) {
    #expect(JSONDocument.outline(text) == outline)
    #expect(JSONDocument.problems(text) == problems)
  }

  @Test(
    arguments: [
      (
        "[\"a\nb\"]",
        [
          "1:2 unclosedText", "2:1 missingComma", "2:1 noQuotes", "2:2 missingComma", "2:2 unclosedText",
          "1:1 unclosedBracket",
        ]
      ),
      ("[\"a", ["1:2 unclosedText", "1:1 unclosedBracket"]), ("[\"a\tb\tc\"]", ["1:4 controlCharacter"]),
      (#"["\q"]"#, ["1:3 escape"]), (#"["\'"]"#, ["1:3 escape"]), (#"["\u12"]"#, ["1:3 escapeDigits"]),
      (#"["\U0041"]"#, ["1:3 escape"]), (#"["\ud800"]"#, ["1:3 loneSurrogate"]),
      (#"["\udc00\ud800\ud83d\ude00"]"#, ["1:3 loneSurrogate", "1:9 loneSurrogate"]),
      ("[\"\\", ["1:3 escape", "1:2 unclosedText", "1:1 unclosedBracket"]),
    ])
  func textsAreReadByTheirBytes(_ text: String, _ problems: [String]) {
    #expect(JSONDocument.problems(text) == problems)
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5],
      [0xE4, 0xB8],
      [0x80],
    ] as [[UInt8]])
  func brokenUTF8HasAPlace(_ bytes: [UInt8]) {
    let document = JSONDocument(SourceText(Array("[\"a".utf8) + bytes + Array("b\", 1]".utf8)))
    #expect(document.problems.first.map { "\($0.range.start) \($0.kind)" } == "3 invalidUTF8")
    #expect(document.nodes.count == 3)
  }

  @Test func problemsSayWhatToDo() {
    for kind in JSONProblem.Kind.allCases {
      let message = JSONProblem(kind: kind, range: ByteRange(0, 0)).message
      #expect(message.hasSuffix(".") && message.utf8.count < 100, "\(kind): \(message)")
    }
  }

  @Test func repeatedKeysAreSeen() {
    let document = JSONDocument(SourceText(#"{"a":1,"b":2,"\u0061":3,"é":4,"e\#u{301}":5,"a":6}"#))
    #expect(document.repeatedKeys(of: 0).map { [$0.node, $0.first] } == [[3, 1], [6, 1]])
    #expect(document.member("a", of: 0) == 6)
    #expect(document.member("c", of: 0) == nil)
  }

  @Test func charactersKnowTheirPlace() {
    let table = Table(catalog: SourceText(#""a\u00e9\n\ud83d\ude00z\q\é""#))
    let text = PlacedText(ByteRange(1, UInt32(table.source.count) - 1), .json)
    #expect(table.text(of: text) == "aé\n😀zqé")
    #expect(
      (0...12).map { table.place(of: $0, in: text) } == [1, 2, 2, 8, 10, 10, 10, 10, 22, 23, 25, 27, 28])
    #expect(table.isSame(text, text) && !table.isSame(text, PlacedText(ByteRange(1, 2))))
  }
}
