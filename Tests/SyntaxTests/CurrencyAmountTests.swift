import L10nSyntax
import Testing

@Suite struct CurrencyAmountTests {
  private static func place(in text: String) -> Int? {
    let surroundings = CurrencyAmount.Surroundings(
      followsValue: false, precedesValue: false, isForReaders: true)
    return CurrencyAmount.first(in: text, surroundings, letterSymbols: ["Fr", "kr"]).map { amount in
      let piece = ByteRange(0, UInt32(text.utf8.count))
      return Int(SourceText(text).place(of: amount, in: piece).start)
    }
  }

  /// Expected: where the symbol of the first amount stands.
  @Test(arguments: [
    ("$5", 0), ("Cost $ x or US$5 only", 12), ("US$ x, $5, US$6", 7), ("%1$@ for $5", 9), ("%1$d US$", 5),
    ("US$ and US$ are US$5", 16), ("Frau Meier: 5 Fr", 14), ("$ € €5", 6), ("5 krona, 6 kr", 11),
  ])
  func theAmountIsFoundWhereItStands(text: String, place: Int) {
    #expect(Self.place(in: text) == place)
  }

  @Test(arguments: ["5 krona", "$ and %d", "%1$d x", "¤5", "5 $LINT"])
  func whatIsNoAmountIsNotFound(text: String) {
    #expect(Self.place(in: text) == nil)
  }
}
