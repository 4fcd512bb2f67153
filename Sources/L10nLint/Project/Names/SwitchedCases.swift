import L10nSyntax

/// The names in the patterns of a `switch`, by which the enums are found that it may be over.
struct SwitchedCases: Sendable, Hashable {
  fileprivate let names: Set<NameHash>
  /// They are all cases of the enum.
  fileprivate let isComplete: Bool

  /// `nil` where they may be those of an enum of the system.
  init?(_ switched: SwitchedNames, in document: Document) {
    let names = Set(switched.tokens.map(document.nameHash))
    guard names.count > 1 || switched.isComplete, !names.isSubset(of: Self.ofSystem) else { return nil }
    (self.names, isComplete) = (names, switched.isComplete)
  }

  /// Cases that enums of the system have, and that projects give their own.
  private static let ofSystem = Set(
    [
      "success", "failure", "some", "none", "empty", "next", "error", "completed", "finished", "active",
      "inactive", "background", "authorized", "denied", "notDetermined", "restricted", "limited",
      "provisional",
      "light", "dark", "unspecified", "compact", "regular", "portrait", "landscape", "landscapeLeft",
      "landscapeRight", "portraitUpsideDown", "unknown", "changed", "began", "ended", "cancelled", "possible",
      "left", "right", "top", "bottom", "insert", "delete", "update", "move", "initial",
    ].map { NameHash($0) })
}

extension NameFacts {
  struct DeclaredCases: Sendable {
    let names: [NameHash]
    let isMadeByName: Bool
    let isPublic: Bool
  }
}

/// The enums of a project, as a `switch` over a value of some type tells which it may be.
struct ProjectEnums {
  /// All cases of an enum, and whether the names of the project are all that makes them.
  private typealias Known = (names: Set<NameHash>, isMadeByName: Bool)

  /// By the cases that are asked for.
  private var enums: [NameHash: [Known]] = [:]

  /// Those that a `switch` may be over. Of a public one outside of programs, others may make the cases.
  init(_ files: [FileFacts], _ programs: ProgramFolders, switched: some Sequence<SwitchedCases>) {
    let asked = Set(switched.lazy.compactMap(\.names.first))
    guard !asked.isEmpty else { return }
    for file in files {
      for found in file.code.names.enums {
        let names = found.names.filter(asked.contains)
        guard !names.isEmpty else { continue }
        let isMadeByName = found.isMadeByName && (!found.isPublic || programs.hold(file.path))
        let known: Known = (Set(found.names), isMadeByName)
        for name in names { enums[name, default: []].append(known) }
      }
    }
  }

  /// Whether one of them has the cases of a `switch`, and none of those that have them is made by anything but names.
  func areMadeByName(_ switched: SwitchedCases) -> Bool {
    guard let name = switched.names.first else { return false }
    let fitting = (enums[name] ?? []).filter { found in
      switched.isComplete ? found.names == switched.names : switched.names.isSubset(of: found.names)
    }
    return !fitting.isEmpty && fitting.allSatisfy(\.isMadeByName)
  }
}
