// Conditions of the compiler as they come out where a program is built for everybody.

extension Document {
  /// What the condition behind `#if`, `#elseif`, `#ifdef` or `#ifndef` is in a build for everybody; `nil` where that is not known.
  func isTrueInReleases(ofCondition directive: Int) -> Bool? {
    var end = directive + 1
    while end < tokens.count, tokens[end].kind != .directiveEnd {
      if language == .swift, tokens[end].flags.contains(.startsLine) { break }
      guard end - directive < Self.longestCondition else { return nil }
      end += 1
    }
    var condition = ReleaseCondition(document: self, start: directive + 1, end: end)
    switch keyword(directive) {
    case .ifdef: return condition.whole { $0.definition() }
    case .ifndef: return condition.whole { $0.definition() }.map { !$0 }
    default: return condition.whole { $0.alternatives() }
    }
  }

  /// Nobody writes longer ones, and each of their parentheses is read in one of its own.
  private static let longestCondition = 80
}

/// Reads a condition from left to right. What is not known stays so, unless the rest decides: `DEBUG && os(iOS)` is false.
private struct ReleaseCondition {
  private let document: Document
  private let tokens: Range<Int>
  private var position: Int
  private let end: Int
  /// Something stands there that is no condition.
  private var isBroken = false

  init(document: Document, start: Int, end: Int) {
    self.document = document
    tokens = start..<end
    position = start
    self.end = end
  }

  mutating func whole(_ read: (inout Self) -> Bool?) -> Bool? {
    let value = read(&self)
    return isBroken || position != end ? nil : value
  }

  mutating func alternatives() -> Bool? {
    joined(by: "||", decidedBy: true) { $0.joined(by: "&&", decidedBy: false) { $0.comparison() } }
  }

  /// Parts of which one with the value `deciding` decides, whatever the others are.
  private mutating func joined(
    by sign: StaticString, decidedBy deciding: Bool, _ part: (inout Self) -> Bool?
  ) -> Bool? {
    var value = part(&self)
    while take(sign) {
      let other = part(&self)
      if value == deciding || other == deciding {
        value = deciding
      } else if value == !deciding {
        value = other
      }
    }
    return value
  }

  /// `DEBUG == 1`, `0 != DEBUG`; of other numbers nothing is known.
  private mutating func comparison() -> Bool? {
    let value = one()
    guard position < end, document.kind(position) == .comparison else { return value }
    let (isEqual, isOther) = (document.token(position, is: "=="), document.token(position, is: "!="))
    position += 1
    guard let other = one(), let value, isEqual || isOther else { return nil }
    return (value == other) == isEqual
  }

  private mutating func one() -> Bool? {
    if take("!") { return one().map { !$0 } }
    guard position < end else {
      isBroken = true
      return nil
    }
    let start = position
    position += 1
    switch document.kind(start) {
    case .openParen:
      let value = alternatives()
      if !take(")") { isBroken = true }
      return value
    case .number: return document.token(start, is: "0") ? false : document.token(start, is: "1") ? true : nil
    case .identifier: return name(start)
    default:
      isBroken = true
      return nil
    }
  }

  private mutating func name(_ name: Int) -> Bool? {
    if document.token(name, is: "false") { return false }
    if document.token(name, is: "true") { return true }
    if document.token(name, is: "defined") {
      guard take("(") else { return definition() }
      let value = definition()
      if !take(")") { isBroken = true }
      return value
    }
    guard position < end, document.kind(position) == .openParen else {
      return isLeftOut(name, where: \.isLeftOutOfReleases) ? false : nil
    }
    let isSimulator =
      document.token(name, is: "targetEnvironment") && document.token(position + 1, is: "simulator")
    position = (document.closer(of: position) ?? end) + 1
    return isSimulator ? false : nil
  }

  /// The name behind `#ifdef` and `defined`. Names of systems are always defined, and of one that is asked for its value too
  /// (`defined(DEBUG) && DEBUG == 0`), being defined says nothing.
  mutating func definition() -> Bool? {
    guard position < end, document.kind(position) == .identifier else {
      isBroken = true
      return nil
    }
    position += 1
    let isAskedTwice = document.occurrences(of: position - 1, in: tokens).count > 1
    return !isAskedTwice && isLeftOut(position - 1, where: \.isNameOfDebugBuilds) ? false : nil
  }

  private func isLeftOut(_ name: Int, where isWanted: (Spelling) -> Bool) -> Bool {
    document.source.withSpelling(document.tokens[name].range, isWanted)
  }

  private mutating func take(_ sign: StaticString) -> Bool {
    guard position < end, document.token(position, is: sign) else { return false }
    position += 1
    return true
  }
}

extension Spelling {
  /// A name that is false in what everybody gets. Testers are readers, and other names may mean anything.
  fileprivate var isLeftOutOfReleases: Bool {
    isNameOfDebugBuilds || isSpelled("TARGET_OS_SIMULATOR") || isSpelled("TARGET_IPHONE_SIMULATOR")
  }

  /// `DEBUG`, `HARBOR_DEBUG`; not `NO_DEBUG`.
  fileprivate var isNameOfDebugBuilds: Bool {
    let sign = UInt8(ascii: "_")
    return contains(partBetween: sign) { $0.isSpelled("DEBUG") || $0.isSpelled("DEBUGGING") }
      && !contains(partBetween: sign) { part in
        Self.denials.contains { part.isSpelled($0) }
      }
  }

  private static let denials: [StaticString] = [
    "NO", "NOT", "NON", "WITHOUT", "DISABLE", "DISABLED", "DISABLES", "OFF", "HIDE", "SKIP",
  ]
}
