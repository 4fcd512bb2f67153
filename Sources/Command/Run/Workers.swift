import L10nLint
import Synchronization

/// Threads that share the items of a list among them.
struct Workers: Spread {
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  /// Calls `body` for each number below `items`, each worker with a state of its own, and returns what it made of
  /// each. The order is that in which workers came to them. They take a `batch` at once, and fewer towards the end, so
  /// that none waits long for the last ones.
  func map<State: ~Copyable, Made: Sendable>(
    _ items: Int, batch: Int = 1, _ state: @Sendable () -> State, _ body: @Sendable (Int, inout State) -> Made
  ) -> [(Int, Made)] {
    let next = Atomic(0)
    let workers = min(count, (items + batch - 1) / batch)
    let all = Mutex<[(Int, Made)]>([])
    withoutActuallyEscaping({ @Sendable () in
      var state = state()
      var mine: [(Int, Made)] = []
      while true {
        let start = next.load(ordering: .relaxed)
        guard start < items else { break }
        let end = start + min(batch, max(1, (items - start) / (2 * workers)))
        guard next.compareExchange(expected: start, desired: end, ordering: .relaxed).exchanged else {
          continue
        }
        for item in start..<end { mine.append((item, body(item, &state))) }
      }
      all.withLock { $0 += mine }
    }) { work in
      Threads.run(workers, work)
    }
    return all.withLock { $0 }
  }

  func map<Made: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Made) -> [Made] {
    map(count, { () }) { item, _ in body(item) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
