// libFuzzer target for the shape finder and all checks: lexing, shapes, facts, the join and a second look.

import L10nLint
import L10nSyntax

private let linter = Linter(RuleCatalog.all.map { Linter.EnabledRule($0) })
private let base = ReadingState(lexicon: RuleCatalog.lexicon)

/// The first byte chooses the language, the rest is the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLinter(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let isSwift = data[0] & 1 == 0
  let text = SourceText(UnsafeBufferPointer(start: data + 1, count: count - 1))
  let file = SourceFile(
    path: isSwift ? "A.swift" : "A.m", kind: .source(isSwift ? .swift : .cFamily), text: text)
  let first = linter.lint(file, base)
  check(first, text)
  precondition(first.suspicions == linter.lint(file, base).suspicions, "two looks differ")
  let joined = base.joining([first.facts.code.declarations])
  let second = linter.lint(file, joined)
  check(second, text)
  let found = second.suspicions.map(\.finding) + linter.lint(ProjectFacts(joining: [second.facts]))
  for finding in linter.applySuppressions(of: [second.facts], to: found) { check(finding, text) }
  return 0
}

private func check(_ result: Linter.FileResult, _ text: SourceText) {
  for suspicion in result.suspicions { check(suspicion.finding, text) }
  for use in result.facts.code.keyUses {
    precondition(Int(use.place.range.end) <= text.count, "a key outside the file")
  }
}

private func check(_ finding: Finding, _ text: SourceText) {
  let place = finding.place
  precondition(
    place.range.start <= place.range.end && Int(place.range.end) <= text.count, "a finding outside the file")
  precondition(place.start.line >= 1 && place.start.column >= 1, "a place before the file")
  precondition(!finding.message.contains("\n"), "a message of two lines")
}
