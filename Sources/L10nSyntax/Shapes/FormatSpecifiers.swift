/// A place of a format that a value fills: `%@`, `%1$ld`, `%#@files@`.
package struct FormatSpecifier: Sendable {
  package var range: Range<String.Index>
  /// From 0; `nil` where the specifier takes the next value.
  package var position: Int?
  package var conversion: Character

  /// Shows a number.
  package var isNumeric: Bool { "diouxXfFeEgGaADOU".contains(conversion) }
}

extension String {
  /// The specifiers of a format, in their order; `%%` is none.
  package var formatSpecifiers: [FormatSpecifier] {
    var found: [FormatSpecifier] = []
    var position = startIndex
    while let percent = self[position...].firstIndex(of: "%") {
      var end = index(after: percent)
      while end < endIndex, "0123456789$.+-#lhqztjL*".contains(self[end]) { end = index(after: end) }
      guard end < endIndex else { break }
      position = index(after: end)
      guard self[end].isLetter || self[end] == "@", self[end].isASCII else { continue }
      let digits = self[index(after: percent)...].prefix { $0.isASCII && $0.isNumber }
      let isNumbered = !digits.isEmpty && digits.endIndex < endIndex && self[digits.endIndex] == "$"
      found.append(
        FormatSpecifier(
          range: percent..<position, position: isNumbered ? Int(digits).map { $0 - 1 } : nil,
          conversion: self[end]))
    }
    return found
  }
}
