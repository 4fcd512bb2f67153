import L10nSyntax

extension Check {
  /// A literal that is a `String` by the time it reaches a view of SwiftUI, which looks up only literals.
  static let unlocalizedStringVariable = Check(
    .displayedTexts { shown, document, pass in
      guard document.isShownBySwiftUI(shown) else { return }
      // What stands in `LabeledContent("Age", value: "Not known")` is no key, but a text of the code.
      let isOfKey = document.row(of: shown) == nil
      if document.isGiven(shown) {
        // Whatever a variable is given reaches one place.
        guard isOfKey, !document.isGivenToKey(shown) else { return }
        let values = document.displayedTexts.filter { $0.name == shown.name && document.isGiven($0) }
        guard values.first?.value == shown.value else { return }
        return reportLiterals(
          values.flatMap { document.literals(in: $0.value, of: $0) }, shownBy: shown, &pass)
      }
      if isOfKey { reportLiterals(document.literals(in: shown.value, of: shown), shownBy: shown, &pass) }
      let given = document.valuesBehind(shown.value)
      reportLiterals(given.flatMap { document.textLiterals(of: $0) }, shownBy: shown, &pass)
    },
    .stringLiterals { literal, document, pass in
      guard let member = document.textMember(beginningWith: literal), !document.isShownHere(member.name)
      else {
        return
      }
      reportMember(member, &pass)
    },
    .stringLiterals { literal, document, pass in
      guard
        let member = document.assignedMember(beginningWith: literal)
          ?? document.payload(beginningWith: literal)
      else { return }
      reportMember(member, &pass)
    },
    .stringLiterals { literal, document, pass in
      guard let values = document.rawValues(beginningWith: literal) else { return }
      reportRawValues(values, &pass)
    },
    .stringLiterals { literal, document, pass in
      // What a view of the same file is given, the view itself shows.
      guard let view = document.viewGiven(document.tokens(of: literal)), !document.isRedacted(literal),
        !document.isMeantToStay(literal), let wording = document.wording(of: literal),
        document.isSearchable, !document.declaresType(named: view.name),
        document.call(at: view.name).map({ !document.isOfLicensedWork($0) }) ?? true
      else { return }
      pass.reportOnceInFunction(
        literal.range, at: Int(literal.firstToken),
        "This is a `String` when it reaches `\(document.text(of: view.name))`: it is never translated",
        confidence: wording,
        doubts: [.unlocalized, .shownByNone([view.property])]
          + (document.nameWithin(literal).map { [.name($0)] } ?? []))
    })

  /// What a view of another file shows of a type.
  private static func reportMember(_ member: TextMember, _ pass: inout Pass) {
    let document = pass.document
    let texts = member.literals.filter { literal in
      pass.hears(literal) && !document.isLocalized(literal) && !document.isRedacted(literal)
        && !document.isMeantToStay(literal)
        && !document.isSeldomTaken(literal) && document.wording(of: literal) == .likely
    }
    guard !document.areBrands(texts), !document.areNamesOfLanguages(member.literals) else { return }
    for texts in pass.bySilence(texts, \.range) { reportTexts(texts, of: member, &pass) }
  }

  private static func reportTexts(_ texts: [StringLiteral], of member: TextMember, _ pass: inout Pass) {
    let (document, first, others) = (pass.document, texts[0], texts.dropFirst())
    let name = document.text(of: member.name)
    pass.report(
      document.tokens(of: first),
      others.count.sentence(
        alone: "A view shows this `String` through `\(name)`: it is never translated",
        withAnother: "A view shows this and another `String` through `\(name)`: they are never translated",
        withOthers: {
          "A view shows this and \($0) other `String`s through `\(name)`: they are never translated"
        }),
      related: others.relatedPlaces { (document.bytes(of: document.tokens(of: $0)), "another one") },
      doubts: [.unlocalized] + (member.shown.isEmpty ? [] : [.shownByNone(member.shown)])
        + (others.isEmpty ? document.nameWithin(first).map { [.name($0)] } ?? [] : []))
  }

