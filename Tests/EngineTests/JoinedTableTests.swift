import L10nSyntax
import Testing

@testable import L10nLint

@Suite struct JoinedTableTests {
  private func facts(_ path: String, _ text: String) throws -> FileFacts {
    let kind = try #require(FileKind(path: path))
    return Linter([]).lint(
      SourceFile(path: path, kind: kind, text: SourceText(text)), ReadingState(lexicon: RuleCatalog.lexicon)
    ).facts
  }

  /// A catalog may have 65,535 languages, and folders beside it others.
  @Test func aTableHasMoreLanguagesThanItsCatalog() throws {
    let languages = (0..<65_534).map { "\"x\($0)\":{}" }.joined(separator: ",")
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\(languages)}}}}"
    var files = [try facts("L.xcstrings", catalog)]
    for folder in ["de", "es", "fr", "it"] {
      files.append(try facts("\(folder).lproj/L.strings", "\"k\" = \"a\";\n"))
    }
    let table = try #require(ProjectFacts(joining: files).resources.tables.first)
    #expect(table.languages.count == 65_539)
    #expect(table.cells(of: table.rows[0]).last.map { table.languages[Int($0.language)].spelling } == "it")
  }
}
