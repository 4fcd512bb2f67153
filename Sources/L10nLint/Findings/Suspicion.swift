import L10nSyntax

/// What a check reports: a finding on which the others of the run have not been heard.
package struct Suspicion: Sendable, Equatable {
  package var finding: Finding
  /// What the other files of the project may say against it.
  var doubts: [Doubt] = []
  /// The key of its file that it is about, where translations may have the mistake from the base language.
  var inherited: InheritedKey?
  /// Its part in a summary.
  var summary: SummaryPart?
}

extension Suspicion {
  /// A key that stands twice in a file, and maybe in the base language too: then it is told there.
  struct InheritedKey: Sendable, Equatable {
    let key: PlacedText
    /// What the finding is where a translation has lost nothing but the text of the base language; `nil` where that is no
    /// finding.
    let leftover: Leftover?

    struct Leftover: Sendable, Equatable {
      let kind: String
      let severity: Severity
    }
  }

  /// The end of a message that counts all findings of a scope.
  struct Summary: Sendable, Hashable {
    let scope: String
    let message: String
  }

  /// One finding tells a summary: the first that is shown.
  enum SummaryPart: Sendable, Equatable {
    /// Its message ends with it.
    case told(Summary)
    /// An earlier one tells it, and may not be shown.
    case toldBefore(Summary)

    /// What a message ends with.
    var ending: String { if case .told(let summary) = self { summary.message } else { "" } }
  }
}
