import L10nSyntax

extension Check {
  /// Keys that are written otherwise than most keys of their table.
  static let keyStyle = Check(
    .project { pass in
      guard pass.project.keys.styles.usual != .text else { return }
      var styles: [Group: [KeySpelling: [KeyUse]]] = [:]
      for use in pass.project.keys.uses {
        guard let style = KeySpelling(of: use) else { continue }
        styles[Group(use, pass.project), default: [:]][style, default: []].append(use)
      }
      let majorities = styles.compactMapValues { uses in
        let total = uses.values.reduce(0) { $0 + $1.count }
        return uses.first { total > 5 && $0.value.count * 5 >= total * 4 }
      }
      for use in pass.project.keys.uses where pass.isReported(use) {
        guard let style = KeySpelling(of: use), let usual = majorities[Group(use, pass.project)],
          style != usual.key
        else { continue }
        let example = usual.value[0].shownKey
        pass.report(
          use, "`\(use.shownKey)` does not follow the style of the other keys here, such as `\(example)`")
      }
    })

  /// The keys of one table of one piece of software.
  private struct Group: Hashable {
    var software: String
    var table: String

    init(_ use: KeyUse, _ project: ProjectFacts) {
      software = project.resources.layout.software(around: use.path)
      table = use.table ?? ""
    }
  }

  /// How the words of a key are joined.
  private enum KeySpelling: Hashable {
    case dotted, hyphened, underscored, capitals, humps

    /// `nil` for text, and for a single word, which fits most styles.
    init?(of use: KeyUse) {
      guard use.looks == .name, use.keys == .symbolic, !use.isInterpolated else { return nil }
      let key = use.key.utf8
      // Addresses and names of products are no keys.
      guard key.allSatisfy({ $0 > 0x20 && $0 < 0x80 && !"/:$+".utf8.contains($0) }) else { return nil }
      if key.contains(UInt8(ascii: ".")) {
        self = .dotted
      } else if key.contains(UInt8(ascii: "-")) {
        self = .hyphened
      } else if key.contains(UInt8(ascii: "_")) {
        self = key.contains { $0.isSmallLetter } ? .underscored : .capitals
      } else if key.dropFirst().contains(where: { $0.isCapital }) {
        self = key.contains { $0.isSmallLetter } ? .humps : .capitals
      } else {
        return nil
      }
    }
  }
}
