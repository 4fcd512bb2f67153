/// What stands around an object of an interface file. A file may nest as deep as it is long, so this is found once for each
/// element, from what stands around its parent.
struct InterfaceSurroundings: OptionSet {
  let rawValue: UInt8

  /// A view that is hidden, and that nothing shows: no outlet, no binding and no tag.
  static let hiddenView = Self(rawValue: 1)
  /// A cell that is the only view of its file.
  static let loneCell = Self(rawValue: 2)
  /// A cell of a storyboard that code makes again and again.
  static let prototype = Self(rawValue: 4)
  /// A table, the nearest one, that shows views in the place of cells.
  static let tableOfViews = Self(rawValue: 8)
  /// The cell of a column of that table.
  static let dataCell = Self(rawValue: 16)
}

extension InterfaceReader {
  /// For each element that holds others, what stands around those. Outlets and bindings must be known.
  func surroundings() -> [InterfaceSurroundings] {
    var surroundings = Array(repeating: InterfaceSurroundings(), count: markup.nodes.count)
    for (number, node) in markup.nodes.enumerated()
    where node.kind == .element && Int(node.next) > number + 1 {
      surroundings[number] = inside(number, surroundings[Int(node.parent)])
    }
    return surroundings
  }

  private func inside(_ node: Int, _ outside: InterfaceSurroundings) -> InterfaceSurroundings {
    var inside = outside
    if isTable(node) {
      inside.remove([.dataCell, .tableOfViews])
      if has("YES", as: "viewBased", node) { inside.insert(.tableOfViews) }
    } else if has("dataCell", as: "key", node) {
      inside.insert(.dataCell)
    }
    if !outside.contains(.hiddenView), isHidden(node), !isOutlet(node),
      !shownByBinding.contains(UInt32(node)), markup.attribute("tag", of: node) == nil
    {
      inside.insert(.hiddenView)
    }
    let isTableCell = markup.isNamed(node, "tableViewCell")
    let isCell = isTableCell || markup.isNamed(node, "collectionViewCell")
    if isOutermost(node) {
      inside.remove(.loneCell)
      if isCell { inside.insert(.loneCell) }
    }
    let holder = Int(markup.nodes[node].parent)
    if isCell, markup.isNamed(holder, isTableCell ? "prototypes" : "cells") { inside.insert(.prototype) }
    return inside
  }

  /// A column keeps its cell although the table shows views in its place.
  func isInUnusedCell(_ object: Int, _ around: InterfaceSurroundings) -> Bool {
    guard around.contains(.tableOfViews), !isTable(object) else { return false }
    return around.contains(.dataCell) || has("dataCell", as: "key", object)
  }

  func isTaggedInCell(_ object: Int, _ around: InterfaceSurroundings) -> Bool {
    !around.isDisjoint(with: [.loneCell, .prototype]) && markup.attribute("tag", of: object) != nil
      && !isOutermost(object)
  }

  private func isOutermost(_ node: Int) -> Bool {
    let holder = Int(markup.nodes[node].parent)
    return holder == 0 || markup.isNamed(holder, "objects")
  }

  private func isTable(_ node: Int) -> Bool {
    markup.isNamed(node, "tableView") || markup.isNamed(node, "outlineView")
  }

  private func has(_ value: StaticString, as attribute: StaticString, _ node: Int) -> Bool {
    markup.attribute(attribute, of: node).map { markup.source.isSpelled($0.range, value) } ?? false
  }
}
