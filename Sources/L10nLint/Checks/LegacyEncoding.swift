import L10nSyntax

extension Check {
  /// An encoding that holds the letters of one part of the world.
  static let legacyEncoding = Check(
    .textCalls { call, document, pass in
      let row = document.lexicon.textCalls[call.pattern]
      guard row.deed == .encoding, !document.readsName(call.call) else { return }
      if case .argument(_, let reader) = document.use(of: call.call.range), document.readsName(reader) {
        return
      }
      let name = TokenRange(call.call.name, call.call.name + 1)
      pass.report(
        name,
        "`\(document.text(of: name))` cannot represent most of the world's letters; use `\(row.instead)`",
        confidence: document.isOneOfMany(call) || document.isSecondTry(call.call.name) ? .possible : .likely)
    })
}

extension Document {
  /// Names of the runtime are ASCII: `[NSString stringWithCString:class_getName(type)]`.
  fileprivate func readsName(_ call: Call) -> Bool {
    call.arguments.contains { argument in
      argument.value.indices.contains { token in
        guard kind(token) == .identifier, kind(token + 1) == .openParen else { return false }
        return source.withSpelling(tokens[token].range) {
          $0.hasSuffix("_getName") || $0.hasSuffix("_getClassName") || $0.hasSuffix("_getTypeEncoding")
        }
      }
    }
  }

  /// Tokens before a second try, in which the first one stands.
  private static let longestCondition = 40

  /// What is tried where a better encoding gave nothing: `data.text(.utf8) ?? data.text(.macOSRoman)`,
  /// `if (!text) text = …`.
  fileprivate func isSecondTry(_ name: Int) -> Bool {
    for position in stride(from: name - 1, to: max(0, name - Self.longestCondition), by: -1) {
      switch kind(position) {
      case .coalesce, .ternary: return true
      case .semicolon: return false
      case .identifier where keyword(position) == .if || keyword(position) == .else: return true
      default: continue
      }
    }
    return false
  }

  /// A function that gives the encoding of a name, or one of several.
  private func isChosen(_ name: Int) -> Bool {
    switch keyword(name - 1) {
    case .case, .return: true
    default: kind(name - 1) == .colon && kind(name - 2) != .identifier
    }
  }

  /// Tokens between two encodings of one list.
  private static let farthestOther = 60

  /// A program that offers encodings, or tries one after another, names many of them.
  fileprivate func isOneOfMany(_ call: TextCall) -> Bool {
    let near = tokens(within: Self.farthestOther, of: call.call.name)
    let hasOthers = textCalls(within: TokenRange(near.lowerBound, near.upperBound)).contains { other in
      let row = lexicon.textCalls[other.pattern]
      return row.deed == .encoding && row.call.form == .name && other.pattern != call.pattern
    }
    if hasOthers || isChosen(call.call.name) { return true }
    switch use(of: call.call.range) {
    case .element, .key, .compared, .switched: return true
    default: return false
    }
  }
}
