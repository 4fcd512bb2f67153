import L10nSyntax

/// A text with comments, and what stands around them.
protocol SuppressibleText {
  associatedtype Comments: Sequence<ByteRange>
  var source: SourceText { get }
  var lines: LineIndex { get }
  /// With their delimiters, in the order of the text.
  var suppressibleComments: Comments { get }
  /// What a comment that ends before an offset stands above.
  func range(behind offset: UInt32) -> ByteRange?
  /// What a comment that begins behind an offset stands below.
  func range(before offset: UInt32) -> ByteRange?
  /// What a comment within it belongs to: the entry of a catalog, the object of an interface file. Such a comment has no
  /// lines of its own to speak about.
  func range(around offset: UInt32) -> ByteRange?
}

extension SuppressibleText {
  var lines: LineIndex { LineIndex(source) }
  func range(around offset: UInt32) -> ByteRange? { nil }
}

extension FileSuppressions {
  /// Reads the comments of a text; `nil` where none asks for silence, as in nearly every file.
  init?(of text: some SuppressibleText, knowing rules: KnownRules) {
    var reader: SuppressionReader?
    text.source.withBytes { bytes, _ in
      for comment in text.suppressibleComments {
        let body = CommentBody(bytes, of: comment)
        var position = body.start
        while let marker = SuppressionMarker.first(bytes, in: position..<body.end) {
          position = marker + SuppressionMarker.length
          guard let directive = SuppressionText(bytes, at: marker, in: body) else { continue }
          position = Int(directive.range.end)
          if reader == nil { reader = SuppressionReader(text, rules) }
          reader?.read(directive, in: comment, body)
        }
      }
    }
    guard let reader else { return nil }
    self.init(reader.comments, mistakes: reader.mistakes, meant: reader.meant)
  }
}

/// Turns what comments say into rules and places of one file.
private struct SuppressionReader {
  private(set) var comments: [SuppressionComment] = []
  private(set) var mistakes: [SuppressionMistake] = []
  /// The comments as they would be with their mistakes mended.
  private(set) var meant: [SuppressionComment] = []
  private let text: any SuppressibleText
  private let lines: LineIndex
  private let rules: KnownRules

  init(_ text: some SuppressibleText, _ rules: KnownRules) {
    self.text = text
    self.rules = rules
    lines = text.lines
  }

  mutating func read(_ text: SuppressionText, in comment: ByteRange, _ body: CommentBody) {
    let word = self.text.source.string(text.word)
    guard !text.lacksColon else { return readSlip(text, word, in: comment) }
    guard let written = SuppressionComment.Scope(rawValue: word) else {
      let scope = SuppressionComment.Scope(meant: word.trimmed)
      if let scope { meant.append(self.comment(scope, meantNames(text), text, comment)) }
      let near = scope?.rawValue
      let advice =
        near.map { "did you mean `l10nlint:\($0)`?" } ?? "write `l10nlint:disable:next`, for example"
      return fail(
        .malformed, text.word, "`l10nlint:\(word.shortened)` is not a directive; \(advice)", meaning: near)
    }
    guard !text.names.isEmpty else {
      return fail(.malformed, text.range, "`l10nlint:\(word)` names no rule; write `all` for every rule")
    }
    let names = names(text.names)
    meant.append(self.comment(written, meantNames(text), text, comment))
    guard !names.isEmpty else { return }
    var found = self.comment(written, names, text, comment)
    if names.count == text.names.count { found.removal = place(removal(of: text.range, in: comment, body)) }
    comments.append(found)
  }

  /// Prose that mentions `l10nlint disable` goes on with other words than rules.
  private mutating func readSlip(_ text: SuppressionText, _ word: String, in comment: ByteRange) {
    guard let scope = SuppressionComment.Scope(rawValue: word) ?? .init(meant: word),
      case let names = text.names.map({ self.text.source.string($0) }), !names.isEmpty,
      names == [SuppressionComment.Name.all] || names.allSatisfy({ rules.rule($0) != nil })
    else { return }
    meant.append(self.comment(scope, meantNames(text), text, comment))
    let range = ByteRange(text.range.start, text.word.end)
    let meant = "l10nlint:\(scope.rawValue)"
    let written = self.text.source.string(range)
    fail(.malformed, range, "`\(written)` is not a directive; did you mean `\(meant)`?", meaning: meant)
  }

  private func comment(
    _ written: SuppressionComment.Scope, _ names: [SuppressionComment.Name], _ text: SuppressionText,
    _ comment: ByteRange
  ) -> SuppressionComment {
    // Tools sort the entries of a catalog, so that a region has no end.
    let isOwned = self.text.range(around: text.range.start) != nil
    let scope = isOwned && written == .region ? .this : written
    return SuppressionComment(
      scope: scope, names: names, reason: text.reason.map { self.text.source.string($0) },
      place: place(text.range), cover: cover(scope, text.range.start, comment.end))
  }

  /// The rules that a comment names, or comes near to.
  private func meantNames(_ text: SuppressionText) -> [SuppressionComment.Name] {
    text.names.compactMap { range in
      let name = self.text.source.string(range)
      if name == SuppressionComment.Name.all {
        return SuppressionComment.Name(rule: name, place: place(range))
      }
      let rule = rules.rule(name) ?? rules.nearest(to: name.shortened).flatMap { rules.rule($0) }
      return rule.map { SuppressionComment.Name(rule: $0.id, place: place(range)) }
    }
  }

