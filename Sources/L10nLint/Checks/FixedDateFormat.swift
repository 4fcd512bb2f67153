import L10nSyntax

extension Check {
  /// A fixed pattern for dates that people read.
  static let fixedDateFormat = Check(
    .localeCalls { call, document, pass in
      reportClock(of: call, &pass)
      let all = document.judgedPatterns(of: call)
      for judged in all {
        guard case .readers(let confidence) = judged.purpose, !document.leavesOut(judged.literal, of: call)
        else { continue }
        let text = document.source.string(judged.literal.contentRange)
        pass.report(
          judged.literal.range, at: call.name,
          "`\(text)` \(judged.fault)",
          confidence: document.isChosenByLanguage(call.name) || all.map(\.pattern).haveBothClocks
            || document.isOrderChosen(judged) ? .possible : confidence,
          fix: judged.isInFixedLanguage || document.takesTextApart(around: call.name)
            ? nil : .template(judged.pattern, judged.literal, call, document),
          doubts: (document.isIdle(call) ? [.idle] : [])
            // Who reads the signs of the pattern reads all the rest.
            + (judged.pattern.namesItsUnits || judged.isInFixedLanguage ? [.unlocalized, .untranslated] : [])
            + [.forOneRegion]
            + (judged.giver.map { [.shownByNone([$0])] } ?? [])
            + (["MMMM yyyy", "MMMM y"].contains(text) ? [.usual(.month)] : [])
            + (DateFigures(pattern: text).map { [.usual(.figures($0))] } ?? []),
          evidence: judged.evidence(for: "display", text) + document.scope(of: call.name))
        // The branches of a choice are one mistake.
        return
      }
    })

  /// `setLocalizedDateFormatFromTemplate("MMMd, h a")`: the language decides on everything except the clock.
  private static func reportClock(of call: LocaleCall, _ pass: inout Pass) {
    let document = pass.document
    guard let clock = document.fixedClock(in: call) else { return }
    let text = document.source.string(clock.literal.contentRange)
    pass.report(
      clock.literal.range, at: call.name,
      "`\(text)` fixes one clock for all readers: `j` is the hour of theirs",
      confidence: clock.confidence,
      fix: .suggested("Write `j`", .replace(clock.literal.contentRange, clock.pattern.template)),
      doubts: document.isIdle(call) ? [.idle] : [],
      evidence: [Evidence(.pattern, text), Evidence(.purpose, "display")] + document.scope(of: call.name))
  }
}

extension Document {
  /// `day.texts(date: "dd.MM.yyyy", clock: "HH:mm").clock`: of the texts that the call makes, the code takes another one.
  fileprivate func leavesOut(_ pattern: StringLiteral, of call: LocaleCall) -> Bool {
    guard let whole = self.call(at: call.name), !whole.isMessage, kind(whole.range.upper) == .dot,
      kind(whole.range.upper + 1) == .identifier
    else { return false }
    let member = text(of: whole.range.upper + 1)
    let own = whole.arguments.first { $0.value.contains(Int(pattern.firstToken)) }
    guard own?.label.map({ text(of: $0) }) != member else { return false }
    return whole.arguments.contains { other in
      other.label.map { text(of: $0) } == member && literal(spanning: other.value).flatMap(datePattern) != nil
    }
  }

  /// Whether the function looks for parts of some text: in another order of fields it finds others.
  fileprivate func takesTextApart(around call: Int) -> Bool {
    functionBody(around: call)?.indices.contains { name in
      kind(name) == .identifier
        && (token(name, is: "components") && token(name + 2, is: "separatedBy")
          || Self.partings.contains { self.token(name, is: $0) })
    } ?? false
  }

  private static let partings: [StaticString] = [
    "componentsSeparatedByString", "split", "prefix", "suffix", "dropFirst", "dropLast", "substring",
    "substringToIndex", "substringFromIndex", "substringWithRange",
  ]

  /// `dayFirst ? day.text("dd.MM.yyyy") : day.text("MM.dd.yyyy")`: somebody asks which order the reader wants.
  fileprivate func isOrderChosen(_ judged: JudgedPattern) -> Bool {
    let own = tokens(of: judged.literal)
    return choices(around: own).contains { choice in
      choice.kind == .ternary
        && choice.branches.contains { branch in
          !branch.contains(own)
            && branch.indices.contains { token in
              guard let pattern = literal(at: token).flatMap({ datePattern($0) }) else { return false }
              return pattern.isInOtherOrder(than: judged.pattern)
            }
        }
    }
  }
}

extension JudgedPattern {
  fileprivate var fault: String {
    if isInFixedLanguage { return "is written in one language: the locale is the same for all readers" }
    if pattern.isClock { return "fixes one clock for all readers: some use 12 hours, others 24" }
    return "fixes the order and punctuation of one language: others write dates differently"
  }
}

extension DatePattern {
  fileprivate func isInOtherOrder(than other: DatePattern) -> Bool {
    let (own, others) = (fields.map(\.letter), other.fields.map(\.letter))
    return own != others && own.sorted() == others.sorted()
  }
}

extension Document {
  /// Whether the formatter gets its locale later: a template is looked up in the one that it has then.
  fileprivate func setsLocale(behind call: LocaleCall) -> Bool {
    formatterUses(of: call).members.contains {
      $0.isSet && $0.name > call.name && token($0.name, is: "locale")
    }
  }
}

extension ProposedFix {
  /// `d 'de' MMMM`, `HH 'Uhr'`: what longer words say, no template can.
  private static let longestConnector = 3

  /// `setLocalizedDateFormatFromTemplate("yMMMd")` in place of the assignment.
  fileprivate static func template(
    _ pattern: DatePattern, _ literal: StringLiteral, _ call: LocaleCall, _ document: Document
  ) -> ProposedFix? {
    guard call.value == document.tokens(of: literal), pattern.quotedLetters.count <= longestConnector,
      !document.setsLocale(behind: call)
    else { return nil }
    let name = "setLocalizedDateFormatFromTemplate"
    let letters = pattern.template
    if document.token(call.name, is: "setDateFormat") {
      return .suggested(
        "Name the fields and let the locale order them",
        .replace(document.bytes(of: TokenRange(call.name, call.name + 1)), name),
        .replace(literal.contentRange, letters))
    }
    guard document.token(call.name, is: "dateFormat"), let value = call.value else { return nil }
    let whole = document.bytes(of: TokenRange(call.range.lower, value.upper))
    let receiver = document.text(of: call.receiver)
    let text =
      switch document.language {
      case .swift: "\(receiver.isEmpty ? "" : receiver + ".")\(name)(\"\(letters)\")"
      case .cFamily: "[\(receiver) \(name):@\"\(letters)\"]"
      }
    return .suggested("Name the fields and let the locale order them", .replace(whole, text))
  }
}

extension [DatePattern] {
  /// `isTwelveHours ? "h:mm a" : "HH:mm"`: somebody asks which clock the reader has.
  fileprivate var haveBothClocks: Bool {
    let clocks = filter(\.isClock)
    return clocks.contains { $0.has(.period) } && clocks.contains { !$0.has(.period) }
  }
}

extension DatePattern {
  /// The fields without the signs between them; `j` is the hour of whatever clock the reader uses.
  fileprivate var template: String {
    var text = ""
    for field in fields where field.unit != .period {
      let letter = field.unit == .hour || field.unit == .shortHour ? UInt8(ascii: "j") : field.letter
      text += String(repeating: Character(Unicode.Scalar(letter)), count: field.length)
    }
    return text
  }
}
