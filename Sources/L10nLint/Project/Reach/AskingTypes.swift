import L10nSyntax

/// Which types have a protocol or a class behind them that others wrote: it may ask for members whose names nobody writes.
/// What the project declares itself writes the names it asks for.
struct AskingTypes {
  private let declared: Set<NameHash>
  private let parents: [NameHash: [NameFacts.TypeParent]]

  init(_ files: [FileFacts]) {
    declared = Set(files.lazy.flatMap(\.code.names.declaredTypes))
    parents = Dictionary(grouping: files.lazy.flatMap(\.code.names.parents), by: \.type)
  }

  func mayAsk(for name: CalledName) -> Bool { name.askedType.map(isAsked) ?? false }

  /// Whether somebody else may lead to a type or to its members.
  func isAsked(_ asked: NameHash) -> Bool {
    var seen: Set<NameHash> = [asked]
    var waiting = [asked]
    while let type = waiting.popLast() {
      for parent in parents[type] ?? [] where seen.insert(parent.parent).inserted {
        if declared.contains(parent.parent) {
          waiting.append(parent.parent)
        } else if !parent.isViewClass {
          return true
        }
      }
    }
    return false
  }
}
