/// Threads that somebody lends: nothing here starts any.
package protocol Spread: Sendable {
  /// What `body` makes of each number below `count`, in their order.
  func map<Made: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Made) -> [Made]
}

/// One piece of work after the other.
package struct OneThread: Spread {
  package init() {}

  package func map<Made: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Made) -> [Made] {
    (0..<count).map(body)
  }
}

extension Spread {
  /// Does two things, of which neither waits for the other.
  func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let made = map(2) { number -> (First?, Second?) in number == 0 ? (first(), nil) : (nil, second()) }
    guard let one = made[0].0, let other = made[1].1 else {
      preconditionFailure("all work is done when it is handed back")
    }
    return (one, other)
  }
}
