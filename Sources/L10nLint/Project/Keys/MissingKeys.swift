import L10nSyntax

/// The keys that the code looks up and no table has, each once, where it is used first.
struct MissingKeys {
  private(set) var misses: [Miss] = []
  /// Those of views that look up hardly anything which a table has, though the tables have most of what else the software
  /// looks up: whoever wrote these views has left them in one language.
  private(set) var leftViews: [[Miss]] = []
  /// Those of software whose tables have many of its keys, and lack more: it is written on, and no longer translated.
  private(set) var leftHalves: [[Miss]] = []
  /// Texts that are keys of some translations alone, though their table has others in the base language.
  private(set) var strays: [Miss] = []

  /// A key that is missing, and where it should be.
  struct Miss {
    let use: KeyUse
    let table: JoinedTable
    /// Where another language has it, if the base language does not.
    let base: JoinedTable.Cell?
  }

  init(_ pass: inout ProjectPass) {
    var groups: [Group: Answers] = [:]
    let (files, unbuilt) = (pass.project.keys.uses.byFile, pass.project.reach.unbuiltFiles)
    // A key is told where it is used first, and that is in a file that is built, if any is.
    for isUnbuilt in unbuilt.isEmpty ? [false] : [false, true] {
      for uses in files where unbuilt.contains(uses[0].path) == isUnbuilt {
        let software = pass.project.resources.layout.software(around: uses[0].path)
        for use in uses where !use.context.contains(.test) {
          groups[Group(use, of: software), default: Answers()].add(use, &pass)
        }
      }
    }
    /// By software, how many more keys the tables have than lack, but for those of views.
    let balances = Dictionary(grouping: groups.filter { !$0.key.isOfViews }, by: \.key.software)
      .mapValues { $0.reduce(0) { $0 + $1.value.balance } }
    for (group, answers) in groups {
      var answers = answers
      answers.settle(group.software, &pass)
      strays += answers.strays
      if answers.balance >= 0 {
        misses += answers.misses
      } else if group.isOfViews {
        if balances[group.software, default: 0] > 0 { leftViews.append(answers.misses) }
      } else if answers.isHalfFound {
        leftHalves.append(answers.misses)
      }
    }
  }
}

/// Keys that are looked up in the same way. Where most of them are in no table, the tables are not theirs, or nobody
/// keeps tables for them.
private struct Group: Hashable {
  let software: String
  private let table: String?
  private let origin: LocalizingPattern.Origin
  private let keys: LocalizingPattern.Keys

  init(_ use: KeyUse, of software: String) {
    self.software = software
    // Who names the bundle of the module asks for a table of its own, in whichever form.
    let isOfModule = use.bundle == .own && [.table, .swiftUI].contains(use.origin)
    (table, origin, keys) = (use.table, isOfModule ? .table : use.origin, use.keys)
  }

  /// The literals of SwiftUI views.
  var isOfViews: Bool { origin == .swiftUI && table == nil }
}

/// What the tables say to the keys of a group, each once.
private struct Answers {
  private var found: Set<String> = []
  private var missing: Set<String> = []
  /// Those of them that are told.
  private var told: Set<String> = []
  private(set) var misses: [MissingKeys.Miss] = []
  private(set) var strays: [MissingKeys.Miss] = []
  /// Uses of keys that no table has, by code without a table near it.
  private var homeless: [KeyUse] = []
  /// Where the keys are that were found, and how many of them.
  private var tables: [ObjectIdentifier: (table: JoinedTable, keys: Int)] = [:]

  /// How many more keys the tables have than lack.
  var balance: Int { found.count - missing.count }

  /// Whether the tables are those of these keys, though they lack most of them.
  var isHalfFound: Bool { found.count >= Self.fewestOfHalf && found.count * 4 >= missing.count }

  mutating func add(_ use: KeyUse, _ pass: inout ProjectPass) {
    guard !found.contains(use.key), !told.contains(use.key), use.key.hasWordToTranslate else { return }
    switch pass.project.keys.tables.presence(of: use) {
    case .unknown: return
    case .absentFromAll: homeless.append(use)
    case .absent(let table): add(MissingKeys.Miss(use: use, table: table, base: nil), &pass)
    case .found(let places):
      // Where keys are text, the base language needs no table.
      if let place = places.first, use.looks == .name, !use.hasValue, !use.isOfOneLanguage,
        !places.contains(where: { $0.table.isInBase($0.row) }),
        pass.project.keyStyle(of: use.path) == .symbolic
      {
        add(MissingKeys.Miss(use: use, table: place.table, base: place.table.first(of: place.row)), &pass)
      } else if !missing.contains(use.key) {
        found.insert(use.key)
        if places.count == 1 {
          let (table, row) = (places[0].table, places[0].row)
          if !table.isInBase(row) {
            strays.append(MissingKeys.Miss(use: use, table: table, base: table.first(of: row)))
          }
          tables[ObjectIdentifier(table), default: (table, 0)].keys += 1
        }
      }
    }
  }

  /// Code without a table near it has its keys in the one that has all the others, if that is of the same software or
  /// of one around it: what some table of another package has too tells nothing.
  mutating func settle(_ software: String, _ pass: inout ProjectPass) {
    guard tables.count == 1, let only = tables.first?.value, only.keys >= Self.fewestOfTable else { return }
    let around = pass.project.resources.software(of: only.table)
    guard around.isEmpty || software == around || software.hasPrefix(around + "/") else { return }
    for use in homeless where !found.contains(use.key) && !told.contains(use.key) {
      add(MissingKeys.Miss(use: use, table: only.table, base: nil), &pass)
    }
  }

  /// So many keys in one table are no accident.
  private static let fewestOfTable = 10
  private static let fewestOfHalf = 10

  private mutating func add(_ miss: MissingKeys.Miss, _ pass: inout ProjectPass) {
    missing.insert(miss.use.key)
    if pass.isFirst(miss.use.key, &told, miss.use) { misses.append(miss) }
  }
}

extension String {
  /// Words besides placeholders, and besides addresses, which differ by language here and there and are shown as they
  /// are elsewhere.
  var hasWordToTranslate: Bool {
    let mayHoldMore = withSpelling { $0.holds("://") || $0.holds("](") || $0.holds("%") }
    guard mayHoldMore else { return hasWord }
    return split(separator: " ").contains { part in
      // `[%@](https://…)`
      let text = String(part[..<(part.firstRange(of: "](")?.lowerBound ?? part.endIndex)]).withoutSpecifiers
      return text.hasWord && text.firstRange(of: "://") == nil
    }
  }
}
