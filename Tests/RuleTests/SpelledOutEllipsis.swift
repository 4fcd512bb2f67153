import L10nLint
import L10nSyntax

extension Check {
  /// Three full stops at the end of a shown text, where one character is meant.
  static let spelledOutEllipsis = Check(
    .stringLiterals { literal, document, pass in
      let (text, content) = (document.tokens(of: literal), literal.contentRange)
      guard document.source.withSpelling(content, { $0.hasSuffix("...") }),
        document.displayedTexts(showing: text).contains(where: \.isSure)
      else { return }
      pass.report(
        text, "Three full stops are read out one by one: an ellipsis is one character",
        fix: .suggested("Write `…`", .replace(ByteRange(content.end - 3, content.end), "…")))
    })
}
