/// What one resource file says: keys and their texts in the order of the file, in flat arrays, with the place of
/// each. The formats differ in how much they can say; a `.strings` file uses one value an entry and no more.
///
/// A class, because the joined model hands the same tables from check to check.
public final class Table: Sendable {
  public let source: SourceText
  public let format: Format
  public let entries: [Entry]
  /// The texts of all entries: `entry.values` are indices into this.
  public let values: [Value]
  /// The variables of plural rules and substitutions, in the order of the file.
  public let variables: [Variable]
  /// Catalogs name their languages, the source language first; the other formats leave that to the folder they
  /// stand in.
  public let languages: [String]
  /// Where a catalog names each of them first.
  public let languagePlaces: [PlacedText]
  public let sourceLanguage: String?
  /// All comments with their delimiters, in the order of the file: some ask for silence.
  public let comments: [ByteRange]
  /// Of a property list with comments: each key with its value, in the order of the file.
  public let parts: [ByteRange]
  public let problems: [TableProblem]
  /// False for binary property lists: ranges are places in `source`, which holds their texts, and not in the file.
  public let hasPlaces: Bool

  init(_ draft: TableDraft) {
    source = draft.source
    format = draft.format
    // Made anew, because an array that has grown keeps room for twice as much.
    entries = draft.entries.map { entry in
      guard draft.isToStay(entry) else { return entry }
      var entry = entry
      entry.isTranslatable = false
      return entry
    }
    values = draft.values.map { value in
      var value = value
      value.marks = draft.source.withText(of: value.text, TextMarks.init)
      return value
    }
    variables = draft.variables
    languages = draft.languages
    languagePlaces = draft.languagePlaces
    sourceLanguage = draft.sourceLanguage
    comments = draft.comments.map { $0 }
    parts = draft.parts
    problems = draft.problems
    hasPlaces = draft.hasPlaces
  }

  /// The same table, in which some entries are no longer marked as stale.
  public init(_ other: Table, inUse numbers: [Int]) {
    var entries = other.entries
    for number in numbers { entries[number].extraction = .code }
    self.entries = entries
    (source, format, hasPlaces) = (other.source, other.format, other.hasPlaces)
    (values, variables, problems) = (other.values, other.variables, other.problems)
    (comments, parts) = (other.comments, other.parts)
    (languages, languagePlaces, sourceLanguage) = (
      other.languages, other.languagePlaces, other.sourceLanguage
    )
  }

  public enum Format: String, Sendable, CaseIterable {
    case strings
    case stringsdict
    /// `.xcstrings`
    case catalog
  }
}

extension Table {
  /// A key and all that is said of it.
  ///
  /// Projects have millions of them: the small fields stand where others leave room.
  public struct Entry: Sendable {
    public var key: PlacedText
    /// The system stopped reading before it came here.
    public var isLost = false
    /// Catalogs only.
    public var extraction = Extraction.code
    /// Not where the catalog or a comment says so.
    public var isTranslatable = true
    /// From the first character of the key to the last of the entry.
    public var range: ByteRange
    public var comment: PlacedText?
    /// Whether the build makes a Swift name of the key; `nil` where the catalog leaves that to the project.
    public var generatesSymbol: Bool?
    private var firstValue: UInt32 = 0
    private var endOfValues: UInt32 = 0

    init(key: PlacedText, range: ByteRange, comment: PlacedText? = nil) {
      (self.key, self.range, self.comment) = (key, range, comment)
    }

    public var values: Range<Int> {
      get { Int(firstValue)..<Int(endOfValues) }
      set { (firstValue, endOfValues) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
    }
  }

  /// Who brought a key into a catalog.
  public enum Extraction: String, Sendable {
    /// The build found it in the code, and takes it away when it is gone.
    case code
    case manual
    case extractedWithValue = "extracted_with_value"
    case migrated
    case stale
  }

  /// One text of an entry: in one language, for one case of each variation.
  public struct Value: Sendable {
    public var text: PlacedText
    public var plural: PluralCategory?
    public var device: Device?
    public var state = State.translated
    /// Number in `Table.languages`; 0 where the format names none.
    public var language: UInt16 = 0
    public internal(set) var marks: TextMarks = []
    private var variableNumber = UInt32.max
    /// For widths in a `.stringsdict`: from how many characters on.
    public var width: UInt16?

    init(
      text: PlacedText, language: UInt16 = 0, variable: UInt32? = nil, plural: PluralCategory? = nil,
      device: Device? = nil, width: UInt16? = nil, state: State = .translated
    ) {
      (self.text, self.plural, self.device, self.state) = (text, plural, device, state)
      (self.language, self.width) = (language, width)
      self.variable = variable
    }

    /// Number in `Table.variables`; `nil` for the text itself.
    public var variable: UInt32? {
      get { variableNumber == .max ? nil : variableNumber }
      set { variableNumber = newValue ?? .max }
    }
  }

  public enum State: String, Sendable {
    case new
    case needsReview = "needs_review"
    case translated
    case machineTranslated = "machine_translated"
    case stale
  }

  /// A part of a text that varies on its own: `%#@files@`.
  public struct Variable: Sendable {
    public var name: PlacedText
    public var entry: Int
    public var language: UInt16 = 0
    /// `d`, `lld`, `@`: what the number is passed as; `nil` where it is not said.
    public var specifier: PlacedText?
    public var argument: UInt8?
  }

  public enum Device: String, Sendable, CaseIterable {
    case iphone, ipad, ipod, applewatch, appletv, applevision, mac, other
  }
}

/// The categories of CLDR. Which of them a language has is a matter of data, not of this type.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// A place where a resource file is not what its readers expect.
public struct TableProblem: Sendable {
  public var kind: Kind
  public var range: ByteRange
  /// What is wrong and what to do, in one line.
  public var message: String
  /// Where there is one right thing to write.
  public var cure: Cure?
  /// Where a reference and the rules do not belong together.
  public var variable: LoneVariable?

  /// A variable without a rule, or a rule that no text refers to.
  public struct LoneVariable: Sendable {
    public var name: String
    /// Number in `Table.entries`.
    public var entry: Int
    public var hasRule: Bool
  }

  public enum Cure: Sendable {
    /// In place of the range.
    case write(String)
    /// Behind the range.
    case append(String)
  }

  public enum Kind: Sendable {
    /// The system refuses the whole file.
    case syntax
    /// The system stops reading here without a word; the rest is lost.
    case truncated
    /// Read, but not as it was meant.
    case misread
    /// A shape that the format does not know, or a part that is missing.
    case structure
    /// A word where a plural category should stand.
    case category
  }
}
