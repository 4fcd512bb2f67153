import L10nSyntax

extension Check {
  /// Translations of objects that a storyboard or xib no longer has.
  static let orphanedInterfaceTranslation = Check(
    .project { pass in
      for joined in pass.project.interfaces {
        guard let table = joined.table else { continue }
        let (name, orphans) = (joined.file.path.fileName, joined.orphans)
        pass.report(
          orphans, of: table, confidence: .certain,
          alone: { "`\(table.key(of: $0))` belongs to no object of `\(name)`: its texts are never shown" },
          together: "\(orphans.count) keys belong to no object of `\(name)`: their texts are never shown")
      }
    })
}
