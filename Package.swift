// swift-tools-version: 6.0
import PackageDescription

// Reads as the dependency diagram: bytes -> documents -> findings -> the outside world.
let package = Package(
  name: "l10nlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "l10nlint", targets: ["Command"])
  ],
  targets: [
    .target(name: "L10nSyntax"),
    .target(name: "L10nLint", dependencies: ["L10nSyntax"]),
    .target(name: "LanguageServer", dependencies: ["L10nLint"]),
    .executableTarget(name: "Command", dependencies: ["L10nLint", "LanguageServer"]),
    .target(name: "RulePages", dependencies: ["L10nSyntax"]),
    .executableTarget(name: "rulec", dependencies: ["L10nSyntax", "RulePages"]),
    .testTarget(name: "SyntaxTests", dependencies: ["L10nSyntax"], exclude: ["Data"]),
    .testTarget(name: "EngineTests", dependencies: ["L10nLint"]),
    .testTarget(name: "RuleTests", dependencies: ["L10nLint", "RulePages"], exclude: ["Data"]),
    .testTarget(name: "CommandTests", dependencies: ["Command"]),
    .testTarget(name: "ServerTests", dependencies: ["LanguageServer", "Command"]),
    .testTarget(name: "HouseTests", dependencies: ["L10nSyntax"]),
  ],
  swiftLanguageModes: [.v6]
)
