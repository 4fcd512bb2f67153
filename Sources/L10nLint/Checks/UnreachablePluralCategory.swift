import L10nSyntax

extension Check {
  /// Forms that no number of their language takes.
  static let unreachablePluralCategory = Check(
    .tables { table, pass in
      table.forEachPlural { plural, file, rules in
        for form in plural.forms {
          // Apple takes `zero` for 0 in every language.
          guard let category = form.plural, category != .zero, !rules.all.contains(category) else { continue }
          let language = table.languages[plural.language].spelling
          pass.report(
            file.visibleRange(of: form.text), in: table.files[plural.file],
            "`\(table.name(of: plural))` has a form `\(category.rawValue)`, which no number takes in \(language)"
          )
        }
      }
    })
}
