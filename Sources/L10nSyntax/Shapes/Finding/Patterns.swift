/// How a call that a table speaks of is spelled in source code.
///
/// A class, because patterns are handed around for every call of a project and never change.
public final class CallPattern: Sendable {
  public enum Form: UInt8, Sendable {
    /// `name(…)`, an initializer, a free function or a C macro.
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
    /// `name(…)` or `.name(…)` of the project, whose parameter has such a type.
    case given
    /// A word that is enough by itself: a constant, a type, a call with only a closure behind it.
    case name
  }

  public let form: Form
  public let name: String
  /// Swift argument labels in order, `_` where there is none; selector pieces behind the first one.
  /// `nil` accepts any arguments.
  public let labels: [String]?
  /// The last argument may be followed by more of its kind: `args: CVarArg...`.
  public let isVariadic: Bool
  /// The type a discovered wrapper is declared in: calls name it, an object of it, or stand without receiver.
  public let owner: String?
  /// The language it is spelled in; `nil` for both. Swift and Objective-C give one name different arguments.
  public let language: SourceLanguage?

  public init(
    _ form: Form, _ name: String, labels: [String]? = nil, isVariadic: Bool = false, owner: String? = nil,
    language: SourceLanguage? = nil
  ) {
    self.form = form
    self.name = name
    self.labels = labels
    self.isVariadic = isVariadic
    self.owner = owner
    self.language = language
  }
}

extension CallPattern: Equatable {
  public static func == (left: CallPattern, right: CallPattern) -> Bool {
    left.form == right.form && left.name == right.name && left.labels == right.labels
      && left.isVariadic == right.isVariadic && left.owner == right.owner && left.language == right.language
  }
}

/// Where a call holds one of its values.
public enum Slot: Sendable, Hashable {
  case none
  /// The argument at this position; in Swift it must have no label.
  case index(Int)
  case label(String)
  case receiver
}

/// A row of `localizing-calls.yml`, `swiftui-calls.yml` or `wrappers.yml`, or a discovered wrapper.
public final class LocalizingPattern: Sendable {
  public enum Keys: UInt8, Sendable {
    /// The key is a name somebody invented; interpolating into it breaks the look-up.
    case symbolic
    /// The key is the source text by design; interpolations become format specifiers.
    case text
  }

  public enum Origin: UInt8, Sendable { case table, swiftUI, wrapper, discovered }

  public let call: CallPattern
  public let key: Slot
  public let table: Slot
  public let bundle: Slot
  public let value: Slot
  public let comment: Slot
  public let isCommentRequired: Bool
  public let keys: Keys
  /// How many arguments a C macro takes.
  public let arity: Int?
  public let origin: Origin
  /// Why a team has added the row; empty for ours.
  public let reason: String

  public init(
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
  public static func == (left: LocalizingPattern, right: LocalizingPattern) -> Bool {
    left.call == right.call && left.key == right.key && left.table == right.table
      && left.bundle == right.bundle
      && left.value == right.value && left.comment == right.comment
      && left.isCommentRequired == right.isCommentRequired && left.keys == right.keys
      && left.arity == right.arity && left.origin == right.origin && left.reason == right.reason
  }
}

/// A row of `display-sinks.yml`: a call or property that shows text.
public struct DisplayPattern: Sendable {
  public enum Sureness: UInt8, Sendable {
    /// The spelling alone says that text is shown.
    case high
    /// A general name (`title`, `text`): the receiver or the file must speak for it.
    case low
  }

  public var call: CallPattern
  public var owner: String
  public var text: [Slot]
  public var sureness: Sureness
  /// Why a team has added the row; empty for ours.
  public var reason: String

  public init(
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
public struct CasingPattern: Sendable {
  /// `initial` makes a capital of the first letter of a text, and of no other word.
  public enum Operation: UInt8, Sendable { case upper, lower, capitalize, initial }

  public var call: CallPattern
  public var operation: Operation
  public var isLocalized: Bool
  /// The spelling of the counterpart, for the message.
  public var instead: String
  /// Where the text stands: the receiver, or an argument of a C function.
  public var subject: Slot
  /// Where the locale stands, if the call takes one.
  public var locale: Slot
  /// Why a team has added the row; empty for ours.
  public var reason: String

  public init(
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
public struct FormatPattern: Sendable {
  public var call: CallPattern
  public var format: Slot
  /// Formats with the user's locale.
  public var isLocalized: Bool
  /// Appends the result to its receiver.
  public var appends: Bool

  public init(_ call: CallPattern, format: Slot, isLocalized: Bool, appends: Bool = false) {
    self.call = call
    self.format = format
    self.isLocalized = isLocalized
    self.appends = appends
  }
}

/// A row of `text-calls.yml`.
public struct TextCallPattern: Sendable {
  /// What a call does with texts.
  public enum Deed: String, CaseIterable, Sendable {
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

  public var call: CallPattern
  public var deed: Deed
  /// What to write instead; may be empty.
  public var instead: String
  /// Why a team has added the row; empty for ours.
  public var reason: String

  public init(_ call: CallPattern, _ deed: Deed, instead: String, reason: String = "") {
    self.reason = reason
    self.call = call
    self.deed = deed
    self.instead = instead
  }
}

/// A row of `locale-calls.yml`: a call or property that decides how dates, numbers, money or languages are written
/// and read.
public struct LocalePattern: Sendable {
  /// What is decided; the raw values stand in the table.
  public enum Subject: String, Sendable, CaseIterable {
    /// A side of the screen, where the direction of the language should decide.
    case side
    case datePattern = "date-pattern"
    case dateTemplate = "date-template"
    case cDate = "c-date"
    case timeZone = "time-zone"
    case numberParsing = "number-parsing"
    case integerParsing = "integer-parsing"
    case scanner
    case numberStyle = "number-style"
    case fractionDigits = "fraction-digits"
    case currencyCode = "currency-code"
    case currencySymbol = "currency-symbol"
    case formatterLocale = "formatter-locale"
    case preferredLanguages = "preferred-languages"
    case languageCode = "language-code"
    case localeDictionary = "locale-dictionary"
  }

  /// What a function of the project gives back that takes a date pattern; `fixed` where it has cared for the language, so
  /// that its calls say nothing.
  public enum Result: UInt8, Sendable { case formatter, text, date, fixed }

  public var call: CallPattern
  public var subject: Subject
  /// Where the value stands that decides; nothing for what is assigned.
  public var value: Slot
  /// Nothing for what the system has: it sets up an object that is there already.
  public var result: Result?

  public init(_ call: CallPattern, _ subject: Subject, value: Slot, result: Result? = nil) {
    self.call = call
    self.subject = subject
    self.value = value
    self.result = result
  }
}
