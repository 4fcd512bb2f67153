import L10nLint

/// Which baseline a run obeys.
enum BaselineChoice {
  /// The one of the configuration, if it names one.
  case configured
  case file(String)
  case none
}

/// The baseline of a run and the file that holds it.
struct BaselineFile {
  private let path: String
  private let shown: String
  /// As it was before the run; empty where the file is written for the first time.
  private let old: Baseline
  private let isWritten: Bool
  private let scope: Scope

  /// `nil` where the run has none.
  init?(
    _ request: LintRequest, _ configurations: ConfigurationFiles, _ scope: @autoclosure () -> Scope
  ) throws {
    let wanted: Named?
    if let path = request.writtenBaseline {
      wanted = Named(path: path, shown: path)
    } else {
      switch request.baseline {
      case .file(let path): wanted = Named(path: path, shown: path)
      case .configured: wanted = try Self.configured(configurations)
      case .none: wanted = nil
      }
    }
    guard let wanted else {
      guard !request.isRatcheting else {
        throw ArgumentError(message: "`--baseline-ratchet` needs a baseline; add `--baseline FILE`")
      }
      return nil
    }
    try request.checkReports(spare: wanted.path)
    path = wanted.path
    shown = wanted.shown
    isWritten = request.writtenBaseline != nil
    self.scope = scope()
    // What is no file, as a pipe, holds no entries that could stay.
    old = isWritten && PathStatus(path)?.kind != .file ? Baseline([]) : try Self.read(wanted)
  }

  /// The baseline that the configuration names, if it names one.
  static func read(_ configurations: ConfigurationFiles) throws -> Baseline? {
    try configured(configurations).map { try read($0) }
  }

  /// What a configuration names has to be a file of the project. A run has one baseline, however many projects it looks at.
  private static func configured(_ configurations: ConfigurationFiles) throws -> Named? {
    var found: Named?
    for file in configurations.files {
      guard let baseline = file.project.baseline else { continue }
      let path = baseline.value.hasPrefix("/") ? baseline.value : file.folder + "/" + baseline.value
      if Platform.realPath(path) != nil, !ProjectFolder.holds(path, around: file.folder) {
        try refuse(baseline.origin, "`baseline` is outside of the project; use `--baseline` to read it")
      }
      let named = Named(path: path, shown: WorkingFolder.current.spelled(path), origin: baseline.origin)
      if let found, configurations.absolute(found.path) != configurations.absolute(path) {
        try refuse(
          baseline.origin,
          "`baseline` is another file than on \(found.origin); check these folders in separate runs")
      }
      found = found ?? named
    }
    return found
  }

  /// Throws where a configuration says something, and not whoever types a command.
  private static func refuse(_ origin: Origin, _ message: String) throws(ConfigurationError) {
    guard case .file(let path, let line) = origin else { return }
    throw ConfigurationError(problems: [ConfigurationProblem(.error, path, line: line, column: 1, message)])
  }

  /// A baseline as somebody names it.
  struct Named {
    let path: String
    let shown: String
    /// The line of a configuration that names it.
    var origin = Origin.arguments
  }

  static func read(_ named: Named) throws -> Baseline {
    var reader = FileReader()
    let bytes: [UInt8]
    do {
      // Whoever types the name of a baseline may name a pipe.
      if case .arguments = named.origin {
        bytes = try reader.readBytes(named.path)
      } else {
        bytes = try reader.readFile(named.path)
      }
    } catch {
      let message =
        "the baseline `\(named.shown.printable)` cannot be read: \(error.text); `--write-baseline` creates one"
      try refuse(named.origin, message)
      throw ArgumentError(message: message)
    }
    do {
      return try Baseline.read(bytes, path: named.shown)
    } catch {
      throw ConfigurationError(problems: [error])
    }
  }

  /// What a run looks at, so that nobody takes an entry for gone that it could not find.
  struct Scope {
    /// `nil` for the whole project.
    let paths: PathScope?
    let only: Set<String>
    let disabled: Set<String>

    fileprivate func covers(_ entry: Baseline.Entry, in root: ProjectRoot) -> Bool {
      let isListed = RuleCatalog.rule(entry.rule).map(only.mean) ?? only.contains(entry.rule)
      let isWanted = only.isEmpty || isListed
      guard !disabled.contains(entry.rule), isWanted else { return false }
      return paths?.covers(root.absolute(entry.path)) ?? true
    }
  }

  /// Writes the findings of a run, where this is what was asked for. Entries that the run could not find stay, and so do
  /// those that it has found and does not show.
  func write(_ report: @autoclosure () -> Report, amongAll all: Report) throws(Output.Failure) {
    guard isWritten else { return }
    let report = report()
    let gone = old.entries.isEmpty ? [] : Set(old.subtracting(Baseline(of: all)))
    let others = old.entries.filter { !gone.contains($0) || !scope.covers($0, in: report.root) }
    try ReportFile(path: path).write(Baseline(Baseline(of: report).entries + others).bytes)
  }

  /// How to go on with a file that was just written for the first time.
  var advice: String {
    guard isWritten, old.entries.isEmpty else { return "" }
    return "Commit \(shown.printable) and pass it to each run: `--baseline \(shown.inShell)`, or"
      + " `baseline:` in .l10nlint.yml.\n"
  }

  /// Takes out of the report what is in the baseline.
  func apply(to report: inout Report) {
    let known = isWritten ? Baseline(of: report) : old
    let isKnown = { (finding: Finding) in known.holds(finding) && finding.suppression == nil }
    report.summary.known = report.findings.filter(isKnown)
    report.findings.removeAll(where: isKnown)
  }

  /// Names entries that nobody finds any more, and says whether there are any. It fails a run, so it is said even to those
  /// who want no summary.
  func sayWhatIsGone(from report: Report, _ paths: [String]) -> Bool {
    let gone = old.subtracting(Baseline(of: report)).filter { scope.covers($0, in: report.root) }
    guard !gone.isEmpty else { return false }
    for entry in gone.prefix(5) {
      Output.say("no longer found: \(entry.path.printable): \(entry.rule): \(entry.code.printable)")
    }
    if gone.count > 5 { Output.say("and \(gone.count - 5) more") }
    let paths = paths.filter { $0 != "." }.map(\.inShell)
    let command = (["l10nlint", "--write-baseline", shown.inShell] + paths).joined(separator: " ")
    Output.say("the baseline lists findings that are fixed; update it with: \(command)")
    return true
  }
}

extension String {
  /// As a word that a shell reads as this text.
  fileprivate var inShell: String {
    let isPlain = utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "/"):
        true
      default: false
      }
    }
    return isPlain && !isEmpty ? printable : "'" + printable.replacing("'", with: #"'\''"#) + "'"
  }
}
