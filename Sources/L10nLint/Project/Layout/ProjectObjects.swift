import L10nSyntax

/// The objects of a `project.pbxproj` in the order of the file, whatever the order of their fields.
struct ProjectObjects {
  private(set) var all: [ProjectObject] = []
  private var indices: [ProjectObject.Number: Int] = [:]
  private var indicesOfKinds: [ProjectObject.Kind: [Int]] = [:]
  /// By file or group, the group that it stands in.
  private(set) var groups: [ProjectObject.Number: ProjectObject.Number] = [:]
  /// What targets build. What a merge has left in no phase is not built.
  private(set) var built: Set<ProjectObject.Number> = []

  /// `note` is told the words that belong to no field.
  init(_ source: SourceText, besides note: (PlacedText) -> Void) {
    var (words, reading) = (ProjectWords(source), Reading())
    var last: PlacedText?
    while let word = words.next() {
      switch word {
      case .mark(UInt8(ascii: "{")): reading.open(last)
      case .mark(UInt8(ascii: "}")): if reading.levels.count > 1 { add(reading.close(source)) }
      case .mark: continue
      case .text(let key):
        last = key
        guard let field = source.withSpelling(key.range, ProjectField.init) else {
          note(key)
          continue
        }
        for value in words.values() {
          reading.add(ProjectObject.Field(name: field, key: key, value: value), source)
        }
      }
    }
    while !reading.levels.isEmpty { add(reading.close(source)) }
    connect()
  }

  func all(_ kind: ProjectObject.Kind) -> some Sequence<ProjectObject> {
    (indicesOfKinds[kind] ?? []).lazy.map { [all] in all[$0] }
  }

  subscript(_ number: ProjectObject.Number) -> ProjectObject? { indices[number].map { all[$0] } }

  /// A merge may leave an object twice.
  private mutating func add(_ object: ProjectObject?) {
    guard let object else { return }
    if let index = indices[object.number] {
      all[index].fields += object.fields
    } else {
      indices[object.number] = all.count
      indicesOfKinds[object.kind, default: []].append(all.count)
      all.append(object)
    }
  }

  private mutating func connect() {
    for object in all where object.isGroup {
      for child in object.numbers(.children) { groups[child] = object.number }
    }
    let phased = Set(all.lazy.flatMap { $0.numbers(.files) })
    for object in all where phased.isEmpty || phased.contains(object.number) {
      if let file = object.number(.fileRef) { built.insert(file) }
    }
  }
}

extension ProjectObjects {
  /// What all objects say in a field.
  func texts(_ field: ProjectField) -> [String] { all.flatMap { $0.texts(field) } }
}

/// The dictionaries that are open at some place of a project. Those without an `isa` are parts of the object around them.
private struct Reading {
  struct Level {
    var name: PlacedText?
    /// How many fields are of those around it.
    var start = 0
    var kind: ProjectObject.Kind?
  }

  private(set) var levels = [Level()]
  private var fields: [ProjectObject.Field] = []

  mutating func open(_ name: PlacedText?) { levels.append(Level(name: name, start: fields.count)) }

  mutating func add(_ field: ProjectObject.Field, _ source: SourceText) {
    fields.append(field)
    if field.name == .isa {
      levels[levels.count - 1].kind = source.withSpelling(field.value.range, ProjectObject.Kind.init)
    }
  }

  /// Its object, and at last one of what stands in no other.
  mutating func close(_ source: SourceText) -> ProjectObject? {
    let level = levels.removeLast()
    guard let kind = level.kind ?? (levels.isEmpty ? .other : nil) else { return nil }
    defer { fields.removeSubrange(level.start...) }
    return ProjectObject(
      number: level.name.map(source.number) ?? 0, kind: kind, fields: Array(fields[level.start...]),
      source: source)
  }
}