  /// What views show of an enum.
  private static func reportRawValues(_ values: RawValues, _ pass: inout Pass) {
    let document = pass.document
    let texts = values.literals.filter { !document.isRedacted($0) && !document.isMeantToStay($0) }
    guard let first = texts.first, !document.areBrands(texts), !document.areNamesOfLanguages(texts) else {
      return
    }
    let localized = values.localized.map { ", not its localized `\(document.text(of: $0))`" } ?? ""
    let type = "`\(document.text(of: values.type))`\(localized)"
    let others = texts.dropFirst()
    pass.report(
      document.tokens(of: first),
      others.count.sentence(
        alone: "A view shows this raw value of \(type): it is never translated",
        withAnother: "A view shows this and another raw value of \(type): they are never translated",
        withOthers: { "A view shows this and \($0) other raw values of \(type): they are never translated" }),
      related: (values.place.map { [($0, "shown here")] } ?? [])
        + others.relatedPlaces { (document.bytes(of: document.tokens(of: $0)), "another one") },
      doubts: [.unlocalized, .lookedUp(values.owners, rawValue: document.text(of: first) ?? "")]
        + (values.shown.isEmpty ? [] : [.shownByNone(values.shown)])
        + (others.isEmpty ? document.nameWithin(first).map { [.name($0)] } ?? [] : []))
  }

  /// What reaches one place is told once: its declaration is what has to be mended.
  private static func reportLiterals(
    _ literals: [StringLiteral], shownBy shown: DisplayedText, _ pass: inout Pass
  ) {
    let document = pass.document
    guard !document.areNamesOfLanguages(literals) else { return }
    var texts: [Confidence: [StringLiteral]] = [:]
    for literal in literals
    where pass.hears(literal) && !document.isLocalized(literal) && !document.isRedacted(literal) {
      guard !document.isMeantToStay(literal), let wording = document.wording(of: literal) else { continue }
      let confidence = document.isSeldomTaken(literal) ? .possible : wording
      texts[confidence, default: []].append(literal)
      // The pieces of a sum are one text.
      if document.plusOperands(of: shown.value) != nil { break }
    }
    for (confidence, literals) in texts.sorted(by: { $0.key > $1.key }) {
      for alike in pass.bySilence(literals, \.range) { reportAlike(alike, confidence, shownBy: shown, &pass) }
    }
  }

  private static func reportAlike(
    _ literals: [StringLiteral], _ confidence: Confidence, shownBy shown: DisplayedText, _ pass: inout Pass
  ) {
    let document = pass.document
    let view = document.text(of: shown.name)
    let (first, others) = (literals[0], literals.dropFirst())
    let related = others.relatedPlaces { (document.bytes(of: document.tokens(of: $0)), "another one") }
    let place = document.isGiven(shown) ? TokenRange(shown.name, shown.name + 1) : shown.value
    // Whoever sees the text need not be shown where it stands.
    let isApart = !place.contains(document.tokens(of: first))
    let shownHere = isApart ? [(document.bytes(of: place), "shown here")] : []
    let alone =
      document.isKey(shown)
      ? "This is a `String` in the key that `\(view)` looks up: it is never translated"
      : "This is a `String` when it reaches `\(view)`: it is never translated"
    pass.report(
      document.tokens(of: first),
      others.count.sentence(
        alone: alone,
        withAnother:
          "This and another text are `String`s when they reach `\(view)`: they are never translated",
        withOthers: {
          "This and \($0) other texts are `String`s when they reach `\(view)`: they are never translated"
        }),
      confidence: confidence, related: shownHere + related,
      // One may be a name, but not all of them are.
      doubts: [.unlocalized] + (others.isEmpty ? document.nameWithin(first).map { [.name($0)] } ?? [] : []))
  }
}

extension Document {
  /// `YouTube Music`, `WooCommerce Payments`; and nothing at all.
  fileprivate func areBrands(_ texts: [StringLiteral]) -> Bool {
    texts.count { text(of: $0)?.hasInnerCapital ?? false } * 2 >= texts.count
  }

  /// Whether a view of the file shows what has this name: then the texts are told with it.
  fileprivate func isShownHere(_ name: Int) -> Bool {
    displayedTexts.contains { shown in
      guard isShownBySwiftUI(shown) else { return false }
      return choices(in: shown.value).map(bareText).contains { value in
        guard !value.isEmpty else { return false }
        guard kind(value.upper - 1) == .closeParen, let open = opener(of: value.upper - 1) else {
          return sameSpelling(value.upper - 1, name) && !givenValues(of: value).isEmpty
        }
        return sameSpelling(open - 1, name) && !returnedValues(byCall: value).isEmpty
      }
    }
  }

