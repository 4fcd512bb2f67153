import L10nSyntax

/// A key in the table in which the code looks it up: the same one for all uses that share an entry.
struct TableKey: Hashable {
  private let key: String
  private let table: String?
  private let software: String
  private let bundles: Set<Int>
  private let isBundleNamed: Bool

  init(_ use: KeyUse, _ project: ProjectFacts) {
    key = use.key
    table = use.tableArgument == .computed ? nil : use.tableOrUsual
    software = project.resources.layout.software(around: use.path)
    bundles = project.keys.tables.bundles(near: use)
    isBundleNamed = !use.bundle.isOwn
  }
}

extension KeyUse {
  /// The key as messages show it: on one line, and not longer than that.
  var shownKey: String { keyOfBuild.shortLine }

  /// Where something is interpolated, the build extracts what it is: `%lld` for a whole number; of what the code does not
  /// show, three points say that it is there.
  var keyOfBuild: String {
    guard isInterpolated else { return key }
    var known = specifiers.isEmpty ? (arguments?.kinds ?? []).map(\.specifier)[...] : specifiers[...]
    // `%%` is a sign that was written, and what stands behind it is no specifier.
    let parts = key.split(separator: "%%", omittingEmptySubsequences: false).map { part in
      let pieces = part.split(separator: "%@", omittingEmptySubsequences: false)
      let signs = pieces.dropLast().map { _ in (known.popFirst() ?? nil) ?? "…" }
      return zip(pieces, signs + [""]).map { $0 + $1 }.joined()
    }
    return parts.joined(separator: "%%")
  }
}

extension FormatValues.Kind {
  /// What the build writes for such a value.
  fileprivate var specifier: String? {
    switch self {
    case .object: "%@"
    case .integer: "%lld"
    case .decimal: "%lf"
    case .unknown: nil
    }
  }
}
