/// A place of a format that a value fills, `%@`, `%1$ld`, `%#@files@`, or that looks like one.
public struct FormatSpecifier: Sendable, Equatable {
  /// In the decoded text.
  public internal(set) var range: ByteRange
  /// What it takes; nothing for `%arg`, which shows a number that is known already, and where something is wrong.
  public internal(set) var type: FormatType?
  /// From 1; `nil` where it takes the next value.
  public internal(set) var position: Int?
  public internal(set) var flags: FormatFlags = []
  public internal(set) var length = FormatLength.none
  /// The letter that decides, `@` for variables too; 0 where there is none.
  public internal(set) var conversion: UInt8 = 0
  public internal(set) var width = FormatStar.none
  public internal(set) var precision = FormatStar.none
  /// Of a variable.
  public internal(set) var name: ByteRange?
  /// `%1$(count)lld`: a string catalog names the value for its translators and for the symbol that Xcode makes.
  public internal(set) var isNamed = false
  public internal(set) var fault: FormatFault?
  /// `100% done`: a specifier for the system, which takes a value, and most likely not for its author.
  public internal(set) var isLikelyProse = false
}

/// What a value must be, by what goes wrong where it is not.
public enum FormatType: UInt8, Sendable, CaseIterable {
  case object = 1
  case int32, int64
  case double, longDouble
  /// `%s`
  case cString
  /// `%S`
  case unichars
  case pointer
  /// `%#@files@`: what its rule says, mostly a number.
  case variable

  public var isInteger: Bool { self == .int32 || self == .int64 }
}

public struct FormatFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let minus = Self(rawValue: 1)
  public static let plus = Self(rawValue: 2)
  public static let space = Self(rawValue: 4)
  public static let sharp = Self(rawValue: 8)
  public static let zero = Self(rawValue: 16)
}

/// How long a number is, in the letters of C.
public enum FormatLength: UInt8, Sendable {
  case none, hh, h, l, ll, q, z, t, j
  /// `L`, which makes a `long double`.
  case long
}

/// A width or precision that is a value itself.
public enum FormatStar: Sendable, Equatable {
  case none
  case next
  case numbered(Int)
}

/// Why something that begins like a specifier is none.
public enum FormatFault: UInt8, Sendable {
  /// `50%` at the end: the sign disappears.
  case unfinished
  /// `%y`, `%,`: no such conversion.
  case unknown
  /// `%$1d` for `%1$d`.
  case misplacedPosition
  /// `%0$d`: positions begin with 1.
  case zeroPosition
  /// Above 127, where the system gives up and then crashes.
  case highPosition
  /// `%#@files` without the second `@`.
  case openName
  /// `％d`, which shows as it is.
  case fullWidth
}

extension FormatSpecifier {
  /// With a locale the system shows these with the digits and separators of the language.
  public var isLocalized: Bool {
    [
      UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "f"), UInt8(ascii: "g"),
      UInt8(ascii: "e"),
    ]
    .contains(conversion)
  }

  /// The name of the variable that it stands for, whatever else is wrong with it.
  public var variable: Range<Int>? {
    // A full-width sign shows as it is.
    guard fault != .fullWidth, let name, !name.isEmpty else { return nil }
    return Int(name.start)..<Int(name.end)
  }

  /// `%arg`
  public var isSubstitutedNumber: Bool { type == nil && fault == nil }
}
