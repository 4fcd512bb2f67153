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

  /// The same number without the name of a constant; `nil` where nobody knows it.
  func known(_ number: GivenNumber) -> GivenNumber? {
    guard case .member(let name) = number else { return number }
    return values[name].flatMap(GivenNumber.init(constant:))
  }
}

extension ProjectFacts {
  /// What all code that anybody runs shows of the number that it puts into a place of a text.
  func number(putInto place: Int, of key: String, in table: String) -> GivenNumber? {
    guard keys.first.hasNumbers(key, in: table) else { return nil }
    let uses = Array(keys.uses(of: key, in: table))
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
  /// What constants have, by their type and name, `static let longest = 14`; those of no type by their name alone, as
  /// `#define kLongest 14` and `const int kLongest = 14`.
  var numberConstants: [MemberHash: NumberConstant] {
    var constants: [MemberHash: NumberConstant] = [:]
    let add = { (name: MemberHash, number: Int, isOfFileOnly: Bool) in
      let other = constants[name]
      let value = self.number(at: number)
      constants[name] = NumberConstant(
        value: other == nil || other?.value == value ? value : nil,
        isOfFileOnly: isOfFileOnly && other?.isOfFileOnly ?? true)
    }
    if language == .swift {
      for name in variableNames where keyword(name - 1) == .let {
        guard let number = numberGiven(toVariable: name) else { continue }
        if bracket(around: name) == 0 {
          add(MemberHash(global: source[tokens[name].range]), number, isOfFileOnly(name))
        } else if let type = typeName(around: name), staticConstant(before: number - 1) == name {
          add(memberHash(type, name), number, isOfFileOnly(name) || isOfFileOnly(type))
        }
      }
    } else {
      for number in tokens.indices where kind(number) == .number {
        guard let name = constantInC(before: number), endsStatement(number) else { continue }
        add(MemberHash(global: source[tokens[name].range]), number, keyword(name - 1) != .define)
      }
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

  private func constantInC(before number: Int) -> Int? {
    if kind(number - 1) == .identifier, keyword(number - 2) == .define { return number - 1 }
    guard kind(number - 1) == .assign, kind(number - 2) == .identifier, bracket(around: number) == 0 else {
      return nil
    }
    return (max(0, number - 5)..<number - 2).contains { keyword($0) == .const } ? number - 2 : nil
  }

  /// The constant that a value names: `Limits.longest`, `kLongest`.
  func numberConstant(named value: TokenRange) -> MemberHash? {
    guard let name = value.indices.last, kind(name) == .identifier else { return nil }
    if value.count == 1 {
      let spelling = text(of: name)
      let isLikeConstant =
        isCapital(name) || spelling.hasPrefix("k") && spelling.dropFirst().first?.isUppercase ?? false
      return isLikeConstant ? MemberHash(global: source[tokens[name].range]) : nil
    }
    guard language == .swift, kind(name - 1) == .dot, kind(name - 2) == .identifier, isCapital(name - 2)
    else { return nil }
    return memberHash(name - 2, name)
  }
}
