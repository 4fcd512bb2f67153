import L10nSyntax

/// What a file says of the types in which programs such as SwiftGen and R.swift write an accessor for each key.
struct AccessorGenerators: OptionSet, Sendable {
  let rawValue: UInt8

  /// `L10n.Tide.high`
  static let asksNested = AccessorGenerators(rawValue: 1)
  /// `R.string.localizable.tideHigh`
  static let asksFlat = AccessorGenerators(rawValue: 2)
  static let declaresNested = AccessorGenerators(rawValue: 4)
  static let declaresFlat = AccessorGenerators(rawValue: 8)

  private static let nested = WrittenNames.hash(of: "L10n")
  private static let flat = WrittenNames.hash(of: "R")

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(of document: Document, writing names: WrittenNames) {
    self.init(rawValue: 0)
    // Names of Objective-C do not tell which members it asks for.
    guard document.language == .swift else {
      if names.holds(Self.nested) { self = .declaresNested }
      return
    }
    guard names.holds(Self.nested) || names.holds(Self.flat) else { return }
    for token in document.tokens.indices where document.kind(token) == .identifier {
      if document.token(token, is: "L10n") {
        if document.isDeclaredType(token) { insert(.declaresNested) }
        if document.kind(token + 1) == .dot { insert(.asksNested) }
      } else if document.token(token, is: "R") {
        if document.isDeclaredType(token) { insert(.declaresFlat) }
        if document.kind(token + 1) == .dot, document.token(token + 2, is: "string") { insert(.asksFlat) }
      }
    }
  }
}

extension Document {
  fileprivate func isDeclaredType(_ token: Int) -> Bool {
    switch keyword(token - 1) {
    case .enum, .struct, .class, .typealias: true
    default: false
    }
  }
}

/// Which keys the code asks for by accessors of a program that is run with every build, so that their file is in no
/// repository: those of which it writes the last part as such a program would write it.
struct GeneratedAccessors {
  /// Hashes of the keys.
  private var keys: Set<UInt64> = []
  /// `false` where the code has no such accessors, or where somebody declares them.
  private(set) var areUsed = false

  /// Fewer files may ask for what somebody has forgotten to delete.
  private static let fewestFiles = 5

  init(_ files: [FileFacts], _ tables: [JoinedTable]) {
    let all = files.reduce(into: AccessorGenerators()) { $0.formUnion($1.code.names.generators) }
    let isUsed = { (asks: AccessorGenerators, declares: AccessorGenerators) in
      all.contains(asks) && !all.contains(declares)
        && files.count { $0.code.names.generators.contains(asks) } >= Self.fewestFiles
    }
    let (areNested, areFlat) = (isUsed(.asksNested, .declaresNested), isUsed(.asksFlat, .declaresFlat))
    areUsed = areNested || areFlat
    guard areUsed else { return }
    // All of a key is one name, where no types have taken its first parts.
    let areWhole = !areNested
    var names: [UInt64: [UInt32]] = [:]
    for table in tables {
      for row in table.rows { names[table.hashOfKey(of: row)] = table.key(of: row).accessorNames(areWhole) }
    }
    let writers = NameWriters(files, of: Set(names.values.joined()))
    // Of a name that cannot be told anybody may ask.
    keys = Set(names.filter { $1.isEmpty || $1.contains { !writers.files(writing: $0).isEmpty } }.keys)
  }

  func ask(for key: UInt64) -> Bool { keys.contains(key) }
}

extension String {
  /// Hashes of the names that an accessor for this key may have: its words from some place on, or all of them, as several
  /// programs join them. Empty where they are not those of a name.
  fileprivate func accessorNames(_ areWhole: Bool) -> [UInt32] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    let words = split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    guard 1...Self.mostWords ~= words.count else { return [] }
    var names: Set<String> = []
    for start in areWhole ? 0..<1 : words.indices { names.formUnion(Self.names(joining: words[start...])) }
    // Some words are keywords, which are no names to us.
    guard names.isDisjoint(with: Self.reserved) else { return [] }
    return names.map { WrittenNames.hash(of: $0) }
  }

  private static let mostWords = 16

  private static func names(joining words: ArraySlice<String>) -> [String] {
    let rest = words.dropFirst()
    guard let first = words.first else { return [] }
    let written = rest.map(\.capitalizedFirst).joined()
    let small = rest.map { $0.lowercased().capitalizedFirst }.joined()
    let names = [
      first.prefix(1).lowercased() + first.dropFirst() + written, first.lowercased() + small,
      first.lowercased() + written, first.withSmallStart + written, first.capitalizedFirst + written,
      words.joined(separator: "_"), words.joined(separator: "_").lowercased(),
    ]
    return first.first?.isNumber ?? false ? names.map { "_" + $0 } + names : names
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
