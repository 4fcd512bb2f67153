import L10nSyntax

extension KeyUse {
  fileprivate func precedes(_ other: KeyUse) -> Bool {
    place.range.start == other.place.range.start
      ? key < other.key : place.range.start < other.place.range.start
  }
}

extension Join {
  fileprivate func holds(_ part: TokenRange) -> Bool { operands.contains { $0.range.contains(part) } }
}

extension FileReading {
  /// The keys of all calls whose keys are written out or constants, each in the order of the code.
  func keyUses(_ constants: [MemberHash: NumberConstant]) -> (written: [KeyUse], ofConstants: [ConstantUse]) {
    var uses: [KeyUse] = []
    var usesOfConstants: [ConstantUse] = []
    lazy var numbers = NumbersOverOne(of: document, constants)
    lazy var arguments = document.formatArguments(path: path, lines, numbers)
    var evidence: [Int: [Evidence]] = [:]
    // Those whose raw values were added for a call before.
    var enums: Set<Int> = []
    for call in document.localizedCalls {
      let written = document.extractedKeys(of: call)
      let keys = written.isEmpty ? document.localKeys(of: call, &enums) : written
      let constant = keys.isEmpty && call.pattern != nil ? document.constantKey(of: call) : nil
      guard !keys.isEmpty || constant != nil, !document.isNameInAddress(call) else { continue }
      var use = keyUse(call)
      use.isIdle = idle.holds(call.range.lower)
      use.arguments = arguments[call.range]
      use.numbers = use.arguments?.numbers ?? [:]
      if let pattern = call.pattern {
        use.evidence = evidence[pattern] ?? document.evidence(of: call)
        evidence[pattern] = use.evidence
      }
      use.isJoined = document.isJoined(call.range)
      // No program finds such a key, so its comment reaches nobody.
      if written.isEmpty { use.remark = nil }
      if let constant {
        use.isForSeveral = document.isForSeveral(call.key ?? call.range)
        use.context = document.context(at: call.range.lower)
        usesOfConstants.append(ConstantUse(constant: constant, call: use))
      }
      uses += keys.map { self.use(use, of: $0, numbers) }
    }
    // Nearly always they are in order already, and sorting moves every one of them.
    if zip(uses, uses.dropFirst()).contains(where: { $1.precedes($0) }) { uses.sort { $0.precedes($1) } }
    usesOfConstants.sort { $0.call.precedes($1.call) }
    // Made anew, because an array that has grown keeps room for twice as much.
    return (uses.map { $0 }, usesOfConstants)
  }

  /// What is true of one of the keys of a call.
  private func use(_ call: KeyUse, of key: KeyText, _ numbers: NumbersOverOne) -> KeyUse {
    var use = call
    use.key = key.text
    document.noteValues(of: key.range, in: &use, numbers)
    // `Sail to ${port}` is written out.
    if use.isInterpolated, !key.text.contains("%") { use.isInterpolated = false }
    use.place = place(key.range)
    use.looks = KeyLook(of: key.text, value: use.value)
    use.context = document.context(at: key.range.lower)
    use.isForSeveral = document.isForSeveral(key.range)
    return use
  }

  /// All that is the same for each key of a call.
  private func keyUse(_ call: LocalizedCall) -> KeyUse {
    let key = call.key ?? call.range
    let place = place(key)
    var use = KeyUse(
      key: "", path: path, place: place, tableArgument: said(call.table), bundle: document.bundle(of: call),
      valueArgument: said(call.value), keys: call.keys, looks: .either, origin: call.origin,
      sink: document.sinkName(of: call), context: [])
    use.isShownAlone = document.isShownAlone(call)
    use.isOfOneLanguage = document.asksOneLanguage(call.call)
    if let isRequired = document.isCommentRequired(call), let comment = document.knownComment(of: call) {
      let shown = call.comment.map { self.place($0) }
      use.remark = KeyUse.Remark(place: shown ?? place, comment: comment, isRequired: isRequired)
    }
    return use
  }

  private func said(_ argument: TokenRange?) -> KeyUse.Said {
    guard let argument, !document.isNilOrMissing(argument) else { return .nothing }
    guard let text = document.constantText(of: document.withoutParentheses(argument)) else {
      return .computed
    }
    return .written(text, place(argument))
  }
}

