import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

enum HookChange {
  case install, uninstall
}

/// The script that git runs before it commits. A script of somebody else makes room for it only where a person says so,
/// is called first, and comes back with `--uninstall`.
enum CommitHook {
  static func make(_ change: HookChange) throws {
    let repository = try GitRepository.here(for: "install-hook")
    guard let path = repository.commitHook else {
      throw ArgumentError(message: "git cannot tell where its hooks are")
    }
    let shown = WorkingFolder.current.spelled(path)
    let isOurs = try self.isOurs(path, shown)
    switch change {
    case .install:
      if isOurs == false { try makeRoom(path, shown) }
      let isShared = repository.shares(try folder(of: path))
      try write(isShared ? sharedScript : ownScript, path, shown)
      Output.say(
        "each commit is checked from now on, by `\(shown.printable)`"
          + (isShared ? "; commit its folder, and it checks those of all who set `core.hooksPath`" : ""))
    case .uninstall:
      if isOurs == false { throw refusal(change, shown) }
      guard isOurs == true else { return Output.say("there is no hook to remove") }
      let isBack = rename(path + keptEnding, path)
      guard isBack || path.withPathBytes({ unlink($0) }) == 0 else {
        throw ArgumentError(message: "`\(shown.printable)` cannot be removed: \(Platform.errorText)")
      }
      Output.say(
        isBack
          ? "commits are no longer checked; `\(shown.printable)` was restored"
          : "commits are no longer checked")
    }
  }

  /// What the hook of somebody else is called meanwhile.
  private static let keptEnding = ".before-l10nlint"

  /// Asks whether our hook may take the place of another one.
  private static func makeRoom(_ path: String, _ shown: String) throws {
    let question =
      "`\(shown.printable)` was not written by l10nlint. Rename it and install a hook that runs it first?"
    let kept = path + keptEnding
    guard PathStatus(kept, isFollowing: false) == nil, Terminal.agrees(to: question) else {
      throw refusal(.install, shown)
    }
    guard rename(path, kept) else {
      throw ArgumentError(message: "`\(shown.printable)` cannot be renamed: \(Platform.errorText)")
    }
    Output.say("the previous hook was renamed to `\((shown + keptEnding).printable)` and runs first")
  }

  private static func rename(_ path: String, _ other: String) -> Bool {
    path.withPathBytes { old in
      other.withPathBytes { new in
        #if canImport(Darwin)
          Darwin.rename(old, new) == 0
        #elseif canImport(Musl)
          Musl.rename(old, new) == 0
        #else
          Glibc.rename(old, new) == 0
        #endif
      }
    }
  }

  private static let mark = "# Written by `l10nlint install-hook`"

  /// `nil` where there is no hook.
  private static func isOurs(_ path: String, _ shown: String) throws -> Bool? {
    guard PathStatus(path, isFollowing: false) != nil else { return nil }
    // A link that leads nowhere now was somebody's.
    guard PathStatus(path) != nil else { return false }
    var reader = FileReader()
    do {
      let text = try reader.readBytes(path)
      return text.split(separator: 10).prefix(3).contains { $0.starts(with: mark.utf8) }
    } catch {
      throw ArgumentError(message: "`\(shown.printable)` cannot be read: \(error.text)")
    }
  }

  private static func refusal(_ change: HookChange, _ shown: String) -> ArgumentError {
    switch change {
    case .install:
      ArgumentError(
        message:
          "`\(shown.printable)` was not written by l10nlint and was not changed; add this line to it: l10nlint --staged --quiet || exit 1"
      )
    case .uninstall:
      ArgumentError(message: "`\(shown.printable)` was not written by l10nlint and was not changed")
    }
  }

  /// The folder of the hooks, which git does not make.
  private static func folder(of path: String) throws -> String {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    _ = folder.withPathBytes { mkdir($0, 0o777) }
    // `/dev/null` is how people switch hooks off.
    if let status = PathStatus(folder), status.kind != .folder {
      throw ArgumentError(
        message: "git runs no hooks here: `core.hooksPath` is `\(folder.printable)`, which is not a folder")
    }
    return folder
  }

  private static func write(_ script: String, _ path: String, _ shown: String) throws {
    do {
      try ReportFile(path: path).write(Array(script.utf8))
    } catch {
      guard case .refused(let reason) = error else { throw error }
      throw ArgumentError(message: "the hook cannot be installed: \(reason)")
    }
    guard path.withPathBytes({ chmod($0, 0o755) }) == 0 else {
      throw ArgumentError(message: "`\(shown.printable)` cannot be made executable: \(Platform.errorText)")
    }
  }

  // MARK: The script

  private static let wayOut = "git commit --no-verify skips the check"

  /// Programs with windows often know no path of their user's, so the place of this program is written down.
  private static var ownScript: String {
    let quoted = "'" + (Platform.programPath ?? "l10nlint").replacing("'", with: #"'\''"#) + "'"
    return script(
      findingLinter: """
        linter=$(command -v l10nlint) || linter=\(quoted)
        if ! [ -x "$linter" ]; then
          echo "l10nlint is no longer installed: install it, or remove $0" >&2
          echo "\(wayOut)" >&2
          exit 1
        fi
        """)
  }

  /// For everybody who has the repository: it knows no machine, and stops nobody who does not have l10nlint.
  private static var sharedScript: String {
    script(
      findingLinter: """
        PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
        if ! linter=$(command -v l10nlint); then
          echo "l10nlint is not installed, so this commit is not checked for its texts" >&2
          exit 0
        fi
        """)
  }

  /// Silent when there is nothing to say; notes are shown and stop nobody.
  private static func script(findingLinter: String) -> String {
    """
    #!/bin/sh
    \(mark); `l10nlint install-hook --uninstall` removes it.
    if [ -x "$0\(keptEnding)" ]; then
      "$0\(keptEnding)" "$@" || exit
    fi
    \(findingLinter)
    "$linter" --staged --quiet && exit 0
    echo "l10nlint stopped this commit; 'l10nlint explain RULE' explains a finding and how to silence it" >&2
    echo "\(wayOut)" >&2
    exit 1

    """
  }
}
