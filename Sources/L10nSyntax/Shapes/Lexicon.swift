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
    /// A function or type of the project that takes keys.
    public static let given = Roles(rawValue: 2048)
  }

  public let entries: LexiconEntries

  public init(_ entries: LexiconEntries) { self.entries = entries }

  public var vocabulary: Vocabulary { entries.vocabulary }
  public var localizing: CallRows<LocalizingPattern> { entries.localizing }
  public var display: CallRows<DisplayPattern> { entries.display }
  public var casing: CallRows<CasingPattern> { entries.casing }
  public var format: CallRows<FormatPattern> { entries.format }
  public var textCalls: CallRows<TextCallPattern> { entries.textCalls }
  public var regional: CallRows<LocalePattern> { entries.regional }
  public var watched: CallRows<CallPattern> { entries.watched }

  @inline(__always)
  public func roles(of word: Word) -> Roles { entries.roles(of: word) }

  public func memberText(_ member: MemberHash) -> String? { entries.memberText(member) }
  public func isRedefined(_ word: Word) -> Bool { entries.redefined.contains(word) }
  public func isMember(_ member: MemberHash) -> Bool { entries.isMember(member) }
}
