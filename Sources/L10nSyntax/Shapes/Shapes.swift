/// A call as it stands in the code: what is called on what, with which arguments.
package struct Call: Sendable {
  /// The token of the base name, or of the first selector piece.
  package var name: Int
  /// The receiver's tokens; empty where there is none.
  package var receiver: TokenRange
  package var arguments: [Argument]
  /// The whole call, receiver included.
  package var range: TokenRange
  package var isMessage: Bool
}

/// One argument of a call.
package struct Argument: Sendable {
  /// The token of the label or selector piece, or `nil` where there is none.
  package var label: Int?
  package var value: TokenRange
}

/// A call that localizes text, with its values named.
package struct LocalizedCall: Sendable {
  /// Number of the row of the lexicon; for a discovered accessor there is none.
  package var pattern: Int?
  package var call: Call
  package var keys: LocalizingPattern.Keys
  package var origin: LocalizingPattern.Origin
  /// `nil` where the call names no key, as an accessor.
  package var key: TokenRange?
  package var table: TokenRange?
  package var bundle: TokenRange?
  package var value: TokenRange?
  package var comment: TokenRange?

  package var range: TokenRange { call.range }
}

/// How the key of a localized call is written.
package enum KeyForm: Sendable, Equatable {
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
package struct KeyText: Sendable, Equatable {
  package var text: String
  package var range: TokenRange

  package init(text: String, range: TokenRange) {
    self.text = text
    self.range = range
  }
}

/// A call that fills a format.
package struct FormatCall: Sendable {
  package var pattern: Int
  package var call: Call
  package var format: TokenRange
  /// What is filled in, in order.
  package var values: [TokenRange]
}

/// Upper-casing, lower-casing or capitalizing, localized or not.
package struct CasingCall: Sendable {
  package var pattern: Int
  package var call: Call
  package var subject: TokenRange
  package var locale: TokenRange?
  package var range: TokenRange { call.range }
}

/// A call that orders, searches, splits or joins texts, or that something better has replaced.
package struct TextCall: Sendable {
  package var pattern: Int
  package var call: Call
}

/// A call that somebody has asked for by its spelling.
package struct WatchedCall: Sendable {
  package var pattern: Int
  package var call: Call
}

/// A call or property that decides how dates, numbers, money or languages are written and read.
package struct LocaleCall: Sendable {
  package var subject: LocalePattern.Subject
  /// The token of the base name, of the property or of the first selector piece.
  package var name: Int
  /// The tokens of the object it is asked of; empty where it is one's own.
  package var receiver: TokenRange
  /// What is assigned or given; the receiver, where the row says so.
  package var value: TokenRange?
  /// The whole call, or the property with its receiver.
  package var range: TokenRange
}

/// Text put together from parts.
package struct Join: Sendable {
  package enum Kind: UInt8, Sendable {
    case plus, plusAssign
    /// `append(…)`, `stringByAppendingString:`, `appendString:`, `strcat`: the first operand is the receiver.
    case append
    case interpolation
    case format
    /// `joined(separator:)`, `componentsJoinedByString:` of an array literal.
    case list
  }

  package var kind: Kind
  package var operands: [Operand]
  package var range: TokenRange
  /// What stands between the parts of a list.
  package var separator: TokenRange?
}

/// One part of a join.
package struct Operand: Sendable {
  package enum Content: Sendable, Equatable {
    /// Number of a string literal.
    case literal(Int)
    /// A piece of text of an interpolated or format literal: byte range in the file.
    case text(ByteRange)
    /// Number of a localized call.
    case localized(Int)
    case other
  }

  package var content: Content
  package var range: TokenRange
}

/// Texts between which the code chooses.
package struct Choice: Sendable {
  package enum Kind: UInt8, Sendable { case ternary, conditional, cases }

  package var kind: Kind
  package var condition: TokenRange
  /// The expressions of a ternary; the statements of the branches of an `if` or `switch`.
  package var branches: [TokenRange]
  package var range: TokenRange
  /// What the condition compares with a number, if it does.
  package var comparison: Comparison?
}

/// `subject < 1`
package struct Comparison: Sendable {
  package var subject: TokenRange
  package var operatorToken: Int
  package var number: Int
}

/// An expression that reaches a row of `display-sinks.yml` or a user-interface initialiser.
package struct DisplayedText: Sendable {
  package enum Sink: Sendable, Equatable {
    case display(Int)
    /// A localizing call of SwiftUI whose text argument is no literal.
    case localizing(Int)
  }

  package var sink: Sink
  /// The token that names the sink.
  package var name: Int
  /// One expression that is shown: a branch of a choice, an operand of `??`, the value of a local variable.
  package var value: TokenRange
  /// The general name of the sink is backed by its receiver or the file's imports.
  package var isSure: Bool
}
