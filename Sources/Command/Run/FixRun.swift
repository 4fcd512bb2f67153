import L10nLint
import L10nSyntax

/// Mends the findings of a run: in memory, round after round, because what one fix changes may be in the way of another.
/// Files are written once, in the end.
struct FixRun {
  private let plan: LintPlan
  private let safety: Fix.Safety
  private let hardLinks: HardLinks
  private let named: Set<String>
  private var files = PathTable<MendedFile>()
  /// Why files stay as they are.
  private(set) var refusals = PathTable<String>()
  /// The rules whose fixes would have left a file broken.
  private var broken = PathTable<Set<String>>()
  private(set) var outcome = FixOutcome()
  /// How many findings of a file are gone.
  private var mendedFindings = PathTable<Int>()

  /// More than any fix has been seen to need. Two rules that undo each other would go on for ever.
  private static let rounds = 10
  private var round = 0

  /// What happens to files with several names, of which only one would get the new text.
  enum HardLinks { case refused, split }

  init(_ plan: LintPlan, _ safety: Fix.Safety, _ hardLinks: HardLinks) {
    self.plan = plan
    self.safety = safety
    self.hardLinks = hardLinks
    named = Set(plan.list.files.lazy.filter { $0.origin == .named }.map(\.path))
    if let buffer = plan.list.buffer { files[buffer.path] = MendedFile(buffer.stored) }
  }

  /// What the next round reads.
  var mendedPlan: LintPlan { plan.holding(files.mapValues(\.text)) }

  /// Makes the fixes of a round, and says whether there were any.
  mutating func mend(_ findings: [Finding], of run: LintRun) -> Bool {
    guard round < Self.rounds else { return false }
    round += 1
    var findings = findings
    while true {
      let refused = refusals
      let fixes = FixPlan(findings, safety) { refused[$0] != nil }
      var mended = PathTable<SourceText>()
      var bad: [Finding] = []
      for (path, edits) in fixes.edits.sorted {
        do {
          let text = try text(of: path, run)
          mended[path] = text.mended(by: edits, path)
          guard mended[path] == nil else { continue }
          let breaking = fixes.fixes(breaking: path) { text.mended(by: $0, path) == nil }
          for finding in breaking { broken[path, default: []].insert(finding.rule) }
          bad += breaking
        } catch {
          refusals[path] = error.reason
        }
      }
      // A fix that changes several files is made in all of them or in none.
      guard refusals.count == refused.count, bad.isEmpty else {
        findings.removeAll(where: bad.contains)
        continue
      }
      for (path, text) in mended.sorted { files[path]?.text = text }
      outcome.fixed += fixes.mended.count
      for finding in fixes.mended { mendedFindings[finding.path, default: 0] += 1 }
      outcome.files = files.sorted.count { $0.value.isChanged }
      outcome.waiting = fixes.waiting.count
      return !fixes.mended.isEmpty
    }
  }

  private mutating func text(of path: String, _ run: LintRun) throws(FixRefusal) -> SourceText {
    let file =
      if let known = files[path] { known } else { try MendedFile(open(path, stamp: run.stamp(of: path))) }
    guard file.stored.storing(file.stored.text) != nil else {
      throw FixRefusal(reason: "it contains half of a character, which would be lost")
    }
    files[path] = file
    return file.text
  }

  private func open(_ path: String, stamp: Int?) throws(FixRefusal) -> StoredText {
    guard let status = PathStatus(path, isFollowing: named.contains(path)), status.kind == .file else {
      throw FixRefusal(reason: "it is no longer a regular file")
    }
    guard hardLinks == .split || status.nameCount < 2 else {
      throw FixRefusal(
        reason:
          "it has other names (hard links) that would keep the old text; `--fix-hard-links` fixes it anyway")
    }
    guard status.mode & 0o222 != 0 else { throw FixRefusal(reason: "it is write-protected") }
    let stored = try Self.read(path)
    guard stored.bytes.withUnsafeBytes({ FileReader.stamp(of: $0) }) == stamp else {
      throw FixRefusal(reason: FileReplacement.changedMeanwhile)
    }
    return stored
  }

