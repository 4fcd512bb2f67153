/// How a call that a table speaks of is spelled in source code.
///
/// A class, because patterns are handed around for every call of a project and never change.
package final class CallPattern: Sendable {
  package enum Form: UInt8, Sendable {
    /// `name(…)`, an initialiser, a free function or a C macro.
    case function
    /// `receiver.name(…)`
    case method
    /// `receiver.name = value`
    case setter
    /// `receiver.name`, without arguments.
    case getter
    /// `[receiver name:… label:…]`; the labels are the further selector pieces.
    case message
    /// `Owner.a.b`, `Owner.a.b(…)`: a generated or discovered accessor under the type `owner`.
    case accessor
    /// `func owner(_:name:)`, `var name`, `- owner:name:`: what a declaration returns.
    case declaration
    /// `: Name = "…"`, `-> Name { "…" }`: a literal that is a key because of its type.
    case typed
    /// A word that is enough by itself: a constant, a type, a call with only a closure behind it.
    case name
  }

  package let form: Form
  package let name: String
  /// Swift argument labels in order, `_` where there is none; selector pieces behind the first one.
  /// `nil` accepts any arguments.
  package let labels: [String]?
  /// The type a discovered wrapper is declared in: calls name it or stand without receiver.
  package let owner: String?
  /// The language it is spelled in; `nil` for both. Swift and Objective-C give one name different arguments.
  package let language: SourceLanguage?

  package init(
    _ form: Form, _ name: String, labels: [String]? = nil, owner: String? = nil,
    language: SourceLanguage? = nil
  ) {
    self.form = form
    self.name = name
    self.labels = labels
    self.owner = owner
    self.language = language
  }
}

extension CallPattern: Equatable {
  package static func == (left: CallPattern, right: CallPattern) -> Bool {
    left.form == right.form && left.name == right.name && left.labels == right.labels
      && left.owner == right.owner && left.language == right.language
  }
}

/// Where a call holds one of its values.
package enum Slot: Sendable, Hashable {
  case none
  /// The argument at this position; in Swift it must have no label.
  case index(Int)
  case label(String)
  case receiver
}

/// A row of `localizing-calls.yml`, `swiftui-calls.yml` or `wrappers.yml`, or a discovered wrapper.
package final class LocalizingPattern: Sendable {
  package enum Keys: UInt8, Sendable {
    /// The key is a name somebody invented; interpolating into it breaks the look-up.
    case symbolic
    /// The key is the source text by design; interpolations become format specifiers.
    case text
  }

  package enum Origin: UInt8, Sendable { case table, swiftUI, wrapper, discovered }

  package let call: CallPattern
  package let key: Slot
  package let table: Slot
  package let bundle: Slot
  package let value: Slot
  package let comment: Slot
  package let isCommentRequired: Bool
  package let keys: Keys
  /// How many arguments a C macro takes.
  package let arity: Int?
  package let origin: Origin
  /// Why a team has added the row; empty for ours.
  package let reason: String

  package init(
    _ call: CallPattern, key: Slot, table: Slot = .none, bundle: Slot = .none, value: Slot = .none,
    comment: Slot = .none, isCommentRequired: Bool = false, keys: Keys = .symbolic, arity: Int? = nil,
    origin: Origin = .table, reason: String = ""
  ) {
    self.call = call
    self.key = key
    self.table = table
    self.bundle = bundle
    self.value = value
    self.comment = comment
    self.isCommentRequired = isCommentRequired
    self.keys = keys
    self.arity = arity
    self.origin = origin
    self.reason = reason
  }
}

extension LocalizingPattern: Equatable {
  package static func == (left: LocalizingPattern, right: LocalizingPattern) -> Bool {
    left.call == right.call && left.key == right.key && left.table == right.table
      && left.bundle == right.bundle
      && left.value == right.value && left.comment == right.comment
      && left.isCommentRequired == right.isCommentRequired && left.keys == right.keys
      && left.arity == right.arity && left.origin == right.origin && left.reason == right.reason
  }
}

