import L10nLint
import L10nSyntax

/// What a run does about findings that have a fix.
struct FixRequest {
  var safety = Fix.Safety.safe
  var hardLinks = FixRun.HardLinks.refused
  var output = Output.files

  enum Output {
    /// The files themselves are changed.
    case files
    /// A patch is printed, and nothing is changed.
    case diff
  }
}

extension LintRequest {
  /// Whether anything is written. A path that is not there may be a mistyped word that means another run.
  func mayFix(_ list: FileList) -> Bool {
    guard !list.absent.isEmpty, !showsDiff else { return true }
    Output.say("nothing was fixed, because some paths do not exist")
    return false
  }

  /// Mends what can be mended, and reports what is left.
  func fix(_ request: FixRequest, _ plan: LintPlan, _ view: RunView) throws -> ExitStatus {
    var fixes = FixRun(plan, request.safety, request.hardLinks)
    var run = lint(plan)
    while fixes.mend(report(of: run, view, fixes).findings, of: run) { run = lint(fixes.mendedPlan) }
    if case .diff = request.output {
      fixes.sayWhatStays()
      let hasChanges = fixes.outcome.files > 0
      fixes.leaveOutWhatNoPatchHolds()
      try Output.standard.write(fixes.diff)
      if !isQuiet {
        let more = request.safety == .safe ? suggestions(in: report(of: run, view, fixes)) : ""
        Output.say("changes: \(fixes.outcome.fixed) (files: \(fixes.outcome.files))\(more)")
      }
      guard plan.list.absent.isEmpty else { return .failure }
      return hasChanges ? .findings : .clean
    }
    if readsStandardInput { try Output.standard.write(fixes.bufferBytes) } else { fixes.write() }
    fixes.sayWhatStays()
    // What could not be written is as it was, with all that is wrong there.
    if fixes.outcome.unwritten > 0 { run = lint(fixes.mendedPlan) }
    let status = try finish(run, view, fixes)
    return fixes.outcome.unwritten == 0 ? status : .failure
  }

  /// How many fixes are left to whoever asks for them.
  private func suggestions(in report: Report) -> String {
    let count = report.findings.count { $0.suppression == nil && $0.fix?.safety == .suggested }
    return count == 0 ? "" : "; \(count) with `--fix=suggested`"
  }

  /// What the options for fixes say together.
  mutating func completeFixes() throws(ArgumentError) {
    if hardLinks == .split, fixes == nil {
      throw ArgumentError(message: "`--fix-hard-links` only works together with `--fix`")
    }
    if showsDiff {
      guard reports.isEmpty, output == nil else {
        throw ArgumentError(message: "`--diff` prints changes instead of a report; remove the report options")
      }
      fixes = fixes ?? .safe
    } else if fixes != nil, readsStandardInput, reports.isEmpty {
      isTextOnError = true
    } else if fixes != nil, readsStandardInput, reports.contains(where: { $0.file == nil }), output == nil {
      throw ArgumentError(
        message:
          "`--stdin --fix` prints the fixed text; write the report to a file, such as `--format json:report.json`"
      )
    }
  }

  /// A value that stands behind a blank would be a path, and other fixes be made than those that somebody wants.
  static func checkIsNoSafety(_ path: String) throws(ArgumentError) {
    guard Fix.Safety(rawValue: path) != nil else { return }
    throw ArgumentError(
      message: "`\(path)` is read as a path here; did you mean `--fix=\(path)`? For a path, write `./\(path)`"
    )
  }

  var fixRequest: FixRequest? {
    fixes.map { FixRequest(safety: $0, hardLinks: hardLinks, output: showsDiff ? .diff : .files) }
  }
}
