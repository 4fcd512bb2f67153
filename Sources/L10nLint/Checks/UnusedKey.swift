import L10nSyntax

extension Check {
  /// Keys that no literal of the code spells, once a key.
  static let unusedKey = Check(
    .tables { joined, pass in
      // What an interface file has lost is told by `orphaned-interface-translation`; the code of an inner bundle may be
      // there in another form.
      guard !joined.isOfInterface(pass.project.resources.layout),
        joined.nameOfInnerBundle == nil || joined.files.first?.path.folderOfSettings != nil
      else { return }
      let texts = Translations(joined)
      for row in joined.rows where pass.project.keys.unused.holds(row, of: joined) {
        pass.report(
          row, of: joined,
          "`\(texts.name(of: row))` does not appear in the code: its texts seem to be unused",
          confidence: .likely)
      }
    })
}
