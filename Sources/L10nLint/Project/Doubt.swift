import L10nSyntax

/// What only the rest of a project can say against a finding in one of its files.
package enum Doubt: Sendable, Equatable {
  /// The project may have one language and no other.
  case untranslated
  /// The project may have one language of one region, such as `en-GB`, and no other.
  case forOneRegion
  /// Nobody may have begun to localize the program: then it is too early for a single text.
  case unlocalized
  /// The program may have so many alerts in one language that this one is no oversight.
  case alertsLeft
  /// Nothing may name any of the functions and properties that lead to it.
  case uncalled([CalledName])
  /// Nobody asks for what the code around it makes, as its own file shows.
  case idle
  /// A language model reads it, as its own file shows.
  case forModel
  /// The text may be the name of the product, or another one that translators keep.
  case name(String)
  /// All languages may have this text in the same words, as they have names.
  case kept(TextReference)
  /// A table may have this text, so that translators can change it.
  case inTables(TextReference)
  /// Another language may have this text, so that its translator has given the parts their order.
  case translated(TextReference)
  /// No table may have this text, though the project has tables: then nobody translates it.
  case inNoTable(TextReference)
  /// The control may get its text elsewhere; each of these is one way to write that.
  case standIn([FilledControl])
  /// No type may show as it stands what it is given under one of these names.
  case shownByNone([ShownName])
  /// No type may show as it stands what has this name, though the text is hardly for anything but people.
  case unshown(ShownName)
  /// Code may look up the raw values that one of these types or protocols has, or those of a type that it does not say,
  /// where a table has this one.
  case lookedUp([ShownName], rawValue: String)
  /// Another file may write dates in the pattern of this hash for people: whoever reads them needs the same settings.
  case writtenForReaders(UInt64)
  /// The languages of the project may do all as the code does.
  case usual(LanguageHabit)
  /// No table may have this text in several languages.
  case unknown(String)
  /// No table may have this key, with a text that differs from it.
  case unknownKey(String)
  /// What the tables may say of the keys that begin and end like this.
  case keys(KeyEnds, KeyDoubt)
  /// The code may ask for this text in another place before, which is told: one entry mends both.
  case askedBefore(TextReference)
  /// All of these texts may be complete, or captions with a colon of their own, so that nothing is put together. Where
  /// something stands before them, their beginning counts too: `3 min.` is one text. A unit behind its number is a
  /// matter of `glued-unit`.
  case completeTexts([TextReference], isFirst: Bool)
  /// Each of these texts may stand in brackets or on a line of its own, as an addition to what stands before.
  case additions([TextReference])
  /// Code may look up the texts of members with this name.
  case memberLookedUp(MemberHash)
  /// The constant may hold a sign beside the text: `arrow`.
  case sign(MemberHash)
  /// The text may end with a comma, behind which stands what may be missing, or with the colon of a caption.
  case ends(TextReference, EndOfText)
  /// One of these texts may have the forms of a plural.
  case pluralForms([TextReference])
  /// The text may be a single noun: the caption of the number that the code puts behind it. With a unit behind the
  /// number it is a caption of several words too, unless its last one asks for more.
  case caption(TextReference, isMeasured: Bool)
  /// In the table no word may have to agree with this value of a format: `%@ (beta)`.
  case independent(Int, in: TextReference)
  /// A comment may tell translators how this text is used: then it is written for its sentence alone.
  case explained(TextReference)
  /// No language of the project may write its texts in another case than English does.
  case sameCase(Casing)

  var isOfName: Bool { if case .name = self { true } else { false } }
  var casing: Casing? { if case .sameCase(let casing) = self { casing } else { nil } }
  var uncalledNames: [CalledName] { if case .uncalled(let names) = self { names } else { [] } }

  /// Whether nothing is left of a finding where it proves true. Else the finding is only a possible one.
  var isDisproof: Bool { objection == nil }

  /// What the project has said, where it leaves a finding as a possible one.
  var objection: String? {
    switch self {
    case .untranslated: "the program is not translated"
    case .uncalled: "nothing in the project uses the code around it"
    case .idle: "nothing uses the result of the code around it"
    case .forModel: "a language model reads the texts of this file"
    case .unlocalized: "most of the program is not localized"
    case .alertsLeft: "many alerts of the program are not localized"
    case .name(let name): "`\(name)` is a name that stays the same in translations"
    case .forOneRegion: "the program is in the language of one region"
    case .kept: "all languages have the same text"
    case .standIn: "the control gets its text elsewhere"
    case .caption: "the text is the caption of the value"
    case .inNoTable: "the text next to it is in no table"
    case .translated: "the tables have translations of the whole text, which can change the order"
    case .explained: "a comment says how the text is used"
    case .sameCase: "no language of the project has its own casing rules for these letters"
    case .unshown: "no view of the project shows a `String` of this name"
    case .memberLookedUp: "code looks up the texts of such members"
    case .writtenForReaders: "another file shows dates of this pattern to users"
    case .usual(let habit): habit.objection
    case .askedBefore: "the code already looks up the same text before"
    case .completeTexts, .additions, .sign, .ends, .pluralForms, .inTables, .independent, .unknown,
      .unknownKey, .keys,
      .shownByNone,
      .lookedUp:
      nil
    }
  }
}

package enum KeyDoubt: Sendable {
  /// Somebody may have written several of them, with a number in between: then one of them is asked for.
  case areKept
  /// Some table may have one.
  case areKnown
  /// No table may have one, though there are tables: then that is told, and no more.
  case areUnknown
}

/// A mark that separates a text from what follows.
package enum EndOfText: Character, Sendable {
  case comma = ","
  case colon = ":"
}

/// A text that code names.
package enum TextReference: Sendable, Hashable {
  /// Where its key stands, in the same file.
  case key(ByteRange)
  /// A member of a type; the file that declares it knows the key.
  case accessor(MemberHash)
  /// A member of what a function without arguments returns: `strings().title`.
  case returned(by: String, member: String)
}

extension Document {
  /// The text that a call looks up.
  func reference(to call: LocalizedCall) -> TextReference? {
    if let key = call.key { return .key(bytes(of: key)) }
    if constantKey(of: call) != nil { return .key(bytes(of: call.range)) }
    guard let type = typeToken(ofAccessor: call) else { return nil }
    if language == .swift, kind(type) == .closeParen {
      guard kind(type - 1) == .openParen, kind(type - 2) == .identifier else { return nil }
      return .returned(by: text(of: type - 2), member: text(of: call.call.name))
    }
    return .accessor(memberHash(type, call.call.name))
  }
}
