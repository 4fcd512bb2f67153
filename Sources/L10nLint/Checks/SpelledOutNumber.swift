import L10nSyntax

extension Check {
  /// Forms that stand for several numbers and show none.
  static let spelledOutNumber = Check(
    .tables { table, pass in
      table.forEachPlural { plural, file, rules in
        guard let other = plural.form(.other), file.showsNumber(other.text) else { return }
        let hasZero = plural.form(.zero) != nil
        for form in plural.forms where form.state != .new {
          guard let category = form.plural, category != .other, !form.text.range.isEmpty,
            rules.coversSeveral(category, besideZero: hasZero), !file.showsNumber(form.text)
          else { continue }
          let related = pass.related(other.text.range, in: table.files[plural.file], "`other` shows it")
          let language = table.languages[plural.language].spelling
          let isSeveral = rules.coversBesideOne(category)
          pass.report(
            form.text.range, in: table.files[plural.file],
            "`\(table.name(of: plural))` hides the number in `\(category.rawValue)`, which is for several in \(language)",
            kind: isSeveral ? "several" : "zero",
            confidence: isSeveral && !pass.project.isSeldomSeen(plural, of: table) ? .likely : .possible,
            related: [related])
        }
      }
    })
}

extension Table {
  /// Whether a form has a specifier for a number, or for a text that may be one.
  fileprivate func showsNumber(_ text: PlacedText) -> Bool {
    withText(of: text) { bytes in
      FormatReader(bytes, .variation).contains { specifier in
        guard let type = specifier.type else { return specifier.isSubstitutedNumber }
        return type != .object && !specifier.isLikelyProse
      }
    }
  }
}
