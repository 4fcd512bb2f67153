import Foundation
import PackagePlugin

/// Shows the findings of a target whenever it is built. Only errors stop the build: a warning is for later.
@main
struct L10nLintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    // As a program that somebody else has built, the tool has the name that people type.
    let tool = try (try? context.tool(named: "l10nlint")) ?? context.tool(named: "Command")
    return [
      .buildCommand(
        displayName: "l10nlint \(target.name)", executable: tool.url,
        arguments: [
          // A key of this target may stand in a table of another one.
          "--project", "--format", "xcode", "--quiet", "--fail-on", "error",
          String(describing: module.directory),
        ],
        inputFiles: module.sourceFiles.map(\.url))
    ]
  }
}
