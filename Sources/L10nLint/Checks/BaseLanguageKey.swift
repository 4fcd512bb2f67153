import L10nSyntax

extension Check {
  /// Text among named keys, once a key.
  static let baseLanguageKey = Check(
    .project { pass in
      guard pass.keyStyle == .symbolic else { return }
      let texts = pass.project.textTables
      var seen: Set<[String]> = []
      for use in pass.project.keyUses
      where use.keys == .symbolic && pass.isReported(use) && use.looks == .text {
        guard seen.insert([use.key, use.table ?? ""]).inserted, !texts.contains(use.table ?? "") else {
          continue
        }
        pass.report(use, "Text as a key where keys are names: a change of its wording loses all translations")
      }
    })
}

extension ProjectPass {
  /// How the project writes its keys, unless the rule's option says it.
  fileprivate var keyStyle: KeyStyle { KeyStyle(rawValue: options.text("keys")) ?? project.keyStyle }

  /// Whether a finding at this place would be kept.
  func isReported(_ use: KeyUse) -> Bool { use.context.subtracting(rule.contexts).isEmpty }
}

extension ProjectFacts {
  /// Tables other than the usual one whose keys are text: those of a library in a project of named keys.
  fileprivate var textTables: Set<String> {
    var names: Set<String> = []
    var texts: [String: Set<String>] = [:]
    for use in keyUses where use.keys == .symbolic {
      guard let table = use.table else { continue }
      switch use.looks {
      case .name: names.insert(table)
      case .text: texts[table, default: []].insert(use.key)
      case .either: continue
      }
    }
    return Set(texts.filter { $0.value.count >= 5 && !names.contains($0.key) }.keys)
  }
}
