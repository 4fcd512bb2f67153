import L10nSyntax

// Which release of a program an expression names.

extension Document {
  /// A caption and the number of a version or a build stand in this order everywhere.
  func labelsVersion(_ phrase: Phrase, _ range: TokenRange) -> Bool {
    guard phrase.parts.count == 2, case .localized = phrase.parts[0], phrase.parts[1] == .value else {
      return false
    }
    return namesVersion(in: range)
  }

  /// `"Harbour for iOS \(appVersion) (\(build))"`, `info["CFBundleVersion"]`, also by way of a variable.
  func namesVersion(in range: TokenRange) -> Bool {
    range.indices.contains { token in
      guard kind(token) == .identifier else { return isKeyOfVersion(token) }
      return text(of: token).words.contains { $0 == "version" || $0 == "build" }
        || localValues(of: token).contains { $0.indices.contains(where: isKeyOfVersion) }
    }
  }

  private func isKeyOfVersion(_ token: Int) -> Bool {
    guard let literal = literal(at: token), Int(literal.firstToken) == token else { return false }
    return source.withSpelling(literal.contentRange) {
      $0.isSpelled("CFBundleShortVersionString") || $0.isSpelled("CFBundleVersion")
    }
  }
}
