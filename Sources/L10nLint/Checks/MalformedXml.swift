import L10nSyntax

extension Check {
  /// Storyboards, xibs and `Info.plist` files that nobody can read, once a file: what follows the first mistake follows
  /// from it.
  static let malformedXml = Check(
    .resources { file, pass in
      switch file.content {
      case .interface(let interface):
        if let problem = interface.problems.min(by: { $0.range.start < $1.range.start }) {
          report(problem.message, at: problem.range, in: file, kind: "syntax", &pass)
        } else if interface.format == .other {
          pass.report(
            file.text.firstSign, in: file, "Not a storyboard or xib: its root element is not `<document>`",
            kind: "syntax")
        }
      case .information(let list):
        if file.text.isBlank { return }
        if list.format == .oldStyle {
          if !file.text.beginsOldStyle {
            pass.report(
              file.text.firstSign, in: file, "This file is not a property list; restore its content",
              kind: "syntax"
            )
          }
          return
        }
        // What is no list by its own words is a piece to be copied into one; a project that builds with it says so.
        guard
          list.format == .binary || file.text.withBytes({ Spelling(start: $0, count: $1).holds("<plist") })
        else { return }
        let problems = list.problems.filter { !$0.mayBePreprocessed(in: file.text) }
        let isIgnored = { (problem: PropertyListProblem) in problem.isIgnoredBySystem(in: file.text) }
        if let problem = problems.first(where: { !isIgnored($0) }) ?? problems.first {
          report(
            problem.message, at: problem.range, in: file, kind: isIgnored(problem) ? "ignored" : "syntax",
            &pass)
        }
      case .table, .project, .specification, .package, .scheme: return
      }
    },
    .project { pass in
      let files = pass.project.resources.files
      lazy var built = BuiltLists(files)
      for file in files where file.information != nil {
        if file.text.isBlank {
          reportBlank(file, &pass)
        } else if file.information?.format == .oldStyle, file.text.isOldListOfBundle,
          built.mayHold(file.path)
        {
          pass.report(
            file.text.firstSign, in: file,
            "Old-style property lists are not supported; `plutil -convert xml1` converts this one to XML",
            kind: "unread")
        }
      }
    })

  /// What XML says of the marks of a merge would be no help.
  private static func report(
    _ message: String, at range: ByteRange, in file: ResourceFile, kind: String, _ pass: inout ResourcePass
  ) {
    if let mark = file.text.mergeMark(explaining: range) {
      pass.report(mark, in: file, SourceText.leftMergeMark, kind: "syntax")
    } else {
      pass.report(range, in: file, message.asPhrase, kind: kind)
    }
  }

  /// An empty file that the projects pass over is only left over.
  private static func reportBlank(_ file: ResourceFile, _ pass: inout ProjectPass) {
    let isUsed = BuiltLists(pass.project.resources.files).mayHold(file.path)
    pass.report(
      file.text.firstSign, in: file,
      isUsed
        ? "This file is empty and not a property list; restore its content"
        : "This file is empty, and no Xcode project refers to it; delete it",
      kind: isUsed ? "syntax" : "empty", confidence: isUsed ? .certain : .possible)
  }
}

extension SourceText {
  fileprivate var isBlank: Bool { withBytes { bytes, count in (0..<count).allSatisfy { bytes[$0] <= 0x20 } } }

  /// The system reads `{ key = value; }` too. A list of something else by this name has nothing for readers.
  fileprivate var isOldListOfBundle: Bool {
    beginsOldStyle
      && withBytes { bytes, count in
        let text = Spelling(start: bytes, count: count)
        return text.holds("CFBundle") || text.holds("UsageDescription")
      }
  }
}

extension PropertyListProblem {
  /// Xcode can run the preprocessor of C over `Info.plist`, which chooses among keys and values that would not fit beside
  /// each other.
  fileprivate func mayBePreprocessed(in text: SourceText) -> Bool {
    if case .markup = kind { return false }
    return text.withBytes { bytes, count in Spelling(start: bytes, count: count).holds("\n#") }
  }
}

extension String {
  /// Findings are phrases without a full stop.
  fileprivate var asPhrase: String { hasSuffix(".") ? String(dropLast()) : self }
}
