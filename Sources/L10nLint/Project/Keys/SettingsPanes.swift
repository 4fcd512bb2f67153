import L10nSyntax

/// What the panes of each `Settings.bundle` say: the first one, `Root.plist`, and those that it leads to. The system
/// looks their texts up in the tables beside them.
struct SettingsPanes: Sendable {
  /// Hashes of the texts, by the folder around the bundle and the table.
  private var texts: [Substring: [String: Set<UInt64>]] = [:]

  init() {}

  init(_ files: [ResourceFile]) {
    var panes: [Substring: [String: Pane]] = [:]
    for file in files {
      guard let list = file.information, let folder = file.path.folderOfSettings else { continue }
      // `Root~ipad.plist` is the same pane on another device.
      let name = String(file.path.fileName.prefix { $0 != "~" && $0 != "." })
      panes[folder, default: [:]][name, default: Pane()].add(list)
    }
    for (folder, panes) in panes {
      // `InAppSettings.bundle` is shown by the app, which opens whichever pane it likes.
      let isOfSystem = folder.isEmpty || folder.hasSuffix("/")
      for name in isOfSystem ? Self.reached(in: panes) : Set(panes.keys) {
        guard let pane = panes[name] else { continue }
        texts[folder, default: [:]][pane.table ?? name, default: []].formUnion(pane.texts)
      }
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
