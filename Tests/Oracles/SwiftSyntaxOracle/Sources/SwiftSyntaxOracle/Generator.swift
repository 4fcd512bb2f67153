/// Makes Swift files out of the constructs that lexers get wrong. The same seed makes the same files.
struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(_ bound: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  private mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }

  mutating func file() -> String {
    // One in four is noise: fragments without any grammar.
    if next(4) == 0 { return noise() }
    var text = next(20) == 0 ? "#!/usr/bin/env swift\n" : next(20) == 0 ? "\u{FEFF}" : ""
    for _ in 0..<(1 + next(8)) {
      text += statement(depth: 3) + pick(["\n", "\n\n", "; ", "\r\n", " // x\n"])
    }
    return text
  }

  private mutating func noise() -> String {
    var text = ""
    for _ in 0..<(1 + next(25)) {
      switch next(3) {
      case 0: text += pick(Self.fragments)
      case 1: text += pick(Self.operators)
      default: text += pick([" ", "\n", "a", "1", "", "(", ")", "{", "}", "[", "]", ",", ";", ":"])
      }
    }
    return text
  }

  private mutating func statement(depth: Int) -> String {
    let value = expression(depth: depth)
    switch next(depth > 0 ? 9 : 3) {
    case 0: return "let \(pick(Self.names)) = \(value)"
    case 1: return "f(\(value))"
    case 2: return "_ = \(value)"
    case 3:
      return "if \(pick(Self.names)) \(pick(["==", "<", "!=", "&&"])) b { \(statement(depth: depth - 1)) }"
    case 4:
      return "#if DEBUG\n\(statement(depth: depth - 1))\n#elseif os(Linux)\n"
        + "\(statement(depth: depth - 1))\n#else\n\(statement(depth: depth - 1))\n#endif"
    case 5: return "func g<T: P<Q<Int>>>(_ x: [String: Array<T>]?) -> T? { return \(value) }"
    case 6: return "guard let x = try? \(value) else { return }"
    case 7:
      return "\(trivia())switch x { case \"a\": \(statement(depth: depth - 1))\ndefault: break }\(trivia())"
    default: return "x.map { $0 + \(value) }"
    }
  }

  private mutating func expression(depth: Int) -> String {
    guard depth > 0 else { return pick(Self.simple) }
    switch next(16) {
    case 0...4: return string(depth: depth - 1)
    case 5: return "(\(expression(depth: depth - 1)), \(expression(depth: depth - 1)))"
    case 6: return "[\(expression(depth: depth - 1)): \(expression(depth: depth - 1))]"
    case 7:
      return "\(expression(depth: depth - 1)) \(pick(["+", "??", "*", "/", "==", "<", ">>", "..<"])) "
        + expression(depth: depth - 1)
    case 8: return "c ? \(expression(depth: depth - 1)) : \(expression(depth: depth - 1))"
    case 9: return "Foo<Bar<Int>>(\(expression(depth: depth - 1)))"
    case 10: return pick(Self.regexes)
    case 11: return "x?.y!.z(\(expression(depth: depth - 1)))?[0]!"
    case 12: return "{ (a: Int) -> Int in \(expression(depth: depth - 1)) }"
    case 13: return "\(trivia())\(expression(depth: depth - 1))\(trivia())"
    default: return pick(Self.simple)
    }
  }

  private mutating func trivia() -> String {
    pick([" ", "/* c */", "/* a /* b */ \" */", "// \"\n", "\n", "\t", "/**/", "/* \"\"\" */", "/// `\n", ""])
  }

  private mutating func string(depth: Int) -> String {
    let hashes = String(repeating: "#", count: next(3) == 0 ? next(3) + 1 : 0)
    if next(4) == 0 {
      var text = "\(hashes)\"\"\"\n"
      for _ in 0..<next(4) {
        text += segment(hashes, depth, lines: true) + pick(["", "\n", "\\\(hashes)\n"])
      }
      return text + "\n\"\"\"\(hashes)"
    }
    var text = "\(hashes)\""
    for _ in 0..<next(4) { text += segment(hashes, depth, lines: false) }
    return text + "\"\(hashes)"
  }

  private mutating func segment(_ hashes: String, _ depth: Int, lines: Bool) -> String {
    switch next(6) {
    case 0, 1:
      let value = depth > 0 ? expression(depth: depth - 1) : pick(Self.simple)
      return "\\\(hashes)(\(lines ? value : value.split(whereSeparator: \.isNewline).joined(separator: " ")))"
    case 2: return "\\\(hashes)" + pick(["n", "\"", "\\", "u{1F600}", "t", "0", "'"])
    case 3 where !hashes.isEmpty: return pick(["\\n", "\\(", "\\", "\\u{"]) + "x"
    case 3 where lines: return pick(["\" ", "\"\" ", "'", "// no", "/* no"])
    default: return pick(["a", "é", "日本", "%@", "//", "/*", "*/", "(", ")", "{", "'", " ", "`", "#", "😀"])
    }
  }
}

extension Generator {
  private static let names = ["x", "`in`", "`class`", "naïve", "日本", "$0", "_", "élan", "`raw name`"]
  private static let simple = [
    "1", "0xFF", "0x1.8p3", "1_000.5e-3", "x.0.1", "0b101", "0o17", "1...2", "nil", "true", "a.b", "$0", "-1",
    "!a", "a!", "a?.b", "\\.foo.bar", "\\Foo.[0]", "#file", "#selector(a.b)", "\"s\"", "\"\"", "#\"\"#",
    "0.foo",
    "#\"\"\"#", "##\"a\"#b\"##", "0xff.description", "&x", "a&+b", "{}", "[]", "()", "[:]", "+1", "a == b",
    "await b", "x as? Foo<Bar>", "T.self", "#colorLiteral(red: 1)", "/ ", "\"\\\\\"", "\"\\\"\"",
  ]
  private static let regexes = [
    "/a/", "/a(b)c/", "/[/]/", "#/a/b/#", "##/a/#b/##", "/\\//", "/ab+?/", "#/\n  a (b) \" \n/#", "/\"/",
    "/a b/",
    "/^x/", "/[(]/", "#/ x /#", "/\\(/", "/a/.b(/c/)",
  ]
  private static let operators = [
    "+", "-", "=", "==", "<", ">", "<=", "?", "!", "??", "->", "&&", "||", ".", "..<", "...", "+=", "/", "//",
    "/*",
    "*/", "*", "&", "~", "^", "%", "|", "<#", "#>", "/^", "^/", "+/*", "×", "§", "?.", "!.", ">>", "\\", "@",
    "::",
  ]
  private static let fragments = [
    "\"", "\"\"\"", "#\"", "\"#", "##\"", "\"##", "'", "`", "\\(", "\\#(", "\\\"", "\\", "#", "#/", "/#", "/",
    "#if A",
    "#else", "#elseif B", "#endif", "\n#if A\n", "\n#else\n", "\n#endif\n", "a", "1.5", "0x", "0x1.f", "1e",
    "1e+",
    "$", "$1", "func", "try?", "try!", "return", "in", "é", "\u{301}", "\u{A0}", "\u{2028}", "\u{FEFF}", "“",
    "”",
    "😀", "\u{0}", "\u{1}", "\u{7F}", "<#T#>", "\n<<<<<<< a\n", "\n=======\n", "\n>>>>>>> b\n", "\n>>>> a\n",
    "\n<<<<\n", "#sourceLocation(file: \"a\", line: 1)", "@available", "#available(iOS 1, *)", "\r", "\r\n",
    "case",
  ]
}
