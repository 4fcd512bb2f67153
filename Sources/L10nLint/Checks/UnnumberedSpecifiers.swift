import L10nSyntax

extension Check {
  /// Base texts whose values a translator cannot put into another order.
  static let unnumberedSpecifiers = Check(
    .tables { table, pass in
      table.forEachFormat(in: pass.project) { format, text in
        guard format.isBase, format.value.variable == nil else { return }
        let all = Array(FormatReader(text, format.kind))
        // A variable of a catalog has its number beside it, as `argNum`.
        let isCatalog = format.file.format == .catalog
        let counted = all.filter {
          $0.type != nil && $0.position == nil && !$0.isLikelyProse && !(isCatalog && $0.type == .variable)
        }
        // Numbers that lack their `$` are told by `malformed-specifier`.
        guard counted.count > 1, text.specifiersWithoutDollar(format.kind).isEmpty else { return }
        format.report(
          counted[0].range,
          "\(counted.count) values without position numbers: translations cannot change their order", &pass,
          fix: isCatalog && all.contains { $0.type == .variable } ? nil : format.numbering(of: all, in: text))
      }
    })
}

extension FormatText {
  /// Numbers in the order of the text, where every specifier takes one value and there are no others.
  fileprivate func numbering(of specifiers: [FormatSpecifier], in text: Spelling) -> ProposedFix? {
    let isPlain = specifiers.allSatisfy { specifier in
      specifier.type != nil && specifier.position == nil && !specifier.isLikelyProse
        && specifier.width == .none && specifier.precision == .none && specifier.fault == nil
        // An object has no width: `%1$2@` would be no number of anybody.
        && (specifier.conversion != UInt8(ascii: "@") || specifier.bareNumber(in: text) == nil)
    }
    guard isPlain, canBeEdited else { return nil }
    let edits = specifiers.enumerated().map { number, specifier in
      ProposedFix.Edit.insert("\(number + 1)$", at: written(behindSignOf: specifier))
    }
    return ProposedFix(safety: .safe, title: "Add position numbers", edits: edits)
  }
}
