import L10nLint
import L10nSyntax

/// A project as it was read last, with the texts of the editor in it.
struct WarmProject {
  let scope: ProjectScope
  /// The folder as the editor spells it.
  let spelledFolder: String
  private(set) var opening = ProjectOpening(nil, problems: [])
  private var joinedFindings: [String: [Finding]] = [:]
  private(set) var staleness = Staleness.unread
  /// URIs of configurations whose mistakes were told.
  var toldConfigurations: Set<String> = []

  /// What has to be done before all that is known of the project is true again.
  enum Staleness: Int, Comparable {
    case none, unjoined, unread

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  init(_ scope: ProjectScope, spelledFolder: String) {
    self.scope = scope
    self.spelledFolder = spelledFolder
  }

  var reading: ProjectReading? { opening.reading }

  mutating func spoil(_ staleness: Staleness) { self.staleness = max(self.staleness, staleness) }

  /// Reads or joins what has changed. `texts` are those of the editor, by path.
  mutating func settle(_ outside: Outside, _ texts: [String: SourceText]) {
    switch staleness {
    case .none: return
    case .unjoined: opening.reading?.join()
    case .unread: read(outside, texts)
    }
    staleness = .none
    let found = opening.reading?.joinedFindings(outside.spread) ?? []
    joinedFindings = Dictionary(grouping: found, by: \.path)
  }

  /// A configuration that is wrong for now does not take away what was known before.
  private mutating func read(_ outside: Outside, _ texts: [String: SourceText]) {
    let before = opening
    opening = outside.readProject(scope, texts)
    guard opening.reading == nil, var old = before.reading else { return }
    for (path, text) in texts { _ = old.replace(sourceFile(path, text, old)) }
    old.join()
    opening.reading = old
    opening.baseline = before.baseline
  }

  func sourceFile(_ path: String, _ text: SourceText, _ reading: ProjectReading) -> SourceFile {
    SourceFile(
      path: path, place: reading.settings.root.place(of: path), kind: FileKind(path: path) ?? .source(.swift),
      text: text)
  }

  /// Puts a text in the place of a file.
  mutating func replace(_ path: String, by text: SourceText) {
    guard reading?.result(of: path) != nil, let file = reading.map({ sourceFile(path, text, $0) }) else {
      return
    }
    switch opening.reading?.replace(file) {
    case .own: spoil(.unjoined)
    case .shared: spoil(.unread)
    case nil: break
    }
  }

  /// What checks said of a file that see more than one, when the project was joined.
  func joinedFindings(of path: String) -> [Finding] { joinedFindings[path] ?? [] }

  /// The findings of a file that a person wants to see.
  func findings(of path: String, _ text: SourceText, joined: [Finding]) -> [Finding] {
    guard let reading else { return [] }
    let settings = reading.settings.forFile(path)
    let isShown = { (finding: Finding) in
      finding.suppression == nil && finding.confidence >= settings.minimumConfidence.value
        && finding.severity >= settings.minimumSeverity.value
    }
    let findings = reading.findings(of: path, with: joined)
    guard let baseline = opening.baseline, findings.contains(where: isShown) else {
      return findings.filter(isShown)
    }
    // Those that nobody sees count where equal ones are told apart.
    let report = Report(
      findings, Summary(files: 1, project: .none), root: reading.settings.root, readAgain: { _ in text })
    return report.fingerprinted.findings.filter { isShown($0) && !baseline.holds($0) }
  }
}
