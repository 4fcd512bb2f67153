/// What GitHub accepts, because it refuses a whole report that goes beyond.
enum SARIFLimits {
  static let results = 25_000
  /// It takes 10 MB, compressed. What is the same in every result compresses to nothing; what comes from the project may
  /// not compress at all. Half of the room is for messages and names, half for the code that is quoted.
  static let describedBytes = 4_000_000
  static let quotedBytes = 4_000_000
  /// It takes a thousand places a result and shows a hundred.
  static let relatedPlaces = 100
}

extension Report {
  /// Leaves the worst findings that fit, in their order, and says how many do not.
  mutating func keepWorst(_ limit: Int = SARIFLimits.results, bytes: Int = SARIFLimits.describedBytes) -> Int
  {
    let order = findings.indices.sorted { left, right in
      let (one, other) = (findings[left], findings[right])
      if one.severity != other.severity { return one.severity > other.severity }
      if one.confidence != other.confidence { return one.confidence > other.confidence }
      return left < right
    }
    var room = bytes
    var kept: [Int] = []
    for index in order.prefix(limit) {
      room -= findings[index].described
      guard room >= 0 else { break }
      kept.append(index)
    }
    guard kept.count < findings.count else { return 0 }
    let leftOut = findings.count - kept.count
    findings = kept.sorted().map { findings[$0] }
    return leftOut
  }
}

extension Finding {
  /// About how many bytes its names and messages take that compress badly.
  fileprivate var described: Int {
    let related = related.prefix(SARIFLimits.relatedPlaces).reduce(0) {
      $0 + $1.path.utf8.count + $1.message.utf8.count + 20
    }
    return 40 + min(message.utf8.count, 1000) * 2 + path.utf8.count + related
  }
}
