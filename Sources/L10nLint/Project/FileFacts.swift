import L10nSyntax

/// What one file tells the rest of its project, in a form small enough to keep for every file.
package struct FileFacts: Sendable {
  package var path: String
  package var keyUses: [KeyUse] = []
  /// Functions, methods, macros and extension members that forward a parameter of theirs as a key.
  package var wrappers: [LocalizingPattern] = []
  /// Members of types that are localized texts.
  package var accessors: [Accessor] = []
  /// Hashes of names that would mean something else if the project declared a wrapper or accessor of that name.
  package var mentions: [UInt32] = []

  package struct Accessor: Sendable, Hashable {
    package var type: String
    package var pair: UInt64
  }

  package init(path: String) { self.path = path }
}

extension FileFacts {
  /// The hash under which a name is mentioned.
  static func mention(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// Reads the facts off a document.
  init(of document: Document, path: String) {
    self.init(path: path)
    let isTest = document.fileContext.contains(.test)
    for call in document.localizedCalls {
      if let wrapper = document.wrapper(around: call), !isTest { wrappers.append(wrapper) }
      if let accessor = document.accessor(around: call), !isTest { accessors.append(accessor) }
    }
    collectKeys(document)
    collectMentions(document)
  }

  private mutating func collectKeys(_ document: Document) {
    var lines: LineIndex?
    for call in document.localizedCalls where call.key != nil {
      guard case .literals(let keys) = document.keyForm(of: call) else { continue }
      let index = lines ?? LineIndex(document.source)
      lines = index
      for key in keys {
        let comment = document.constantText(of: call.comment)
        keyUses.append(
          KeyUse(
            key: key.text, path: path,
            place: Place(document.bytes(of: key.range), in: document.source, index),
            table: document.constantText(of: call.table),
            comment: comment.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }, keys: call.keys,
            origin: call.origin, sink: document.sinkName(of: call),
            context: document.context(at: key.range.lower)))
      }
    }
  }

  /// Names called with a literal, members of literals and types with members.
  private mutating func collectMentions(_ document: Document) {
    let tokens = document.tokens
    for index in tokens.indices where tokens[index].kind == .identifier && tokens[index].word == .none {
      guard index + 2 < tokens.count, isMentioned(document, index) else { continue }
      mentions.append(Self.mention(document.source[tokens[index].range]))
    }
    mentions.sort()
    var unique: [UInt32] = []
    for mention in mentions where mention != unique.last { unique.append(mention) }
    mentions = unique
  }

  private func isMentioned(_ document: Document, _ index: Int) -> Bool {
    let tokens = document.tokens
    switch tokens[index + 1].kind {
    case .openParen, .colon:
      return tokens[index + 2].kind == .string || tokens[index + 2].kind == .stringOpen
        || index > 0 && (tokens[index - 1].kind == .dot && index > 1 && tokens[index - 2].kind == .string)
        || index + 4 < tokens.count && tokens[index + 3].kind == .colon && tokens[index + 4].kind == .string
    case .dot:
      let first = document.source[Int(tokens[index].start)]
      return (65...90).contains(first) && tokens[index + 2].kind == .identifier
    default:
      return index > 1 && tokens[index - 1].kind == .dot && tokens[index - 2].kind == .string
    }
  }
}
