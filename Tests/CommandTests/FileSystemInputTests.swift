import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

/// What the run says without the lines of the summary.
private func lint(_ arguments: String..., in folder: Folder) throws -> Tool.Result {
  try Tool.run(["--only", "literal-plural-suffix", "--quiet"] + arguments, in: folder)
}

private func unreadable(_ path: String, _ reason: String) -> Substring {
  "\(path):1:1: error: not checked: \(reason) [unreadable-file]"
}

/// In every folder stands a good file behind the bad one: it is always checked.
@Suite struct FileSystemInputTests {
  private func folder() throws -> Folder { try Folder(["Z.swift": mistaken]) }

  private func expect(_ result: Tool.Result, _ lines: [Substring], status: Int32 = 1) {
    #expect(result.status == status)
    #expect(result.error.isEmpty)
    #expect(result.lines.dropLast() == lines[...])
    #expect(result.lines.last?.hasPrefix("Z.swift:1:") == true)
  }

  @Test func aFileThatMayNotBeOpened() throws {
    let folder = try folder()
    try folder.write("A.swift", Data(mistaken.utf8))
    chmod(folder.path("A.swift"), 0)
    // The superuser may open every file; then somebody else has to try.
    let isRoot = geteuid() == 0
    if isRoot { try #require(chmod(folder.url.path, 0o755) == 0) }
    let run = isRoot ? "setpriv --reuid=65534 --regid=65534 --clear-groups \"$L10NLINT\"" : "\"$L10NLINT\""
    let result = try Tool.shell("\(run) --only literal-plural-suffix --quiet", in: folder)
    if isRoot, result.status > 2 || result.error.contains("setpriv") || result.error.contains("denied") {
      return
    }
    expect(result, [unreadable("A.swift", "Permission denied")])
  }

  @Test(.enabled(if: geteuid() != 0)) func aFolderThatMayNotBeOpened() throws {
    let folder = try folder()
    try folder.write("A/B.swift", Data(mistaken.utf8))
    chmod(folder.path("A"), 0)
    let result = try lint(in: folder)
    chmod(folder.path("A"), 0o755)
    expect(result, [unreadable("A", "Permission denied")])
  }

  @Test func aFileThatIsNotThere() throws {
    let result = try lint("A.swift", "Z.swift", in: folder())
    #expect(result.status == 2)
    #expect(result.error == "l10nlint: `A.swift` cannot be read (No such file or directory)\n")
    #expect(result.lines.map { $0.prefix(10) } == ["Z.swift:1:"])
  }

  @Test func linksThatLeadNowhere() throws {
    let folder = try folder()
    symlink("gone", folder.path("A.swift"))
    symlink("C.swift", folder.path("B.swift"))
    symlink("B.swift", folder.path("C.swift"))
    symlink(".", folder.path("D"))
    symlink("..", folder.path("E.swift"))
    expect(
      try lint(in: folder),
      [
        unreadable("A.swift", "it is a broken link (No such file or directory)"),
        unreadable("B.swift", "it is a broken link (Too many levels of symbolic links)"),
        unreadable("C.swift", "it is a broken link (Too many levels of symbolic links)"),
      ])
    #expect(
      try lint("A.swift", in: folder).lines
        == [unreadable("A.swift", "it is a broken link (No such file or directory)")])
  }

  @Test func pipesAndDevices() throws {
    let folder = try folder()
    mkfifo(folder.path("A.swift"), 0o600)
    let result = try lint(in: folder)
    expect(result, [unreadable("A.swift", "it is not a regular file")])
    let named = try lint("/dev/zero", "A.swift", "Z.swift", in: folder)
    expect(
      named,
      [
        unreadable("/dev/zero", "it is neither a file nor a folder"),
        unreadable("A.swift", "it is neither a file nor a folder"),
      ])
  }

  /// A project that builds a file, which lies there a second time where nobody builds it.
  private func folderWithUnbuiltFiles() throws -> Folder {
    let folder = try folder()
    var references = ""
    for name in ["A", "B", "C", "D"] {
      try folder.write("Harbour/\(name).swift", Data("let \(name.lowercased()) = 1\n".utf8))
      references +=
        "F\(name) = { isa = PBXFileReference; path = \(name).swift; sourceTree = \"<group>\"; };\n"
    }
    let list =
      "{ objects = {\nG = { isa = PBXGroup; children = ( FA, FB, FC, FD ); path = Harbour; sourceTree = \"<group>\"; };\n"
    try folder.write("Pier.xcodeproj/project.pbxproj", Data("\(list)\(references)}; }".utf8))
    return folder
  }

