import L10nSyntax

// Names that a file writes and that would mean something else if the project declared them as its own way to a text.

extension CodeFacts {
  /// Whether it shows texts that it declares itself and that nobody knew.
  func declaresOwnMentions(unknownTo lexicon: Lexicon) -> Bool {
    declarations.accessors.contains { accessor in
      guard !lexicon.isMember(accessor.pair) else { return false }
      let hash = Self.mention(pair: accessor.pair)
      let place = mentions.partitionPoint { $0 < hash }
      return place < mentions.count && mentions[place] == hash
    }
  }

  /// The hash under which a function is mentioned.
  static func mention(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// The hash under which a member of a type is mentioned.
  static func mention(pair: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: pair ^ pair >> 32) }
}

extension Document {
  /// In their order, each once.
  var hashesOfMentions: [UInt32] {
    var hashes = mentions.map { token in
      memberNamed(behind: token).map { CodeFacts.mention(pair: pairHash(token, $0)) } ?? hash(ofName: token)
    }
    for call in localizedCalls {
      if requiresComment(call) { hashes.append(hash(ofName: call.call.name)) }
      for token in followers(of: call) { hashes.append(hash(ofName: token)) }
    }
    hashes.sort()
    var kept = 0
    for index in hashes.indices where kept == 0 || hashes[index] != hashes[kept - 1] {
      hashes[kept] = hashes[index]
      kept += 1
    }
    hashes.removeLast(hashes.count - kept)
    return hashes
  }

  private func hash(ofName token: Int) -> UInt32 { CodeFacts.mention(source[tokens[token].range]) }

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
