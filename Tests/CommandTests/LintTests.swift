import Foundation
import Testing

/// Code with one mistake that every run reports.
private let mistaken = """
  import UIKit
  func show(_ count: Int) {
    label.text = "\\(count) file" + (count == 1 ? "" : "s")
  }

  """

private let clean = """
  import UIKit
  func show() { label.text = String(localized: "Files", comment: "Title of the list of files") }

  """

@Suite struct LintTests {
  @Test func aMistakeIsOneLineThatEditorsCanReadAndExitStatusOne() throws {
    let folder = try Folder(["App/View.swift": mistaken])
    let result = try Tool.run(["App"], in: folder)
    #expect(result.status == 1)
    let line = try #require(result.lines.first { $0.contains("[literal-plural-suffix]") })
    #expect(line.hasPrefix("App/View.swift:3:"))
    #expect(line.contains(": warning: "))
  }

  /// Only the other file shows that the text is never looked up.
  @Test func aFileAloneCallsNoCommentUseless() throws {
    let list = """
      import SwiftUI
      struct BuoyList: View {
        var body: some View {
          // l10nlint:disable:next unlocalized-string-variable -- the name of a buoy
          BuoyRow(title: "Next buoy")
        }
      }

      """
    let row =
      "import SwiftUI\nstruct BuoyRow: View { let title: String; var body: some View { Text(title) } }\n"
    let folder = try Folder(["List.swift": list, "Row.swift": row])
    let alone = try Tool.run(["List.swift"], in: folder)
    #expect(alone.output.isEmpty && alone.status == 0)
    #expect(try Tool.run([], in: folder).output.isEmpty)
    try folder.write("Row.swift", Data("import SwiftUI\n".utf8))
    let whole = try Tool.run([], in: folder)
    #expect(whole.lines.first?.hasPrefix("List.swift:4:") ?? false)
  }

  @Test(arguments: [
    ([], false), (["--enable", "hardcoded-text"], true), (["--enable", "preview"], true),
    (["--only", "literal-plural-suffix", "--enable", "hardcoded-text"], true),
  ])
  func aRuleThatIsOffRunsBesidesTheOthers(_ arguments: [String], _ isTold: Bool) throws {
    let folder = try Folder([
      "View.swift": mistaken + "func greet() { label.text = \"Welcome back\" }\n",
      "en.lproj/Localizable.strings": "\"bye\" = \"Good bye\";\n",
      "da.lproj/Localizable.strings": "\"bye\" = \"Farvel\";\n",
    ])
    let lines = try Tool.run(["--quiet"] + arguments, in: folder).lines
    #expect(lines.contains { $0.contains("[hardcoded-text]") } == isTold)
    #expect(lines.contains { $0.contains("[literal-plural-suffix]") })
  }

