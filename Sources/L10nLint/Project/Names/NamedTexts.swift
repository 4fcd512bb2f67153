import L10nSyntax

/// Texts that names of the code stand for: constants that are keys, accessors, and members of what functions return.
struct NamedTexts: Sendable {
  private var constants = ConstantKeys()
  /// Those that a build writes, so that their file is in no repository.
  private(set) var generated = GeneratedAccessors()
  /// Where the keys of accessors stand, by their type and name.
  private var accessors: [MemberHash: Accessor] = [:]
  /// By function, the types it returns, whose members are texts.
  private var types: [String: Set<String>] = [:]

  /// The first file that declares an accessor has its key; the uses stay there, because there are many.
  private struct Accessor {
    let file: FileFacts
    let key: ByteRange
  }

  init() {}

  init(_ constants: ConstantKeys, _ files: [FileFacts], _ tables: [JoinedTable]) {
    self.constants = constants
    generated = GeneratedAccessors(files, tables)
    guard !tables.isEmpty else { return }
    for file in files {
      for function in file.code.declarations.accessorFunctions {
        types[function.name, default: []].insert(function.type)
      }
      for (member, key) in file.code.accessorKeys where accessors[member] == nil {
        accessors[member] = Accessor(file: file, key: key)
      }
    }
  }

  /// The uses that look a text up which a file names.
  func uses(of text: TextReference, in file: FileFacts) -> [KeyUse] {
    switch text {
    case .key(let range): file.code.keyUses(within: range) + constants.uses(in: file, within: range)
    case .accessor(let member): uses(ofAccessor: member, in: file)
    case .returned(let function, let member):
      types[function, default: []].flatMap { type in
        uses(ofAccessor: MemberHash(type: type.utf8, member: member.utf8), in: file)
      }
    }
  }

  /// Many files have a private type of one name for their texts.
  func uses(ofAccessor member: MemberHash, in file: FileFacts) -> [KeyUse] {
    if let key = file.code.accessorKeys[member] { return file.code.keyUses(within: key) }
    if let written = accessors[member] { return written.file.code.keyUses(within: written.key) }
    guard let text = generated.texts[member] else { return [] }
    return [
      KeyUse(
        key: text.key, path: file.path, place: .startOfFile,
        tableArgument: .written(text.table, .startOfFile), keys: .symbolic, looks: .name, origin: .wrapper,
        context: [])
    ]
  }
}

extension CodeFacts {
  /// Those whose keys stand within a range of the file.
  func keyUses(within range: ByteRange) -> [KeyUse] { Array(keyUses.within(range, \.place)) }
}

extension Array {
  /// Those whose keys stand within a range, of uses in the order of the code.
  func within(_ range: ByteRange, _ place: (Element) -> Place) -> ArraySlice<Element> {
    self[partitionPoint { place($0).range.start < range.start }...]
      .prefix { place($0).range.end <= range.end }
  }
}
