import L10nSyntax

/// A storyboard or xib in the base language, with the table that translates it.
package struct JoinedInterface: Sendable {
  package let file: ResourceFile
  package let interface: InterfaceFile
  /// Keyed by the ids of its objects; `nil` where there is none.
  package let table: JoinedTable?
  /// Other languages have files of their own in its place.
  package let hasCopies: Bool
  /// The software around it has texts in several languages, and is no library of others.
  package let isOfLocalizedSoftware: Bool
  /// Objects whose texts are no matter of translators.
  private let exempt: Set<UInt32>
  /// Objects in a row with the same text.
  private let rowsOfSamples: Set<UInt32>
  /// Keys that the table marks as not to be translated.
  private let exemptKeys: Set<String>

  init(
    _ file: ResourceFile, _ interface: InterfaceFile, table: JoinedTable?, hasCopies: Bool,
    isOfLocalizedSoftware: Bool
  ) {
    self.file = file
    self.interface = interface
    self.table = table
    self.hasCopies = hasCopies
    self.isOfLocalizedSoftware = isOfLocalizedSoftware
    exempt = Set(
      interface.elements.indices.lazy.map { UInt32($0) }.filter { interface.isLeftAlone(Int($0)) }
    ).union(interface.texts.lazy.filter { interface.localizesItself($0) }.map(\.element))
      .union(interface.itemsOfProgram)
    rowsOfSamples = interface.rowsOfSamples
    exemptKeys =
      table.map { table in
        Set(table.rows.lazy.filter { !table.entry(of: $0).isTranslatable }.map { table.key(of: $0) })
      } ?? []
  }

  /// The other languages of its table.
  package var languages: Range<Int> { 1..<max(1, table?.languages.count ?? 1) }

  /// Whether a text is one that people read: not what Interface Builder puts into a new object, no name of a key,
  /// nothing that its object looks up itself, and nothing that is marked as not to be translated.
  package func isForReaders(_ text: InterfaceFile.Text) -> Bool {
    guard !exempt.contains(text.element), !interface.isHiddenTitle(text),
      !interface.elements[Int(text.element)].isLost
    else { return false }
    if !exemptKeys.isEmpty, interface.key(of: text).map(exemptKeys.contains) == true { return false }
    return interface.source.withText(of: text.text) { text in
      text.translatableWords(upTo: 1) > 0 && !text.isDesignText && !text.isMeasure && !text.isCopyright
        && !text.isFormula && KeyLook(of: text) != .name
    }
  }

  /// Of its table, the keys and texts that people read as they stand there.
  var textsToTranslate: [String: PlacedText] {
    let shown = interface.texts.lazy.filter { isForReaders($0) && !mayBeSetByCode($0) }
    let texts = shown.compactMap { text in interface.key(of: text).map { ($0, text.text) } }
    return Dictionary(texts) { first, _ in first }
  }

  /// Whether code may well set another text: it has an outlet to the object, a binding or another way to it, the object is one of
  /// several in a row with the same text, or it is the title of a controller or a window, to the columns of a table and to its sections, or a menu item has a class of its own.
  package func mayBeSetByCode(_ text: InterfaceFile.Text) -> Bool {
    let element = interface.elements[Int(text.element)]
    return element.hasOutlet || element.isTaggedInCell || rowsOfSamples.contains(text.element)
      || element.hasBinding && !interface.isPlaceholder(text)
      || interface.source.withSpelling(element.name) { name in
        name.hasSuffix("ontroller") || name.isSpelled("navigationItem") || name.isSpelled("tabBarItem")
          || name.isSpelled("tableColumn") || name.isSpelled("window") || name.isSpelled("tableViewSection")
          || name.isSpelled("menuItem") && element.customClass != nil
      }
  }
}

extension InterfaceFile {
  /// Three objects in a row with the same text: code may well give each of them another one.
  fileprivate var rowsOfSamples: Set<UInt32> {
    var found: Set<UInt32> = []
    for (number, text) in texts.enumerated().dropFirst(2) {
      let row = [texts[number - 2], texts[number - 1], text]
      guard row.allSatisfy({ $0.text.range.count == text.text.range.count }) else { continue }
      let names = Set(row.map { source.string(elements[Int($0.element)].name) })
      guard Set(row.map(\.element)).count == 3, names.count == 1, Set(row.map { string($0.text) }).count == 1
      else { continue }
      found.formUnion(row.map(\.element))
    }
    return found
  }

  /// What a note or the class of an object says about it.
  fileprivate func isLeftAlone(_ number: Int) -> Bool {
    let element = elements[number]
    if let name = element.customClass, source.withText(of: name, { $0.holds("ocaliz") }) { return true }
    guard let note = element.note else { return false }
    return switch source.withText(of: note, \.translatorNote) {
    case .leave, .left, .later: true
    case .translate, .leavePart: false
    }
  }

  /// An attribute by which the object looks its text up: `localizationKey`, `xibLocKey`, `i18nTitle`.
  fileprivate func localizesItself(_ text: Text) -> Bool {
    guard text.property == .runtimeAttribute, let path = text.keyPath else { return false }
    return source.withText(of: path) { path in
      path.holds("ocal") || path.holds("loc") || path.holds("Loc") || path.holds("i18n") || path.holds("I18n")
        || path.holds("l10n") || path.holds("L10n") || path.holds("ranslat") || path.holds("ransKey")
    }
  }

  /// What stands in an empty field, whatever fills it.
  fileprivate func isPlaceholder(_ text: Text) -> Bool {
    guard case .translated(let suffix) = text.property else { return false }
    return suffix.name.withSpelling { $0.holds("laceholder") }
  }

  /// Titles that nobody sees: of a menu, which its item shows, of a box without one, and of what is hidden.
  fileprivate func isHiddenTitle(_ text: Text) -> Bool {
    let element = elements[Int(text.element)]
    if element.isHidden || source.isSpelled(element.name, "menu") { return true }
    return startTag(of: element, holds: "titlePosition=\"noTitle\"")
  }

  private func startTag(of element: Element, holds attribute: StaticString) -> Bool {
    source.withSpelling(element.range) { element in
      Spelling(rebasing: element.prefix { $0 != UInt8(ascii: ">") }).holds(attribute)
    }
  }

  /// The items around the menu of the program, for which the system shows its name.
  fileprivate var itemsOfProgram: [UInt32] {
    let menu = elements.first { menu in
      source.isSpelled(menu.name, "menu") && startTag(of: menu, holds: "systemMenu=\"apple\"")
    }
    guard let menu else { return [] }
    return elements.indices.filter { number in
      elements[number].range.contains(menu.range) && source.isSpelled(elements[number].name, "menuItem")
    }.map { UInt32($0) }
  }

  /// Where the menu bar stands.
  var mainMenu: ByteRange? {
    elements.first { menu in
      source.isSpelled(menu.name, "menu") && startTag(of: menu, holds: "systemMenu=\"main\"")
    }?.range
  }
}
