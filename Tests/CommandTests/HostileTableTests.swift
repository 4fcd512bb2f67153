import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

/// Tables, interface files and code whose shapes look at each other, made so that what looks at all of them each time
/// takes the square of their number.
struct HostileProject: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [String: String]

  init(_ name: String, _ files: [String: String]) { (testDescription, self.files) = (name, files) }

  private static func rows(_ count: Int, _ row: (Int) -> String) -> String {
    (0..<count).map(row).joined()
  }

  static let all: [HostileProject] = tables + manyTables + comments + code

  private static let tables: [HostileProject] = [
    HostileProject(
      "equal entries", ["en.lproj/L.strings": rows(20_000) { _ in "\"a\" = \"b c\";\n" }]),
    HostileProject("no escapes", ["en.lproj/L.strings": rows(6_000) { "\"k\\q\($0)\" = \"b c\";\n" }]),
    HostileProject(
      "tags that nothing closes",
      [
        "en.lproj/L.strings": "\"k\" = \"One two \(rows(50_000) { _ in "<a " })\";\n",
        "de.lproj/L.strings": "\"k\" = \"Eins zwei \(rows(50_000) { _ in "<b " })\";\n",
      ]),
    HostileProject(
      "addresses",
      [
        "en.lproj/L.strings": "\"k\" = \"One two \(rows(5_000) { "http://a.b/\($0) " })\";\n",
        "de.lproj/L.strings": "\"k\" = \"Eins zwei \(rows(5_000) { "http://a.c/\($0) " })\";\n",
      ]),
    HostileProject(
      "addresses in addresses",
      [
        "en.lproj/L.strings": "\"k\" = \"One two \(rows(20_000) { _ in "http://" })\";\n",
        "de.lproj/L.strings": "\"k\" = \"Eins zwei\";\n",
      ]),
    HostileProject(
      "signs of money and values",
      ["en.lproj/L.strings": "\"k\" = \"\(rows(30_000) { _ in "%1$@ $x" })$5\";\n"]),
    HostileProject(
      "values without end",
      [
        "en.lproj/L.strings": "\"k\" = \"\(rows(300) { _ in "%d, " })\";\n",
        "de.lproj/L.strings": "\"k\" = \"\(rows(400) { "\($0)%d, " })\";\n",
      ]),
    HostileProject("notes in a rule", ["en.lproj/L.stringsdict": notes(10_000)]),
    HostileProject(
      "percent signs", ["en.lproj/L.strings": "\"k\" = \"\(rows(20_000) { _ in "%d% of " })\";\n"]),
    HostileProject("substitutions", ["L.xcstrings": substitutions(3_000)]),
    HostileProject(
      "a project with many files of languages",
      [
        "A.xcodeproj/project.pbxproj": rows(10_000) { "path = en.lproj/\($0).strings;\n" },
        "en.lproj/L.strings": "\"k\" = \"One two\";\n",
      ]),
  ]

  private static let manyTables: [HostileProject] = [
    HostileProject(
      "tables in one folder", files(3_000) { ("en.lproj/T\($0).strings", "\"a\($0)\" = \"b c\";\n") }),
    HostileProject(
      "keys that no table has",
      [
        "App/A.swift": rows(8_000) { "let a\($0) = NSLocalizedString(\"quay.\($0)\", comment: \"A quay\")\n" }
      ].merging(files(1_500) { ("Kits/\($0)/en.lproj/Localizable.strings", "\"boat.\($0)\" = \"Boat\";\n") })
      {
        own, _ in own
      }),
    HostileProject(
      "names without a text",
      [
        "A.swift": rows(6_000) {
          "let a\($0) = NSLocalizedString(\"quay_\(letters($0))\", comment: \"A quay\")\n"
        },
        "Localizable.xcstrings": "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{"
          + (0..<6_000).map { "\"quay_\(letters($0))\":{}" }.joined(separator: ",") + "}}",
      ]),
    HostileProject(
      "keys put together",
      [
        "A.swift": rows(2_000) {
          "show(NSLocalizedString(\"Quay \($0) \\(n) is free\", comment: \"A quay\"))\n"
        },
        "en.lproj/Localizable.strings": rows(10_000) { "\"Boat \($0) x is here\" = \"One two\";\n" },
      ]),
  ]

  private static func files(_ count: Int, _ file: (Int) -> (String, String)) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<count).map(file))
  }

  /// A number without figures.
  private static func letters(_ number: Int) -> String {
    String(number).map { "abcdefghij".dropFirst($0.wholeNumberValue ?? 0).prefix(1) }.joined()
  }

  private static let comments: [HostileProject] = [
    HostileProject(
      "comments in code",
      ["A.swift": rows(8_000) { _ in "// l10nlint:disable:next literal-plural-suffix -- known\n\(mistaken)" }]
    ),
    HostileProject(
      "comments in a table",
      ["en.lproj/L.strings": rows(6_000) { "\(directive)\n\"k\($0)\" = \"One two\";\n" }]),
    HostileProject(
      "comments in a catalog",
      [
        "L.xcstrings": "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{"
          + (0..<3_000).map { "\"k\($0)\":{\"comment\":\"\(directive)\"}" }.joined(separator: ",") + "}}"
      ]),
    HostileProject(
      "comments in an interface file",
      [
        "V.xib":
          "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\n"
          + rows(5_000) { "<!-- \(directive) -->\n<label text=\"Word \($0)\" id=\"a\($0)\"/>\n" }
          + "</objects></document>\n"
      ]),
    HostileProject(
      "labels in labels",
      [
        "V.xib":
          "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\n"
          + rows(20_000) { "<label text=\"Word \($0)\" id=\"a\($0)\" tag=\"1\">" }
          + rows(20_000) { _ in "</label>" }
          + "</objects></document>\n"
      ]),
    HostileProject(
      "comments in a property list",
      [
        "Info.plist": "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n"
          + rows(5_000) { "<!-- \(directive) -->\n<key>k\($0)</key><string>One two</string>\n" }
          + "</dict></plist>\n"
      ]),
  ]

  private static let code: [HostileProject] = [
    HostileProject(
      "functions in functions",
      [
        "A.swift": rows(3_000) { _ in "func f(_ k: String) { NSLocalizedString(k, comment: \"\")\n" }
          + rows(3_000) { _ in "}" } + "\n"
      ]),
    HostileProject(
      "one selector", ["A.m": "id a = [x " + rows(6_000) { _ in "setTitle:@\"a b\" " } + "];\n"]),
    HostileProject(
      "formats beside sums",
      [
        "A.swift": rows(4_000) {
          "let a\($0) = String(format: g\($0), 1); let b\($0) = \"a\" + NSLocalizedString(\"k\", comment: \"c\")\n"
        }
      ]),
    HostileProject(
      "one chain of members",
      ["A.swift": "import SwiftUI\nlet a = L10n" + rows(20_000) { _ in ".a.L10n" } + "\n"]),
    HostileProject(
      "one list of patterns",
      ["A.m": "id a = [[NSArray alloc] initWithObjects:\(rows(16_000) { _ in "@\"d MMM\", " })nil];\n"]),
    HostileProject(
      "two lists of patterns in turn",
      [
        "A.m": "void f() { [x y:@\"d MMM\"" + rows(8_000) { _ in " z:[x y:@\"d MMM\"] z:@\"d MMM\"" }
          + "]; }\n"
      ]),
    HostileProject(
      "one list of arguments", ["A.swift": "let a = f(" + rows(6_000) { _ in "\"a b\", " } + "1)\n"]),
    HostileProject(
      "one list of prices", ["A.swift": "let a = f(" + rows(8_000) { "\"$\($0)\", " } + "1)\n"]),
  ]

  private static let directive = "// l10nlint:disable:next empty-key -- known"

  private static func notes(_ count: Int) -> String {
    let text = { (key: String) in "<key>\(key)</key><string>%d</string>" }
    let type = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    let rule =
      "\(type)<key>NSStringFormatValueTypeKey</key><string>d</string>\(rows(count) { _ in text("other") })"
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
    let entry = "\(format)\(rows(count) { text("k\($0)") })<key>v</key><dict>\(rule)</dict>"
    return "<plist version=\"1.0\"><dict><key>k</key><dict>\(entry)</dict></dict></plist>"
  }

  private static func substitutions(_ count: Int) -> String {
    let one =
      "\"variations\":{\"plural\":{\"other\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"%arg\"}}}}"
    let all = (0..<count).map { "\"v\($0)\":{\"formatSpecifier\":\"ld\",\(one)}" }.joined(separator: ",")
    let unit = "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(rows(count) { "%#@v\($0)@ " })\"}"
    let text = "\"localizations\":{\"en\":{\(unit),\"substitutions\":{\(all)}}}"
    return "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\(text)}}}"
  }
}

