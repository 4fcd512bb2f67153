import Foundation
import Testing

private let mistaken =
  "import UIKit\nfunc f(n: Int) { label.text = \"\\(n) file\" + (n == 1 ? \"\" : \"s\") }\n"

/// Files that cannot be read or have two names, folders that are gone, and lists that name nothing.
@Suite struct OddPlaceTests {
  @Test(arguments: [["../Gone.swift"], ["--project", "../Gone.swift"]])
  func whatCannotBeOpenedKeepsTheNameThatSomebodyGaveIt(_ arguments: [String]) throws {
    let folder = try Folder(["Deck/Deck.swift": mistaken, ".l10nlint.yml": ""])
    let text = try Tool.run(["--quiet"] + arguments, in: folder, subfolder: "Deck")
    #expect(text.error == "l10nlint: `../Gone.swift` cannot be read (No such file or directory)\n")
    #expect(text.output.isEmpty && text.status == 2)
    let json = try Tool.run(
      ["--quiet", "--format", "json", "Deck.swift"] + arguments, in: folder, subfolder: "Deck")
    #expect(json.output.contains("\"path\": \"Gone.swift\""))
  }

  @Test func aPipeIsToldOnce() throws {
    let folder = try Folder([".l10nlint.yml": "", "Deck/A.swift": "let a = 1\n"])
    let result = try Tool.shell(
      "mkfifo Deck/pipe.swift && cd Deck && \"$L10NLINT\" --quiet --project pipe.swift", in: folder)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.output.contains("pipe.swift:1:1: error: not checked"))
  }

  /// Git and the way to a project are asked about from there: to find nothing would be no answer.
  @Test(arguments: ["--staged", "--since HEAD", "--project"])
  func fromAFolderThatIsGoneNothingIsSaidOfAProject(_ option: String) throws {
    let folder = try Folder(["A.swift": mistaken, ".l10nlint.yml": ""])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    let result = try Tool.shell(
      "top=$PWD; mkdir gone && cd gone && rmdir ../gone && \"$L10NLINT\" \(option) \"$top\"", in: folder)
    #expect(result.error.contains("the current folder cannot be found"))
  }

  @Test func aListThatNamesNothingShowsNothing() throws {
    let folder = try Folder(["A.swift": mistaken, ".l10nlint.yml": "", "list.txt": ""])
    let result = try Tool.run(["--project", "--files-from", "list.txt"], in: folder)
    #expect(!result.output.contains("A.swift:2:"))
    #expect(try Tool.run(["--project"], in: folder).output.contains("A.swift:2:"))
  }

  /// As git writes them: somebody who pipes them has no reason to know of its quotes.
  @Test func namesThatGitQuotesAreTakenApart() throws {
    let names = ["Café/A.swift", "a \"b\"/A.swift", "plain/A.swift", "\"odd\\q\".swift"]
    let folder = try Folder(Dictionary(uniqueKeysWithValues: names.map { ($0, mistaken + "// \($0)\n") }))
    try folder.start()
    try folder.commit()
    let listed = try Tool.shell("git ls-files", in: folder).output
    #expect(listed.contains("\"Caf\\303\\251/A.swift\"") && listed.contains("\"a \\\"b\\\"/A.swift\""))
    let result = try Tool.run(
      ["--files-from", "-", "--quiet", "--no-project"], in: folder, input: listed)
    #expect(result.error.isEmpty)
    #expect(result.lines.count == names.count)
    // A name that only looks like one of git's is a name.
    let odd = try Tool.run(["--files-from", "-"], in: folder, input: "\"odd\\q\"\n\"\\777\"\n")
    #expect(
      odd.error.contains("`\"odd\\q\"` cannot be read") && odd.error.contains("`\"\\777\"` cannot be read"))
  }
}
