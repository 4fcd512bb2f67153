import L10nSyntax

/// How bad a finding is, by its consequence.
package enum Severity: String, Sendable, Comparable, CaseIterable {
  /// Makes translators' work harder.
  case note
  /// Breaks for some language or reader.
  case warning
  /// Breaks at run time for certain.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  /// The one that other linters call so.
  package static func meant(by word: String) -> Severity? {
    switch word.lowercased() {
    case "info", "information", "hint", "informational", "style": .note
    case "warn": .warning
    case "err", "fatal", "critical": .error
    default: nil
    }
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

extension [String] {
  /// The one of these words that other linters call so, if it is a severity.
  package func severity(meantBy word: String) -> String? {
    Severity.meant(by: word).flatMap { contains($0.rawValue) ? $0.rawValue : nil }
  }
}

/// How sure a finding is. Reports show `certain` and `likely` unless asked for more.
package enum Confidence: String, Sendable, Comparable, CaseIterable {
  case possible, likely, certain

  package static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .possible: 0
    case .likely: 1
    case .certain: 2
    }
  }
}

/// What a rule found, where, and why it matters.
package struct Finding: Sendable, Equatable {
  package var rule: String
  /// Which of the severities of its page it has; empty where the page has one.
  package var kind = ""
  package var severity: Severity
  package var confidence: Confidence
  package var path: String
  package var place: Place
  package var message: String
  package var related: [RelatedPlace] = []
  /// What would mend it, where that takes no thought.
  package var fix: Fix?
  /// What it rests on.
  package var evidence: [Evidence] = []
  /// The one that it speaks of, as its file spells it; `nil` where it is about code, a key, or all languages.
  package internal(set) var language: String?
  /// Set where a comment covers the finding: reports leave it out, unless asked for.
  package var suppression: Suppression?
  /// Set by `Report.fingerprinted`, which reads the files again: only where somebody wants to know it.
  var givenFingerprint: String?

  /// Its name among all findings of the run.
  var fingerprint: String {
    guard let givenFingerprint else { preconditionFailure("a report without fingerprints") }
    return givenFingerprint
  }
}

/// Another place that explains a finding.
package struct RelatedPlace: Sendable, Equatable {
  package var path: String
  package var place: Place
  package var message: String
}

/// How many places beside its own a finding has at most.
enum RelatedPlaceLimits {
  /// In a text for people: who fixes these finds the rest.
  static let listed = 9
  /// In SARIF: GitHub takes a thousand a result and shows a hundred.
  static let inSARIF = 100
  /// Of a mistake that a file of code repeats.
  static let ofRepeats = 1_000
  /// Of any. A table that nobody has looked at may have more; they would fill the memory.
  static let ofAll = 10_000
}

extension Sequence {
  /// The places of others with the same mistake: all that a change or a baseline may be asked about.
  func relatedPlaces<Other>(_ place: (Element) -> Other?) -> [Other] {
    prefix(RelatedPlaceLimits.ofAll).compactMap(place)
  }
}

/// A range of a file in bytes and, for people, in lines and columns counted from 1.
package struct Place: Sendable, Equatable {
  package var range: ByteRange
  package var start: Position
  package var end: Position

  package struct Position: Sendable, Equatable {
    // Small, for a run keeps tens of thousands of them.
    private let lineNumber, byteColumn, unitColumn: UInt32

    package init(line: Int, column: Int, utf16Column: Int) {
      lineNumber = UInt32(line)
      byteColumn = UInt32(column)
      unitColumn = UInt32(utf16Column)
    }

    package var line: Int { Int(lineNumber) }
    /// UTF-8 bytes before it on its line, plus 1.
    package var column: Int { Int(byteColumn) }
    /// UTF-16 code units before it on its line, plus 1.
    package var utf16Column: Int { Int(unitColumn) }
  }
}

extension Place {
  package static let startOfFile: Place = {
    let origin = Position(line: 1, column: 1, utf16Column: 1)
    return Place(range: ByteRange(0, 0), start: origin, end: origin)
  }()
}

extension Finding {
  /// A file that could not be read is reported like any other finding, so that no run looks clean without it.
  package init(
    unreadable path: String, reason: String, kind: String = "content", at place: Place = .startOfFile
  ) {
    self.init(
      rule: Rule.unreadableFile.id, kind: kind, severity: Rule.unreadableFile.severity(kind),
      confidence: .certain, path: path, place: place, message: "not checked: \(reason)")
  }

  package var isUnreadable: Bool { rule == Rule.unreadableFile.id }
}
