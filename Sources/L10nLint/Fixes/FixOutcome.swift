/// What fixes did in a run.
package struct FixOutcome: Sendable, Equatable {
  /// Findings that are gone.
  package var fixed = 0
  package var files = 0
  /// Findings whose fix was always in the way of another one.
  package var waiting = 0
  /// Files that could not be written although all was well with them.
  package var unwritten = 0

  package init() {}
}

extension FixOutcome {
  var text: String {
    let fixed = "Fixed: \(fixed) (files: \(files))."
    return waiting == 0 ? fixed : "\(fixed) Run again for \(waiting) more, whose fixes overlap these."
  }
}

extension Summary {
  /// What fixes could still do.
  static func fixable(_ findings: [Finding]) -> String? {
    let open = findings.filter { $0.suppression == nil }
    let safe = open.count { $0.fix?.safety == .safe }
    let suggested = open.count { $0.fix?.safety == .suggested }
    switch (safe, suggested) {
    case (0, 0): return nil
    case (0, _): return "Can be fixed: \(suggested) with `--fix=suggested`."
    case (_, 0): return "Can be fixed: \(safe) with `--fix`."
    default: return "Can be fixed: \(safe) with `--fix`, \(safe + suggested) with `--fix=suggested`."
    }
  }
}
