import L10nSyntax

/// How a project writes its keys.
package enum KeyStyle: String, Sendable {
  /// Keys are invented names (`settings.title`); a sentence among them is out of place.
  case symbolic
  /// Keys are the source text by design.
  case text
  /// Too few keys, or no majority.
  case undecided
}

/// What a project has decided for its keys, and some of its software for its own.
package struct KeyStyles: Sendable {
  package private(set) var usual = KeyStyle.undecided
  /// What software that the project carries along, or that is built for itself, has decided for its own keys, by its
  /// folder.
  private var own: [String: KeyStyle] = [:]
  /// How many keys of classic calls and tables look like names, and how many like text.
  private(set) var votes = KeyVotes.Count()

  init() {}

  /// A configured style is that of all software.
  init(_ votes: KeyVotes, configured: KeyStyle?) {
    self.votes = votes.project
    if let configured, configured != .undecided {
      usual = configured
    } else {
      usual = self.votes.style
      own = votes.ownStyles(besides: usual)
    }
  }

  fileprivate func style(of path: String, in layout: ProjectLayout) -> KeyStyle {
    own.isEmpty ? usual : own[layout.software(around: path)] ?? usual
  }
}

extension ProjectFacts {
  /// How the software that a file belongs to writes its keys.
  package func keyStyle(of path: String) -> KeyStyle { keys.styles.style(of: path, in: resources.layout) }
}
