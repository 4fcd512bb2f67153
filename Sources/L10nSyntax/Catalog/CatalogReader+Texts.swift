/// What the texts below some point of a catalog have in common.
struct CatalogPlace {
  var entry: Int
  var language: UInt16
  var variable: UInt32?
  var plural: PluralCategory?
  var device: Table.Device?

  /// Directly below the language.
  var isRoot: Bool { variable == nil && plural == nil && device == nil }
}

extension CatalogReader {
  /// Reads `stringUnit`, `stringSet`, `variations` and `substitutions` of a language, of a case, or of a substitution.
  mutating func readText(_ node: Int, _ place: CatalogPlace) {
    var fields = CatalogFields()
    var unit: Int?
    var substitutions: Int?
    for child in json.children(of: node) {
      guard let field = field(child) else { continue }
      switch field {
      case .stringUnit:
        guard isFirst(field, child, in: &fields) else { continue }
        unit = child
        readUnit(child, place)
      case .stringSet:
        if isFirst(field, child, in: &fields) { readSet(child, place) }
      case .variations:
        if isFirst(field, child, in: &fields) { readVariations(child, place) }
      case .substitutions:
        guard isFirst(field, child, in: &fields) else { continue }
        substitutions = child
        if place.isRoot { readSubstitutions(child, place) }
      default: continue
      }
    }
    if let unit, fields.contains(.variations) { report(.unitBesideVariations, atKeyOf: unit) }
    guard let substitutions else { return }
    if !place.isRoot {
      report(.substitutionsUnderVariations, atKeyOf: substitutions)
    } else if unit == nil {
      report(.substitutionsWithoutUnit, atKeyOf: substitutions)
    }
  }

  private mutating func readUnit(_ node: Int, _ place: CatalogPlace) {
    guard isObject(node, or: .needsObject("stringUnit")) else { return }
    var fields = CatalogFields()
    var value: PlacedText?
    // Xcode counts a text without a state as not translated yet.
    var state = Table.State.new
    for child in json.children(of: node) {
      guard let field = field(child) else { continue }
      switch field {
      case .state:
        guard isFirst(field, child, in: &fields), let text = text(child, "state") else { continue }
        state = self.state(text)
      case .value:
        guard isFirst(field, child, in: &fields) else { continue }
        value = text(child, "value")
      default: continue
      }
    }
    if !fields.contains(.value) { report(.missingValue, atKeyOf: node) }
    if let value { append(value, state, place) }
  }

  /// The phrases of a shortcut, any of which people may say.
  private mutating func readSet(_ node: Int, _ place: CatalogPlace) {
    guard isObject(node, or: .needsObject("stringSet")) else { return }
    var fields = CatalogFields()
    var texts: [PlacedText] = []
    var state = Table.State.new
    for child in json.children(of: node) {
      guard let field = field(child) else { continue }
      switch field {
      case .state:
        guard isFirst(field, child, in: &fields), let text = text(child, "state") else { continue }
        state = self.state(text)
      case .values:
        if isFirst(field, child, in: &fields) { texts = self.texts(child) }
      default: continue
      }
    }
    if !fields.contains(.values) { report(.missingValues, atKeyOf: node) }
    for text in texts { append(text, state, place) }
  }

  private mutating func texts(_ node: Int) -> [PlacedText] {
    let items = json.children(of: node).map { json.nodes[$0] }
    if json.nodes[node].kind == .array, items.allSatisfy({ $0.kind == .string }) { return items.map(\.text) }
    report(.needsList("values"), atKeyOf: node)
    return []
  }

  private mutating func append(_ text: PlacedText, _ state: Table.State, _ place: CatalogPlace) {
    table.values.append(
      Table.Value(
        text: text, language: place.language, variable: place.variable, plural: place.plural,
        device: place.device, state: state))
  }

  private mutating func state(_ text: PlacedText) -> Table.State {
    if json.source.isSpelled(text, "translated") { return .translated }
    if text.range.isEmpty { return .new }
    let states: [Table.State] = [.new, .needsReview, .machineTranslated, .stale]
    if let number = word(text, of: ["new", "needs_review", "machine_translated", "stale"]) {
      return states[number]
    }
    report(.unknownState, text.range)
    return .translated
  }
}

// MARK: - Variations

