import L10nSyntax

extension Check {
  /// Extracted text that tells its translator nothing, neither in the call nor in the table.
  static let missingComment = Check(
    .project { pass in
      let calls = pass.project.keys.uses.byFile.flatMap(callsWithComments).filter { wantsComment($0, pass) }
      let lacking = calls.compactMap { Remarkless($0, pass) }
      let habits = Habits(calls, lacking)
      var seen: [[String]: Confidence] = [:]
      var told: Set<String> = []
      var last: KeyUse?
      for call in unexplained(lacking, amongst: calls, pass) {
        let first = call.uses[call.uses.startIndex]
        // What stands in code that nobody builds or translates is not shown, and speaks for no other call.
        let isHeard = !call.isClear && !pass.isPointless(first)
        let habit = isHeard ? habits.habit(of: first.path) : nil
        // One comment that repeats a whole text is waved away; that all of them do is not.
        let isWanted = isHeard && (habit != nil || !call.repeatsWholeText)
        let isSure = isWanted && !(habit.map { told.contains($0.scope) } ?? false)
        let (names, confidence) = (call.uses.map(\.textNames), isSure ? Confidence.likely : .possible)
        // What is said of a text holds for all calls that ask for it, unless a comment silences it.
        guard names.contains(where: { seen[$0].map { $0 < confidence } ?? true }) else { continue }
        if !pass.isSilenced(first, at: call.remark.place) {
          for name in names { seen[name] = max(seen[name] ?? confidence, confidence) }
        }
        if isSure, let habit { told.insert(habit.scope) }
        // The branches of a choice, such as "On" and "Off".
        if isSure, !pass.isSilenced(first, at: call.remark.place) {
          if let last, first.isShown(beside: last) { continue }
          last = first
        }
        pass.report(
          first, at: call.remark.place, call.lack.message, kind: call.kind, confidence: confidence,
          summary: habit.map { isSure ? .told($0) : .toldBefore($0) })
      }
    })

  /// Whether a call has words for people, and could say what they are for.
  private static func wantsComment(_ call: ArraySlice<KeyUse>, _ pass: ProjectPass) -> Bool {
    guard let use = call.first, let remark = use.remark, pass.isReported(use) else { return false }
    return (remark.isRequired || pass.options.flag("text-calls"))
      && (use.isInterpolated || call.contains(where: \.key.hasWord))
      && !pass.project.keys.tables.isForeign(use)
  }

  /// Those of whose texts another call says nothing either.
  private static func unexplained(
    _ lacking: [Remarkless], amongst calls: [ArraySlice<KeyUse>], _ pass: ProjectPass
  ) -> [Remarkless] {
    let placeholders = pass.options.list("placeholders")
    let name = { (use: KeyUse) in
      [use.key, use.tableOrUsual, pass.project.resources.layout.software(around: use.path)]
    }
    // Most calls ask for other texts, and where they stand is not looked up.
    let keys = Set(lacking.lazy.flatMap(\.uses).map(\.key))
    let explained = Set(
      calls.lazy.filter { call in
        call.contains { keys.contains($0.key) } && Lack(call, placeholders: placeholders) == nil
      }.joined().map(name))
    return lacking.filter { call in !call.uses.allSatisfy { explained.contains(name($0)) } }
  }

  /// The keys of one call share its comment.
  private static func callsWithComments(_ uses: [KeyUse]) -> [ArraySlice<KeyUse>] {
    var calls: [ArraySlice<KeyUse>] = []
    var start = 0
    while start < uses.count {
      let end = uses[(start + 1)...].firstIndex { !$0.isSameCall(as: uses[start]) } ?? uses.count
      if uses[start].remark != nil { calls.append(uses[start..<end]) }
      start = end
    }
    return calls
  }
}

extension KeyUse {
  /// Whether one line gives both texts to the same sink.
  fileprivate func isShown(beside other: KeyUse) -> Bool {
    sink != nil && sink == other.sink && path == other.path && place.start.line == other.place.start.line
  }
}