  /// It breaks nothing, and a run without a word of it would look as if it had been checked.
  @Test func whatNoProjectBuildsAndCannotBeReadIsANote() throws {
    let folder = try folderWithUnbuiltFiles()
    try folder.write("Old/A.swift", Data("let a = 1\0\0\0\0\n".utf8))
    symlink("gone", folder.path("Old/B.swift"))
    mkfifo(folder.path("Old/C.swift"), 0o600)
    try folder.write("Old/D.swift", Data("let a = \"".utf8 + [0xE9] + "\"\n".utf8))
    let result = try Tool.run(["--only", "todo"], in: folder)
    #expect(result.status == 0)
    #expect(result.lines.count == 4)
    for line in result.lines {
      #expect(line.hasPrefix("Old/") && line.contains(": note: not "), "\(line)")
      #expect(line.hasSuffix("; no project builds the file [unreadable-file]"), "\(line)")
    }
    // The four that are built, the one beside them, the last one in part, and the list of the project.
    #expect(result.error.hasPrefix("     4  unreadable-file\nFiles read: 7. Findings: 4 (notes: 4).\n"))
    #expect(result.error.components(separatedBy: "\nNot read: Old/").count == 4)
    let strict = try Tool.run(["--severity", "unreadable-file=error", "--quiet"], in: folder)
    #expect(strict.lines.filter { $0.contains(": error: not ") }.count == 4)
  }

  @Test func aFolderNamedLikeAFile() throws {
    let folder = try folder()
    try folder.write("A.swift/B.swift", Data(mistaken.utf8))
    #expect(try lint(in: folder).lines.map { $0.prefix(16) } == ["A.swift/B.swift:", "Z.swift:1:24: wa"])
  }

  @Test func aFileIsCheckedOnceWhateverItsNames() throws {
    let folder = try folder()
    symlink("Z.swift", folder.path("Link.swift"))
    symlink(".", folder.path("Here"))
    for arguments in [
      ["Z.swift", "Z.swift"], ["Z.swift", "./Z.swift"], [".//Z.swift"], [".", "Z.swift"], [".", "."],
      [folder.path("Z.swift"), "Z.swift", "."], ["Here", "."], ["."], ["Here/Here", "Here/Z.swift"],
    ] {
      let result = try Tool.run(["--only", "literal-plural-suffix", "--quiet"] + arguments, in: folder)
      #expect(result.lines.count == 1, "\(arguments): \(result.output)")
    }
    #expect(try lint("Link.swift", in: folder).lines.map { $0.prefix(13) } == ["Link.swift:1:"])
    #expect(try lint("Link.swift", ".", in: folder).lines.count == 1)
  }

  /// One `String`, and two names wherever bytes count.
  @Test func twoSpellingsOfOneNameAreTwoFiles() throws {
    let casing = "import UIKit\nlet a = NSLocalizedString(\"a\", comment: \"A\").uppercased()\n"
    let (one, two) = ("caf\u{E9}.swift", "cafe\u{301}.swift")
    let folder = try Folder([:])
    try folder.write(one, Data(casing.utf8))
    guard !FileManager.default.fileExists(atPath: folder.path(two)) else { return }
    try folder.write(two, Data(("// another\n" + casing).utf8))
    let only = ["--only", "unlocalized-casing"]
    let report = try Tool.run(only + ["--format", "checkstyle"], in: folder).output
    #expect(report.components(separatedBy: "<file ").count == 3)
    #expect(try Tool.run(only + ["--fix"], in: folder).error.contains("Fixed: 2 (files: 2)."))
    let fixed = casing.replacingOccurrences(of: "uppercased()", with: "localizedUppercase")
    #expect(try folder.read(one) == Data(fixed.utf8))
    #expect(try folder.read(two) == Data(("// another\n" + fixed).utf8))
  }

