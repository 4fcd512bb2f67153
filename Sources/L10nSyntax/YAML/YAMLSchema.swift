extension YAMLNode.Value {
  /// What the core schema of YAML 1.2 makes of plain text; nil for an integer that does not fit.
  ///
  /// `no`, `on` and `yes` are text here, as are dates and numbers with underscores.
  init?(plain bytes: [UInt8], _ text: String) {
    if let word = Self.words[text] {
      self = word
      return
    }
    let digits = bytes.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard bytes.count - digits.count <= 1, let form = NumberForm(digits, isSigned: digits.count < bytes.count)
    else {
      self = .string(text)
      return
    }
    switch form {
    case .integer(let radix):
      let spelled = radix == 10 ? text[...] : text.dropFirst(2)
      guard let integer = Int(spelled, radix: radix) else { return nil }
      self = .integer(integer)
    case .number:
      guard let number = Double(text) else { return nil }
      self = .number(number)
    }
  }

  private static let words: [String: Self] = {
    var words: [String: Self] = [:]
    for word in ["", "~", "null", "Null", "NULL"] { words[word] = .null }
    for word in ["true", "True", "TRUE"] { words[word] = .bool(true) }
    for word in ["false", "False", "FALSE"] { words[word] = .bool(false) }
    for word in [".inf", ".Inf", ".INF"] {
      words[word] = .number(.infinity)
      words["+" + word] = .number(.infinity)
      words["-" + word] = .number(-.infinity)
    }
    for word in [".nan", ".NaN", ".NAN"] { words[word] = .number(.nan) }
    return words
  }()
}

/// The ways in which the core schema writes numbers.
private enum NumberForm {
  case integer(radix: Int)
  case number

  /// The form of the text behind a sign; nil when it is no number.
  init?(_ text: ArraySlice<UInt8>, isSigned: Bool) {
    var rest = text
    if !isSigned, rest.popFirst() == UInt8(ascii: "0"), let letter = rest.popFirst(), !rest.isEmpty {
      if letter == UInt8(ascii: "o"), rest.allSatisfy({ $0.isDigit(below: 8) }) {
        self = .integer(radix: 8)
        return
      }
      if letter == UInt8(ascii: "x"), rest.allSatisfy({ $0.isDigit(below: 16) }) {
        self = .integer(radix: 16)
        return
      }
    }
    rest = text.drop { $0.isDigit(below: 10) }
    var count = text.count - rest.count
    if rest.isEmpty, count > 0 {
      self = .integer(radix: 10)
      return
    }
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst()
      rest = fraction.drop { $0.isDigit(below: 10) }
      count += fraction.count - rest.count
    }
    guard count > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard !rest.isEmpty else { return nil }
      rest = rest.drop { $0.isDigit(below: 10) }
    }
    guard rest.isEmpty else { return nil }
    self = .number
  }
}

extension UInt8 {
  fileprivate func isDigit(below radix: UInt8) -> Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0") < radix
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
    default: false
    }
  }
}
