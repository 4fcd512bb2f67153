/// What can be wrong with a YAML text, in words for the person who must fix it.
struct YAMLProblem {
  let message: String

  private init(_ message: String) { self.message = message }
}

// MARK: - The text as a whole

extension YAMLProblem {
  static let tooLarge = Self("This YAML is larger than 8 MB; make it smaller.")
  static let tooDeep = Self("This nests deeper than 64 levels; make the structure flatter.")
  static let tooManyNodes = Self("This YAML has more than 250,000 values; make it smaller.")
  static let invalidUTF8 = Self("This byte is not UTF-8; save the file as UTF-8.")
  static let tab = Self("A tab is only allowed inside quotes; use spaces here.")

  static func character(_ code: UInt32) -> Self {
    let digits = String(code, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return Self("The character U+\(code) is not allowed here; remove it, or write an escape inside quotes.")
  }
}

// MARK: - YAML that is left out on purpose

extension YAMLProblem {
  static let anchor = Self("Anchors (`&`) are not supported; write the value out, or quote it if it is text.")
  static let alias = Self("Aliases (`*`) are not supported; write the value out, or quote it if it is text.")
  static let tag = Self("Tags (`!`) are not supported; remove the tag, or quote the value if it is text.")
  static let directive = Self(
    "Directives (`%`) are not supported; remove the line, or quote it if it is text.")
  static let severalDocuments = Self("A second document begins here; keep one document in the file.")
  static let complexKey = Self("Keys marked with `?` are not supported; write `key: value`.")
  static let collectionKey = Self(
    "A list or mapping cannot be a key; write `key: value`, as in `exclude: [Generated]`, or quote the text.")
  static let mergeKey = Self("Merge keys (`<<`) are not supported; write the entries out, or quote the key.")
  static let missingKey = Self("A key is missing before this `:`; write one.")
  static let multilineKey = Self("A key must be on one line, together with its `:`.")
  static let longKey = Self("This key is longer than 1024 characters; make it shorter.")
  static let hugeInteger = Self("This number does not fit into 64 bits; put quotes around it if it is text.")
}

// MARK: - Blocks

extension YAMLProblem {
  static let indentation = Self("This line is indented differently from the lines around it; align it.")
  static let missingColon = Self("A `:` is missing after this key; write `key: value`.")
  static let itemAmongKeys = Self("This list item is among the keys of a mapping; indent it or remove it.")
  static let keyAmongItems = Self("This is among the items of a list; start it with `- ` or indent it.")
  static let nestedMapping = Self("This line has a second `: `; put quotes around the value.")
  static let listOnKeyLine = Self("A list must begin on the line below its key.")
  static let contentOnMarkerLine = Self("A list or mapping must begin on the line below `---`.")
  static let trailing = Self("Only a space and a comment may follow the value on this line; remove this.")
  static let reserved = Self("A value cannot begin with this character; put quotes around the value.")

  static func duplicateKey(_ key: String, line: Int) -> Self {
    Self("The key \"\(key.shownInMessage)\" is already on line \(line); remove one of them.")
  }
}

// MARK: - Scalars and flow collections

extension YAMLProblem {
  static let unclosedQuote = Self("This quote is never closed; close it.")
  static let unclosedBracket = Self("This bracket is never closed; close it.")
  static let markerInside = Self("A line of `---` or `...` is inside a value; indent it.")
  static let missingIndent = Self("This line continues the value above; indent it more than the value's key.")
  static let escape = Self("This escape does not exist; write `\\\\` for a backslash.")
  static let escapeDigits = Self("This escape needs more hexadecimal digits.")
  static let escapeScalar = Self("This escape is not a character; write it as `\\U` and eight digits.")
  static let blockHeader = Self("Only 1 to 9, `+`, `-` and a comment may follow `|` or `>` on the same line.")
  static let blankIndent = Self("This blank line has more spaces than the text below it; remove them.")
  static let unfinishedBlock = Self("The file ends inside this block text; end it with a line break.")
  static let tightColon = Self("A space is missing after this `:`; write one, or quote the text.")
  static let missingComma = Self("A `,` or the closing bracket is missing before this.")
  static let emptyEntry = Self("A value is missing before this `,`; remove the comma.")
  static let wrongBracket = Self("This bracket does not match the one that is open.")
  static let blockInFlow = Self(
    "Block text and `- ` are not allowed inside brackets; put quotes around them.")
}

extension String {
  /// The text on one line and short enough for a message.
  fileprivate var shownInMessage: String {
    let shown = unicodeScalars.prefix(60).map { $0.value < 0x20 ? " " : String($0) }.joined()
    return unicodeScalars.dropFirst(60).isEmpty ? shown : shown + "…"
  }
}
