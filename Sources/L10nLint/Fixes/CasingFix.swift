import L10nSyntax

// Another spelling of calls that change the case of a text. Core Foundation and C have none that is a plain exchange.

extension ProposedFix {
  /// For text that people read: `localizedUppercase` for `uppercased()`.
  static func followingReader(_ call: CasingCall, in document: Document) -> ProposedFix? {
    let pattern = document.lexicon.casing[call.pattern]
    // Title case is a habit of few languages: with their own rules it is as wrong.
    guard pattern.operation != .capitalize, document.isCasingMember(call),
      pattern.instead.utf8.allSatisfy(\.isASCIILetter), !pattern.instead.isEmpty
    else { return nil }
    let edit = Edit.replace(document.bytes(of: document.exchanged(call)), pattern.instead)
    guard !document.isElement(call) else { return nil }
    // Whatever localizes gives a string. Anything else may be a `Character`, which has no such member.
    let isString = document.localizedCall(in: call.subject) != nil && document.importsFoundation
    let safety: Fix.Safety = call.call.isMessage || isString ? .safe : .suggested
    return ProposedFix(safety: safety, title: "Write `\(pattern.instead)`", edits: [edit])
  }

  /// For text that programs read: `lowercased()` for `localizedLowercase`.
  static func ignoringReader(_ call: CasingCall, in document: Document) -> ProposedFix? {
    guard document.isCasingMember(call), !document.isKeyPath(call) else { return nil }
    let pattern = document.lexicon.casing[call.pattern]
    let spelling = pattern.operation.spelling(in: document.language)
    return .safe(
      "Write `\(spelling)`", .replace(document.bytes(of: document.exchanged(call)), spelling))
  }
}

extension CasingPattern.Operation {
  fileprivate func spelling(in language: SourceLanguage) -> String {
    switch (self, language) {
    case (.upper, .swift), (.initial, .swift): "uppercased()"
    case (.lower, .swift): "lowercased()"
    case (.capitalize, .swift): "capitalized"
    case (.upper, .cFamily), (.initial, .cFamily): "uppercaseString"
    case (.lower, .cFamily): "lowercaseString"
    case (.capitalize, .cFamily): "capitalizedString"
    }
  }
}

extension Document {
  /// Whether it is a member of the system's strings, and not one that a project made.
  fileprivate func isCasingMember(_ call: CasingCall) -> Bool {
    guard !call.call.receiver.isEmpty else { return false }
    return [
      "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase",
      "localizedCapitalized", "uppercaseString", "lowercaseString", "capitalizedString",
      "localizedUppercaseString", "localizedLowercaseString", "localizedCapitalizedString",
      "uppercaseStringWithLocale", "lowercaseStringWithLocale", "capitalizedStringWithLocale",
    ].contains { token(call.call.name, spells: $0) }
  }

  /// `title.first?.uppercased()`: a `Character`, which has no such member.
  fileprivate func isElement(_ call: CasingCall) -> Bool {
    guard language == .swift, let last = names(of: call.subject).first else { return false }
    return token(last, is: "first") || token(last, is: "last")
  }

  /// From the name of the call to its last argument; in Swift with the parentheses.
  fileprivate func exchanged(_ call: CasingCall) -> TokenRange {
    let name = call.call.name
    if language == .swift { return TokenRange(name, call.range.upper) }
    return TokenRange(name, call.call.arguments.last.map(\.value.upper) ?? name + 1)
  }

  /// `\.localizedUppercase` can name no function.
  fileprivate func isKeyPath(_ call: CasingCall) -> Bool {
    let start = tokens[call.range.lower].start
    return start > 0 && source[Int(start) - 1] == UInt8(ascii: "\\")
      || text(of: call.range.lower).hasPrefix("\\")
  }

  /// Whether the members that follow a language can be used as the file stands.
  fileprivate var importsFoundation: Bool {
    guard language == .swift else { return true }
    return tokens.indices.dropLast().contains { index in
      token(index, is: "import")
        && ["Foundation", "UIKit", "AppKit", "SwiftUI", "Cocoa", "WatchKit"].contains {
          token(index + 1, is: $0)
        }
    }
  }
}
