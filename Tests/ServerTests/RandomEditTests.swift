import Foundation
import L10nLint
import L10nSyntax
import Testing

@testable import LanguageServer

/// Numbers that are the same in every run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

@Suite struct RandomEditTests {
  /// Nobody else has to be read again for such a text, and no look at the file is left for later.
  @Test func aFileThatShowsItsFirstTextOfItsOwnKeepsItsFindings() {
    let code = """
      func show(_ count: Int) {
        label.text = count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
      }

      """
    let texts = """
      enum Texts { static let title = NSLocalizedString("Boats", comment: "Heading") }
      func showTitle() { heading.text = Texts.title }

      """
    var reading = World(["Pier.swift": code]).reading()
    _ = reading.replace(
      SourceFile(path: "Pier.swift", kind: .source(.swift), text: SourceText(code + texts)))
    #expect(reading.findings(of: "Pier.swift", with: []).contains { $0.rule == "manual-plural" })
  }

  private static let files = [
    "App/List.swift": """
    import UIKit
    /* größe 👩‍👩 */ let a = "\\(n) file" + (n == 1 ? "" : "s")
    label.text = tr("list.title").uppercased() + " " + tr("list.empty")
    // l10nlint:disable:next unlocalized-casing -- a test
    label.text = NSLocalizedString("list.title", comment: "Header").uppercased()
    price.text = String(format: "$%.2f", price)
    let key = NSLocalizedString("list.\\(kind)", comment: "")

    """,
    "App/Strings.swift": """
    func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    enum L10n { static var open: String { NSLocalizedString("list.open", comment: "Opens it") } }
    extension String { var loud: String { uppercased() } }

    """,
    "App/Old.m": """
    #import "Old.h"
    id a = [NSString stringWithFormat:@"%d rows", n];
    id b = [NSLocalizedString(@"list.title", @"Another word") uppercaseString];

    """,
    "App/en.lproj/Localizable.strings": """
    /* Above the list */
    "list.title" = "Files";
    "list.empty" = "%d of %@ files";
    "list.open" = "Open";

    """,
    "App/de.lproj/Localizable.strings": """
    "list.title" = "Dateien";
    "list.empty" = "%@ von %d";
    "list.title" = "Akten";

    """,
    "App/Menu.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open %@" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "Auf" } } } },
        "Close" : { "comment" : "In the menu" }
      },
      "version" : "1.0"
    }

    """,
  ]

  private static let scraps = [
    "\"", "\\", "(", ")", "{", "}", "\n", "\r\n", "/*", "*/", "//", "é", "👩‍👩", " ", "%@", "%d", "s",
    "tr(\"list.title\")",
    "NSLocalizedString(\"list.open\", comment: \"\")", ".uppercased()", ";", "\"a\" = \"b\";\n", "L10n.open",
    "#if DEBUG\n",
    "// l10nlint:disable:this all\n", "func tr2(_ key: String) -> String { tr(key) }\n", "= \"", ",",
    "\"\"\"", "",
  ]

  /// After every edit the server knows what a new run over the same texts would find.
  @Test(arguments: [("utf-8", UInt64(1)), ("utf-16", 2)])
  func editsLeaveNothingBehind(_ encoding: String, _ seed: UInt64) throws {
    let editor = try Editor(
      Self.files, ["general": ["positionEncodings": [encoding]]],
      options: ["textDelay": 0, "projectDelay": 0],
      allRules: true)
    var dice = Dice(state: seed)
    var texts = Self.files.mapValues { SourceText($0) }
    for path in Self.files.keys.sorted() { editor.open(path) }
    for round in 0..<Self.rounds {
      try Self.edit(editor, &texts, encoding, &dice, isLast: round % 40 == 39)
      guard Self.showsWhatANewRunFinds(editor, texts, encoding, "edit \(round)") else { return }
    }
  }

  /// The same where looks at the project go on for a while, and people type on.
  @Test(arguments: [UInt64(3), 4]) func editsDuringALookAreNotLost(_ seed: UInt64) throws {
    let editor = try Editor(Self.files, options: ["textDelay": 0, "projectDelay": 0], allRules: true)
    var dice = Dice(state: seed)
    var texts = Self.files.mapValues { SourceText($0) }
    for path in Self.files.keys.sorted() { editor.open(path) }
    editor.run()
    editor.world.holdsLooks = true
    for round in 0..<Self.rounds {
      if Int.random(in: 0..<3, using: &dice) == 0 { editor.world.endLook() }
      try Self.edit(editor, &texts, "utf-16", &dice, isLast: round % 40 == 39)
      editor.run()
      guard round % 10 == 9 else { continue }
      // Files that declare something for others are read again behind the join.
      for _ in 0..<3 {
        editor.world.endLook()
        editor.tell("textDocument/didSave", ["textDocument": editor.document("App/List.swift")])
        editor.run()
      }
      guard Self.showsWhatANewRunFinds(editor, texts, "utf-16", "edit \(round)") else { return }
    }
  }

  /// Changes one of the texts, in the editor too. The last of a row of edits is that all is as it was: what is broken for
  /// good tells little.
  private static func edit(
    _ editor: Editor, _ texts: inout [String: SourceText], _ encoding: String, _ dice: inout Dice,
    isLast: Bool
  ) throws {
    let path = try #require(texts.keys.sorted().randomElement(using: &dice))
    let text = try #require(texts[path])
    guard !isLast else {
      texts[path] = SourceText(files[path] ?? "")
      return editor.change(path, ([], files[path] ?? ""))
    }
    let string = text.string(ByteRange(0, UInt32(text.count)))
    let start = Int.random(in: 0...string.unicodeScalars.count, using: &dice)
    let length = Bool.random(using: &dice) ? 0 : Int.random(in: 0...12, using: &dice)
    let scrap = try #require(scraps.randomElement(using: &dice))
    let (range, changed) = replacing(start, length, of: string, by: scrap, encoding)
    texts[path] = SourceText(changed)
    editor.change(path, (range, scrap))
  }

  private static func showsWhatANewRunFinds(
    _ editor: Editor, _ texts: [String: SourceText], _ encoding: String, _ moment: String
  ) -> Bool {
    let found = editor.world.findings(texts)
    return texts.keys.sorted().allSatisfy { path in
      let shown = editor.diagnostics(path)
      let expected = editor.lines(found[path] ?? [], utf8: encoding == "utf-8")
      if shown != expected { Issue.record("\(moment): \(path) shows \(shown ?? []), not \(expected)") }
      return shown == expected
    }
  }

  /// More of them where somebody wants to be surer: `L10NLINT_EDITS=5000 swift test --filter RandomEditTests`.
  private static let rounds = ProcessInfo.processInfo.environment["L10NLINT_EDITS"].flatMap { Int($0) } ?? 150

  /// The range in the editor's units, and the text with a replacement.
  private static func replacing(
    _ start: Int, _ length: Int, of text: String, by scrap: String, _ encoding: String
  ) -> ([Int], String) {
    let scalars = Array(text.unicodeScalars)
    var start = start
    var end = min(scalars.count, start + length)
    // No position lies within a line end.
    if start > 0, start < scalars.count, scalars[start] == "\n", scalars[start - 1] == "\r" { start -= 1 }
    if end > start, end < scalars.count, scalars[end] == "\n", scalars[end - 1] == "\r" { end += 1 }
    end = max(start, end)
    let range = [start, end].flatMap { offset -> [Int] in
      let before = scalars[..<offset]
      var line = 0
      var lineStart = 0
      for index in before.indices {
        let isEnd =
          before[index] == "\n"
          || before[index] == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
        if isEnd { (line, lineStart) = (line + 1, index + 1) }
      }
      let units = scalars[lineStart..<offset].reduce(0) { count, scalar in
        count + (encoding == "utf-8" ? UTF8.width(scalar) : UTF16.width(scalar))
      }
      return [line, units]
    }
    var changed = String.UnicodeScalarView(scalars[..<start])
    changed.append(contentsOf: scrap.unicodeScalars)
    changed.append(contentsOf: scalars[end...])
    return (range, String(changed))
  }
}
