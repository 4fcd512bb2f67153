import L10nSyntax

extension Document {
  /// Whether a control shows just the text that a call finds: nothing fills it, neither around the call nor in it. What a
  /// function of the project does with a text, and what its views do, is not known.
  func isShownAlone(_ call: LocalizedCall) -> Bool {
    guard call.origin != .discovered, call.range != call.key else { return false }
    if call.origin == .swiftUI { return true }
    guard hasNoValues(call), let shown = displayedText(showing: call.range), case .display = shown.sink,
      shown.isSure, withoutParentheses(shown.value) == call.range
    else { return false }
    // What a variable holds may be filled on its way, and so may a format that is shown with values: `WithFormat:text, name`.
    return shown.name < call.range.lower && (language == .swift || kind(call.range.upper) != .comma)
      && !isFormatOfSystem(call.range) && !isReadElsewhere(shown)
  }

  /// Whether all that a call is given says which text it means: `tr("tides", name)` fills the text itself.
  private func hasNoValues(_ call: LocalizedCall) -> Bool {
    let known = [call.key, call.table, call.bundle, call.value, call.comment].compactMap(\.self)
    return call.call.arguments.allSatisfy { argument in
      known.contains { $0 == argument.value || argument.value.contains($0) }
    }
  }

  /// `categorySummaryFormat: text`: the system fills it.
  private func isFormatOfSystem(_ text: TokenRange) -> Bool {
    guard kind(text.lower - 1) == .colon else { return false }
    let label = self.text(of: text.lower - 2)
    return label.hasSuffix("Format") || label == "hiddenPreviewsBodyPlaceholder"
  }

  /// Whether the file has the text of the same control once more: it may be filled there, or replaced.
  private func isReadElsewhere(_ shown: DisplayedText) -> Bool {
    let control = shown.name - 2
    guard kind(shown.name - 1) == .dot, kind(control) == .identifier else { return false }
    return occurrences(of: control, in: tokens.indices).contains { place in
      place != control && kind(place + 1) == .dot && kind(place + 2) == .identifier
        && text(of: place + 2).words.contains { $0 == "text" || $0 == "title" }
    }
  }
}
