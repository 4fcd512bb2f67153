import L10nLint
import L10nSyntax

extension LanguageServer {
  /// More are no help; typing on narrows them down.
  private static let shownKeys = 400

  /// `textDocument/completion`: the keys of the tables that a call may mean, within its literal.
  mutating func completion(_ parameters: Parameter) -> Reply {
    guard let subject = subject(parameters),
      let place = subject.project.completionPlace(subject.path, subject.document.text, at: subject.offset)
    else { return .null }
    let typed = subject.document.text.string(ByteRange(place.content.start, subject.offset))
    let keys = subject.project.keys(for: place, subject.path).filter {
      typed.isEmpty || $0.key.hasPrefix(typed)
    }
    let shown = keys.prefix(Self.shownKeys)
    let content = Place(place.content, in: subject.document.text, subject.document.lines)
    let range = editor.encoding.range(content)
    return .object { writer in
      writer.field("isIncomplete", shown.count < keys.count)
      writer.array("items", shown) { item, writer in
        writer.field("label", item.key)
        // A constant.
        writer.field("kind", 21)
        if let text = item.text { writer.field("detail", text.inOneLine(80)) }
        writer.field("textEdit") { writer in
          writer.field("range", range)
          writer.field("newText", item.key.asLiteral)
        }
      }
    }
  }
}

/// Where a key is being typed.
struct CompletionPlace {
  /// Between the quotes.
  let content: ByteRange
  /// `nil` where any table could be meant.
  let table: String?
  let keys: LocalizingPattern.Keys
}

extension WarmProject {
  func completionPlace(_ path: String, _ text: SourceText, at offset: UInt32) -> CompletionPlace? {
    guard let reading, let document = reading.document(of: SourceFile(path, text, in: reading)) else {
      return nil
    }
    if let place = document.completionPlace(at: offset) { return place }
    // Whoever is typing a key has often not closed the call yet.
    guard let closed = document.closingCall(at: offset) else { return nil }
    return reading.document(of: SourceFile(path, closed, in: reading))?.completionPlace(at: offset)
  }

  /// The keys of the nearest tables, with their text in the base language.
  func keys(for place: CompletionPlace, _ path: String) -> [(key: String, text: String?)] {
    guard let project = reading?.project else { return [] }
    let named = project.resources.tables.filter { place.table == nil || $0.name == place.table }
    let near = Set(project.resources.layout.bundles(near: self.judgedPath(of: path)))
    let close = named.filter { near.contains($0.bundle) }
    var texts: [String: String?] = [:]
    for table in close.isEmpty ? named : close {
      for row in table.rows {
        let key = table.key(of: row)
        // What is interpolated into a key is not known from its table.
        if place.keys == .text, key.contains("%") { continue }
        texts[key] = table.base(of: row).map { table.text(of: $0.value.text, in: $0.cell) }
      }
    }
    return texts.sorted { $0.key.precedesInBytes($1.key) }.map { ($0.key, $0.value) }
  }
}

extension Document {
  fileprivate func completionPlace(at offset: UInt32) -> CompletionPlace? {
    for call in localizedCalls {
      guard let key = call.key, let literal = literals(in: key, at: offset) else { continue }
      let isOurs = call.origin == .wrapper || call.origin == .discovered
      let named = call.table.flatMap { constantText(of: $0) }
      return CompletionPlace(
        content: literal.contentRange, table: named ?? (isOurs ? nil : KeyUse.usualTable), keys: call.keys)
    }
    return nil
  }

  /// The text with the literal at an offset and the call around it closed; `nil` where no literal of one line is there.
  fileprivate func closingCall(at offset: UInt32) -> SourceText? {
    let literal = literals.first { $0.contentRange.start <= offset && offset <= $0.contentRange.end }
    guard let literal, !literal.flags.contains(.multiline), !literal.flags.contains(.raw) else { return nil }
    let isOpen = literal.flags.contains(.unterminated)
    // What stands behind the caret on its line belongs to no key.
    let before = source[ByteRange(0, isOpen ? offset : literal.range.end)]
    let quote = isOpen ? "\"" + String(repeating: "#", count: Int(literal.hashes)) : ""
    return SourceText(
      padding: Array(before) + (quote + ")").utf8 + source[ByteRange(literal.range.end, UInt32(source.count))]
    )
  }

  /// The plain literal of a range whose content an offset lies in.
  fileprivate func literals(in range: TokenRange, at offset: UInt32) -> StringLiteral? {
    for token in range.indices {
      guard let literal = literal(at: token), literal.flags.isDisjoint(with: [.interpolated, .unterminated])
      else { continue }
      let content = literal.contentRange
      if content.start <= offset, offset <= content.end { return literal }
    }
    return nil
  }
}

extension String {
  /// Between the quotes of a literal.
  fileprivate var asLiteral: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
