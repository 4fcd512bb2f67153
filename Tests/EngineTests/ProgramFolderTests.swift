import Testing

/// What is public in the folder of an app is for its own files.
@Suite struct ProgramFolderTests {
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
