import L10nSyntax

/// What the code shows of a number that it puts into a text.
package enum GivenNumber: Hashable, Sendable {
  /// It is never one.
  case overOne
  /// It is always the same, and over one.
  case constant(Double)
  /// A constant has it, which another file may declare.
  case member(MemberHash)

  init?(constant: Double) {
    guard constant >= 2 else { return nil }
    self = .constant(constant)
  }

  /// Whether translators need one form alone for it.
  var isConstant: Bool { if case .constant = self { true } else { false } }

  var constant: MemberHash? { if case .member(let name) = self { name } else { nil } }
}

/// A constant with a number over one.
struct NumberConstant: Sendable {
  /// `nil` where two of one name differ.
  var value: Double?
  /// No other file can name it.
  let isOfFileOnly: Bool
}

/// The numbers over one that constants of a project have, as far as other files ask for them.
struct NumberConstants: Sendable {
  private var values: [MemberHash: Double] = [:]

  init() {}

  init(_ files: [FileFacts], asked: Set<MemberHash>) {
    guard !asked.isEmpty else { return }
    var unclear: Set<MemberHash> = []
    for file in files where !file.code.numberConstants.isEmpty {
      for (name, value) in file.code.numberConstants where asked.contains(name) {
        if let other = values.updateValue(value ?? 0, forKey: name), other != value { unclear.insert(name) }
      }
    }
    for name in unclear { values[name] = nil }
  }

  /// The number with the value of a constant in the place of its name; `nil` where the value is not known.
  func known(_ number: GivenNumber) -> GivenNumber? {
    guard case .member(let name) = number else { return number }
    return values[name].flatMap(GivenNumber.init(constant:))
  }
}

extension ProjectFacts {
  /// What all code that anybody runs shows of the number that it puts into a place of a text.
  func number(putInto place: Int, of key: String, in table: String) -> GivenNumber? {
    guard keys.byKey.hasNumbers(key, in: table) else { return nil }
    let uses = keys.uses(of: key, in: table)
    let seen = uses.filter { !$0.context.contains(.test) && !reach.isUnseen($0) }
    var number: GivenNumber?
    for use in seen.isEmpty ? uses : seen {
      guard let own = use.numbers[place].flatMap(keys.numberConstants.known) else { return nil }
      number = number == nil || number == own ? own : .overOne
    }
    return number
  }
}

extension Document {
  /// What constants of Swift have, by their type and name, `static let longest = 14`; those of no type by their name alone.
  var numberConstants: [MemberHash: NumberConstant] {
    var constants: [MemberHash: NumberConstant] = [:]
    for name in variableNames where keyword(name - 1) == .let {
      guard let number = numberGiven(toVariable: name) else { continue }
      let type = staticConstant(before: number - 1) == name ? typeName(around: name) : nil
      guard type != nil || bracket(around: name) == 0 else { continue }
      let hash = type.map { memberHash($0, name) } ?? memberHash(ofGlobal: name)
      let (other, value) = (constants[hash], self.number(at: number))
      constants[hash] = NumberConstant(
        value: other == nil || other?.value == value ? value : nil,
        isOfFileOnly: (isOfFileOnly(name) || type.map(isOfFileOnly) ?? false) && other?.isOfFileOnly ?? true)
    }
    return constants
  }

  /// The number that is all of what a variable gets where it is declared: `let longest: Int = 14`.
  func numberGiven(toVariable name: Int) -> Int? {
    let assign = kind(name + 1) == .colon ? name + 3 : name + 1
    guard kind(assign) == .assign, kind(assign + 1) == .number, endsStatement(assign + 1) else { return nil }
    return assign + 1
  }

  func number(at token: Int) -> Double? {
    kind(token) == .number ? Double(text(of: token).filter { $0 != "_" }) : nil
  }

  /// `#define kLongest 14` and `const int kLongest = 14` of the same file of C.
  func constantOfC(named name: Int) -> Double? {
    guard isSearchable, isNamedLikeConstant(name) else { return nil }
    let numbers = occurrences(of: name, in: tokens.indices).compactMap { other -> Int? in
      if keyword(other - 1) == .define { return other + 1 }
      let isConstant = (max(0, other - 3)..<other).contains { keyword($0) == .const }
      return isConstant && kind(other + 1) == .assign && bracket(around: other) == 0 ? other + 2 : nil
    }
    return numbers.count == 1 && endsStatement(numbers[0]) ? number(at: numbers[0]) : nil
  }

  /// The constant that a value of Swift names: `Limits.longest`, `kLongest`.
  func numberConstant(named value: TokenRange) -> MemberHash? {
    guard language == .swift, let name = value.indices.last, kind(name) == .identifier else { return nil }
    if value.count == 1 {
      return isNamedLikeConstant(name) ? memberHash(ofGlobal: name) : nil
    }
    guard kind(name - 1) == .dot, kind(name - 2) == .identifier, isCapital(name - 2) else { return nil }
    return memberHash(name - 2, name)
  }

  /// `kLongest`, `Longest`, `LONGEST`
  private func isNamedLikeConstant(_ name: Int) -> Bool {
    let spelling = source[tokens[name].range]
    return isCapital(name)
      || spelling.first == UInt8(ascii: "k") && spelling.dropFirst().first?.isCapital ?? false
  }
}
