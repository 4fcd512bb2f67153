import L10nSyntax

/// The files of a project that are no code, and what they are together: tables in all their languages, interfaces with
/// what translates them.
package struct ProjectResources: Sendable {
  /// In the order of their paths.
  package private(set) var files: [ResourceFile] = []
  /// Where in `files` a path of the layout stands, by its number.
  private var numbers: [Int: Int] = [:]
  /// Which of them belong together.
  package private(set) var layout = ProjectLayout([])
  /// Each table of each bundle, in the order of their folders and names.
  package private(set) var tables: [JoinedTable] = []
  /// Tables that no Xcode project builds, in the order of their paths: they are read, and not compared.
  package private(set) var unlistedTables: [ResourceFile] = []
  /// Each storyboard and xib of the base language, with what translates it.
  package private(set) var interfaces: [JoinedInterface] = []
  /// Why the programs of the project ask for something: the keys of all that their lists say of it.
  private(set) var purposes: Set<String> = []

  init() {}

  init(_ join: ResourceJoin, base: LanguageTag?, _ spread: any Spread) {
    files = join.resources
    numbers = join.numbers
    layout = join.layout
    unlistedTables = join.unlistedTables
    tables = TableJoin(join.paths, files, layout, base: base).tables(spread).withoutCopies()
    interfaces = InterfaceJoin(join.paths, files, layout, tables).interfaces()
    purposes = namesOfPurposes
  }

  /// The file of a resource of the layout, if it was read.
  func file(of resource: ProjectLayout.Resource) -> ResourceFile? { numbers[resource.path].map { files[$0] } }

  /// The interface file whose texts a table has.
  func interface(of table: JoinedTable) -> JoinedInterface? { interfaces.first { $0.table === table } }

  /// The folder of the software that a table belongs to.
  func software(of table: JoinedTable) -> String {
    table.files.first.map { layout.software(around: $0.path) } ?? ""
  }

  /// The `Info.plist` files that products are built with, and not those of tests and of libraries of others.
  var informationFiles: [(file: ResourceFile, list: PropertyList)] {
    files.compactMap { file in
      guard let list = file.information, list.hasPlaces, let root = list.root,
        file.path.folderOfSettings == nil
      else { return nil }
      guard list.nodes[root].kind == .dictionary, file.maker == .own else { return nil }
      return (file, list)
    }
  }

  private var namesOfPurposes: Set<String> {
    var found: Set<String> = []
    for (_, list) in informationFiles {
      for child in list.children(of: 0) {
        if let key = list.nodes[child].key.map(list.string), key.hasSuffix("UsageDescription") {
          found.insert(key)
        }
      }
    }
    for file in files {
      found.formUnion((file.project?.purposes ?? file.specification?.purposes ?? []).map(\.name))
    }
    return found
  }
}
