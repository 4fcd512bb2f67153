// Characters that a reader of the code cannot see, or cannot tell from others.

extension String.UnicodeScalarView {
  /// The first character that nobody sees and that is no part of the spelling around it. U+2028 and U+2029 end a line.
  public var hidden: Unicode.Scalar? {
    var before: Unicode.Scalar?
    var waiting: Unicode.Scalar?
    for scalar in self {
      if let found = waiting, scalar.isASCIILetter { return found }
      waiting = nil
      switch scalar.value {
      case 0x2060, 0xFEFF: return scalar
      // Some scripts part words by U+200B; behind a Latin letter it came from a web page.
      case 0x200B where before?.isASCIILetter ?? true: return scalar
      // Between two Latin words; beside digits and marks a no-break space is typography.
      case 0xA0, 0x202F, 0xAD: if before?.isASCIILetter ?? false { waiting = scalar }
      default: break
      }
      before = scalar
    }
    return nil
  }

  /// The first letter that only looks Latin, in a word that has Latin letters too.
  public var disguised: Unicode.Scalar? {
    var found: Unicode.Scalar?
    var hasLatin = false
    var isMixed = false
    for scalar in self {
      if scalar.isASCIILetter {
        hasLatin = true
      } else if Self.twins.contains(scalar) {
        found = found ?? scalar
      } else if scalar.properties.isAlphabetic {
        isMixed = true
      } else {
        if let found, hasLatin, !isMixed { return found }
        (found, hasLatin, isMixed) = (nil, false, false)
      }
    }
    return hasLatin && !isMixed ? found : nil
  }

  /// Cyrillic and Greek letters with a Latin twin.
  private static let twins = Set("аеорсухіјѕԁԛԝАВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲ".unicodeScalars)
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { (65...90).contains(value & 0xDF) && value < 0x80 }
}
