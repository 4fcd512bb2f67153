/// A place that keeps the system from reading a property list.
public struct PropertyListProblem: Sendable, Hashable {
  public var kind: Kind
  public var range: ByteRange

  public enum Kind: Sendable, Hashable {
    case markup(MarkupProblem.Kind)
    case noValue, secondValue
    case unknownElement, strayText, elementInScalar
    case keyWithoutValue, valueWithoutKey, keyOutsideDictionary
    case damaged, tooDeep, tooLarge
  }
}

extension PropertyListProblem {
  /// What is wrong and what to do, in one line.
  public var message: String {
    switch kind {
    case .markup(let kind): MarkupProblem(kind: kind, range: range).message
    case .noValue: "This property list has no value; add a `<dict>`."
    case .secondValue: "A property list has only one value; remove this second one."
    case .unknownElement: "Property lists do not have this element; use one such as `<string>`."
    case .strayText: "This text is outside of all elements; put it into a `<string>` or remove it."
    case .elementInScalar: "A text or number cannot hold elements; close it before this, or write `&lt;`."
    case .keyWithoutValue: "No value follows this key; add one or remove the key."
    case .valueWithoutKey: "No key precedes this value; add a `<key>`."
    case .keyOutsideDictionary: "A `<key>` is only allowed in a `<dict>`; remove it."
    case .damaged: "This binary property list is damaged; write it again."
    case .tooDeep: "This binary property list is nested too deeply or contains itself; write it again."
    case .tooLarge: "The values of this binary property list overlap; write it again."
    }
  }
}

extension PropertyListProblem {
  /// A control character, which XML forbids and the system's reader of property lists takes as it is. No reader takes
  /// U+0000.
  public func isIgnoredBySystem(in source: SourceText) -> Bool {
    kind == .markup(.forbiddenCharacter) && source[Int(range.start)] > 0
  }
}

extension PropertyList {
  /// The problems, without more than one of those that the system ignores: they come in swarms.
  public var problemsWithOneCharacter: [PropertyListProblem] {
    var isFirst = true
    return problems.filter { problem in
      guard problem.isIgnoredBySystem(in: source) else { return true }
      defer { isFirst = false }
      return isFirst
    }
  }
}
