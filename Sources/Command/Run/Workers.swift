import L10nLint
import Synchronization

/// Threads that share the items of a list among them.
struct Workers: Spread {
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  /// Calls `body` for each number below `items`, each worker with a state of its own, and returns what it made of
  /// each. The order is that in which workers came to them.
  func map<State: ~Copyable, Made: Sendable>(
    _ items: Int, batch: Int = 1, _ state: @Sendable () -> State, _ body: @Sendable (Int, inout State) -> Made
  ) -> [(Int, Made)] {
    let next = Atomic(0)
    let all = Mutex<[(Int, Made)]>([])
    withoutActuallyEscaping({ @Sendable () in
      var state = state()
      var mine: [(Int, Made)] = []
      while true {
        let start = next.wrappingAdd(batch, ordering: .relaxed).oldValue
        guard start < items else { break }
        for item in start..<min(start + batch, items) { mine.append((item, body(item, &state))) }
      }
      all.withLock { $0 += mine }
    }) { work in
      Threads.run(min(count, (items + batch - 1) / batch), work)
    }
    return all.withLock { $0 }
  }

  func map<Made: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Made) -> [Made] {
    map(count, { () }) { item, _ in body(item) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
