import L10nSyntax

/// A comment that asks for silence: which rules, and where.
package struct SuppressionComment: Sendable, Equatable {
  /// The word behind `l10nlint:`.
  package enum Scope: String, Sendable, CaseIterable {
    /// The next line below that has code.
    case next = "disable:next"
    /// The line of the comment.
    case this = "disable:this"
    /// The nearest line above that has code.
    case previous = "disable:previous"
    case file = "disable:file"
    /// From here to the `enable` of the same rule, or to the end of the file.
    case region = "disable"
    case end = "enable"
  }

  /// A rule as the comment names it.
  package struct Name: Sendable, Equatable {
    /// The id, also where the comment has an alias; or `all`.
    package var rule: String
    package var place: Place

    /// Stands for every rule but those about suppressions.
    static let all = "all"
  }

  package var scope: Scope
  /// Those that exist; what does not is a mistake of the comment.
  package var names: [Name]
  package var reason: String?
  /// From `l10nlint:` to the end of what belongs to it.
  package var place: Place
  /// A finding that begins here is covered. A region begins here.
  package var cover: ByteRange
  /// What goes where the comment is not needed; `nil` where it names something that does not exist.
  package var removal: Place?
}

/// What is wrong with such a comment.
package struct SuppressionMistake: Sendable, Equatable {
  /// Kinds of `invalid-suppression`.
  package enum Kind: String, Sendable {
    case malformed
    case unknown
    case unopened
  }

  package var kind: Kind
  package var place: Place
  package var message: String
  /// What is most likely meant by what stands at the place.
  package var correction: String?
}

/// All comments of one file that ask for silence.
package struct FileSuppressions: Sendable, Equatable {
  /// In the order of the file.
  package let comments: [SuppressionComment]
  package let mistakes: [SuppressionMistake]
  /// What the comments silence.
  let silence: Silence
  /// What they would silence with their mistakes mended, where they can be: that is not rewritten meanwhile.
  let meantSilence: Silence

  init(_ comments: [SuppressionComment], mistakes: [SuppressionMistake], meant: [SuppressionComment]) {
    self.comments = comments
    let unopened = comments.unopened.map { name in
      SuppressionMistake(
        kind: .unopened, place: name.place,
        message: "`\(name.rule)` is not disabled here, so there is nothing to enable")
    }
    self.mistakes = mistakes + unopened
    silence = Silence(comments)
    meantSilence = Silence(mistakes.contains { $0.correction != nil } ? meant : [])
  }
}

extension [SuppressionComment] {
  /// Each `enable` of what no `disable` above it has switched off.
  fileprivate var unopened: [SuppressionComment.Name] {
    var open: Set<String> = []
    var unopened: [SuppressionComment.Name] = []
    for comment in self {
      for name in comment.names {
        switch comment.scope {
        case .region: open.insert(name.rule)
        case .end
        where open.isEmpty || !open.contains(name.rule) && !open.contains(SuppressionComment.Name.all):
          unopened.append(name)
        case .end where name.rule == SuppressionComment.Name.all: open = []
        case .end: open.remove(name.rule)
        case .next, .this, .previous, .file: continue
        }
      }
    }
    return unopened
  }
}

extension SuppressionComment.Scope {
  /// What other linters call it, or a slip of the hand. What is meant for a line is never read as more than that.
  init?(meant word: String) {
    switch word {
    case "disable:line", "disable-line", "disable:same-line": self = .this
    case "disable:next-line", "disable-next-line", "disable:nextline", "disable:below": self = .next
    case "disable:previous-line", "disable:above": self = .previous
    case "disable:all", "disable-all": self = .region
    default:
      guard let near = Self.allCases.map(\.rawValue).nearest(to: word), let scope = Self(rawValue: near)
      else {
        return nil
      }
      self = scope
    }
  }
}
