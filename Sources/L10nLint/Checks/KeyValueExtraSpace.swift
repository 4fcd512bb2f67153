import L10nSyntax

extension Check {
  /// Entries on one line that are not spaced like `"key" = "value";`.
  static let keyValueExtraSpace = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .strings, table.hasPlaces else { return }
      for entry in table.entries {
        guard let value = table.values[entry.values].first, value.text != entry.key else { continue }
        let source = table.source
        let between = ByteRange(entry.key.range.end, value.text.range.start)
        let isEven = source.withSpelling(between) { between in
          between.isSpelled("\" = \"") || between.isSpelled(" = \"") || between.holds("\n")
            || between.holds("/")
        }
        let behind = ByteRange(value.text.range.end, entry.range.end)
        let isClosed = source.withSpelling(behind) { end in
          end.isSpelled("\";") || end.isSpelled(";") || end.holds("\n") || end.holds("/")
        }
        if isEven && isClosed { continue }
        let edits = [isEven ? nil : (between, " = "), isClosed ? nil : (behind, ";")].compactMap { $0 }
        pass.report(
          entry.key.range, in: file, "Spacing of this entry is not standard: write `\"key\" = \"value\";`",
          fix: source.spacing(edits))
      }
    })
}

extension SourceText {
  /// Writes signs between quotes as they should be; `nil` where more than blanks would change.
  fileprivate func spacing(_ parts: [(range: ByteRange, sign: String)]) -> ProposedFix? {
    var edits: [ProposedFix.Edit] = []
    for (range, sign) in parts {
      let spelling = string(range).filter { $0 != " " && $0 != "\t" }
      // A value without quotes would need them as well.
      let usual = sign == ";" ? ["\";"] : ["\"=\"", "=\""]
      guard usual.contains(spelling) else { return nil }
      edits.append(.replace(range, spelling.replacing("=", with: sign)))
    }
    return ProposedFix(safety: .safe, title: "Write `\"key\" = \"value\";`", edits: edits)
  }
}
