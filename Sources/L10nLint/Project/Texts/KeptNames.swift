import L10nSyntax

// Names in texts: of the product, and of what translators leave as it is.

extension ProjectResources {
  /// Those of some names that are the product's, or that nearly all translations keep.
  func keptNames(of names: Set<String>) -> Set<String> {
    var search = NameSearch(names, in: self)
    for table in tables where !table.isOfInformation { search.read(table) }
    return search.kept
  }

  /// What apps and their projects are called, joined for comparison.
  var productNames: Set<String> {
    var names: Set<String> = []
    // An extension may be called `Share`.
    for (_, list) in informationFiles where list.isOfApp {
      for key in ["CFBundleDisplayName", "CFBundleName"] as [StaticString] {
        guard let node = list.value(of: key, in: 0), let name = list.string(of: node) else { continue }
        names.insert(name.joinedForComparison)
      }
    }
    for file in files {
      if let package = file.package, package.buildsProgram, let name = package.name {
        names.insert(package.source.text(of: name).joinedForComparison)
      }
      guard case .project = file.content, let project = file.path.folder.split(separator: "/").last else {
        continue
      }
      names.insert(project.prefix { $0 != "." }.description.joinedForComparison)
    }
    return names
  }
}

extension String {
  /// `Open-Library iOS` and `OpenLibrary` are one name.
  var joinedForComparison: String {
    var words = words.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    while words.count > 1, let last = words.last, ["app", "for", "ios", "mac", "macos"].contains(last) {
      words.removeLast()
    }
    return words.joined()
  }
}

/// Looks for names in the texts of tables, and whether their translations have them too.
struct NameSearch {
  /// Those of products, which need no table.
  private var ofProducts: Set<String> = []
  /// By the first word.
  private var names: [UInt64: [String]] = [:]
  private var counts: [String: (kept: Int, lost: Int, languages: Set<LanguageTag>)] = [:]

  init(_ names: Set<String>, in resources: ProjectResources) {
    guard !names.isEmpty else { return }
    let products = resources.productNames
    ofProducts = names.filter { $0.isNameOfProduct || products.contains($0.joinedForComparison) }
    for name in names.subtracting(ofProducts) {
      let word = name.withSpelling { $0.word(at: 0).map(\.quickHash) }
      if let word { self.names[word, default: []].append(name) }
    }
  }

  /// With the names that at least three translations have, and hardly any lacks.
  var kept: Set<String> {
    let kept = counts.lazy.filter { $0.value.languages.count > 2 && $0.value.kept >= 4 * $0.value.lost }
    return ofProducts.union(kept.map(\.key))
  }

  mutating func read(_ table: JoinedTable) {
    guard !names.isEmpty, table.languages.count > 1 else { return }
    for row in table.rows {
      let key = table.table(of: row)
      let base = table.base(of: row)
      let text = base?.value.text ?? table.entry(of: row).key
      let source = base.map { table.table(of: $0.cell) } ?? key
      let found = source.withText(of: text) { self.names(in: $0) }
      guard !found.isEmpty else { continue }
      for cell in table.cells(of: row) where cell.language != 0 {
        guard let value = table.text(of: cell), let tag = table.languages[Int(cell.language)].tag else {
          continue
        }
        table.withText(of: value.text, in: cell) { translation in
          // What was copied says nothing of names.
          guard !source.withText(of: text, { $0.elementsEqual(translation) }) else { return }
          for name in found { count(name, isKept: name.withSpelling { translation.holds($0) }, tag) }
        }
      }
    }
  }

  private mutating func count(_ name: String, isKept: Bool, _ language: LanguageTag) {
    if isKept {
      counts[name, default: (0, 0, [])].kept += 1
      counts[name, default: (0, 0, [])].languages.insert(language)
    } else {
      counts[name, default: (0, 0, [])].lost += 1
    }
  }

  /// The names that stand in a text with other words around them.
  private func names(in text: Spelling) -> [String] {
    var found: [String] = []
    var position = 0
    while position < text.count {
      guard let word = text.word(at: position) else {
        position += 1
        continue
      }
      for name in names[word.quickHash] ?? [] where text.count > name.utf8.count {
        let isHere = name.withSpelling { name in
          position + name.count <= text.count
            && Spelling(rebasing: text[position..<position + name.count]).elementsEqual(name)
        }
        if isHere, !found.contains(name) { found.append(name) }
      }
      position += word.count
    }
    return found
  }
}

extension Spelling {
  /// The letters, and whatever is not ASCII, from a place on; `nil` where there is none.
  fileprivate func word(at start: Int) -> Spelling? {
    var end = start
    while end < count, self[end].isASCIILetter || self[end] > 0x7F { end += 1 }
    return end > start ? Spelling(rebasing: self[start..<end]) : nil
  }
}
