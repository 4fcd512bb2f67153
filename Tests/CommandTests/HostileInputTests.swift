import Foundation
import Testing

private let mistaken = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

/// Code that a program could have written to stop another one.
struct HostileText: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var testDescription: String { name }

  init(_ name: String, _ text: String) { (self.name, self.text) = (name, text + "\n") }

  static let all: [HostileText] = nested + apart + long

  private static let nested: [HostileText] = [
    deep("parentheses.swift", "(", 30_000), deep("squares.swift", "[", 30_000),
    deep("braces.swift", "{", 30_000),
    deep("closed parentheses.swift", "(", 30_000, ")"), deep("closed braces.swift", "{", 30_000, "}"),
    deep("interpolations.swift", "\"\\(", 30_000),
    deep("closed interpolations.swift", "\"\\(", 3_000, ")\""),
    deep("comments.swift", "/*", 30_000), deep("conditions.swift", "#if a\n", 30_000),
    deep("generics.swift", "a<", 30_000), deep("calls.swift", "f(", 3_000, ")"),
    deep("texts.swift", "Text(", 3_000, ")"), deep("keys.swift", "NSLocalizedString(", 3_000, ")"),
    deep("closures.swift", "{ a in ", 3_000, "}"),
    deep("switches.swift", "switch a { case 1: ", 3_000, "}"),
    deep("parentheses.m", "(", 30_000), deep("squares.m", "[", 30_000), deep("braces.m", "{", 30_000),
    deep("messages.m", "[a ", 30_000), deep("closed messages.m", "[a b:", 3_000, "]"),
    deep("literals.m", "@[", 30_000), deep("conditions.m", "#if A\n", 30_000),
    deep("blocks.m", "^{", 30_000),
    deep("switches.m", "switch (a) { case 1: ", 3_000, "}"), deep("calls.m", "f(", 3_000, ")"),
    deep("keys.m", "NSLocalizedString(", 3_000, ")"), deep("generics.mm", "a<", 30_000),
    deep("appended formats.m", "[", 6_000, "s stringByAppendingFormat:@\"a %@\", b]"),
  ]

  /// Names that stand for sums of names, and for choices between them: a few lines that say something very long.
  private static func names(_ name: String, _ value: (String) -> String) -> HostileText {
    let key = "NSLocalizedString(\"k\", comment: \"c\")"
    let lines = (1...6).map { "let a\($0) = \(key) + \(value("a\($0 - 1)"))\n" }
    return HostileText(name, "func f() {\nlet a0 = \(key) + x\n\(lines.joined())label.text = \(key) + a6\n}")
  }

  private static let apart: [HostileText] = [
    HostileText(
      "conditions and texts.swift",
      String(repeating: "#if DEBUG\nlet a = 1\n#endif\n", count: 16_000) + "func f() {\n"
        + String(repeating: "label.text = \"Open the harbour\"\n", count: 16_000) + "}"),
    HostileText(
      "views behind views.swift",
      "func f() { VStack {\n" + String(repeating: "Text(\"Open the harbour $5\")\n", count: 8_000)
        + "}.foo {\n"
        + String(repeating: "Text(\"Close the harbour $6\")\n", count: 8_000) + "} }"),
    HostileText(
      "texts of two variables.swift",
      "func f() {\nvar status = \"\", other = \"\"\n"
        + String(
          repeating: "other = NSLocalizedString(\"k\", comment: \"c\")\nstatus = \"Open the harbour\"\n",
          count: 2_000) + "}"),
    HostileText(
      "flags that nothing sets.swift",
      "struct A: View {\n" + (0..<800).map { "@State private var t\($0) = false\n" }.joined()
        + "var body: some View {\n"
        + (0..<800).map { "if t\($0) { Text(n == 1 ? \"one boat\" : \"\\(n) boats\") }\n" }.joined()
        + "} }"),
    HostileText(
      "choices in parentheses.swift",
      "let a = " + String(repeating: "(", count: 24_000) + "b == 1"
        + String(repeating: " ? \"c\" : \"d\")", count: 24_000)),
  ]

  private static let long: [HostileText] = [
    names("names of sums.swift") { name in Array(repeating: name, count: 24).joined(separator: " + ") },
    names("names of choices.swift") { name in
      let cases = (0..<24).map { "case \($0): \(name)\n" }.joined()
      return "(switch n {\n\(cases)default: \(name)\n})"
    },
    HostileText(
      "days.swift",
      "func f() {\n"
        + String(
          repeating:
            "a.text = b ? \"The day\" : \"All days\"; c.text = n == 1 ? \"One day\" : \"\\(n) days\"\n",
          count: 1_500) + "}"),
    HostileText(
      "texts of a property.swift",
      "struct Quay: View {\n@State var text = \"\"\nvar body: some View { Text(text) }\nfunc f() {\n"
        + String(repeating: "text = \"Open the harbour now\"\n", count: 4_000) + "} }"),
    HostileText("prices.swift", "f(\"\(String(repeating: "$x%d x ", count: 30_000))\")"),
    row("choices.swift", "a ? \"b\" : ", 3_000), row("sums.swift", "\"a\" + ", 20_000),
    row("members.swift", "a.", 30_000), row("else.swift", "if n == 1 { \"a\" } else ", 3_000),
    row("sinks.swift", "label.text = \"a b\"\n", 3_000), row("rows.swift", "[\"a\", \"b c\"],\n", 30_000),
    row("operators.swift", "- ", 30_000), row("coalescing.swift", "a ?? ", 20_000),
    row("attributes.swift", "@a ", 30_000),
    row("modifiers.swift", ".text(\"a\")\n", 3_000), row("quotes.swift", "\"", 30_001),
    row("hashes.swift", "#", 30_000),
    row("siblings.swift", "f(title: NSLocalizedString(\"a\", comment: \"b\")); f(title: \"a b\")\n", 4_000),
    row("choices.m", "a ? @\"b\" : ", 3_000), row("texts.m", "@\"a\" ", 20_000),
    row("else.m", "if (n == 1) f(@\"a\"); else ", 3_000),
    row("sinks.m", "label.text = @\"a b\";\n", 3_000), row("macros.m", "#define A(x) x \\\n", 20_000),
    row("members.m", "a.", 30_000), row("quotes.m", "@\"", 30_001), row("backslashes.m", "\\\n", 30_000),
  ]

  private static func deep(_ name: String, _ open: String, _ count: Int, _ close: String = "") -> HostileText
  {
    HostileText(
      name, "let a = " + String(repeating: open, count: count) + String(repeating: close, count: count))
  }

  private static func row(_ name: String, _ piece: String, _ count: Int) -> HostileText {
    HostileText(name, "let a = " + String(repeating: piece, count: count))
  }
}

