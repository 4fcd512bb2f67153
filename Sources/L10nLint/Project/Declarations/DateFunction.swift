import L10nSyntax

/// A function of the project that takes a date pattern, and writes or reads dates with it: `day.text(format: "d MMMM")`,
/// `DateFormatter(pattern: "d MMMM")`.
package struct DateFunction: Sendable, Hashable {
  var name: String
  /// Those of all parameters; of a message, the selector pieces behind the first one.
  var labels: [String]
  /// Where the pattern stands.
  var value: Slot
  var result: LocalePattern.Result
  var isMessage: Bool
  var isInitializer: Bool

  /// The calls that such a function has.
  var patterns: [LocalePattern] {
    forms.map {
      LocalePattern(CallPattern($0, name, labels: labels), .datePattern, value: value, result: result)
    }
  }

  private var forms: [CallPattern.Form] {
    if isMessage { return [.message] }
    return isInitializer ? [.function] : [.method, .function]
  }

  /// An order for functions of the same name.
  var order: String {
    "\(name)(\(labels.joined(separator: ":"))) \(isMessage) \(isInitializer) \(value) \(result)"
  }
}

extension Document {
  /// A body that does more than write a date is longer.
  private static let longestBody = 200

  /// The function that forwards a parameter of its own as the pattern of a formatter that follows the reader.
  func dateFunction(around call: LocaleCall) -> DateFunction? {
    guard call.subject == .datePattern, let value = call.value, let number = forwardedParameter(value),
      let head = functionHead(around: call.name), head.body.count < Self.longestBody,
      let name = calledName(of: head)
    else { return nil }
    guard !declares(value.upper - 1, within: head), !asksForTemplate(head) else { return nil }
    let uses = formatterUses(of: call)
    guard let result = isForReader(uses, in: call, head) ? dateResult(of: uses, in: call, head) : .fixed
    else {
      return nil
    }
    let labels = head.parameters.map { parameter in parameter.label.map { text(of: $0) } ?? "_" }
    let isMessage = head.form == .method
    return DateFunction(
      name: name, labels: isMessage ? Array(labels.dropFirst()) : labels,
      value: isMessage || labels[number] == "_" ? .index(number) : .label(labels[number]), result: result,
      isMessage: isMessage, isInitializer: head.form == .initializer)
  }

  /// What calls begin with: of an initializer, the type.
  private func calledName(of head: FunctionHead) -> String? {
    switch head.form {
    case .function, .method: text(of: head.name)
    case .initializer: head.owner.map { text(of: $0) }
    case .property, .macro: nil
    }
  }

  /// Whether the formatter has the language of the reader, and nobody who calls the function can give it another.
  private func isForReader(_ uses: ObjectUses, in call: LocaleCall, _ head: FunctionHead) -> Bool {
    let language = language(of: uses, in: call)
    return (language == .reader || language == .own)
      && !head.parameters.contains { parameter in
        parameter.type.indices.contains { token($0, is: "Locale") || token($0, is: "NSLocale") }
      }
  }

  /// `guard let pattern = … else { return }`: behind it the name is not that of the parameter.
  private func declares(_ name: Int, within head: FunctionHead) -> Bool {
    (head.body.lower..<name).contains { token in
      isVariable(declaredAt: token + 1) && sameSpelling(token + 1, name)
    }
  }

  private func asksForTemplate(_ head: FunctionHead) -> Bool {
    let names = ["fromTemplate", "setLocalizedDateFormatFromTemplate", "dateFormatFromTemplate"]
    return head.body.indices.contains { token in names.contains { self.token(token, spells: $0) } }
  }

  /// What becomes of the pattern; `nil` where the function does several things with it, or keeps it.
  private func dateResult(
    of uses: ObjectUses, in call: LocaleCall, _ head: FunctionHead
  ) -> LocalePattern.Result? {
    if head.form == .initializer { return .formatter }
    if let result = call.result, result != .formatter { return result }
    let asked = uses.members.filter { !$0.isSet && head.body.contains($0.name) }
    let writes = asked.contains { writesDate($0.name) }
    let reads = asked.contains { readsDate($0.name) }
    if writes != reads { return writes ? .text : .date }
    guard !writes, let name = uses.names.first else { return nil }
    let isReturned = head.body.indices.contains { token in
      keyword(token) == .return && kind(token + 1) == .identifier && sameSpelling(token + 1, name)
    }
    return isReturned ? .formatter : nil
  }
}
