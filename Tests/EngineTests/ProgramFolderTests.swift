import Testing

/// What is public in the folder of an app is for its own files.
@Suite struct ProgramFolderTests {
  /// The app is where the whole specification lies; XcodeGen takes what stands there twice.
  @Test(arguments: [
    ("App/target.yml", "project.yml", "possible"), ("Parts/targets.yml", "project.yml", "possible"),
    ("App/target.yml", "Other/project.yml", "likely"),
  ])
  func aPartOfASpecificationTellsWhatIsAnApp(_ part: String, _ whole: String, _ confidence: String) throws {
    let files = [
      whole: "include: [\(part)]\n",
      part: "targets:\n  Pier:\n    type: application\n    name: Pier\n    name: Quay\n",
      "Shared/Pier.swift": plural("public func moor(_ count: Int)"),
    ]
    #expect(try toldOfPlurals(files, manifest: [:]) == ["Shared/Pier.swift \(confidence)"])
  }

  /// A package beside an app may be one of tools.
  @Test(arguments: [
    (
      "products: [.library(name: \"Pier\", targets: [\"Pier\"])], targets: [.target(name: \"Pier\")]",
      "likely"
    ),
    ("targets: [.executableTarget(name: \"Tools\", path: \"Tools\")]", "possible"),
    (
      "products: [.library(name: \"D\", targets: [\"D\"])], targets: [.target(name: \"D\", sources: [\"D.swift\"])]",
      "possible"
    ),
    (
      "products: [.library(name: \"D\", targets: [\"D\"])], targets: [.target(name: \"D\", sources: [\"Code\"])]",
      "likely"
    ),
  ])
  func aPackageBesideAnAppIsForOthersIfItOffersALibrary(_ package: String, _ confidence: String) throws {
    let files = [
      "project.yml": "targets:\n  Pier:\n    type: application\n",
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"Pier\", \(package))\n",
      "App/Pier.swift": plural("public func moor(_ count: Int)"),
    ]
    #expect(try toldOfPlurals(files) == ["App/Pier.swift \(confidence)"])
  }
}
