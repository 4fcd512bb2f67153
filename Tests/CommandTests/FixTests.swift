import Foundation
import Testing

private let casing = "import UIKit\nlet a = NSLocalizedString(\"a\", comment: \"A\").uppercased()\n"
private let cased = "import UIKit\nlet a = NSLocalizedString(\"a\", comment: \"A\").localizedUppercase\n"

@Suite struct FixTests {
  private let only = ["--only", "unlocalized-casing"]

  private func fix(_ folder: Folder, _ arguments: String...) throws -> Tool.Result {
    try Tool.run(only + (arguments.isEmpty ? ["--fix"] : arguments), in: folder)
  }

  @Test func safeFixesAreMadeAndTheSecondRunChangesNothing() throws {
    let folder = try Folder(["A.swift": casing, "B.swift": "let b = 1\n"])
    let first = try fix(folder)
    #expect(first.status == 0)
    #expect(first.error.contains("Fixed: 1 (files: 1)."))
    #expect(try folder.text("A.swift") == cased)
    let before = try folder.status("A.swift")
    let second = try fix(folder)
    #expect(second.error.contains("Fixed: 0"))
    #expect(try folder.status("A.swift") == before, "written without need")
  }

  @Test func whatCannotBeWrittenIsStillFound() throws {
    let folder = try Folder(["A.swift": casing])
    let result = try Tool.shell(
      "(ulimit -f 0; \"$L10NLINT\" --only unlocalized-casing --fix 2>&1; echo $?) | cat", in: folder)
    #expect(result.output.contains("`A.swift` was not fixed: "))
    #expect(result.output.contains("\nA.swift:2:"))
    #expect(result.output.contains("Fixed: 0 (files: 0)."))
    #expect(result.output.hasSuffix("\n2\n"))
    #expect(try folder.text("A.swift") == casing)
  }

