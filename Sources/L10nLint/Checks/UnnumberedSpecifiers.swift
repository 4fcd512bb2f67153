import L10nSyntax

extension Check {
  /// Base texts whose values a translator cannot put into another order.
  static let unnumberedSpecifiers = Check(
    .tables { table, pass in
      table.forEachFormat { format, text in
        guard format.isBase, format.value.variable == nil else { return }
        let counted = FormatReader(text, format.kind).filter {
          $0.type != nil && $0.position == nil && !$0.isLikelyProse
        }
        guard counted.count > 1 else { return }
        format.report(
          counted[0].range,
          "\(counted.count) values without numbers: a translation cannot change their order", &pass)
      }
    })
}
