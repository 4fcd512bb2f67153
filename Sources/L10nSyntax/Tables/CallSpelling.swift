/// How a table spells a call, taken apart: what `CallPattern` wants to know.
struct CallSpelling {
  enum Form: String {
    case function = "f"
    case method = "m"
    case setter = "s"
    case getter = "g"
    case message = "o"
    case accessor = "a"
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
  /// Declarations (`func …`, `var …`) and properties of types have no call.
  init?(swift spelling: String, isVariadic: Bool = false) {
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
    if let selector = text("selector") {
      spellings.append(CallSpelling(selector: selector))
      // `text.uppercaseString`: what takes no argument may be read like a property.
      if !selector.contains(":") { spellings.append(CallSpelling(.getter, .cFamily, selector)) }
    }
    if let macro = text("macro") { spellings.append(CallSpelling(.function, .cFamily, macro)) }
    if let function = text("function") { spellings.append(CallSpelling(.function, .both, function)) }
    return spellings
  }
}
