import L10nLint
import L10nSyntax

/// A project as it was read last, with the texts of the editor in it.
struct WarmProject {
  let scope: ProjectScope
  /// The folder as the editor spells it.
  let spelledFolder: String
  private(set) var opening = ProjectOpening(nil, problems: [])
  /// By the place of the file.
  private var joinedFindings: [String: [Finding]] = [:]
  private(set) var staleness = Staleness.unread
  /// That of the look that is under way.
  private var lookNumber: Int?
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

  /// As the reading knows a file.
  func judgedPath(of path: String) -> String { reading?.settings.names.judgedPath(of: path) ?? path }

  /// As the server knows it, from the folder of the project on.
  func shownPath(of judged: String) -> String { reading?.settings.names.shownPath(of: judged) ?? judged }

  func facts(of path: String) -> FileFacts? { reading?.result(of: judgedPath(of: path))?.facts }

  func holds(_ path: String) -> Bool { facts(of: path) != nil }

  mutating func spoil(_ staleness: Staleness) { self.staleness = max(self.staleness, staleness) }

  /// A look at what has changed; `nil` where all is known. From now on only what changes later is unknown.
  mutating func look(_ number: Int, _ texts: [String: SourceText], inWork: Set<String>) -> ProjectLook? {
    guard staleness != .none else { return nil }
    let depth: ProjectLook.Depth = staleness == .unread ? .read : .join
    staleness = .none
    lookNumber = number
    return ProjectLook(
      scope: scope, number: number, depth: depth, texts: texts, inWork: inWork, before: opening)
  }

  /// Takes in what a look has found. False where it was not about this project.
  mutating func take(_ result: ProjectLook.Result) -> Bool {
    guard result.look.number == lookNumber else { return false }
    lookNumber = nil
    joinedFindings = result.joinedFindings
    switch result.look.depth {
    case .read: opening = result.opening
    // Files that were exchanged meanwhile stay exchanged.
    case .join: if let reading = result.opening.reading { opening.reading?.take(projectOf: reading) }
    }
    return true
  }

  /// Puts a text in the place of a file.
  mutating func replace(_ path: String, by text: SourceText) {
    guard holds(path), let file = reading.map({ SourceFile(path, text, in: $0) }) else {
      return
    }
    switch opening.reading?.replace(file) {
    case .own: spoil(.unjoined)
    case .shared: spoil(.unread)
    case nil: break
    }
  }

  /// What checks said of a file that see more than one, when the project was joined.
  func joinedFindings(of path: String) -> [Finding] { joinedFindings[judgedPath(of: path)] ?? [] }

  /// The findings of a file that a person wants to see.
  func findings(of path: String, _ text: SourceText, joined: [Finding]) -> [Finding] {
    guard let reading else { return [] }
    let settings = reading.settings.forFile(path)
    let isShown = { (finding: Finding) in
      finding.suppression == nil && finding.confidence >= settings.minimumConfidence.value
        && finding.severity >= settings.minimumSeverity.value
    }
    let findings = reading.settings.names.spelled(reading.findings(of: judgedPath(of: path), with: joined))
    guard let baseline = opening.baseline, findings.contains(where: isShown) else {
      return findings.filter(isShown)
    }
    // Those that nobody sees count where equal ones are told apart.
    let report = Report(
      findings, Summary(files: 1), readAgain: { _ in text })
    return report.fingerprinted().findings.filter { isShown($0) && !baseline.holds($0) }
  }
}
