import L10nSyntax

/// What a call puts into a format, as far as the code shows it.
package struct FormatValues: Sendable {
  /// In their order.
  package var kinds: [Kind]
  /// Places of those objects that only write a whole number, from 0.
  package var writtenIntegers: Set<Int> = []
  /// Numbers that are never one or may be constants, by their places, from 0.
  var numbers: [Int: GivenNumber] = [:]
  /// How many there are without those at the end that stand before them already.
  package var different: Int
  package var place = CallPlace()
  /// The call writes numbers as the reader's language does.
  package var isLocalized = true
  /// What makes such a call of one that does not; empty where that takes more than another name.
  package var cure: [Fix.Edit] = []

  /// A call, and the branch that it stands in, be it of a choice, by the places where they begin.
  package struct CallPlace: Hashable, Sendable {
    fileprivate var call: UInt32 = 0
    fileprivate var branch: UInt32 = 0

    /// Whether the code may take one of two ways: another branch, or another text of one call.
    func isAlternative(to other: Self) -> Bool { branch != other.branch || call == other.call }
  }

  package enum Kind: UInt8, Sendable {
    case unknown
    /// Text, or another object.
    case object
    case integer
    case decimal
  }
}

extension Document {
  /// By the range of a localized call: what fills its text. A text that several calls fill is left out.
  func formatArguments(
    path: String, _ lines: LineIndex, _ numbers: NumbersOverOne
  ) -> [TokenRange: FormatValues] {
    var found: [TokenRange: FormatValues] = [:]
    var seen: Set<TokenRange> = []
    // `tr("key", count)`: the project's own function fills the text.
    for call in localizedCalls {
      guard let pattern = call.pattern.map({ lexicon.localizing[$0].call }), pattern.isVariadic else {
        continue
      }
      let values = variadicArguments(of: call.call, pattern).map(\.value)
      guard !values.isEmpty else { continue }
      found[call.range] = FormatValues(
        kinds: values.map(kind(ofValue:)), writtenIntegers: writtenIntegers(values),
        numbers: givenNumbers(values, numbers), different: different(values),
        place: place(ofCall: call.range))
      seen.insert(call.range)
    }
    for call in formatCalls where !takesList(call) {
      guard let format = localizedFormat(of: call) else { continue }
      if seen.insert(format).inserted {
        var values = FormatValues(
          kinds: call.values.map(kind(ofValue:)), writtenIntegers: writtenIntegers(call.values),
          numbers: givenNumbers(call.values, numbers), different: different(call.values),
          place: place(ofCall: call.format), isLocalized: isLocalized(call))
        if !values.isLocalized, let (range, name) = localizedName(for: call) {
          let place = Place(range, in: source, lines)
          values.cure = [Fix.Edit(path: path, place: place, replacement: name)]
        }
        found[format] = values
      } else {
        found[format] = nil
      }
    }
    return found
  }

  private func writtenIntegers(_ values: [TokenRange]) -> Set<Int> {
    Set(values.indices.filter { isWrittenInteger(values[$0]) })
  }

  private func place(ofCall call: TokenRange) -> FormatValues.CallPlace {
    FormatValues.CallPlace(call: tokens[call.lower].range.start, branch: branch(around: call))
  }

  /// Where the code begins that runs together with a call: a branch of `a ? b : c`, a case of a `switch`, or a block.
  private func branch(around call: TokenRange) -> UInt32 {
    for choice in choices(around: call) where choice.kind == .ternary {
      if let branch = choice.branches.first(where: { $0.contains(call) }) {
        return tokens[branch.lower].range.start
      }
    }
    let brace = innermostBrace(around: call.lower).map(open(ofBracket:))
    let floor = max(brace ?? 0, call.lower - Self.longestBranch)
    var token = call.lower - 1
    var isOwnStatement = true
    while token > floor {
      switch keyword(token) {
      case .case?, .default?: return tokens[token].range.start
      // A branch may be a statement without braces.
      case .if?, .else?: if language == .cFamily, isOwnStatement { return tokens[token].range.start }
      default: break
      }
      if kind(token) == .semicolon || kind(token) == .closeBrace { isOwnStatement = false }
      let isClosed = [.closeBrace, .closeParen, .closeSquare].contains(kind(token))
      token = (isClosed ? opener(of: token) ?? token : token) - 1
    }
    return tokens[brace ?? 0].range.start
  }

