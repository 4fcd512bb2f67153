import L10nSyntax

/// Who made a file, and for whom. It is theirs to mend.
enum Maker: Sendable {
  /// The people of the project, for those who use what it builds.
  case own
  /// The same people, for themselves: tests, examples, screens for developers.
  case tests
  /// Those whose library the project carries along, its tests included.
  case others
  /// A build or an export of something: it is made anew from other files.
  case build

  /// `readers` are those of a file in the folder, as its name and its head say.
  init(ofFolder folder: String, for readers: Context = []) {
    let names = folder.split(separator: "/")
    if names.contains(where: FolderNames.isOfLibraries) {
      self = .others
    } else if names.contains(where: FolderNames.isProduct)
      || zip(names, names.dropFirst()).contains(where: FolderNames.isCompiledBundle)
    {
      self = .build
    } else {
      self = readers.isDisjoint(with: [.test, .debug]) ? .own : .tests
    }
  }

  /// Whether the code that reads it is elsewhere, and so are those who mend it.
  var isOutside: Bool { self == .others || self == .build }
}

extension ResourceFile {
  var maker: Maker { Maker(ofFolder: path.folder, for: context) }
}

extension JoinedTable {
  /// An app is made of one of its files.
  var maker: Maker { files.contains { $0.maker == .own } ? .own : files.first?.maker ?? .own }
}