@Suite(.serialized) struct HostileTableTests {
  /// What a team may forbid in such files.
  private static let teamRules = """
    team-rules:
      anything:
        call: [f(...), g(_:), .a(), .text =, {name: a}]
        arguments: {0: "*z*"}
        displayed-text: "*z*y*x*"
        key: "*{z,y}*x*"
        value: "*z?y*x*"
        message: No

    """

  /// With every rule at work, because one that is off hides its square.
  @Test(arguments: HostileProject.all) func noRuleTakesMoreThanLinearTime(_ hostile: HostileProject) throws {
    let folder = try Folder(hostile.files)
    try folder.write("Z.swift", Data(mistaken.utf8))
    let rules = try Tool.run(["rules"], in: folder).lines.compactMap { $0.split(separator: " ").first }
    try folder.write(
      ".l10nlint.yml",
      Data(
        "min-confidence: possible\nrules:\n\(rules.map { "  \($0): warning\n" }.joined())\(Self.teamRules)"
          .utf8))
    let result = try Tool.shell("ulimit -t 10; \"$L10NLINT\" --quiet --jobs 1", in: folder)
    #expect(result.status == 1, "\(result.error)")
    #expect(result.lines.contains { $0.hasPrefix("Z.swift:1:24: ") })
  }
}
