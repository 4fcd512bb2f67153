import L10nSyntax

extension Check {
  /// A localized piece as value of a localized sentence.
  static let localizedFragmentArgument = Check(
    .formatCalls { call, document, pass in
      guard let number = document.localizedCall(in: call.format) else { return }
      let format = document.visibleFormat(of: document.localizedCalls[number])
      let frame = document.reference(to: document.localizedCalls[number])
      let pieces = call.values.enumerated().map { position, value in
        Piece(
          range: value, place: format.map { Placeholder(number: position, of: $0) },
          doubt: frame.map { .independent(position, in: $0) })
      }
      report(pieces, &pass)
    },
    .localizedCalls { call, document, pass in
      if call.keys == .text, case .interpolated(let number) = document.keyForm(of: call) {
        report(document.pieces(of: document.literals[number], in: document.reference(to: call)), &pass)
      } else if let value = call.value, let literal = document.literal(at: value.lower) {
        report(document.pieces(of: literal), &pass)
      }
      report(document.pieces(filling: call), &pass)
    }
  )

  /// One finding for each sentence: its first piece that is localized.
  private static func report(_ pieces: [Piece], _ pass: inout Pass) {
    let names = pass.options.list("names")
    for piece in pieces where piece.place?.isIndependent != true {
      guard let fragment = pass.document.fragment(in: piece.range, names: names) else { continue }
      let name = pass.document.text(of: fragment.call.call.name)
      let isSeen = fragment.isSeen || piece.place != nil
      var doubts =
        pass.document.reference(to: fragment.call).map { text in
          // A caption with its colon, or a note on a line of its own.
          [Doubt.explained(text), .kept(text), .additions([text]), .ends(text, .colon)]
        } ?? []
      if let doubt = piece.doubt { doubts.append(doubt) }
      return pass.report(
        piece.range,
        "Localized text from `\(name)` is part of a localized sentence: other languages need another form",
        confidence: isSeen && piece.place?.isBeforeComma != true ? .likely : .possible, doubts: doubts)
    }
  }
}

/// A value of a sentence and where it stands; `nil` where the code does not show the sentence.
private struct Piece {
  var range: TokenRange
  var place: Placeholder?
  /// What the table may say of its place.
  var doubt: Doubt?
}

/// A localized call whose text becomes a part of a sentence.
private struct Fragment {
  var call: LocalizedCall
  /// The code shows that the text is a part: it begins in lower case, or its case is changed.
  var isSeen: Bool
}

extension Document {
  /// The format as the code shows it: the source text, or a comment that repeats it.
  fileprivate func visibleFormat(of call: LocalizedCall) -> String? {
    [sourceText(of: call), constantText(of: call.comment)].lazy.compactMap { $0 }.first {
      !$0.formatSpecifiers.isEmpty
    }
  }

  /// `frame` is the text that a table may have for the literal.
  fileprivate func pieces(of literal: StringLiteral, in frame: TextReference? = nil) -> [Piece] {
    let texts = textPieces(of: literal).map { (range: $0, text: unescaped($0, of: literal)) }
    return interpolations(of: literal).enumerated().map { position, range in
      let start = bytes(of: range).start
      let before = texts.filter { $0.range.start < start }.map(\.text).joined()
      let after = texts.filter { $0.range.start > start }.map(\.text).joined()
      return Piece(
        range: range, place: Placeholder(before: before, after: after),
        doubt: frame.map { .independent(position, in: $0) })
    }
  }

  /// What a wrapper or a generated function puts into its text, but for values that the text does not lean on.
  fileprivate func pieces(filling call: LocalizedCall) -> [Piece] {
    let values = formatArguments(of: call)
    guard !values.isEmpty else { return [] }
    let format = visibleFormat(of: call)
    let frame = reference(to: call)
    return values.enumerated().compactMap { number, range in
      if let format, Placeholder(number: number, of: format).isIndependent { return nil }
      return Piece(range: range, doubt: frame.map { .independent(number, in: $0) })
    }
  }

  fileprivate func formatArguments(of call: LocalizedCall) -> [TokenRange] {
    guard call.origin == .wrapper || call.origin == .discovered else { return [] }
    if call.isAccessor { return accessorArguments(of: call) }
    let named = [call.key, call.table, call.bundle, call.value, call.comment].compactMap { $0 }
    return call.call.arguments.filter { $0.label == nil || call.call.isMessage }.map(\.value)
      .filter { value in !named.contains { value.contains($0) } }
  }

