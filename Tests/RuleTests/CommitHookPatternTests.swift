import Foundation
import L10nLint
import Testing

/// pre-commit runs the hook where a file of the commit has a name that l10nlint reads.
@Suite struct CommitHookPatternTests {
  @Test(arguments: [
    "A.swift", "A.m", "A.M", "A.mm", "A.h", "A.H", "A.hh", "A.hpp", "A.hxx", "A.pch", "A.c", "A.C", "A.cc",
    "A.cpp",
    "A.cxx", "de.lproj/A.strings", "A.stringsdict", "A.xcstrings", "A.storyboard", "A.xib", "Info.plist",
    "App/Notes-Info.plist", "Info-Mac.plist", "Settings.bundle/Pane.plist", "Root.plist",
    "A.xcodeproj/project.pbxproj", "A.xcscheme", "project.yml", "App/target.yml", "App/targets.yml",
  ]) func whatIsReadIsAskedAbout(_ path: String) throws {
    #expect(FileKind(path: path) != nil)
    for pattern in try patterns { #expect(path.firstMatch(of: pattern) != nil) }
  }

  @Test(arguments: [
    "A.txt", "A.inl", "A.h++", "Package.resolved", "Informal.plist", "Other.plist", "my-target.yml",
    "project.yaml",
  ]) func whatIsNotReadIsNot(_ path: String) throws {
    #expect(FileKind(path: path) == nil)
    for pattern in try patterns { #expect(path.firstMatch(of: pattern) == nil) }
  }

  private var patterns: [Regex<AnyRegexOutput>] {
    get throws {
      let text = try Repository.text(".pre-commit-hooks.yaml")
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("  files: ") }
      #expect(lines.count == 2)
      return try lines.map { try Regex(String($0.dropFirst(10).dropLast())) }
    }
  }
}
