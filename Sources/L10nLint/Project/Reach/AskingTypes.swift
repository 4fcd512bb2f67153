import L10nSyntax

/// Which types have a protocol or a class behind them that others wrote: it may ask for members whose names nobody writes.
/// What the project declares itself writes the names it asks for.
struct AskingTypes {
  private let declared: Set<UInt32>
  private let parents: [UInt32: [NameFacts.TypeParent]]

  init(_ files: [FileFacts]) {
    declared = Set(files.lazy.flatMap(\.code.names.declaredTypes))
    parents = Dictionary(grouping: files.lazy.flatMap(\.code.names.parents), by: \.type)
  }

  func mayAsk(for name: CalledName) -> Bool {
    guard name.askedType != 0 else { return false }
    var seen: Set<UInt32> = [name.askedType]
    var waiting = [name.askedType]
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
