import L10nSyntax

extension Check {
  /// Forms that no number of their language takes, once for all of a plural.
  static let unreachablePluralCategory = Check(
    .tables { table, pass in
      table.forEachPlural { plural, file, rules in
        // Apple takes `zero` for 0 in every language.
        let unreached = plural.forms.filter { form in
          form.plural.map { $0 != .zero && !rules.all.contains($0) } ?? false
        }
        guard let first = unreached.first else { return }
        let language = table.languages[plural.language].spelling
        let forms = unreached.count == 1 ? "a form" : "forms"
        pass.report(
          file.visibleRange(of: first.text), in: table.files[plural.file],
          "`\(table.name(of: plural))` has \(forms) \(unreached.categoryNames), which no number uses in `\(language)`"
        )
      }
    })
}
