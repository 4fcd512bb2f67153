import L10nSyntax

/// What the panes of each `Settings.bundle` say: the first one, `Root.plist`, and those that it leads to. The system
/// looks their texts up in the tables beside them.
struct SettingsPanes: Sendable {
  /// Hashes of the texts, by the folder around the bundle and the table.
  private var texts: [Substring: [String: Set<UInt64>]] = [:]

  init() {}

  init(_ files: [ResourceFile]) {
    for (folder, panes) in Self.panes(of: files) {
      for name in folder.isOfSystem ? Self.reached(in: panes) : Set(panes.keys) {
        guard let pane = panes[name] else { continue }
        texts[folder, default: [:]][pane.table ?? name, default: []].formUnion(pane.texts)
      }
    }
  }

  /// By the folder around the bundle and the name.
  private static func panes(of files: [ResourceFile]) -> [Substring: [String: Pane]] {
    var panes: [Substring: [String: Pane]] = [:]
    for file in files {
      guard let list = file.information, let folder = file.path.folderOfSettings else { continue }
      panes[folder, default: [:]][file.path.nameOfPane, default: Pane()].add(list)
    }
    return panes
  }

  /// The lists that the system shows, in the order of the files.
  static func shown(of files: [ResourceFile]) -> [ShownPane] {
    let panes = panes(of: files).filter { $0.key.isOfSystem }
    guard !panes.isEmpty else { return [] }
    let reached = panes.mapValues(reached)
    return files.compactMap { file in
      let name = file.path.nameOfPane
      guard let list = file.information, list.hasPlaces, let folder = file.path.folderOfSettings,
        name == file.path.fileName.withoutEnding, reached[folder]?.contains(name) == true
      else { return nil }
      return ShownPane(
        file: file, list: list, folder: folder, name: name, table: panes[folder]?[name]?.table ?? name)
    }
  }

  /// The names of the panes that somebody can open.
  private static func reached(in panes: [String: Pane]) -> Set<String> {
    var reached: Set = ["Root"]
    var waiting = ["Root"]
    while let name = waiting.popLast() {
      for child in panes[name]?.children ?? [] where reached.insert(child).inserted { waiting.append(child) }
    }
    return reached
  }

  /// Hashes of the texts that the panes look up in a table; `nil` where there are no panes.
  func texts(of joined: JoinedTable) -> Set<UInt64>? {
    guard !texts.isEmpty, let folder = joined.files.first?.path.folderOfSettings else { return nil }
    return texts[folder].map { $0[joined.name] ?? [] }
  }
}

/// A list of the settings of an app that the system shows.
struct ShownPane {
  let file: ResourceFile
  let list: PropertyList
  /// Around its bundle.
  let folder: Substring
  let name: String
  /// The table that has its texts.
  let table: String

  /// What the bundle is a part of.
  func software(in layout: ProjectLayout) -> String { layout.software(around: folder + "Settings.bundle") }

  /// What the law says, and who is thanked.
  var isOfOthers: Bool {
    name.isNameOfLicenses
      || name.words.contains { ["acknowledgments", "credits", "legal", "license"].contains($0) }
  }

  func isLookedUp(in joined: JoinedTable) -> Bool {
    joined.name == table && joined.files.first?.path.folderOfSettings == folder
  }
}

extension Substring {
  /// `InAppSettings.bundle` is shown by the app, which opens whichever pane it likes.
  fileprivate var isOfSystem: Bool { isEmpty || hasSuffix("/") }
}

extension String {
  /// `Root~ipad.plist` is the same pane on another device.
  fileprivate var nameOfPane: String { String(fileName.prefix { $0 != "~" && $0 != "." }) }
}

/// A list of the settings of an app.
private struct Pane {
  var texts: Set<UInt64> = []
  /// The names of the lists that open from it.
  var children: Set<String> = []
  /// The one that it names; else it is the one with the name of the list.
  var table: String?

  mutating func add(_ list: PropertyList) {
    for node in list.nodes where node.kind == .string {
      let text = list.string(node.text)
      texts.insert(text.quickHash)
      guard let key = node.key.map({ list.string($0) }) else { continue }
      if key == "File" { children.insert(text) }
      if key == "StringsTable" { table = text }
    }
  }
}
