/// The tables as the shape finder asks for them: by the word that a call, a setter or a selector begins with.
///
/// A class, because every document of a run has it.
public final class Lexicon: Sendable {
  /// What a word can be. Several at once are possible.
  public struct Roles: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let localizing = Roles(rawValue: 1)
    public static let display = Roles(rawValue: 2)
    public static let casing = Roles(rawValue: 4)
    public static let format = Roles(rawValue: 8)
    /// A type whose members are localized texts (`L10n`).
    public static let accessor = Roles(rawValue: 16)
    public static let log = Roles(rawValue: 32)
    public static let interfaceModule = Roles(rawValue: 64)
    /// A call that puts texts together (`append`, `stringByAppendingString`).
    public static let joining = Roles(rawValue: 128)
    public static let textCall = Roles(rawValue: 256)
    /// Decides how dates, numbers, money or languages are written and read.
    public static let regional = Roles(rawValue: 512)
    /// A team has a rule about calls of this name.
    public static let watched = Roles(rawValue: 1024)

    /// Words with rows in a table of calls.
    static let listed: Roles = [
      .localizing, .display, .casing, .format, .accessor, .textCall, .regional, .watched,
    ]
  }

  public let entries: LexiconEntries

  public init(_ entries: LexiconEntries) { self.entries = entries }

  public var vocabulary: Vocabulary { entries.vocabulary }
  public var localizing: [LocalizingPattern] { entries.localizing }
  public var display: [DisplayPattern] { entries.display }
  public var casing: [CasingPattern] { entries.casing }
  public var format: [FormatPattern] { entries.format }
  public var textCalls: [TextCallPattern] { entries.textCalls }
  public var regional: [LocalePattern] { entries.regional }
  public var watched: [CallPattern] { entries.watched }

  @inline(__always)
  public func roles(of word: Word) -> Roles { entries.roles(of: word) }

  public func localizing(_ word: Word) -> [Int] { entries.localizing(word) }
  public func display(_ word: Word) -> [Int] { entries.display(word) }
  public func casing(_ word: Word) -> [Int] { entries.casing(word) }
  public func format(_ word: Word) -> [Int] { entries.format(word) }
  public func textCalls(_ word: Word) -> [Int] { entries.textCalls(word) }
  public func regional(_ word: Word) -> [Int] { entries.regional(word) }
  public func watched(_ word: Word) -> [Int] { entries.watched(word) }
  public func memberText(_ member: MemberHash) -> String? { entries.memberText(member) }
  public func isRedefined(_ word: Word) -> Bool { entries.redefined.contains(word) }
  public func isMember(_ member: MemberHash) -> Bool { entries.isMember(member) }
}
