import L10nSyntax

/// A piece of code on a page: one file, or several that belong together, with what must be found in them.
package struct Example: Sendable {
  package var section: SectionName
  /// Line of the page on which the first fence opens.
  package var line: Int
  package var files: [ExampleFile]
  /// Options of the rule that the `yaml config` blocks before it set.
  package var config: [ConfigEntry]
}

/// An option that a page sets for the examples below it.
package struct ConfigEntry: Sendable {
  package var name: String
  package var value: YAMLNode
}

/// One file of an example, without its marks.
package struct ExampleFile: Sendable {
  /// The name from `file=`, where the fence has one.
  package var name: String?
  package var language: ExampleLanguage
  /// Line of the page on which the first line of the text stands.
  package var line: Int
  package var text: [UInt8]
  package var marks: [Mark]
  /// For each line of the text, how far down it stands: the caret lines between are cut out.
  package var pageLines: [Int]
}

/// What the first word behind a fence says about the text in it.
package enum ExampleLanguage: String, Sendable, CaseIterable {
  case swift, objc, objcpp, c, h, strings, stringsdict, xcstrings, xib, storyboard, plist, pbxproj, xcscheme

  /// The extension of a file with such text.
  package var fileExtension: String {
    switch self {
    case .objc: "m"
    case .objcpp: "mm"
    default: rawValue
    }
  }
}

/// A place of an example where something must be found.
package struct Mark: Sendable, Equatable {
  package var rule: String
  /// The line it stands on, as bytes of the text without marks, without the line break.
  package var lineRange: ByteRange
  /// The exact bytes, where a line of carets pins them.
  package var range: ByteRange?
  /// `note`, `warning`, `error`: what the finding must be, where the mark says so.
  package var severity: String?
  /// `possible`, `likely`, `certain`, where the mark says so.
  package var confidence: String?
  /// It is told elsewhere, and here only where a comment silences that place.
  package var isNext = false
  /// Line of the page.
  package var pageLine: Int
}

/// The sections of a page, in the order in which they must stand.
package enum SectionName: String, Sendable, CaseIterable {
  case flagged = "Flagged"
  case accepted = "Accepted"
  case notDetected = "Not detected"
  case fixed = "Fixed"
}
