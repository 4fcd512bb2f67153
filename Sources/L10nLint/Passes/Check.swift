import L10nSyntax

/// The code of a rule: the shape it wants to see and one function that looks at it.
///
/// A check has no state and can do nothing but ask the pass and report to it.
package struct Check: Sendable {
  package enum Subject: Sendable {
    // A document is handed in beside the pass: one taken out of the pass would be a copy for every shape.
    case stringLiterals(@Sendable (StringLiteral, Document, inout Pass) -> Void)
    case localizedCalls(@Sendable (LocalizedCall, Document, inout Pass) -> Void)
    case formatCalls(@Sendable (FormatCall, Document, inout Pass) -> Void)
    case casingCalls(@Sendable (CasingCall, Document, inout Pass) -> Void)
    case textCalls(@Sendable (TextCall, Document, inout Pass) -> Void)
    case localeCalls(@Sendable (LocaleCall, Document, inout Pass) -> Void)
    case watchedCalls(@Sendable (WatchedCall, Document, inout Pass) -> Void)
    case joins(@Sendable (Join, Document, inout Pass) -> Void)
    case choices(@Sendable (Choice, Document, inout Pass) -> Void)
    case displayedTexts(@Sendable (DisplayedText, Document, inout Pass) -> Void)
    /// Sees one file that is no code.
    case resources(@Sendable (ResourceFile, inout ResourcePass) -> Void)
    /// Sees one table in all its languages.
    case tables(@Sendable (JoinedTable, inout ResourcePass) -> Void)
    /// Sees all that is joined: the keys of code, tables, packages, projects of Xcode.
    case project(@Sendable (inout ProjectPass) -> Void)
    /// Sees the suppressions of a file when all other findings are known.
    case suppressions(@Sendable (inout SuppressionPass) -> Void)
  }

  package let subjects: [Subject]

  package init(_ subjects: Subject...) { self.subjects = subjects }

  init(_ subjects: [Subject]) { self.subjects = subjects }

  /// Whether what it says depends on which keys anything in the code spells, also in files that it says nothing about.
  var asksForLiterals: Bool {
    subjects.contains { subject in
      switch subject {
      case .tables, .project: true
      default: false
      }
    }
  }

  /// Whether it looks at what silences the others.
  var isAboutSuppressions: Bool {
    subjects.contains { if case .suppressions = $0 { true } else { false } }
  }
}
