// Elements that hold a text of the one around them, and those that only say something about an object.

extension InterfaceReader {
  mutating func readSpecial(_ node: Int) {
    // One look at the first letter tells most elements.
    switch markup.source[Int(markup.nodes[node].start) + 1] {
    case UInt8(ascii: "s") where markup.isNamed(node, "string"): readString(node)
    case UInt8(ascii: "s") where markup.isNamed(node, "scene"): noteScene(node)
    case UInt8(ascii: "s") where markup.isNamed(node, "segue"): readSegue(node)
    case UInt8(ascii: "m") where markup.isNamed(node, "mutableString"): readString(node)
    case UInt8(ascii: "u") where markup.isNamed(node, "userDefinedRuntimeAttribute"):
      if let value = markup.attribute("value", of: node) { appendRuntimeAttribute(value, node) }
    case UInt8(ascii: "b") where markup.isNamed(node, "binding"): readBinding(node)
    case UInt8(ascii: "t") where markup.isNamed(node, "tableViewCell"): readCell(node)
    case UInt8(ascii: "o") where markup.isNamed(node, "outlet") || markup.isNamed(node, "outletCollection"):
      readOutlet(node)
    default: break
    }
  }

  /// A `<string>` says what an attribute of its parent would, if it could hold the text.
  private mutating func readString(_ node: Int) {
    guard var text = markup.text(of: node) else { return }
    if let encoding = markup.attribute("base64-UTF8", of: node),
      markup.source.isSpelled(encoding.range, "YES")
    {
      text.writing = .base64
    }
    let holder = Int(markup.nodes[node].parent)
    let range = markup.source.withSpelling(markup.nodes[holder].name) { index.rows(of: $0) }
    guard let key = markup.attribute("key", of: node) else {
      guard let row = range.first, rows[row].attribute.utf8CodeUnitCount == 0 else { return }
      countItem(in: UInt32(holder))
      return append(text, row, holder)
    }
    for row in range where markup.source.isSpelled(key.range, rows[row].attribute) && fits(rows[row], holder)
    {
      return append(text, row, holder)
    }
    if markup.source.isSpelled(key.range, "toolTip") {
      append(text, index.toolTip, holder)
    } else if markup.source.isSpelled(key.range, "value"),
      markup.isNamed(holder, "userDefinedRuntimeAttribute")
    {
      appendRuntimeAttribute(text, holder)
    }
  }

  private mutating func appendRuntimeAttribute(_ text: PlacedText, _ node: Int) {
    guard let type = markup.attribute("type", of: node), markup.source.isSpelled(type.range, "string") else {
      return
    }
    let keyPath = markup.attribute("keyPath", of: node)
    append(InterfaceFile.Text(element: 0, text: text, property: .runtimeAttribute, keyPath: keyPath), node)
  }
}

extension InterfaceReader {
  /// No scene stands in another one.
  private mutating func noteScene(_ node: Int) {
    if let last = scenes.last, node < Int(markup.nodes[last].next) { return }
    scenes.append(node)
  }

  private mutating func readSegue(_ node: Int) {
    guard let destination = markup.attribute("destination", of: node) else { return }
    segues.append((markup.source.string(destination.range), node))
  }

  /// Whether a text is one for translators.
  func isNote(_ node: Int) -> Bool {
    guard markup.isNamed(node, "fragment") else { return false }
    let text = Int(markup.nodes[node].parent)
    guard markup.isNamed(text, "attributedString"), let key = markup.attribute("key", of: text) else {
      return false
    }
    return markup.source.isSpelled(key.range, "userComments")
  }

  /// Outlets between views only say in which order they take the keyboard, or who answers for them.
  private mutating func readOutlet(_ node: Int) {
    guard let destination = markup.attribute("destination", of: node) else { return }
    if let property = markup.attribute("property", of: node) {
      let isConnection = markup.source.withSpelling(property.range) { name in
        name.isSpelled("nextKeyView") || name.isSpelled("initialFirstResponder") || name.isSpelled("delegate")
          || name.isSpelled("dataSource")
      }
      if isConnection { return }
    }
    outlets.insert(markup.source.string(destination.range))
  }

  private mutating func readCell(_ node: Int) {
    guard let id = markup.attribute("id", of: node) else { return }
    for name in ["textLabel", "detailTextLabel"] as [StaticString] {
      guard let label = markup.attribute(name, of: node) else { continue }
      cellLabels.append((markup.source.string(id.range), markup.source.string(label.range)))
    }
  }

  /// The value of a button is whether it is on.
  private mutating func readBinding(_ node: Int) {
    if let path = markup.attribute("keyPath", of: node) { file.keyPaths.append(path.range) }
    guard let name = markup.attribute("name", of: node) else { return }
    let owner = owner(of: Int(markup.nodes[node].parent))
    let isText = markup.source.withSpelling(markup.nodes[owner].name) { $0.hasPrefix("text") }
    let fills = markup.source.withSpelling(name.range) { name in
      name.isSpelled("title") || name.isSpelled("label") || name.hasPrefix("displayPattern")
        || isText && name.isSpelled("value")
    }
    if fills { bound.insert(UInt32(owner)) }
    if markup.source.withSpelling(name.range, { $0.hasPrefix("hidden") }) {
      shownByBinding.insert(UInt32(owner))
    }
  }
}

extension InterfaceReader {
  /// Whether a node stands for the object that loads the file.
  func isOwner(_ node: Int) -> Bool {
    if let kind = markup.attribute("placeholderIdentifier", of: node) {
      return markup.source.isSpelled(kind.range, "IBFilesOwner")
    }
    guard markup.isNamed(node, "customObject"), let id = markup.attribute("id", of: node) else {
      return false
    }
    return markup.source.isSpelled(id.range, "-2")
  }

  func isHidden(_ object: Int) -> Bool {
    markup.attribute("hidden", of: object).map { markup.source.isSpelled($0.range, "YES") } ?? false
  }

  /// Whether a view shows one of its pages and no tabs to choose another.
  func isWithoutTabs(_ object: Int) -> Bool {
    markup.attribute("type", of: object)
      .map { markup.source.withSpelling($0.range) { $0.hasPrefix("noTabs") } } ?? false
  }
}
