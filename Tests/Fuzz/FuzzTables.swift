// libFuzzer target for the readers of resource files, their checks and the join of their tables.

import L10nLint
import L10nSyntax

private let linter = Linter(RuleCatalog.all.map { Linter.EnabledRule($0) })
private let base = ReadingState(lexicon: RuleCatalog.lexicon)
private let names = [
  "Localizable.strings", "Localizable.stringsdict", "Localizable.xcstrings", "Main.storyboard", "Info.plist",
  "App.xcodeproj/project.pbxproj",
]

/// The first byte chooses the format. The rest is one file, or two languages parted by a form feed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTables(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let name = names[Int(data[0]) % names.count]
  let texts = UnsafeBufferPointer(start: data + 1, count: count - 1).split(separator: 12, maxSplits: 1)
  var files: [(path: String, text: SourceText)] = []
  for (text, language) in zip(texts, ["en", "pl"]) {
    files.append(("\(language).lproj/\(name)", SourceText(text)))
  }
  let results = files.compactMap { file in
    FileKind(path: file.path).map {
      linter.lint(SourceFile(path: file.path, kind: $0, text: file.text), base)
    }
  }
  for (file, result) in zip(files, results) {
    for suspicion in result.suspicions { check(suspicion.finding, file.text) }
    if let table = result.facts.resource?.table { check(table) }
  }
  let facts = results.map(\.facts)
  let found = linter.lint(ProjectFacts(joining: facts))
  for finding in linter.applySuppressions(of: facts, to: found) {
    guard let file = files.first(where: { $0.path == finding.path }) else {
      preconditionFailure("no such file")
    }
    check(finding, file.text)
  }
  return 0
}

private func check(_ finding: Finding, _ text: SourceText) {
  let range = finding.place.range
  precondition(range.start <= range.end && Int(range.end) <= text.count, "a finding outside the file")
  precondition(!finding.message.contains("\n"), "a message of two lines")
}
