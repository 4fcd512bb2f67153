import L10nLint
import L10nSyntax
import Testing

@Suite struct DevelopmentRegionTests {
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
        A2 = { developmentRegion = "de"; };
      }; }
      """)
    let project = XcodeProject(source)
    #expect(project.developmentRegions == ["en", "de"])
    #expect(project.knownRegions == ["en", "Base", "pt-BR"])
    #expect(project.placeOfRegions?.start.line == 7)
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
