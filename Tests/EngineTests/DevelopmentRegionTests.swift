import L10nLint
import L10nSyntax
import Testing

@Suite struct DevelopmentRegionTests {
  private func strings(_ texts: [PlacedText], _ source: SourceText) -> [String] {
    texts.map { source.string($0.range) }
  }

  @Test func projectsNameTheirLanguages() {
    let source = SourceText(
      """
      // !$*UTF8*$!
      { objects = {
        A1 /* Project */ = {
          isa = PBXProject; /* developmentRegion = xx; */
          developmentRegion = en;
          knownRegions = (
            en,
            Base,
            "pt-BR", // knownRegions
          );
          name = "a \\" developmentRegion = yy;";
        };
        B1 = { buildSettings = {
          LOCALIZED_STRING_MACRO_NAMES = (NSLocalizedString, "$(inherited)", MyString);
          SWIFT_EMIT_LOC_STRINGS = YES;
        }; };
        B2 = { buildSettings = { LOCALIZED_STRING_MACRO_NAMES = "One  Two"; SWIFT_EMIT_LOC_STRINGS = NO; }; };
        A2 = { developmentRegion = "de"; };
      }; }
      """)
    let project = XcodeProject(source)
    #expect(strings(project.developmentRegions, source) == ["en", "de"])
    #expect(strings(project.knownRegions, source) == ["en", "Base", "pt-BR"])
    #expect(strings(project.macroNames, source) == ["NSLocalizedString", "MyString", "One", "Two"])
    #expect(strings(project.emitsStrings, source) == ["YES", "NO"])
  }

  @Test(arguments: [
    "", "developmentRegion", "developmentRegion =", "developmentRegion = \"", "knownRegions = (", "/*",
    "\"\\", "knownRegions = ({",
  ])
  func brokenProjectsAreReadToTheirEnd(_ text: String) {
    #expect(XcodeProject(SourceText(text)).knownRegions.isEmpty)
  }

  @Test(
    arguments: [
      ("let package = Package(name: \"A\", defaultLocalization: \"en\", targets: [])", "en"),
      ("Package(defaultLocalization:\n  \"pt-BR\")", "pt-BR"),
      ("// defaultLocalization: \"xx\"\nPackage(name: \"defaultLocalization: \\\"yy\\\"\")", nil),
      ("Package(defaultLocalization: language)", nil), ("Package(defaultLocalization: \"\\(a)\")", nil),
      ("Package(defaultLocalization:", nil), ("Package(defaultLocalization: \"", nil), ("", nil),
    ] as [(String, String?)])
  func packagesNameTheirLanguage(_ text: String, _ language: String?) {
    let source = SourceText(text)
    #expect(SwiftPackage(source).defaultLocalization.map { source.string($0.range) } == language)
  }
}
