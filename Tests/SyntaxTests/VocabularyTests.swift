import L10nSyntax
import Testing

@Suite struct VocabularyTests {
  @Test(arguments: Keyword.allCases) func everyKeywordIsFoundBySpelling(_ keyword: Keyword) {
    let special: [Keyword: String] = [
      .null: "NULL", .nilClass: "Nil", .yes: "YES", .no: "NO", .bool: "BOOL", .nsString: "NSString",
      .nsMutableString: "NSMutableString",
    ]
    #expect("\(keyword.spelling)" == special[keyword] ?? String(describing: keyword))
    #expect(Vocabulary()["\(keyword.spelling)"]?.keyword == keyword)
  }

  @Test(arguments: [
    "x", "exactly8", "exactlySixteen16", "moreThanSixteenBytes", "moreThanSixteenBytez", "größe", "",
  ])
  func aWordIsFoundAndItsNeighborsAreNot(_ word: String) {
    var vocabulary = Vocabulary()
    let number = vocabulary.add(word)
    #expect(number.rawValue >= 256)
    #expect(vocabulary.add(word) == number)
    #expect(vocabulary[word] == number)
    #expect(vocabulary[word + "s"] == nil)
    #expect(vocabulary["a" + word.dropFirst(1) + "!"] == nil)
  }

  @Test func manyWordsKeepTheirNumbersWhileTheTableGrows() {
    var vocabulary = Vocabulary()
    let words = (0..<5000).map { "word\($0)" }
    let numbers = words.map { vocabulary.add($0) }
    #expect(Set(numbers).count == words.count)
    #expect(words.map { vocabulary[$0] } == numbers)
    #expect(vocabulary.count == words.count)
  }
}