extension Document {
  /// What is put into a text by its key.
  fileprivate func noteValues(of key: TokenRange, in use: inout KeyUse, _ numbers: NumbersOverOne) {
    guard let literal = literal(spanning: withoutParentheses(key)), literal.flags.contains(.interpolated)
    else {
      return
    }
    use.isInterpolated = true
    let values = interpolations(of: literal)
    use.numbers = givenNumbers(values, numbers)
    if use.keys == .text { use.specifiers = specifiers(ofInterpolated: values) }
  }

  /// `count == 1 ? Texts.oneTide : Texts.tides`: of what a choice has for several, the members of types.
  var membersForSeveral: [MemberHash] {
    guard language == .swift else { return [] }
    var members: [MemberHash] = []
    for choice in choices {
      for token in branchForSeveral(of: choice)?.indices ?? 0..<0
      where kind(token) == .identifier && kind(token - 1) == .dot && kind(token - 2) == .identifier
        && isCapital(token - 2)
      {
        members.append(memberHash(token - 2, token))
      }
    }
    return members
  }

  /// `Link("orca", destination: URL(string: "https://example.com/orca")!)`: who is called so is called so everywhere.
  fileprivate func isNameInAddress(_ call: LocalizedCall) -> Bool {
    guard call.origin == .swiftUI, let key = call.key, let name = constantText(of: key), !name.contains(" ")
    else { return false }
    // A section holds all its views: a link is short.
    return call.call.range.indices.prefix(Self.longestCall).contains { token in
      guard kind(token) == .string, !key.contains(token), let literal = literal(at: token),
        let address = text(of: literal)
      else { return false }
      return address.hasPrefix("http") && (address.hasSuffix("/" + name) || address.hasSuffix("/@" + name))
    }
  }

  /// Whether a text is a part of a sum, is appended, or fills a place of another one.
  fileprivate func isJoined(_ text: TokenRange) -> Bool {
    let end = firstIndex(of: joins, startingAt: text.lower + 1) { $0.range.lower }
    // No text is put together in so many layers.
    if joins[max(0, end - 24)..<end].contains(where: { $0.kind != .format && $0.holds(text) }) { return true }
    return formatCalls(around: text).contains { call in
      call.values.contains { $0.contains(text) }
        || lexicon.format[call.pattern].appends && call.format.contains(text)
    }
  }

  /// Wrappers have bundles of their own, and what takes a `LocalizedStringKey` may name one.
  private func leavesBundleOut(_ call: LocalizedCall) -> Bool {
    guard let pattern = call.pattern, call.bundle == nil, !token(call.call.name, is: "LocalizedStringKey")
    else { return false }
    // What a view of the project takes, it may look up in any bundle.
    let isGivenToOwn = call.origin == .swiftUI && call.range == call.key
    return lexicon.localizing[pattern].key != .receiver && !isGivenToOwn
      && (call.origin == .table || call.origin == .swiftUI)
  }

  /// The keys that tools find in a call.
  func extractedKeys(of call: LocalizedCall) -> [KeyText] {
    guard let key = call.key else { return [] }
    switch keyForm(of: call) {
    case .computed: return mixedKeys(of: call)
    case .interpolated where call.keys != .text: return []
    case let form: return keys(form, at: key)
    }
  }

  /// Those of a choice between a text and one with values in it.
  func mixedKeys(of call: LocalizedCall) -> [KeyText] {
    guard call.keys == .text, let key = call.key else { return [] }
    let branches = formsOfMixedKey(key)
    // Each language has its own text in the code.
    guard let first = branches.first, !isChosenByLanguage(first.range.lower) else { return [] }
    return branches.flatMap { keys($0.form, at: $0.range) }
  }

  private func keys(_ form: KeyForm, at range: TokenRange) -> [KeyText] {
    switch form {
    case .literals(let keys): keys
    case .interpolated(let number): [KeyText(text: formatText(of: literals[number]), range: range)]
    case .joined, .forwarded, .computed, .absent: []
    }
  }

  /// `let key = count == 1 ? "boat.one" : "boat.several"`: the keys of a constant of the function, or the raw values of an enum
  /// that looks them up.
  fileprivate func localKeys(of call: LocalizedCall, _ enums: inout Set<Int>) -> [KeyText] {
    guard let key = call.key, case .computed = keyForm(of: call) else { return [] }
    guard key.count == 1, let value = constantValue(ofLocal: key.lower),
      case .literals(let keys) = textForm(of: value)
    else { return rawValueKeys(of: call, &enums) }
    return keys
  }

