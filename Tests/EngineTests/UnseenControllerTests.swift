import Testing

/// Controllers and views of Objective-C: an import and a declaration make none.
@Suite struct UnseenControllerTests {
  private let files = [
    "PierController.h":
      "@interface PierController : UIViewController\n- (void)show:(PierController *)other;\n@end\n",
    "PierController.m": """
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
    ("Quay.h", "@interface Quay : PierController\n@end\n", "likely"),
    ("Sea.swift", "let pier = PierController()\n", "likely"),
    ("Main.xib", "<document><view customClass=\"PierController\" id=\"a\"/></document>\n", "likely"),
    ("Other.xib", "<document><view customClass=\"Quay\" id=\"a\"/></document>\n", "possible"),
    // What an old xib makes is not read.
    (
      "Old.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.02\"></archive>\n",
      "likely"
    ),
  ])
  func whatNothingMakesIsPossible(_ path: String, _ text: String, _ confidence: String) throws {
    #expect(try toldOfPlurals(files.merging([path: text]) { $1 }) == ["PierController.m \(confidence)"])
  }

  @Test func aCategoryIsThereForAnotherClass() throws {
    var files = files
    files["PierController.m"] = files["PierController.m"]?.replacing(
      "@implementation PierController\n", with: "@implementation PierController (Boats)\n")
    #expect(try toldOfPlurals(files) == ["PierController.m likely"])
  }
}
