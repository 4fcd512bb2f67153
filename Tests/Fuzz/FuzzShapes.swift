// libFuzzer target for the shape finder alone: many more executions a second than with all checks behind it.

import L10nLint
import L10nSyntax

private let lexicon = RuleCatalog.lexicon

/// The first byte chooses the language, the rest is the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzShapes(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let text = SourceText(UnsafeBufferPointer(start: data + 1, count: count - 1))
  let document = Document(text, data[0] & 1 == 0 ? .swift : .cFamily, lexicon, fileContext: [])
  for call in document.localizedCalls { check(call.range, document) }
  for call in document.casingCalls { check(call.range, document) }
  for call in document.formatCalls { check(call.format, document) }
  for join in document.joins { check(join.range, document) }
  for choice in document.choices { check(choice.range, document) }
  for text in document.displayedTexts { check(text.value, document) }
  for part in document.visible {
    check(part.range, document)
    precondition(document.displayedTexts.indices.contains(part.text), "a part of no displayed text")
  }
  return 0
}

/// A shape stands within its file.
private func check(_ range: TokenRange, _ document: Document) {
  precondition(range.lower >= 0 && range.lower <= range.upper, "a range turned around")
  precondition(range.upper <= document.tokens.count, "a shape behind the file")
}
