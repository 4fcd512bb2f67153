/// A call as it stands in the code: what is called on what, with which arguments.
public struct Call: Sendable {
  /// The token of the base name, or of the first selector piece.
  public var name: Int
  /// The receiver's tokens; empty where there is none.
  public var receiver: TokenRange
  public var arguments: [Argument]
  /// The whole call, receiver included.
  public var range: TokenRange
  public var isMessage: Bool
}

/// One argument of a call.
public struct Argument: Sendable {
  /// The token of the label or selector piece, or `nil` where there is none.
  public var label: Int?
  public var value: TokenRange
}

/// A call that localizes text, with its values named.
public struct LocalizedCall: Sendable {
  /// Number of the row of the lexicon; for a discovered accessor there is none.
  public var pattern: Int?
  public var call: Call
  public var keys: LocalizingPattern.Keys
  public var origin: LocalizingPattern.Origin
  /// `nil` where the call names no key, as an accessor.
  public var key: TokenRange?
  public var table: TokenRange?
  public var bundle: TokenRange?
  public var value: TokenRange?
  public var comment: TokenRange?

  public var range: TokenRange { call.range }

  /// A member that a project has for one text, and not a call of a known function.
  public var isAccessor: Bool { pattern == nil }
}

/// How the key of a localized call is written.
public enum KeyForm: Sendable, Equatable {
  /// One literal, or several whose text is known: joined ones are one key, those of a choice several keys.
  case literals([KeyText])
  /// A literal with something interpolated. Numbers a literal of the document.
  case interpolated(Int)
  /// Joined from parts, not all of which are literals.
  case joined
  /// The parameter of the function, macro or extension the call stands in: a wrapper's own definition.
  case forwarded
  /// Any other expression.
  case computed
  case absent
}

/// The text of a key and the tokens it is written with.
public struct KeyText: Sendable, Equatable {
  public var text: String
  public var range: TokenRange

  public init(text: String, range: TokenRange) {
    self.text = text
    self.range = range
  }
}

/// A call that fills a format.
public struct FormatCall: Sendable {
  public var pattern: Int
  public var call: Call
  public var format: TokenRange
  /// What is filled in, in order.
  public var values: [TokenRange]
}

/// Upper-casing, lower-casing or capitalizing, localized or not.
public struct CasingCall: Sendable {
  public var pattern: Int
  public var call: Call
  public var subject: TokenRange
  public var locale: TokenRange?
  public var range: TokenRange { call.range }
}

/// A call that orders, searches, splits or joins texts, or that something better has replaced.
public struct TextCall: Sendable {
  public var pattern: Int
  public var call: Call
}

/// A call that somebody has asked for by its spelling.
public struct WatchedCall: Sendable {
  public var pattern: Int
  public var call: Call
}

/// A call or property that decides how dates, numbers, money or languages are written and read.
public struct LocaleCall: Sendable {
  public var subject: LocalePattern.Subject
  /// The token of the base name, of the property or of the first selector piece.
  public var name: Int
  /// The tokens of the object it is asked of; empty where it is one's own.
  public var receiver: TokenRange
  /// What is assigned or given; the receiver, where the row says so.
  public var value: TokenRange?
  /// The whole call, or the property with its receiver.
  public var range: TokenRange
  /// What the call gives back, where it is one to a function of the project.
  public var result: LocalePattern.Result?
}

/// Text put together from parts.
public struct Join: Sendable {
  public enum Kind: UInt8, Sendable {
    case plus, plusAssign
    /// `append(…)`, `stringByAppendingString:`, `appendString:`, `strcat`: the first operand is the receiver.
    case append
    case interpolation
    case format
    /// `joined(separator:)`, `componentsJoinedByString:` of an array literal.
    case list
  }

  public var kind: Kind
  public var operands: [Operand]
  public var range: TokenRange
  /// What stands between the parts of a list.
  public var separator: TokenRange?
}

/// One part of a join.
public struct Operand: Sendable {
  public enum Content: Sendable, Equatable {
    /// Number of a string literal.
    case literal(Int)
    /// A piece of text of an interpolated or format literal: byte range in the file.
    case text(ByteRange)
    /// Number of a localized call.
    case localized(Int)
    case other
  }

  public var content: Content
  public var range: TokenRange

  public var isLocalized: Bool { if case .localized = content { true } else { false } }
}

/// Texts between which the code chooses.
public struct Choice: Sendable {
  public enum Kind: UInt8, Sendable { case ternary, conditional, cases }

  public var kind: Kind
  public var condition: TokenRange
  /// The expressions of a ternary; the statements of the branches of an `if` or `switch`.
  public var branches: [TokenRange]
  public var range: TokenRange
  /// What the condition compares with a number, if it does.
  public var comparison: Comparison?
}

/// `subject < 1`
public struct Comparison: Sendable {
  public var subject: TokenRange
  public var operatorToken: Int
  public var number: Int
}

/// An expression that reaches a row of `display-sinks.yml` or a user-interface initializer.
public struct DisplayedText: Sendable {
  public enum Sink: Sendable, Equatable {
    case display(Int)
    /// A localizing call of SwiftUI whose text argument is no literal.
    case localizing(Int)
  }

  public var sink: Sink
  /// The token that names the sink.
  public var name: Int
  /// One expression that is shown: a branch of a choice, an operand of `??`, the value of a local variable.
  public var value: TokenRange
  /// The general name of the sink is backed by its receiver or the file's imports.
  public var isSure: Bool
}
