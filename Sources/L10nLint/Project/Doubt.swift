import L10nSyntax

/// What only the rest of a project can say against a finding in one of its files. A doubt that proves true leaves the
/// finding as a possible one.
package enum Doubt: Sendable, Equatable {
  /// The project may have one language and no other, or the file may be of others, who have languages of their own.
  case untranslated
  /// The text may be the name of the product, or another one that translators keep.
  case name(String)
  /// The control may get its text elsewhere; each hash is one way to write that.
  case standIn([UInt32])
}

extension ProjectFacts {
  /// The findings of one file, those less sure that the other files speak against.
  func settled(_ findings: [Finding]) -> [Finding] {
    guard findings.contains(where: { !$0.doubts.isEmpty }) else { return findings }
    let names = findings.flatMap(\.doubts).compactMap { if case .name(let name) = $0 { name } else { nil } }
    // Without a second language nobody has translated names.
    let keptNames = isTranslated == false ? [] : keptNames(of: Set(names))
    return findings.map { finding in
      guard finding.doubts.contains(where: { isTrue($0, of: finding.path, keptNames) }) else {
        return finding
      }
      var finding = finding
      finding.confidence = .possible
      return finding
    }
  }

  private func isTrue(_ doubt: Doubt, of path: String, _ keptNames: Set<String>) -> Bool {
    switch doubt {
    case .untranslated: isTranslated == false || carriedFiles.contains(path)
    case .name(let name): keptNames.contains(name)
    case .standIn(let controls): controls.contains(where: filledControls.contains)
    }
  }
}
