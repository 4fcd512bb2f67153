@testable import L10nSyntax

/// The same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Element>(_ items: [Element]) -> Element {
    items[Int.random(in: 0..<items.count, using: &self)]
  }
  mutating func isLucky(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

/// Made-up string catalogs.
enum CatalogSample {
  static func text(_ random: inout SeededNumbers) -> String {
    let entries = (0..<Int.random(in: 0..<5, using: &random)).map { number in
      "\"key \(number)\\u00e9\" : \(entry(&random))"
    }
    return
      "{ \"sourceLanguage\" : \"en\", \"strings\" : {\(entries.joined(separator: ", "))}, \"version\" : \"1.0\" }"
  }

  private static func entry(_ random: inout SeededNumbers) -> String {
    var fields: [String] = []
    if random.isLucky(30) { fields.append("\"comment\" : \"Über \\\"alles\\\"\"") }
    if random.isLucky(50) {
      fields.append(
        "\"extractionState\" : \"\(random.pick(["manual", "stale", "migrated", "extracted_with_value"]))\"")
    }
    if random.isLucky(10) { fields.append("\"shouldTranslate\" : false") }
    let languages = ["de", "en", "pt-BR", "ru", "zh-Hans"].filter { _ in random.isLucky(60) }
    let texts = languages.map { "\"\($0)\" : \(localization(&random))" }
    fields.append("\"localizations\" : {\(texts.joined(separator: ", "))}")
    return "{\(fields.joined(separator: ",\n"))}"
  }

  private static func localization(_ random: inout SeededNumbers) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "{ \"variations\" : { \"plural\" : \(plural(&random)) } }"
    case 1:
      let phone = "{ \"variations\" : { \"plural\" : \(plural(&random)) } }"
      return "{ \"variations\" : { \"device\" : { \"iphone\" : \(phone), \"other\" : {\(unit(&random))} } } }"
    case 2:
      let files =
        "{ \"argNum\" : 1, \"formatSpecifier\" : \"lld\", \"variations\" : { \"plural\" : \(plural(&random)) } }"
      return "{\(unit(&random)), \"substitutions\" : { \"files\" : \(files) } }"
    default: return "{\(unit(&random))}"
    }
  }

  private static func plural(_ random: inout SeededNumbers) -> String {
    let cases = ["zero", "one", "two", "few", "many", "other"].filter { _ in random.isLucky(50) }
    return "{\(cases.map { "\"\($0)\" : {\(unit(&random))}" }.joined(separator: ", "))}"
  }

  private static func unit(_ random: inout SeededNumbers) -> String {
    let value = random.pick(["Hallo", "%lld файлов", "数 %arg", "a\\nb", "", "\\ud83d\\ude00", "\\\"\\\\"])
    let state = random.pick(["new", "translated", "needs_review", "machine_translated"])
    return "\"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" }"
  }

  /// Some bytes changed, doubled or lost.
  static func mutated(_ text: String, _ random: inout SeededNumbers) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1..<6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(random.pick(Array("{}[]\",:\\'/\n“".utf8)), at: place)
      case 3: bytes.removeSubrange(place..<min(place + 20, bytes.count))
      default: bytes.insert(contentsOf: bytes[place..<min(place + 30, bytes.count)], at: place)
      }
    }
    return bytes
  }
}

extension Table {
  /// What is broken in the arrays of a table; empty for every file.
  var violations: [String] {
    var found: [String] = []
    var next = 0
    let count = source.count
    for (number, entry) in entries.enumerated() {
      if !entry.range.contains(entry.key.range) || Int(entry.range.end) > count {
        found.append("range of \(number)")
      }
      if entry.values.lowerBound != next { found.append("values of \(number)") }
      next = entry.values.upperBound
      for value in values[entry.values] {
        if !entry.range.contains(value.text.range) {
          found.append("a value of \(number) is not inside of it")
        }
        if Int(value.language) >= max(languages.count, 1) { found.append("a language of \(number)") }
        guard let variable = value.variable else { continue }
        if variables[Int(variable)].entry != number { found.append("a variable of \(number)") }
      }
    }
    if next != values.count { found.append("values without an entry") }
    return found
  }
}
