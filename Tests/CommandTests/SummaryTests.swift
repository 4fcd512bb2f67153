import Foundation
import Testing

/// The last lines of a run, for somebody who reads them for the first time.
@Suite struct SummaryTests {
  private static let boats = "label.text = \"\\(n) boat\" + (n == 1 ? \"\" : \"s\")\n"

  @Test func keysAreExplainedToANewcomer() throws {
    let things = ["boats", "harbors", "anchors", "sails", "captains", "ladders", "decks", "tickets"]
    let code = things.map { "let \($0) = NSLocalizedString(\"Show \($0)\", comment: \"Button of a list\")\n" }
      .joined()
    let folder = try Folder(["A.swift": code])
    #expect(
      try Tool.run([], in: folder).error.contains(
        """
        Keys are taken to be texts like `Add to cart` (8 of 8), not names like `cart.title`. A key that can mean \
        several things is reported. If this is wrong: `--keys symbolic`.

        """))
    #expect(try !Tool.run(["--keys", "symbolic"], in: folder).error.contains("Keys are"))
    try folder.write(".l10nlint.yml", Data("key-style: text\n".utf8))
    #expect(try !Tool.run([], in: folder).error.contains("Keys are"))
    try folder.write(".l10nlint.yml", Data("key-style: auto\n".utf8))
    #expect(try Tool.run([], in: folder).error.contains("Keys are"))
  }

  /// The numbers of the line are those of all findings.
  @Test func theLanguagesAndTheRestAreAllFindings() throws {
    let folder = try Folder([
      "en.lproj/L.strings": "\"a.b\" = \"%@ and %@\";\n", "fr.lproj/L.strings": "\"a.b\" = \"%d et\";\n",
      "A.swift": Self.boats,
    ])
    let rules = ["--only", "format-mismatch,literal-plural-suffix"]
    let summary = try Tool.run(rules, in: folder).error
    #expect(summary.contains(" Findings: 2 ("))
    #expect(summary.contains("\nBy language: fr 1; in code or about several languages: 1.\n"), "\(summary)")
    let tables = try Tool.run(["--only", "format-mismatch"], in: folder).error
    #expect(tables.contains("\nBy language: fr 1.\n"), "\(tables)")
  }

  @Test func theRuleThatHidesMostIsNamed() throws {
    let folder = try Folder(["Podfile": "", "Pods/A.swift": Self.boats, "Pods/B.swift": Self.boats])
    let how = "(`--min-confidence possible` shows them).\n"
    let one = try Tool.run(["--no-project", "Pods", "--only", "literal-plural-suffix"], in: folder).error
    #expect(one.contains("\nNot shown (only possible): 2, by `literal-plural-suffix` \(how)"), "\(one)")
    try folder.write("Pods/C.swift", Data("label.text = \"\\(n) file\" + \"s\" + \" left\"\n".utf8))
    let all = try Tool.run(["--no-project", "Pods"], in: folder).error
    #expect(all.contains(/Not shown \(only possible\): \d, \d of them by `[a-z-]+` \(`--min/), "\(all)")
  }

  /// Whoever reads a report by machine sees that there is more.
  @Test func reportsForMachinesCountWhatIsHidden() throws {
    let folder = try Folder(["A.swift": Self.boats, "Podfile": "", "Pods/B.swift": Self.boats])
    _ = try Tool.run(["--write-baseline", "base.txt", "A.swift"], in: folder)
    try folder.write("A.swift", Data((Self.boats + "print(name.uppercased())\n").utf8))
    let options = ["--baseline", "base.txt", "--no-project", ".", "Pods"]
    let json = try Tool.run(options + ["--format", "json"], in: folder).output
    let counts = /"notShown": \{\s+"confidence": 1,\s+"severity": 0,\s+"baseline": 1\s+\}/
    #expect(json.contains(counts), "\(json)")
    let sarif = try Tool.run(options + ["--format", "sarif"], in: folder).output
    #expect(sarif.contains("Not shown (only possible): 1, by `literal-plural-suffix`"), "\(sarif)")
    #expect(sarif.contains("Not shown (in the baseline): 1 (`--no-baseline` shows them)."))
  }
}
