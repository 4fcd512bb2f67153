import L10nSyntax

// What a rule of a team looks at: the shapes that the rules of the catalog look at too.

extension TeamRule.Ban {
  func subjects(saying message: String) -> [Check.Subject] {
    switch self {
    case .call(let patterns, let given):
      [
        .watchedCalls { call, document, pass in
          guard patterns.contains(document.lexicon.watched[call.pattern]),
            given.allSatisfy({ $0.fits(call.call, in: document) })
          else { return }
          pass.report(
            TokenRange(call.call.name, call.call.range.upper), message, confidence: .certain)
        }
      ]
    case .displayedText(let texts): Self.displayedTexts(texts, message)
    case .key(let keys): Self.keys(keys, message)
    case .value(let texts, let languages): [Self.values(texts, languages, message)]
    }
  }

  /// Literals that are shown, and texts that localized calls are given: those are shown in the language of the code.
  private static func displayedTexts(_ texts: [Glob], _ message: String) -> [Check.Subject] {
    [
      .stringLiterals { literal, document, pass in
        guard !document.displayedTexts.isEmpty else { return }
        let sinks = document.sinks(of: literal)
        guard !sinks.isEmpty, texts.matches(document.wholeText(of: literal)) else { return }
        pass.report(
          document.tokens(of: literal), message,
          confidence: sinks.contains(where: \.isSure) ? .certain : .possible)
      },
      .localizedCalls { call, document, pass in
        for range in [call.keys == .text ? call.key : nil, call.value].compactMap({ $0 }) {
          pass.report(document.writtenTexts(in: range), like: texts, message)
        }
      },
    ]
  }

  private static func keys(_ keys: [Glob], _ message: String) -> [Check.Subject] {
    [
      .localizedCalls { call, document, pass in
        guard let key = call.key else { return }
        pass.report(document.writtenTexts(in: key), like: keys, message)
      },
      .tables { table, pass in
        for row in table.rows where keys.matches(table.key(of: row)) {
          let key = table.keyText(of: row)
          pass.report(table.visibleRange(of: key), in: table.file(of: key), message)
        }
      },
    ]
  }

  private static func values(
    _ texts: [Glob], _ languages: [LanguageTag], _ message: String
  ) -> Check.Subject {
    .tables { table, pass in
      let wanted = table.languages.map { language in
        languages.isEmpty || language.tag.map { $0.isAny(of: languages) } ?? false
      }
      for row in table.rows {
        for cell in table.cells(of: row) where wanted[Int(cell.language)] {
          let source = table.table(of: cell)
          for value in table.values(of: cell) where texts.matches(source.text(of: value.text)) {
            pass.report(
              source.visibleRange(of: value.text), in: table.file(of: cell), message)
          }
        }
        guard wanted.first ?? false, table.showsKey(of: row), texts.matches(table.key(of: row)) else {
          continue
        }
        let key = table.keyText(of: row)
        pass.report(table.visibleRange(of: key), in: table.file(of: key), message)
      }
    }
  }
}

extension TeamRule.ArgumentText {
  /// Whether a call has the argument, and its text is one of those that are meant.
  fileprivate func fits(_ call: Call, in document: Document) -> Bool {
    guard let argument = document.argument(place, of: call) else { return false }
    let value = call.isMessage ? document.commaParts(of: argument).first ?? argument : argument
    return document.writtenTexts(in: value).contains { texts.matches($0.text) }
  }
}

extension Pass {
  fileprivate mutating func report(_ written: [KeyText], like texts: [Glob], _ message: String) {
    for text in written where texts.matches(text.text) { report(text.range, message, confidence: .certain) }
  }
}

extension Document {
  /// The texts that an expression is written with; an interpolation stands as `%@`.
  fileprivate func writtenTexts(in range: TokenRange) -> [KeyText] {
    switch textForm(of: range) {
    case .literals(let texts): texts
    case .interpolated(let number): [KeyText(text: formatText(of: literals[number]), range: range)]
    case .joined, .forwarded, .computed, .absent: []
    }
  }

  fileprivate func wholeText(of literal: StringLiteral) -> String {
    text(of: literal) ?? formatText(of: literal)
  }
}

extension JoinedTable {
  /// Whether the key stands in for a text that a catalog has not in the language of the code.
  fileprivate func showsKey(of row: Row) -> Bool {
    table(of: row).format == .catalog && baseText(of: row, for: .catalog) == nil
  }
}

extension [Glob] {
  fileprivate func matches(_ text: String) -> Bool { contains { $0.matches(text) } }
}

extension LanguageTag {
  /// `de-AT` is `de` too.
  fileprivate func isAny(of languages: [LanguageTag]) -> Bool {
    languages.contains { wanted in
      wanted.language == language && (wanted.script == nil || wanted.script == script)
        && (wanted.region == nil || wanted.region == region)
    }
  }
}
