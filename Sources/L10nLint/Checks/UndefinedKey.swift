import L10nSyntax

extension Check {
  /// Keys that the code looks up and no table has, once a key.
  static let undefinedKey = Check(
    .project { pass in
      for miss in MissingKeys(&pass).misses { report(miss, &pass) }
    })

  private static func report(_ miss: MissingKeys.Miss, _ pass: inout ProjectPass) {
    let (use, table) = (miss.use, miss.table)
    guard let base = miss.base else {
      let isName = use.isName(where: pass.project.keyStyle(of: use.path))
      if table.isExtracted, use.origin == .table || use.origin == .swiftUI {
        pass.report(
          use,
          "`\(use.shownKey)` is not in the catalog `\(table.name)` yet: the next build adds it untranslated",
          kind: "extracted", confidence: isName ? .likely : .possible)
      } else if isName {
        pass.report(
          use, "`\(use.shownKey)` is in no table `\(table.name)`: readers see the key itself", kind: "name")
      } else {
        pass.report(
          use, "`\(use.shownKey)` is in no table `\(table.name)`: no language can translate it", kind: "text",
          confidence: use.origin == .swiftUI ? .possible : .likely)
      }
      return
    }
    let language = table.languages.first?.spelling ?? ""
    let entry = table.entry(of: base)
    pass.report(
      use, "`\(use.shownKey)` has no text in \(language), the base language: its readers see the key itself",
      kind: "base",
      related: [pass.related(entry.key.range, in: table.files[Int(base.file)], "another language has it")])
  }
}

extension KeyUse {
  /// Whether the key is no text. `macOS` and `PDF` are names of another kind: they are meant to be read.
  fileprivate func isName(where style: KeyStyle) -> Bool {
    key.withSpelling { key in
      let isJoined = key.dropLast().contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
      switch looks {
      case .name: return isJoined || style == .symbolic && key.first.map { $0.isSmallLetter } ?? false
      case .either: return style == .symbolic && (isJoined || key.contains { $0.isSmallLetter })
      case .text: return false
      }
    }
  }
}
