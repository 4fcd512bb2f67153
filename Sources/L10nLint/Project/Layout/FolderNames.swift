import L10nSyntax

/// What the name of a folder says of who made its content.
package enum FolderNames {
  /// Others wrote what is in it: `Pods`, `Third-Party`, `vendor`.
  package static func isCarried(_ name: Substring) -> Bool {
    // Nearly all names are out by their first letter.
    guard let first = name.utf8.first, initials.contains(first | 0x20), name.utf8.count < 20 else {
      return false
    }
    let word = name.utf8.filter { !" -_".utf8.contains($0) }.map { $0.isCapital ? $0 | 0x20 : $0 }
    return carried.contains(String(decoding: word, as: UTF8.self))
  }

  /// Each folder in it is a piece of software that others may have written.
  static func isOfLibraries(_ name: Substring) -> Bool {
    isCarried(name) || ["Dependencies", "checkouts"].contains(name)
  }

  /// Somebody has built or exported it: its texts are changed where it is made.
  package static func isProduct(_ name: Substring) -> Bool {
    // Few folders have an ending, and most paths are asked.
    name.utf8.contains(UInt8(ascii: "."))
      && products.contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
  }

  /// `Harbor.plugin/Contents`: nobody keeps sources in the folders of a bundle that is finished.
  static func isCompiledBundle(_ name: Substring, holding folder: Substring) -> Bool {
    folder == "Contents" && compiledBundles.contains { name.hasSuffix($0) }
  }

  /// In small letters, without what stands between words.
  private static let carried: Set<String> = [
    "3rdparty", "carthage", "external", "externallibraries", "externals", "pods", "submodules", "thirdpart",
    "thirdparties",
    "thirdparty", "vendor", "vendored", "vendors", "vendorsrc",
  ]
  private static let initials = Set(carried.compactMap { $0.utf8.first.map { $0 | 0x20 } })
  private static let products = [".app", ".appex", ".framework", ".xcframework", ".xcarchive", ".xcloc"]
  private static let compiledBundles = [".plugin", ".prefPane", ".qlgenerator", ".mdimporter", ".saver"]
}
