// Text with fonts and colors, which shows the plain one that it is made of.

extension Document {
  /// `NSAttributedString(string: title)`, `[[NSAttributedString alloc] initWithString:title]`: the text that an attributed
  /// string is made of, where making one is the whole of a range.
  func plainText(ofAttributed range: TokenRange) -> TokenRange? {
    guard let call = anyCall(spanning: range), let text = call.arguments.first?.value else { return nil }
    let type = call.isMessage ? call.receiver.lower + 1 : call.name
    guard !call.isMessage || token(call.name, is: "initWithString"),
      token(type, is: "NSAttributedString") || token(type, is: "NSMutableAttributedString")
        || token(type, is: "AttributedString")
    else { return nil }
    return text
  }

  /// Whether what shows a text is only the making of attributed text, which may go anywhere.
  public func isAttributedText(_ shown: DisplayedText) -> Bool {
    guard case .display(let number) = shown.sink else { return false }
    return lexicon.display[number].owner == "NSAttributedString"
  }
}
