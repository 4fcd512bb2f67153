import Testing

@testable import L10nLint

@Suite struct GlobTests {
  @Test(arguments: [
    // A name matches at any depth, with all that is below it.
    ("Pods", "Pods/A/B.swift"), ("Pods", "App/Pods/A.swift"), ("Pods/", "Pods/A.swift"),
    ("*.pb.swift", "a.pb.swift"), ("*.pb.swift", "App/Model/a.pb.swift"), ("A?C.swift", "x/ABC.swift"),
    // A slash ties a pattern to the folder of the configuration.
    ("App/Views", "App/Views/A.swift"), ("/Generated", "Generated/A.swift"), ("./App/A.swift", "App/A.swift"),
    ("App/*/Old", "App/Cart/Old/A.swift"), ("App/", "App/A.swift"), (".", "A.swift"), ("./", "App/A.swift"),
    ("**/Old/*.m", "App/Old/A.m"), ("**/Old/*.m", "Old/A.m"), ("App/**/A.swift", "App/A.swift"),
    ("App/**/A.swift", "App/x/y/A.swift"), ("App/**", "App/x/A.swift"), ("**", "A.swift"),
    ("{App,Kit}/Old", "Kit/Old/A.swift"), ("*.{m,h,pb.swift}", "x/A.pb.swift"), ("a{b,c{d,e}}f", "acef"),
    ("a{,b}c", "ac"), ("{**/a,b}/c", "x/a/c"),
    ("[A-C]*.swift", "Bar.swift"), ("[!A-C]*.swift", "Foo.swift"), ("[^A]", "B"), ("[]x]", "]"),
    ("[a-]", "-"),
    ("\\*.swift", "*.swift"), ("\\[a]", "[a]"), ("[\\]]", "]"), ("a**b", "axyb"),
    ("?.swift", "é.swift"), ("[à-é].swift", "è.swift"), ("Ü*", "Übersicht.swift"), ("a b", "x/a b/c"),
  ]) func aPatternMeansItsPath(_ pattern: String, _ path: String) throws {
    #expect(try Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("Pods", "MyPods/A.swift"), ("Pods", "PodsX.swift"), ("Pods/", "App/Pods"), ("*.swift", "A.swift.orig"),
    ("App/Views", "Kit/App/Views/A.swift"), ("/Generated", "App/Generated/A.swift"),
    ("App/*.swift", "App/x/A.swift"),
    ("App/**/A.swift", "AppA.swift"), ("App/**", "Apple/A.swift"), ("A?C", "A/C"), ("[!A]", "A"),
    ("a[!b]c", "a/c"),
    ("{App,Kit}/Old", "Web/Old/A.swift"), ("pods", "Pods/A.swift"), ("?.swift", ".swift"),
    ("a{b,c}d", "abcd"),
    ("App/**/A.swift", "App/xA.swift"),
  ]) func aPatternMeansNothingElse(_ pattern: String, _ path: String) throws {
    #expect(try !Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("Login", "Login", true), ("Login", "Login now", false), ("*Login*", "a/b Login/c\nd", true),
    ("?/?", "a/b", true), ("a[!b]c", "a/c", true), ("", "", true), ("", "a", false), ("*", "", true),
    ("{Log in,Login}!", "Log in!", true), ("a*/", "a/b/", true), ("a**b", "a/b", true), (".", "x", false),
    ("../a", "../a", true), ("!a", "!a", true), ("/a", "a", false),
  ]) func aPatternForTextsMeansTheWholeText(_ pattern: String, _ text: String, _ isMeant: Bool) throws {
    #expect(try Glob(pattern, for: .texts).matches(text) == isMeant)
  }

  @Test func aSlashAtTheEndMeansFoldersOnly() throws {
    let glob = try Glob("build/")
    #expect(glob.matches("App/build", isFolder: true))
    #expect(!glob.matches("App/build", isFolder: false))
  }

  @Test(arguments: [
    ("", 0, "matches nothing"), ("/", 1, "matches nothing"), ("!a", 0, "negated"), ("a/../b", 2, "`..`"),
    ("a[bc", 1, "never closed"), ("a[", 1, "never closed"), ("a{b,c", 1, "never closed"),
    ("ab\\", 2, "nothing follows"),
    ("é[z-a]", 2, "empty"), ("{{{{{{{{{a}}}}}}}}}", 8, "at most 8 deep"),
    (String(repeating: "a", count: 1025), 0, "at most 1024"),
  ]) func aWrongPatternIsToldWithItsPlace(_ pattern: String, _ offset: Int, _ message: String) throws {
    let error = try #require(throws: GlobError.self) { try Glob(pattern) }
    #expect(error.offset == offset)
    #expect(error.message.contains(message), "\(error.message)")
  }

  /// Backtracking would take longer than the universe has: each place of a path asks each step once, and there are few.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      String(repeating: "a*", count: 500) + "b", String(repeating: "**/", count: 300) + "b",
      String(repeating: "*", count: 1000) + "b", String(repeating: "{a,a}", count: 200) + "b",
      String(repeating: "{a*,*a}", count: 140) + "b", "{{{{{{{{a,b}*,c}*,d}*,e}*,f}*,g}*,h}*,i}*b",
      String(repeating: "[!b]*", count: 200) + "b",
    ]) func aHostilePatternHasFewSteps(_ pattern: String) throws
  {
    let glob = try Glob(pattern)
    #expect(glob.steps.count <= 2 * pattern.utf8.count)
    for path in [String(repeating: "a", count: 1000), String(repeating: "a/", count: 500) + "c"] {
      #expect(!glob.matches(path))
    }
  }
}
