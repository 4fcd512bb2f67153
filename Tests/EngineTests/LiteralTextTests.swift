import L10nSyntax
import Testing

@testable import L10nLint

/// What the first literal of a file says.
private func said(_ text: String, _ language: SourceLanguage) -> String? {
  let document = Document(SourceText(text), language, RuleCatalog.lexicon)
  return document.literals.first.flatMap { document.text(of: $0) }
}

@Suite struct LiteralTextTests {
  @Test(arguments: [
    (#""a\tb\n\"\\""#, "a\tb\n\"\\"), (#""\u{e9}\0""#, "é\0"), (##"#"a\n\#n"#"##, "a\\n\n"),
    ("\"\"\"\n  a \\\n    b\n  c\n  \"\"\"", "a   b\nc"), ("\"\"\"\r\n  a\\ \t\r\n  b\r\n  \"\"\"", "ab"),
    ("\"\"\"\n  a\\  b\n  \"\"\"", "a  b"),
  ])
  func escapesOfSwiftAreRead(_ code: String, _ text: String) {
    #expect(said("let a = \(code)\n", .swift) == text)
  }

  @Test(arguments: [
    (#"@"a\tb\n\"\\""#, "a\tb\n\"\\"), (#"@"\a\b\f\v""#, "\u{7}\u{8}\u{C}\u{B}"), (#"@"\x41\102""#, "AB"),
    (#"@"\u00e9\U0001F600""#, "é😀"), ("@\"a\\\n  b\"", "a  b"), ("@\"a\\ \r\n  b\"", "a  b"),
  ])
  func escapesOfCAreRead(_ code: String, _ text: String) {
    #expect(said("id a = \(code);\n", .cFamily) == text)
  }
}
