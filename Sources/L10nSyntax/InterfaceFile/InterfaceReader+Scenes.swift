// Scenes of a storyboard that nothing leads to. Interface Builder warns of them, and nobody sees their texts.

extension InterfaceReader {
  /// The nodes of such scenes; none where nothing says how the storyboard begins. The pages of a watch know each other in
  /// ways of their own.
  func lostScenes(of root: Int) -> [Range<Int>] {
    guard file.runtime != .watchOS, scenes.count > 1 else { return [] }
    var sceneOfObject: [String: Int] = [:]
    var waiting: [Int] = []
    let initial = markup.attribute("initialViewController", of: root).map { markup.source.string($0.range) }
    for (number, scene) in scenes.enumerated() {
      for object in objects(ofScene: scene) {
        let id = markup.attribute("id", of: object).map { markup.source.string($0.range) }
        if let id { sceneOfObject[id] = number }
        if id == initial && id != nil || isEntry(object) { waiting.append(number) }
      }
    }
    guard !waiting.isEmpty else { return [] }
    var found = Set(waiting)
    while let scene = waiting.popLast() {
      let nodes = scenes[scene]..<Int(markup.nodes[scenes[scene]].next)
      let first = segues.partitionPoint { $0.node < nodes.lowerBound }
      for segue in segues[first...].prefix(while: { $0.node < nodes.upperBound }) {
        guard let next = sceneOfObject[segue.destination], found.insert(next).inserted else { continue }
        waiting.append(next)
      }
    }
    return scenes.indices.filter { !found.contains($0) }
      .map { scenes[$0]..<Int(markup.nodes[scenes[$0]].next) }
  }

  private func objects(ofScene scene: Int) -> [Int] {
    markup.children(of: scene).filter { markup.isNamed($0, "objects") }.flatMap { markup.children(of: $0) }
      .filter { markup.nodes[$0].kind == .element }
  }

  /// Code can ask for it, or it has the menu bar.
  private func isEntry(_ object: Int) -> Bool {
    markup.isNamed(object, "application") || markup.attribute("storyboardIdentifier", of: object) != nil
  }
}
