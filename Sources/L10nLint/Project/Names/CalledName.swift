import L10nSyntax

/// A function or property that runs only where somebody names it, or a case of an enum that is there only where somebody
/// makes it. `NameWriters` tells whether anybody does.
package struct CalledName: Sendable, Hashable {
  let kind: Kind
  let hash: NameHash
  /// The type that has to be written beside it, as in `Formats.day`; `nil` where its name may stand alone.
  let owner: NameHash?
  /// How a file mentions the two together; `nil` without a type, or with one whose members it would not note.
  let mention: Mention?
  /// Other software may name it as well.
  let isPublic: Bool
  /// The type whose parents may ask for it by themselves.
  let askedType: NameHash?
  /// Of a case, the `switch` whose branch it is, if that does not tell its enum.
  let switched: SwitchedCases?
  /// What Swift may call a method of Objective-C with arguments.
  let shortNames: [NameHash]

  package enum Kind: Sendable {
    case member, enumCase
    /// A case that no other file can make.
    case caseOfFile
  }

  init(_ declaration: CalledDeclaration, in document: Document) {
    self.init(
      .member, at: declaration.token, in: document, isPublic: declaration.isPublic,
      askedType: declaration.askedType)
  }

  init(
    _ kind: Kind, at token: Int, in document: Document, isPublic: Bool, askedType: Int? = nil,
    switched: SwitchedCases? = nil
  ) {
    self.kind = kind
    self.switched = switched
    self.askedType = askedType.map(document.nameHash)
    hash = document.nameHash(token)
    let hasArguments = document.language == .cFamily && document.kind(token + 1) == .colon
    shortNames = hasArguments ? document.shortNames(token) : []
    let type = kind == .member ? document.ownerBesideName(token) : nil
    owner = type.map(document.nameHash)
    mention = type.flatMap { type in
      document.notesMembers(ofType: type) ? Mention(document.memberHash(type, token)) : nil
    }
    self.isPublic = isPublic
  }
}

extension Document {
  /// Whether files note which members they ask a type for, whatever they know of it: not of a generic one, nor where its name means
  /// something else in a table.
  fileprivate func notesMembers(ofType type: Int) -> Bool {
    isCapital(type) && mayDeclareTexts(type) && !token(type + 1, is: "<")
  }
}
