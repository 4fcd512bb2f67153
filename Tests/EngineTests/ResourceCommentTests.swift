import L10nSyntax
import Testing

@testable import L10nLint

/// Line and rule of what is found, with a mark for what is silenced.
private func outline(_ text: String, path: String, only ids: [String]) -> [String] {
  let rules = RuleCatalog.all.filter { ids.contains($0.id) }
  let linter = Linter(rules.map { Linter.EnabledRule($0) })
  let kind = FileKind(path: path) ?? .table(.strings)
  let result = linter.lint(
    SourceFile(path: path, kind: kind, text: SourceText(text)), ReadingState(lexicon: RuleCatalog.lexicon))
  let found = result.suspicions.map(\.finding) + linter.lint(ProjectFacts(joining: [result.facts]))
  return linter.applySuppressions(of: [result.facts], to: found).sortedForReport().map {
    "\($0.place.start.line) \($0.rule)\($0.suppression == nil ? "" : " -")"
  }
}

/// A plural of a `.stringsdict` with some forms.
private func entryOfPlural(_ key: String, _ forms: String) -> String {
  """
  <key>\(key)</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(forms)
      <key>other</key><string>%d files</string>
    </dict>
  </dict>
  """
}

/// Comments in files that are no code.
@Suite struct ResourceCommentTests {
  private let rules = ["fragment-value", "unused-suppression", "invalid-suppression"]

  private func catalog(_ comment: String) -> String {
    """
    { "sourceLanguage" : "en", "strings" : {
      "Sent by " : {
        "comment" : "\(comment)",
        "localizations" : { } },
      "Written by " : { }
    }, "version" : "1.0" }
    """
  }

  @Test(arguments: [
    "l10nlint:disable:this fragment-value -- a label", "Label. l10nlint:disable fragment-value",
    "Above a name.\\nl10nlint:disable:next fragment-value -- \\\"why\\\"", "// l10nlint:disable:this all",
  ]) func aCommentOfACatalogCoversItsEntry(_ comment: String) {
    let found = outline(catalog(comment), path: "Localizable.xcstrings", only: rules)
    #expect(found == ["2 fragment-value -", "5 fragment-value"], "\(comment)")
  }

  @Test func aCommentOfACatalogMayCoverAllOfIt() {
    let found = outline(
      catalog("l10nlint:disable:file fragment-value"), path: "Localizable.xcstrings", only: rules)
    #expect(found == ["2 fragment-value -", "5 fragment-value -"])
  }

  @Test func anEntryWithoutFindingsNeedsNoComment() {
    let text = catalog("l10nlint:disable:this fragment-value").replacing("Sent by ", with: "Sent by %@")
    let found = outline(text, path: "Localizable.xcstrings", only: rules)
    #expect(found == ["3 unused-suppression", "5 fragment-value"])
  }

  @Test(arguments: [
    ("<!-- l10nlint:disable:next empty-plural-form -- why -->", " -"),
    ("<!-- l10nlint:disable:next empty-plural-form — why -->", " -"),
    ("<!--l10nlint:disable:file all-->", " -"), ("<!-- l10nlint:disable empty-plural-form -->", " -"),
    ("<!-- `l10nlint:disable:next empty-plural-form` -->", ""), ("<!-- l10nlint:disable:this all -->", ""),
  ]) func commentsOfPropertyListsAreRead(_ comment: String, _ mark: String) {
    let text = """
      <plist version="1.0"><dict>
      \(comment)
      \(entryOfPlural("files", "<key>one</key><string></string>"))
      </dict></plist>
      """
    let found = outline(text, path: "en.lproj/Localizable.stringsdict", only: ["empty-plural-form"])
    #expect(found == ["10 empty-plural-form\(mark)"], "\(comment)")
  }

  @Test(arguments: [
    ("<key>few</key><string></string><!-- l10nlint:disable:this all -->", "", " -"),
    ("<key>few</key>\n<string></string>", "<!-- l10nlint:disable:previous all -->", " -"),
    ("<!-- l10nlint:disable:next all -->\n<key>few</key>\n<string></string>", "", " -"),
    (
      "<!-- l10nlint:disable:next all -->\n<key>one</key><string>%d file</string>\n<key>few</key><string></string>",
      "", ""
    ),
    (
      "<key>few</key><string></string>\n<key>many</key><string>%d files</string>",
      "<!-- l10nlint:disable:previous all -->", ""
    ),
  ]) func aCommentWithinAnEntryCoversTheFormBesideIt(_ forms: String, _ below: String, _ mark: String) {
    let text = """
      <plist version="1.0"><dict>
      \(entryOfPlural("files", forms + "\n" + below))
      </dict></plist>
      """
    let found = outline(text, path: "pl.lproj/Localizable.stringsdict", only: ["empty-plural-form"])
    #expect(found.map { $0.drop { $0 != " " } } == [" empty-plural-form\(mark)"], "\(forms)")
  }

  @Test(arguments: [("files", " -"), ("folders", "")]) func aCommentBelowAnEntryCoversAllOfIt(
    _ key: String, _ mark: String
  ) {
    let entry = { (name: String) in
      entryOfPlural(name, "<key>few</key><string>\(key == name ? "" : "%d files")</string>")
    }
    let text = """
      <plist version="1.0"><dict>
      \(entry("folders"))
      \(entry("files"))
      <!-- l10nlint:disable:previous empty-plural-form -->
      </dict></plist>
      """
    let found = outline(text, path: "pl.lproj/Localizable.stringsdict", only: ["empty-plural-form"])
    #expect(found.map { $0.drop { $0 != " " } } == [" empty-plural-form\(mark)"])
  }

  @Test func aMisspelledRuleInAnInterfaceFileIsToldThere() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
          <label text="Sign in" id="a1b-c2-d3c">
            <attributedString key="userComments"><fragment content="l10nlint:disable hardcoded"/></attributedString>
          </label>
        </objects>
      </document>
      """
    #expect(outline(text, path: "A.xib", only: rules) == ["4 invalid-suppression"])
  }
}
