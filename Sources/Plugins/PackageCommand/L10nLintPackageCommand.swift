import Foundation
import PackagePlugin

/// `swift package l10nlint`, with the arguments of the program itself.
@main
struct L10nLintPackageCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // As a program that somebody else has built, the tool has the name that people type.
    let tool = try (try? context.tool(named: "l10nlint")) ?? context.tool(named: "Command")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = try self.arguments(arguments, context)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 1 { Diagnostics.error("l10nlint has findings") }
    if process.terminationStatus > 1 { Diagnostics.error("l10nlint could not run") }
  }

  /// Xcode names the targets that somebody has chosen; the program wants their folders.
  private func arguments(_ arguments: [String], _ context: PluginContext) throws -> [String] {
    var extractor = ArgumentExtractor(arguments)
    let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
    let folders = targets.compactMap { $0.sourceModule.map { String(describing: $0.directory) } }
    return extractor.remainingArguments + (folders.isEmpty ? [] : ["--project"] + folders)
  }
}
