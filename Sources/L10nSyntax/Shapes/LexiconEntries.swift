/// What a lexicon holds while it is put together: the rows of the tables and what a project adds to them.
public struct LexiconEntries: Sendable {
  public private(set) var vocabulary = Vocabulary()
  public private(set) var localizing = CallRows<LocalizingPattern>()
  public private(set) var display = CallRows<DisplayPattern>()
  public private(set) var casing = CallRows<CasingPattern>()
  public private(set) var format = CallRows<FormatPattern>()
  public private(set) var textCalls = CallRows<TextCallPattern>()
  public private(set) var regional = CallRows<LocalePattern>()
  /// Calls that rules of a team are about.
  public private(set) var watched = CallRows<CallPattern>()
  private var memberTexts: [MemberHash: String] = [:]
  /// Known members of types, for accessors whose type holds other members too.
  public private(set) var members: Set<MemberHash> = []
  /// Functions and macros of the tables that the project defines anew: their calls may have other arguments.
  public private(set) var redefined: Set<Word> = []

  private var roles: [Lexicon.Roles] = []

  public init() {}

  @inline(__always)
  public func roles(of word: Word) -> Lexicon.Roles {
    let index = Int(word.rawValue)
    return index < roles.count ? roles[index] : []
  }

  public mutating func add(_ pattern: LocalizingPattern) {
    let role: Lexicon.Roles =
      switch pattern.call.form {
      case .accessor: .accessor
      case .given: .given
      default: .localizing
      }
    let word = intern(pattern.call.name, role)
    guard pattern.origin == .discovered else { return localizing.append(pattern, of: word) }
    // What a project declares itself counts before what others call so, and before what was assumed as long as nobody had
    // declared it.
    localizing.prepend(pattern, of: word)
  }

  public mutating func add(_ pattern: DisplayPattern) {
    display.append(pattern, of: intern(pattern.call.name, .display))
  }

  public mutating func add(_ pattern: CasingPattern) {
    casing.append(pattern, of: intern(pattern.call.name, .casing))
  }

  public mutating func add(_ pattern: FormatPattern) {
    format.append(pattern, of: intern(pattern.call.name, .format))
  }

  public mutating func add(_ pattern: TextCallPattern) {
    textCalls.append(pattern, of: intern(pattern.call.name, .textCall))
  }

  public mutating func add(_ pattern: LocalePattern) {
    regional.append(pattern, of: intern(pattern.call.name, .regional))
  }

  public mutating func add(watching pattern: CallPattern) {
    guard !watched.rows.contains(pattern) else { return }
    watched.append(pattern, of: intern(pattern.name, .watched))
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
      localizing.numbers(of: word).contains { localizing[$0].call.form == .function }
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

  /// Notes what a name can be, and returns its word.
  private mutating func intern(_ name: String, _ role: Lexicon.Roles) -> Word {
    let word = vocabulary.add(name)
    let missing = Int(word.rawValue) + 1 - roles.count
    if missing > 0 { roles.append(contentsOf: repeatElement([], count: missing)) }
    roles[Int(word.rawValue)].insert(role)
    return word
  }
}
