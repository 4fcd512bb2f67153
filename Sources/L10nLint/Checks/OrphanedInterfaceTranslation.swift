import L10nSyntax

extension Check {
  /// Translations of objects that a storyboard or xib no longer has, once a key, or once a file that lost many.
  static let orphanedInterfaceTranslation = Check(
    .project { pass in
      for joined in pass.project.interfaces {
        guard let table = joined.table else { continue }
        let (name, orphans) = (joined.file.path.fileName, joined.orphans)
        guard orphans.count > mostToldAlone else {
          for row in orphans {
            pass.report(
              table.entry(of: row).key.range, in: table.file(of: row),
              "`\(table.key(of: row))` belongs to no object of `\(name)`: its texts are never shown",
              confidence: .certain)
          }
          continue
        }
        let others = orphans.dropFirst().prefix(9).map { row in
          pass.related(table.entry(of: row).key.range, in: table.file(of: row), "another one")
        }
        pass.report(
          table.entry(of: orphans[0]).key.range, in: table.file(of: orphans[0]),
          "\(orphans.count) keys belong to no object of `\(name)`: their texts are never shown",
          confidence: .certain, related: others)
      }
    })

  private static let mostToldAlone = 5
}
