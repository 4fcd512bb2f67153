/// What a lexicon holds while it is put together: the rows of the tables and what a project adds to them.
public struct LexiconEntries: Sendable {
  public private(set) var vocabulary = Vocabulary()
  public private(set) var localizing: [LocalizingPattern] = []
  public private(set) var display: [DisplayPattern] = []
  public private(set) var casing: [CasingPattern] = []
  public private(set) var format: [FormatPattern] = []
  public private(set) var textCalls: [TextCallPattern] = []
  public private(set) var regional: [LocalePattern] = []
  /// Calls that rules of a team are about.
  public private(set) var watched: [CallPattern] = []
  private var memberTexts: [MemberHash: String] = [:]
  /// Known members of types, for accessors whose type holds other members too.
  public private(set) var members: Set<MemberHash> = []
  /// Functions and macros of the tables that the project defines anew: their calls may have other arguments.
  public private(set) var redefined: Set<Word> = []

  private var roles: [Lexicon.Roles] = []
  /// By word: which of `numbers` is its own; 0 is nobody's.
  private var places: [UInt16] = []
  private var numbers = [Numbers()]

  /// The numbers of a word's rows, in the order of the tables.
  private struct Numbers: Sendable {
    var localizing: [Int] = []
    var display: [Int] = []
    var casing: [Int] = []
    var format: [Int] = []
    var textCalls: [Int] = []
    var regional: [Int] = []
    var watched: [Int] = []
  }

  public init() {}

  @inline(__always)
  public func roles(of word: Word) -> Lexicon.Roles {
    let index = Int(word.rawValue)
    return index < roles.count ? roles[index] : []
  }

  public func localizing(_ word: Word) -> [Int] { numbers[place(word)].localizing }
  public func display(_ word: Word) -> [Int] { numbers[place(word)].display }
  public func casing(_ word: Word) -> [Int] { numbers[place(word)].casing }
  public func format(_ word: Word) -> [Int] { numbers[place(word)].format }
  public func textCalls(_ word: Word) -> [Int] { numbers[place(word)].textCalls }
  public func regional(_ word: Word) -> [Int] { numbers[place(word)].regional }
  public func watched(_ word: Word) -> [Int] { numbers[place(word)].watched }

  private func place(_ word: Word) -> Int {
    let index = Int(word.rawValue)
    return index < places.count ? Int(places[index]) : 0
  }

  public mutating func add(_ pattern: LocalizingPattern) {
    let role = pattern.call.form == .accessor ? Lexicon.Roles.accessor : .localizing
    let place = intern(pattern.call.name, role)
    // What a project declares itself counts before what others call so, and before what was assumed as long as nobody had
    // declared it.
    let first = pattern.origin == .discovered ? 0 : numbers[place].localizing.count
    numbers[place].localizing.insert(localizing.count, at: first)
    localizing.append(pattern)
  }

  public mutating func add(_ pattern: DisplayPattern) {
    numbers[intern(pattern.call.name, .display)].display.append(display.count)
    display.append(pattern)
  }

  public mutating func add(_ pattern: CasingPattern) {
    numbers[intern(pattern.call.name, .casing)].casing.append(casing.count)
    casing.append(pattern)
  }

  public mutating func add(_ pattern: FormatPattern) {
    numbers[intern(pattern.call.name, .format)].format.append(format.count)
    format.append(pattern)
  }

  public mutating func add(_ pattern: TextCallPattern) {
    numbers[intern(pattern.call.name, .textCall)].textCalls.append(textCalls.count)
    textCalls.append(pattern)
  }

  public mutating func add(_ pattern: LocalePattern) {
    numbers[intern(pattern.call.name, .regional)].regional.append(regional.count)
    regional.append(pattern)
  }

  public mutating func add(watching pattern: CallPattern) {
    guard !watched.contains(pattern) else { return }
    numbers[intern(pattern.name, .watched)].watched.append(watched.count)
    watched.append(pattern)
  }

  /// A name that only has a role, such as a logging function or a user-interface module.
  public mutating func add(_ name: String, _ role: Lexicon.Roles) { _ = intern(name, role) }

  /// A member of a type that is a localized text, with its source text where the code shows it. Of two types
  /// with the same name and member the smaller text counts, whatever the order of the files.
  public mutating func addAccessor(type: String, member: MemberHash, text: String? = nil) {
    _ = intern(type, .accessor)
    members.insert(member)
    if let text { memberTexts[member] = min(text, memberTexts[member] ?? text) }
  }

  /// The source text of a member of a type.
  public func memberText(_ member: MemberHash) -> String? { memberTexts[member] }

  /// Whether some row speaks of a localizing function of this name.
  public func isLocalizingFunction(_ name: String) -> Bool {
    vocabulary[name].map { word in
      localizing(word).contains { localizing[$0].call.form == .function }
    } ?? false
  }

  /// Whether the members of a type are localized texts.
  public func isAccessor(_ type: String) -> Bool {
    vocabulary[type].map { roles(of: $0).contains(.accessor) } ?? false
  }

  public func isRedefined(_ name: String) -> Bool {
    vocabulary[name].map { redefined.contains($0) } ?? false
  }

  /// The project defines a function or macro of the tables itself.
  public mutating func redefine(_ name: String) {
    if let word = vocabulary[name] { redefined.insert(word) }
  }

  public func isMember(_ member: MemberHash) -> Bool { !members.isEmpty && members.contains(member) }

  /// Notes what a name can be, and returns the place of its numbers.
  private mutating func intern(_ name: String, _ role: Lexicon.Roles) -> Int {
    let word = Int(vocabulary.add(name).rawValue)
    if word >= roles.count {
      let missing = word + 1 - roles.count
      roles.append(contentsOf: repeatElement([], count: missing))
      places.append(contentsOf: repeatElement(0, count: missing))
    }
    roles[word].insert(role)
    if places[word] == 0, !role.isDisjoint(with: .listed) {
      places[word] = UInt16(numbers.count)
      numbers.append(Numbers())
    }
    return Int(places[word])
  }
}
