import L10nSyntax

extension Check {
  /// Keys that no literal of the code spells, once a key.
  static let unusedKey = Check(
    .tables { joined, pass in
      let project = pass.project
      guard !project.literals.isEmpty, joined.isLookedUp(by: project) else { return }
      let texts = Translations(joined)
      let rows = joined.rows.filter { joined.table(of: $0.first).format != .catalog }
      let unused = rows.filter { row in
        joined.table(of: row.first).withText(of: joined.entry(of: row.first).key) { key in
          !project.literals.holds(key) && !project.usedKeys.contains(key.quickHash)
            && !project.literals.mayBuild(key)
        }
      }
      // Such a table is looked up in a way that nothing here sees.
      guard unused.count * 2 < rows.count else { return }
      for row in unused {
        pass.report(
          joined.entry(of: row.first).key.range, in: joined.files[Int(row.first.file)],
          "`\(texts.name(of: row))` is spelled nowhere in the code: nobody seems to see its texts",
          confidence: .likely)
      }
    })
}

extension JoinedTable {
  /// Tables that the system looks up itself have keys of its own.
  fileprivate func isLookedUp(by project: ProjectFacts) -> Bool {
    let isSystems =
      name.hasSuffix("InfoPlist") || name == "AppShortcuts" || name == "Root" || name.hasSuffix("Intents")
    let root = project.layout.bundles[bundle].root
    return !isSystems && project.layout.isForCode(table: name, in: bundle)
      && !root.withSpelling { $0.holds(".bundle") } && !ProjectRoots.isCarried(root)
  }
}
