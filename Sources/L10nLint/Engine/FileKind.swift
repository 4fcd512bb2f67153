import L10nSyntax

/// What a file is to the rules, by its name.
package enum FileKind: Sendable, Hashable {
  case source(SourceLanguage)
  case table(Table.Format)
  /// Storyboards and xibs.
  case interface
  /// `Info.plist` of an app, a framework or an extension, as `Info-Mac.plist` is too, and the lists of a
  /// `Settings.bundle`.
  case information
  /// `project.pbxproj`, or the `project.yml` it is made of, with the `target.yml` that this includes: which languages there are.
  case project
  /// How Xcode starts a program.
  case scheme

  /// `nil` for a file that is not linted.
  package init?(path: String) {
    guard let kind = path.withSpelling(FileKind.init(path:)) else { return nil }
    self = kind
  }

  /// Takes the bytes of a path or of a file's name, so that a folder can be listed without making a `String` of each
  /// entry.
  package init?(path: Spelling) {
    guard let dot = path.suffix(Self.longestEnding).lastIndex(of: UInt8(ascii: ".")), !path.isOfAttributes
    else {
      return nil
    }
    let ending = Spelling(rebasing: path[(dot + 1)...])
    // What a compiler has made of a header.
    guard !path.hasSuffix(".pch.pch"), !path.hasSuffix(".h.pch") else { return nil }
    if let language = SourceLanguage(ending: ending) {
      self = .source(language)
    } else if let resource = Self.resource(ending, path) {
      self = resource
    } else {
      return nil
    }
  }

  /// The endings of files that are linted, as programs want to hear them that watch files.
  package static let endings = [
    "swift", "m", "mm", "h", "hh", "hpp", "pch", "c", "cc", "cpp", "cxx", "hxx", "strings", "stringsdict",
    "xcstrings", "storyboard", "xib", "plist", "pbxproj", "xcscheme",
  ]

  /// With its dot: `.stringsdict`.
  private static let longestEnding = 12

  private static func resource(_ ending: Spelling, _ path: Spelling) -> FileKind? {
    switch ending.count {
    case 3:
      if ending.isSpelled("xib") {
        .interface
      } else {
        path.isNameOfSpecification ? .project : nil
      }
    case 5:
      ending.isSpelled("plist")
        && (path.isNameOfInformation || path.hasSuffix("Root.plist") || path.holds("Settings.bundle/"))
        ? .information : nil
    case 7:
      if ending.isSpelled("strings") {
        .table(.strings)
      } else {
        ending.isSpelled("pbxproj") ? .project : nil
      }
    case 8: ending.isSpelled("xcscheme") ? .scheme : nil
    case 9: ending.isSpelled("xcstrings") ? .table(.catalog) : nil
    case 10: ending.isSpelled("storyboard") ? .interface : nil
    case 11: ending.isSpelled("stringsdict") ? .table(.stringsdict) : nil
    default: nil
    }
  }

  package var language: SourceLanguage? {
    if case .source(let language) = self { language } else { nil }
  }

  /// Whether it holds texts that code and other files rely on.
  package var holdsTexts: Bool {
    switch self {
    case .table, .interface, .information: true
    case .source, .project, .scheme: false
    }
  }
}

extension SourceLanguage {
  fileprivate init?(ending: Spelling) {
    if ending.isSpelled("swift") {
      self = .swift
    } else if ending.isCFamilyEnding {
      self = .cFamily
    } else {
      return nil
    }
  }
}

extension Spelling {
  /// Whether the word `Info` ends, or is a part of, the name of the file: `Notes-Info.plist`, `Info-Mac.plist`.
  fileprivate var isNameOfInformation: Bool {
    guard count > 9 else { return false }
    // The keys of a service, as its makers hand them out.
    guard !holds("GoogleService-Info") else { return false }
    var start = count - 10
    while start >= 0, self[start] != UInt8(ascii: "/") {
      if holds("Info", at: start), !self[start + 4].isSmallLetter { return true }
      start -= 1
    }
    return false
  }

  /// XcodeGen includes files of any name. Most projects call those with one target or more so.
  fileprivate var isNameOfSpecification: Bool {
    let start = lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = Spelling(rebasing: self[start...])
    return name.isSpelled("project.yml") || name.isSpelled("target.yml") || name.isSpelled("targets.yml")
  }

  fileprivate var isCFamilyEnding: Bool {
    switch count {
    case 1:
      [UInt8(ascii: "m"), UInt8(ascii: "c"), UInt8(ascii: "h")].contains(self[0] | 0x20)
    case 2: isSpelled("mm") || isSpelled("cc") || isSpelled("hh")
    // A prefix header is the place of macros for a whole target.
    case 3: isSpelled("cpp") || isSpelled("cxx") || isSpelled("hpp") || isSpelled("hxx") || isSpelled("pch")
    default: false
    }
  }
}

extension Spelling {
  /// `de.lproj/._Names.strings`: what macOS keeps of a file's attributes where a disk has no room for them.
  fileprivate var isOfAttributes: Bool {
    let name = lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return holds("._", at: name)
  }
}
