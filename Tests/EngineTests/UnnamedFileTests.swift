import Testing

/// Files of types that nothing names but such files.
@Suite struct UnnamedFileTests {
  private let store = plural("final class Store: Keeper { func moor(_ count: Int)", "} }")

  @Test func aTypeThatOnlyUnnamedFilesNameIsPossible() throws {
    let keeper = "class Keeper { init() {} }\n"
    let files = [
      "Store.swift": store, "Keeper.swift": keeper,
      "Mover.swift": "struct Mover { let store = Store().moor(2) }\n",
    ]
    #expect(try toldOfPlurals(files) == ["Store.swift possible"])
    let named = files.merging(["Sea.swift": "func sail() { Mover() }\n@objc class Sea {}\n"]) { $1 }
    #expect(try toldOfPlurals(named) == ["Store.swift likely"])
  }

  /// A class of the system may be made by its name, as those of a Core Data model are.
  @Test func aTypeOfTheSystemMayBeMadeByIt() throws {
    let mover = "class Mover: NSManagedObject { let store = Store().moor(2) }\n"
    let files = ["Store.swift": store, "Keeper.swift": "class Keeper {}\n", "Mover.swift": mover]
    #expect(try toldOfPlurals(files) == ["Store.swift likely"])
  }

  @Test func codeThatRunsByItselfNamesWhatItLikes() throws {
    let main = "struct Mover {}\nlet count = Store().moor(2)\n"
    let files = ["Store.swift": store, "Keeper.swift": "class Keeper {}\n", "main.swift": main]
    #expect(try toldOfPlurals(files) == ["Store.swift likely"])
  }

  /// Of an operator nobody writes a name, and a script runs from its first line on.
  @Test(arguments: [
    "struct Mover {}\nprefix func >>> (count: Int) { Store().moor(count) }\n",
    "struct Mover {}\n@_cdecl(\"moor\") func mooring(_ count: Int) { Store().moor(count) }\n",
    "#!/usr/bin/swift\nstruct Mover {}\nStore().moor(2)\n",
  ])
  func whatRunsWithoutANameNamesWhatItLikes(_ mover: String) throws {
    let files = ["Store.swift": store, "Keeper.swift": "class Keeper {}\n", "Mover.swift": mover]
    #expect(try toldOfPlurals(files) == ["Store.swift likely"])
  }

  /// `class HarbourAlert: PierAlert`, where the project has `PierAlert` and nothing names the other.
  @Test(arguments: [
    ("class PierAlert: UIAlertController {}\n", "possible"), ("", "likely"),
    ("class PierAlert: NSManagedObject {}\n", "likely"),
  ])
  func aClassOfAKnownOneHasToBeNamed(_ parent: String, _ confidence: String) throws {
    let alert = plural("class HarbourAlert: PierAlert { class func moor(_ count: Int)", "} }")
    let files = [
      "Alerts.swift": alert + "public let moor = 2\n", "Pier.swift": "@objc class Tide {}\n" + parent,
    ]
    #expect(try toldOfPlurals(files) == ["Alerts.swift \(confidence)"])
  }
}
