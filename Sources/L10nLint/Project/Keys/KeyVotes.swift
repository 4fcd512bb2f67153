import L10nSyntax

/// How the keys of each piece of software look: those of its calls and those of its tables, each once.
struct KeyVotes {
  private var counts: [String: Count] = [:]
  private var seen: Set<UInt64> = []
  private let layout: ProjectLayout

  struct Count {
    var names = 0
    var texts = 0
  }

  init(_ uses: KeyUses, _ tables: [JoinedTable], _ layout: ProjectLayout) {
    self.layout = layout
    var folders: [String: String] = [:]
    for use in uses where use.keys == .symbolic && !use.context.contains(.test) {
      let software = folders[use.path.folder] ?? layout.software(around: use.path)
      folders[use.path.folder] = software
      add(use.key.quickHash, use.looks, software)
    }
    // What SwiftUI and its like show is its own key by design.
    let texts = Set(uses.lazy.filter { $0.keys == .text }.map { $0.key.quickHash })
    for table in tables { add(table, except: texts) }
  }

  private mutating func add(_ table: JoinedTable, except texts: Set<UInt64>) {
    guard layout.isForCode(table: table.name, in: table.bundle) else { return }
    let software = layout.software(around: layout.bundles[table.bundle].root + "/")
    for row in table.rows {
      let entry = table.entry(of: row)
      if table.table(of: row).format == .catalog, entry.extraction == .code || entry.extraction == .stale {
        continue
      }
      table.withKey(of: row) { key in
        let hash = key.quickHash
        guard !texts.contains(hash), !key.isObjectKey else { return }
        add(hash, KeyLook(of: key), software)
      }
    }
  }

  private mutating func add(_ hash: UInt64, _ look: KeyLook, _ software: String) {
    guard look != .either else { return }
    let own = software.quickHash
    guard seen.insert(hash ^ own &* 31).inserted else { return }
    if look == .name {
      counts[software, default: Count()].names += 1
    } else {
      counts[software, default: Count()].texts += 1
    }
  }

  /// Of all software that the project does not merely carry along.
  var project: Count {
    let own = counts.filter { !Maker(ofFolder: $0.key).isOutside }.values
    return Count(names: own.reduce(0) { $0 + $1.names }, texts: own.reduce(0) { $0 + $1.texts })
  }

  /// The styles of software that differ from the project, or are none of its business.
  func ownStyles(besides style: KeyStyle) -> [String: KeyStyle] {
    counts.compactMapValues(\.style).filter { software, own in
      Maker(ofFolder: software).isOutside || own != .undecided && own != style
    }
  }
}

extension KeyVotes.Count {
  /// Fewer tell nothing about a habit.
  static let fewest = 5

  /// A style needs a clear majority: text among names is only a mistake where names are the habit.
  var style: KeyStyle {
    let votes = names + texts
    guard votes >= Self.fewest else { return .undecided }
    if names * 10 >= votes * 7 { return .symbolic }
    return texts * 2 >= votes ? .text : .undecided
  }
}

extension ProjectLayout {
  /// Whether code looks texts up in a table, as far as its name and the files beside it tell.
  func isForCode(table: String, in bundle: Int) -> Bool {
    resources(ofTable: table, in: bundle).allSatisfy {
      !$0.kind.isInterface && !$0.isInfoPlist && !$0.isAppShortcuts && $0.language != .multiple
    }
  }
}
