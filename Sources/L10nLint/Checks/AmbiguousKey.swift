import L10nSyntax

extension Check {
  /// Words that are their own key and can be meant in two ways, once a key.
  static let ambiguousKey = Check(
    .project { pass in
      let words = AmbiguousWords(pass.options)
      var uses: [[String]: [KeyUse]] = [:]
      var order: [[String]] = []
      for use in pass.project.keys.uses
      where pass.isReported(use) && words.isAmbiguous(use, pass.project)
        && !pass.project.keys.tables.isForeign(use) && !pass.project.keys.tables.isNamed(use)
        && !use.isOfSearch
      {
        let key = [use.key, use.table ?? ""]
        if uses[key] == nil { order.append(key) }
        uses[key, default: []].append(use)
      }
      let menus = StandardMenus(order.isEmpty ? KeyUses() : pass.project.keys.uses)
      for key in order where !menus.hold(uses[key] ?? []) { report(uses[key] ?? [], words, &pass) }
    })

  /// Whether translators of two languages at least have to tell the readings of a text apart, as far as its tables know.
  private static func isReadOften(_ places: [RowOfTable], _ project: ProjectFacts) -> Bool {
    // What is in none of the tables has no translator who would read a comment.
    guard !places.isEmpty else { return project.resources.tables.isEmpty }
    return places.contains { place in
      // The word may have one meaning in another language.
      place.table.languages[0].tag?.language ?? "en" == "en"
        && Set(place.table.languages.dropFirst().compactMap(\.tag?.language)).count > 1
    }
  }

  private static func report(_ uses: [KeyUse], _ words: AmbiguousWords, _ pass: inout ProjectPass) {
    guard let first = uses.first else { return }
    var told: Set<String> = []
    let same = uses.first { DisplayRole($0) != nil }
    let others = uses.filter { use in
      DisplayRole(use).map { $0 != same.flatMap(DisplayRole.init) } ?? false
    }
    if let same, !others.isEmpty {
      for other in others where pass.isFirst(other.key, &told, other) {
        let roles =
          DisplayRole(other) == .command ? "a command here and a heading" : "a heading here and a command"
        pass.report(
          other, "`\(first.key)` is \(roles) elsewhere: most languages need two texts", kind: "shared",
          related: [RelatedPlace(path: same.path, place: same.place, message: "the other use of the key")])
      }
    } else if !uses.contains(where: { words.areExplained(by: $0, pass.project.keys.tables) }) {
      // A key that its table lacks has no translator yet: `undefined-key`.
      let isAbsent = uses.allSatisfy {
        if case .absent = pass.project.keys.tables.presence(of: $0) { true } else { false }
      }
      // Above other things stands what they are, and no command: translators guess right.
      let mayBeAction = words.mayBeActions(first.key)
      let isOfThings = mayBeAction && uses.allSatisfy(\.isNameOfThings)
      let places = pass.project.keys.tables.places(of: first)
      let translated = TranslatedReadings(places, mayBeActions: mayBeAction)
      let answer = translated.agree ? Evidence.agreement : translated.isAnswer ? .answer : nil
      let isSure =
        !isAbsent && !words.areUsual(first.key) && !isOfThings && isReadOften(places, pass.project)
        && !pass.project.software.isUnlocalized && answer == nil
      for use in uses where pass.isFirst(use.key, &told, use) {
        pass.report(
          use, "`\(use.key)` \(words.readings(of: use.key, translated))", kind: "unexplained",
          confidence: isSure ? .likely : .possible, evidence: [answer].compactMap(\.self))
      }
    }
  }
}

extension Evidence {
  fileprivate static let agreement = Evidence(
    .doubt, "its translations agree on one meaning, as far as their endings show")
  fileprivate static let answer = Evidence(
    .doubt,
    "translators of three languages or more have found a word for it, and nothing shows that they disagree")
}

extension KeyUse {
  /// In the field itself, and above it, both readings of `Search` are understood.
  fileprivate var isOfSearch: Bool {
    key == "Search" && sink.map { Self.placesOfSearch.contains($0) } ?? false
  }

  /// The head of a section, of a group or of a column, the caption of a field, and the name of a type of intents.
  fileprivate var isNameOfThings: Bool {
    sink.map { DisplayRole.headingsOfThings.contains($0) || Self.namesOfThings.contains($0) } ?? false
  }

  private static let namesOfThings: Set<String> = [
    "TypeDisplayRepresentation", "LabeledContent", "TextField", "SecureField", "DatePicker",
  ]

  private static let placesOfSearch: Set<String> = [
    "placeholder", "placeholderString", "setPlaceholder", "setPlaceholderString", "searchable",
    "searchable:prompt", "searchable:placement:prompt", "TextField", "navigationTitle", "navigationBarTitle",
  ]
}

/// The words of the table and of the options.
private struct AmbiguousWords {
  private let more: Set<String>
  private let clear: Set<String>
  private let usual: Set<String>
  private let telling: Set<String>
  private let enough: Int

  init(_ options: Options) {
    more = Set(options.list("words"))
    clear = Set(options.list("clear-words"))
    usual = Set(options.list("usual-words"))
    telling = Set(options.list("telling-words"))
    enough = options.number("comment-words")
  }

