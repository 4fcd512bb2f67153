import L10nLint
import L10nSyntax

/// A file made of a row.
struct LabeledFile {
  var path: String
  var bytes: [UInt8]

  init(_ path: String, _ text: String) {
    self.path = path
    bytes = Array(text.utf8)
  }

  init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  var sourceFile: SourceFile? {
    FileKind(path: path).map { SourceFile(path: path, kind: $0, text: SourceText(bytes)) }
  }
}

// A row shows a few lines; what stands around them in a project is added here.
extension LabeledCode {
  /// The project that a row is an excerpt of.
  var files: [LabeledFile] {
    switch language {
    case "swift": [swiftFile] + neighbors
    case "objc": [LabeledFile("Sources/Example.m", objectiveC)] + neighbors
    case "c":
      // C is read where it touches Apple's strings.
      [
        LabeledFile(
          "Sources/Example.c", "CFStringRef name = CFSTR(\"a\");\nvoid example(void) {\n\(code)\n}\n")
      ]
    case "layout": code.split(separator: "\n").map { LabeledFile(String($0), Self.content(of: $0)) }
    case "stringsdict": [LabeledFile(contextPath ?? "en.lproj/Localizable.stringsdict", Self.list(code))]
    case "plist": [LabeledFile("App/Info.plist", Self.list(code))] + neighbors
    case "xcstrings": [LabeledFile("Localizable.xcstrings", code)]
    case "nib": namedFiles(usual: "Main.storyboard").map(\.asInterface) + interfaceBase
    default: strings
    }
  }

  // MARK: Code

  private var swiftFile: LabeledFile {
    if context.hasPrefix("file: ") {
      let path = context.dropFirst(6).prefix { $0 != "," }
      return LabeledFile(String(path), "import UIKit\n\(inFunction)\n")
    }
    if context.contains("command-line") || context.contains("executable target") {
      return LabeledFile("Sources/tool/main.swift", "import Foundation\n\(code)\n")
    }
    if context.contains("without UI imports") {
      return LabeledFile("Sources/Parsing/Count.swift", "import Foundation\n\(inFunction)\n")
    }
    return LabeledFile("Sources/Example.swift", "import SwiftUI\nimport UIKit\n\n\(inFunction)\n")
  }

  private var inFunction: String {
    if context.hasPrefix("in: final class") {
      return "\(context.dropFirst(4)) {\n  func show() {\n\(code)\n  }\n}"
    }
    if context.hasPrefix("in: func sections()") {
      return "final class TeamSource {\n  func sections() -> [Team] {\n\(code)\n  }\n}"
    }
    let declarations = ["func ", "struct ", "enum ", "final class ", "private let ", "var wireName"]
    if declarations.contains(where: code.hasPrefix) { return code }
    return "final class Example {\n  func refresh() {\n\(code)\n  }\n}"
  }

  private var objectiveC: String {
    let head = "#import <UIKit/UIKit.h>\n\n@implementation Example\n\n"
    if code.hasPrefix("- (") { return "\(head)\(code)\n\n@end\n" }
    let method = context.contains("diagnosticReport") ? "(NSString *)diagnosticReport" : "(void)refresh"
    return "\(head)- \(method) {\n\(code)\n}\n\n@end\n"
  }

  // MARK: Resources

  private var strings: [LabeledFile] {
    let mark = "(bytes) "
    guard code.hasPrefix(mark) else { return namedFiles(usual: "en.lproj/Localizable.strings") }
    let bytes = code.dropFirst(mark.count).split(separator: " ").compactMap { UInt8($0, radix: 16) }
    return [LabeledFile("en.lproj/Localizable.strings", bytes: bytes)]
  }

  /// A line `// de.lproj/Localizable.strings` begins a file.
  private func namedFiles(usual: String) -> [LabeledFile] {
    var files: [(path: String, lines: [Substring])] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// "), line.contains(".") {
        files.append((String(line.dropFirst(3)), []))
      } else {
        if files.isEmpty { files.append((usual, [])) }
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { LabeledFile($0.path, $0.lines.joined(separator: "\n") + "\n") }
  }

  /// `ru.lproj/Localizable.stringsdict` in the prose of the context.
  private var contextPath: String? {
    context.split(separator: " ").first { $0.contains(".lproj/") }.map(String.init)
  }

  private static func list(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(entries)
    </dict>
    </plist>

    """
  }

  /// Something that can stand in a file of which a row only gives the path.
  private static func content(of path: Substring) -> String {
    path.hasSuffix(".xcstrings")
      ? "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"start.title\" : { } }, \"version\" : \"1.0\" }\n"
      : "/* Title of the first page */\n\"start.title\" = \"Start\";\n"
  }

  // MARK: The rest of the project

  private var interfaceBase: [LabeledFile] {
    ["en", "de"].map { LabeledFile("\($0).lproj/Localizable.strings", "\"start.title\" = \"Start\";\n") }
  }

  private var neighbors: [LabeledFile] {
    if context.hasPrefix("key style of the project") {
      let keys = [
        "start.title", "start.subtitle", "settings.title", "settings.sound", "player.title", "player.stop",
      ]
      let calls = keys.map { "let a = NSLocalizedString(\"\($0)\", comment: \"Somewhere on the screen\")\n" }
      return [LabeledFile("Sources/Keys.swift", calls.joined())]
    }
    if context == "the project has Tour.strings" {
      return [LabeledFile("en.lproj/Tour.strings", "\"tour.next\" = \"Next\";\n")]
    }
    if context.contains("InfoPlist.strings") {
      return ["en", "de"].map {
        LabeledFile("App/\($0).lproj/InfoPlist.strings", "CFBundleDisplayName = \"Harbour\";\n")
      }
    }
    return []
  }
}

extension LabeledFile {
  /// An element of an interface file with what stands around it.
  fileprivate var asInterface: LabeledFile {
    guard path.hasSuffix(".storyboard") else { return self }
    let element = String(decoding: bytes, as: UTF8.self)
    return LabeledFile(
      path,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s1"><objects><viewController id="v1"><view key="view" id="w1"><subviews>
      \(element)
      </subviews></view></viewController></objects></scene></scenes>
      </document>

      """)
  }
}
