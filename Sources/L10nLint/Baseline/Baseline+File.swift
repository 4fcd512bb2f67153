import L10nSyntax

extension Baseline {
  /// One line an entry, with tabs between its parts: git merges such a file by itself, and people read it.
  package var bytes: [UInt8] {
    var text = Self.head
    for entry in entries {
      let others = entry.others > 0 ? "+\(entry.others)" : ""
      text += "\(entry.path)\t\(entry.rule)\t\(entry.fingerprint)\(others)\t\(entry.code)\n"
    }
    return Array(text.utf8)
  }

  private static let version = 1
  private static let title = "# Baseline of l10nlint, version "

  private static let head = """
    \(title)\(version): known findings that are not reported.
    # File, rule, fingerprint, code. Written by `l10nlint --write-baseline`; lines may be removed by hand.

    """

  /// Reads what `bytes` has written, in whatever order its lines are now.
  package static func read(_ bytes: [UInt8], path: String) throws(ConfigurationProblem) -> Baseline {
    var entries: [Entry] = []
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      let line = line.last == 13 ? line.dropLast() : line
      let parts = line.split(separator: 9, maxSplits: 3, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if parts.count >= 3, let (fingerprint, others) = parts[2].fingerprint {
        entries.append(
          Entry(
            path: parts[0], rule: parts[1], fingerprint: fingerprint, others: others,
            code: parts.count > 3 ? parts[3] : ""))
      } else if let mistake = mistake(line) {
        throw ConfigurationProblem(.error, path, line: index + 1, column: 1, mistake)
      }
    }
    return Baseline(entries)
  }

  /// What is wrong with a line that is no entry.
  private static func mistake(_ line: ArraySlice<UInt8>) -> String? {
    if line.starts(with: title.utf8) {
      let number = String(decoding: line.dropFirst(title.utf8.count).prefix { $0 != 0x3A }, as: UTF8.self)
      guard number != "\(version)" else { return nil }
      return
        "this baseline has version \(number.printable), but this l10nlint reads version \(version); `--write-baseline` writes a new one"
    }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    if marks.contains(where: { line.starts(with: $0.utf8) }) {
      return "unresolved merge conflict; keep the lines of both sides and remove the conflict markers"
    }
    return "invalid line: a baseline line has a file, a rule and a fingerprint, separated by tabs"
  }
}

extension String {
  /// A fingerprint, and behind a plus how many other places its finding has: `00c0ffee00c0ffee+2`.
  fileprivate var fingerprint: (String, others: Int)? {
    let parts = split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard parts[0].isFingerprint else { return nil }
    guard parts.count > 1 else { return (parts[0], 0) }
    return Int(parts[1]).flatMap { $0 < 0 ? nil : (parts[0], $0) }
  }

  /// Sixteen hexadecimal digits, as `Fingerprints` makes them.
  private var isFingerprint: Bool {
    utf8.count == 16
      && utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}

/// Two baselines side by side, for a review of what a change adds and pays back.
package struct BaselineComparison: Sendable {
  package let added: [Baseline.Entry]
  package let removed: [Baseline.Entry]

  package init(_ old: Baseline, _ new: Baseline) {
    added = new.subtracting(old)
    removed = old.subtracting(new)
  }

  /// A line for each entry that only one of them has, with a sign in front as diffs have it.
  package var text: String {
    let lines =
      removed.map { ("-", $0) } + added.map { ("+", $0) }
    let listing = lines.map { "\($0) \($1.path.printable): \($1.rule.printable): \($1.code.printable)\n" }
    return listing.joined() + "Added: \(added.count). Removed: \(removed.count).\n"
  }
}