  /// The localized piece an argument is, directly, as a branch of a choice or through a local variable.
  fileprivate func fragment(in range: TokenRange, names: [String], depth: Int = 0) -> Fragment? {
    let range = withoutBlanks(withoutParentheses(range))
    guard !range.isEmpty, depth < 4 else { return nil }
    if let call = formatCall(spanning: range) { return filledFragment(call, names) }
    if let branches = branches(of: range) {
      // `title ?? L10n.untitled` stands for a missing name.
      let sign = kind(branches[0].upper)
      guard sign != .coalesce, sign != .ternary, !(depth == 0 && isChosenByAmount(range))
      else { return nil }
      return branches.lazy.compactMap { self.fragment(in: $0, names: names, depth: depth + 1) }.first
    }
    if range.count == 1, let value = localValues(of: range.lower).last {
      return fragment(in: value, names: names, depth: depth + 1)
    }
    guard let number = localizedCall(in: range), !writesMeasure(localizedCalls[number]) else { return nil }
    let call = localizedCalls[number]
    if casingCalls(within: range).contains(where: { lexicon.casing[$0.pattern].operation == .lower }) {
      return Fragment(call: call, isSeen: true)
    }
    return fragment(call, names)
  }

  /// `trip.duration.localizedString`: what writes a measure looks nothing up.
  private func writesMeasure(_ call: LocalizedCall) -> Bool {
    guard let pattern = call.pattern, lexicon.localizing[pattern].key == .receiver,
      case let name = call.call.receiver.upper - 1, kind(name) == .identifier
    else { return false }
    return Self.measuresThatWriteThemselves.contains(text(of: name).words.last ?? "")
  }

  private static let measuresThatWriteThemselves: Set = [
    "age", "altitude", "amount", "angle", "date", "day", "distance", "duration", "interval", "length",
    "speed",
    "temperature", "time", "weight",
  ]

  /// `" " + L10n.andPassword`: the text without the blanks around it.
  private func withoutBlanks(_ range: TokenRange) -> TokenRange {
    let others = plusOperands(of: range)?.filter { operand in
      !(constantText(of: operand)?.allSatisfy { $0 == " " } ?? false)
    }
    return others?.count == 1 ? withoutParentheses(others?[0] ?? range) : range
  }

  /// `String(format: L10n.andNode, node)`, where the text goes on with a sentence: `and node %@`. An amount with its unit and
  /// whatever begins with its value have forms of their own.
  private func filledFragment(_ call: FormatCall, _ names: [String]) -> Fragment? {
    guard let number = localizedCall(in: call.format), let text = sourceText(of: localizedCalls[number]),
      // `iOS %@` is a name.
      let word = text.split(separator: " ").first, word.allSatisfy({ !$0.isUppercase }),
      word.first?.isLowercase ?? false,
      text.withSpelling({ text in FormatReader(text).allSatisfy { $0.type == .object } })
    else { return nil }
    return fragment(localizedCalls[number], names)
  }

  /// `count == 1 ? L10n.file : L10n.files` is a matter of `manual-plural`.
  private func isChosenByAmount(_ range: TokenRange) -> Bool {
    let first = firstIndex(of: choices, startingAt: range.lower) { $0.range.lower }
    return choices[first...].prefix { $0.range.lower == range.lower }.contains(where: choosesByAmount)
  }

  private func fragment(_ call: LocalizedCall, _ names: [String]) -> Fragment? {
    if case .interpolated = keyForm(of: call) { return nil }
    guard formatArguments(of: call).isEmpty else { return nil }
    let text = sourceText(of: call)
    let words = (text ?? self.text(of: call.call.name)).split { !$0.isLetter && $0 != "_" }.flatMap {
      String($0).words
    }
    guard !words.contains(where: { names.contains($0) }) else { return nil }
    // What a generated member stands for may be a name too: then its text is not in the code.
    guard let text, let first = text.first, text.looks != .name else {
      return Fragment(call: call, isSeen: false)
    }
    // A capital in the source text is a title or a name, an end mark a sentence of its own.
    let isText = call.keys == .text || call.value != nil || call.isAccessor || text.contains(" ")
    if text.last.map({ ".!?。！？".contains($0) }) ?? false || (isText && first.isUppercase) { return nil }
    // `1 file` is an amount, `km` a unit.
    if first.isNumber || text.isListedTerm { return nil }
    return Fragment(call: call, isSeen: isText)
  }
}