  @Test func aLinkThatLeavesTheFolderIsANote() throws {
    let (folder, outside) = (try Folder(), try Folder(["Secret.swift": mistaken]))
    symlink(outside.path("Secret.swift"), folder.path("A.swift"))
    let result = try lint(in: folder)
    #expect(result.status == 0)
    #expect(
      result.lines == [
        "A.swift:1:1: note: not checked: it is a link to a file outside of the folders of this run [unreadable-file]"
      ])
    #expect(try lint("A.swift", in: folder).status == 1)
  }

  /// Names are bytes: each is opened under its own, and printed so that a terminal stays whole.
  @Test(arguments: [
    ("a\nb", "a\\u{a}b"), ("a\u{1B}[31mb", "a\\u{1b}[31mb"), ("a'\"b", "a'\"b"), ("a b%\\", "a b%\\"),
    ("\u{202E}tfiws", "\\u{202e}tfiws"), ("-a", "-a"), ("é", "é"), ("e\u{301}", "e\u{301}"), ("*?[", "*?["),
    ("\u{10FE80}", "\\xf4\\x8f\\xba\\x80"),
  ]) func anyNameIsOpenedAndPrinted(_ name: String, _ printed: String) throws {
    for isTracked in [false, true] {
      let folder = try Folder()
      if isTracked { try folder.git("init", "-q") }
      try folder.write("\(name).swift", Data(mistaken.utf8))
      for arguments in [[], ["--", "\(name).swift"]] {
        let result = try Tool.run(["--only", "literal-plural-suffix", "--quiet"] + arguments, in: folder)
        #expect(result.status == 1)
        #expect(result.lines.count == 1)
        #expect(result.output.utf8.starts(with: "\(printed).swift:1:24: ".utf8), "\(result.output)")
      }
    }
  }

  #if os(Linux)
    @Test func namesThatAreNoUTF8AreOpenedAndPrinted() throws {
      for isTracked in [false, true] {
        let folder = try Folder()
        if isTracked { try folder.git("init", "-q") }
        let make =
          "cp \"$PWD/Z\" \"$(printf 'a\\377b\\303.swift')\"; mkdir \"$(printf '\\351')\"; cp Z \"$(printf '\\351/c.swift')\""
        try folder.write("Z", Data(mistaken.utf8))
        let result = try Tool.shell("\(make); \"$L10NLINT\" --quiet --only literal-plural-suffix", in: folder)
        #expect(
          result.lines.map { $0.prefix(15) }
            == ["a\\xffb\\xc3.swift", "\\xe9/c.swift:1:"].map { $0.prefix(15) })
        let named = try Tool.shell(
          "\"$L10NLINT\" --quiet --only literal-plural-suffix \"$(printf '\\351')\"", in: folder)
        #expect(named.lines.map { $0.prefix(15) } == ["\\xe9/c.swift:1:"])
        let json = try Tool.shell(
          "\"$L10NLINT\" --quiet --format json --only literal-plural-suffix", in: folder)
        #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
      }
    }
  #endif

  @Test(arguments: [
    "", "--quiet", "--format json", "--no-config", "doctor", "init", "config .",
    "--stdin --stdin-filename A.swift --project",
  ]) func aWorkingFolderThatIsGoneIsSaid(_ arguments: String) throws {
    let result = try Tool.shell(
      "mkdir gone && cd gone && rmdir ../gone && \"$L10NLINT\" \(arguments)", in: Folder())
    #expect(result.status == 2)
    #expect(
      result.error == "l10nlint: the current folder cannot be found: No such file or directory\n")
  }

  @Test func aFullPathNeedsNoWorkingFolder() throws {
    let folder = try Folder(["A.swift": mistaken])
    let result = try Tool.shell(
      "here=$PWD; mkdir gone; cd gone; rmdir ../gone; \"$L10NLINT\" --quiet \"$here/A.swift\"", in: folder)
    #expect(result.status == 1)
    #expect(result.lines.count == 1)
  }

  @Test func twoNamesThatLookAlikeAreTwoFiles() throws {
    let folder = try Folder()
    let names = ["caf\u{E9}.swift", "cafe\u{301}.swift"]
    // The same bytes would be a copy, which is told once.
    for name in names { try folder.write(name, Data((mistaken + "// \(name.utf8.count)\n").utf8)) }
    let isApart = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2
    #expect(try lint(in: folder).lines.count == (isApart ? 2 : 1))
    guard isApart else { return }
    // A comment in one silences nothing in the other.
    let silence = "// l10nlint:disable:file literal-plural-suffix -- a trial\n"
    try folder.write(names[0], Data((silence + mistaken).utf8))
    #expect(try lint(in: folder).lines.map { $0.hasPrefix("\(names[1]):1:") } == [true])
  }
}
