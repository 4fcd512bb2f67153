/// The tables as the shape finder asks for them: by the word that a call, a setter or a selector begins with.
///
/// A class, because every document of a run has it.
package final class Lexicon: Sendable {
  /// What a word can be. Several at once are possible.
  package struct Roles: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let localizing = Roles(rawValue: 1)
    package static let display = Roles(rawValue: 2)
    package static let casing = Roles(rawValue: 4)
    package static let format = Roles(rawValue: 8)
    /// A type whose members are localized texts (`L10n`).
    package static let accessor = Roles(rawValue: 16)
    package static let log = Roles(rawValue: 32)
    package static let interfaceModule = Roles(rawValue: 64)
    /// A call that puts texts together (`append`, `stringByAppendingString`).
    package static let joining = Roles(rawValue: 128)
    package static let textCall = Roles(rawValue: 256)
    /// Decides how dates, numbers, money or languages are written and read.
    package static let regional = Roles(rawValue: 512)
    /// A team has a rule about calls of this name.
    package static let watched = Roles(rawValue: 1024)

    /// Words with rows in a table of calls.
    static let listed: Roles = [
      .localizing, .display, .casing, .format, .accessor, .textCall, .regional, .watched,
    ]
  }

  package let entries: LexiconEntries

  package init(_ entries: LexiconEntries) { self.entries = entries }

  package var vocabulary: Vocabulary { entries.vocabulary }
  package var localizing: [LocalizingPattern] { entries.localizing }
  package var display: [DisplayPattern] { entries.display }
  package var casing: [CasingPattern] { entries.casing }
  package var format: [FormatPattern] { entries.format }
  package var textCalls: [TextCallPattern] { entries.textCalls }
  package var regional: [LocalePattern] { entries.regional }
  package var watched: [CallPattern] { entries.watched }

  @inline(__always)
  package func roles(of word: Word) -> Roles { entries.roles(of: word) }

  package func localizing(_ word: Word) -> [Int] { entries.localizing(word) }
  package func display(_ word: Word) -> [Int] { entries.display(word) }
  package func casing(_ word: Word) -> [Int] { entries.casing(word) }
  package func format(_ word: Word) -> [Int] { entries.format(word) }
  package func textCalls(_ word: Word) -> [Int] { entries.textCalls(word) }
  package func regional(_ word: Word) -> [Int] { entries.regional(word) }
  package func watched(_ word: Word) -> [Int] { entries.watched(word) }
  package func memberText(_ hash: UInt64) -> String? { entries.memberText(hash) }
  package func isRedefined(_ word: Word) -> Bool { entries.redefined.contains(word) }
  package func isMember(_ hash: UInt64) -> Bool { entries.isMember(hash) }
}
