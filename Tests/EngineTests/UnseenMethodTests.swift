import Testing

/// Methods of Objective-C run where somebody names them; that their header declares them names nobody.
@Suite struct UnseenMethodTests {
  @Test(arguments: [
    ("", "possible"), ("[pier boats];", "likely"), ("return pier.boats;", "likely"),
    ("[bar show:@selector(boats)];", "likely"),
  ])
  func aMethodThatNothingAsksForIsPossible(_ use: String, _ confidence: String) throws {
    let pier = """
      @implementation Pier
      - (NSString *)boats {
        return count == 1 ? NSLocalizedString(@"one boat", nil) : [NSString stringWithFormat:NSLocalizedString(@"%d boats", nil), count];
      }
      @end

      """
    let project = """
      { objects = { A1 = { isa = PBXProject; }; B1 = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; }; }; }

      """
    let files = [
      "App/Pier.m": pier, "App/Pier.h": "@interface Pier : NSObject\n- (NSString *)boats;\n@end\n",
      "App/Sea.m": "void sail(Pier *pier, Bar *bar) { \(use) }\n",
      "App/App.xcodeproj/project.pbxproj": project,
    ]
    #expect(try toldOfPlurals(files) == ["App/Pier.m \(confidence)"])
  }
}
