import L10nSyntax

extension ProjectLayout {
  /// What the path of a resource file says of it.
  package struct Resource: Sendable {
    /// Number of the path in the list.
    package let path: Int
    package let kind: Kind
    /// `Localizable`; for interface files the name that their tables have.
    package let table: String
    package let language: Language
    /// The folder that holds the `.lproj` folders, or the file where there is none around it.
    package let place: String
    package internal(set) var bundle = 0
  }

  package enum Kind: String, Sendable {
    case strings, stringsdict, catalog = "xcstrings", storyboard, xib

    package var isInterface: Bool { self == .storyboard || self == .xib }
  }

  /// What a file is named for by the folder around it.
  package enum Language: Sendable, Hashable {
    /// In no `.lproj` folder: the same for all, or a catalog, which has all in it.
    case none
    /// `Base.lproj`: interface files in the development language.
    case base
    /// `mul.lproj`: the catalog of an interface file.
    case multiple
    case tag(LanguageTag, spelling: String)
    /// An `.lproj` folder whose name is no language.
    case unknown(String)

    package var tag: LanguageTag? {
      if case .tag(let tag, _) = self { tag } else { nil }
    }
  }
}

extension ProjectLayout.Resource {
  /// `nil` for paths of other files.
  init?(_ path: String, number: Int) {
    // Most paths of a run are code.
    switch FileKind(path: path) {
    case .table, .interface: break
    case .source, .information, .project, .scheme, nil: return nil
    }
    var folders = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let file = folders.popLast(), let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return nil
    }
    guard let kind = ProjectLayout.Kind(rawValue: String(file[file.utf8.index(after: dot)...])) else {
      return nil
    }
    self.path = number
    self.kind = kind
    table = String(file[..<dot])
    if let folder = folders.last, folder.hasSuffix(".lproj") {
      language = ProjectLayout.Language(String(folder.dropLast(6)))
      folders.removeLast()
    } else {
      language = .none
    }
    place = folders.joined(separator: "/")
  }

  /// Texts of the `Info.plist`: `InfoPlist.strings`, `App-InfoPlist.xcstrings`.
  package var isInfoPlist: Bool { !kind.isInterface && TableName(table) == .information }

  /// Phrases for Siri, which nothing in the code looks up.
  package var isAppShortcuts: Bool { !kind.isInterface && TableName(table) == .shortcuts }
}

extension ProjectLayout.Language {
  fileprivate init(_ spelling: String) {
    switch spelling {
    case "Base": self = .base
    case "mul": self = .multiple
    default:
      guard let tag = LanguageTag(spelling) else {
        self = .unknown(spelling)
        return
      }
      self = .tag(tag, spelling: spelling)
    }
  }
}
