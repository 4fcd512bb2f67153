extension Finding {
  private static let encryptedMessage = "encrypted by git-crypt"

  /// A file that is closed in this checkout: nobody can mend it there, and it is not damaged.
  package init(encrypted path: String) {
    self.init(unreadable: path, reason: Self.encryptedMessage, kind: "encrypted")
  }

  fileprivate var isEncrypted: Bool { isUnreadable && message.hasSuffix(Self.encryptedMessage) }
}

extension [Finding] {
  /// Who lacks the key lacks it for all files of a run: they are one finding.
  package func withEncryptedTogether() -> [Finding] {
    let encrypted = filter(\.isEncrypted)
    guard var first = encrypted.first else { return self }
    let others = encrypted.count - 1
    if others > 0 { first.message += ", as \(others) more \(others == 1 ? "file" : "files")" }
    first.message += "; `git-crypt unlock` opens what it closed"
    return compactMap { finding in
      guard finding.isEncrypted else { return finding }
      return finding == encrypted[0] ? first : nil
    }
  }
}
