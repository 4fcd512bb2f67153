import L10nSyntax

extension Check {
  /// Translations of objects that a storyboard or xib no longer has, once a key.
  static let orphanedInterfaceTranslation = Check(
    .project { pass in
      for joined in pass.project.interfaces {
        guard let table = joined.table else { continue }
        let name = joined.file.path.fileName
        for row in joined.orphans {
          pass.report(
            table.entry(of: row).key.range, in: table.file(of: row),
            "`\(table.key(of: row))` belongs to no object of `\(name)`: its texts are never shown",
            confidence: .certain)
        }
      }
    })
}
