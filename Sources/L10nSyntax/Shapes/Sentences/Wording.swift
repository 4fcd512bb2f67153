/// What a text that the code puts together says.
public struct Wording: Sendable {
  public internal(set) var phrases: [Phrase] = []
  /// The expressions that were read, this one's own parts included.
  public internal(set) var covered: [TokenRange] = []
  /// Holds an address, markup, a path or a query: no sentence, whatever its words.
  public internal(set) var isForMachines = false
  /// A comma or an unknown text stands last: what begins with a capital begins anew.
  var isOpen = false
  private var current = Phrase()
  /// How many parts of the unfinished phrase stood there before text was appended.
  private var inherited = 0

  mutating func add(_ part: Phrase.Part) {
    if part == .words || part == .term || part == .number, current.parts.last == part {
      inherited = min(inherited, current.parts.count - 1)
      return
    }
    isOpen = false
    current.parts.append(part)
  }

  /// The phrase that nothing has brought to its end.
  var unfinished: Phrase { current }

  /// How much is said: localized text counts most, then words, then values.
  var weight: Int {
    (phrases + [current]).reduce(phrases.count) { sum, phrase in
      phrase.parts.reduce(sum) { sum, part in
        switch part {
        case .localized: sum + 10_000
        case .words: sum + 100
        case .term, .number, .value: sum + 10
        }
      }
    }
  }

  /// Ends the phrase: what follows stands for itself.
  mutating func end(by mark: Unicode.Scalar? = nil) {
    current.endsWithColon = mark == ":" || mark == "："
    // What stood there and was only brought to its end says nothing about what was appended.
    if current.parts.count > inherited || current.endsWithColon, !current.parts.isEmpty {
      phrases.append(current)
    }
    inherited = 0
    current = Phrase()
    isOpen = false
  }

  /// Leaves only the unfinished phrase: what was finished before is not the matter.
  mutating func forgetFinished() {
    phrases = []
    inherited = current.parts.count
  }
}
