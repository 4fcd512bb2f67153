import Testing

@testable import L10nSyntax

@Suite struct LookAlikeTests {
  @Test(arguments: [
    "Sign\u{A0}in", "Sign in\u{200B}", "\u{FEFF}Sign in", "Inter\u{AD}national", "a\u{202F}b",
    "\u{200B}Sign in",
  ]) func somethingIsHidden(_ text: String) {
    #expect(text.unicodeScalars.hidden != nil)
  }

  @Test(arguments: [
    "", "Sign in", "10\u{A0}€", "Supprimer\u{A0}?", "«\u{A0}oui\u{A0}»", "เปิด\u{200B}ไฟล์", "می\u{200C}خواهم",
    "👨\u{200D}👩", "❤\u{FE0F}", "Loading…", "a\u{2028}b",
  ]) func nothingIsHidden(_ text: String) {
    #expect(text.unicodeScalars.hidden == nil)
  }

  @Test(arguments: ["S\u{430}ve", "T\u{43E}tal price", "total \u{421}ost", "\u{391}lpha"])
  func aLetterIsDisguised(_ text: String) {
    #expect(text.unicodeScalars.disguised != nil)
  }

  @Test(arguments: ["", "Save", "Остановить Wi-Fi", "Δt", "Angle α", "тест", "Оре", "naïve", "Zurück"])
  func noLetterIsDisguised(_ text: String) {
    #expect(text.unicodeScalars.disguised == nil)
  }
}
