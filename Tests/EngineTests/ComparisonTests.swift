import L10nSyntax
import Testing

@testable import L10nLint

/// The number that the first choice of a file compares with.
private func comparedNumber(_ text: String, _ language: SourceLanguage) -> Int? {
  Document(SourceText(text), language, RuleCatalog.lexicon).choices.first?.comparison?.number
}

@Suite struct ComparisonTests {
  @Test(arguments: [
    ("n == 1", 1), ("n == 1.0", 1), ("n > 1.00", 1), ("1 < n", 1), ("n == 12", 12), ("n == 1.5", nil),
    ("n == 1.05", nil), ("n > 0x1", nil), ("n == 1e3", nil), ("n == m", nil),
    ("items.filter { $0.rank == 1 }.count == 2", 2), ("items.first { $0.rank == 1 }", nil),
  ])
  func aChoiceComparesWithAWholeNumber(_ condition: String, _ number: Int?) {
    #expect(comparedNumber("let a = \(condition) ? \"b\" : \"c\"", .swift) == number)
    #expect(comparedNumber("f(if (\(condition)) { \"b\" } else { \"c\" })", .swift) == number)
  }

  @Test(arguments: [
    ("n == 1", 1), ("n == 1.0f", 1), ("n == 1.F", 1), ("n == 1u", 1), ("n == 1UL", 1), ("n == 1.0L", 1),
    ("n == 1.5f", nil), ("n == 1.5", nil), ("n == 1f", nil),
  ])
  func suffixesOfCChangeNoNumber(_ condition: String, _ number: Int?) {
    #expect(comparedNumber("id a = \(condition) ? @\"b\" : @\"c\";", .cFamily) == number)
  }
}
