import L10nSyntax
import Testing

@Suite struct SwiftRegexTests {
  @Test(arguments: [
    ("let r = /a(b)c/", "/a(b)c/"),
    ("f(/a/, b)", "/a/"),
    ("return /[)/]/.x", "/[)/"),
    ("return /\\/\\(/", "/\\/\\(/"),
    ("a = /\"/ + b", "/\"/"),
    ("x = #/a/b/#", "#/a/b/#"),
    ("x = ##/a/#b/##", "##/a/#b/##"),
    ("x = #/\n a \" (\n/#", "#/\n a \" (\n/#"),
    ("x = #/ \\/# /#", "#/ \\/# /#"),
    ("try? /^ x/", "/^ x/"),
    ("try! / x/", "/ x/"),
    ("{ / a/ }", "/ a/"),
    ("[/a/]", "/a/"),
    ("!/a/", "/a/"),
    ("#if /a/", "/a/"),
    ("else /a b/", "/a b/"),
    ("return /a\\ /", "/a\\ /"),
    ("x = /]/", "/]/"),
    ("return / a/", "/ a/"),
    ("x * / a/", "/ a/"),
  ])
  func aRegexIsOneToken(source: String, expected: String) {
    let reading = SwiftReading(source)
    #expect(
      reading.tree.tokens.filter { $0.kind == .regex }.map { reading.text.string($0.range) } == [expected])
    #expect(reading.faults.isEmpty)
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "a /b", "f(/)", "f(/, b)", "(/ a)", "func /(a: Int) { 5/ }", "operator /^/",
    "reduce(1, /) / 2", "x = /a", "x = (/a)/", "x /* c */ / y", "a++/ b/", "x = /a /", "self / b / c",
    "foo(a, / , /)", "x! / y / z", "x++ / a/", "a:: / b/", ") / y / z", "\\ / a / b", "x = a*/b/", "x = /a\\",
    "x = /a\\\n/",
    "#line / a / b", "\"a\" / b / c", "x = /a//b", "x = /a/*b*/",
  ])
  func aSlashThatIsNoRegexIsAnOperator(source: String) {
    #expect(!SwiftReading(source).tree.tokens.contains { $0.kind == .regex })
  }

  @Test(arguments: [
    ("#/a\nb", "#/a", "b"),
    ("#/\na\nb", "#/", "b"),
    ("##/\n/#\nb", "##/", "b"),
    ("= / a\nb", "/ a", "b"),
    ("= / a)b(//c\nb", "/ a)b(", "b"),
  ])
  func anUnterminatedRegexEndsWithItsLine(source: String, regex: String, last: String) {
    let reading = SwiftReading(source)
    #expect(reading.texts.contains(regex))
    #expect(reading.texts.last == last)
    #expect(reading.faults.isEmpty)
  }

  @Test func closersBehindAFailedRegexAreRemembered() {
    let reading = SwiftReading("##/\n#/\n/#\n##/\n#/\n x")
    let regexes = reading.tree.tokens.filter { $0.kind == .regex }.map { reading.text.string($0.range) }
    #expect(regexes == ["##/", "#/\n/#", "##/", "#/"])
  }
}
