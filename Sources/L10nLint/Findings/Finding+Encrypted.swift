extension Finding {
  /// A file that is closed in this checkout: nobody can mend it there, and it is not damaged.
  package init(encrypted path: String) {
    self.init(
      unreadable: path, reason: "encrypted by git-crypt; `git-crypt unlock` opens it", kind: Self.encrypted)
  }

  private static let encrypted = "encrypted"

  fileprivate var isEncrypted: Bool { isUnreadable && kind == Self.encrypted }
}

extension [Finding] {
  /// Who lacks the key lacks it for all files of a run: those of one severity are one finding.
  package func withEncryptedTogether() -> [Finding] {
    let groups = filter(\.isEncrypted).grouped(by: \.severity)
    guard groups.contains(where: { $0.count > 1 }) else { return self }
    return compactMap { finding in
      guard finding.isEncrypted, let group = groups.first(where: { $0[0].severity == finding.severity })
      else {
        return finding
      }
      guard finding.path == group[0].path else { return nil }
      let others = group.dropFirst()
      guard !others.isEmpty else { return finding }
      var first = finding
      first.message += ", and \(others.count) more \(others.count == 1 ? "file" : "files")"
      first.related = others.relatedPlaces {
        RelatedPlace(path: $0.path, place: $0.place, message: "also encrypted")
      }
      return first
    }
  }
}
