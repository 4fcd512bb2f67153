/// Finds the texts of an interface file in one pass over its XML.
struct InterfaceReader {
  let markup: Markup
  let index = InterfaceIndex.shared
  let rows = InterfaceRow.all
  var file: InterfaceFile
  /// For each node, the object that it belongs to: the nearest element around it that has an id.
  private var owners: [UInt32]
  /// For each node that is an object with texts, its number among them.
  private var numbers: [UInt32: UInt32] = [:]
  /// The node of each element of the file.
  private var objects: [Int] = []
  /// What is written for translators, by object.
  var notes: [UInt32: PlacedText] = [:]
  /// The ids that outlets lead to.
  var outlets: Set<String> = []
  /// The ids of the labels that come with a cell, and that code reaches by it.
  var cellLabels: [(cell: String, label: String)] = []
  /// The objects whose text a binding gives them.
  var bound: Set<UInt32> = []
  /// The objects that a binding hides and shows.
  var shownByBinding: Set<UInt32> = []
  /// The nodes of all scenes, and of what leads from one to another, in the order of the file.
  var scenes: [Int] = []
  var segues: [(destination: String, node: Int)] = []
  /// The list whose items are counted, and how many there were.
  private var counted = (list: UInt32(0), items: UInt32(0))

  init(_ markup: Markup) {
    self.markup = markup
    file = InterfaceFile(markup.source)
    file.problems = markup.problems
    file.comments = markup.comments
    owners = Array(repeating: 0, count: markup.nodes.count)
  }

  mutating func read() {
    guard let root = markup.root else { return file.format = .other }
    readDocument(root)
    guard file.format == .document else { return }
    for node in root..<markup.nodes.count where markup.nodes[node].kind == .element { readElement(node) }
    for (cell, label) in cellLabels where outlets.contains(cell) { outlets.insert(label) }
    let surroundings = objects.isEmpty ? [] : self.surroundings()
    file.scenes = readScenes(of: root)
    let lost = file.scenes.count > 1 ? file.lostScenes { !$0.identifiers.isEmpty } : []
    let lostRanges = lost.map { file.scenes[$0].range }
    for number in file.elements.indices {
      let object = objects[number]
      let around = surroundings[Int(markup.nodes[object].parent)]
      // A cell shows the text of the control around it.
      let control = Int(owners[Int(markup.nodes[object].parent)])
      let isCell = isCell(object)
      file.elements[number].note = notes[UInt32(object)] ?? (isCell ? notes[UInt32(control)] : nil)
      file.elements[number].hasOutlet =
        isOutlet(object) || isCell && isOutlet(control) || isPartOfOutlet(object)
      file.elements[number].isTaggedInCell = isTaggedInCell(object, around)
      file.elements[number].hasBinding =
        bound.contains(UInt32(object)) || isCell && bound.contains(UInt32(control))
      file.elements[number].isHidden =
        isHidden(object) || isCell && isHidden(control) || around.contains(.hiddenView)
        || isInUnusedCell(object, around)
        || markup.isNamed(object, "tabViewItem") && isWithoutTabs(control)
      let start = file.elements[number].range.start
      let next = lostRanges.partitionPoint { $0.start <= start }
      file.elements[number].isLost = next > 0 && start < lostRanges[next - 1].end
    }
  }

  private mutating func readDocument(_ root: Int) {
    guard markup.isNamed(root, "document") else {
      file.format = markup.isNamed(root, "archive") ? .archive : .other
      return
    }
    if let launchScreen = markup.attribute("launchScreen", of: root) {
      file.isLaunchScreen = markup.source.isSpelled(launchScreen.range, "YES")
    }
    guard let runtime = markup.attribute("targetRuntime", of: root) else { return }
    file.runtime = markup.source.withSpelling(runtime.range) { name in
      if name.hasPrefix("iOS") { return .iOS }
      if name.hasPrefix("MacOSX") { return .macOS }
      if name.hasPrefix("AppleTV") { return .tvOS }
      return name.hasPrefix("watchKit") ? .watchOS : nil
    }
  }

  private mutating func readElement(_ node: Int) {
    let parent = Int(markup.nodes[node].parent)
    owners[node] = owners[parent]
    var toolTip: Markup.Attribute?
    for attribute in markup.attributes[markup.nodes[node].attributes] {
      if markup.source.isSpelled(attribute.name, "id") {
        owners[node] = UInt32(node)
        file.ids.append(attribute.value.range)
      } else if markup.source.isSpelled(attribute.name, "customClass") {
        file.classes.append(attribute.value)
        if isOwner(node) { file.owner = attribute.value }
      } else if markup.source.isSpelled(attribute.name, "storyboardName") {
        file.storyboards.append(attribute.value)
      } else if markup.source.isSpelled(attribute.name, "referencedIdentifier") {
        file.scenesOfOthers.append(attribute.value)
      } else if markup.source.isSpelled(attribute.name, "toolTip") {
        toolTip = attribute
      }
    }
    let name = markup.nodes[node].name
    let rows = markup.source.withSpelling(name) { index.rows(of: $0) }
    if !rows.isEmpty {
      count(node, rows)
      readAttributes(of: node, rows)
    }
    if let toolTip, !rows.contains(where: { markup.source.isSpelled(toolTip.name, self.rows[$0].attribute) })
    {
      append(toolTip.value, index.toolTip, node)
    }
    readSpecial(node)
  }