  /// `nil`, `NULL` or nothing at all between two commas.
  fileprivate func isNilOrMissing(_ range: TokenRange) -> Bool {
    range.isEmpty || range.count == 1 && (token(range.lower, is: "nil") || token(range.lower, is: "NULL"))
  }

  /// The bundle of the program or of the module: where code looks that names none.
  private func isOwnBundle(_ range: TokenRange) -> Bool {
    guard !isNilOrMissing(range), !range.isEmpty else { return true }
    return range.indices.contains { token in
      self.token(token, is: "main") || self.token(token, is: "module") || self.token(token, is: "mainBundle")
        || self.token(token, is: "CFBundleGetMainBundle")
    }
  }

  /// A wrapper often falls back on the bundle of the program, so only one of the system is certain there.
  fileprivate func bundle(of call: LocalizedCall) -> KeyUse.Bundle {
    if let bundle = call.bundle ?? argument(.label("bundle"), of: call.call), isOfSystem(bundle) {
      return .ofSystem
    }
    if leavesBundleOut(call) { return .leftOut }
    return call.bundle.map { isOwnBundle($0) } ?? true ? .own : .named
  }

  /// `"cast.off".localized(lang: "ar")`: the code has other texts for other languages.
  fileprivate func asksOneLanguage(_ call: Call) -> Bool {
    call.arguments.contains { argument in
      guard let label = argument.label, kind(argument.value.lower) == .string, argument.value.count == 1
      else {
        return false
      }
      return Self.labelsOfLanguage.contains { token(label, is: $0) }
    }
  }

  private static let labelsOfLanguage: [StaticString] = [
    "lang", "language", "languageCode", "locale", "localeIdentifier",
  ]

  /// `Bundle(for: UIView.self)`, `[NSBundle bundleForClass:[NSView class]]`, `Bundle(identifier: "com.apple.UIKit")`
  private func isOfSystem(_ bundle: TokenRange) -> Bool {
    bundle.indices.contains { token in
      if kind(token) == .string {
        return source.withSpelling(tokens[token].range) { $0.holds("\"com.apple.") }
      }
      guard kind(token) == .identifier else { return false }
      let next = kind(token + 1) == .dot ? token + 2 : token + 1
      let isClass = self.token(next, is: "self") || self.token(next, is: "class")
      return isClass && source.withSpelling(tokens[token].range) { $0.isClassOfSystem }
    }
  }

  /// Whether a call must have a comment; `nil` where it has no place for one.
  fileprivate func isCommentRequired(_ call: LocalizedCall) -> Bool? {
    guard let row = call.pattern, lexicon.localizing[row].comment != .none else { return nil }
    if lexicon.localizing[row].isCommentRequired { return true }
    switch call.origin {
    case .table, .swiftUI: return false
    case .wrapper, .discovered: return call.comment == nil ? nil : true
    }
  }

  /// The comment where it is written out, empty where there is none; `nil` where it is computed, or where a call
  /// that needs one lacks the whole argument and does not compile.
  fileprivate func knownComment(of call: LocalizedCall) -> String? {
    guard let comment = call.comment else {
      guard let row = call.pattern, lexicon.localizing[row].isCommentRequired else { return "" }
      return lexicon.localizing[row].arity == argumentCount(of: call.call) ? "" : nil
    }
    return isNilOrMissing(comment) && !comment.isEmpty ? "" : constantText(of: comment)
  }
}

extension Spelling {
  /// Whose bundle is that of UIKit or AppKit. A prefix tells nothing: classes of projects begin with `UI` too.
  fileprivate var isClassOfSystem: Bool {
    Tables.classesOfSystem.contains(String(decoding: self, as: UTF8.self))
  }
}

extension Document {
  /// How many arguments stand between the parentheses of a call, empty ones included.
  func argumentCount(of call: Call) -> Int {
    let inside = argumentList(of: call)
    guard !inside.isEmpty else { return 0 }
    return commaParts(of: inside).count + (tokens[inside.upper - 1].kind == .comma ? 1 : 0)
  }

  func argumentList(of call: Call) -> TokenRange { TokenRange(call.name + 2, call.range.upper - 1) }
}
