// libFuzzer target for the readers of resource files alone: many times as many inputs as with checks and joins.

import L10nLint
import L10nSyntax

/// One for each kind of file that is read in a way of its own.
private let paths = [
  "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings",
  "Base.lproj/Main.storyboard", "Info.plist", "App.xcodeproj/project.pbxproj", "project.yml",
  "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme",
]
private let linter = Linter([])
private let base = ReadingState(lexicon: RuleCatalog.lexicon)

/// The first byte chooses the format, the rest is the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReaders(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let path = paths[Int(data[0]) % paths.count]
  guard let kind = FileKind(path: path) else { preconditionFailure("\(path) is of no kind") }
  let text = SourceText(UnsafeBufferPointer(start: data + 1, count: count - 1))
  let result = linter.lint(SourceFile(path: path, kind: kind, text: text), base)
  guard let resource = result.facts.resource else {
    // A project in the middle of a merge says nothing.
    precondition(path.hasSuffix(".pbxproj"), "\(path) was not read")
    return 0
  }
  if let table = resource.table { check(table) }
  return 0
}
