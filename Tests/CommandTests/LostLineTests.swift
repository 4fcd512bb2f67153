import Foundation
import Testing

/// What a change takes out of a table leaves no line that could tell of it.
@Suite struct LostLineTests {
  private static let keys = [
    "cart.title", "cart.empty", "cart.total", "cart.pay", "cart.coupon", "cart.later",
  ]

  private static func table(_ language: String, without lost: String = "") -> String {
    keys.filter { $0 != lost }.map { "\"\($0)\" = \"\(language) words of \($0)\";\n" }.joined()
  }

  /// An app in two languages that asks for all its keys, and for one that never was.
  private func app() throws -> Folder {
    let calls = (Self.keys + ["cart.old"]).map { "let a = NSLocalizedString(\"\($0)\", comment: \"Cart\")\n" }
    let folder = try Folder([
      "Cart.swift": calls.joined(), "en.lproj/Localizable.strings": Self.table("English"),
      "fr.lproj/Localizable.strings": Self.table("mots"),
    ])
    try folder.start()
    try folder.commit()
    return folder
  }

  private func told(_ arguments: [String], in folder: Folder) throws -> [String] {
    let only = "undefined-key,missing-translation,extra-translation,table-layout"
    let result = try Tool.run(["--quiet", "--only", only] + arguments, in: folder)
    #expect(result.error.isEmpty)
    return result.lines.map { line in
      let parts = line.split(separator: ":", maxSplits: 4)
      let rule = line.split(separator: "[").last.map { $0.dropLast() } ?? ""
      return "\(parts[0]):\(parts[1]) \(rule)"
    }
  }

  @Test func aKeyThatIsStillAskedForIsMissed() throws {
    let folder = try app()
    for language in ["en", "fr"] {
      try folder.write("\(language).lproj/Localizable.strings", Self.table(language, without: "cart.pay"))
    }
    try folder.git("add", "-A")
    #expect(try told(["--staged"], in: folder) == ["Cart.swift:4 undefined-key"])
    #expect(try told(["--since", "HEAD"], in: folder) == ["Cart.swift:4 undefined-key"])
    try folder.commit()
    #expect(try told(["--staged"], in: folder) == [])
    #expect(try told(["--since", "HEAD~1"], in: folder) == ["Cart.swift:4 undefined-key"])
  }

  /// What one state lacks may look like a translation that has only begun.
  @Test(arguments: [1, 3, 6]) func allThatALanguageLosesIsToldTogether(_ count: Int) throws {
    let folder = try app()
    let rest = Self.keys.dropFirst(count).map { "\"\($0)\" = \"mots \($0)\";\n" }.joined()
    try folder.write("fr.lproj/Localizable.strings", rest)
    if count == Self.keys.count { try folder.git("rm", "-q", "-f", "fr.lproj/Localizable.strings") }
    try folder.git("add", "-A")
    let only = ["--quiet", "--only", "missing-translation", "--staged"]
    let result = try Tool.run(only, in: folder)
    #expect(result.status == 1)
    let told =
      count == 1
      ? "`fr` lost its text for `cart.title`"
      : "`fr` lost \(count) texts, such as the one for `cart.title`"
    #expect(result.lines.first == "en.lproj/Localizable.strings:1:2: warning: \(told) [missing-translation]")
    #expect(result.lines.count == count)
    try folder.write(".l10nlint.yml", "rules: {missing-translation: {severity: {lost: off}}}\n")
    #expect(try Tool.run(only, in: folder).lines == [])
  }

  /// All that is left of the table looks like one of another base language.
  @Test func aBaseTableThatGoesIsMissed() throws {
    let folder = try app()
    try folder.git("rm", "-q", "en.lproj/Localizable.strings")
    let lines = try Tool.run(["--quiet", "--only", "missing-translation", "--staged"], in: folder).lines
    let told = "`en` lost 6 texts, such as the one for `cart.title`"
    #expect(lines.first == "fr.lproj/Localizable.strings:1:2: warning: \(told) [missing-translation]")
  }

  @Test func aTableThatGoesIsMissedWhereItIsAskedFor() throws {
    let folder = try app()
    try folder.git("rm", "-rq", "en.lproj", "fr.lproj")
    let lines = try Tool.run(["--quiet", "--only", "missing-translation", "--staged"], in: folder).lines
    let told =
      "`Localizable` is gone, and with it the texts of 6 keys, such as `cart.title`"
    #expect(lines.first == "Cart.swift:1:27: warning: \(told) [missing-translation]")
    // Moved, it still has them.
    for language in ["en", "fr"] {
      try folder.write("App/\(language).lproj/Localizable.strings", Self.table("words of \(language)"))
    }
    try folder.git("add", "-A")
    #expect(try Tool.run(["--quiet", "--only", "missing-translation", "--staged"], in: folder).lines == [])
  }

