/// What can be wrong with a `.strings` file, in words for the person who must fix it.
struct StringsProblem {
  let message: String
  let cure: TableProblem.Cure?

  private init(_ message: String, cure: TableProblem.Cure? = nil) {
    self.message = message
    self.cure = cure
  }
}

// MARK: - The system refuses the file

extension StringsProblem {
  static let invalidUTF8 = Self("This byte is not UTF-8, so the file cannot be read; save it as UTF-8.")
  static let unclosedQuote = Self("This quote is never closed, so the file cannot be read; close it.")
  static let openComment = Self(
    "This comment is never closed, so the file cannot be read; write `*/` where it ends.")
  static let openBrace = Self("This `{` is never closed, so the file cannot be read; close it.")
  static let openValue = Self("This value is never closed, so the file cannot be read; close it.")
  static let afterBrace = Self(
    "An entry follows the last `}`, so the file cannot be read; move it inside.")
  static let missingSemicolon = Self(
    "A `;` is missing after this, so the file cannot be read; write one.", cure: .append(";"))
  static let missingComma = Self(
    "A `,` or `)` is missing after this, so the file cannot be read; write one.")
  static let loneSlash = Self("This `/` does not start a comment, so the file cannot be read; write `//`.")
  static let data = Self(
    "Data must be pairs of hexadecimal digits, so the file cannot be read; quote it if it is text.")
  static let tooDeep = Self("This nests deeper than 512 levels, so the file cannot be read; make it flatter.")

  static func strayFirst(_ found: StringsMisfit) -> Self {
    Self("\(found.name) cannot begin a key, so the file cannot be read; \(found.cure).")
  }

  static func missingValue(_ found: StringsMisfit) -> Self {
    switch found.kind {
    case .end, .character(";"): Self("A value is missing here, so the file cannot be read; write one.")
    default: Self("\(found.name) cannot begin a value, so the file cannot be read; \(found.cure).")
    }
  }

  static func equals(_ found: StringsMisfit) -> Self {
    switch found.kind {
    case .end: Self("The file ends after this key, so it cannot be read; write its value and `;`.")
    case .character(":"):
      Self("\(found.name) is where `=` must be, so the file cannot be read; write `=`.", cure: .write("="))
    case .character: Self("\(found.name) is where `=` must be, so the file cannot be read; write `=`.")
    default: Self("\(found.name) is where `=` must be, so the file cannot be read; \(found.cure).")
    }
  }

  static func semicolon(_ found: StringsMisfit) -> Self {
    switch found.kind {
    case .end: Self("The file ends after this text, so it cannot be read; write `;`.")
    case .character(","), .character(":"), .character("；"):
      Self("\(found.name) is where `;` must be, so the file cannot be read; write `;`.", cure: .write(";"))
    case .character:
      Self(
        "\(found.name) is where `;` must be, so the file cannot be read; write `\\\"` for a quote inside text."
      )
    default: Self("\(found.name) is where `;` must be, so the file cannot be read; \(found.cure).")
    }
  }
}

// MARK: - The system stops reading

extension StringsProblem {
  static func truncated(by found: StringsMisfit, lost: Int) -> Self {
    switch lost {
    case 0:
      // Nobody needs a space at the end.
      Self("\(found.name) ends the file for the system; \(found.isInvisible ? "remove it" : found.cure).")
    case 1:
      Self("\(found.name) ends the file for the system, and the entry after it is lost; \(found.cure).")
    default:
      Self(
        "\(found.name) ends the file for the system, and \(lost) entries after it are lost; \(found.cure).")
    }
  }
}

// MARK: - Escapes

extension StringsProblem {
  static let shortUnicode = Self("`\\U` has fewer than four digits here; write all four.")
  static let longUnicode = Self(
    "`\\U` reads four digits and shows the rest as text; write a surrogate pair.")
  static let halfCharacter = Self("This is half of a surrogate pair and shows as U+FFFD; write both halves.")
  static let interpolation = Self(
    "`\\(` does not interpolate here and shows as `(`; write a format specifier.")

  static func smallUnicode(_ digits: String) -> Self {
    Self(
      "`\\u` is not a valid escape, so `u\(digits)` is shown; write `\\U\(digits)`.", cure: .write("\\U"))
  }

  static func octal(_ code: UInt32) -> Self {
    let shown = Unicode.Scalar(code).map { String($0) } ?? ""
    return Self(
      "This octal escape uses the NeXTSTEP character set and shows `\(shown)`; write the character.")
  }

  /// What a tool made of a line break on its way to a translator and back.
  static let splitBreak = Self(
    "`\\ n` is not a line break: readers see ` n`; write `\\n` without a space.")

  static func unknownEscape(_ shown: String) -> Self {
    Self(
      "`\\\(shown)` is not a valid escape and shows as `\(shown)`; write `\\\\` for a backslash, `\\\"` for a quotation mark.",
      cure: .write("\\\\\(shown)"))
  }
}
