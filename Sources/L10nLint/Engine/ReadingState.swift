import L10nSyntax

/// What files are read with: the tables, and what the files themselves have added to them so far.
package struct ReadingState: Sendable {
  package let lexicon: Lexicon
  /// A check of the run asks which texts stand anywhere in the code.
  let needsLiterals: Bool
  /// A file that gives a meaning to a name of its own will be read again: nobody asks what else it says.
  package var readsAgain = false
  /// The wrappers that were added.
  private let wrappers: Set<String>
  /// Functions that seem to localize, as long as no declaration says what they do.
  private let assumed: Set<String>
  /// Macros of such names that call a function of their own file.
  private let namedMacros: Set<String>
  /// Functions that return a type, which may turn out to be one of texts.
  private let functions: Set<Declarations.AccessorFunction>
  /// Hashes of what means something only since the last join. Every file is asked for each name that it mentions.
  private let news: HashSet

  /// `linters` are all those of the run: what is known of a file does not depend on what is reported there.
  package init(lexicon: Lexicon, for linters: [Linter] = [], hasTables: Bool = true) {
    let rules = linters.lazy.flatMap(\.rules)
    let needsLiterals = hasTables && rules.contains { $0.rule.check.asksForLiterals }
    self.init(
      lexicon: lexicon, needsLiterals: needsLiterals, wrappers: [], assumed: [], namedMacros: [],
      functions: [], news: [])
  }

  private init(
    lexicon: Lexicon, needsLiterals: Bool, wrappers: Set<String>, assumed: Set<String>,
    namedMacros: Set<String>, functions: Set<Declarations.AccessorFunction>, news: Set<Mention>
  ) {
    self.lexicon = lexicon
    self.needsLiterals = needsLiterals
    self.wrappers = wrappers
    self.assumed = assumed
    self.namedMacros = namedMacros
    self.functions = functions
    self.news = news.reduce(into: HashSet()) { $0.insert(UInt64($1.bits)) }
  }

  /// Whether a file that was read before the last join has to be read again.
  package func changes(_ file: FileFacts) -> Bool {
    !news.isEmpty && file.code.mentions.contains { news.contains(UInt64($0.bits)) }
  }

  /// Adds what files declare that were read since the last join. Their order does not matter. Before all files are
  /// read, nothing is assumed of a function that one of them may declare.
  package func joining(_ declared: [Declarations], isComplete: Bool = true) -> ReadingState {
    var entries = lexicon.entries
    var wrappers = wrappers
    var news: Set<Mention> = []
    let macros = declared.flatMap(\.macros).filter { !entries.isLocalizingFunction($0.call.name) }
    let signed = (declared.flatMap(\.wrappers) + macros).map { (signature: $0.signature, wrapper: $0) }
    for (signature, wrapper) in signed.sorted(by: { $0.signature < $1.signature }) {
      guard wrappers.insert(signature).inserted else { continue }
      for pattern in [wrapper] + wrapper.implied {
        entries.add(pattern)
        news.insert(Mention(pattern.call.name.utf8))
      }
    }
    let known = entries
    for accessor in Set(declared.flatMap(\.accessors)) where !known.isMember(accessor.member) {
      entries.addAccessor(type: accessor.type, member: accessor.member, text: accessor.text)
      news.insert(Mention(accessor.member))
    }
    entries.add(declared.flatMap(\.casingMembers), &wrappers, &news)
    entries.add(declared.flatMap(\.dateFunctions), &wrappers, &news)
    let functions = functions.union(declared.flatMap(\.accessorFunctions))
    entries.add(functions, &wrappers, &news)
    entries.redefine(declared.flatMap(\.redefinitions), &news)
    let assumed = declared.reduce(into: assumed) { $0.formUnion($1.assumedWrappers) }
    let namedMacros = declared.reduce(into: namedMacros) { $0.formUnion($1.namedMacros) }
    // Only when no declaration is left to be found: functions of other modules, and those whose body is hard to read. Before
    // all files are read, only macros of which no other file can tell more.
    if news.isEmpty {
      for name in (isComplete ? assumed : namedMacros).sorted() where !entries.isLocalizingFunction(name) {
        entries.add(LocalizingPattern(CallPattern(.function, name), key: .index(0), origin: .discovered))
        news.insert(Mention(name.utf8))
      }
    }
    return ReadingState(
      lexicon: Lexicon(entries), needsLiterals: needsLiterals, wrappers: wrappers, assumed: assumed,
      namedMacros: namedMacros, functions: functions, news: news)
  }
}

extension LexiconEntries {
  fileprivate mutating func redefine(_ names: [String], _ news: inout Set<Mention>) {
    for name in Set(names) where !isRedefined(name) {
      redefine(name)
      news.insert(Mention(name.utf8))
    }
  }

  /// Of members with the same name the first one in their order counts.
  fileprivate mutating func add(
    _ members: [CasingMember], _ known: inout Set<String>, _ news: inout Set<Mention>
  ) {
    for member in Set(members).sorted(by: { $0.order < $1.order }) {
      guard known.insert("\(member.name) \(member.isMessage)").inserted else { continue }
      for pattern in member.patterns { add(pattern) }
      news.insert(Mention(member.name.utf8))
    }
  }
}

extension LexiconEntries {
  /// Those that return a type of texts.
  fileprivate mutating func add(
    _ functions: Set<Declarations.AccessorFunction>, _ known: inout Set<String>, _ news: inout Set<Mention>
  ) {
    for function in functions where isAccessor(function.type) {
      let pattern = LocalizingPattern(
        CallPattern(.accessor, function.name, labels: []), key: .none, origin: .wrapper)
      guard known.insert(pattern.signature).inserted else { continue }
      add(pattern)
      news.insert(Mention(function.name.utf8))
    }
  }

  fileprivate mutating func add(
    _ functions: [DateFunction], _ known: inout Set<String>, _ news: inout Set<Mention>
  ) {
    for function in Set(functions).sorted(by: { $0.signature < $1.signature }) {
      guard known.insert(function.signature).inserted else { continue }
      for pattern in function.patterns { add(pattern) }
      news.insert(Mention(function.name.utf8))
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