  /// Behind a word that is like no rule others of a reason may stand, and one sentence says so.
  private mutating func names(_ written: [ByteRange]) -> [SuppressionComment.Name] {
    var isReason = false
    return written.compactMap { name($0, &isReason) }
  }

  private mutating func name(_ range: ByteRange, _ isReason: inout Bool) -> SuppressionComment.Name? {
    let text = self.text.source.string(range)
    let rule = rules.rule(text)
    if text == SuppressionComment.Name.all || rule != nil {
      return SuppressionComment.Name(rule: rule?.id ?? text, place: place(range))
    }
    let near = rules.nearest(to: text.shortened)
    if near == nil {
      guard !isReason else { return nil }
      isReason = true
    }
    let advice = near.map { "did you mean `\($0)`?" } ?? "write a reason after `--`"
    fail(.unknown, range, "there is no rule `\(text.shortened)`; \(advice)", meaning: near)
    return nil
  }

  private mutating func fail(
    _ kind: SuppressionMistake.Kind, _ range: ByteRange, _ message: String, meaning correction: String? = nil
  ) {
    mistakes.append(
      SuppressionMistake(kind: kind, place: place(range), message: message, correction: correction))
  }

  /// The whole comment where it says nothing else; a line of a longer one where that is all of the line.
  private func removal(of directive: ByteRange, in comment: ByteRange, _ body: CommentBody) -> ByteRange {
    let source = text.source
    let isAll =
      source.isSpace(body.start, Int(directive.start)) && source.isSpace(Int(directive.end), body.end)
    // A lexer may count the line break to a comment or not.
    let end = Int(comment.end)
    let isBreakInside = end > 0 && source[end - 1].isLineBreak
    if isAll {
      let last = isBreakInside ? UInt32(body.end) : comment.end
      return source.withWholeLines(ByteRange(comment.start, max(last, directive.end)))
    }
    let lineStart = line(at: directive.start).start
    let first = max(lineStart, UInt32(body.start))
    var start = Int(directive.start)
    while start > first, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
    if start > first, start - 1 >= lineStart, source[start - 1] == UInt8(ascii: "*"),
      source.isSpace(Int(lineStart), start - 1), lineStart > comment.start
    {
      return source.withWholeLines(ByteRange(UInt32(start - 1), directive.end))
    }
    return source.withWholeLines(ByteRange(UInt32(start), directive.end))
  }

  private func place(_ range: ByteRange) -> Place { Place(range, in: self.text.source, lines) }

  // MARK: What is covered

  private func cover(_ scope: SuppressionComment.Scope, _ start: UInt32, _ end: UInt32) -> ByteRange {
    if scope != .file, scope != .end, let owner = text.range(around: start) {
      return lines(of: owner) ?? owner
    }
    switch scope {
    case .this: return line(at: start)
    case .next:
      // The last byte of the comment: a lexer may count the line break to it or not.
      return lines(of: text.range(behind: line(at: max(start, end - 1)).end)) ?? ByteRange(start, start)
    case .previous: return lines(of: text.range(before: line(at: start).start)) ?? ByteRange(start, start)
    case .file: return ByteRange(0, UInt32.max)
    case .region, .end: return ByteRange(start, UInt32.max)
    }
  }

  /// All of the lines on which a range stands.
  private func lines(of range: ByteRange?) -> ByteRange? {
    range.map { ByteRange(line(at: $0.start).start, line(at: max($0.start, $0.end - 1)).end) }
  }

  private func line(at offset: UInt32) -> ByteRange {
    let (number, start) = lines.line(at: offset)
    return ByteRange(start, lines.start(ofLine: number + 1) ?? UInt32.max)
  }
}

extension FileReading: SuppressibleText {
  var source: SourceText { document.source }
  var suppressibleComments: some Sequence<ByteRange> { document.tree.comments.lazy.map(\.range) }
  private var tokens: [Token] { document.tokens }

  /// The line of code behind an offset counts from its first token.
  func range(behind offset: UInt32) -> ByteRange? {
    let token = firstToken(from: offset)
    return token < tokens.count ? ByteRange(tokens[token].start, tokens[token].start) : nil
  }

  func range(before offset: UInt32) -> ByteRange? {
    let token = firstToken(from: offset)
    return token > 0 ? ByteRange(tokens[token - 1].start, tokens[token - 1].start) : nil
  }

  /// The first token that begins at an offset or behind it; the ends of directives are empty and no code.
  private func firstToken(from offset: UInt32) -> Int {
    var token = tokens.partitionPoint { $0.start < offset }
    while token < tokens.count, tokens[token].range.isEmpty { token += 1 }
    return token
  }
}

extension String {
  /// Short enough for a message.
  fileprivate var shortened: String {
    utf8.count <= 40 ? self : String(decoding: utf8.prefix(40), as: UTF8.self) + "…"
  }

  fileprivate var trimmed: String { String(drop { $0 == " " || $0 == "\t" }) }
}

extension SourceText {
  /// Whether nothing stands in a range but blanks, line breaks, and the stars that decorate long comments.
  fileprivate func isSpace(_ start: Int, _ end: Int) -> Bool {
    (start..<max(start, end)).allSatisfy { self[$0] <= 0x20 || self[$0] == UInt8(ascii: "*") }
  }
}
