// swift-tools-version: 6.0
import PackageDescription

// Not part of the product: only this package may link SwiftSyntax, and only that of the toolchain.
// `../compare_swift.sh` builds it with the paths it needs.
let package = Package(
  name: "SwiftSyntaxOracle",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "L10nSyntax"),
    .executableTarget(
      name: "SwiftSyntaxOracle", dependencies: ["L10nSyntax"],
      linkerSettings: [.linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser")]),
  ],
  swiftLanguageModes: [.v6]
)
