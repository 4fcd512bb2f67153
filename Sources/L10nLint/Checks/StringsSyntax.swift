import L10nSyntax

extension Check {
  /// What the system refuses in a `.strings` file, and what it reads in another way than it was meant: once a text, and
  /// at the base language where translations have it from there.
  static let stringsSyntax = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .strings, !file.isNoTable(table) else { return }
      let problems = table.problems.filter { $0.kind == .syntax }
      for problem in problems.prefix(mostErrorsTold) { pass.report(problem, in: file, kind: "syntax") }
      guard problems.count > mostErrorsTold else { return }
      pass.report(
        problems[mostErrorsTold].range, in: file,
        "\(problems.count - mostErrorsTold) more mistakes follow; fixing the first ones may remove them",
        kind: "syntax")
    },
    .tables { joined, pass in
      var told: [WrongEscapes] = []
      var numbers: [WrongEscapes.Name: Int] = [:]
      for file in joined.files {
        for text in file.wrongEscapes(in: joined) {
          if pass.silencer(at: text.first.range, in: file) != nil {
            report([text.worded(pass.project)], &pass)
          } else if let known = numbers[text.name] {
            told[known].copies.append(text)
          } else {
            numbers[text.name] = told.count
            told.append(text)
          }
        }
      }
      for alike in told.map({ $0.worded(pass.project) }).alikeInRow {
        report(alike, &pass)
      }
    })

  /// What is no table at all has a mistake in every line.
  private static let mostErrorsTold = 20

  /// Entries that follow each other and have the same mistake are told once.
  private static func report(_ alike: [WrongEscapes], _ pass: inout ResourcePass) {
    let first = alike[0]
    var told = first.first
    if alike.count > 1 {
      if told.message.hasSuffix(".") { told.message.removeLast() }
      told.message += " (in \(alike.count) entries)"
    }
    let others = alike.dropFirst() + alike.flatMap(\.copies)
    let related = others.relatedPlaces { pass.related($0.first.range, in: $0.file, "the same") }
    pass.report(
      told, in: first.file, kind: "misread", confidence: first.confidence,
      about: first.name.isKey ? nil : first.row, fix: ProposedFix(joining: alike.compactMap(\.fix)),
      related: related)
  }
}

/// A text in which the system reads something in another way than it was meant.
private struct WrongEscapes {
  var file: ResourceFile
  var name: Name
  var problems: [TableProblem]
  /// The text of another language, be it the key, has more line breaks.
  var lacksBreaks: Bool
  /// What stands before and behind the interpolations that somebody wrote into the key.
  var piecesOfKey: (first: String, last: String)?
  /// The number of its entry.
  var entry: Int
  var row: RowOfTable?
  var confidence = Confidence.certain
  /// Texts of other languages in which the system misreads the same.
  var copies: [WrongEscapes] = []

  struct Name: Hashable {
    var key: UInt64
    /// What is misread first.
    var written: String
    var isKey: Bool
  }

  var first: TableProblem { problems[0] }

  /// With the words of the finding, and how sure it is: what nobody reads is no loss.
  func worded(_ project: ProjectFacts) -> WrongEscapes {
    var told = self
    if let piecesOfKey {
      told.problems[0].message =
        "`\\(` does not interpolate here, so no call finds this key; write `%@` for a text, `%lld` for an `Int`"
      // What nothing asks for any more is no loss.
      let literals = project.keys.spelled.literals
      let isAsked = literals.isEmpty || literals.mayHave(piecesOfKey.first, piecesOfKey.last)
      let hasWord =
        piecesOfKey.first.contains(where: \.isLetter) || piecesOfKey.last.contains(where: \.isLetter)
      if !isAsked || !hasWord { told.confidence = .possible }
    } else if name.isKey {
      // In a key nothing is shown: no code asks for what it becomes.
      told.problems[0].message =
        "`\(name.written)` is not a valid escape, so no call finds this key; write the character"
    } else {
      if first.isBesideSpecifier(in: file.text) {
        told.problems[0].message = "`\\(` does not interpolate here and shows as `(`; delete the backslash"
      } else if let letter = letterBehindLostBreak {
        let look =
          letter == "U" ? "starts no character here" : "is not a valid escape and shows as `\(letter)`"
        told.problems[0].message = "`\\\(letter)` \(look); the `n` of a line break is missing"
      }
      if let row, !project.keys.isRead(row.row, of: row.table) { told.confidence = .possible }
    }
    return told
  }

  /// `\Accept` where the base text has a line break: the `n` behind the backslash is lost.
  private var letterBehindLostBreak: Character? {
    let (text, next) = (file.text, Int(first.range.end))
    guard lacksBreaks, !name.isKey, let letter = text.string(first.range).dropFirst().first,
      letter.isUppercase, next < text.count, text[next].isSmallLetter || text[next] > 0x7F
    else { return nil }
    return letter
  }

  /// In all languages that have it.
  var fix: ProposedFix? {
    guard var fix = ownFix else { return nil }
    fix.edits += copies.flatMap { $0.ownFix?.edits ?? [] }
    return fix
  }

