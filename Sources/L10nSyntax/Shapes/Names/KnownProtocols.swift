/// A protocol of the system, or a raw type, whose demands are known: each has a name of its own, and so no other member of
/// a type is there for it.
struct KnownProtocol: Sendable {
  private let name: StaticString
  /// Whether an enum gets its cases from it: out of a raw value or of data, or all of them.
  let makesCases: Bool

  private init(_ name: StaticString, makesCases: Bool = false) {
    (self.name, self.makesCases) = (name, makesCases)
  }

  /// `nil` for one of which nothing is known.
  static func named(_ name: Spelling) -> KnownProtocol? { all.first { name.isSpelled($0.name) } }

  private static let all = [
    KnownProtocol("AnyObject"), KnownProtocol("CaseIterable", makesCases: true),
    KnownProtocol("Codable", makesCases: true),
    KnownProtocol("Comparable"), KnownProtocol("CustomDebugStringConvertible"),
    KnownProtocol("CustomNSError"), KnownProtocol("CustomStringConvertible"),
    KnownProtocol("Decodable", makesCases: true), KnownProtocol("Encodable"), KnownProtocol("Equatable"),
    KnownProtocol("Error"), KnownProtocol("Hashable"), KnownProtocol("Identifiable"),
    KnownProtocol("Int", makesCases: true), KnownProtocol("LocalizedError"),
    KnownProtocol("ObservableObject"), KnownProtocol("RecoverableError"), KnownProtocol("Sendable"),
    KnownProtocol("String", makesCases: true), KnownProtocol("View"), KnownProtocol("ViewModifier"),
  ]
}
