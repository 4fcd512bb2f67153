import L10nSyntax

extension ConfigurationFile {
  /// A pattern for paths, as it is written, and where.
  package struct Pattern: Sendable {
    /// The key that it stands under.
    package let key: String
    package let text: String
    package let origin: Origin
    /// What would mean something, where only the slash keeps the pattern from it.
    package var unbound: String?

    /// What it says of files that it leaves out.
    package var exclusion: Configuration.Exclusion { .init(pattern: text, origin: origin) }
  }

  /// The patterns that mean none of some files and folders, which are given by their absolute paths; `used` are known to
  /// mean something.
  package func idlePatterns(
    files: [String], folders: [String], besides used: Set<Configuration.Exclusion> = []
  ) -> [Pattern] {
    let files = files.compactMap(relative)
    let folders = folders.compactMap(relative)
    func isIdle(_ glob: Glob) -> Bool {
      !files.contains { glob.matches($0) } && !folders.contains { glob.matches($0, isFolder: true) }
    }
    return patterns.compactMap { pattern, glob in
      guard !used.contains(pattern.exclusion), isIdle(glob) else { return nil }
      var pattern = pattern
      // A slash at the beginning is no slip.
      if glob.isAnchored, !glob.text.hasPrefix("/"), let free = try? Glob("**/" + glob.text), !isIdle(free) {
        pattern.unbound = free.text
      }
      return pattern
    }
  }

  private var patterns: [(Pattern, Glob)] {
    let listed = [("include", include ?? []), ("exclude", exclude)].flatMap { key, globs in
      globs.map { (Pattern(key: key, text: $0.value.text, origin: $0.origin), $0.value) }
    }
    return listed
      + entries.flatMap(\.paths).map {
        (Pattern(key: "overrides", text: $0.value.text, origin: $0.origin), $0.value)
      }
  }
}

extension ConfigurationFile {
  /// Rules that a part of the file sets and its `only` leaves out, where nothing else in it or in the files inside of its
  /// folder runs them.
  package func idleRules(inside inner: [ConfigurationFile]) -> [Sourced<String>] {
    let known = KnownRules([self])
    let all = entries + inner.flatMap(\.entries)
    return entries.flatMap { entry -> [Sourced<String>] in
      guard let only = entry.only?.value else { return [] }
      return entry.rules.compactMap { id, change in
        // What the engine itself reports is no choice of rules.
        guard let rule = known.rule(id), !rule.check.subjects.isEmpty, !only.mean(rule),
          change.isOn?.value != false, let origin = change.origin, !all.contains(where: { $0.runs(rule) })
        else { return nil }
        return Sourced(id, origin)
      }
    }
  }
}

extension RuleEntry {
  fileprivate func runs(_ rule: Rule) -> Bool {
    if let only { return only.value.mean(rule) }
    return rules[rule.id]?.isOn?.value == true
  }
}

extension RuleChange {
  /// Where it begins.
  fileprivate var origin: Origin? {
    let all =
      [isOn?.origin].compactMap { $0 } + severities.values.map(\.origin) + options.values.map(\.origin)
    return all.min { ($0.line ?? 0) < ($1.line ?? 0) }
  }
}

extension Origin {
  fileprivate var line: Int? { if case .file(_, let line) = self { line } else { nil } }
}
