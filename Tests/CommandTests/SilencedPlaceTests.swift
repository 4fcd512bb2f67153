import Foundation
import Testing

/// A comment at one of the places of a finding takes this one out, and the others stay.
@Suite struct SilencedPlaceTests {
  /// What is said of a folder: line, message, and rule.
  private func said(_ arguments: [String] = [], in folder: Folder) throws -> [String] {
    try Tool.run(["--quiet", "--no-config"] + arguments, in: folder).lines
      .filter { !$0.contains(": note: another one") }.map(String.init)
  }

  private let disable = "/* l10nlint:disable:next mixed-chinese-script -- the name of a boat */\n"

  /// Three boats in simplified characters, some of them under a comment.
  private func harbor(silencing lines: [Int]) throws -> Folder {
    let boats = [#""gull" = "设一";"#, #""heron" = "设二";"#, #""tern" = "设三";"#]
    return try Folder([
      "en.lproj/Boats.strings": "\"gull\" = \"One\";\n\"heron\" = \"Two\";\n\"tern\" = \"Three\";\n",
      "zh-Hant.lproj/Boats.strings": boats.enumerated().map { number, boat in
        (lines.contains(number) ? disable : "") + boat + "\n"
      }.joined(),
    ])
  }

  @Test(arguments: [
    ([Int](), "1:11", "; 2 other texts in this file have such characters"),
    ([2], "1:11", "; another text in this file has such characters"),
    ([0], "3:12", "; another text in this file has such characters"),
    ([0, 1], "5:11", ""),
  ]) func theCountGoesDownAndTheNextPlaceIsTold(_ lines: [Int], _ place: String, _ others: String) throws {
    let file = "zh-Hant.lproj/Boats.strings:"
    #expect(
      try said(in: harbor(silencing: lines)) == [
        "\(file)\(place): warning: `设` is simplified Chinese, which `zh-Hant` does not use\(others)"
          + " [mixed-chinese-script]"
      ])
  }

  @Test func whereAllAreSilencedNothingIsSaid() throws {
    let folder = try harbor(silencing: [0, 1, 2])
    #expect(try said(in: folder) == [])
    let shown = try said(["--show-suppressed"], in: folder)
    #expect(shown.count == 3 && shown.allSatisfy { $0.hasSuffix("(suppressed: the name of a boat)") })
  }

  @Test func aFileUnderOneCommentStaysOneFinding() throws {
    let folder = try harbor(silencing: [])
    let path = folder.url.appendingPathComponent("zh-Hant.lproj/Boats.strings")
    let text =
      "/* l10nlint:disable:file mixed-chinese-script */\n" + (try String(contentsOf: path, encoding: .utf8))
    try folder.write("zh-Hant.lproj/Boats.strings", Data(text.utf8))
    #expect(try said(["--show-suppressed"], in: folder).count == 1)
  }

  /// A place less is nothing new.
  @Test func aBaselineHoldsTheFindingWithAPlaceLess() throws {
    let folder = try harbor(silencing: [])
    _ = try Tool.run(["--no-config", "--write-baseline", "known"], in: folder)
    let silenced = try harbor(silencing: [2])
    try folder.write(
      "zh-Hant.lproj/Boats.strings",
      Data(contentsOf: silenced.url.appendingPathComponent("zh-Hant.lproj/Boats.strings")))
    #expect(try said(["--baseline", "known"], in: folder) == [])
  }

  @Test func anEntryOfACatalogIsTakenOut() throws {
    func entry(_ key: String, _ text: String, _ comment: String = "") -> String {
      """
      "\(key)" : { "comment" : "A boat. \(comment)", "localizations" : {
        "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
      """
    }
    let silenced = "l10nlint:disable mixed-chinese-script -- a name"
    let catalog = [entry("Gull", "设一"), entry("Heron", "设二", silenced), entry("Tern", "设三")]
    let folder = try Folder([
      "Localizable.xcstrings": """
      { "sourceLanguage" : "en", "strings" : { \(catalog.joined(separator: ",\n")) }, "version" : "1.0" }
      """
    ])
    let lines = try said(in: folder)
    #expect(lines.count == 1 && lines[0].contains("; another text in this file has such characters"))
  }

  @Test func aKeyThatStaysAsItIsIsTakenOutOfALanguage() throws {
    let keys = (1...30).map { "\"stamp\($0)\" = \"A red stamp of the year \($0)\";\n" }
    let german = (13...30).map { "\"stamp\($0)\" = \"Eine rote Marke aus dem Jahr \($0)\";\n" }
    let disable = "/* l10nlint:disable:next missing-translation */\n"
    let folder = try Folder([
      "en.lproj/Localizable.strings": keys.joined(), "de.lproj/Localizable.strings": german.joined(),
    ])
    let configuration = ["--only", "missing-translation,unused-suppression", "--min-confidence", "possible"]
    func languages() throws -> [String] {
      try said(configuration, in: folder).filter { $0.contains("[") }
    }
    #expect(try languages().allSatisfy { $0.contains("`de` has no text for 12 of 30 keys") })
    try folder.write("en.lproj/Localizable.strings", Data((disable + keys.joined()).utf8))
    #expect(
      try languages().allSatisfy { $0.contains("`de` has no text for 11 of 30 keys, such as `stamp2`") })
  }

  @Test func aTextOfSeveralInCodeIsTakenOut() throws {
    let code = """
      import SwiftUI
      struct Buoy: View {
        let isLit: Bool
        var state: String {
          // l10nlint:disable:next unlocalized-string-variable -- only seen in the workshop
          if isLit { return "Out of order today" }
          return "Ready for the night"
        }
        var body: some View { Text(state) }
      }

      """
    let folder = try Folder([
      "Buoy.swift": code, "en.lproj/Localizable.strings": "\"Quay\" = \"Quay\";\n",
      "da.lproj/Localizable.strings": "\"Quay\" = \"Kaj\";\n",
    ])
    #expect(
      try said(in: folder).filter { $0.contains("[") } == [
        "Buoy.swift:7:12: warning: This is a `String` when it reaches `Text`: it is never translated"
          + " [unlocalized-string-variable]"
      ])
  }
}
