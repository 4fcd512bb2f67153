import L10nSyntax

extension Document {
  /// Whether a control shows just the text that a call finds: nothing fills it, neither around the call nor in it.
  func isShownAlone(_ call: LocalizedCall) -> Bool {
    guard hasNoValues(call) else { return false }
    if call.origin == .swiftUI { return true }
    guard let shown = displayedText(showing: call.range), case .display = shown.sink, shown.isSure,
      withoutParentheses(shown.value) == call.range
    else { return false }
    // What a variable holds may be filled on its way, and so may a format that is shown with values: `WithFormat:text, name`.
    return shown.name < call.range.lower && (language == .swift || kind(call.range.upper) != .comma)
  }

  /// Whether all that a call is given says which text it means: `tr("tides", name)` fills the text itself.
  private func hasNoValues(_ call: LocalizedCall) -> Bool {
    let known = [call.key, call.table, call.bundle, call.value, call.comment].compactMap(\.self)
    return call.call.arguments.allSatisfy { argument in
      known.contains { $0 == argument.value || argument.value.contains($0) }
    }
  }
}
