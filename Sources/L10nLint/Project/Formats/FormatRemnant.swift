import L10nSyntax

extension Spelling {
  /// What stands in place of a specifier that a text lost: `{0}`, which other systems fill, an `@` alone, the percent
  /// sign of Arabic, or a percent sign with a letter of another script. `nil` where the base text has its like.
  func remnant(besides base: Spelling) -> String? {
    numberInBraces ?? loneAt(besides: base) ?? (base.holds("%%") ? nil : arabicSign ?? foreignLetter)
  }

  private var numberInBraces: String? { part(from: "{", to: "}") { $0.isDecimalDigit } }

  /// `@`, and `&@` with the key beside that of the percent sign.
  private func loneAt(besides base: Spelling) -> String? {
    guard let place = loneAt, base.loneAt == nil else { return nil }
    let sign = place > 0 ? self[place - 1] : 0
    return "^&*".utf8.contains(sign) ? "\(Unicode.Scalar(sign))@" : "@"
  }

  /// One that belongs to no specifier and no address.
  private var loneAt: Int? {
    indices.first { place in
      self[place] == UInt8(ascii: "@") && !(place > 0 && isPartOfName(place - 1))
        && !(place + 1 < count && isPartOfName(place + 1))
    }
  }

  private func isPartOfName(_ place: Int) -> Bool {
    let byte = self[place]
    return byte.isASCIILetter || byte.isDecimalDigit || byte > 0x7F
      || "%$_-+#.@".utf8.contains(byte)
  }

  /// `٪ d`
  private var arabicSign: String? {
    guard let start = indices.first(where: { holds("٪", at: $0) }), !isBehindNumber(start) else { return nil }
    let behind = start + "٪".utf8.count
    let letter = self[behind...].firstIndex { $0 != 0x20 }
    let end =
      letter.flatMap { self[$0].isSmallLetter || self[$0] == UInt8(ascii: "@") ? $0 + 1 : nil } ?? behind
    return String(decoding: self[start..<end], as: UTF8.self)
  }

  /// `%ग`, `%’2$@`
  private var foreignLetter: String? {
    for specifier in FormatReader(self) where specifier.fault == .unknown {
      let start = Int(specifier.range.start)
      guard start + 1 < count, self[start + 1] > 0x7F, !isBehindNumber(start) else { continue }
      var end = start + 1 + Swift.max(1, characterLength(at: start + 1))
      while end < count, self[end].isDecimalDigit || "$@".utf8.contains(self[end]) { end += 1 }
      return String(decoding: self[start..<end], as: UTF8.self)
    }
    return nil
  }

  /// `50 %`
  private func isBehindNumber(_ place: Int) -> Bool {
    let before = Spelling(rebasing: self[..<place])
    return String(decoding: before, as: UTF8.self).last { $0 != " " }?.isNumber ?? false
  }

  /// `${name}`
  var firstNamedValue: String? {
    part(from: "${", to: "}") { $0 > 0x20 && $0 != 0x7B && $0 != 0x7D }
  }

  /// The first part between two signs that only has bytes of a kind, with the signs.
  private func part(
    from opening: StaticString, to closing: StaticString, where isInner: (UInt8) -> Bool
  ) -> String? {
    for start in indices where holds(opening, at: start) {
      let inner = self[(start + opening.utf8CodeUnitCount)...].prefix { isInner($0) }
      guard !inner.isEmpty, holds(closing, at: inner.endIndex) else { continue }
      return String(decoding: self[start...inner.endIndex], as: UTF8.self)
    }
    return nil
  }

  /// `2$@` of a text with two values at least, which lost its percent sign. Hardly any text makes anybody count its values.
  func specifierWithoutSign(amongst values: () -> Int) -> Range<Int>? {
    for end in indices where holds("$@", at: end) {
      let digits = self[..<end].reversed().prefix { $0.isDecimalDigit }.count
      let start = end - digits
      guard digits == 1, start == 0 || self[start - 1] != UInt8(ascii: "%") else { continue }
      if 1...Swift.max(1, values()) ~= Int(self[start] & 15) { return start..<end + 2 }
    }
    return nil
  }

  /// A numbered specifier that stands twice, so that another value lost its place.
  func repeatedSpecifier(_ kind: FormatReader.Kind) -> String? {
    var seen: Set<Int> = []
    for specifier in FormatReader(self, kind) {
      guard let position = specifier.position, specifier.type != nil, !seen.insert(position).inserted else {
        continue
      }
      return String(decoding: self[Int(specifier.range.start)..<Int(specifier.range.end)], as: UTF8.self)
    }
    return nil
  }
}
