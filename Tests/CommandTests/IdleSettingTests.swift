import Foundation
import Testing

/// Settings that do nothing are said, so that nobody relies on them.
@Suite struct IdleSettingTests {
  private static let configuration = """
    exclude: ["Old Harbor", Generated, fastlane, Pods, "*.made.swift", "Build/Made.swift"]
    include: [App, Ap, Generated]
    only: [literal-plural-suffix, misspelled-key]
    rules:
      glued-percent: error
      literal-plural-suffix: note
      manual-plural:
        severity: note
    overrides:
      - paths: [App/Views]
        only: [unlocalized-casing]
      - paths: [App/Nowhere]
        rules: {misspelled-key: off}
    """

  private func app() throws -> Folder {
    let folder = try Folder([
      ".l10nlint.yml": Self.configuration, ".gitignore": "*.made.swift\n/Build/\n",
      "App/A.swift": "let a = 1\n",
      "App/Views/B.swift": "let b = 1\n", "Generated/C.swift": "let c = 1\n",
      "Tools/fastlane/Fastfile": "lane\n",
    ])
    try folder.git("init", "-q")
    return folder
  }

  private static let warnings = """
    .l10nlint.yml:1:1: warning: `Old Harbor` in `exclude` matches nothing that l10nlint would read; correct or remove it
    .l10nlint.yml:2:1: warning: `Ap` in `include` matches nothing that l10nlint would read; correct or remove it
    .l10nlint.yml:5:1: warning: `glued-percent` does not run, because `only` does not name it; add it there or remove this
    .l10nlint.yml:8:1: warning: `manual-plural` does not run, because `only` does not name it; add it there or remove this
    .l10nlint.yml:12:1: warning: `App/Nowhere` in `overrides` matches nothing that l10nlint would read; correct or remove it

    """

  @Test(arguments: [["--quiet"], ["--quiet", "--project"], ["--quiet", "."]])
  func aRunOverTheProjectSaysThem(_ arguments: [String]) throws {
    let result = try Tool.run(arguments, in: app())
    #expect(result.error == Self.warnings)
    #expect(result.status == 0)
  }

  @Test func aPatternThatOnlyItsSlashBindsIsToldWithTheWayOut() throws {
    let folder = try Folder([
      ".l10nlint.yml": """
      exclude: [Views/Made.swift, /Views]
      overrides:
        - paths: ["*.lproj/Pier.strings"]
          rules: {todo: off}

      """,
      "App/de.lproj/Pier.strings": "\"a\" = \"A\";\n", "App/Views/Made.swift": "let a = 1\n",
    ])
    let start = "matches nothing that l10nlint would read;"
    let tie = "its slash ties it to this folder: write"
    #expect(
      try Tool.run(["--quiet"], in: folder).error == """
        .l10nlint.yml:1:1: warning: `/Views` in `exclude` \(start) correct or remove it
        .l10nlint.yml:1:1: warning: `Views/Made.swift` in `exclude` \(start) \(tie) `**/Views/Made.swift`
        .l10nlint.yml:3:1: warning: `*.lproj/Pier.strings` in `overrides` \(start) \(tie) `**/*.lproj/Pier.strings`

        """)
  }

  /// What is required may come, but hardly beside one that is nearly the same.
  @Test func aLanguageThatTheProjectDoesNotHaveIsToldWithTheNearestOne() throws {
    let folder = try Folder([
      ".l10nlint.yml": "languages:\n  required: [de, pt, ja]\n  partial: [da, de-CH, fr]\n",
      "A.swift": "let a = 1\n",
    ])
    for language in ["en", "de", "pt-BR", "fr"] {
      try folder.write("\(language).lproj/Pier.strings", "\"pier.a\" = \"\(language)\";\n")
    }
    let warnings = """
      .l10nlint.yml:3:1: warning: `da` in `partial` is no language of this project; correct or remove it
      .l10nlint.yml:3:1: warning: `de-CH` in `partial` is no language of this project; did you mean `de`?
      .l10nlint.yml:2:1: warning: `pt` in `required` is no language of this project; did you mean `pt-BR`?

      """
    #expect(try Tool.run(["--quiet"], in: folder).error == warnings)
    let json = try Tool.run(["--quiet", "--format", "json"], in: folder)
    #expect(json.error == warnings && json.output.contains("`da` in `partial` is no language"))
    #expect(try Tool.run(["--quiet", "A.swift"], in: folder).error.isEmpty)
  }

  /// Whoever asks about a part has not asked about the rest.
  @Test(arguments: [["App/A.swift"], ["App"], ["--staged"], ["--project", "App/A.swift"]])
  func aRunOverAPartSaysNothing(_ arguments: [String]) throws {
    let folder = try app()
    try folder.git("add", "-A")
    #expect(try Tool.run(["--quiet"] + arguments, in: folder).error == "")
    let buffer = ["--quiet", "--stdin", "--project", "--stdin-filename", "App/A.swift"]
    #expect(try Tool.run(buffer, in: folder, input: "let a = 2\n").error == "")
  }

  /// The command line and other parts of the configuration may run what an `only` leaves out.
  @Test func whatRunsElsewhereIsNotIdle() throws {
    let folder = try Folder([
      ".l10nlint.yml": "only: [misspelled-key]\nrules:\n  glued-percent: error\n  manual-plural: note\n",
      "App/.l10nlint.yml": "rules: {glued-percent: on}\n", "App/A.swift": "let a = 1\n", "B.swift": "",
    ])
    #expect(
      try Tool.run(["--quiet"], in: folder).error
        == ".l10nlint.yml:4:1: warning: `manual-plural` does not run, because `only` does not name it; add it there or remove this\n"
    )
    #expect(try Tool.run(["--quiet", "--only", "manual-plural"], in: folder).error == "")
  }

  @Test func reportsHaveThemAsNotices() throws {
    let folder = try Folder([".l10nlint.yml": "exclude: [Harbor]\n", "A.swift": "let a = 1\n"])
    let report = try Tool.run(["--quiet", "--format", "json"], in: folder).output
    #expect(report.contains("\"severity\": \"warning\""), "\(report)")
    #expect(report.contains("`Harbor` in `exclude` matches nothing"), "\(report)")
  }
}
