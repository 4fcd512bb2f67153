// Scenes of a storyboard. Interface Builder warns of those that nothing leads to, and nobody sees their texts.

extension InterfaceReader {
  func readScenes(of root: Int) -> [InterfaceScene] {
    let initial = markup.attribute("initialViewController", of: root).map { markup.source.string($0.range) }
    let objects = scenes.map(objects(ofScene:))
    var sceneOfObject: [String: Int] = [:]
    for (number, objects) in objects.enumerated() {
      for id in objects.compactMap(id) { sceneOfObject[id] = number }
    }
    return zip(scenes, objects).map { scene, objects in
      let next = segues(within: scene).compactMap { sceneOfObject[$0.destination] }
      return InterfaceScene(
        range: markup.nodes[scene].range,
        identifiers: objects.compactMap { markup.attribute("storyboardIdentifier", of: $0) },
        isEntry: objects.contains {
          markup.isNamed($0, "application") || initial != nil && id($0) == initial
        },
        next: next, controllers: objects.compactMap { markup.attribute("customClass", of: $0) })
    }
  }

  private func id(_ object: Int) -> String? {
    markup.attribute("id", of: object).map { markup.source.string($0.range) }
  }

  private func segues(within scene: Int) -> some Sequence<(destination: String, node: Int)> {
    let end = Int(markup.nodes[scene].next)
    let first = segues.partitionPoint { $0.node < scene }
    return segues[first...].prefix { $0.node < end }
  }

  private func objects(ofScene scene: Int) -> [Int] {
    markup.children(of: scene).filter { markup.isNamed($0, "objects") }.flatMap { markup.children(of: $0) }
      .filter { markup.nodes[$0].kind == .element }
  }
}
