import L10nSyntax

// The date patterns that calls give to formatters, and for whom each of them is.

/// A pattern that a call gets, and for whom it writes dates.
struct JudgedPattern {
  var literal: StringLiteral
  var pattern: DatePattern
  var purpose: DatePurpose
  var isOfFileName: Bool
  /// The locale of the formatter is written out.
  var isInFixedLanguage: Bool
  /// The property that has to be shown, so that somebody reads the dates.
  var giver: ShownName?
  /// What it is for is to read dates, and not to write any.
  var onlyReads: Bool
}

extension JudgedPattern {
  func evidence(for purpose: String, _ text: String) -> [Evidence] {
    [Evidence(.pattern, text), Evidence(.purpose, purpose)]
  }
}

extension Document {
  /// The literals that a call gives as its value: one, the branches of a choice, or that of a constant.
  func literals(of call: LocaleCall) -> [StringLiteral] {
    guard let value = call.value else { return [] }
    var waiting = [value]
    var found: [StringLiteral] = []
    while let range = waiting.popLast().map(withoutParentheses), !range.isEmpty, found.count < 8 {
      if let branches = branches(of: range) {
        waiting.append(contentsOf: branches.reversed())
      } else if let literal = literal(spanning: range)
        ?? (constantValue(named: range) ?? defaultValue(ofParameter: range)).flatMap(literal(spanning:))
      {
        found.append(literal)
      }
    }
    return found
  }

  /// What the one constant of this name in the function or the file holds: `formatter.dateFormat = Formats.day`.
  private func constantValue(named range: TokenRange) -> TokenRange? {
    let name = range.upper - 1
    guard kind(name) == .identifier, range.count == 1 ? !isParameter(name) : namesOwnConstant(range) else {
      return nil
    }
    let local = range.count == 1 ? localValues(of: name) : []
    guard local.isEmpty else { return local.count == 1 ? local[0] : nil }
    guard isSearchable else { return nil }
    let declared = occurrences(of: name, in: tokens.indices).filter { token in
      token != name && isDeclaredConstant(token) && functionBody(around: token) == nil
    }
    guard declared.count == 1, let assign = assignment(behind: declared[0]), kind(assign) == .assign else {
      return nil
    }
    return TokenRange(assign + 1, expressionEnd(startingAt: assign + 1))
  }

  /// `func text(pattern: String = "d MMM") -> String`: what the function uses where a call gives none.
  private func defaultValue(ofParameter name: TokenRange) -> TokenRange? {
    guard language == .swift, name.count == 1, localValues(of: name.lower).isEmpty,
      let (head, place) = parameter(named: name.lower),
      case let type = head.parameters[place].type,
      let assign = type.indices.first(where: { kind($0) == .assign })
    else { return nil }
    return TokenRange(assign + 1, type.upper)
  }

  /// `Formats.day`, `Self.day`, `self.day`
  private func namesOwnConstant(_ range: TokenRange) -> Bool {
    range.count == 3 && kind(range.lower + 1) == .dot
      && (isCapital(range.lower) || keyword(range.lower) == .self)
  }

  /// `let name`, `NSString *const name`
  private func isDeclaredConstant(_ name: Int) -> Bool {
    if language == .swift { return keyword(name - 1) == .let }
    return token(name - 1, is: "*") || token(name - 1, is: "const")
  }

  /// The date pattern that a literal is; `nil` for one with interpolations or escapes.
  func datePattern(_ literal: StringLiteral) -> DatePattern? {
    guard literal.flags.isDisjoint(with: [.interpolated, .escaped, .multiline]) else { return nil }
    return DatePattern(source, in: literal.contentRange)
  }

  /// The patterns among the values of a call: one, or the branches of a choice.
  func judgedPatterns(of call: LocaleCall) -> [JudgedPattern] {
    guard call.subject == .datePattern else { return [] }
    let patterns = literals(of: call).compactMap { literal in datePattern(literal).map { (literal, $0) } }
    guard !patterns.isEmpty else { return [] }
    let use = dateUse(of: call)
    return patterns.map { literal, pattern in
      JudgedPattern(
        literal: literal, pattern: pattern, purpose: purpose(of: pattern, literal, call, use),
        isOfFileName: use.isForFileName || use.mayStampFiles && pattern.isStampOfFile,
        isInFixedLanguage: use.language == .fixed, giver: use.ways.contains(.shown) ? nil : use.giver,
        onlyReads: use.work == .reading)
    }
  }

  /// Hashes of the patterns in which dates are surely written for people here.
  var datePatternsForReaders: [UInt64] {
    let calls = isSearchable ? localeCalls.filter { $0.subject == .datePattern } : []
    guard !calls.isEmpty else { return [] }
    return calls.flatMap(judgedPatterns).compactMap { judged in
      guard case .readers(.likely) = judged.purpose, !judged.isInFixedLanguage else { return nil }
      return hash(of: judged)
    }
  }

  func hash(of judged: JudgedPattern) -> UInt64 { source.string(judged.literal.contentRange).quickHash }

  private func purpose(
    of pattern: DatePattern, _ literal: StringLiteral, _ call: LocaleCall, _ use: DateUse
  ) -> DatePurpose {
    if pattern.isHour, use.language != .chosen, use.ways.contains(.shown), hasSignOfHour(call) {
      return .readers(use.language == .unknown ? .possible : .likely)
    }
    let purpose = pattern.purpose(use)
    guard pattern.isForPeople, use.work == .reading || use.work == .writing else { return purpose }
    if use.work == .reading {
      // Headings that are sorted by their dates; what is written for programs is read as such.
      guard let others = uses(of: literal, besides: call) else { return .unclear }
      let writers = others.filter { $0.work.contains(.writing) }
      return writers.allSatisfy(\.isSurelyForMachines) ? purpose : .unclear
    }
    guard case .machines(.possible) = purpose, use.language == .reader, use.isSurelyForMachines else {
      return purpose
    }
    guard let others = uses(of: literal, besides: call), others.contains(where: { $0.work == .reading }),
      others.allSatisfy({ !$0.work.contains(.writing) || $0.isSurelyForMachines })
    else { return purpose }
    return .machines(.likely)
  }

  /// So many formatters of a file have one pattern that it takes too long to ask what each is for.
  private static let mostOthers = 12

  /// What becomes of the dates of the other formatters of the file with the same pattern; `nil` where they are too many.
  private func uses(of pattern: StringLiteral, besides call: LocaleCall) -> [DateUse]? {
    let text = source[pattern.contentRange]
    let others = localeCalls.lazy.filter { other in
      other.subject == .datePattern && other.name != call.name
        && self.literals(of: other).contains { self.source[$0.contentRange].elementsEqual(text) }
    }.prefix(Self.mostOthers + 1)
    return others.count > Self.mostOthers ? nil : others.map(dateUse)
  }
}
