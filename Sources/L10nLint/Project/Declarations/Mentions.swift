import L10nSyntax

/// A name, or a type with a member, that a file writes and that would mean something else if another one declared it as a way
/// to a text: a wrapper, an accessor, a function that takes a date pattern. By its hash, because such names are many.
struct Mention: Hashable, Comparable, Sendable {
  let bits: UInt32

  init(_ name: some Sequence<UInt8>) { bits = name.smallHash }

  init(_ member: MemberHash) { bits = UInt32(truncatingIfNeeded: member.bits ^ member.bits >> 32) }

  static func < (first: Mention, second: Mention) -> Bool { first.bits < second.bits }
}

extension Sequence<UInt8> {
  /// FNV-1a, for a few names: they are the same in every file and run.
  var smallHash: UInt32 {
    reduce(0x811c_9dc5) { hash, byte in (hash ^ UInt32(byte)) &* 0x0100_0193 }
  }
}

extension FileReading {
  /// Whether it shows texts that it declares itself and that nobody knew.
  var declaresOwnMentions: Bool {
    declarations.accessors.contains { accessor in
      guard !document.lexicon.isMember(accessor.member) else { return false }
      let mention = Mention(accessor.member)
      let place = mentions.partitionPoint { $0 < mention }
      return place < mentions.count && mentions[place] == mention
    }
  }
}

extension Document {
  /// In their order, each once.
  var sortedMentions: [Mention] {
    var found = mentions.map { token in
      memberNamed(behind: token).map { Mention(memberHash(token, $0)) } ?? mention(ofName: token)
    }
    for call in localizedCalls {
      if requiresComment(call) { found.append(mention(ofName: call.call.name)) }
      for token in followers(of: call) { found.append(mention(ofName: token)) }
    }
    found.sort()
    var kept = 0
    for index in found.indices where kept == 0 || found[index] != found[kept - 1] {
      found[kept] = found[index]
      kept += 1
    }
    found.removeLast(found.count - kept)
    return found
  }

  private func mention(ofName token: Int) -> Mention { Mention(source[tokens[token].range]) }

  /// Whether the declaration of a called function gives its comment no default.
  private func requiresComment(_ call: LocalizedCall) -> Bool {
    call.pattern.map { lexicon.localizing[$0].isCommentRequired } ?? false
  }

  /// What a project may have made to change the case of a localized text: the member behind it, and the last name of an
  /// accessor, which may be such a member too.
  fileprivate func followers(of call: LocalizedCall) -> [Int] {
    let next = kind(call.range.upper) == .dot ? call.range.upper + 1 : call.range.upper
    let names = call.isAccessor ? [next, call.call.name] : [next]
    return names.filter { kind($0) == .identifier && isUnknown($0) }
  }

  /// The member in `Type.member` and `[Type member]`.
  fileprivate func memberNamed(behind type: Int) -> Int? {
    guard isCapital(type) else { return nil }
    if language == .cFamily, kind(type + 1) == .identifier, kind(type - 1) == .openSquare { return type + 1 }
    return kind(type + 1) == .dot && kind(type + 2) == .identifier ? type + 2 : nil
  }
}
