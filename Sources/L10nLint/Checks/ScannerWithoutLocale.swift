import L10nSyntax

extension Check {
  /// A scanner over typed text that has no locale.
  static let scannerWithoutLocale = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .scanner, let value = call.value, document.isTypedByReader(value),
        !document.getsLocale(call)
      else { return }
      // What it reads may be words or hexadecimal digits, which are alike for everybody.
      pass.report(
        call.range, "A scanner without a locale reads `1,5` as 1 where the comma is the decimal separator",
        confidence: document.scansDecimals(behind: call.name) ? .likely : .possible)
    })
}

extension Document {
  /// Tokens between a scanner that is made and what is asked of it: all of the function, unless that is huge.
  private static let farthestUse = 400

  /// A number with decimals is read.
  fileprivate func scansDecimals(behind name: Int) -> Bool {
    let end = min(functionBody(around: name)?.upper ?? tokens.count, name + Self.farthestUse)
    return (name..<max(name, end)).contains { token in
      ["scanDouble", "scanFloat", "scanDecimal"].contains { self.token(token, spells: $0) }
    }
  }

  /// `scanner.locale = …` behind the line that makes it.
  fileprivate func getsLocale(_ call: LocaleCall) -> Bool {
    guard case .assigned(let name) = use(of: call.range), let body = functionBody(around: name) else {
      return false
    }
    return (name..<min(body.upper, name + Self.farthestUse)).contains { token in
      (self.token(token, is: "locale") || self.token(token, is: "setLocale"))
        && sameSpelling(kind(token - 1) == .dot ? token - 2 : token - 1, name)
    }
  }
}
