import Testing

/// Controllers and views of Objective-C: an import and a declaration make none.
@Suite struct UnseenControllerTests {
  private let files = [
    "App/Pier.xcodeproj/project.pbxproj":
      "{ objects = { T1 = { isa = PBXNativeTarget; productType = \"com.apple.product-type.application\"; }; }; }\n",
    "App/PierController.h":
      "@interface PierController : UIViewController\n- (void)show:(PierController *)other;\n@end\n",
    "App/PierController.m": """
    #import "PierController.h"
    @implementation PierController
    - (void)show {
      self.label.text = count == 1 ? NSLocalizedString(@"one boat", nil) : [NSString stringWithFormat:NSLocalizedString(@"%d boats", nil), count];
    }
    @end

    """,
  ]

  @Test(arguments: [
    ("Sea.m", "#import \"PierController.h\"\n@class PierController;\n", "possible"),
    ("Sea.m", "id pier = [[PierController alloc] init];\n", "likely"),
    ("Sea.m", "id pier = NSClassFromString(@\"PierController\");\n", "likely"),
    ("Sea.m", "#define PIER @\"PierController\"\n", "likely"),
    ("Quay.h", "@interface Quay : PierController\n@end\n", "likely"),
    ("Quay.h", "@interface\tQuay<Boat *> : PierController\n@end\n", "likely"),
    ("Sea.swift", "let pier = PierController()\n", "likely"),
    ("Main.xib", "<document><view customClass=\"PierController\" id=\"a\"/></document>\n", "likely"),
    ("Other.xib", "<document><view customClass=\"Quay\" id=\"a\"/></document>\n", "possible"),
    // A storyboard that is not among the files may make anything.
    (
      "Info.plist", "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>\n",
      "likely"
    ),
    // What an old xib makes is not read.
    (
      "Old.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.02\"></archive>\n",
      "likely"
    ),
  ])
  func whatNothingMakesIsPossible(_ path: String, _ text: String, _ confidence: String) throws {
    #expect(
      try toldOfPlurals(files.merging(["App/" + path: text]) { $1 }) == ["App/PierController.m \(confidence)"]
    )
  }

  /// What only a storyboard makes is seen where something loads it, by its name.
  @Test(arguments: [
    ("Sea.swift", "let tide = 1\n", "possible"),
    ("Sea.swift", "let tide = UIStoryboard(name: \"PierMap\", bundle: nil)\n", "likely"),
    ("Sea.swift", "enum Board: String { case pierMap, quay }\n", "likely"),
    ("Sea.m", "id tide = [UIStoryboard storyboardWithName:@\"PierMap\" bundle:nil];\n", "likely"),
    (
      "Info.plist", "<plist><dict><key>UIMainStoryboardFile</key><string>PierMap</string></dict></plist>\n",
      "likely"
    ),
    ("Quay.xib", "<document><placeholder storyboardName=\"PierMap\" id=\"a\"/></document>\n", "likely"),
    // One that nothing loads loads nothing.
    (
      "Quay.storyboard", "<document><placeholder storyboardName=\"PierMap\" id=\"a\"/></document>\n",
      "possible"
    ),
    ("Pier.xcodeproj/project.pbxproj", "INFOPLIST_KEY_UIMainStoryboardFile = PierMap;", "likely"),
    ("project.yml", "name: Pier\n", "likely"),
    ("Sea.swift", "let sea = UIStoryboard(name: \"\\(Sea.self)\", bundle: nil)\n", "likely"),
    ("Sea.swift", "let sea = UIStoryboard(name: String(describing: self), bundle: nil)\n", "likely"),
    ("Sea.m", "id sea = [UIStoryboard storyboardWithName:[self name] bundle:nil];\n", "likely"),
  ])
  func whatNothingLoadsMakesNothing(_ path: String, _ text: String, _ confidence: String) throws {
    var files = files
    files["App/PierMap.storyboard"] =
      "<document><scene><viewController customClass=\"PierController\" id=\"a\"/></scene></document>\n"
    if path.hasSuffix(".pbxproj") {
      files["App/" + path]?.replace(
        "T1 = {", with: "C1 = { isa = XCBuildConfiguration; buildSettings = { \(text) }; }; T1 = {")
    } else {
      files["App/" + path] = text
    }
    #expect(try toldOfPlurals(files) == ["App/PierController.m \(confidence)"])
  }

  @Test func aCategoryIsThereForAnotherClass() throws {
    var files = files
    files["App/PierController.m"] = files["App/PierController.m"]?.replacing(
      "@implementation PierController\n", with: "@implementation PierController (Boats)\n")
    #expect(try toldOfPlurals(files) == ["App/PierController.m likely"])
  }

  @Test func aLibraryIsForOtherPrograms() throws {
    var files = files
    files["App/Pier.xcodeproj/project.pbxproj"] = "{ objects = {}; }\n"
    #expect(try toldOfPlurals(files) == ["App/PierController.m likely"])
  }

  /// A file that ends in the middle of a line.
  @Test(arguments: ["@implementation", "@interface", "@class", "#import", "@implementation PierController ("])
  func whatIsNotWrittenYetMakesNothing(_ text: String) throws {
    #expect(try toldOfPlurals(files.merging(["App/Sea.m": text]) { $1 }) == ["App/PierController.m possible"])
  }
}
