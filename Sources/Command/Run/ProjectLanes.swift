import L10nLint

/// How the projects of a run share the threads: two are read at once, each by half of them, as no project keeps them all at
/// work from its beginning to its end. One that is larger than all others together is read by all of them first.
struct ProjectLanes {
  private let jobs: Int
  /// The largest first, so that none is left alone for long.
  private let order: [Int]
  /// How many of them are read alone.
  private let alone: Int

  /// What is read at once takes memory at once.
  private static let count = 2

  init(_ projects: [LintPlan.Project], jobs: Int) {
    self.jobs = jobs
    order = projects.indices.sorted { (-projects[$0].files.count, $0) < (-projects[$1].files.count, $1) }
    let all = projects.reduce(0) { $0 + $1.files.count }
    let isLarge = order.first.map { projects[$0].files.count * 2 > all } ?? false
    alone = isLarge ? 1 : 0
  }

  /// What `body` makes of each project with some threads, in their order.
  func map<Made: Sendable>(_ body: @Sendable (Int, Workers) -> Made) -> [Made] {
    let first = order.prefix(alone).map { ($0, body($0, Workers(jobs))) }
    let rest = Array(order.dropFirst(alone))
    let lanes = max(1, min(jobs, rest.count, Self.count))
    let workers = Workers((jobs + lanes - 1) / lanes)
    let others = Workers(lanes).map(rest.count, { () }) { turn, _ in (rest[turn], body(rest[turn], workers)) }
    return (first + others.map(\.1)).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
