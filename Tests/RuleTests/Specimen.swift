import L10nLint
import L10nSyntax
import RulePages

/// A file of an example as a variant has it, ready to be linted.
struct Specimen {
  var path: String
  var language: ExampleLanguage
  var text: [UInt8]
  var marks: [Mark]
  /// Those of places that are told where a comment silences another one, with their lines.
  let next: [(mark: Mark, line: [UInt8])]
  /// Lines of the page on which the lines of the text stand.
  var pageLines: [Int]
  /// Lines that a variant put before the text.
  var linesInFront = 0

  init(_ file: ExampleFile) {
    path = file.name ?? "Sources/\(file.language.usualName)"
    language = file.language
    text = file.text
    marks = file.marks.filter { !$0.isNext }
    next = file.marks.filter(\.isNext).map { mark in
      (mark, Array(file.text[Int(mark.lineRange.start)..<Int(mark.lineRange.end)]))
    }
    pageLines = file.pageLines
  }

  /// The same file with another text; `move` says where an offset went.
  func changed(_ text: [UInt8], _ move: (UInt32) -> UInt32) -> Specimen {
    var specimen = self
    specimen.text = text
    specimen.marks = marks.map { mark in
      var mark = mark
      mark.lineRange = ByteRange(move(mark.lineRange.start), move(mark.lineRange.end))
      mark.range = mark.range.map { ByteRange(move($0.start), move($0.end)) }
      return mark
    }
    return specimen
  }

  /// The line of the page on which an offset stands.
  func pageLine(of offset: UInt32) -> Int {
    let line = text.prefix(Int(offset)).count { $0 == 0x0A } - linesInFront
    return pageLines.indices.contains(line) ? pageLines[line] : pageLines.last ?? 0
  }

  /// The line on which an offset stands, without its break.
  func line(at offset: UInt32) -> [UInt8] {
    let start = text.prefix(Int(offset)).lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Array(text[start...].prefix { $0 != 0x0A })
  }

  var sourceFile: SourceFile? {
    FileKind(path: path).map { SourceFile(path: path, kind: $0, text: SourceText(text)) }
  }
}

extension ExampleLanguage {
  /// What a file of an example is called that has no name of its own: tables in the folder of a language.
  fileprivate var usualName: String {
    switch self {
    case .strings, .stringsdict: "en.lproj/Localizable.\(fileExtension)"
    case .xcstrings: "Localizable.xcstrings"
    case .xib, .storyboard: "Base.lproj/Main.\(fileExtension)"
    case .plist: "Info.plist"
    case .pbxproj: "App.xcodeproj/project.pbxproj"
    case .xcscheme: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"
    case .swift, .objc, .objcpp, .c, .h: "Example.\(fileExtension)"
    }
  }

  var isCFamily: Bool { [.objc, .objcpp, .c, .h].contains(self) }
  /// Code, as opposed to resources.
  var isSource: Bool { self == .swift || isCFamily }
  /// Has comments as C has them.
  var hasSlashComments: Bool { isSource || self == .strings }
}

extension Example {
  /// What the rules say about the files of an example, linted as a project of their own.
  func findings(_ specimens: [Specimen], _ rules: [Rule]) throws -> [Finding] {
    let linter = Linter(try rules.map { Linter.EnabledRule($0, try options(of: $0)) })
    return linter.findings(in: specimens.compactMap(\.sourceFile))
  }

  /// The defaults of a rule, changed by the `yaml config` blocks before the example.
  private func options(of rule: Rule) throws -> Options {
    var values: [String: RuleOption.Value] = [:]
    for entry in config {
      guard let option = rule.options.first(where: { $0.name == entry.name }),
        let value = option.value.read(entry.value)
      else {
        throw PageError(path: rule.id, line: line, "`\(entry.name)` in `yaml config` is no such option")
      }
      values[entry.name] = value
    }
    return Options(rule.options, overriding: values)
  }
}

extension Linter {
  /// What is found in files that are a project of their own, and not silenced.
  func findings(in files: [SourceFile]) -> [Finding] {
    var project = ReadingState(lexicon: RuleCatalog.lexicon, for: [self])
    var results: [FileResult] = []
    // As many rounds as in the command: a wrapper of a wrapper is known in the third.
    for _ in 0..<4 {
      results = files.map { lint($0, project) }
      project = project.joining(results.map(\.facts.code.declarations))
    }
    let facts = results.map(\.facts)
    let joined = ProjectFacts(joining: facts)
    return applySuppressions(of: facts, to: joined.upheld(of: results) + lint(joined)).filter {
      $0.suppression == nil
    }
  }
}

extension RuleOption.Value {
  /// Another value of the same kind.
  fileprivate func read(_ node: YAMLNode) -> RuleOption.Value? {
    switch self {
    case .flag: node.bool.map { .flag($0) }
    case .number: node.integer.map { .number($0) }
    case .text: node.text.map { .text($0) }
    case .list: node.texts.map { .list($0) }
    }
  }
}
