import Testing

// The house rules would pass in silence if they saw nothing: each one must see its own mistake.

private func file(_ text: String, _ path: String = "Sources/L10nLint/Checks/SomeCheck.swift") -> HouseFile {
  HouseFile(path: path, text: text)
}

@Test(arguments: ["print(1)", "func f() {\n  exit(0)\n}", "guard a else { fatalError(\"b\") }"])
func printingIsSeen(_ text: String) {
  withKnownIssue { librariesNeitherPrintNorExit(file(text)) }
}

@Test(arguments: ["let a = b!", "let a = try! b()", "let a = b as! C", "let a = b![0]", "var a: Int!"])
func forceIsSeen(_ text: String) {
  withKnownIssue { nothingIsForced(file(text)) }
}

@Test(arguments: ["public struct A {}", "struct A: @unchecked Sendable {}", "nonisolated(unsafe) var a = 1"])
func backDoorsAreSeen(_ text: String) {
  withKnownIssue { noBackDoors(file(text)) }
}

@Test(arguments: ["import Foundation", "import struct Foundation.Data", "@testable import Command"])
func importsAreSeen(_ text: String) {
  withKnownIssue { modulesImportInOneDirection(file(text)) }
}

@Test(arguments: ["struct KeyManager {}", "final class StringHelper {}", "enum Utils {}"])
func patternNamesAreSeen(_ text: String) {
  withKnownIssue { typesAreNamedAfterThings(file(text)) }
}

@Test(arguments: [
  "static let otherCheck = Check()", "let a = 1",
  "static let someCheck = Check()\nstatic let second = Check()",
])
func misplacedChecksAreSeen(_ text: String) {
  withKnownIssue { aFileHoldsItsCheck(file(text)) }
}

@Test(arguments: [
  "extension Document {\n  func isOdd() {}\n}", "struct Oddity {\n  private let a = 1\n}",
  "extension Check { static let other = 1 }",
])
func sharedPartsOfChecksAreSeen(_ text: String) {
  withKnownIssue { aCheckSharesNothing(file(text)) }
}

@Test(arguments: [
  "func f(_ a: [Int]) -> Int where A: B {", "init?() {", "mutating func f<T>() throws {",
  "Check(.tables { table, pass in",
])
func longFunctionsAreSeen(_ head: String) {
  let long = head + "\n" + String(repeating: "  a()\n", count: 40) + "}\n"
  withKnownIssue { functionsStayBelow40Lines(file(long)) }
  functionsStayBelow40Lines(file("// Long because it is a table.\n" + long))
}

@Test func longFilesAreSeen() {
  withKnownIssue { filesStayBelow300Lines(file(String(repeating: "\n", count: 301))) }
}

@Test func whatIsAllowedPasses() {
  let code = file(
    """
    import L10nSyntax
    extension Check {
      /// Nothing is `print(`ed or `try!`ed.
      static let someCheck = Check(.joins { join, pass in if !join.isEmpty { pass.report("public!", a != b) } })
      private static let most = 3
    }
    private struct Part { let a = 1 }
    extension Part { func f() { let b = 1 } }
    fileprivate extension Document { var isOdd: Bool { true } }
    """)
  aCheckSharesNothing(code)
  librariesNeitherPrintNorExit(code)
  nothingIsForced(code)
  noBackDoors(code)
  modulesImportInOneDirection(code)
  aFileHoldsItsCheck(code)
}