/// A row of `display-sinks.yml`: a call or property that shows text.
package struct DisplayPattern: Sendable {
  package enum Sureness: UInt8, Sendable {
    /// The spelling alone says that text is shown.
    case high
    /// A general name (`title`, `text`): the receiver or the file must speak for it.
    case low
  }

  package var call: CallPattern
  package var owner: String
  package var text: [Slot]
  package var sureness: Sureness
  /// Why a team has added the row; empty for ours.
  package var reason: String

  package init(
    _ call: CallPattern, owner: String, text: [Slot], sureness: Sureness, reason: String = ""
  ) {
    self.reason = reason
    self.call = call
    self.owner = owner
    self.text = text
    self.sureness = sureness
  }
}

/// A row of `casing-calls.yml`.
package struct CasingPattern: Sendable {
  package enum Operation: UInt8, Sendable { case upper, lower, capitalize }

  package var call: CallPattern
  package var operation: Operation
  package var isLocalized: Bool
  /// The spelling of the counterpart, for the message.
  package var instead: String
  /// Where the text stands: the receiver, or an argument of a C function.
  package var subject: Slot
  /// Where the locale stands, if the call takes one.
  package var locale: Slot
  /// Why a team has added the row; empty for ours.
  package var reason: String

  package init(
    _ call: CallPattern, _ operation: Operation, isLocalized: Bool, instead: String,
    subject: Slot = .receiver,
    locale: Slot = .none, reason: String = ""
  ) {
    self.reason = reason
    self.call = call
    self.operation = operation
    self.isLocalized = isLocalized
    self.instead = instead
    self.subject = subject
    self.locale = locale
  }
}

/// A row of `format-calls.yml`: a call that fills a format string.
package struct FormatPattern: Sendable {
  package var call: CallPattern
  package var format: Slot
  /// Formats with the user's locale.
  package var isLocalized: Bool
  /// Appends the result to its receiver.
  package var appends: Bool

  package init(_ call: CallPattern, format: Slot, isLocalized: Bool, appends: Bool = false) {
    self.call = call
    self.format = format
    self.isLocalized = isLocalized
    self.appends = appends
  }
}

/// A row of `text-calls.yml`.
package struct TextCallPattern: Sendable {
  /// What a call does with texts.
  package enum Deed: String, CaseIterable, Sendable {
    case sort, search, split, join
    /// Gives the name that a file has on disk.
    case fileName = "file-name"
    /// Gives the name that people see for a file.
    case displayName = "display-name"
    /// An encoding of one part of the world.
    case encoding
    /// Something better has taken its place.
    case legacy
    /// Makes a formatter.
    case formatter
    /// A function of the system that takes the path of a file as bytes.
    case path
    /// Names a picture.
    case image
    /// Gives a view its size.
    case size
  }

  package var call: CallPattern
  package var deed: Deed
  /// What to write instead; may be empty.
  package var instead: String
  /// Why a team has added the row; empty for ours.
  package var reason: String

  package init(_ call: CallPattern, _ deed: Deed, instead: String, reason: String = "") {
    self.reason = reason
    self.call = call
    self.deed = deed
    self.instead = instead
  }
}

/// A row of `locale-calls.yml`: a call or property that decides how dates, numbers, money or languages are written
/// and read.
package struct LocalePattern: Sendable {
  /// What is decided; the raw values stand in the table.
  package enum Subject: String, Sendable, CaseIterable {
    /// A side of the screen, where the direction of the language should decide.
    case side
    case datePattern = "date-pattern"
    case dateTemplate = "date-template"
    case cDate = "c-date"
    case timeZone = "time-zone"
    case numberParsing = "number-parsing"
    case integerParsing = "integer-parsing"
    case scanner
    case numberText = "number-text"
    case numberStyle = "number-style"
    case fractionDigits = "fraction-digits"
    case currencyCode = "currency-code"
    case currencySymbol = "currency-symbol"
    case formatterLocale = "formatter-locale"
    case preferredLanguages = "preferred-languages"
    case languageCode = "language-code"
    case localeDictionary = "locale-dictionary"
  }

  package var call: CallPattern
  package var subject: Subject
  /// Where the value stands that decides; nothing for what is assigned.
  package var value: Slot

  package init(_ call: CallPattern, _ subject: Subject, value: Slot) {
    self.call = call
    self.subject = subject
    self.value = value
  }
}
