import L10nSyntax

// Which controls get their text somewhere, so that the one they are made with only stands in for it.

/// A control that somebody fills, as a hash.
package struct FilledControl: Hashable, Sendable {
  private let hash: UInt32

  /// What it belongs to, its name and the property.
  init(_ owner: String, _ control: String, _ property: String) {
    hash = "\(owner.lowercased()).\(control).\(property)".utf8.smallHash
  }
}

extension Document {
  /// The controls that this file gives a text: `headerView.dateLabel.text = …`, `dateLabel.text = …`.
  func filledControls() -> [FilledControl] {
    var seen: Set<FilledControl> = []
    for shown in displayedTexts {
      guard row(of: shown) != nil, kind(shown.name - 1) == .dot, let control = member(before: shown.name - 1)
      else { continue }
      guard let owner = member(before: control - 1) ?? typeName(around: shown.name) else { continue }
      seen.insert(FilledControl(text(of: owner), text(of: control), text(of: shown.name)))
    }
    return Array(seen)
  }

  /// The name before a dot, if it is no `self`.
  private func member(before dot: Int) -> Int? {
    guard kind(dot) == .dot else { return nil }
    var name = dot - 1
    while kind(name) == .postfixQuestion || kind(name) == .postfixBang { name -= 1 }
    guard kind(name) == .identifier, keyword(name) != .self else { return nil }
    return name
  }

  /// Ways to write elsewhere what a control shows that is made with this text in a closure of its property:
  /// `let dateLabel = { let label = UILabel(); label.text = "Today"; return label }()`.
  func ways(toFill shown: DisplayedText) -> [FilledControl] {
    guard language == .swift, let property = propertyMade(around: shown.name),
      let type = typeName(around: property)
    else { return [] }
    let words = text(of: type).words
    let (control, member) = (text(of: property), text(of: shown.name))
    // Other files name the view after its type, as long or as short as they like: `thumbnailView`, `view`.
    return words.indices.map { FilledControl(words[$0...].joined(), control, member) }
  }

  /// The property whose first value is made by the closure around a token.
  private func propertyMade(around token: Int) -> Int? {
    guard let open = innermostBrace(around: token).map(open(ofBracket:)), let close = closer(of: open) else {
      return nil
    }
    // `UILabel().then {`
    let start = self.token(open - 1, is: "then") ? operandStart(endingAt: open - 1) ?? open : open
    guard case .assigned(let name) = use(of: TokenRange(start, close + 1)), isTypeMember(name) else {
      return nil
    }
    return name
  }

  private func isTypeMember(_ name: Int) -> Bool {
    let number = bracket(around: name)
    return number != 0 && isVariable(declaredAt: name)
      && isTypeBody(openedAt: open(ofBracket: number))
  }
}
