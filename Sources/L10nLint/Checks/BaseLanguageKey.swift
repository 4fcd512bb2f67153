import L10nSyntax

extension Check {
  /// Text among named keys, once a key.
  static let baseLanguageKey = Check(
    .project { pass in
      guard pass.keyStyle == .symbolic else { return }
      var seen: Set<[String]> = []
      for use in pass.project.keyUses
      where use.keys == .symbolic && pass.isReported(use) && use.looks == .text {
        guard seen.insert([use.key, use.table ?? ""]).inserted else { continue }
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
