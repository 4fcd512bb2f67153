/// What GitHub accepts, because it refuses a whole report that goes beyond.
enum SARIFLimits {
  static let results = 25_000
  /// It takes 10 MB, compressed. What is the same in every result compresses to nothing; what comes from the project may
  /// not compress at all. Half of the room is for messages and names, half for the code that is quoted.
  static let describedBytes = 4_000_000
  static let quotedBytes = 4_000_000
  /// No service shows a message of a thousand characters.
  static let messageBytes = 1000
}

extension Report {
  /// Leaves the worst findings that fit, in their order, and says how many do not.
  mutating func keepWorst(_ limit: Int = SARIFLimits.results) -> Int {
    let (order, bytes) = (findings.indicesWorstFirst, SARIFLimits.describedBytes)
    var kept = order.prefix(limit).sorted()
    if described(kept) > bytes {
      // More findings never take less room.
      var (fitting, tooMany) = (0, kept.count)
      while tooMany - fitting > 1 {
        let middle = (fitting + tooMany) / 2
        if described(order.prefix(middle).sorted()) > bytes { tooMany = middle } else { fitting = middle }
      }
      kept = order.prefix(fitting).sorted()
    }
    guard kept.count < findings.count else { return 0 }
    let leftOut = findings.count - kept.count
    findings = kept.map { findings[$0] }
    return leftOut
  }

  /// About how many bytes of some findings compress badly. A text that a result nearby has too costs nothing.
  private func described(_ numbers: [Int]) -> Int {
    var texts = RecentTexts()
    return numbers.reduce(0) { sum, number in
      let finding = findings[number]
      let related = finding.related.prefix(RelatedPlaceLimits.inSARIF).reduce(0) {
        $0 + texts.cost($1.path) + texts.cost($1.message) + 20
      }
      return sum + 40 + texts.cost(finding.message) + texts.cost(finding.path) + related
    }
  }
}

/// The last texts of a report. Compression looks back over 32 KB, and a result takes about one.
private struct RecentTexts {
  private var texts: [String] = Array(repeating: "", count: 16)
  private var next = 0

  /// What a text adds to the report; messages are cut.
  mutating func cost(_ text: String) -> Int {
    guard !texts.contains(text) else { return 0 }
    texts[next] = text
    next = (next + 1) % texts.count
    return min(text.utf8.count, SARIFLimits.messageBytes)
  }
}