  private static let longestBranch = 4000

  /// A value that is given twice may be shown once, and `nil` at the end is none.
  private func different(_ values: [TokenRange]) -> Int {
    var count = values.count
    while count > 0, values[count - 1].count == 1, token(values[count - 1].lower, is: "nil") { count -= 1 }
    // No format has so many that this could take time.
    while count > 1, count < 32,
      values.prefix(count - 1).contains(where: { sameSpelling($0, values[count - 1]) })
    {
      count -= 1
    }
    return count
  }

  /// The localized call that is the format, be it written in its place or held by a constant.
  private func localizedFormat(of call: FormatCall) -> TokenRange? {
    let format = withoutParentheses(call.format)
    if let text = localizedCall(spanning: format) { return text.range }
    guard format.count == 1, kind(format.lower) == .identifier else { return nil }
    let values = localValues(of: format.lower)
    guard values.count == 1, let value = values.first else { return nil }
    return localizedCall(spanning: withoutParentheses(value))?.range
  }

  /// What to write in place of the name of a call, so that it asks for the reader's locale: `String(format: f, n)` and
  /// `[NSString stringWithFormat:f, n]` have a twin that takes the same values.
  private func localizedName(for call: FormatCall) -> (ByteRange, String)? {
    let (name, arguments) = (call.call.name, call.call.arguments)
    if call.call.isMessage {
      let isClass = call.call.receiver.count == 1 && token(call.call.receiver.lower, is: "NSString")
      guard isClass, token(name, is: "stringWithFormat") else { return nil }
      return (tokens[name].range, "localizedStringWithFormat")
    }
    guard token(name, is: "String"), call.call.receiver.isEmpty, kind(name + 1) == .openParen,
      let label = arguments.first?.label, token(label, is: "format"), label == name + 2,
      arguments.dropFirst().allSatisfy({ $0.label == nil }), let format = arguments.first?.value
    else { return nil }
    let head = ByteRange(tokens[name].start, bytes(of: format).start)
    // A comment or a line break in between is not ours to move.
    guard source.withSpelling(head, { !$0.holds("/") && !$0.holds("\n") && !$0.holds("\r") }) else {
      return nil
    }
    return (head, "String.localizedStringWithFormat(")
  }

  /// `nil` for the locale is none.
  private func isLocalized(_ call: FormatCall) -> Bool {
    guard lexicon.format[call.pattern].isLocalized else { return false }
    return !call.call.arguments.contains { argument in
      guard let label = argument.label, token(label, is: "locale"), !argument.value.isEmpty else {
        return false
      }
      let start = argument.value.lower
      return token(start, is: "nil") || token(start, is: "NULL")
    }
  }

  /// The values stand in an array or a `va_list`: how many there are, nobody sees here.
  private func takesList(_ call: FormatCall) -> Bool {
    let isCounted = call.call.arguments.allSatisfy { argument in
      guard let label = argument.label, label != call.call.name else { return true }
      return token(label, is: "format") || token(label, is: "locale")
    }
    let name = text(of: call.call.name)
    return !isCounted || name.hasSuffix("AndArguments") || name.hasPrefix("v")
  }
}

extension Document {
  /// The key that the build makes of an interpolated literal. Which specifier it takes is a matter of types, so each is
  /// written `%@` here. A parameter of an intent keeps its name: `Sail to ${port}`.
  func formatText(of literal: StringLiteral) -> String {
    pieces(of: literal).reduce(into: "") { text, piece in
      switch piece {
      case .interpolation(let range): text += nameOfParameter(range).map { "${\($0)}" } ?? "%@"
      case .text(let token):
        for character in unescaped(tokens[token].range, of: literal) {
          text += character == "%" ? "%%" : String(character)
        }
      }
    }
  }

  /// `port` of `\(\.$port)`
  private func nameOfParameter(_ value: TokenRange) -> String? {
    let text = text(of: value).filter { $0 != "(" && $0 != ")" }
    return text.hasPrefix("\\.$") ? String(text.dropFirst(3)) : nil
  }
}
