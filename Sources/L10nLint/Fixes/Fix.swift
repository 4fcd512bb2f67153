import L10nSyntax

/// A change of text that mends a finding.
package struct Fix: Sendable, Equatable {
  /// How much a person has to look at it.
  package enum Safety: String, Sendable, CaseIterable {
    /// Readers of the base language see what they saw before, and the code compiles as it did.
    case safe
    /// What is most likely meant, for somebody to look at.
    case suggested
  }

  package var safety: Safety
  /// What it does, as one would tell somebody to do it.
  package var title: String
  /// All of them are made, or none.
  package var edits: [Edit]

  /// Other text in place of a range; an empty range is a place to write at.
  package struct Edit: Sendable, Equatable {
    package var path: String
    package var place: Place
    package var replacement: String

    package init(path: String, place: Place, replacement: String) {
      self.path = path
      self.place = place
      self.replacement = replacement
    }

    var range: ByteRange { place.range }
  }
}

/// A fix as a check proposes it, before its places are counted out in lines.
package struct ProposedFix: Sendable {
  package struct Edit: Sendable {
    var range: ByteRange
    var replacement: String
    /// Where it is another one than that of the finding.
    var file: ResourceFile?
  }

  var safety: Fix.Safety
  var title: String
  var edits: [Edit]

  /// Readers of the base language see what they saw before, and the code compiles as it did.
  package static func safe(_ title: String, _ edits: Edit...) -> ProposedFix {
    ProposedFix(safety: .safe, title: title, edits: edits)
  }

  /// What is most likely meant, for somebody to look at.
  package static func suggested(_ title: String, _ edits: Edit...) -> ProposedFix {
    ProposedFix(safety: .suggested, title: title, edits: edits)
  }

  package init(safety: Fix.Safety, title: String, edits: [Edit]) {
    self.safety = safety
    self.title = title
    self.edits = edits
  }

  /// Mends several places of one mistake; `nil` where there is nothing to mend.
  init?(joining fixes: [ProposedFix]) {
    guard let first = fixes.first else { return nil }
    self.init(safety: first.safety, title: first.title, edits: fixes.flatMap(\.edits))
  }
}

extension ProposedFix.Edit {
  package static func replace(_ range: ByteRange, _ text: String, in file: ResourceFile? = nil) -> Self {
    Self(range: range, replacement: text, file: file)
  }

  package static func insert(_ text: String, at offset: UInt32, in file: ResourceFile? = nil) -> Self {
    Self(range: ByteRange(offset, offset), replacement: text, file: file)
  }

  package static func delete(_ range: ByteRange, in file: ResourceFile? = nil) -> Self {
    Self(range: range, replacement: "", file: file)
  }
}

extension Fix {
  /// Counts out where the edits of a proposal are, in the file of its finding.
  init(_ proposal: ProposedFix, path: String, _ text: SourceText, _ lines: LineIndex) {
    safety = proposal.safety
    title = proposal.title
    edits = proposal.edits.map { edit in
      Edit(path: path, place: Place(edit.range, in: text, lines), replacement: edit.replacement)
    }
  }

  /// Counts out where the edits of a proposal are whose finding is in a file that is no code.
  init(_ proposal: ProposedFix, in file: ResourceFile, _ places: inout ResourcePlaces) {
    safety = proposal.safety
    title = proposal.title
    edits = []
    for edit in proposal.edits {
      let file = edit.file ?? file
      let place = places.place(of: edit.range, in: file)
      edits.append(Edit(path: file.path, place: place, replacement: edit.replacement))
    }
  }

  /// How somebody asks for it.
  var option: String {
    switch safety {
    case .safe: "--fix"
    case .suggested: "--fix=suggested"
    }
  }
}
