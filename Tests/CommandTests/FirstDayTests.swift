import Foundation
import Testing

/// What people meet on their first day with their own habits.
@Suite struct FirstDayTests {
  private func said(_ arguments: [String] = [], in folder: Folder) throws -> [String] {
    try Tool.run(["--quiet", "--no-config"] + arguments, in: folder).lines.map(String.init)
  }

  private static let plural = "  label.text = \"\\(count) file\" + (count == 1 ? \"\" : \"s\")"

  /// `# noqa` and `// swiftlint:disable:this` stand behind the code that they mean.
  @Test(arguments: [
    ("disable literal-plural-suffix -- why", ""), ("disable:next literal-plural-suffix -- why", ""),
    ("disable literal-plural-suffix -- why", "// l10nlint:enable literal-plural-suffix\n"),
  ]) func aCommentBehindTheCodeIsToCoverTheCode(_ directive: String, _ end: String) throws {
    let code = "func show(_ count: Int) {\n\(Self.plural) // l10nlint:\(directive)\n}\n\(end)"
    let folder = try Folder(["View.swift": code])
    let told = try said(in: folder)
    #expect(told.count == 2)
    #expect(told.contains { $0.hasSuffix("[literal-plural-suffix]") })
    #expect(
      told.contains {
        $0.hasSuffix(
          "The finding is before this comment, on its line: write `disable:this` [unused-suppression]")
      })
    #expect(try said(["--fix"], in: folder).count == 2)
    #expect(try folder.text("View.swift") == code)
    #expect(try said(["--fix=suggested"], in: folder) == [])
    #expect(
      try folder.text("View.swift")
        == "func show(_ count: Int) {\n\(Self.plural) // l10nlint:disable:this literal-plural-suffix -- why\n}\n"
    )
  }

  /// What somebody disables for the rest of a file may begin behind code.
  @Test func aRegionThatCoversSomethingIsNoSlip() throws {
    let code =
      "func show(_ count: Int) {\n\(Self.plural) // l10nlint:disable literal-plural-suffix\n\(Self.plural)\n}\n"
    let told = try said(in: Folder(["View.swift": code]))
    #expect(told.count == 1 && told[0].hasPrefix("View.swift:2:"))
  }

  /// One mistake is one finding; another text on the line is another mistake.
  @Test func ofOneExpressionThePluralIsTold() throws {
    let folder = try Folder([
      "Log.swift": """
      import SwiftUI
      struct Log: View {
        let n: Int
        var body: some View {
          Text("\\(n) day" + (n == 1 ? "" : "s"))
          Text("Moored beside " + owner.name)
          Line(title: "Days at sea", value: "\\(n) day" + (n == 1 ? "" : "s"))
        }
      }
      struct Line: View {
        let title: String
        let value: String
        var body: some View { Text(title) }
      }

      """, "en.lproj/Localizable.strings": "\"Quay\" = \"Quay\";\n",
      "da.lproj/Localizable.strings": "\"Quay\" = \"Kaj\";\n",
    ])
    let rules = try said(in: folder).filter { $0.hasSuffix("]") }
      .map { "\($0.split(separator: ":")[1]) \($0.split(separator: "[").last?.dropLast() ?? "")" }
    #expect(
      rules == [
        "5 literal-plural-suffix", "6 concatenated-sentence", "7 unlocalized-string-variable",
        "7 literal-plural-suffix",
      ])
    let alone = try said(["--disable", "literal-plural-suffix,concatenated-sentence"], in: folder)
    #expect(alone.contains { $0.hasPrefix("Log.swift:5:") && $0.hasSuffix("[unlocalized-string-variable]") })
  }

  @Test(arguments: [
    (#""pay" = "Pay now";"#, "`pay` is defined twice: `Pay now` is shown, and `Check out` is lost"),
    (
      #""pay" = "Pay now"; "pay" = "Buy";"#,
      "`pay` is defined 3 times: only the last text, `Buy`, is shown"
    ),
    (
      #""pay" = "Check out!";"#,
      "`pay` is defined twice, with texts that differ only in capitals or punctuation: `Check out!` is shown"
    ),
  ]) func whichOfTwoTextsIsShownIsSaid(_ entries: String, _ message: String) throws {
    let folder = try Folder(["en.lproj/Shop.strings": "\"pay\" = \"Check out\";\n\(entries)\n"])
    let told = try said(["--only", "duplicate-key"], in: folder)
    #expect(told.contains { $0.contains(": \(message) [duplicate-key]") }, "\(told)")
  }

  @Test func aColonTooMuchIsNoMissingTranslation() throws {
    let table = "\"Sailed miles\" = \"…\";\n\"Crew\" = \"…\";\n"
    let folder = try Folder([
      "Log.swift":
        "let text = [NSLocalizedString(\"Sailed miles:\", comment: \"\"), NSLocalizedString(\"Crew\", comment: \"\")]\n",
      "en.lproj/Localizable.strings": table, "nl.lproj/Localizable.strings": table,
      "fi.lproj/Localizable.strings": table,
      "sv.lproj/Localizable.strings": "\"Sailed miles:\" = \"Seglade mil:\";\n\"Crew\" = \"Besättning\";\n",
    ])
    let told = try said(["--only", "misspelled-key,undefined-key,missing-translation"], in: folder)
    #expect(
      told.filter { $0.contains("Sailed") && $0.hasSuffix("]") }.map { $0.contains("[misspelled-key]") }.first
        == true)
    #expect(!told.contains { $0.contains("`Sailed miles:` has no text") })
  }
}