  @Test(arguments: ["a.py", "Makefile", "A.swift.orig"])
  func aFileOfAnotherKindIsNeitherReadNorChanged(_ name: String) throws {
    let folder = try Folder([name: casing])
    let result = try fix(folder, "--fix", name)
    #expect(result.status == 0)
    #expect(
      result.error.contains(
        "`\(name)` is not checked: l10nlint reads Swift, Objective-C, C and tables of texts"))
    #expect(try folder.text(name) == casing)
    let typed = try Tool.run(["--fix", "--stdin", "--stdin-filename", name], in: folder, input: casing)
    #expect(typed.output == casing)
  }

  @Test func suggestedFixesAreMadeOnlyWhenAskedFor() throws {
    let text = "import UIKit\nlabel.text = shelf.title.uppercased()\n"
    let folder = try Folder(["A.swift": text])
    let safe = try fix(folder)
    #expect(safe.status == 1 && safe.error.contains("Can be fixed: 1 with `--fix=suggested`."))
    #expect(
      try fix(folder, "--fix", "--diff").error
        == "l10nlint: changes: 0 (files: 0); 1 with `--fix=suggested`\n")
    #expect(
      try fix(folder, "--fix=suggested", "--diff").error == "l10nlint: changes: 1 (files: 1)\n")
    #expect(try folder.text("A.swift") == text)
    #expect(try fix(folder, "--fix=suggested").status == 0)
    #expect(try folder.text("A.swift").contains("shelf.title.localizedUppercase"))
  }

  @Test func aRunWithoutFixesSaysWhatTheyWouldDo() throws {
    let folder = try Folder(["A.swift": casing])
    #expect(try fix(folder, "--no-config").error.contains("Can be fixed: 1 with `--fix`."))
    #expect(try folder.text("A.swift") == casing)
  }

  @Test func aPatchDoesWhatTheFixDoes() throws {
    let files = [
      "A.swift": casing, "Sub folder/B.swift": "\r\n\r\n" + casing + "// no end", "C.swift": "f()\n",
    ]
    let folder = try Folder(files)
    let patch = try fix(folder, "--diff")
    #expect(patch.status == 1)
    for (path, text) in files { #expect(try folder.text(path) == text) }
    try folder.write("fix.patch", Data(patch.output.utf8))
    try folder.git("apply", "--whitespace=nowarn", "fix.patch")
    let other = try Folder(files)
    _ = try fix(other)
    for path in files.keys { #expect(try folder.text(path) == other.text(path), "\(path)") }
    #expect(try fix(folder, "--diff").status == 0)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8])
  func encodingMarkAndLineEndsStay(_ encoding: String.Encoding) throws {
    let text = "\u{FEFF}// 👩‍👧 é\r\n" + casing.replacingOccurrences(of: "\n", with: "\r\n")
    let mended = "\u{FEFF}// 👩‍👧 é\r\n" + cased.replacingOccurrences(of: "\n", with: "\r\n")
    let folder = try Folder()
    try folder.write("A.swift", try #require(text.data(using: encoding)))
    #expect(try fix(folder).status == 0)
    #expect(try folder.read("A.swift") == mended.data(using: encoding))
  }

  @Test func whatCannotBeStoredAgainStaysAsItIs() throws {
    let folder = try Folder()
    var data = try #require("\u{FEFF}\(casing)// ".data(using: .utf16LittleEndian))
    data += [0x00, 0xD8]
    try folder.write("A.swift", data)
    let result = try fix(folder)
    #expect(
      result.status == 1 && result.error.contains("`A.swift` was not fixed: it contains half of a character"))
    #expect(try folder.read("A.swift") == data)
  }

  @Test func modeAndLinksStay() throws {
    let folder = try Folder(["Real/A.swift": casing])
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o751], ofItemAtPath: folder.path("Real/A.swift"))
    try manager.createSymbolicLink(
      atPath: folder.path("Link.swift"), withDestinationPath: "Real/A.swift")
    #expect(try fix(folder, "--fix", "Link.swift").status == 0)
    #expect(try folder.text("Real/A.swift") == cased)
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("Link.swift")) == "Real/A.swift")
    let mode = try manager.attributesOfItem(atPath: folder.path("Real/A.swift"))[.posixPermissions] as? Int
    #expect(mode == 0o751)
    #expect(try manager.contentsOfDirectory(atPath: folder.path("Real")) == ["A.swift"])
  }

  @Test func aFileWithTwoNamesIsLeftAloneUnlessAskedFor() throws {
    let folder = try Folder(["A.swift": casing])
    try FileManager.default.linkItem(atPath: folder.path("A.swift"), toPath: folder.path("B.txt"))
    let refused = try fix(folder)
    #expect(refused.status == 1 && refused.error.contains("`A.swift` was not fixed: it has other names"))
    #expect(try folder.text("A.swift") == casing)
    #expect(try fix(folder, "--fix", "--fix-hard-links").status == 0)
    #expect(try folder.text("A.swift") == cased)
    #expect(try folder.text("B.txt") == casing)
  }

  @Test func aFileNobodyMayWriteStaysAsItIs() throws {
    let folder = try Folder(["A.swift": casing])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("A.swift"))
    let result = try fix(folder)
    #expect(result.status == 1 && result.error.contains("it is write-protected"))
    #expect(try folder.text("A.swift") == casing)
  }

  @Test func whereNothingCanBeWrittenTheOldTextStays() throws {
    let folder = try Folder(["A.swift": casing])
    let result = try Tool.shell(
      "ulimit -f 0; trap '' XFSZ; \"$L10NLINT\" --quiet --fix --only unlocalized-casing A.swift", in: folder)
    #expect(result.status == 2)
    #expect(try folder.text("A.swift") == casing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["A.swift"])
  }

  @Test func silencedFindingsAreNotFixed() throws {
    let text = casing.replacingOccurrences(
      of: "()\n", with: "() // l10nlint:disable:this unlocalized-casing -- x\n")
    let folder = try Folder(["A.swift": text])
    #expect(try fix(folder, "--fix", "--show-suppressed").error.contains("Fixed: 0"))
    #expect(try folder.text("A.swift") == text)
  }

  @Test func aTextFromStandardInputComesBackMended() throws {
    let folder = try Folder()
    let arguments = only + ["--stdin", "--stdin-filename", "A.swift", "--fix"]
    let mended = try Tool.run(arguments, in: folder, input: casing)
    #expect(mended.output == cased && mended.status == 0)
    let untouched = try Tool.run(arguments, in: folder, input: "f() // 1\r\n")
    #expect(untouched.output == "f() // 1\r\n")
    let left = try Tool.run(arguments, in: folder, input: "label.text = shelf.title.uppercased()\n")
    #expect(left.status == 1)
    #expect(left.output == "label.text = shelf.title.uppercased()\n")
    #expect(left.error.contains("A.swift:1:26: warning:"))
  }

  @Test(arguments: [
    ["--diff", "--format", "json"], ["--fix-hard-links"], ["--fix=all"],
    ["--stdin", "--stdin-filename", "A.swift", "--fix", "--format", "json"],
  ])
  func optionsThatDoNotFitAreRefused(_ arguments: [String]) throws {
    let result = try Tool.run(arguments, in: try Folder(["A.swift": casing]))
    #expect(result.status == 2 && result.output.isEmpty)
  }

  @Test func aSafetyBehindABlankIsNoPath() throws {
    let folder = try Folder(["A.swift": casing])
    let result = try fix(folder, "--fix", "suggested", ".")
    #expect(result.status == 2)
    #expect(
      result.error
        == "l10nlint: `suggested` is read as a path here; did you mean `--fix=suggested`? For a path, write `./suggested`\n"
    )
    #expect(try folder.text("A.swift") == casing)
  }

  @Test func nothingIsWrittenWhereAPathIsMissing() throws {
    let folder = try Folder(["A.swift": casing])
    let result = try fix(folder, "--fix", "nope", ".")
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("l10nlint: `nope` cannot be read (No such file or directory)\n"))
    #expect(result.lines.contains { $0.hasPrefix("A.swift:2:") })
    #expect(try folder.text("A.swift") == casing)
  }

  @Test func allFixesOfAPropertyListAreMade() throws {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n"
    let entry = "<key>full</key><string>100% of %d &amp; more</string>\n"
    let path = "en.lproj/Shelf.strings"
    let code = "let a = String(format: NSLocalizedString(\"full\", tableName: \"Shelf\", comment: \"\"), b)\n"
    let folder = try Folder([path: head + entry + entry + "</dict></plist>\n", "A.swift": code])
    let result = try Tool.run(["--fix=suggested"], in: folder)
    #expect(result.error.contains("Fixed: 2 (files: 1)."), "\(result.error)")
    let mended = entry.replacingOccurrences(of: "100%", with: "100%%")
    #expect(try folder.text(path) == head + mended + "</dict></plist>\n")
  }

  @Test(arguments: ["disable:next wek-year", "disable:nxt week-year", "disable:next wek-year, dynamic-key"])
  func whatAMistypedSuppressionIsAboutStaysAsItIs(_ directive: String) throws {
    let code = "func stamp(_ f: DateFormatter) {\n  // l10nlint:\(directive) -- weeks are meant\n"
    let folder = try Folder(["A.swift": code + "  f.dateFormat = \"YYYY\"\n}\n"])
    let result = try Tool.run(["--fix=suggested"], in: folder)
    #expect(result.error.contains("(files: 1)"))
    #expect(
      try folder.text("A.swift")
        == "func stamp(_ f: DateFormatter) {\n  // l10nlint:disable:next week-year -- weeks are meant\n"
        + "  f.dateFormat = \"YYYY\"\n}\n")
  }

  /// git would refuse all of a patch with lines that are no lines of the file.
  @Test func aPatchLeavesOutWhatGitCannotApply() throws {
    let folder = try Folder(["A.swift": casing])
    try folder.write("B.swift", try #require("\u{FEFF}\(casing)".data(using: .utf16LittleEndian)))
    let patch = try fix(folder, "--diff")
    #expect(
      patch.status == 1 && patch.error.contains("`B.swift` is not in the patch: git cannot patch UTF-16"))
    #expect(patch.error.contains("changes: 1 (files: 1)\n"))
    try folder.write("fix.patch", Data(patch.output.utf8))
    try folder.git("apply", "fix.patch")
    #expect(try folder.text("A.swift") == cased)
    #expect(try fix(folder, "--diff").status == 1)
    #expect(try fix(folder).error.contains("Fixed: 1 (files: 1)."))
  }

  @Test func aPatchIsOneThatGitAppliesHoweverItsFilesAreNamed() throws {
    let folder = try Folder(["App/A.swift": casing, "App/B/B.swift": casing])
    try folder.git("init", "-q")
    for (path, name) in [(folder.path("App"), "a/A.swift"), (folder.path("App/../App/B"), "a/B/B.swift")] {
      let patch = try Tool.run(only + ["--diff", path], in: folder, subfolder: "App")
      #expect(patch.output.contains("--- \(name)\n"))
    }
    let above = try Tool.run(only + ["--diff", "../../App"], in: folder, subfolder: "App/B")
    #expect(above.output.contains("--- a/App/A.swift\n") && above.output.contains("+++ b/App/B/B.swift\n"))
    #expect(above.error.contains("the paths of this patch are relative to `../..`; apply it there\n"))
    try folder.write("fix.patch", Data(above.output.utf8))
    try folder.git("apply", "fix.patch")
    #expect(try folder.text("App/A.swift") == cased)
    #expect(try folder.text("App/B/B.swift") == cased)
  }

  /// The program is stopped as soon as the new file is being written, and the old one is changed then. On a busy machine that
  /// may be behind its last look: then it is tried again.
  @Test func whatIsSavedDuringTheWriteStays() throws {
    let folder = try Folder(["A.swift": casing + String(repeating: "// line\n", count: 200_000)])
    let result = try Tool.shell(
      """
      for try in 1 2 3 4 5 6 7 8 9 10; do
        cp A.swift A.old
        "$L10NLINT" --only unlocalized-casing --fix >said 2>&1 & run=$!
        while kill -0 $run 2>/dev/null; do for new in A.swift.*.l10nlint; do
          if [ -e "$new" ]; then
            kill -STOP $run
            if [ -e "$new" ]; then echo "// saved" >> A.swift; told=yes; fi
            kill -CONT $run
            break 2
          fi
        done; done
        wait $run
        if [ "$told" ] && grep -q "has changed" said; then cat said; tail -1 A.swift; exit; fi
        cp A.old A.swift
        told=
      done
      cat said
      """, in: folder)
    #expect(result.output.contains("`A.swift` was not fixed: it has changed"), "\(result.output)")
    #expect(result.output.hasSuffix("\n// saved\n"))
  }

  @Test func reportsTellOfTheFix() throws {
    let folder = try Folder(["A.swift": casing])
    let json = try fix(folder, "--format", "json").output
    #expect(json.contains("\"safety\": \"safe\"") && json.contains("\"replacement\": \"localizedUppercase\""))
    let text = try fix(folder, "--color", "always").output
    #expect(text.contains("fix available (--fix): Write `localizedUppercase`"))
  }
}

extension Folder {
  /// What a write would change.
  fileprivate func status(_ path: String) throws -> [String] {
    let all = try FileManager.default.attributesOfItem(atPath: self.path(path))
    return [FileAttributeKey.modificationDate, .systemFileNumber].map { "\(all[$0] ?? "")" }
  }
}