  private var ownFix: ProposedFix? {
    if letterBehindLostBreak != nil {
      return .suggested("Write `\\n`", .insert("n", at: first.range.start + 1, in: file))
    }
    // Only what the message names: the escapes of another letter may mean something else.
    return ProposedFix(
      joining: problems.filter { letter(of: $0) == letter(of: first) }.compactMap { $0.fix(in: file) })
  }

  private func letter(of problem: TableProblem) -> Character? {
    file.text.string(problem.range).dropFirst().first
  }
}

extension [WrongEscapes] {
  /// Those of entries that follow each other in a file, with the same words.
  fileprivate var alikeInRow: [[WrongEscapes]] {
    var rows: [[WrongEscapes]] = []
    for text in self {
      if let last = rows.last?.last, !text.name.isKey, last.file.path == text.file.path,
        last.entry + 1 == text.entry,
        last.first.message == text.first.message, last.confidence == text.confidence
      {
        rows[rows.count - 1].append(text)
      } else {
        rows.append([text])
      }
    }
    return rows
  }
}

extension ResourceFile {
  /// A file outside of all languages in which nothing looks like an entry, such as what Xcode leaves behind.
  fileprivate func isNoTable(_ table: Table) -> Bool {
    table.isArray
      || table.entries.isEmpty && path.isLooseTable && StringsForm(of: text) == .text
        && table.source.withBytes { bytes, count in
          !(0..<count).contains { bytes[$0] == UInt8(ascii: "=") }
        }
  }

  /// In the order of the file.
  fileprivate func wrongEscapes(in joined: JoinedTable) -> [WrongEscapes] {
    guard let table, table.format == .strings else { return [] }
    let problems = table.problems.filter { $0.kind == .misread }
      .sorted { $0.range.start < $1.range.start }
    var texts: [WrongEscapes] = []
    var number = 0
    for (place, entry) in table.entries.enumerated() where number < problems.count {
      var isKeyWrong = false
      for isKey in [true, false] {
        let end = isKey ? entry.key.range.end : entry.range.end
        let found = problems[number...].prefix { $0.range.start < end }
        guard let first = found.first else { continue }
        number += found.count
        // Nobody sees the text of a key that no call finds.
        if isKeyWrong { continue }
        isKeyWrong = isKey
        let name = WrongEscapes.Name(
          key: table.hash(of: entry.key), written: text.string(first.range), isKey: isKey)
        texts.append(
          WrongEscapes(
            file: self, name: name, problems: Array(found),
            lacksBreaks: joined.lacksBreaks(entry, of: table),
            piecesOfKey: isKey ? text.string(entry.key.range).piecesAroundInterpolations : nil,
            entry: place, row: RowOfTable(of: entry.key, in: table, joined)))
      }
    }
    return texts
  }
}

extension String {
  /// `Reading from ` and nothing of `Reading from \(name)`; `nil` without an interpolation.
  fileprivate var piecesAroundInterpolations: (first: String, last: String)? {
    guard let start = firstRange(of: "\\("), start.upperBound < endIndex, self[start.upperBound] != "%",
      let end = lastIndex(of: ")"), start.upperBound <= end
    else { return nil }
    return (String(self[..<start.lowerBound]), String(self[index(after: end)...]))
  }
}

extension JoinedTable {
  /// Whether the key of an entry, or its text in the base language, has more line breaks than the entry.
  fileprivate func lacksBreaks(_ entry: Table.Entry, of table: Table) -> Bool {
    let breaks = { (text: PlacedText, table: Table) in table.withText(of: text) { $0.count { $0 == 0x0A } } }
    let own = entry.values.first.map { breaks(table.values[$0].text, table) } ?? 0
    if breaks(entry.key, table) > own { return true }
    guard let row = row(of: entry.key, in: table), let base = baseText(of: row, for: .strings) else {
      return false
    }
    return breaks(base.text, self.table(of: base)) > own
  }
}

extension TableProblem {
  /// `\(%@)`: the value is there already.
  fileprivate func isBesideSpecifier(in text: SourceText) -> Bool {
    let start = Int(range.start)
    return start + 2 < text.count && text[start] == UInt8(ascii: "\\") && text[start + 1] == UInt8(ascii: "(")
      && text[start + 2] == UInt8(ascii: "%")
  }
}

extension Table {
  /// `( Apple, "Red currant" )`: an array in the same grammar, which some code reads as such.
  fileprivate var isArray: Bool {
    guard let start = problems.first(where: { $0.kind == .syntax }).map({ Int($0.range.start) }),
      !entries.contains(where: { Int($0.key.range.start) < start })
    else { return false }
    return source.withBytes { bytes, count in
      guard start < count, bytes[start] == UInt8(ascii: "("),
        let last = (start..<count).last(where: { bytes[$0] > UInt8(ascii: " ") })
      else { return false }
      return bytes[last] == UInt8(ascii: ")")
        && !(start..<count).contains { bytes[$0] == UInt8(ascii: "=") }
    }
  }
}
