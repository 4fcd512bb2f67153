import L10nSyntax

extension Check {
  /// Entries on one line that are not spaced like `"key" = "value";`.
  static let keyValueExtraSpace = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .strings, table.hasPlaces else { return }
      for entry in table.entries {
        guard let value = table.values[entry.values].first, value.text != entry.key else { continue }
        let source = table.source
        let isEven = source.withSpelling(ByteRange(entry.key.range.end, value.text.range.start)) { between in
          between.isSpelled("\" = \"") || between.isSpelled(" = \"") || between.holds("\n")
            || between.holds("/")
        }
        let isClosed = source.withSpelling(ByteRange(value.text.range.end, entry.range.end)) { end in
          end.isSpelled("\";") || end.isSpelled(";") || end.holds("\n") || end.holds("/")
        }
        if isEven && isClosed { continue }
        pass.report(
          entry.key.range, in: file, "This entry is spaced unlike the others: write `\"key\" = \"value\";`")
      }
    })
}
