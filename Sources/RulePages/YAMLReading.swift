import L10nSyntax

extension YAMLNode {
  /// A list of texts; a single text counts as a list of one.
  package var texts: [String]? {
    if let text { return isNull ? nil : [text] }
    guard let sequence else { return nil }
    let texts = sequence.compactMap { $0.isNull ? nil : $0.text }
    return texts.count == sequence.count ? texts : nil
  }
}