/// Where nobody writes comments, in all files or in one, such as a list of names: there one line says all there is to say.
private struct Habits {
  /// Of the path of the file, or of nothing for all of them.
  private var all: Suspicion.Summary?
  private var byPath: [String: Suspicion.Summary] = [:]

  init(_ calls: [ArraySlice<KeyUse>], _ lacking: [Remarkless]) {
    let files = Set(lacking.lazy.map { $0.uses[$0.uses.startIndex].path }).count
    let isSpread = files > Self.manyFiles && lacking.count * 10 >= calls.count
    if calls.count >= Self.fewestCalls, isSpread || Self.isHabit(lacking.count, of: calls.count) {
      all = Suspicion.Summary(
        scope: "", message: "; \(lacking.count) of \(calls.count) calls have no helpful comment")
      return
    }
    var counts: [String: Int] = [:]
    var lacks: [String: Int] = [:]
    for call in calls { counts[call[call.startIndex].path, default: 0] += 1 }
    for call in lacking { lacks[call.uses[call.uses.startIndex].path, default: 0] += 1 }
    for (path, lack) in lacks {
      let count = counts[path] ?? lack
      guard lack >= Self.manyInOneFile || count >= Self.fewestCallsOfFile && Self.isHabit(lack, of: count)
      else { continue }
      byPath[path] = Suspicion.Summary(
        scope: path, message: "; \(lack) of \(count) calls here have no helpful comment")
    }
  }

  /// Nobody reads so many lines that say the same of one file, or of all of them.
  private static let manyInOneFile = 12
  private static let manyFiles = 20
  /// Fewer show no habit.
  private static let (fewestCalls, fewestCallsOfFile) = (12, 4)

  private static func isHabit(_ lacking: Int, of calls: Int) -> Bool { lacking * 3 >= calls * 2 }

  func habit(of path: String) -> Suspicion.Summary? { all ?? byPath[path] }
}

/// A call whose comment tells its translator nothing.
private struct Remarkless {
  let uses: ArraySlice<KeyUse>
  let remark: KeyUse.Remark
  let lack: Lack
  /// Which severity of the page holds.
  let kind: String
  /// Its text says most of what its translator has to know.
  let isClear: Bool
  /// Its comment is the text, and that is no piece of a sentence.
  let repeatsWholeText: Bool

  init?(_ call: ArraySlice<KeyUse>, _ pass: ProjectPass) {
    guard let use = call.first, let remark = use.remark,
      let lack = Lack(call, placeholders: pass.options.list("placeholders")),
      !Self.isExplainedInTable(call, pass)
    else { return nil }
    // A key of several parts says something, unless a comment pretends to.
    let isNamed =
      remark.isRequired && lack != .repeatsText && call.allSatisfy { $0.key.looks == .name }
    guard !isNamed || pass.options.flag("named-keys") else { return nil }
    let clearWords = pass.options.list("clear-words")
    uses = call
    self.remark = remark
    self.lack = lack
    kind =
      if isNamed {
        "named"
      } else if !remark.isRequired {
        "optional"
      } else {
        lack == .repeatsText ? "repeated" : "text"
      }
    repeatsWholeText = kind == "repeated" && !call.contains(where: \.isPiece)
    isClear =
      isNamed || pass.project.reach.isCarried(use.path)
      || call.allSatisfy { use in
        use.isClear(clearWords) || use.looks != .name && pass.project.keys.tables.isNamed(use)
      }
  }

  /// Whether somebody wrote the comment into the table, for each of the keys.
  private static func isExplainedInTable(_ call: ArraySlice<KeyUse>, _ pass: ProjectPass) -> Bool {
    let placeholders = pass.options.list("placeholders")
    return call.allSatisfy { use in
      pass.project.keys.tables.comments(of: use).contains { comment in
        let words = comment.plainWords
        return !words.isEmpty && !placeholders.contains(words) && !use.texts.contains(words)
      }
    }
  }
}

