import L10nSyntax

// Names of files and folders whose texts only those who make the software see. `docs/files.md` lists them.

extension Spelling {
  /// `Tests`, `AppTests`, `SnapshotTestsHost`, `Mocks`, and programs to try something out.
  var isTestFolder: Bool {
    Self.testFolders.contains { isSpelled($0) } || Self.startsOfTestFolders.contains { hasPrefix($0) }
      || Self.endsOfTestFolders.contains { hasSuffix($0) } || isTrial
  }

  /// `Examples`, `DropInDemo`, `SampleApp.xcodeproj`
  private var isTrial: Bool {
    guard !hasSuffix(".xcodeproj") else {
      return Spelling(rebasing: self[..<(count - ".xcodeproj".utf8.count)]).isTrial
    }
    return Self.trials.contains { isSpelled($0) } || Self.endsOfTrials.contains { hasSuffix($0) }
  }

  /// The name of a file or a folder: `DeveloperOptions`, `DeveloperSettingsScreen`, `DebugMenu`.
  var isScreenForDevelopers: Bool {
    Self.screens.contains { isSpelled($0) } || Self.startsOfScreens.contains { hasPrefix($0) }
  }

  /// Folders of screens for developers, and all components of an interface on one screen. `Developer` and `Gallery` alone
  /// are parts of many apps.
  var holdScreensForDevelopers: Bool {
    Self.foldersOfScreens.contains { holds($0) } || holds("DesignSystem/") && holds("Gallery/")
  }

  private static let testFolders: [StaticString] = [
    "Mock", "MockData", "Mocks", "Preview Content", "PreviewContent", "Spec", "Specs", "Test", "TestData",
    "test", "tests",
  ]
  private static let startsOfTestFolders: [StaticString] = [
    "FixtureBuilder", "TestApp", "TestsFoundation", "UITest",
  ]
  private static let endsOfTestFolders: [StaticString] = [
    "Fixtures", "TestDoubles", "TestHelpers", "TestHost", "TestHostApp", "TestKit", "TestSupport",
    "TestUtilities", "TestUtils", "Tests", "TestsHost", "TestsHostApp", "UnitTest",
  ]
  private static let trials: [StaticString] = [
    "Demos", "Developer Tools", "DeveloperTools", "Examples", "Playground", "Playgrounds", "Sample",
    "Samples",
    "example", "examples", "sample", "samples",
  ]
  private static let endsOfTrials: [StaticString] = [
    "Demo", "DemoApp", "Example", "ExampleApp", "Harness", "SampleApp",
  ]
  private static let screens: [StaticString] = ["Debug", "Temp"]
  private static let startsOfScreens: [StaticString] = [
    "DebugMenu", "Developer Menu", "Developer Options", "Developer Settings", "DeveloperMenu",
    "DeveloperOptions", "DeveloperSettings", "DeveloperTools", "InternalSettings", "QA ",
  ]
  private static let foldersOfScreens: [StaticString] = [
    "ComponentGallery/", "Settings/Developer/", "SettingsViews/Developer/", "Showcase/", "Storybook/",
  ]
}
