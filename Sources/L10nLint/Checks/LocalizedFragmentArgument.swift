import L10nSyntax

extension Check {
  static let localizedFragmentArgument = Check(
    .formatCalls { call, pass in
      guard let number = pass.document.localizedCall(in: call.format) else { return }
      let format = pass.document.sourceText(of: pass.document.localizedCalls[number])
      for (position, value) in call.values.enumerated() {
        report(value, at: format.flatMap { Placeholder(number: position, of: $0) }, &pass)
      }
    },
    .localizedCalls { call, pass in
      let document = pass.document
      if call.keys == .text, case .interpolated(let number) = document.keyForm(of: call) {
        reportInterpolations(of: document.literals[number], &pass)
      } else if let value = call.value, let literal = document.literal(at: value.lower) {
        reportInterpolations(of: literal, &pass)
      }
      for argument in document.formatArguments(of: call) { report(argument, at: nil, &pass) }
    }
  )

  private static func reportInterpolations(of literal: StringLiteral, _ pass: inout Pass) {
    let source = pass.document.source
    let content = literal.contentRange
    for range in pass.document.interpolations(of: literal) {
      let bytes = pass.document.bytes(of: TokenRange(range.lower - 1, range.upper + 1))
      let before = source.string(ByteRange(content.start, bytes.start))
      let after = source.string(ByteRange(bytes.end, content.end))
      report(range, at: Placeholder(before: before, after: after), &pass)
    }
  }

  private static func report(_ value: TokenRange, at place: Placeholder?, _ pass: inout Pass) {
    guard place?.isIndependent != true else { return }
    guard let piece = pass.document.fragment(in: value, names: pass.options.list("names")) else { return }
    let name = pass.document.text(of: piece.range.count == 1 ? piece.range.lower : piece.call.name)
    pass.report(value, "Localized text `\(name)` inside a localized sentence: other languages need another form of it")
  }
}

/// Where a value stands in a sentence: the text around it.
private struct Placeholder {
  var before: String
  var after: String

  init(before: String, after: String) {
    self.before = before
    self.after = after
  }

  /// The placeholder of the value `number` in a format; `nil` where the format shows none, as a symbolic key.
  init?(number: Int, of format: String) {
    var count = 0
    for specifier in format.formatSpecifiers {
      if (specifier.position ?? count) == number {
        self.init(before: String(format[..<specifier.range.lowerBound]), after: String(format[specifier.range.upperBound...]))
        return
      }
      count += 1
    }
    return nil
  }

  /// Nothing has to agree with the value: it is quoted, it stands behind a colon, or there are no words around.
  var isIndependent: Bool {
    guard before.hasWord || after.hasWord else { return true }
    if let last = before.last, let first = after.first, last.isQuotationMark, first.isQuotationMark { return true }
    return before.last { !$0.isWhitespace }.map { $0 == ":" || $0 == "：" } ?? false
  }
}

extension Character {
  fileprivate var isQuotationMark: Bool { "\"'“”„‘’‚«»‹›「」『』`\\".contains(self) }
}

extension Document {
  /// What a wrapper or a generated function puts into its text.
  fileprivate func formatArguments(of call: LocalizedCall) -> [TokenRange] {
    guard call.origin == .wrapper || call.origin == .discovered else { return [] }
    if call.pattern == nil, kind(call.range.upper - 1) == .closeParen, let open = opener(of: call.range.upper - 1) {
      return arguments(between: open, and: call.range.upper - 1).map(\.value)
    }
    let named = [call.key, call.table, call.bundle, call.value, call.comment]
    return call.call.arguments.filter { $0.label == nil || call.call.isMessage }.map(\.value)
      .filter { value in !named.contains { $0.map { value.contains($0) } ?? false } }
  }

  /// The localized piece an argument is, directly, as a branch of a choice or through a local variable.
  fileprivate func fragment(in range: TokenRange, names: [String], depth: Int = 0) -> LocalizedCall? {
    let range = withoutParentheses(range)
    guard !range.isEmpty, depth < 4, formatCall(spanning: range) == nil else { return nil }
    if let branches = branches(of: range) {
      // `title ?? L10n.untitled` stands for a missing name.
      guard branches.count == 2, kind(branches[0].upper) == .colon else { return nil }
      return branches.lazy.compactMap { fragment(in: $0, names: names, depth: depth + 1) }.first
    }
    if range.count == 1, let value = localValues(of: range.lower).last {
      return fragment(in: value, names: names, depth: depth + 1)
    }
    guard let number = localizedCall(in: range) else { return nil }
    let call = localizedCalls[number]
    return isFragment(call, names) ? call : nil
  }

  private func isFragment(_ call: LocalizedCall, _ names: [String]) -> Bool {
    if case .interpolated = keyForm(of: call) { return false }
    guard formatArguments(of: call).isEmpty else { return false }
    let text = sourceText(of: call)
    if let text, text.last.map({ ".!?。！？".contains($0) }) ?? false { return false }
    // A capital in the source text is a title or a name.
    if let text, call.keys == .text || text.contains(" "), text.first?.isUppercase ?? false { return false }
    let words = (call.key.flatMap { constantText(of: $0) } ?? self.text(of: call.call.name)).camelCaseWords
    return !words.contains { names.contains($0) }
  }
}