/// Why a comment is of no use.
private enum Lack: Equatable {
  case empty, repeatsText, repeatsKey
  /// One of the words that only fill the place.
  case placeholder(String)

  /// `nil` for a comment that may say something.
  init?(_ call: ArraySlice<KeyUse>, placeholders: [String]) {
    let words = call.first?.remark?.comment.plainWords ?? ""
    if words.isEmpty {
      self = .empty
    } else if call.contains(where: { $0.texts.contains(words) }) {
      self = call.allSatisfy { $0.key.looks == .name && $0.value == nil } ? .repeatsKey : .repeatsText
    } else if placeholders.contains(words) {
      self = .placeholder(words)
    } else {
      return nil
    }
  }

  var message: String {
    switch self {
    case .empty: "No comment: translators cannot see where the text is shown and what it does"
    case .repeatsText: "The comment only repeats the text: translators learn nothing from it"
    case .repeatsKey: "The comment only repeats the key: translators learn nothing from it"
    case .placeholder(let words):
      "The comment `\(words)` says nothing: translators cannot tell what the text is for"
    }
  }
}

extension KeyUse {
  fileprivate func isSameCall(as other: KeyUse) -> Bool {
    remark != nil && remark?.place == other.remark?.place && path == other.path
  }

  /// `per point`, `NNE`: whoever repeats such a text leaves its translators with nothing.
  fileprivate var isPiece: Bool {
    let text = value ?? key
    return text.first?.isLowercase ?? true || text.count { $0.isLetter } < Self.lettersOfWord
  }

  private static let lettersOfWord = 4

  /// One for all calls that ask for a text in the same words.
  fileprivate var textNames: [String] { [key, table ?? "", remark?.comment ?? ""] }

  /// Several words without a value of a kind that nobody knows, or a word that has one meaning in all programs.
  fileprivate func isClear(_ words: [String]) -> Bool {
    let text = value ?? key
    if text.isLabelOfValue || text.isNameOfProduct { return true }
    if text.contains(" ") { return text.explainsItsValues }
    // `Saving…` says what goes on; `Leaving…` could leave anything, but there are few like it.
    let isProgress = text.hasSuffix("ing…") || text.hasSuffix("ing...")
    return isProgress || words.contains(text.plainWords)
  }

  /// What the text says, as far as the code knows, without marks and capitals.
  fileprivate var texts: [String] { [key.plainWords, (value ?? "").plainWords] }
}

extension String {
  /// `Path: %@`: words, a colon and the value that they name.
  fileprivate var isLabelOfValue: Bool {
    guard let colon = firstIndex(of: ":"), self[..<colon].contains(where: \.isLetter) else { return false }
    return self[index(after: colon)...].drop { $0 == " " } == "%@"
  }

  /// Whether the words beside each value of an unknown kind say what it is: `named '%@'`, `%@ of data`, or a sentence that
  /// is long enough.
  fileprivate var explainsItsValues: Bool {
    withSpelling { text in
      let values = FormatReader(text).filter { $0.type == .object }
      let wanted = Self.wordsOfSentence * values.count
      return text.translatableWords(upTo: wanted) == wanted
        || values.allSatisfy { specifier in
          var start = Int(specifier.range.start)
          while start > 0,
            text[start - 1] < 0x21 || text[start - 1] > 0x7E || "'\"*".utf8.contains(text[start - 1])
          {
            start -= 1
          }
          return Spelling(rebasing: text[..<start]).endsWithNaming
            || Self.amounts.contains { text.holds($0, at: Int(specifier.range.end)) }
        }
    }
  }

  /// For each of its values.
  private static let wordsOfSentence = 6
  private static let amounts: [StaticString] = [" of data", " of space", " of storage", " of memory"]
}

extension Spelling {
  fileprivate var endsWithNaming: Bool { hasSuffix(" named") || hasSuffix(" called") || isSpelled("named") }
}
