import Foundation
import L10nSyntax
import Testing

@testable import L10nLint

@Suite struct FingerprintTests {
  /// Vectors of the tests of GitHub's own upload.
  private static let vectors: [(String, [String])] = [
    ("", ["c129715d7a2bc9a3:1"]),
    (
      " a\nb\n  \t\tc\n d",
      ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    ),
    (
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
      [
        "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1",
        "b86d3392aea1be30:1", "e6ceba753e1a442:1",
      ]
    ),
    (
      " hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
      [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
        "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
      ]
    ),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
        "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
        "c129715d7a2bc9a3:1",
      ]
    ),
  ]

  @Test(arguments: vectors) func linesHaveTheHashThatGitHubGivesThem(_ text: String, _ hashes: [String]) {
    let source = SourceText(text)
    let all = LineHashes(source, lines: Set(1...hashes.count))
    #expect((1...hashes.count).map { all[$0] } == hashes)
    #expect(LineIndex(source).count == hashes.count)
    // Asked for one alone, a line has the same hash, and the same number among its likes.
    for line in 1...hashes.count { #expect(LineHashes(source, lines: [line])[line] == hashes[line - 1]) }
    #expect(all[hashes.count + 1] == nil)
  }

  private static func fingerprints(_ text: String, _ codes: [String], path: String = "A.swift") throws
    -> [String]
  {
    var sample = ReportSample([path: text])
    for code in codes { sample.add(path, code) }
    let keys = try sample.results().compactMap {
      ($0["partialFingerprints"] as? [String: String])?["l10nlintFinding/v1"]
    }
    let findings = try #require(try sample.json().value("findings") as? [[String: Any]])
    #expect(findings.compactMap { $0["fingerprint"] as? String } == keys)
    return keys
  }

  @Test func aFingerprintSurvivesMovesAndIndentation() throws {
    let before = try Self.fingerprints("f(a ? b\n  : c)\ng(d)\n", ["a ? b\n  : c", "g(d)"])
    let after = try Self.fingerprints(
      "// new\n\nif x {\n\t  f(a ? b\r\n\t\t  : c)\n}\ng(d)\n", ["a ? b\r\n\t\t  : c", "g(d)"])
    #expect(before == after)
  }

  @Test func findingsThatDifferHaveDifferentFingerprints() throws {
    let text = "let a = x\nlet b = y\nlet c = x\n"
    var sample = ReportSample(["A.swift": text, "B.swift": text])
    sample.add("A.swift", "x")
    sample.add("A.swift", "y")
    sample.add("A.swift", "x\n")  // the same text, once more
    sample.add("A.swift", "x", .dynamicKey)
    sample.add("B.swift", "x")
    let findings = try #require(try sample.json().value("findings") as? [[String: Any]])
    let all = findings.compactMap { $0["fingerprint"] as? String }
    #expect(Set(all).count == 5)
  }

  @Test func wordsThatSpaceKeepsApartAreNotTheSame() throws {
    #expect(try Self.fingerprints("ab c", ["ab c"]) != Self.fingerprints("a bc", ["a bc"]))
  }
}