extension CatalogReader {
  /// A device may hold a plural, and nothing else nests, so this calls itself once at most.
  private mutating func readVariations(_ node: Int, _ place: CatalogPlace) {
    guard isObject(node, or: .needsObject("variations")) else { return }
    if place.device == .other, place.plural == nil { report(.variationsInOther, atKeyOf: node) }
    var fields = CatalogFields()
    for child in json.children(of: node) {
      switch field(child) {
      case .plural: if isFirst(.plural, child, in: &fields) { readPlural(child, place) }
      case .device: if isFirst(.device, child, in: &fields) { readDevices(child, place) }
      default: report(.unknownVariation, atKeyOf: child)
      }
    }
    switch (fields.contains(.plural), fields.contains(.device)) {
    case (true, true): report(.pluralBesideDevice, atKeyOf: node)
    case (false, false): report(.emptyVariations, atKeyOf: node)
    default: break
    }
  }

  private mutating func readPlural(_ node: Int, _ place: CatalogPlace) {
    guard isObject(node, or: .needsObject("plural")) else { return }
    guard place.plural == nil else { return report(.pluralInPlural, atKeyOf: node) }
    var cases = CatalogFields()
    for child in json.children(of: node) {
      guard let key = json.nodes[child].key else { continue }
      guard let number = word(key, of: ["one", "other", "few", "many", "zero", "two"]) else {
        report(.unknownCategory, key.range)
        continue
      }
      if !cases.insert(UInt8(number)) { report(.repeatedKey, key.range) }
      var place = place
      place.plural = Self.categories[number]
      if isObject(child, or: .caseNeedsObject) { readText(child, place) }
    }
  }

  /// The common ones first.
  private static let categories: [PluralCategory] = [.one, .other, .few, .many, .zero, .two]

  private mutating func readDevices(_ node: Int, _ place: CatalogPlace) {
    guard isObject(node, or: .needsObject("device")) else { return }
    guard place.device == nil else { return report(.deviceInDevice, atKeyOf: node) }
    if place.plural != nil { report(.deviceInPlural, atKeyOf: node) }
    var cases = CatalogFields()
    for child in json.children(of: node) {
      guard let key = json.nodes[child].key else { continue }
      guard let number = word(key, of: Self.deviceNames) else {
        report(.unknownDevice, key.range)
        continue
      }
      if !cases.insert(UInt8(number)) { report(.repeatedKey, key.range) }
      var place = place
      place.device = Table.Device.allCases[number]
      if isObject(child, or: .caseNeedsObject) { readText(child, place) }
    }
  }

  /// In the order of the type.
  private static let deviceNames: [StaticString] = [
    "iphone", "ipad", "ipod", "applewatch", "appletv", "applevision", "mac", "other",
  ]
}

// MARK: - Substitutions

extension CatalogReader {
  private mutating func readSubstitutions(_ node: Int, _ place: CatalogPlace) {
    guard isObject(node, or: .needsObject("substitutions")) else { return }
    for (child, _) in json.repeatedKeys(of: node) { report(.repeatedKey, atKeyOf: child) }
    for child in json.children(of: node) {
      guard let name = json.nodes[child].key else { continue }
      guard isObject(child, or: .substitutionNeedsObject) else { continue }
      readSubstitution(child, named: name, place)
    }
  }

  private mutating func readSubstitution(_ node: Int, named name: PlacedText, _ place: CatalogPlace) {
    let number = table.variables.count
    table.variables.append(Table.Variable(name: name, entry: place.entry, language: place.language))
    var place = place
    place.variable = UInt32(truncatingIfNeeded: number)
    var fields = CatalogFields()
    for child in json.children(of: node) {
      guard let field = field(child), isFirst(field, child, in: &fields) else { continue }
      switch field {
      case .argNum: table.variables[number].argument = argument(child)
      case .formatSpecifier: table.variables[number].specifier = text(child, "formatSpecifier")
      case .variations: readVariations(child, place)
      case .substitutions: report(.substitutionsUnderVariations, atKeyOf: child)
      default: continue
      }
    }
    if !fields.contains(.variations) { report(.substitutionWithoutVariations, name.range) }
    if !fields.contains(.formatSpecifier) { report(.substitutionWithoutSpecifier, name.range) }
  }

  private mutating func argument(_ node: Int) -> UInt8? {
    let range = json.nodes[node].range
    let digits = json.source[range]
    // Three digits at most, so that nothing overflows.
    if json.nodes[node].kind == .number, digits.count <= 3, digits.allSatisfy({ $0.isDecimalDigit }) {
      let number = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
      if (1...127).contains(number) { return UInt8(number) }
    }
    report(.argument, range)
    return nil
  }
}