  /// `Français`, `日本語`, `Xitsonga`: where some languages are called as they call themselves, so are the others.
  fileprivate func areNamesOfLanguages(_ literals: [StringLiteral]) -> Bool {
    literals.count { text(of: $0).map(Tables.languagesInThemselves.contains) ?? false }
      >= Self.fewestLanguages
  }

  /// A list of so many known names is one of languages.
  private static let fewestLanguages = 3

  /// Whether a literal does not stand in the call that shows it, but in the value of a variable.
  fileprivate func isGiven(_ shown: DisplayedText) -> Bool {
    guard literal(spanning: shown.value) != nil else { return false }
    return shown.value.lower < shown.name || !(call(at: shown.name)?.range.contains(shown.value) ?? true)
  }

  /// `label = "Blue"`, where the type says `var label: LocalizedStringKey`.
  fileprivate func isGivenToKey(_ shown: DisplayedText) -> Bool {
    let name = shown.value.lower - 2
    guard kind(name + 1) == .assign, kind(name) == .identifier,
      let property = soleDeclaration(of: name, in: typeName(around: name))
    else { return false }
    return kind(property + 1) == .colon && isTypeOfKeysOrText(property + 2)
  }

  /// Whether a literal stands in the call and is looked up, so that only what is put into it is none.
  fileprivate func isKey(_ shown: DisplayedText) -> Bool {
    literal(spanning: shown.value) != nil && isKey(shown.value, of: shown)
  }

  /// The literals that a displayed text is made of, pieces of a sum and choices in interpolations too.
  fileprivate func literals(in value: TokenRange, of shown: DisplayedText) -> [StringLiteral] {
    if literal(spanning: value) != nil {
      // A literal on its own is the key, unless it is the other side of a value, or that of a variable.
      return isKey(value, of: shown) ? interpolatedChoices(in: value) : chosenLiterals(in: value)
    }
    // `Text(String(format: "%d seconds ago", seconds))`
    if let call = formatCalls(within: value).first, call.call.range == value {
      return chosenLiterals(in: call.format)
    }
    if let operands = plusOperands(of: value) { return operands.flatMap { chosenLiterals(in: $0) } }
    // `Text("On deck".uppercased())`
    return literal(spanning: bareText(value)).map { [$0] } ?? []
  }

  /// Whether the compiler makes a key of a literal: it stands in the call, and whatever it is chosen against is a
  /// literal or a key too.
  private func isKey(_ value: TokenRange, of shown: DisplayedText) -> Bool {
    guard value.lower > shown.name, let call = call(at: shown.name),
      let argument = call.arguments.first(where: { $0.value.contains(value) })?.value
    else { return value.lower > shown.name }
    return choices(in: argument).allSatisfy { literal(spanning: $0) != nil || isDeclaredKey($0) }
  }

  /// A name that the file declares as a key, and an explicit `LocalizedStringKey(…)`.
  private func isDeclaredKey(_ range: TokenRange) -> Bool {
    guard !range.isEmpty else { return true }
    if range.indices.contains(where: { isTypeOfKeysOrText($0) }) { return true }
    // `titles.0`, where `titles: (LocalizedStringKey, LocalizedStringKey)`
    let isElement = kind(range.upper - 1) == .number && kind(range.upper - 2) == .dot
    let name = isElement ? range.upper - 3 : range.upper - 1
    guard kind(name) == .identifier else { return false }
    return nearby(range.lower).contains { token in
      kind(token + 1) == .colon && sameSpelling(token, name)
        && isTypeOfKeysOrText(isElement && kind(token + 2) == .openParen ? token + 3 : token + 2)
    }
  }

  fileprivate func chosenLiterals(in range: TokenRange) -> [StringLiteral] {
    choices(in: range).compactMap(literal(spanning:))
  }

  /// `Text("Sorted \(isUp ? "upwards" : "downwards")")`: what is interpolated is a `String`. A literal alone is kept out of
  /// the key on purpose: `Text("Open \("Harbour Pro")")`.
  private func interpolatedChoices(in value: TokenRange) -> [StringLiteral] {
    guard let literal = literal(at: value.lower) else { return [] }
    return interpolations(of: literal).filter { self.literal(spanning: $0) == nil }.flatMap {
      chosenLiterals(in: $0)
    }
  }
}

extension String {
  /// `YouTube`, `VMess`
  fileprivate var hasInnerCapital: Bool {
    split(separator: " ").contains { word in
      word.contains(where: \.isLowercase) && word.dropFirst().contains(where: \.isUppercase)
    }
  }
}
