/// How a table spells a call, taken apart: what `CallPattern` wants to know.
struct CallSpelling {
  enum Form: String {
    case function = "f"
    case method = "m"
    case setter = "s"
    case getter = "g"
    case message = "o"
    case accessor = "a"
    case declaration = "d"
    case typed = "t"
    case name = "n"
  }

  enum Language: String {
    case swift = "s"
    case cFamily = "c"
    case both = "-"
  }

  var form: Form
  var language: Language
  var name: String
  /// `nil` accepts any arguments.
  var labels: [String]?
  var owner = ""

  /// More arguments without label than anybody writes: a pattern's labels are matched in order, with gaps.
  private static let variadic = Array(repeating: "_", count: 12)

  /// `.name(_:label:)`, `Name(label:)`, `Owner.name(_:)`, `@Name(label:)`, `.name`, `.name =`.
  /// Properties of types have no call.
  init?(swift spelling: String, isVariadic: Bool = false) {
    if let declaration = CallSpelling(declaration: spelling) {
      self = declaration
      return
    }
    guard !spelling.contains(" ") || spelling.hasSuffix(" =") else { return nil }
    var text = Substring(spelling)
    let isMember = text.first == "."
    if isMember || text.first == "@" { text = text.dropFirst() }
    language = .swift
    if text.hasSuffix(" =") {
      (form, language, name) = (.setter, .both, String(text.dropLast(2)))
      return
    }
    guard let paren = text.firstIndex(of: "(") else {
      guard isMember else { return nil }
      (form, language, name) = (.getter, .swift, String(text))
      return
    }
    var path = text[..<paren].split(separator: ".")
    name = path.popLast().map(String.init) ?? ""
    owner = path.last.map(String.init) ?? ""
    form = isMember ? .method : .function
    labels = text[paren...].dropFirst().dropLast().split(separator: ":").map(String.init)
    if isVariadic { labels?.append(contentsOf: Self.variadic) }
  }

  /// `func tableView(_:titleForRow:)`, `var failureReason`: known by the first label that says something, which is a
  /// rarer word than the name before it.
  private init?(declaration: String) {
    let words = declaration.split(separator: " ")
    guard words.count == 2, words[0] == "func" || words[0] == "var" else { return nil }
    (form, language) = (.declaration, .swift)
    let base = String(words[1].prefix { $0 != "(" })
    let labels = words[1].dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
    if let label = labels.first(where: { $0.count > 3 }) {
      (name, owner) = (label, base)
    } else {
      name = base
    }
  }

  /// The method that a selector declares.
  init(declaring selector: String) {
    let pieces = selector.split(separator: ":").map(String.init)
    (form, language, name) = (.declaration, .cFamily, pieces.last ?? selector)
    if pieces.count > 1 { (name, owner) = (pieces[1], pieces[0]) }
  }

  init(selector: String) {
    let pieces = selector.split(separator: ":").map(String.init)
    (form, language) = (.message, .cFamily)
    name = pieces.first ?? selector
    labels = Array(pieces.dropFirst())
  }

  init(_ form: Form, _ language: Language, _ name: String) {
    (self.form, self.language, self.name) = (form, language, name)
  }

  /// Form, language, name, labels, owner, parted by `|`; `*` for any labels.
  var cells: String {
    "\(form.rawValue)\(language.rawValue)|\(name)|\(labels?.joined(separator: " ") ?? "*")|\(owner)"
  }

  /// A place of a value as the tables write it: a position, `label:`, `receiver`.
  func slot(_ node: YAMLNode?) -> String {
    guard let node, let text = node.text else { return "" }
    if text == "receiver" { return "." }
    if text.hasSuffix(":") { return String(text.dropLast()) }
    guard let position = node.integer else { return "" }
    return slot(position)
  }

  /// In Swift an argument is known by its label, where it has one.
  func slot(_ position: Int) -> String {
    guard language == .swift, let labels, position < labels.count, labels[position] != "_" else {
      return "\(position)"
    }
    return labels[position]
  }
}

extension TableRow {
  /// The ways in which a row can be spelled in code; none for rows without a call.
  func spellings(isVariadic: Bool = false) -> [CallSpelling] {
    var spellings: [CallSpelling] = []
    if let swift = text("swift"), let spelling = CallSpelling(swift: swift, isVariadic: isVariadic) {
      spellings.append(spelling)
    }
    if let type = text("type")?.split(separator: ".").last {
      spellings.append(CallSpelling(.typed, .swift, String(type)))
    }
    if let selector = text("selector"), text("text") == "return" {
      spellings.append(CallSpelling(declaring: selector))
    } else if let selector = text("selector") {
      spellings.append(CallSpelling(selector: selector))
      // `text.uppercaseString`: what takes no argument may be read like a property.
      if !selector.contains(":") { spellings.append(CallSpelling(.getter, .cFamily, selector)) }
    }
    if let macro = text("macro") { spellings.append(CallSpelling(.function, .cFamily, macro)) }
    if let name = text("name") { spellings.append(CallSpelling(.name, .both, name)) }
    if let function = text("function") { spellings.append(CallSpelling(.function, .both, function)) }
    return spellings
  }
}
