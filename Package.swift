// swift-tools-version: 6.0
import PackageDescription

// Reads as the dependency diagram: bytes -> documents -> findings -> the outside world.
let package = Package(
  name: "l10nlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "l10nlint", targets: ["Command"]),
    .plugin(name: "L10nLintBuildTool", targets: ["L10nLintBuildTool"]),
    .plugin(name: "L10nLintPackageCommand", targets: ["L10nLintPackageCommand"]),
  ],
  targets: [
    .target(name: "L10nSyntax"),
    .target(name: "L10nLint", dependencies: ["L10nSyntax"]),
    .target(name: "LanguageServer", dependencies: ["L10nLint"]),
    .executableTarget(name: "Command", dependencies: ["L10nLint", "LanguageServer"]),
    .plugin(
      name: "L10nLintBuildTool", capability: .buildTool(), dependencies: ["Command"],
      path: "Sources/Plugins/BuildTool"),
    .plugin(
      name: "L10nLintPackageCommand",
      capability: .command(intent: .custom(verb: "l10nlint", description: "Find localization mistakes")),
      dependencies: ["Command"], path: "Sources/Plugins/PackageCommand"),
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
