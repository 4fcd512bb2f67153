import Foundation
import Testing

/// How messages read that are put together for several entries or tables.
@Suite struct MessageTests {
  @Test func severalEntriesAreCountedWithinTheSentence() throws {
    let folder = try Folder(["en.lproj/Localizable.strings": "\"a\" = \"\\d is a\";\n\"b\" = \"\\d is b\";\n"]
    )
    let result = try Tool.run(
      ["--quiet", "--only", "strings-syntax", "--min-confidence", "possible"], in: folder)
    #expect(result.output.contains("`\\\"` for a quotation mark (in 2 entries) [strings-syntax]\n"))
  }

  @Test func aTableWithoutAKeyIsThere() throws {
    let folder = try Folder([
      "en.lproj/Pier.strings": "\"pier.a\" = \"A pier\";\n\"pier.b\" = \"Another pier\";\n",
      "A.swift": """
      let a = NSLocalizedString("pier.a", tableName: "Pier", comment: "A")
      let b = NSLocalizedString("pier.b", tableName: "Pier", comment: "B")
      let c = NSLocalizedString("pier.gone", tableName: "Pier", comment: "C")

      """,
    ])
    let result = try Tool.run(["--quiet", "--only", "undefined-key"], in: folder)
    #expect(result.lines.map { $0.contains(": `pier.gone` is not in the table `Pier`: ") } == [true])
  }

  /// They are hidden where nobody asks for them, and often nothing else tells why.
  @Test func whatIsOnlyPossibleIsToldApartOnRequest() throws {
    let row = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"
    let folder = try Folder(["A/Row.swift": row, "B/Row.swift": row])
    let arguments = [
      "--quiet", "--min-confidence", "possible", "--only", "literal-plural-suffix", "--explain-findings",
    ]
    let plain = try Tool.run(arguments, in: folder).lines.filter { $0.contains(": note: ") }
    #expect(plain.map { $0.contains("confidence: possible; ") } == [false, true], "\(plain)")
    let person = try Tool.run(arguments + ["--color", "always"], in: folder).output
    #expect(person.components(separatedBy: "confidence\u{1B}[0m possible\n").count == 2)
  }
}
