/// The commit that was looked at, for reports that outlive it.
package struct Revision: Sendable, Equatable {
  /// An absolute URI.
  package let repository: String
  package let id: String?
  package let branch: String?

  /// `nil` where the remote is no URI that others could open. Names and passwords in it are nobody's business.
  package init?(remote: String, id: String?, branch: String?) {
    guard let repository = Self.uri(of: remote) else { return nil }
    self.repository = repository
    self.id = id
    self.branch = branch
  }

  private static func uri(of remote: String) -> String? {
    let bytes = Array(remote.utf8)
    guard bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    if let scheme = remote.firstRange(of: "://") {
      let name = remote[..<scheme.lowerBound]
      guard ["https", "http", "ssh", "git"].contains(name) else { return nil }
      return address(remote[scheme.upperBound...]).map { "\(name)://\($0)" }
    }
    // `git@host:owner/name.git`, as ssh has it.
    guard let colon = remote.firstIndex(of: ":"), !remote[..<colon].contains("/") else { return nil }
    return address(remote[..<colon] + "/" + remote[remote.index(after: colon)...]).map { "ssh://\($0)" }
  }

  private static func address(_ text: Substring) -> String? {
    let host = text.prefix { $0 != "/" }
    let plain = host.lastIndex(of: "@").map { text[text.index(after: $0)...] } ?? text
    guard let first = plain.utf8.first, first != UInt8(ascii: "/") else { return nil }
    let encoded = plain.prefix { $0 != "?" && $0 != "#" }
    return String(decoding: encoded.utf8.filter(\.isAllowedInAddress), as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isAllowedInAddress: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "%"):
      false
    default: true
    }
  }
}
