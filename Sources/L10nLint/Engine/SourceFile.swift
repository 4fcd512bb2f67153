import L10nSyntax

/// A file to lint: its path, what kind it is, and its text.
package struct SourceFile: Sendable {
  /// Below the root of the project, wherever the command is run: what stands above tells nothing of the file.
  package let path: String
  package let kind: FileKind
  package let text: SourceText

  package init(path: String, kind: FileKind, text: SourceText) {
    self.path = path
    self.kind = kind
    self.text = text
  }
}

extension SourceFile {
  /// What the path and the head of the file say of all of it.
  var context: Context {
    path.withSpelling { path in
      var context: Context = []
      let name = Spelling(rebasing: path[path.fileName])
      let stem = Spelling(rebasing: name[..<(name.firstIndex(of: UInt8(ascii: ".")) ?? name.count)])
      let folders = Spelling(rebasing: path[..<path.fileName.lowerBound])
      if stem.isTestName || folders.contains(partBetween: UInt8(ascii: "/"), where: \.isTestFolder) {
        context.insert(.test)
      }
      // `DebugMenu.swift`, `SettingsDebugViewController.m`: as a type of that name would be.
      if stem.holds("Debug") || stem.isScreenForDevelopers || folders.holdScreensForDevelopers
        || name.holds(".Storybook.")
        || isTemplate(stem, in: folders)
        || folders.contains(partBetween: UInt8(ascii: "/"), where: \.isScreenForDevelopers)
      {
        context.insert(.debug)
      }
      if name.hasSuffix(".pb.swift") || name.hasSuffix(".generated.swift") || text.isGenerated {
        context.insert(.generated)
      }
      return context
    }
  }

  /// What is copied to begin something new: `Templates/Screen/TemplateScreen.swift`. Apps have templates for people too.
  private func isTemplate(_ stem: Spelling, in folders: Spelling) -> Bool {
    folders.holds("Tools/Templates/")
      || stem.hasPrefix("Template")
        && folders.contains(partBetween: UInt8(ascii: "/")) {
          $0.isSpelled("Template") || $0.isSpelled("Templates")
        }
  }
}

extension Spelling {
  /// What stands behind the last slash of a path.
  fileprivate var fileName: Range<Int> { (lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)..<count }

  /// `Tests`, `AppTests`, `SnapshotTestsHost`, `Mocks`, and programs to try something out.
  fileprivate var isTestFolder: Bool {
    if hasSuffix("Tests") || holds("TestsHost") || holds("TestHost") || hasSuffix("TestKit")
      || isSpelled("TestsFoundation") || hasPrefix("UITest") || hasSuffix("UnitTest")
      || hasSuffix("TestDoubles")
      || hasSuffix("Fixtures") || hasPrefix("FixtureBuilder") || isTrial
    {
      return true
    }
    return Self.testFolders.contains { isSpelled($0) }
  }

  private static let testFolders: [StaticString] = [
    "Mock", "MockData", "Mocks", "Preview Content", "PreviewContent", "Spec", "Specs", "Test", "TestData",
    "TestHelpers", "TestSupport", "TestUtilities", "TestUtils", "test", "tests",
  ]

  /// `Examples`, `DropInDemo`, `SampleApp.xcodeproj`
  private var isTrial: Bool {
    guard !hasSuffix(".xcodeproj") else {
      return Spelling(rebasing: self[..<(count - ".xcodeproj".utf8.count)]).isTrial
    }
    return Self.endsOfTrials.contains { hasSuffix($0) } || Self.trials.contains { isSpelled($0) }
      || hasPrefix("TestApp")
  }

  private static let endsOfTrials: [StaticString] = [
    "Example", "Demo", "ExampleApp", "DemoApp", "Harness", "SampleApp",
  ]
  private static let trials: [StaticString] = [
    "Developer Tools", "DeveloperTools", "Demos", "Examples", "Sample", "Samples", "example", "examples",
    "sample", "samples", "Playground", "Playgrounds",
  ]

  /// `DeveloperOptions`, `DeveloperSettingsScreen`, `DebugMenu`: screens for those who make the app.
  fileprivate var isScreenForDevelopers: Bool {
    hasPrefix("DeveloperOptions") || hasPrefix("DeveloperSettings") || hasPrefix("DeveloperMenu")
      || hasPrefix("DeveloperTools")
      || isSpelled("Debug") || hasPrefix("DebugMenu") || isSpelled("Temp")
      || hasPrefix("QA ")
  }

  /// Folders of screens for developers, and all components of an interface on one screen. `Gallery` and `Inspector` alone
  /// are parts of many apps.
  fileprivate var holdScreensForDevelopers: Bool {
    holds("Settings/Developer/") || holds("SettingsViews/Developer/") || holds("ComponentGallery/")
      || holds("Storybook/") || holds("Showcase/") || holds("Gallery/Sources/")
      || holds("Inspector/Sources/") || holds("DesignSystem/") && holds("Gallery/")
  }

  /// `LoginUITests`, `MockStore`
  fileprivate var isTestName: Bool {
    hasSuffix("Tests") || hasSuffix("Test") || hasSuffix("Spec") || hasSuffix("TestCase") || hasSuffix("Mock")
      || hasSuffix("Mocks") || hasPrefix("Mock")
  }
}

extension SourceText {
  /// Whether a generator left its mark in the comments at the head of the file. An order to another linter to skip
  /// the file is no such mark: people also write it into code that they have copied.
  fileprivate var isGenerated: Bool {
    withBytes { bytes, count in
      let head = Spelling(start: bytes, count: min(count, 1024))
      return Spelling(rebasing: head[..<head.endOfComments]).holdsGeneratorMark
    }
  }
}

extension Spelling {
  /// Where the comments end that stand before all code.
  var endOfComments: Int {
    var position = 0
    while position < count {
      if self[position] <= 0x20 || self[position] >= 0x80 {
        position += 1
      } else if holds("//", at: position) {
        position = self[position...].firstIndex(of: 10) ?? count
      } else if holds("/*", at: position) {
        position += 2
        while position < count, !holds("*/", at: position) { position += 1 }
        position += 2
      } else {
        return position
      }
    }
    return count
  }

  /// The first letter rules most places out.
  fileprivate var holdsGeneratorMark: Bool {
    for position in indices {
      switch self[position] {
      case UInt8(ascii: "G"):
        let isMark =
          holds("Generated using", at: position) || holds("Generated by", at: position)
          || holds("Generated file", at: position) || holds("Generated File", at: position)
        if isMark { return true }
      case UInt8(ascii: "g"):
        if holds("generated by", at: position) { return true }
      case UInt8(ascii: "A"), UInt8(ascii: "a"):
        let isMark =
          holds("auto-generated", at: position) || holds("autogenerated", at: position)
          || holds("automatically generated", at: position) || holds("Auto-generated", at: position)
          || holds("AUTO-GENERATED", at: position)
        if isMark { return true }
      case UInt8(ascii: "D"):
        if holds("DO NOT EDIT", at: position) || holds("DO NOT MODIFY", at: position) { return true }
      default: continue
      }
    }
    return false
  }
}
