import Foundation
import Testing

private func merged(_ start: String, _ end: String) -> String {
  start + "\n<<<<<<< HEAD\n<key>A</key>\n=======\n<key>B</key>\n>>>>>>> side\n" + end
}

/// Files that nobody can read must never pass as checked.
@Suite struct BrokenMarkupTests {
  @Test(arguments: [
    (
      "App/Main.storyboard", "<document>\n<objects>\n<label id=\"a\">\n</objects></document>",
      "4:3: error: An element inside this one"
    ),
    ("App/Main.storyboard", "", "1:1: error: This file has no XML element"),
    ("App/Login.xib", "<document>\n<<<<<<< HEAD\n</document>", "2:1: error: This is a merge conflict marker"),
    ("App/Login.xib", "<document>\n<<<<<<<HEAD\n</document>", "2:1: error: This `<` does not start a tag"),
    (
      "App/Main.storyboard", merged("<document>", "</document>"),
      "2:1: error: This is a merge conflict marker"
    ),
    (
      "App/Info.plist", merged("<plist><dict>", "</dict></plist>"),
      "2:1: error: This is a merge conflict marker; finish the merge and remove it [malformed-xml]"
    ),
    (
      "App/Info.plist", "<plist><dict>\n>>>>>>> side\n</dict></plist>",
      "2:1: error: This is a merge conflict marker"
    ),
    (
      "App/en.lproj/A.stringsdict", merged("<plist><dict>", "</dict></plist>"),
      "2:1: error: This is a merge conflict marker; finish the merge and remove it [stringsdict-structure]"
    ),
    ("App/Login.xib", "garbage", "1:1: error: "),
    ("App/Login.xib", "<html></html>", "1:1: error: Not a storyboard"),
    (
      "App/Info.plist", "<plist><dict>\n<key>A</key><string>x</strng></dict></plist>",
      "2:24: error: This end tag"
    ),
    ("App/Info.plist", "garbage", "1:1: error: This file is not a property list"),
    ("App/Info.plist", "", "1:1: error: "),
    ("App/Info.plist", "bplist00", "1:1: error: This binary property list is damaged"),
    ("Loose.strings", "bplist00", "1:1: error: This binary property list is damaged"),
    ("App/Info.plist", "{ CFBundleName = x; }", "1:1: note: Old-style property lists are not supported"),
    (
      "App/en.lproj/A.stringsdict", "<plist><dict>\n<key>A</key><string>x</strng></dict></plist>",
      "2:24: error: This end tag"
    ),
    ("App/en.lproj/A.stringsdict", "garbage", "1:1: error: This file is not a property list"),
    ("App/en.lproj/A.stringsdict", "", "1:1: error: "),
    ("App/en.lproj/A.stringsdict", "{ a = b; }", "1:1: warning: "),
  ]) func aFileThatCannotBeReadIsAFindingAtItsPlace(_ path: String, _ text: String, _ line: String) throws {
    let result = try Tool.run(["--fail-on", "note"], in: try Folder([path: text]))
    #expect(result.status == 1)
    #expect(result.lines.first?.hasPrefix("\(path):\(line)") == true, "\(result.output)")
  }
}
