import Synchronization

/// A line on the terminal of a person who waits: how many files are read.
///
/// It comes after a second, so that most runs show none, and is gone before anything else is written.
final class Progress: Sendable {
  private struct State {
    var count = 0
    var isShown = false
    /// When the line is written next, in milliseconds.
    var due: Int
  }

  private let state: Mutex<State>
  private let total: Int

  private static let delay = 1000
  private static let pause = 100

  /// `nil` where nobody looks at the errors of the command.
  init?(of total: Int) {
    guard Platform.isTerminal(Output.error.descriptor) else { return nil }
    self.total = total
    state = Mutex(State(due: Platform.milliseconds + Self.delay))
  }

  /// One more file is read.
  func advance() {
    state.withLock { state in
      state.count += 1
      // The clock is not asked for every file.
      let isLast = state.count == total && state.isShown
      guard isLast || state.count.isMultiple(of: 32) else { return }
      let now = Platform.milliseconds
      guard isLast || now >= state.due else { return }
      state.due = now + Self.pause
      state.isShown = true
      let text =
        state.count < total
        ? "Reading files: \(state.count) of \(total)" : "Comparing \(total) files"
      try? Output.error.write("\r\u{1B}[K\(text)")
    }
  }

  func clear() {
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      try? Output.error.write("\r\u{1B}[K")
    }
  }
}
