import L10nSyntax
import Testing

@Suite struct CFamilyDirectives {
  /// Expected: the tokens of directives, with `.` for their ends.
  @Test(arguments: [
    CFamilySample("#import <a/b.h> // c\nx", "#import|<a/b.h>|."),
    CFamilySample("#include <a//b.h>\n#include_next<c.h>", "#include|<a//b.h>|.|#include_next|<c.h>|."),
    CFamilySample(
      "#include \"a.h\"\n#import <a\n#include A", "#include|\"a.h\"|.|#import|<|a|.|#include|A|."),
    CFamilySample("#  define A(b) \\\n  #b c##d \\\n\ne", "#  define|A|(|b|)|#|b|c|##|d|."),
    CFamilySample("a\n # if X /* \n */ && Y\r\nb", "# if|X|&&|Y|."),
    CFamilySample("#\n# 12 \"f\"", "#|.|#|12|\"f\"|."),
    CFamilySample("a # b\n#\\\nif 0", "#\\\nif|0|."),
    CFamilySample("#é\n#!x", "#é|.|#|!|x|."),
  ])
  func runToTheEndOfTheirLogicalLine(_ sample: CFamilySample) {
    let tokens = sample.tree.tokens.filter { $0.flags.contains(.inDirective) }
    let texts = tokens.map { $0.kind == .directiveEnd ? "." : sample.text($0.range) }
    #expect(texts.joined(separator: "|") == sample.expected)
    #expect(sample.violations.isEmpty)
  }

  @Test func endAtTheEndOfTheirLastLine() {
    let ends = CFamilySample("#if A \\\n b  // c\n#endif", "").tree.tokens.filter { $0.kind == .directiveEnd }
    #expect(ends.map(\.range) == [ByteRange(16, 16), ByteRange(23, 23)])
  }

  @Test func knowTheirNames() {
    let hashes = CFamilySample("#if A\n# elif B\n#else\n#endif\n#define\n#foo", "").tree.tokens
      .filter { $0.kind == .hash }
    #expect(hashes.map(\.word.keyword) == [.if, .elif, .else, .endif, .define, nil])
  }
}

@Suite struct CFamilyBrackets {
  /// Expected: for each closer the opener's offset (`?` without one), and the problems.
  @Test(arguments: [
    CFamilySample("f(a[1], ^{ b(); })", "3 12 9 1"),
    CFamilySample("@{a: @[@(1)]}", "7 5 0"),
    CFamilySample("#if A\nif (x) {\n#else\nif (y) {\n#endif\n}", "9 24 28"),
    CFamilySample("#if A\nx {\n#elif B\ny {\n#elifdef C\nz {\n#endif\n}", "35"),
    CFamilySample("{\n#if A\n}\n#else\n}\n#endif\n", "0 0"),
    CFamilySample("#if A\n{\n#endif\n#if A\n}\n#endif", "6"),
    CFamilySample("#define OPEN {\n#define CLOSE }\nf()", "? 32"),
    CFamilySample("(\n#define A )(\n)", "? 0"),
    CFamilySample("#endif\n#else\n(\n#if A", "problem unmatchedOpener 13"),
    CFamilySample("(]", "? problem unmatchedCloser 1 problem unmatchedOpener 0"),
    CFamilySample("{(}", "0 problem unmatchedOpener 1"),
  ])
  func matchAcrossBranchesAndMistakes(_ sample: CFamilySample) {
    let tree = sample.tree
    var found: [String] = []
    for token in tree.tokens {
      switch token.kind {
      case .closeParen, .closeSquare, .closeBrace:
        let opener = tree.tokens[Int(tree.brackets[Int(token.link)].open)]
        found.append(token.link == 0 ? "?" : "\(opener.start)")
      default: continue
      }
    }
    found += tree.problems.map { "problem \($0.kind) \($0.range.start)" }
    #expect(found.joined(separator: " ") == sample.expected)
    #expect(sample.violations.isEmpty)
  }

  /// Eight parents are looked at, so that many wrong closers cost no more than others.
  @Test(arguments: [(8, 0), (9, 1)])
  func lookForTheirOpenerNotTooFar(_ depth: Int, _ unmatched: Int) {
    let tree = CFamilySample("{" + String(repeating: "[", count: depth - 1) + "}", "").tree
    #expect(tree.problems.filter { $0.kind == .unmatchedCloser }.count == unmatched)
  }

  @Test func keepTheFirstCloserOfTheirBranches() {
    let tree = CFamilySample("{\n#if A\n}\n#else\n}\n#endif\n", "").tree
    let closer = tree.tokens.firstIndex { $0.kind == .closeBrace }
    #expect(tree.brackets[1].close == closer.map(UInt32.init))
  }
}