@Suite(.serialized) struct HostileInputTests {
  /// Seconds of the processor, so that a busy machine changes nothing, and a small stack. A debug build is twenty times
  /// slower than a release; what is quadratic needs minutes in either.
  @Test(arguments: HostileText.all) func nothingTakesMoreThanLinearTimeOrTheStack(_ hostile: HostileText)
    throws
  {
    let name = hostile.name.replacing(" ", with: "-")
    let folder = try Folder([name: hostile.text, "Z.swift": mistaken])
    let result = try Tool.shell("ulimit -t 10; ulimit -s 512; \"$L10NLINT\" --quiet --jobs 1", in: folder)
    #expect(result.status == 1, "\(result.error)")
    #expect(result.output.contains("\nZ.swift:1:24: ") || result.output.hasPrefix("Z.swift:1:24: "))
  }

  /// One line, in which the interesting things are far apart.
  @Test func aHugeLineIsReadWithinBounds() throws {
    let folder = try Folder(["Z.swift": mistaken])
    let make =
      "head -c 9000000 /dev/zero | tr '\\0' ' ' > A.swift; printf '%s' 'f(\"a\")' >> A.swift; tr '\\n' ' ' < Z.swift >> A.swift"
    let result = try Tool.shell("\(make); ulimit -t 20; ulimit -v 400000; \"$L10NLINT\" --quiet", in: folder)
    #expect(result.lines.map { $0.prefix(18) } == ["A.swift:1:9000030:", "Z.swift:1:24: warn"])
  }

  /// A table that a program has written, as a line of 100 MB.
  @Test func codeThatNobodyWritesIsOneNote() throws {
    let folder = try Folder(["Z.swift": mistaken])
    let make =
      "{ printf 'let a = ['; yes '\"Text\".localized,' | tr -d '\\n' | head -c 100000000; } > A.swift"
    let result = try Tool.shell("\(make); ulimit -t 20; ulimit -v 500000; \"$L10NLINT\" --quiet", in: folder)
    let reason = "source code over 10 MB is not handwritten; skip the file with `exclude`"
    #expect(result.lines.first == "A.swift:1:1: note: not checked: \(reason) [unreadable-file]")
    #expect(result.lines.count == 2)
  }

  @Test func aFileBeyondTheLimitIsOneFinding() throws {
    let folder = try Folder(["Z.swift": mistaken])
    let result = try Tool.shell("truncate -s 129M A.swift; \"$L10NLINT\" --quiet", in: folder)
    #expect(
      result.lines.first
        == "A.swift:1:1: error: not checked: it is larger than 128 MiB [unreadable-file]")
    #expect(result.lines.count > 1)
  }

  @Test func manyFilesAreManyFiles() throws {
    let folder = try Folder(["Z.swift": mistaken])
    let make =
      "i=0; while [ $i -lt 100 ]; do mkdir $i; i=$((i+1)); done; touch 0/seq; seq 1000 | sed 's/.*/0\\/&.swift/' | xargs touch; i=1; while [ $i -lt 100 ]; do cp -rl 0/. $i; i=$((i+1)); done"
    let result = try Tool.shell(
      "\(make); ulimit -n 32; \"$L10NLINT\" --only literal-plural-suffix", in: folder)
    #expect(result.lines.map { $0.prefix(13) } == ["Z.swift:1:24:"])
    #expect(result.error.contains("Files read: 100001."))
  }
}