  @Test func cleanCodePrintsNothingAndExitsZero() throws {
    let folder = try Folder(["View.swift": clean])
    let result = try Tool.run([], in: folder)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("No findings"))
  }

  @Test func aNamedFileThatOthersWroteSaysWhatIsNotShown() throws {
    let folder = try Folder(["Podfile": "", "Pods/View.swift": mistaken])
    let result = try Tool.run(["Pods/View.swift"], in: folder)
    #expect(result.status == 0)
    #expect(
      result.error.contains(
        "Not shown (only possible): 1, because the file is third-party code (`--min-confidence possible` shows them).\n"
      ))
    let project = try Tool.run(["--project", "Pods/View.swift"], in: folder)
    #expect(project.error.contains("possible): 1, because the file is third-party code"))
    // Elsewhere nothing is hidden; of a folder the number is enough.
    try folder.write("App/View.swift", Data(clean.utf8))
    #expect(try !Tool.run(["--project", "App/View.swift"], in: folder).error.contains("Not shown"))
    #expect(
      try Tool.run(["--no-project", "Pods"], in: folder).error.contains(
        "Not shown (only possible): 1, "))
    #expect(try Tool.run(["--min-confidence", "possible", "Pods/View.swift"], in: folder).lines.count == 1)
  }

  /// What the rest of a project says may change what is found in a file.
  @Test func aPartOfAProjectIsSaidToBeOne() throws {
    let folder = try Folder(["App/View.swift": clean, "Tool/Tool.swift": clean])
    let line = "\nOnly these files were read; `--project` also reads the rest of the project.\n"
    func isSaid(_ arguments: String...) throws -> Bool {
      try Tool.run(arguments, in: folder).error.contains(line)
    }
    #expect(try !isSaid("App"))
    try folder.git("init", "-q")
    #expect(try isSaid("App/View.swift") && isSaid("--no-project", "App"))
    #expect(try isSaid("--no-project", folder.path("Tool")))
    #expect(try !isSaid() && !isSaid(".") && !isSaid("App", "Tool") && !isSaid("--project", "App/View.swift"))
    #expect(try !isSaid("--format", "json", "App/View.swift") && !isSaid("--quiet", "App/View.swift"))
    try folder.write(".l10nlint.yml", Data("include: App\n".utf8))
    #expect(try !isSaid("App"))
    // All files by their names, and files of two projects: nothing would be read besides.
    let two = try Folder(["One/A.swift": clean, "Two/B.swift": clean])
    try two.git("-C", "One", "init", "-q")
    try two.git("-C", "Two", "init", "-q")
    for arguments in [["One/A.swift"], ["One/A.swift", "Two/B.swift"]] {
      #expect(try !Tool.run(arguments, in: two).error.contains(line))
    }
  }

  @Test func foldersAboveTheProjectTellNothingOfItsFiles() throws {
    let folder = try Folder(["Tests/App/.l10nlint.yml": "", "Tests/App/View.swift": mistaken])
    for arguments in ["Tests/App", "\"$PWD/Tests/App\"", "Tests/App/View.swift"] {
      let result = try Tool.shell(
        "\"$L10NLINT\" --quiet --only literal-plural-suffix \(arguments)", in: folder)
      #expect(result.lines.count == 1 && result.status == 1)
    }
  }

  @Test func aFolderOfTestsIsOneFromInsideToo() throws {
    let folder = try Folder([".l10nlint.yml": "", "Tests/View.swift": mistaken])
    let result = try Tool.shell("cd Tests && \"$L10NLINT\" --quiet", in: folder)
    #expect(result.lines.isEmpty && result.status == 0)
  }

  @Test func aFunctionOfAnotherModuleIsKnownByItsNameWhateverElseTheProjectDeclares() throws {
    let folder = try Folder([
      "A.swift": "let title = OurLocalizedString(\"Delete 2 photo(s)\")\n",
      "B.swift":
        "extension String { var firstUppercased: String { prefix(1).uppercased() + dropFirst() } }\n",
    ])
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(result.lines.contains { $0.hasPrefix("A.swift:1:") && $0.contains("[literal-plural-suffix]") })
  }

  @Test func quietSaysNothingButTheFindings() throws {
    let folder = try Folder(["View.swift": mistaken])
    #expect(try Tool.run(["--quiet"], in: folder).error.isEmpty)
  }

  @Test func jsonIsOneObjectWithPlacesInBytesAndUTF16() throws {
    let folder = try Folder(["View.swift": mistaken.replacingOccurrences(of: "file", with: "𝒇ile")])
    let result = try Tool.run(["--format", "json", "--quiet"], in: folder)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    let findings = try #require(json["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "literal-plural-suffix" })
    let end = try #require(finding["end"] as? [String: Int])
    let (column, utf16Column) = (try #require(end["column"]), try #require(end["utf16Column"]))
    #expect(finding["path"] as? String == "View.swift")
    #expect(column >= utf16Column)
  }

  @Test(arguments: [1, 2, 7]) func theNumberOfThreadsDoesNotChangeTheReport(_ jobs: Int) throws {
    var files: [String: String] = [:]
    for number in 0..<120 {
      files["Folder\(number % 7)/File\(number).swift"] = number % 3 == 0 ? clean : mistaken
    }
    let folder = try Folder(files)
    let one = try Tool.run(["--jobs", "1", "--quiet"], in: folder)
    let many = try Tool.run(["--jobs", String(jobs), "--quiet"], in: folder)
    #expect(one.output == many.output)
    #expect(one.lines.count >= 80)
  }

  @Test func aWrapperDeclaredInOneFileIsKnownInAnother() throws {
    let folder = try Folder([
      "Loc.swift": """
      import Foundation
      func Loc(_ key: String, comment: String = "") -> String { NSLocalizedString(key, comment: comment) }

      """,
      "Use.swift": """
      import UIKit
      func show(_ name: String) { label.text = Loc("greeting.hello") + " " + name }

      """,
    ])
    let result = try Tool.run(["--quiet"], in: folder)
    #expect(result.output.contains("Use.swift:2:"))
    #expect(result.output.contains("[concatenated-sentence]"))
  }

  @Test func onlyAndDisableChooseTheRules() throws {
    let folder = try Folder(["View.swift": mistaken])
    let only = try Tool.run(["--only", "non-ascii-key", "--quiet"], in: folder)
    #expect(only.output.isEmpty)
    let without = try Tool.run(["--disable=literal-plural-suffix", "--quiet"], in: folder)
    #expect(!without.output.contains("literal-plural-suffix"))
  }
}
