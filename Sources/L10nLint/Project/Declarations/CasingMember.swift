import L10nSyntax

/// A member of text that a project declares to change its case: `"…".firstUppercased`, `[text lowerCase]`.
package struct CasingMember: Sendable, Hashable {
  package var name: String
  package var isMessage: Bool
  package var isProperty: Bool
  package var operation: CasingPattern.Operation
  /// Follows the language of the reader.
  package var isLocalized: Bool

  /// The calls that such a member has.
  var patterns: [CasingPattern] {
    forms.map { form in
      CasingPattern(
        CallPattern(form, name, labels: form == .getter ? nil : []), operation, isLocalized: isLocalized,
        instead: "")
    }
  }

  private var forms: [CallPattern.Form] {
    // What takes no argument may be read like a property in Objective-C.
    if isMessage { return [.message, .getter] }
    return [isProperty ? .getter : .method]
  }

  /// An order for members of the same name in two modules.
  var order: String { "\(name) \(isMessage) \(isProperty) \(isLocalized) \(operation)" }
}

extension Document {
  /// A body that does more than change the case of a letter is longer.
  private static let longestBody = 80

  /// The member of a text type whose body a casing call is.
  func casingMember(around call: CasingCall) -> CasingMember? {
    guard let head = functionHead(around: call.call.name), head.parameters.isEmpty, !head.isStatic,
      head.form != .initializer, head.form != .macro, head.body.count < Self.longestBody,
      isTextExtension(around: call.call.name), isOwnText(call.subject), let isLocalized = followsReader(call)
    else { return nil }
    let name = text(of: head.name)
    if let word = lexicon.vocabulary[name], lexicon.roles(of: word).contains(.casing) { return nil }
    var operation = lexicon.casing[call.pattern].operation
    if operation != .lower, isFirstLetter(call.subject) { operation = .initial }
    return CasingMember(
      name: name, isMessage: head.form == .method, isProperty: head.form == .property,
      operation: operation, isLocalized: isLocalized)
  }

  /// `prefix(1)`, `self.first`, `self[startIndex]`, `[self substringToIndex:1]`
  private func isFirstLetter(_ subject: TokenRange) -> Bool {
    subject.indices.contains { token in
      ["prefix", "first", "startIndex", "substringToIndex", "substringWithRange"].contains {
        self.token(token, spells: $0)
      }
    }
  }

  /// `self`, `prefix(1)`, `[self substringToIndex:1]`
  private func isOwnText(_ subject: TokenRange) -> Bool {
    guard kind(subject.lower) == .identifier else {
      return subject.indices.contains { keyword($0) == .`self` }
    }
    return keyword(subject.lower) == .`self` || token(subject.lower, is: "prefix")
      || token(subject.lower, is: "first")
  }

  /// `nil` where the locale is one that the code picks.
  private func followsReader(_ call: CasingCall) -> Bool? {
    guard usesLocale(call) else { return false }
    guard let locale = call.locale else { return true }
    let isReaders = locale.indices.contains { token in
      self.token(token, is: "current") || self.token(token, is: "currentLocale")
        || self.token(token, is: "autoupdatingCurrent") || self.token(token, is: "autoupdatingCurrentLocale")
    }
    return isReaders ? true : nil
  }
}
