import L10nLint
import L10nSyntax

// What a configuration says that means nothing to a run over all that it is about.

extension LintRequest {
  /// Warnings about settings that do nothing. A run over some files cannot know it of any.
  func idleSettings(in list: FileList) -> [ConfigurationProblem] {
    guard asksAboutAll(of: list) else { return [] }
    let patterns = idlePatterns(in: list).compactMap { pattern in
      ConfigurationProblem(
        idle: "`\(pattern.text)` in `\(pattern.key)` matches nothing that l10nlint would read; "
          + (pattern.unbound.map { "its slash ties it to this folder: write `\($0)`" }
            ?? "correct or remove it"),
        pattern.origin)
    }
    let problems = patterns + idleRules(in: list)
    return problems.sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
  }

  /// A run over nothing says why it is one.
  private func asksAboutAll(of list: FileList) -> Bool {
    since == nil && !isStaged && !readsStandardInput && !readsList && !list.isEmpty
      && paths.allSatisfy { PathStatus($0)?.kind == .folder }
  }

  /// Warnings about languages that the configuration names and the project does not have, where a run over all of it knows
  /// them.
  func idleLanguages(in run: LintRun) -> [ConfigurationProblem] {
    guard asksAboutAll(of: run.plan.list) else { return [] }
    let covered = coveredConfigurations(of: run.plan.list).map(\.path)
    return zip(run.plan.projects, run.outlines).flatMap { project, outline in
      outline.languagesNotThere(in: project.settings.project)
    }.filter { covered.contains($0.path) }
  }

  /// Rules that are set beside an `only` that leaves them out.
  private func idleRules(in list: FileList) -> [ConfigurationProblem] {
    // The arguments have the last word.
    guard only.isEmpty, enabled.isEmpty else { return [] }
    return coveredConfigurations(of: list).flatMap { file in
      let inner = list.configurations.files.filter { $0.folder.hasPrefix(file.folder + "/") }
      return file.idleRules(inside: inner).compactMap { rule in
        ConfigurationProblem(
          idle: "`\(rule.value)` does not run, because `only` does not name it; add it there or remove this",
          rule.origin)
      }
    }
  }

  /// Configurations all of whose files were asked for.
  private func coveredConfigurations(of list: FileList) -> [ConfigurationFile] {
    let scope = PathScope(paths.isEmpty ? list.folders : paths, list.configurations)
    return list.configurations.files.filter { scope.covers($0.folder + "/") }
  }

  /// Patterns that mean no file that a run without any of them would read.
  func idlePatterns(in list: FileList) -> [ConfigurationFile.Pattern] {
    guard !list.configurations.files.isEmpty else { return [] }
    let read = list.files.map { list.configurations.absolute($0.path) }
    let suspects = coveredConfigurations(of: list).map { file in
      (
        file: file,
        patterns: file.idlePatterns(files: read, folders: [], besides: list.usedExclusions)
      )
    }.filter { !$0.patterns.isEmpty }
    // Only somebody with such a pattern waits for a second look.
    guard !suspects.isEmpty else { return [] }
    let all = FileList(list.folders, ConfigurationFiles(configuration), exclusions: .passedOver)
    let files = all.files.map { all.configurations.absolute($0.path) }
    let folders = all.skipped.all.map { all.configurations.absolute($0.path) }
    return suspects.flatMap { file, patterns in
      let suspected = Set(patterns.map(\.exclusion))
      let idle = file.idlePatterns(files: files, folders: folders).filter {
        suspected.contains($0.exclusion)
      }
      // Files of other kinds are excluded for other tools, and for whoever reads the list.
      let idleForAll = Set(
        file.idlePatterns(files: Self.allFiles(in: file.folder), folders: []).map(\.exclusion))
      return idle.filter { pattern in
        pattern.key != "exclude"
          || idleForAll.contains(pattern.exclusion) && !pattern.isLeftOutAnyway(in: file.folder)
      }
    }
  }

  /// Those that git knows, of whichever kind; none where there is no git.
  private static func allFiles(in folder: String) -> [String] {
    do {
      let listing = try GitListing(of: folder)
      let all = listing.files + listing.untracked + listing.submodules + listing.others
      return all.map { folder + "/" + $0 }
    } catch {
      return []
    }
  }
}

extension ConfigurationFile.Pattern {
  /// Whether it means what is there and not read, or what is left out wherever it is: it does nothing, and is no mistake.
  fileprivate func isLeftOutAnyway(in folder: String) -> Bool {
    let steps = text.pathSteps
    let path = steps.joined(separator: "/")
    if steps.contains(where: SkippedFolder.isName) || PathStatus(folder + "/" + path) != nil { return true }
    // Git need not have a file to say that it would ignore it: some are made by a build.
    let git = GitProcess(in: folder)
    return git.line(of: ["--no-literal-pathspecs", "check-ignore", "--no-index", "--", path, path + "/"])
      != nil
  }
}
