import Foundation
import Testing

/// What people meet on their first day with their own habits.
@Suite struct FirstDayTests {
  private func said(_ arguments: [String] = [], in folder: Folder) throws -> [String] {
    try Tool.run(["--quiet", "--no-config"] + arguments, in: folder).lines.map(String.init)
  }

  @Test(arguments: [
    (#""pay" = "Pay now";"#, "`pay` is defined twice: `Pay now` is shown, and `Check out` is lost"),
    (
      #""pay" = "Pay now"; "pay" = "Buy";"#,
      "`pay` is defined 3 times: only the last text, `Buy`, is shown"
    ),
    (
      #""pay" = "Check out!";"#,
      "`pay` is defined twice, with texts that differ only in capitals or punctuation: `Check out!` is shown"
    ),
  ]) func whichOfTwoTextsIsShownIsSaid(_ entries: String, _ message: String) throws {
    let folder = try Folder(["en.lproj/Shop.strings": "\"pay\" = \"Check out\";\n\(entries)\n"])
    let told = try said(["--only", "duplicate-key"], in: folder)
    #expect(told.contains { $0.contains(": \(message) [duplicate-key]") }, "\(told)")
  }
}
