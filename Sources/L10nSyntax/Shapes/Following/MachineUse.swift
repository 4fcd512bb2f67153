// Which uses of a text mean that a program reads it.

extension TextUse {
  /// The text goes where only programs read.
  public func isMachine(in document: Document) -> Bool {
    switch self {
    case .compared(let other): document.isMachineLiteral(other)
    case .switched(let body): document.hasMachineCases(body)
    case .subscripted(let base): document.name(of: base, endingWithAnyOf: MachineReader.dictionaries) != nil
    case .assigned(let name): MachineReader.properties.contains(document.text(of: name))
    case .receiver(let call): document.isMatching(call) && document.hasMachineLiteral(call)
    case .argument(let argument, let call): document.isMachine(argument, of: call)
    case .key, .element, .other: false
    }
  }
}

/// Names of what only programs read.
private enum MachineReader {
  static let dictionaries = ["headers", "headerFields", "environment"]
  static let properties: Set<String> = [
    "httpMethod", "accessibilityIdentifier", "reuseIdentifier", "restorationIdentifier",
  ]
  static let functions: Set<String> = [
    "URL", "NSSelectorFromString", "NSClassFromString", "Selector", "Image", "appendingPathComponent",
    "appendingPathExtension", "URLWithString", "stringByAppendingPathComponent",
    "stringByAppendingPathExtension",
    "imageNamed", "setHTTPMethod", "setAccessibilityIdentifier", "accessibilityIdentifier",
  ]
  static let labels: Set<String> = [
    "named", "rawValue", "forKey", "forHTTPHeaderField", "systemName", "forResource", "withExtension",
    "ofType", "path", "atPath", "filenameExtension",
  ]
}

extension Document {
  fileprivate func isMachine(_ argument: Argument, of call: Call) -> Bool {
    if let localized = localizedCall(spanning: call.range), localized.keys == .symbolic,
      localized.key == argument.value
    {
      return true
    }
    if let label = argument.label, MachineReader.labels.contains(text(of: label)) { return true }
    let name = text(of: call.name)
    if MachineReader.functions.contains(name) { return true }
    if isMatching(call) { return isMachineLiteral(call.receiver) }
    return self.argument(.label("forHTTPHeaderField"), of: call) != nil
  }

  fileprivate func hasMachineLiteral(_ call: Call) -> Bool {
    call.arguments.contains { isMachineLiteral($0.value) }
  }

  /// Literals a program compares with, or lists of them: only ASCII, and with a letter.
  fileprivate func isMachineLiteral(_ range: TokenRange) -> Bool {
    let texts = range.indices.filter { tokens[$0].kind == .string }
      .compactMap { constantText(of: TokenRange($0, $0 + 1)) }
    guard !texts.isEmpty, range.indices.allSatisfy({ isLiteralList($0) }) else { return false }
    return texts.allSatisfy { $0.isASCIIWord }
  }

  private func isLiteralList(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .string, .comma, .openSquare, .closeSquare, .openParen, .closeParen: true
    default: false
    }
  }

  /// Whether a `switch` compares with such literals.
  fileprivate func hasMachineCases(_ body: TokenRange) -> Bool {
    body.indices.contains { token in
      tokens[token].kind == .string && tokens[token - 1].word.keyword == .case
        && isMachineLiteral(TokenRange(token, token + 1))
    }
  }
}

extension String {
  fileprivate var isASCIIWord: Bool {
    utf8.allSatisfy { $0 < 0x80 } && utf8.contains { $0.isASCIILetter }
  }
}