  /// Whether the key of a use is such a word and also its text.
  func isAmbiguous(_ use: KeyUse, _ project: ProjectFacts) -> Bool {
    guard use.key.utf8.count < 16, use.value ?? use.key == use.key,
      use.keys == .text || project.keyStyle(of: use.path) != .symbolic
    else { return false }
    let word = use.key.lowercased()
    guard use.key.dropFirst() == word.dropFirst(), !clear.contains(word) else { return false }
    return more.contains(word) || Tables.ambiguousWords[word] != nil
  }

  /// Whether one meaning of a word is an action.
  func mayBeActions(_ key: String) -> Bool {
    Tables.ambiguousWords[key.lowercased()]?.verb.hasPrefix("to ") ?? false
  }

  /// Whether translators seldom go wrong: every system has a word for it, or says both in one way.
  func areUsual(_ key: String) -> Bool { usual.contains(key.lowercased()) }

  /// Whether the comment of a use, or one that its table has, says which meaning is meant.
  func areExplained(by use: KeyUse, _ tables: KeyTables) -> Bool {
    if let comment = use.comment, isExplanation(comment, of: use.key) { return true }
    return tables.comments(of: use).contains { isExplanation($0, of: use.key) }
  }

  /// Whether a comment has words enough, or names a part of speech.
  private func isExplanation(_ comment: String, of key: String) -> Bool {
    let plain = comment.plainWords
    guard plain != key.plainWords, plain != "no comment provided by engineer" else { return false }
    // `Theme: Light` says of what kind the thing is.
    if comment.dropLast().contains(":") { return true }
    let words = comment.lowercased().split { !$0.isLetterOrNumber }.map(String.init)
    // What stands above a window is no command.
    if words == ["window", "title"] { return true }
    // Scripts without spaces: two signs are about a word.
    let signs = comment.unicodeScalars.count { $0.value > 0x2E80 }
    // `Export recipes` says what is done to what; `Share title` says nothing.
    if words.count == 2, words[0] == key.plainWords, words[1].hasSuffix("s") { return true }
    return words.count + signs / 2 >= enough || words.contains(where: telling.contains)
  }

  /// What the word can mean, as the end of a sentence.
  func readings(of key: String, _ translated: TranslatedReadings) -> String {
    guard let word = Tables.ambiguousWords[key.lowercased()] else {
      return "has several meanings, and no comment says which one is meant"
    }
    let meanings = "\(word.noun), or \(word.verb)".replacing("; ", with: ", ")
    if let difference = translated.difference { return "is ambiguous (\(meanings)): \(difference)" }
    return "is ambiguous (\(meanings)), and no comment says which one is meant"
  }
}

/// Files that write out what makes a word clear: beside `Undo` and `Paste`, `Cut` has one meaning, `Light` beside `Dark`,
/// `Play` beside `Pause`, and `Pin` beside `Unpin`.
private struct StandardMenus {
  private var commands: [[String]: Set<String>] = [:]

  init(_ uses: KeyUses) {
    for use in uses
    where Self.clear.contains(use.key) || Self.opposites.values.contains(use.key) || use.key.isUndoing
      || Tables.months.contains(use.key)
    {
      commands[[use.path, use.table ?? ""], default: []].insert(use.key)
    }
  }

  func hold(_ uses: [KeyUse]) -> Bool {
    uses.contains { use in
      guard let others = commands[[use.path, use.table ?? ""]] else { return false }
      if let opposite = Self.opposites[use.key], others.contains(opposite) { return true }
      if Tables.months.contains(use.key), others.intersection(Tables.months).count > 2 { return true }
      if others.contains("Un" + use.key.lowercased()) { return true }
      return Self.ambiguous.contains(use.key) && others.intersection(Self.clear).count > 2
    }
  }

  private static let opposites = [
    "Light": "Dark", "Left": "Right", "Right": "Left", "Last": "First", "May": "June", "March": "April",
    "Play": "Pause", "Record": "Stop", "Start": "Stop",
  ]

  private static let ambiguous: Set = ["Copy", "Cut", "Delete", "Format", "View", "Zoom"]
  private static let clear: Set = [
    "Bring All to Front", "Hide Others", "Minimize", "Paste", "Paste and Match Style", "Redo", "Select All",
    "Show All", "Start Speaking", "Stop Speaking", "Undo",
  ]
}

extension String {
  /// `Unpin`, where `Pin` can be meant in two ways.
  fileprivate var isUndoing: Bool { hasPrefix("Un") && Tables.ambiguousWords[String(dropFirst(2))] != nil }
}

/// What a text does where it is shown.
private enum DisplayRole {
  case command, heading

  init?(_ use: KeyUse) {
    guard let sink = use.sink else { return nil }
    if Self.commands.contains(sink) {
      self = .command
    } else if Self.headings.contains(sink) {
      self = .heading
    } else {
      return nil
    }
  }

  private static let commands: Set<String> = [
    "Button", "setTitle:for", "setTitle:forState", "UIAlertAction", "actionWithTitle:style:handler",
    "UIAction",
    "addButton:withTitle", "addButtonWithTitle", "UIBarButtonItem", "NSMenuItem",
    "addItemWithTitle:action:keyEquivalent", "initWithTitle:action:keyEquivalent",
    "initWithTitle:style:target:action",
  ]
  /// Above other things stands what they are.
  static let headingsOfThings: Set<String> = ["GroupBox", "Section", "TableColumn"]
  private static let headings = headingsOfThings.union([
    "navigationTitle", "navigationBarTitle", "text", "setText", "stringValue", "setStringValue",
    "placeholder",
    "placeholderString",
  ])
}
