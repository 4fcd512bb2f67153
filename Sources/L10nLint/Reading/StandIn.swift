import L10nSyntax

/// What stands in the place of a text until somebody writes one.
enum StandIn {
  /// `Lorem ipsum`, `Dummy`: wherever it stands
  case sample
  /// What Interface Builder puts into a new object, and what code sets there; in code it may be a text:
  /// `column.title = "Label"`
  case ofInterface
  /// `Not implemented yet`
  case draft

  // `Window` is the title that the system gives to those that have none, and `Aa` a sign for letters.
  fileprivate static let samples: [StaticString] = ["Aa", "Dummy", "Placeholder", "Window"]
  fileprivate static let partsOfSamples: [StaticString] = [
    "orem ipsum", "orem Ipsum", "olor sit amet", "bla bla", "Bla bla", "ello, world!", "ello, World!",
  ]
  fileprivate static let ofNewObjects: [StaticString] = [
    "Box", "Button", "Check", "Detail", "First", "Item", "Label", "Left", "Multiline Label", "OtherViews",
    "Push Button", "Radio", "Right", "Root View Controller", "Second", "Subtitle", "Table View Cell", "Text",
    "Text Cell", "Title", "Toolbar Item", "View", "label", "placeholder", "text", "title",
  ]
  fileprivate static let partsOfMarks: [StaticString] = ["set by ", "set in code", "loc. string"]
  fileprivate static let partsOfDrafts: [StaticString] = [
    "ot configured", "ot Configured", "ot implemented", "ot Implemented", "laceholder", "nmapped",
  ]
}

extension Spelling {
  var standIn: StandIn? {
    if isSample { return .sample }
    let text = withoutNumber
    if isMark || StandIn.ofNewObjects.contains(where: text.isSpelled) || holdsAny(of: StandIn.partsOfMarks) {
      return .ofInterface
    }
    return holdsAny(of: StandIn.partsOfDrafts) ? .draft : nil
  }

  /// The one kind that every text of code is asked for.
  var isSample: Bool {
    let text = withoutNumber
    return hasPrefix("TODO") || StandIn.samples.contains(where: text.isSpelled)
      || holdsAny(of: StandIn.partsOfSamples)
  }

  /// `Label` of `Label 2`.
  private var withoutNumber: Spelling {
    Spelling(rebasing: self[..<(lastIndex { !$0.isDecimalDigit && $0 != 0x20 }.map { $0 + 1 } ?? 0)])
  }

  /// `#Name#`, `<name>`, for whoever writes the code.
  private var isMark: Bool {
    guard let first, let last else { return false }
    return "#<[{_*$%".utf8.contains(first) && !last.isASCIILetter
  }

  private func holdsAny(of parts: [StaticString]) -> Bool { parts.contains { holds($0) } }

  /// Whether it stands in an interface file for another one. What is still to be written is seen there.
  var isDesignText: Bool { standIn.map { $0 != .draft } ?? false }
}
