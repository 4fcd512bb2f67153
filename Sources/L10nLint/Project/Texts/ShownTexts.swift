import L10nSyntax

/// What code shows of the texts that other files give it.
struct ShownTexts: Sendable {
  /// Controls that somebody fills.
  private(set) var filledControls: Set<FilledControl> = []
  /// What shows a text as it stands.
  private(set) var names: Set<ShownName> = []
  /// Where members and values of cases are shown first.
  private(set) var places: [ShownName: RelatedPlace] = [:]

  /// Types and protocols whose raw values are keys.
  private(set) var lookedUp: Set<ShownName> = []
  /// Some code looks up raw values of a type that it does not say.
  private(set) var looksUpRawValues = false

  /// Members whose texts somebody looks up.
  private(set) var membersLookedUp: Set<MemberHash> = []
  /// Constants that hold a sign, and no words.
  private(set) var signs: Set<MemberHash> = []
  /// Hashes of the patterns in which dates are written for people.
  private(set) var datePatterns: Set<UInt64> = []

  init() {}

  /// `built` are those of the files that somebody builds. What nobody sees shows nothing.
  init(_ files: [FileFacts], built: [FileFacts], _ unseen: UnseenCode) {
    for file in files { filledControls.formUnion(file.code.filledControls) }
    for file in built {
      names.formUnion(file.code.givenProperties.shown)
      for member in file.code.givenProperties.members { add(member, of: file, unseen) }
      signs.formUnion(file.code.signs)
      membersLookedUp.formUnion(file.code.membersLookedUp)
      datePatterns.formUnion(file.code.datePatternsForReaders)
      lookedUp.formUnion(file.code.givenProperties.lookups.types)
      looksUpRawValues = looksUpRawValues || file.code.givenProperties.lookups.isOfUnknownType
    }
    // Of two types with one name nobody knows which is meant.
    for file in built {
      names.subtract(file.code.givenProperties.keys)
      names.subtract(file.code.givenProperties.others)
    }
    addPayloads(of: built, unseen)
  }

  /// Whether a doubt about what code shows proves true.
  func hold(_ doubt: Doubt) -> Bool {
    switch doubt {
    case .writtenForReaders(let pattern): datePatterns.contains(pattern)
    case .standIn(let controls): controls.contains(where: filledControls.contains)
    case .unshown(let name): !names.contains(name)
    case .shownByNone(let names): !names.contains(where: self.names.contains)
    case .memberLookedUp(let name): membersLookedUp.contains(name)
    case .sign(let name): signs.contains(name)
    default: false
    }
  }

  /// Enums share the names of their cases: nobody may do anything else with the values of such cases.
  private mutating func addPayloads(of files: [FileFacts], _ unseen: UnseenCode) {
    var others: Set<ShownName> = []
    for file in files { others.formUnion(file.code.givenProperties.payloads.others) }
    for file in files {
      for payload in file.code.givenProperties.payloads.shown where !others.contains(payload.name) {
        add(payload, of: file, unseen)
      }
    }
  }

  private mutating func add(_ member: ShownMember, of file: FileFacts, _ unseen: UnseenCode) {
    guard !unseen.holds(member.place.range, of: file.path), names.insert(member.name).inserted else { return }
    places[member.name] = RelatedPlace(path: file.path, place: member.place, message: "shown here")
  }
}

/// Something of the code that other files may give a text to show, as the hash of its names.
///
/// A property, a member and a parameter whose names are the same are three things.
package struct ShownName: Hashable, Sendable {
  private let hash: UInt64

  /// A property, by the type whose initializer takes the text and its label: `BerthCard(title: "Free berths")`.
  static func property(_ member: MemberHash) -> ShownName { ShownName(hash: member.bits) }

  /// A member that others show, by its type and its name: `Text(state.title)`.
  static func member(_ member: MemberHash) -> ShownName { ShownName(hash: member.bits &+ 1) }

  /// A parameter, by the name of its function and its label: `showAlert(title: "No books")`.
  static func parameter(_ member: MemberHash) -> ShownName { ShownName(hash: ~member.bits) }

  /// The value of a case, by its name alone: `.failed("…")` names no type.
  static func payload(_ name: NameHash) -> ShownName { ShownName(hash: ~UInt64(name.bits) &+ 1) }
}
