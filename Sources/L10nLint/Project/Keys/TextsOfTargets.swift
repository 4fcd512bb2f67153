/// The texts of extensions and watch apps that build no table, though the app around them is translated.
struct TextsOfTargets {
  private(set) var groups: [Group] = []

  /// Texts of one target; several targets may build the same files.
  struct Group {
    let targets: [String]
    /// Each key once: those that the app has in other languages come first.
    var uses: [KeyUse]

    func message(onTexts count: Int) -> String {
      let builds =
        switch targets.count {
        case 1: "Target `\(targets[0])` builds"
        case 2: "Targets `\(targets[0])` and `\(targets[1])` build"
        default: "Target `\(targets[0])` and \(targets.count - 1) others build"
        }
      return (count - 1).sentence(
        alone: "\(builds) no table, so this text is never translated",
        withAnother: "\(builds) no table, so this text and another one are never translated",
        withOthers: { "\(builds) no table, so this text and \($0) others are never translated" })
    }
  }

  init(_ pass: inout ProjectPass, saysAnything: (KeyUse) -> Bool) {
    let project = pass.project
    guard !project.targets.isEmpty else { return }
    let languages = project.resources.languagesBySoftware()
    var numbers: [[String]: Int] = [:]
    var told: [Set<String>] = []
    for uses in project.keys.uses.byFile {
      let path = uses[0].path
      let targets = project.targets.bareTargets(building: path)
      let software = project.resources.layout.software(around: path)
      guard let first = targets.first, targets.allSatisfy(\.isPart),
        languages[software]?.translations.isEmpty == false
      else { continue }
      let number = numbers[[software, first.name], default: groups.count]
      if number == groups.count {
        numbers[[software, first.name]] = number
        groups.append(Group(targets: targets.map(\.name), uses: []))
        told.append([])
      }
      for use in uses where use.isOfTarget && pass.isReported(use) && !pass.isPointless(use) {
        guard use.key.isWritten, saysAnything(use), pass.isFirst(use.key, &told[number], use) else {
          continue
        }
        groups[number].uses.append(use)
      }
    }
    let tables = project.keys.tables
    for number in groups.indices {
      let uses = Dictionary(grouping: groups[number].uses, by: tables.translateElsewhere)
      groups[number].uses = uses[true, default: []] + uses[false, default: []]
    }
    groups.removeAll { $0.uses.count < Self.fewestTexts }
  }

  /// One text may be a name, or stand in for another.
  private static let fewestTexts = 2
}

extension KeyUse {
  /// Whether the text surely is one of the bundle of the program that runs, and readers see it.
  fileprivate var isOfTarget: Bool {
    bundle == .leftOut && !isOfOneLanguage && !isForDevelopers && !context.contains(.test)
  }
}

extension String {
  /// Neither a code in capitals (`TITLE1`, `ABC`) nor what Xcode has put into a new widget.
  fileprivate var isWritten: Bool {
    contains { $0.isLowercase || $0.isLetter && !$0.isUppercase } && !Self.textsOfNewWidgets.contains(self)
  }

  private static let textsOfNewWidgets: Set = [
    "An example control that runs a timer.", "Bottom", "Emoji:", "Favorite Emoji:", "Hello", "Hello %@",
    "Leading", "Min", "My Widget", "Start Timer", "This is an example widget.", "Time:", "Timer",
    "Timer Name", "Trailing",
  ]
}

extension KeyTables {
  /// Whether a table has a key in several languages, wherever it is.
  fileprivate func translateElsewhere(_ use: KeyUse) -> Bool {
    allPlaces(of: use).contains { place in place.translations.contains { !$0.text.isEmpty } }
  }
}
