import L10nSyntax
import Testing

@testable import L10nLint

@Suite struct ChangedLinesTests {
  private static func changed(_ old: String, _ new: String) -> ChangedLines {
    FileDifference(of: SourceText(new), since: SourceText(old)).changed
  }

  private static let versions: [(String, String, Set<Int>)] = [
    ("", "", []), ("a\n", "a\n", []), ("a\nb\n", "a\nx\nb\n", [2]), ("a\nb\nc\n", "a\nc\n", []),
    ("a\nb\n", "x\ny\n", [1, 2]), ("a\n", "a\na\n", [2]), ("a\nb\nc", "c\na\nb", [1]),
    ("a\r\nb\r\n", "a\nb\n", []), ("a\rb", "a\nB", [2]), ("x\ny\nz\n", "x\ny2\nz\nnew\n", [2, 4]),
    ("a", "a\n", [2]), ("", "a", [1]),
  ]

  @Test(arguments: versions) func linesThatAreNotInTheOldTextHaveChanged(
    _ old: String, _ new: String, _ lines: Set<Int>
  ) {
    #expect(Self.changed(old, new) == .some(lines))
  }

  @Test(arguments: [
    ("a\nb\n", "a\nb\nc\n", false), ("a\nb\n", "x\na\nb\n", false), ("a\nb\n", "a\n", true),
    ("a\nb\n", "a\nc\n", true), ("", "a\n", false), ("a\r\n", "a\n", false),
  ])
  func aLineThatIsAnotherOneNowIsLost(_ old: String, _ new: String, _ isLost: Bool) {
    #expect(FileDifference(of: SourceText(new), since: SourceText(old)).losesLines == isLost)
  }

  /// What stays is a common part of both texts, and no longer one exists.
  @Test(arguments: 0..<200) func theDifferenceIsTheSmallest(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let old = (0..<next(14)).map { _ in next(4) }
    let new = (0..<next(14)).map { _ in next(4) }
    let added = LineDifference(old, new).added
    let kept = new.indices.filter { !added.contains($0) }.map { new[$0] }
    #expect(kept.isSubsequence(of: old))
    #expect(kept.count == old.longestCommon(with: new))
  }

  @Test func textsThatShareNextToNothingAreComparedByTheirLines() {
    let old = (0..<5000).map { $0 } + [9_999_999]
    let new = (10_000..<15_000).map { $0 } + [9_999_999, 3, 4]
    let added = LineDifference(old, new).added
    #expect(added == Set(0..<5000))
  }

  @Test func aMergeChangesWhatNeitherSideHas() {
    let mine = ChangedLines.some([1, 2, 3])
    #expect(mine.intersection(.some([2, 3, 4])) == .some([2, 3]))
    #expect(mine.intersection(.all) == mine)
    #expect(ChangedLines.all.intersection(.all) == .all)
  }

  @Test func findingsAreAboutTheLinesOfTheirCodeAndOfWhatExplainsThem() {
    var sample = ReportSample(["A.swift": "one\ntwo\nthree\n", "B.swift": "four\n"])
    sample.add("A.swift", "one\n")
    sample.add("A.swift", "two\nthree")
    sample.add("B.swift", "four")
    sample.findings[2].related = [
      RelatedPlace(path: "A.swift", place: sample.findings[1].place, message: "there")
    ]
    sample.findings.append(Finding(unreadable: "A.swift", reason: "torn"))
    sample.findings.append(Finding(unreadable: "C.swift", reason: "torn"))
    func concerned(_ lines: ChangedLines) -> [Bool] {
      var changes = Changes()
      changes.add(lines, in: "A.swift")
      return sample.findings.map(changes.concern)
    }
    #expect(concerned(.some([2])) == [false, true, true, true, false])
    #expect(concerned(.some([1])) == [true, false, false, true, false])
    #expect(concerned(.some([])) == [false, false, false, true, false])
    #expect(concerned(.all) == [true, true, true, true, false])
  }
}

extension [Int] {
  fileprivate func isSubsequence(of other: [Int]) -> Bool {
    var rest = self[...]
    for element in other where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  fileprivate func longestCommon(with other: [Int]) -> Int {
    var row = [Int](repeating: 0, count: other.count + 1)
    for element in self {
      var diagonal = 0
      for column in other.indices {
        let above = row[column + 1]
        row[column + 1] = element == other[column] ? diagonal + 1 : Swift.max(above, row[column])
        diagonal = above
      }
    }
    return row[other.count]
  }
}
