import L10nSyntax

/// What files are read with: the tables, and what the files themselves have added to them so far.
package struct ReadingState: Sendable {
  package private(set) var lexicon: Lexicon
  /// A check of the run asks which texts stand anywhere in the code.
  let needsLiterals: Bool
  /// There is a storyboard, so that somebody asks which scenes the code wants.
  let hasStoryboards: Bool
  /// A file that gives a meaning to a name of its own will be read again: nobody asks what else it says.
  package var readsAgain = false
  private var meanings: Meanings

  /// `linters` are all those of the run: what is known of a file does not depend on what is reported there.
  package init(
    lexicon: Lexicon, for linters: [Linter] = [], hasTables: Bool = true, hasStoryboards: Bool = true
  ) {
    let rules = linters.lazy.flatMap(\.rules)
    self.lexicon = lexicon
    self.hasStoryboards = hasStoryboards
    needsLiterals = hasTables && rules.contains { $0.rule.check.asksForLiterals }
    meanings = Meanings(entries: lexicon.entries)
  }

  /// Whether a file that was read before the last join has to be read again.
  package func changes(_ file: FileFacts) -> Bool {
    !meanings.news.isEmpty && file.code.mentions.contains { meanings.news.contains(UInt64($0.bits)) }
  }

  /// Adds what files declare that were read since the last join. Their order does not matter. Before all files are
  /// read, nothing is assumed of a function that one of them may declare.
  package func joining(_ declared: [Declarations], isComplete: Bool = true) -> ReadingState {
    var joined = self
    joined.readsAgain = false
    joined.meanings.join(declared, isComplete: isComplete)
    joined.lexicon = Lexicon(joined.meanings.entries)
    return joined
  }
}

/// What names mean by the tables and by the files that were read.
private struct Meanings {
  private(set) var entries: LexiconEntries
  /// Hashes of what means something only since the last join. Every file is asked for each name that it mentions.
  private(set) var news = HashSet()
  /// What was declared: who declares it once more tells nothing new.
  private var known: Set<Meaning> = []
  /// Functions that seem to localize, as long as no declaration says what they do.
  private var assumed: Set<String> = []
  /// Macros of such names that call a function of their own file.
  private var namedMacros: Set<String> = []
  /// What takes keys because of its type, and what else may be called so.
  private var keyParameters = GivenKeyParameters()
  /// Functions that return a type, which may turn out to be one of texts.
  private var functions: Set<Declarations.AccessorFunction> = []

  private enum Meaning: Hashable {
    case wrapper(signature: String)
    case accessorFunction(String)
    case casing(String, isMessage: Bool)
    case date(DateFunction)
  }

  init(entries: LexiconEntries) { self.entries = entries }

  mutating func join(_ declared: [Declarations], isComplete: Bool) {
    news = HashSet()
    functions.formUnion(declared.flatMap(\.accessorFunctions))
    assumed.formUnion(declared.flatMap(\.assumedWrappers))
    namedMacros.formUnion(declared.flatMap(\.namedMacros))
    for file in declared { keyParameters.add(file.keyParameters) }
    let macros = declared.flatMap(\.macros).filter { !entries.isLocalizingFunction($0.call.name) }
    take(declared.flatMap(\.wrappers) + macros)
    take(Set(declared.flatMap(\.accessors)))
    take(Set(declared.flatMap(\.casingMembers)))
    take(Set(declared.flatMap(\.dateFunctions)))
    takeFunctions()
    for name in Set(declared.flatMap(\.redefinitions)) where !entries.isRedefined(name) {
      entries.redefine(name)
      note(name)
    }
    // Only when no declaration is left to be found: functions of other modules, and those whose body is hard to read. Before
    // all files are read, only macros of which no other file can tell more.
    if news.isEmpty {
      assume(isComplete ? assumed : namedMacros)
      if isComplete { take(keyParameters) }
    }
  }

  private mutating func note(_ name: String) { note(Mention(name.utf8)) }

  private mutating func note(_ mention: Mention) { news.insert(UInt64(mention.bits)) }

  private mutating func take(_ wrappers: [LocalizingPattern]) {
    for wrapper in wrappers.sorted(by: { $0.signature < $1.signature })
    where known.insert(.wrapper(signature: wrapper.signature)).inserted {
      for pattern in [wrapper] + wrapper.implied {
        entries.add(pattern)
        note(pattern.call.name)
      }
    }
  }

  private mutating func take(_ accessors: Set<Declarations.Accessor>) {
    // Asked before any is added: of several texts of a new member the smallest counts.
    for accessor in accessors.filter({ !entries.isMember($0.member) }) {
      entries.addAccessor(type: accessor.type, member: accessor.member, text: accessor.text)
      note(Mention(accessor.member))
    }
  }

  /// Of members with the same name the first one in their order counts.
  private mutating func take(_ members: Set<CasingMember>) {
    for member in members.sorted(by: { $0.order < $1.order })
    where known.insert(.casing(member.name, isMessage: member.isMessage)).inserted {
      for pattern in member.patterns { entries.add(pattern) }
      note(member.name)
    }
  }

  private mutating func take(_ functions: Set<DateFunction>) {
    for function in functions.sorted(by: { $0.order < $1.order })
    where known.insert(.date(function)).inserted {
      for pattern in function.patterns { entries.add(pattern) }
      note(function.name)
    }
  }

  /// Those that return a type of texts.
  private mutating func takeFunctions() {
    for function in functions
    where entries.isAccessor(function.type) && known.insert(.accessorFunction(function.name)).inserted {
      entries.add(
        LocalizingPattern(
          CallPattern(.accessor, function.name, labels: []), key: .none, origin: .wrapper))
      note(function.name)
    }
  }

  /// Only when all files are read: each may have a twin.
  private mutating func take(_ parameters: GivenKeyParameters) {
    for pattern in parameters.certain where !entries.isLocalizingFunction(pattern.call.name) {
      guard known.insert(.wrapper(signature: pattern.signature)).inserted else { continue }
      entries.add(pattern)
      note(pattern.call.name)
    }
  }

  private mutating func assume(_ names: Set<String>) {
    for name in names.sorted() where !entries.isLocalizingFunction(name) {
      entries.add(LocalizingPattern(CallPattern(.function, name), key: .index(0), origin: .discovered))
      note(name)
    }
  }
}

extension LocalizingPattern {
  /// The functions that a base name stands for, as `genstrings -s` has it.
  fileprivate var implied: [LocalizingPattern] {
    guard call.form == .function, call.owner == nil, key == .index(0) else { return [] }
    let shapes: [(suffix: String, table: Slot, bundle: Slot, value: Slot, comment: Int)] = [
      ("FromTable", .index(1), .none, .none, 2), ("FromTableInBundle", .index(1), .index(2), .none, 3),
      ("WithDefaultValue", .index(1), .index(2), .index(3), 4),
    ]
    return shapes.map { shape in
      LocalizingPattern(
        CallPattern(.function, call.name + shape.suffix), key: .index(0), table: shape.table,
        bundle: shape.bundle,
        value: shape.value, comment: .index(shape.comment), keys: keys, origin: .discovered)
    }
  }

  /// Two wrappers with the same signature are the same to whoever calls them.
  fileprivate var signature: String {
    "\(call.owner ?? "").\(call.name)(\((call.labels ?? []).joined(separator: ":"))) \(call.form) \(key)"
  }
}
