import Testing

/// What only developers build names nothing for anybody else.
@Suite struct UnreleasedNamesTests {
  private let screen = plural("struct PierView: View { var body: Void", "} }")

  @Test(arguments: [
    ("#if DEBUG\nlet root = PierView()\n#endif\n", "possible"),
    ("#if DEBUG && os(iOS)\nlet root = PierView()\n#else\nlet root = 1\n#endif\n", "possible"),
    ("#if targetEnvironment(simulator)\nlet root = PierView()\n#endif\n", "possible"),
    ("#if !DEBUG\nlet root = 1\n#else\nlet root = PierView()\n#endif\n", "possible"),
    ("#if os(iOS)\n#if DEBUG\nlet root = PierView()\n#endif\n#endif\n", "possible"),
    ("#if false\nlet root = PierView()\n#endif\n", "possible"),
    ("#Preview(\"Pier\") { PierView() }\n", "possible"),
    ("struct A_Previews: PreviewProvider {\n static var previews: some View { PierView() } }\n", "possible"),
    ("struct A: Pier, PreviewProvider {\n static var previews: some View { PierView() } }\n", "possible"),
    ("struct A<P: PreviewProvider>: View {\n var body: some View { PierView() } }\n", "likely"),
    ("extension A where P: PreviewProvider {\n var body: some View { PierView() } }\n", "likely"),
    ("extension A: Pier where P: PreviewProvider {\n var body: some View { PierView() } }\n", "likely"),
    ("#if DEBUG\nlet root = 1\n#else\nlet root = PierView()\n#endif\n", "likely"),
    ("#if DEBUG\nlet root = 1\n#elseif os(iOS)\nlet root = PierView()\n#endif\n", "likely"),
    ("#if !DEBUG\nlet root = PierView()\n#endif\n", "likely"),
    ("#if DEBUG || os(iOS)\nlet root = PierView()\n#endif\n", "likely"),
    ("#if DEBUG\nlet root = PierView()\n#endif\nlet quay = PierView()\n", "likely"),
    ("let quay = PierView()\n#if DEBUG\nlet root = PierView()\n#endif\n", "likely"),
    ("#Preview { Quay() }\nlet root = PierView()\n", "likely"),
  ])
  func whatOnlyDevelopersOpenIsPossible(_ other: String, _ confidence: String) throws {
    #expect(
      try toldOfPlurals(["PierView.swift": screen, "Sea.swift": other]) == ["PierView.swift \(confidence)"])
  }

  @Test(arguments: [
    "DEBUG", "(DEBUG)", "DEBUG == 1", "DEBUG != 0", "HARBOR_DEBUG", "DEBUGGING", "!(!DEBUG)", "0", "!true",
    "DEBUG && FOO", "FOO && DEBUG", "DEBUG || targetEnvironment(simulator)", "DEBUG && (FOO || BAR)",
    "!(!DEBUG || !targetEnvironment(simulator))", "DEBUG || 0", "targetEnvironment(simulator) && os(iOS)",
    "!(os(iOS) || !DEBUG)",
  ])
  func aConditionMayLeaveCodeOutOfReleases(_ condition: String) throws {
    let other = "#if \(condition)\nlet root = PierView()\n#endif\n"
    #expect(
      try toldOfPlurals(["PierView.swift": screen, "Sea.swift": other]) == ["PierView.swift possible"])
    let otherwise =
      "#if !(\(condition))\n#elseif os(iOS)\nlet root = PierView()\n#else\nlet a = PierView()\n#endif\n"
    #expect(
      try toldOfPlurals(["PierView.swift": screen, "Sea.swift": otherwise]) == ["PierView.swift possible"])
  }

  @Test(arguments: [
    "!(os(iOS) && DEBUG)", "!(targetEnvironment(simulator) || DEBUG)",
    "!(DEBUG || targetEnvironment(simulator))",
    "TESTING == false", "DEBUG == 0", "(DEBUG == 0)", "DEBUG != 1", "0 == DEBUG", "DEBUG == false", "1",
    "PRINTING_SUPPORTED", "TRACE_ROUTE", "LOG_IN", "DUMP_TRUCKS", "DEV_TEAM_EDITION", "BETA", "TESTFLIGHT",
    "QA",
    "INTERNAL", "NO_DEBUG", "DEBUG_DISABLED", "NDEBUG", "os(macOS) || !DEBUG", "!DEBUG && !BETA", "DEBUG < 1",
    "canImport(Tracing) && !DEBUG", "os(iOS) && !targetEnvironment(simulator)", "DEBUG || FOO",
    "FOO || DEBUG",
    "swift(>=6)", "DEBUG + 1",
  ])
  func anyOtherConditionLeavesCodeIn(_ condition: String) throws {
    let other = "#if \(condition)\nlet root = PierView()\n#endif\n"
    #expect(try toldOfPlurals(["PierView.swift": screen, "Sea.swift": other]) == ["PierView.swift likely"])
  }

  @Test(arguments: [
    ("#if DEBUG\nfunc quay() { moor(2) }\n#endif\n", "possible"),
    ("func quay() { moor(2) }\n#if DEBUG\nlet depth = 1\n#endif\n", "likely"),
    ("#if DEBUG\nlet depth = 1\n#else\nlet quay = moor(2)\n#endif\n", "likely"),
  ])
  func theFileItselfMayCallForDevelopersOnly(_ other: String, _ confidence: String) throws {
    let sea = "let tide = quay()\n"
    for head in ["func moor(_ count: Int)", "private func moor(_ count: Int)"] {
      #expect(
        try toldOfPlurals(["Pier.swift": plural(head) + other, "Sea.swift": sea]) == [
          "Pier.swift \(confidence)"
        ])
    }
  }

  @Test func aFlagThatOnlyDevelopersSetIsNeverSet() throws {
    let view = { (button: String) in
      """
      import SwiftUI
      struct PierView: View {
        @State private var isOpen = false
        var body: some View {
          Tide().sheet(isPresented: $isOpen) {
            Text(count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats"))
          }
          \(button)
        }
      }

      """
    }
    let sea = "let sea = PierView()\n"
    let released = view("Button(tide) { isOpen = true }")
    let debug = view("#if DEBUG\n    Button(tide) { isOpen = true }\n    #endif")
    #expect(try toldOfPlurals(["PierView.swift": debug, "Sea.swift": sea]) == ["PierView.swift possible"])
    #expect(try toldOfPlurals(["PierView.swift": released, "Sea.swift": sea]) == ["PierView.swift likely"])
  }

  @Test(arguments: [
    ("#ifdef DEBUG\nid pier = [[PierController alloc] init];\n#endif\n", "possible"),
    ("#ifndef DEBUG\nid pier = [[PierController alloc] init];\n#endif\n", "likely"),
    ("#if DEBUG != 1\nid pier = [[PierController alloc] init];\n#endif\n", "likely"),
    ("#if defined(DEBUG)\nid pier = [[PierController alloc] init];\n#endif\n", "possible"),
    ("#if defined DEBUG && TIDE\nid pier = [[PierController alloc] init];\n#endif\n", "possible"),
    ("#if !defined(DEBUG)\nid pier = [[PierController alloc] init];\n#endif\n", "likely"),
    ("#if defined(DEBUG) && DEBUG == 0\nid pier = [[PierController alloc] init];\n#endif\n", "likely"),
    ("#if DEBUG \\\n || TIDE\nid pier = [[PierController alloc] init];\n#endif\n", "likely"),
    ("#if TARGET_OS_SIMULATOR\nid pier = [[PierController alloc] init];\n#endif\n", "possible"),
    ("#if TARGET_IPHONE_SIMULATOR == 0\nid pier = [[PierController alloc] init];\n#endif\n", "likely"),
    ("#ifdef TARGET_OS_SIMULATOR\nid pier = [[PierController alloc] init];\n#endif\n", "likely"),
    ("#if DEBUG\nint a;\n#else\nid pier = [[PierController alloc] init];\n#endif\n", "likely"),
  ])
  func controllersOfObjectiveCAreMadeInWhatIsReleased(_ other: String, _ confidence: String) throws {
    let files = [
      "App/Pier.xcodeproj/project.pbxproj":
        "{ objects = { T1 = { isa = PBXNativeTarget; productType = \"com.apple.product-type.application\"; }; }; }\n",
      "App/PierController.m": """
      @implementation PierController
      - (void)show {
        self.label.text = count == 1 ? NSLocalizedString(@"one boat", nil) : [NSString stringWithFormat:NSLocalizedString(@"%d boats", nil), count];
      }
      @end

      """, "App/Sea.m": other,
    ]
    #expect(try toldOfPlurals(files) == ["App/PierController.m \(confidence)"])
  }
}
