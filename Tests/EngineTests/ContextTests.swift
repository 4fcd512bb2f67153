import L10nSyntax
import Testing

@testable import L10nLint

/// The context of the literal `"here"` in a file.
private func context(_ text: String, path: String = "A.swift") throws -> Context {
  let kind = try #require(FileKind(path: path))
  let file = SourceFile(path: path, kind: kind, text: SourceText(text))
  let document = Document(
    file.text, try #require(kind.language), RuleCatalog.lexicon, fileContext: file.context)
  let literal = try #require(document.literals.first { document.text(of: $0) == "here" })
  return document.context(at: Int(literal.firstToken))
}

@Suite struct ContextTests {
  @Test(arguments: [
    ("NSLog(\"here\")", Context.log), ("logger.info(\"here\")", .log), ("Logger.ui.debug(\"here\")", .log),
    ("assert(x, \"here\")", .log), ("XCTAssertEqual(a, \"here\")", .log), ("print(f(\"here\"))", .log),
    ("login(\"here\")", Context()), ("show(\"here\")", Context()),
    ("#if DEBUG\nshow(\"here\")\n#endif", .debug),
    ("#if DEBUG\nx()\n#else\nshow(\"here\")\n#endif", Context()),
    ("#if false\nshow(\"here\")\n#endif", .disabled), ("#Preview {\n show(\"here\")\n}", .preview),
    ("struct A_Previews: PreviewProvider { static var previews: some View { Text(\"here\") } }", .preview),
    ("struct A { var description: String { return \"here\" } }", .description),
    ("final class DebugController { func f() { show(\"here\") } }", .debug),
    ("func debugPanel() { show(\"here\") }", .debug),
    ("class LoginTests: XCTestCase { func f() { show(\"here\") } }", .test),
    ("// Generated using SwiftGen\nshow(\"here\")", .generated),
  ]) func swiftCodeStandsIn(_ text: String, _ expected: Context) throws {
    #expect(try context(text) == expected)
  }

  @Test(
    arguments: [
      ("#if DEBUG\n#if false\nx()\n#endif\nshow(\"here\")\n#endif", .debug),
      ("#if DEBUG\n#if false\nshow(\"here\")\n#endif\n#endif", [.debug, .disabled]),
      ("#if DEBUG\n#if BETA\nx()\n#endif\nshow(\"here\")\n#endif", .debug),
      ("#if DEBUG\nx()\n#endif\n#if false\nx()\n#endif\nshow(\"here\")", []),
      ("#if DEBUG\nshow(\"here\")\n#if false\nx()\n#endif\n#endif", .debug),
    ] as [(String, Context)]) func conditionsHoldWithinEachOther(_ text: String, _ expected: Context) throws
  {
    #expect(try context(text) == expected)
  }

  @Test(arguments: [
    ("#if INTERNAL_BUILD\nshow(\"here\")\n#endif", Context.debug),
    ("#if canImport(UIKit) && BETA\nshow(\"here\")\n#endif", .debug),
    ("#if DEBUG || os(macOS)\nshow(\"here\")\n#endif", Context()),
    ("#if !DEBUG\nshow(\"here\")\n#endif", Context()),
    ("#if !DEBUG\nx()\n#else\nshow(\"here\")\n#endif", .debug),
    ("#if os(iOS)\nx()\n#elseif DEBUG\nshow(\"here\")\n#endif", .debug),
    ("class A {\n // MARK: - Debug actions\n func f() { show(\"here\") }\n}", .debug),
    ("class A {\n // MARK: Debug\n func f() {}\n // MARK: Books\n func g() { show(\"here\") }\n}", Context()),
    ("class A {\n // MARK: Debug\n}\nfunc g() { show(\"here\") }", Context()),
    ("func f() {\n guard buildChannel.isPublic else { show(\"here\") }\n}", .debug),
    ("func f() {\n guard post.isPublic else { show(\"here\") }\n}", Context()),
    ("func f() {\n if isDebugBuild { show(\"here\") }\n}", .debug),
    ("func f() {\n if !isDebugBuild { show(\"here\") }\n}", Context()),
    ("func f() {\n if isAppStoreBuild { x() } else { show(\"here\") }\n}", .debug),
    ("func f() {\n if x { show(\"here\")\n assertionFailure(\"never\") }\n}", .debug),
    ("func f() {\n show(\"here\")\n if x { assertionFailure(\"never\") }\n}", Context()),
    (
      "func f() {\n switch x {\n case 1: show(\"here\")\n default: assertionFailure(\"never\")\n }\n}",
      Context()
    ),
    ("func f() { debugRow(title: \"here\") }", .debug), ("func warnDeveloper() { show(\"here\") }", .debug),
    ("func contactDeveloper() { show(\"here\") }", Context()),
    ("struct BookDemo { func f() { show(\"here\") } }", .debug),
    ("struct Democracy { func f() { show(\"here\") } }", Context()),
    ("struct A { static func mock() { show(\"here\") } }", .test),
    (
      "private struct BookPreviewList { func f() { show(\"here\") } }\n#Preview { BookPreviewList() }",
      .preview
    ),
    ("private struct LinkPreview { func f() { show(\"here\") } }", Context()),
  ]) func codeForDevelopersStandsIn(_ text: String, _ expected: Context) throws {
    #expect(try context(text) == expected)
  }

  @Test(arguments: [
    ("void f() { NSLog(@\"here\"); }", Context.log), ("void f() { DDLogError(@\"here\"); }", .log),
    ("void f() { [logger log:@\"here\"]; }", .log), ("void f() { [self show:@\"here\"]; }", Context()),
    ("#ifdef DEBUG\nvoid f() { show(@\"here\"); }\n#endif\n", .debug),
    ("#ifndef DEBUG\nvoid f() { show(@\"here\"); }\n#endif\n", Context()),
    ("#if 0\nvoid f() { show(@\"here\"); }\n#endif\n", .disabled),
    ("#if defined(BETA) && BETA\nvoid f() { show(@\"here\"); }\n#endif\n", .debug),
    ("#ifndef DEBUG\nint a;\n#else\nvoid f() { show(@\"here\"); }\n#endif\n", .debug),
    ("void f() { if (a) { show(@\"here\"); NSAssert(NO, @\"never\"); } }", .debug),
    ("@implementation A\n- (NSString *)description {\n  return @\"here\";\n}\n@end\n", .description),
    ("@implementation A\n- (NSString *)debugSummary {\n  return @\"here\";\n}\n@end\n", .debug),
  ]) func objectiveCCodeStandsIn(_ text: String, _ expected: Context) throws {
    #expect(try context(text, path: "A.m") == expected)
  }

  @Test(arguments: [
    ("AppTests/A.swift", Context.test), ("SnapshotTestsHostApp/A.swift", .test), ("Tests/A.swift", .test),
    ("App/LoginUITests.swift", .test),
    ("App/MockStore.swift", .test), ("App/Contest.swift", Context()), ("App/A.pb.swift", .generated),
    ("Developer Tools/Hammer/A.swift", .test), ("Demo/A.swift", .test), ("Demography/A.swift", Context()),
    ("App/DeveloperOptionsScreen/A.swift", .debug), ("App/Developers/A.swift", Context()),
    ("DesignSystem/Sources/Gallery/A.swift", .debug), ("Photos/Gallery/A.swift", Context()),
    ("App/Templates/Screen/TemplateScreen.swift", .debug), ("App/Templates/A.swift", Context()),
    ("App/TemplateScreen.swift", Context()), ("App/Temp/A.swift", .debug),
    ("App/Debug/A.swift", .debug), ("App/DebuggingSupport/A.swift", Context()),
  ]) func thePathOfAFileSaysWhoReadsIt(_ path: String, _ expected: Context) throws {
    #expect(try context("show(\"here\")", path: path) == expected)
  }
}
