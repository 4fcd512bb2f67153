import L10nSyntax

/// Reads the rows of a generated table: cells parted by `|`, rows by line breaks.
///
/// The text is part of the binary, so a table that nobody asks for costs nothing.
struct TableRows {
  private let text: UnsafeBufferPointer<UInt8>
  /// The letter of a language whose calls are passed over.
  private let passedOver: UInt8?
  private var position = 0
  private var cell = 0
  private var cells: [Range<Int>] = []

  /// With a language, rows of calls that are spelled in the other one are passed over.
  init(_ text: StaticString, _ language: SourceLanguage? = nil) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), language)
  }

  /// The text must outlive the reader.
  init(_ text: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage?) {
    self.text = text
    passedOver =
      switch language {
      case .swift: UInt8(ascii: "c")
      case .cFamily: UInt8(ascii: "s")
      case nil: nil
      }
    cells.reserveCapacity(16)
  }

  /// Goes to the next row.
  mutating func next() -> Bool {
    // The second byte of a call is its language.
    while let passedOver, position + 1 < text.count, text[position + 1] == passedOver { skip() }
    guard position < text.count else { return false }
    cells.removeAll(keepingCapacity: true)
    cell = 0
    var start = position
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "|") || byte == 0x0A {
        cells.append(start..<position)
        start = position + 1
      }
      position += 1
      if byte == 0x0A { return true }
    }
    cells.append(start..<position)
    return true
  }

  private mutating func skip() {
    while position < text.count, text[position] != 0x0A { position += 1 }
    position += 1
  }

  /// The next cell of the row, as a text; empty behind the last one.
  mutating func string() -> String { Self.string(bytes()) }

  /// All cells of the row.
  func strings() -> [String] { cells.map { Self.string(text[$0]) } }

  private static func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private mutating func bytes() -> Slice<UnsafeBufferPointer<UInt8>> {
    defer { cell += 1 }
    return cell < cells.count ? text[cells[cell]] : text[0..<0]
  }

  private mutating func flag(_ letter: Unicode.Scalar) -> Bool { bytes().contains(UInt8(ascii: letter)) }

  private mutating func slot() -> Slot { Self.slot(bytes()) }

  private static func slot(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Slot {
    guard let first = bytes.first else { return .none }
    if first == UInt8(ascii: ".") { return .receiver }
    guard first.isDecimalDigit else { return .label(string(bytes)) }
    return .index(bytes.reduce(0) { $0 * 10 + Int($1) - 48 })
  }

  /// Form and language, name, labels, owner.
  private mutating func call() -> CallPattern {
    let kind = bytes()
    let name = string()
    let labels = bytes()
    let owner = string()
    let form: CallPattern.Form =
      switch kind.first {
      case UInt8(ascii: "f"): .function
      case UInt8(ascii: "m"): .method
      case UInt8(ascii: "s"): .setter
      case UInt8(ascii: "g"): .getter
      case UInt8(ascii: "o"): .message
      case UInt8(ascii: "d"): .declaration
      case UInt8(ascii: "t"): .typed
      case UInt8(ascii: "n"): .name
      default: .accessor
      }
    let language: SourceLanguage? =
      switch kind.dropFirst().first {
      case UInt8(ascii: "s"): .swift
      case UInt8(ascii: "c"): .cFamily
      default: nil
      }
    let anyLabels = labels.first == UInt8(ascii: "*")
    return CallPattern(
      form, name, labels: anyLabels ? nil : labels.split(separator: 0x20).map { Self.string($0) },
      owner: owner.isEmpty ? nil : owner, language: language)
  }
}

// MARK: Rows

extension TableRows {
  mutating func localizing() -> LocalizingPattern {
    let call = call()
    let (key, table, bundle, value, comment) = (slot(), slot(), slot(), slot(), slot())
    let isCommentRequired = flag("r")
    let keys: LocalizingPattern.Keys = flag("t") ? .text : .symbolic
    let origin: LocalizingPattern.Origin =
      switch bytes().first {
      case UInt8(ascii: "u"): .swiftUI
      case UInt8(ascii: "w"): .wrapper
      default: .table
      }
    let arity = bytes()
    return LocalizingPattern(
      call, key: key, table: table, bundle: bundle, value: value, comment: comment,
      isCommentRequired: isCommentRequired, keys: keys, arity: arity.isEmpty ? nil : Int(Self.string(arity)),
      origin: origin, reason: string())
  }

  mutating func display() -> DisplayPattern {
    let call = call()
    let owner = string()
    let places = bytes().split(separator: 0x20).map { Self.slot($0) }
    let sureness: DisplayPattern.Sureness = flag("h") ? .high : .low
    return DisplayPattern(call, owner: owner, text: places, sureness: sureness, reason: string())
  }

  mutating func casing() -> CasingPattern {
    let call = call()
    let operation: CasingPattern.Operation =
      switch bytes().first {
      case UInt8(ascii: "u"): .upper
      case UInt8(ascii: "l"): .lower
      default: .capitalize
      }
    let isLocalized = flag("l")
    let instead = string()
    let (subject, locale) = (slot(), slot())
    return CasingPattern(
      call, operation, isLocalized: isLocalized, instead: instead, subject: subject, locale: locale,
      reason: string())
  }

  /// A subject that nobody knows is a mistake of the generator.
  mutating func regional() -> LocalePattern {
    let call = call()
    guard let subject = LocalePattern.Subject(rawValue: string()) else {
      preconditionFailure("no subject of \(call.name)")
    }
    return LocalePattern(call, subject, value: slot(), result: flag("t") ? .text : nil)
  }

  mutating func format() -> FormatPattern {
    let call = call()
    let format = slot()
    return FormatPattern(call, format: format, isLocalized: flag("l"), appends: flag("a"))
  }
  mutating func textCall() -> TextCallPattern {
    let call = call()
    guard let deed = TextCallPattern.Deed(rawValue: string()) else {
      preconditionFailure("a row does nothing")
    }
    let instead = string()
    return TextCallPattern(call, deed, instead: instead, reason: string())
  }
}
