/// The tables as the shape finder asks for them: by the word that a call, a setter or a selector begins with.
package struct Lexicon: Sendable {
  /// What a word can be. Several at once are possible.
  package struct Roles: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let localizing = Roles(rawValue: 1)
    package static let display = Roles(rawValue: 2)
    package static let casing = Roles(rawValue: 4)
    package static let format = Roles(rawValue: 8)
    /// A type whose members are localized texts (`L10n`).
    package static let accessor = Roles(rawValue: 16)
    package static let log = Roles(rawValue: 32)
    package static let interfaceModule = Roles(rawValue: 64)
    /// A call that puts texts together (`append`, `stringByAppendingString`).
    package static let joining = Roles(rawValue: 128)
  }

  package private(set) var vocabulary = Vocabulary()
  package private(set) var localizing: [LocalizingPattern] = []
  package private(set) var display: [DisplayPattern] = []
  package private(set) var casing: [CasingPattern] = []
  package private(set) var format: [FormatPattern] = []
  private var memberTexts: [UInt64: String] = [:]
  /// Known pairs of type and member, for accessors whose type holds other members too.
  package private(set) var members: Set<UInt64> = []
  /// Functions and macros of the tables that the project defines anew: their calls may have other arguments.
  package private(set) var redefined: Set<Word> = []

  private var roles: [Roles] = []
  /// By word: numbers of rows, in the order of the tables.
  private var rows: [Word: Rows] = [:]

  private struct Rows: Sendable {
    var localizing: [Int] = []
    var display: [Int] = []
    var casing: [Int] = []
    var format: [Int] = []
  }

  package init() {}

  @inline(__always)
  package func roles(of word: Word) -> Roles {
    let index = Int(word.rawValue)
    return index < roles.count ? roles[index] : []
  }

  package func localizing(_ word: Word) -> [Int] { rows[word]?.localizing ?? [] }
  package func display(_ word: Word) -> [Int] { rows[word]?.display ?? [] }
  package func casing(_ word: Word) -> [Int] { rows[word]?.casing ?? [] }
  package func format(_ word: Word) -> [Int] { rows[word]?.format ?? [] }

  package mutating func add(_ pattern: LocalizingPattern) {
    let word = intern(pattern.call.name, pattern.call.form == .accessor ? .accessor : .localizing)
    rows[word, default: Rows()].localizing.append(localizing.count)
    localizing.append(pattern)
  }

  package mutating func add(_ pattern: DisplayPattern) {
    rows[intern(pattern.call.name, .display), default: Rows()].display.append(display.count)
    display.append(pattern)
  }

  package mutating func add(_ pattern: CasingPattern) {
    rows[intern(pattern.call.name, .casing), default: Rows()].casing.append(casing.count)
    casing.append(pattern)
  }

  package mutating func add(_ pattern: FormatPattern) {
    rows[intern(pattern.call.name, .format), default: Rows()].format.append(format.count)
    format.append(pattern)
  }

  /// A name that only has a role, such as a logging function or a user-interface module.
  package mutating func add(_ name: String, _ role: Roles) { _ = intern(name, role) }

  /// A member of a type that is a localized text, with its source text where the code shows it. Of two types
  /// with the same name and member the smaller text counts, whatever the order of the files.
  package mutating func addAccessor(type: String, memberHash: UInt64, text: String? = nil) {
    _ = intern(type, .accessor)
    members.insert(memberHash)
    if let text { memberTexts[memberHash] = min(text, memberTexts[memberHash] ?? text) }
  }

  /// The source text of a member of a type.
  package func memberText(_ hash: UInt64) -> String? { memberTexts[hash] }

  package func isRedefined(_ name: String) -> Bool {
    vocabulary[name].map { redefined.contains($0) } ?? false
  }

  /// The project defines a function or macro of the tables itself.
  package mutating func redefine(_ name: String) {
    if let word = vocabulary[name] { redefined.insert(word) }
  }

  package func isMember(_ hash: UInt64) -> Bool { !members.isEmpty && members.contains(hash) }

  private mutating func intern(_ name: String, _ role: Roles) -> Word {
    let word = vocabulary.add(name)
    let index = Int(word.rawValue)
    if index >= roles.count { roles.append(contentsOf: repeatElement([], count: index + 1 - roles.count)) }
    roles[index].insert(role)
    return word
  }
}
