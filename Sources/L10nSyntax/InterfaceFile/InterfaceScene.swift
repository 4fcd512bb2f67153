/// A scene of a storyboard, and where it leads.
public struct InterfaceScene: Sendable {
  /// From its start tag to its end tag.
  public let range: ByteRange
  /// By these code asks for it.
  public let identifiers: [PlacedText]
  /// The storyboard begins with it, or it has the menu bar.
  public let isEntry: Bool
  /// Numbers of the scenes that it goes on to.
  public let next: [Int]
  /// The classes of its controllers.
  public let controllers: [PlacedText]
}

extension InterfaceFile {
  /// The numbers of the scenes to which nothing leads from those that `isReached` says are; none where nothing says how the storyboard
  /// begins. The pages of a watch know each other in ways of their own.
  public func lostScenes(besides isReached: (InterfaceScene) -> Bool) -> [Int] {
    guard runtime != .watchOS, scenes.contains(where: { $0.isEntry || !$0.identifiers.isEmpty }) else {
      return []
    }
    var waiting = scenes.indices.filter { scenes[$0].isEntry || isReached(scenes[$0]) }
    var found = Set(waiting)
    while let scene = waiting.popLast() {
      for next in scenes[scene].next where found.insert(next).inserted { waiting.append(next) }
    }
    return scenes.indices.filter { !found.contains($0) }
  }
}
