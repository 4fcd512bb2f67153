import L10nSyntax

/// One use of a key in the code, in the compact form that outlives its file.
package struct KeyUse: Sendable {
  /// Where something is interpolated, as the build extracts it, with `%@` in each place.
  package var key: String
  package var isInterpolated = false
  package var path: String
  package var place: Place
  var bundle: Bundle
  /// What the call tells a translator; `nil` where it has no place for a comment, or computes it.
  package var remark: Remark?
  package var keys: LocalizingPattern.Keys
  package var looks: KeyLook
  package var origin: LocalizingPattern.Origin
  /// What shows the text, where the code says so: the name of the sink and its labels (`setTitle:forState`, `text`,
  /// `Button`).
  package var sink: String?
  /// Whether the code puts the text together with others.
  package var isJoined = false
  /// Whether a control shows just the text that the call finds.
  var isShownAlone = false
  /// Whether the call names the language: readers of others never see the text.
  var isOfOneLanguage = false
  /// Whether the code asks for another text where there is one thing.
  package var isForSeveral = false
  /// Whether the call never runs, as its own file shows.
  var isIdle = false
  package var context: Context
  private var rare: Rare?

  init(
    key: String, path: String, place: Place, tableArgument: Said = .nothing, bundle: Bundle = .own,
    valueArgument: Said = .nothing, keys: LocalizingPattern.Keys, looks: KeyLook,
    origin: LocalizingPattern.Origin, sink: String? = nil, context: Context
  ) {
    (self.key, self.path, self.place, self.bundle, self.keys) = (key, path, place, bundle, keys)
    (self.looks, self.origin, self.sink, self.context) = (looks, origin, sink, context)
    guard tableArgument != .nothing || valueArgument != .nothing else { return }
    rare = Rare(Rarities(tableArgument: tableArgument, valueArgument: valueArgument))
  }

  /// What an argument of a call says.
  enum Said: Sendable, Equatable {
    /// There is none, or `nil`.
    case nothing
    case computed
    case written(String, Place)

    var written: String? { if case .written(let text, _) = self { text } else { nil } }
  }

  /// In which bundle a call looks.
  enum Bundle: UInt8, Sendable {
    /// None, so that the call looks into the program, also from within a library.
    case leftOut
    /// The one of the program or module, or the one that a wrapper has.
    case own
    /// An expression: it may hold any tables, those of the system too.
    case named
    /// One of the system, as of `UIView`: no table of the project is asked.
    case ofSystem

    var isOwn: Bool { self == .own || self == .leftOut }
  }

  package struct Remark: Sendable {
    /// Where the comment stands, or the key where there is none.
    package var place: Place
    /// Empty where there is none.
    package var comment: String
    package var isRequired: Bool
  }

  /// `nil` where the name stands in a function of the project, and could be any.
  var tableName: String? {
    switch tableArgument {
    case .written(let name, _): name
    case .computed: nil
    case .nothing: origin == .wrapper || origin == .discovered ? nil : Self.usualTable
    }
  }

  /// The table that a call means by leaving it out.
  package static let usualTable = "Localizable"

  /// The name of the table, where the call shows it.
  var table: String? { tableArgument.written }

  /// The table that the code names, or else the usual one, whatever a function of the project may hand on.
  var tableOrUsual: String { table ?? Self.usualTable }

  /// The default text; `nil` where it is empty or computed too.
  var value: String? { valueArgument.written.flatMap { $0.isEmpty ? nil : $0 } }

  var hasValue: Bool { valueArgument != .nothing }

  /// Whether only a log, a preview or what is built for debugging has the text.
  var isForDevelopers: Bool { !context.isDisjoint(with: [.log, .debug, .preview]) }

  /// `nil` where there is no comment or it is empty.
  package var comment: String? {
    remark.flatMap { $0.comment.allSatisfy(\.isWhitespace) ? nil : $0.comment }
  }
}

// MARK: What few uses have

extension KeyUse {
  /// Kept apart: a project has tens of thousands of uses, and every check goes through them.
  fileprivate struct Rarities: Sendable {
    var constant: ConstantKey?
    var tableArgument = Said.nothing
    var valueArgument = Said.nothing
    var arguments: FormatValues?
    var numbers: [Int: GivenNumber] = [:]
    var specifiers: [String?] = []
    var evidence: [Evidence] = []
  }

  fileprivate final class Rare: Sendable {
    let rarities: Rarities

    init(_ rarities: Rarities) { self.rarities = rarities }
  }

  private mutating func set<Value>(
    _ part: WritableKeyPath<Rarities, Value>, _ value: Value, isNothing: Bool
  ) {
    guard rare != nil || !isNothing else { return }
    var rarities = rare?.rarities ?? Rarities()
    rarities[keyPath: part] = value
    rare = Rare(rarities)
  }

  /// The constant that holds the key, where the call names one.
  var constant: ConstantKey? {
    get { rare?.rarities.constant }
    set { set(\.constant, newValue, isNothing: newValue == nil) }
  }

  var tableArgument: Said { rare?.rarities.tableArgument ?? .nothing }

  /// The default text.
  var valueArgument: Said { rare?.rarities.valueArgument ?? .nothing }

  /// What is put into the text, where it is a format that is filled at once.
  package var arguments: FormatValues? {
    get { rare?.rarities.arguments }
    set { set(\.arguments, newValue, isNothing: newValue == nil) }
  }

  /// What the build writes for each interpolated value, as far as the file says it; empty where it says nothing.
  package var specifiers: [String?] {
    get { rare?.rarities.specifiers ?? [] }
    set { set(\.specifiers, newValue, isNothing: newValue.isEmpty) }
  }

  /// The numbers put into it that are never one or may be constants, by their places, from 0.
  package var numbers: [Int: GivenNumber] {
    get { rare?.rarities.numbers ?? [:] }
    set { set(\.numbers, newValue, isNothing: newValue.isEmpty) }
  }

  /// The call that asks for it, and why a team has named it.
  package var evidence: [Evidence] {
    get { rare?.rarities.evidence ?? [] }
    set { set(\.evidence, newValue, isNothing: newValue.isEmpty) }
  }
}

/// A use whose key is a constant, which any file may declare.
struct ConstantUse: Sendable {
  /// By its type and name; the file that declares it knows what it says.
  let constant: MemberHash
  /// Without its key.
  let call: KeyUse

  func use(of key: ConstantKey) -> KeyUse {
    var use = call
    use.key = key.text
    use.constant = key
    use.looks = KeyLook(of: key.text, value: use.value)
    return use
  }
}