  /// The texts that are attributes of their holder.
  private mutating func readAttributes(of node: Int, _ range: Range<Int>) {
    for number in range where fits(rows[number], node) {
      if let text = markup.attribute(rows[number].attribute, of: node) { append(text, number, node) }
    }
  }

  /// Whether the `key` of a holder is that of a row.
  func fits(_ row: InterfaceRow, _ node: Int) -> Bool {
    guard let key = row.key else { return true }
    guard let written = markup.attribute("key", of: node) else { return key.utf8CodeUnitCount == 0 }
    return markup.source.isSpelled(written.range, key)
  }

  /// Counts the items of a list, those without a text too.
  private mutating func count(_ node: Int, _ range: Range<Int>) {
    let row = rows[range.lowerBound]
    if row.isNumbered, row.attribute.utf8CodeUnitCount > 0 { countItem(in: markup.nodes[node].parent) }
  }

  mutating func countItem(in list: UInt32) {
    counted = counted.list == list ? (list, counted.items + 1) : (list, 0)
  }
}

// MARK: - Texts

extension InterfaceReader {
  mutating func append(_ text: PlacedText, _ row: Int, _ node: Int) {
    if isNote(node) {
      if notes[owners[node]] == nil { notes[owners[node]] = text }
      return
    }
    let row = (number: row, value: rows[row])
    let isTranslated = row.value.suffix.utf8CodeUnitCount > 0
    append(
      InterfaceFile.Text(
        element: 0, text: text,
        property: isTranslated ? .translated(InterfaceSuffix(row: UInt8(row.number))) : .untranslated,
        index: row.value.isNumbered ? counted.items : nil), node)
  }

  /// Empty texts need no translation.
  mutating func append(_ text: InterfaceFile.Text, _ node: Int) {
    guard !text.text.range.isEmpty else { return }
    var text = text
    text.element = element(of: node)
    file.texts.append(text)
  }

  /// The node of the object that a node belongs to.
  func owner(of node: Int) -> Int { Int(owners[node]) }

  /// The number of the object that a node belongs to.
  mutating func element(of node: Int) -> UInt32 {
    let owner = owners[node]
    if let number = numbers[owner] { return number }
    let object = Int(owner)
    let start = markup.nodes[object].start
    file.elements.append(
      InterfaceFile.Element(
        id: markup.attribute("id", of: object)?.range ?? ByteRange(start, start),
        name: markup.nodes[object].name,
        range: markup.nodes[object].range, customClass: markup.attribute("customClass", of: object)))
    let number = UInt32(file.elements.count - 1)
    numbers[owner] = number
    objects.append(object)
    return number
  }
}

// MARK: - Outlets

extension InterfaceReader {
  /// A cell has a `key`, by which its control knows it.
  private func isCell(_ object: Int) -> Bool {
    guard let key = markup.attribute("key", of: object) else { return false }
    return markup.source.isSpelled(key.range, "cell")
  }

  /// Code reaches the items of a pop-up button, of a toolbar and the like by way of their holder: at most four objects
  /// around them.
  private func isPartOfOutlet(_ object: Int) -> Bool {
    guard !outlets.isEmpty else { return false }
    var holder = object
    // Of nested stacks code may exchange what the outer one holds.
    var isStacked = true
    for step in 0..<4 {
      holder = Int(owners[Int(markup.nodes[holder].parent)])
      guard holder > 0 else { return false }
      let isHolder = markup.source.withSpelling(markup.nodes[holder].name) { name in
        name.isSpelled("popUpButton") || name.isSpelled("popUpButtonCell") || name.isSpelled("toolbar")
          || name.isSpelled("segmentedControl") || name.isSpelled("segmentedCell")
          || step == 0 && name.isSpelled("menu")
      }
      isStacked = isStacked && markup.isNamed(holder, "stackView")
      if isHolder || isStacked, isOutlet(holder) { return true }
    }
    return false
  }

  func isOutlet(_ object: Int) -> Bool {
    guard !outlets.isEmpty, let id = markup.attribute("id", of: object) else { return false }
    return outlets.contains(markup.source.string(id.range))
  }
}
