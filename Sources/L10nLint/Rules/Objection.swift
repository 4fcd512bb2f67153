import L10nSyntax

/// What the tables may say against a finding of a single file: its code names texts, and whether they make a mistake
/// depends on what they say.
package struct Objection: Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    /// All of the texts are complete, or captions with a colon of their own: nothing is put together. Where something
    /// stands before them, their beginning counts too: `3 min.` is one text.
    case areComplete(isFirst: Bool)
    /// One of them has the forms of a plural.
    case hasPlural
  }

  package var reason: Reason
  package var texts: [TextReference]
}

/// A text that code names.
package enum TextReference: Sendable, Hashable {
  /// Where its key stands, in the same file.
  case key(ByteRange)
  /// The hash of the type and the name of an accessor; the file that declares it knows the key.
  case accessor(UInt64)
}

extension Document {
  /// The text that a call looks up.
  func reference(to call: LocalizedCall) -> TextReference? {
    if let key = call.key { return .key(bytes(of: key)) }
    guard call.pattern == nil, call.call.name >= 2 else { return nil }
    let type = language == .swift ? call.call.name - 2 : call.call.name - 1
    return .accessor(pairHash(type, call.call.name))
  }
}
