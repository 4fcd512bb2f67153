import L10nSyntax

/// What only the rest of a project can say against a finding in one of its files.
package enum Doubt: Sendable, Equatable {
  /// The project may have one language and no other, or the file may be of others, who have languages of their own.
  case untranslated
  /// The text may be the name of the product, or another one that translators keep.
  case name(String)
  /// The control may get its text elsewhere; each hash is one way to write that.
  case standIn([UInt32])
  /// All of these texts may be complete, or captions with a colon of their own, so that nothing is put together. Where
  /// something stands before them, their beginning counts too: `3 min.` is one text.
  case completeTexts([TextReference], isFirst: Bool)
  /// One of these texts may have the forms of a plural.
  case pluralForms([TextReference])
}

/// A text that code names.
package enum TextReference: Sendable, Hashable {
  /// Where its key stands, in the same file.
  case key(ByteRange)
  /// The hash of the type and the name of an accessor; the file that declares it knows the key.
  case accessor(UInt64)
}

extension Document {
  /// The text that a call looks up.
  func reference(to call: LocalizedCall) -> TextReference? {
    if let key = call.key { return .key(bytes(of: key)) }
    guard call.pattern == nil, call.call.name >= 2 else { return nil }
    let type = language == .swift ? call.call.name - 2 : call.call.name - 1
    return .accessor(pairHash(type, call.call.name))
  }
}

extension ProjectFacts {
  /// Findings, those less sure that the project speaks against. Names are looked for once, in all tables.
  func settled(_ findings: [Finding]) -> [Finding] {
    guard findings.contains(where: { !$0.doubts.isEmpty }) else { return findings }
    let names = findings.flatMap(\.doubts).compactMap { if case .name(let name) = $0 { name } else { nil } }
    // Without a second language nobody has translated names.
    let keptNames = isTranslated == false ? [] : keptNames(of: Set(names))
    return findings.map { finding in
      guard finding.doubts.contains(where: { lowers($0, finding.path, keptNames) }) else { return finding }
      var finding = finding
      finding.confidence = .possible
      return finding
    }
  }

  /// Whether a doubt proves true that leaves a finding as a possible one.
  private func lowers(_ doubt: Doubt, _ path: String, _ keptNames: Set<String>) -> Bool {
    switch doubt {
    case .untranslated: isTranslated == false || carriedFiles.contains(path)
    case .name(let name): keptNames.contains(name)
    case .standIn(let controls): controls.contains(where: filledControls.contains)
    case .completeTexts, .pluralForms: false
    }
  }
}