  @Test func aCommentSilencesWhatALanguageLoses() throws {
    let folder = try app()
    let mark = "// l10nlint:disable:next missing-translation -- sold at home only\n"
    try folder.write("en.lproj/Localizable.strings", mark + Self.table("English"))
    try folder.commit()
    try folder.write("fr.lproj/Localizable.strings", Self.table("mots", without: "cart.title"))
    #expect(try told(["--since", "HEAD"], in: folder) == [])
  }

  @Test func aTranslationThatGoesIsMissed() throws {
    let folder = try app()
    try folder.write("fr.lproj/Localizable.strings", Self.table("mots", without: "cart.total"))
    try folder.git("add", "-A")
    #expect(try told(["--staged"], in: folder) == ["en.lproj/Localizable.strings:3 missing-translation"])
    let summary = try Tool.run(["--staged", "--only", "missing-translation"], in: folder)
    #expect(
      summary.error.contains("that the commit changes, and new findings elsewhere caused by changed texts"))
  }

  @Test func whatWasThereBeforeIsNotToldForALineThatGoes() throws {
    let folder = try app()
    let calls = Self.keys.filter { $0 != "cart.pay" } + ["cart.old"]
    try folder.write(
      "Cart.swift",
      calls.map { "let a = NSLocalizedString(\"\($0)\", comment: \"Cart\")\n" }.joined())
    for language in ["en", "fr"] {
      try folder.write("\(language).lproj/Localizable.strings", Self.table(language, without: "cart.pay"))
    }
    try folder.git("add", "-A")
    #expect(try told(["--staged"], in: folder) == [])
    #expect(try told([], in: folder) == ["Cart.swift:6 undefined-key"])
  }

  /// The finding stands where the key is asked for, and the mistake where a constant writes it.
  @Test func aKeyThatAConstantMisspellsIsToldWithTheConstant() throws {
    let folder = try app()
    try folder.write("Keys.swift", "enum Keys: String {\n  case pay = \"cart.pay\"\n}\n")
    try folder.write("Pay.swift", "let a = NSLocalizedString(Keys.pay.rawValue, comment: \"Cart\")\n")
    try folder.commit()
    try folder.write("Keys.swift", "enum Keys: String {\n  case pay = \"cart.gone\"\n}\n")
    try folder.git("add", "-A")
    let result = try Tool.run(["--quiet", "--only", "undefined-key", "--staged"], in: folder)
    #expect(result.lines.count == 2)
    #expect(
      result.lines.first?.hasPrefix("Pay.swift:1:27: warning: `cart.gone` is not in the table `Localizable`")
        == true)
    #expect(result.lines.last == "Keys.swift:2:14: note: the key is defined here")
  }

  /// What is left out of the run was no part of it before either.
  @Test(arguments: [("Pods/fr.lproj/Extra.strings", false), ("fr.lproj/Extra.strings", true)])
  func aTableThatGoesIsLookedAtWhereTheRunWouldReadIt(_ path: String, _ isRead: Bool) throws {
    let folder = try app()
    try folder.write(path, "\"pier\" = \"Ponton\";\n")
    try folder.commit()
    try folder.git("rm", "-q", path)
    let summary = try Tool.run(["--staged"], in: folder)
    #expect(summary.error.contains("caused by changed texts") == isRead)
  }

  @Test func whatAMergeLosesIsMissedWhereBothSidesHadIt() throws {
    let folder = try app()
    try folder.git("checkout", "-q", "-b", "side")
    try folder.write("Other.swift", "let a = 1\n")
    try folder.commit()
    try folder.git("checkout", "-q", "main")
    try folder.write(
      "Cart.swift", "import UIKit\n" + String(contentsOfFile: folder.path("Cart.swift"), encoding: .utf8))
    try folder.commit()
    try folder.git("merge", "-q", "--no-commit", "--no-ff", "side")
    try folder.write("fr.lproj/Localizable.strings", Self.table("mots", without: "cart.total"))
    try folder.git("add", "-A")
    #expect(try told(["--staged"], in: folder) == ["en.lproj/Localizable.strings:3 missing-translation"])
  }
}