  private static func read(_ path: String) throws(FixRefusal) -> StoredText {
    var reader = FileReader()
    do throws(FileReader.Failure) {
      return try StoredText(reader.readBytes(path))
    } catch {
      throw FixRefusal(reason: error.text)
    }
  }
}

/// Why a file stays as it is.
struct FixRefusal: Error {
  let reason: String
}

/// A file with fixes in it that is not written yet.
private struct MendedFile {
  let stored: StoredText
  var text: SourceText

  init(_ stored: StoredText) {
    self.stored = stored
    text = stored.text
  }

  /// Its lines are not those of the file: UTF-16 and UTF-32 are read as UTF-8.
  var isTranscoded: Bool { TextEncoding.marked(stored.bytes) != nil }

  var isChanged: Bool { text.storage != stored.text.storage }
}

extension SourceText {
  /// `nil` where the reader of its file could not follow.
  fileprivate func mended(by edits: [Fix.Edit], _ path: String) -> SourceText? {
    let mended = applying(edits)
    let kind = FileKind(path: path) ?? .source(.swift)
    let before = SourceFile(path: path, kind: kind, text: self)
    let after = SourceFile(path: path, kind: kind, text: mended)
    return after.problemCount <= before.problemCount ? mended : nil
  }
}

// MARK: What becomes of the texts

extension FixRun {
  /// The mended text of standard input, in its encoding.
  var bufferBytes: [UInt8] {
    guard let file = plan.list.buffer.flatMap({ files[$0.path] }) else { return [] }
    return file.stored.storing(file.text) ?? file.stored.bytes
  }

  /// All changes as one patch.
  var diff: [UInt8] {
    let changed = files.paths.filter { files[$0]?.isChanged ?? false }
    let names = PatchNames(of: changed, plan.reportRoot)
    return files.sorted.flatMap { path, file in
      UnifiedDiff(path: names.name(of: path), file.stored.text, file.text).bytes
    }
  }

  /// Takes out the files that a patch cannot hold, and tells about them: git compares bytes, and would refuse all of it.
  mutating func leaveOutWhatNoPatchHolds() {
    for (path, file) in files.sorted where file.isChanged && file.isTranscoded {
      forget(path)
      Output.say(
        "`\(path.printable)` is not in the patch: git cannot patch UTF-16 or UTF-32; use `--fix` instead"
      )
    }
  }

  /// Writes what has changed. A file that cannot be written stays as it was, and the others are written all the same.
  mutating func write() {
    for (path, file) in files.sorted where file.isChanged {
      var reader = FileReader()
      // What it is like before it is read: whatever changes from then on is noticed.
      let replacement = FileReplacement(path, .source)
      do {
        guard try reader.readBytes(path) == file.stored.bytes, let bytes = file.stored.storing(file.text)
        else {
          throw FileReader.Failure.other(FileReplacement.changedMeanwhile)
        }
        try replacement.write(bytes)
      } catch let error as FileReader.Failure {
        fail(path, error.text)
      } catch Output.Failure.refused(let reason) {
        fail(path, reason)
      } catch {
        fail(path, Platform.errorText)
      }
    }
  }

  private mutating func fail(_ path: String, _ reason: String) {
    refusals[path] = reason
    outcome.unwritten += 1
    forget(path)
  }

  /// The file stays as it is.
  private mutating func forget(_ path: String) {
    outcome.files -= 1
    outcome.fixed -= mendedFindings[path, default: 0]
    files[path] = nil
  }

  /// Tells about every file that stays as it is, and of every fix that is none.
  func sayWhatStays() {
    for (path, rules) in broken.sorted {
      for rule in rules.sorted() {
        Output.say(
          "`\(path.printable)`: a fix of `\(rule)` was skipped, because it would break the file; please report this as a bug of l10nlint"
        )
      }
    }
    for (path, reason) in refusals.sorted {
      Output.say("`\(path.printable)` was not fixed: \(reason)")
    }
  }
}
