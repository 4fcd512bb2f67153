import L10nSyntax

extension Check {
  /// Texts of catalogs in a state that a team does not ship, once for each key and language.
  static let catalogState = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .catalog else { return }
      let rejected = Set(pass.options.list("reject"))
      for entry in table.entries where entry.isTranslatable {
        if entry.extraction == .stale, rejected.contains("stale") {
          pass.report(
            entry.key.range, in: file, "The key is marked `stale`: Xcode found no code that uses it",
            kind: "key")
          continue
        }
        var last: UInt16?
        for value in table.values[entry.values] where value.language != last {
          guard rejected.contains(value.state.option), !table.isSource(value) || value.state == .needsReview
          else {
            continue
          }
          last = value.language
          pass.report(
            value.text.range.isEmpty ? entry.key.range : value.text.range, in: file,
            "The text in `\(table.languages[Int(value.language)])` is marked `\(value.state.rawValue)`",
            kind: "text")
        }
      }
    })
}

extension Table {
  /// The build marks texts of the source language as new, and nobody translates them.
  fileprivate func isSource(_ value: Value) -> Bool { value.language == 0 && sourceLanguage != nil }
}

extension Table.State {
  /// As the option spells it.
  fileprivate var option: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs-review"
    case .translated: "translated"
    case .machineTranslated: "machine-translated"
    case .stale: "stale"
    }
  }
}
