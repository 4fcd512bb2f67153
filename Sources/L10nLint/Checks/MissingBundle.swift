import L10nSyntax

extension Check {
  /// Texts of a package that its code looks up in the program around it.
  static let missingBundle = Check(
    .project { pass in
      let packages = pass.project.resources.files.filter(\.isLibrary).map(\.path.folder)
      guard !packages.isEmpty else { return }
      for use in pass.project.keys.uses where use.bundle == .leftOut {
        guard let module = use.path.moduleFolder, packages.contains(where: { module.isModule(of: $0) })
        else { continue }
        let places = pass.project.keys.tables.places(of: use)
        guard !places.isEmpty, places.allSatisfy({ $0.table.folder.isInside(module) }),
          !pass.project.keys.tables.allPlaces(of: use).contains(where: { place in
            // The program has the text too.
            !packages.contains { place.table.folder.isInside($0.isEmpty ? "Sources" : $0 + "/Sources") }
          })
        else { continue }
        pass.report(
          use,
          "`\(use.shownKey)` is in the tables of this module, but is looked up in those of the app; add `bundle:`"
        )
      }
    })
}

extension ResourceFile {
  /// The manifest of a package that is no app by itself.
  fileprivate var isLibrary: Bool {
    guard case .package = content else { return false }
    return !text.withSpelling(ByteRange(0, UInt32(text.count))) { $0.holds("iOSApplication") }
  }
}

extension Substring {
  /// `Packages/Player/Sources/Player` is one of `Packages/Player`.
  fileprivate func isModule(of package: String) -> Bool {
    let sources = package.isEmpty ? "Sources/" : package + "/Sources/"
    return hasPrefix(sources) && !dropFirst(sources.count).contains("/")
  }
}

extension String {
  fileprivate func isInside(_ folder: some StringProtocol) -> Bool {
    hasPrefix(folder) && dropFirst(folder.count).first.map { $0 == "/" } ?? true
  }
}
