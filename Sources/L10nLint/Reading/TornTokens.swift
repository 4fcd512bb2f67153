import L10nSyntax

/// A part of a text for machines that a space has torn apart, so that readers see its signs.
enum TornToken: Hashable {
  case address, host, tag
  /// Of Markdown.
  case link, emphasis

  var name: String {
    switch self {
    case .address, .host: "an address"
    case .tag: "a tag"
    case .link: "a link of Markdown"
    case .emphasis: "`**`"
    }
  }
}

extension Spelling {
  /// What is torn here and whole in the base text.
  func tornToken(of base: Spelling) -> TornToken? {
    if hasSplitAddress, !base.hasSplitAddress { return .address }
    if base.holds("://"), hasTornHost(of: base) { return .host }
    if base.contains(UInt8(ascii: "<")), hasSplitTag, !base.hasSplitTag { return .tag }
    if base.holds("]("), holds("] ("), !holds("]("), !base.holds("] (") { return .link }
    let marks = base.emphasis
    return !marks.isEmpty && isLoose(emphasis) && !base.isLoose(marks) ? .emphasis : nil
  }

  /// `https: //`
  var hasSplitAddress: Bool { holds(": //") }

  /// `https://example. org`, where the base text has that host.
  private func hasTornHost(of base: Spelling) -> Bool {
    indices.contains { sign in
      guard self[sign] == UInt8(ascii: ":"), holds("://", at: sign) else { return false }
      let dot = self[(sign + 3)...].firstIndex { !$0.isWordByte && $0 != UInt8(ascii: "-") } ?? count
      guard dot > sign + 3, holds(". ", at: dot) else { return false }
      let end = self[(dot + 2)...].firstIndex { !$0.isASCIILetter } ?? count
      let host = Array(self[(sign + 3)...dot]) + Array(self[(dot + 2)..<end])
      return end > dot + 3
        && base.indices.contains { start in
          base[start] == host[0] && base.count - start >= host.count
            && base[start..<start + host.count].elementsEqual(host)
        }
    }
  }

  /// The offsets of `**`, where they come in pairs.
  private var emphasis: [Int] {
    guard holds("**"), !holds("***") else { return [] }
    let marks = indices.filter { self[$0] == UInt8(ascii: "*") && holds("**", at: $0) }
    return marks.count.isMultiple(of: 2) ? marks : []
  }

  /// `** bold **`: no emphasis begins in front of a space or ends behind one.
  private func isLoose(_ marks: [Int]) -> Bool {
    marks.indices.contains { number in
      let inner = number.isMultiple(of: 2) ? marks[number] + 2 : marks[number] - 1
      return indices.contains(inner) && self[inner] == UInt8(ascii: " ")
    }
  }
}
