// Formats in code, which are read as strings.

/// A specifier of a format that is a `String`.
public struct FormatPlace: Sendable {
  public var range: Range<String.Index>
  /// From 0; `nil` where the specifier takes the next value.
  public var position: Int?
  public var conversion: Character

  /// Shows a number.
  public var isNumeric: Bool { "diouxXfFeEgGaADOU".contains(conversion) }
}

extension String {
  /// The specifiers of a format, in their order, without those that are most likely prose.
  public var formatSpecifiers: [FormatPlace] {
    withSpelling { text in
      FormatReader(text).compactMap { specifier in
        guard specifier.type != nil, !specifier.isLikelyProse else { return nil }
        let start = utf8.index(startIndex, offsetBy: Int(specifier.range.start))
        let end = utf8.index(startIndex, offsetBy: Int(specifier.range.end))
        return FormatPlace(
          range: start..<end, position: specifier.position.map { $0 - 1 },
          conversion: Character(Unicode.Scalar(specifier.conversion)))
      }
    }
  }

  /// How often it names a value, be it the same one.
  public var specifierCount: Int {
    withSpelling { key in FormatReader(key).count { $0.type != nil } }
  }

  /// What a format says besides its values.
  public var withoutSpecifiers: String {
    var text = self
    for specifier in formatSpecifiers.reversed() { text.removeSubrange(specifier.range) }
    return text
  }
}
