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

  /// Swift may call it by the first words of its name alone.
  @Test(arguments: [
    ("Sea.m", "", "possible"), ("Sea.m", "[Pier boatsForDay:day];", "likely"),
    ("Sea.m", "[bar show:@selector(boatsForDay:)];", "likely"), ("Sea.m", "[pier boats:day];", "possible"),
    ("Sea.swift", "Pier.boats(for: day)", "likely"), ("Sea.swift", "Pier.boatsForDay(day)", "likely"),
    ("Sea.swift", "Pier.boaters(for: day)", "possible"),
  ])
  func aMethodOfAClassThatNothingAsksForIsPossible(_ file: String, _ use: String, _ confidence: String) throws
  {
    let pier = """
      @implementation Pier
      + (NSString *)boatsForDay:(NSDate *)day {
        return count == 1 ? NSLocalizedString(@"one boat", nil) : [NSString stringWithFormat:NSLocalizedString(@"%d boats", nil), count];
      }
      @end

      """
    let project = """
      { objects = { A1 = { isa = PBXProject; }; B1 = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; }; }; }

      """
    let code = file.hasSuffix("swift") ? "func sail() { \(use) }\n" : "void sail(void) { \(use) }\n"
    let files = [
      "App/Pier.m": pier,
      "App/Pier.h": "@interface Pier : NSObject\n+ (NSString *)boatsForDay:(NSDate *)day;\n@end\n",
      "App/\(file)": code, "App/App.xcodeproj/project.pbxproj": project,
    ]
    #expect(try toldOfPlurals(files) == ["App/Pier.m \(confidence)"])
  }
}
