import L10nSyntax

// What a project says to the doubts of its files.

extension ProjectFacts {
  /// Whether a doubt proves true of what a rule says.
  func holds(_ doubt: Doubt, of rule: String, in file: FileFacts, _ kept: KeptTexts) -> Bool {
    switch doubt {
    case .untranslated: isUntranslated(file.path)
    case .forOneRegion: resources.areForOneRegion
    case .unlocalized: software.isUnlocalized || isBesideTranslated(file.path)
    case .alertsLeft: software.leavesAlerts(file.path, resources.layout)
    case .uncalled(let names): names.allSatisfy { reach.unseen.holds($0, of: file.path) }
    case .idle, .forModel: true
    case .usual(let habit): shownLanguages.have(habit)
    case .unknown(let text): kept.translated[text] == nil
    case .unknownKey(let key): kept.known[key] == nil
    case .keys(let ends, let doubt): kept.hold(doubt, of: ends)
    case .name(let name): kept.names.contains(name)
    case .lookedUp(let names, let text): isLookedUp(text, by: names)
    case .sameCase(let casing): harm(of: casing, in: file).isNone
    case .inTables(let text): areInTables(namedTexts.uses(of: text, in: file))
    case .translated(let text):
      namedTexts.uses(of: text, in: file).contains(where: keys.tables.haveTranslation)
    case .inNoTable(let text): areInNoTable(namedTexts.uses(of: text, in: file))
    case .kept(let text): keys.tables.areKept(namedTexts.uses(of: text, in: file))
    case .askedBefore(let text): uses(of: text, in: file) { isAskedBefore($0, by: rule) }
    case .explained(let text): uses(of: text, in: file, areAll: isExplained)
    case .caption(let text, let isMeasured):
      uses(of: text, in: file) { keys.tables.text(of: $0)?.isCaption(ofMeasure: isMeasured) ?? false }
    case .independent(let number, let format):
      uses(of: format, in: file) { isIndependent(number, in: $0) }
    case .completeTexts(let texts, let isFirst):
      !texts.isEmpty
        && texts.allSatisfy { text in
          uses(of: text, in: file) { keys.tables.text(of: $0)?.isForItself(isFirst: isFirst) ?? false }
        }
    case .additions(let texts): texts.allSatisfy { uses(of: $0, in: file, areAll: isAddition) }
    case .writtenForReaders, .standIn, .unshown, .shownByNone, .memberLookedUp, .sign:
      shownTexts.hold(doubt)
    case .ends(let text, let mark): uses(of: text, in: file) { ends($0, with: mark) }
    case .pluralForms(let texts): texts.contains { fitsAllNumbers($0, in: file) }
    }
  }

  private func isLookedUp(_ rawValue: String, by names: [ShownName]) -> Bool {
    names.contains(where: shownTexts.lookedUp.contains)
      || shownTexts.looksUpRawValues && resources.tables.contains { $0.row(of: rawValue) != nil }
  }

  private func areInTables(_ uses: [KeyUse]) -> Bool {
    resources.tables.isEmpty || keys.tables.hold(anyOf: uses)
  }

  /// Whether there are tables, and none has any of these keys.
  private func areInNoTable(_ uses: [KeyUse]) -> Bool {
    !resources.tables.isEmpty && !uses.isEmpty && !keys.tables.hold(anyOf: uses)
  }

  private func isExplained(_ use: KeyUse) -> Bool {
    use.comment.map { $0.split(separator: " ").count > 4 } ?? false
  }

  private func isIndependent(_ number: Int, in use: KeyUse) -> Bool {
    keys.tables.baseText(of: use).map { Placeholder(number: number, of: $0).isIndependent } ?? false
  }

  private func ends(_ use: KeyUse, with mark: EndOfText) -> Bool {
    keys.tables.text(of: use)?.last { !$0.isWhitespace } == mark.rawValue
  }

  private func isAddition(_ use: KeyUse) -> Bool {
    keys.tables.text(of: use).map { $0.first == "(" && $0.last == ")" || $0.first?.isNewline ?? false }
      ?? false
  }

  /// `Delete the selected entries (%d)?`: the words fit every number.
  private func isHeadingWithCount(_ use: KeyUse) -> Bool {
    guard let text = keys.tables.text(of: use), let count = text.formatSpecifiers.first else { return false }
    return text[..<count.range.lowerBound].hasSuffix(" (") && text[count.range.upperBound...].hasPrefix(")")
      && text.formatSpecifiers.count == 1
  }

  /// Whether the code asks for a text before, where a rule tells of it.
  private func isAskedBefore(_ use: KeyUse, by rule: String) -> Bool {
    let isSame = { (other: KeyUse) in other.path == use.path && other.place.range == use.place.range }
    let first = keys.uses(of: use.key, in: use.tableOrUsual).first { other in
      isSame(other) || !isSilenced(rule, at: other.place, of: other.path)
    }
    guard let first, !isSame(first) else { return false }
    // One entry has to mend both, and somebody has to be told of the first.
    return first.context.isEmpty && !reach.isUnseen(first)
      && keys.tables.places(of: first).map(\.table.files.first?.path)
        == keys.tables.places(of: use).map(\.table.files.first?.path)
  }

  /// Whether a text has forms for numbers, or needs none.
  private func fitsAllNumbers(_ text: TextReference, in file: FileFacts) -> Bool {
    guard !resources.tables.isEmpty else { return false }
    return namedTexts.uses(of: text, in: file).contains(where: hasForms)
      || uses(of: text, in: file, areAll: isHeadingWithCount)
  }

  private func hasForms(_ use: KeyUse) -> Bool {
    keys.tables.places(of: use).contains { $0.table.hasPluralSomewhere($0.row) } || hasOwnForms(use)
  }

  /// `boxes_one` and `boxes_other` beside `boxes`: a plural system of the project.
  private func hasOwnForms(_ use: KeyUse) -> Bool {
    let (one, other) = (use.key + "_one", use.key + "_other")
    return resources.tables.contains { $0.row(of: one) != nil && $0.row(of: other) != nil }
  }

  /// Whether some use asks for a text, and all that do are of a kind.
  private func uses(of text: TextReference, in file: FileFacts, areAll isOfKind: (KeyUse) -> Bool) -> Bool {
    let uses = namedTexts.uses(of: text, in: file)
    return !uses.isEmpty && uses.allSatisfy(isOfKind)
  }
}
