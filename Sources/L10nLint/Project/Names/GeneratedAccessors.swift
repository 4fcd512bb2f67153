import L10nSyntax

/// Which keys the code asks for by accessors of a program that is run with every build, so that their file is in no
/// repository: those of which it writes the last part as such a program would write it.
struct GeneratedAccessors: Sendable {
  /// Hashes of the keys.
  private var keys: Set<UInt64> = []
  /// By their type and name, what accessors ask for.
  private(set) var texts: [MemberHash: Text] = [:]

  struct Text: Sendable {
    var key: String
    var table: String
  }

  /// Fewer files may ask for what somebody has forgotten to delete.
  private static let fewestFiles = 5

  init() {}

  init(_ files: [FileFacts], _ tables: [JoinedTable]) {
    addSymbols(files, tables)
    let all = files.reduce(into: AccessorGenerators()) { $0.formUnion($1.code.names.generators) }
    let isUsed = { (asks: AccessorGenerators, declares: AccessorGenerators) in
      all.contains(asks) && !all.contains(declares)
        && files.count { $0.code.names.generators.contains(asks) } >= Self.fewestFiles
    }
    var roots: Set<String> = []
    if isUsed(.asksNested, .declaresNested) { roots.insert("L10n") }
    if isUsed(.asksStrings, .declaresStrings) { roots.insert("Strings") }
    if isUsed(.asksOfTables, .declaresTables) { roots.insert("Localizable") }
    let (areNested, areFlat) = (!roots.isEmpty, isUsed(.asksFlat, .declaresFlat))
    // The code has no such accessors, or somebody declares them.
    guard areNested || areFlat else { return }
    // All of a key is one name, where no types have taken its first parts.
    let areWhole = !areNested
    var names: [UInt64: [NameHash]] = [:]
    for table in tables {
      for row in table.rows {
        names[table.hashOfKey(of: row)] = table.key(of: row).accessorNames(areWhole: areWhole)
      }
    }
    let writers = NameWriters(files, of: Set(names.values.joined()))
    // Of a name that cannot be told anybody may ask.
    keys.formUnion(names.filter { $1.isEmpty || $1.contains { !writers.files(writing: $0).isEmpty } }.keys)
    for table in tables {
      let types = areFlat ? Self.names(of: table.name) : []
      for row in table.rows where ask(for: table.hashOfKey(of: row)) {
        add(Text(key: table.key(of: row), table: table.name), to: types.union(roots), isNested: areNested)
      }
    }
  }

  /// `Text(.tideHigh)`: Xcode makes a symbol of each key of a catalog that somebody has written by hand, for code that asks for
  /// most of them so.
  private mutating func addSymbols(_ files: [FileFacts], _ tables: [JoinedTable]) {
    var catalogs: [[UInt64: [NameHash]]] = []
    for table in tables where table.files.first?.table?.format == .catalog {
      let rows = table.rows.filter { table.entry(of: $0).extraction == .manual }
      guard rows.count >= Self.fewestFiles else { continue }
      var names: [UInt64: [NameHash]] = [:]
      for row in rows { names[table.hashOfKey(of: row)] = table.key(of: row).accessorNames(areWhole: true) }
      catalogs.append(names)
    }
    let writers = NameWriters(files, of: Set(catalogs.lazy.flatMap(\.values).joined()))
    for names in catalogs {
      let asked = names.filter { $1.contains { !writers.files(writing: $0).isEmpty } }
      if asked.count * 2 > names.count { keys.formUnion(asked.keys) }
    }
  }

  /// `R.string.localizable.tideHigh`, `L10n.tideHigh`, `L10n.Tide.high`
  private mutating func add(_ text: Text, to types: Set<String>, isNested: Bool) {
    let members = Self.names(of: text.key)
    for type in types { add(text, type, members) }
    let parts = text.key.split(separator: ".")
    guard isNested, parts.count > 1 else { return }
    for type in Self.names(of: parts[parts.count - 2]) where type.first?.isUppercase == true {
      add(text, type, Self.names(of: parts[parts.count - 1]))
    }
  }

  private mutating func add(_ text: Text, _ type: String, _ members: Set<String>) {
    for member in members {
      let accessor = MemberHash(type: type.utf8, member: member.utf8)
      if texts[accessor] == nil { texts[accessor] = text }
    }
  }

  private static func names(of text: some StringProtocol) -> Set<String> {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    return words.isEmpty || words.count > String.mostWords ? [] : String.names(joining: words[...])
  }

  func ask(for key: UInt64) -> Bool { keys.contains(key) }
}

extension String {
  /// The names that an accessor for this key may have: its words from some place on, or all of them, as several
  /// programs join them. Empty where they are not those of a name.
  fileprivate func accessorNames(areWhole: Bool) -> [NameHash] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    // One accessor asks for all forms of a plural.
    if isFormOfPlural { return String(prefix { $0 != "#" }).accessorNames(areWhole: areWhole) }
    let words = split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    guard 1...Self.mostWords ~= words.count else { return [] }
    var names: Set<String> = []
    for start in areWhole ? [0] : starts(words.count) {
      names.formUnion(Self.names(joining: words[start...]))
    }
    // Some words are keywords, which are no names to us.
    guard names.isDisjoint(with: Self.reserved) else { return [] }
    return names.map { NameHash($0) }
  }

  /// The words with which the name of an accessor may begin: those behind a dot, which make a type each, or any where
  /// there is none.
  private func starts(_ count: Int) -> [Int] {
    guard contains(".") else { return Array(0..<count) }
    var starts = [0]
    for part in split(separator: ".") {
      starts.append((starts.last ?? 0) + part.split { !$0.isLetter && !$0.isNumber }.count)
    }
    return starts.dropLast().filter { $0 < count }
  }

  fileprivate static let mostWords = 16

  fileprivate static func names(joining words: ArraySlice<String>) -> Set<String> {
    let rest = words.dropFirst()
    guard let first = words.first else { return [] }
    let written = rest.map(\.capitalizedFirst).joined()
    let small = rest.map { $0.lowercased().capitalizedFirst }.joined()
    let names = [
      first.prefix(1).lowercased() + first.dropFirst() + written, first.lowercased() + small,
      first.lowercased() + written, first.withSmallStart + written, first.capitalizedFirst + written,
      words.joined(separator: "_"), words.joined(separator: "_").lowercased(),
    ]
    return Set(first.first?.isNumber ?? false ? names.map { "_" + $0 } + names : names)
  }

  private var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// `urlOfTide` for `URLOfTide`.
  private var withSmallStart: String {
    let capitals = prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < count else { return lowercased() }
    return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
  }

  private static let reserved = Set(Keyword.allCases.map { $0.spelling.description })
}
