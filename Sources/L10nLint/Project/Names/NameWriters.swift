import L10nSyntax

/// Which files of a project write some names, out of the `NameFacts` of all. Interface files write the names of their classes,
/// and property lists those that they give the system.
struct NameWriters {
  private var writers: [NameHash: [Int]] = [:]
  /// By name, the files in which it stands elsewhere than in patterns, comparisons and declarations.
  private var makers: [NameHash: [Int]] = [:]
  /// Types that a function hands out or that have another name, so that their members need no name of theirs beside them:
  /// `strings().title`.
  private var handedOut: Set<NameHash> = []
  /// Which files mention a member beside its type, and which extend a type.
  private var mentioners: [Mention: Set<Int>] = [:]
  private var extenders: [NameHash: Set<Int>] = [:]
  private var swiftFiles: Set<Int> = []

  /// `files` keep their numbers. What is `called` is asked for with all that may have to stand beside it.
  /// What only developers get asks for nothing, and what stands in scenes that nobody comes to makes nothing.
  init(
    _ files: [FileFacts], of names: Set<NameHash>, calling called: some Sequence<CalledName>,
    besides lost: LostScenes
  ) {
    var (wanted, members): (Set<NameHash>, Set<Mention>) = (names, [])
    for name in called {
      wanted.insert(name.hash)
      wanted.formUnion(name.shortNames)
      if let owner = name.owner { wanted.insert(owner) }
      if let mention = name.mention { members.insert(mention) }
    }
    self.init(files, of: wanted, members: members, besides: lost) { $0.isReleased }
  }

  /// `members` are those of types, as files mention them.
  init(
    _ files: [FileFacts], of wanted: Set<NameHash>, members: Set<Mention> = [],
    besides lost: LostScenes = LostScenes(), where counts: (WrittenName) -> Bool = { _ in true }
  ) {
    guard !wanted.isEmpty else { return }
    // Most names are none of these; a few bits say so faster than a set.
    var filter = [Bool](repeating: false, count: 1 << 16)
    for name in wanted { filter[Self.place(name)] = true }
    for (number, file) in files.enumerated() {
      if file.path.hasSuffix(".swift") { swiftFiles.insert(number) }
      for function in file.code.declarations.accessorFunctions {
        handedOut.insert(NameHash(function.type))
      }
      handedOut.formUnion(file.code.names.aliased)
      for type in file.code.names.extended where wanted.contains(type) {
        extenders[type, default: []].insert(number)
      }
      if !members.isEmpty {
        for mention in file.code.mentions where members.contains(mention) {
          mentioners[mention, default: []].insert(number)
        }
      }
      for written in file.code.names.written where filter[Self.place(written.name)] {
        guard wanted.contains(written.name), counts(written) else { continue }
        writers[written.name, default: []].append(number)
        if written.isMade { makers[written.name, default: []].append(number) }
      }
      let namesOfResource = file.resource?.names(besides: lost.places[number] ?? []) ?? []
      for name in namesOfResource + file.code.names.superclasses where wanted.contains(name) {
        writers[name, default: []].append(number)
        makers[name, default: []].append(number)
      }
    }
  }

  private static func place(_ name: NameHash) -> Int { Int(truncatingIfNeeded: name.bits >> 3) & 0xFFFF }

  /// The numbers of the files that write a name.
  func files(writing name: NameHash) -> [Int] { writers[name] ?? [] }

  /// Those of them that do more than to declare it.
  func files(making name: NameHash) -> [Int] { makers[name] ?? [] }

  /// Whether somebody names what a file declares. What `unseen` files name runs no more than they do.
  func names(_ name: CalledName, declaredIn file: Int, besides unseen: Set<Int>) -> Bool {
    switch name.kind {
    case .enumCase: return makers[name.hash] != nil
    case .caseOfFile: return false
    case .member: break
    }
    if name.shortNames.contains(where: { files(writing: $0).contains(where: swiftFiles.contains) }) {
      return true
    }
    let others = files(writing: name.hash).lazy.filter { $0 != file && !unseen.contains($0) }
    guard let owner = name.owner, !handedOut.contains(owner) else { return !others.isEmpty }
    let beside = name.mention.map { mentioners[$0] ?? [] } ?? Set(files(writing: owner))
    // Who extends a type needs no name of it beside the member.
    let owners = extenders[owner, default: []].union(beside)
    return others.contains(where: owners.contains)
  }
}

extension ResourceFile {
  /// What the file says shall be made or asked for.
  fileprivate func names(besides lost: [ByteRange]) -> [NameHash] {
    switch content {
    case .interface(let interface):
      interface.classNames(besides: lost) + interface.namesInBindings
        + interface.storyboards.map { NameHash(interface.string($0)) }
    case .project(let project): project.firstInterfaces.map { NameHash($0) }
    case .information(let list):
      list.nodes.lazy.filter { $0.kind == .string }.compactMap { node in
        list.string(node.text).withSpelling { $0.className.map { NameHash($0) } }
      }
    case .table, .specification, .package, .scheme: []
    }
  }
}

extension InterfaceFile {
  /// Its owner makes the file, and is not made by it.
  fileprivate func classNames(besides lost: [ByteRange]) -> [NameHash] {
    let owner = owner.map { string($0) }
    let seen = classes.filter { name in
      let next = lost.partitionPoint { $0.start <= name.range.start }
      return next == 0 || name.range.start >= lost[next - 1].end
    }
    return seen.map { string($0) }.filter { $0 != owner }.map { NameHash($0) }
  }

  /// A binding asks an object for each part of its path.
  fileprivate var namesInBindings: [NameHash] {
    keyPaths.flatMap { path in
      source.string(path).split(separator: ".").map { NameHash(String($0)) }
    }
  }
}
