import L10nLint

// What a person may have meant in another way.

extension LintRequest {
  /// What a run leaves out that was asked for: nothing is passed over without a word. Who wants no summary wants this all
  /// the same; but not each time how an old spelling is written now.
  func sayWhatIsOdd(about list: FileList) throws {
    try Output.tell(list.configurations.problems.filter { !isQuiet || $0.kind != .note }.listing)
    if let silence = list.silence {
      Output.say("git cannot list ignored files (\(silence.printable)), so all files are read")
    }
    for path in list.foreign.prefix(3) {
      Output.say(
        "`\(path.printable)` is not checked: l10nlint reads Swift, Objective-C, C and tables of texts")
    }
    if list.foreign.count > 3 { Output.say("and \(list.foreign.count - 3) more files of other kinds") }
    for (path, exclusion) in list.excluded.prefix(3) {
      let reason = exclusion.pattern.map { "`\($0.printable)` in" } ?? "`include` in"
      Output.say(
        "`\(path.printable)` is excluded by \(reason) \(exclusion.origin); `--no-exclude` checks it anyway"
      )
    }
    if list.excluded.count > 3 { Output.say("and \(list.excluded.count - 3) more paths like these") }
    sayWhatIsApart(in: list)
    if list.isEmpty { Output.say("no files were checked: \(reason(ofNothingIn: list))") }
    for path in foldersOfSeveralProjects(in: list).prefix(3) {
      Output.say(
        "`\(path.printable)` is checked without the rest of its project, because the paths lie in several; run l10nlint once for each"
      )
    }
    for path in idleFolders(in: list).prefix(3) { Output.say("no files in `\(path.printable)` were checked") }
  }

  /// Named folders that are parts of projects, where the paths lie in several of these: one run reads one project.
  private func foldersOfSeveralProjects(in list: FileList) -> [String] {
    guard !isQuiet, !readsProject, !readsList, !readsStandardInput, reach == .folders, paths.count > 1 else {
      return []
    }
    var search = ProjectSearch()
    let scope = PathScope(paths, list.configurations)
    return paths.filter { path in
      guard PathStatus(path)?.kind == .folder,
        let root = search.root(of: list.configurations.absolute(path))
      else { return false }
      return !scope.covers(root + "/")
    }
  }

  /// Folders that somebody names, and of which nothing is in the list of a whole project.
  private func idleFolders(in list: FileList) -> [String] {
    guard readsProject, since == nil, !isStaged, !list.isEmpty, list.excluded.isEmpty else { return [] }
    let folders = paths.filter { PathStatus($0)?.kind == .folder }
    guard !folders.isEmpty else { return [] }
    let files = list.files.map { list.configurations.absolute($0.path) }
    return folders.filter { !files.contains(where: PathScope([$0], list.configurations).covers) }
  }

  /// A path that is not there is a mistake in the command, and no finding in a file.
  func sayWhatIsAbsent(in list: FileList) {
    for (path, reason) in list.absences.prefix(3) {
      // `--only manual-plural, glued-percent`
      let isRule = RuleCatalog.rule(path) != nil
      let advice = isRule ? "; this is a rule: write lists of rules without spaces" : ""
      Output.say("`\(path.printable)` cannot be read (\(reason))\(advice)")
    }
    if list.absences.count > 3 { Output.say("and \(list.absences.count - 3) more paths that do not exist") }
  }

  /// A run over nothing looks like one over a clean project, and so has to say why it is none.
  private func reason(ofNothingIn list: FileList) -> String {
    if let exclusion = list.firstExclusion {
      return exclusion.pattern.map { "all files are excluded by `\($0.printable)` in \(exclusion.origin)" }
        ?? "no pattern of `include` in \(exclusion.origin) matches these files"
    }
    guard let path = named.first ?? (readsProject ? "." : nil) else { return "the list is empty" }
    return "`\(path.printable)` has no files that l10nlint reads"
  }

  private func sayWhatIsApart(in list: FileList) {
    let named = Set(list.folders.map { Array(list.configurations.absolute($0).utf8) })
    let apart = list.apart.filter { !named.contains(Array(list.configurations.absolute($0.path).utf8)) }
    for folder in apart.prefix(3) {
      let reason = folder.isWorkTree ? "another git work tree" : "a separate repository"
      Output.say("`\(folder.path.printable)` is not checked: it is \(reason); pass it as a path to check it")
    }
    if apart.count > 3 { Output.say("and \(apart.count - 3) more folders like these") }
  }
}
