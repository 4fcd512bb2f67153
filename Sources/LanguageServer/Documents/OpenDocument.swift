import L10nLint
import L10nSyntax

/// A text that the editor has open, which counts instead of the file of that name.
struct OpenDocument {
  /// As the editor spells it.
  let uri: String
  /// `nil` where the text belongs to no project: it is no file, or of no kind that is linted.
  let home: Home?
  private(set) var version: Int
  private(set) var text: SourceText
  private(set) var lines: LineIndex
  /// What the checks said that see more than one file, moved along with the text since.
  var joined: [Finding] = []
  /// Whether the text has not been looked at since it changed.
  var isChanged = true
  /// What was told last.
  var findings: [Finding] = []

  /// Where a document belongs.
  struct Home {
    let scope: ProjectScope
    /// From the folder of the project.
    let path: String
  }

  init(uri: String, home: Home?, version: Int, text: String) {
    self.uri = uri
    self.home = home
    self.version = version
    self.text = SourceText(text)
    lines = LineIndex(self.text)
  }

  /// Makes the changes of a notification, one on top of the other.
  mutating func apply(_ changes: [Parameter], version: Int, _ encoding: PositionEncoding) {
    self.version = version
    isChanged = true
    for change in changes {
      guard let new = change["text"]?.text else { continue }
      if let range = EditorRange(change["range"]) {
        let start = encoding.offset(of: range.start, in: text, lines)
        let end = encoding.offset(of: range.end, in: text, lines)
        replace(ByteRange(start, max(start, end)), by: Array(new.utf8))
      } else {
        // Editors that send all of a text have changed a little of it.
        let difference = text.difference(to: Array(new.utf8))
        replace(difference.range, by: difference.replacement)
      }
    }
    joined = joined.map { finding in
      var finding = finding
      finding.place = Place(finding.place.range, in: text, lines)
      return finding
    }
  }

  private mutating func replace(_ range: ByteRange, by new: [UInt8]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count - range.count + new.count + SourceText.padding)
    bytes += text[ByteRange(0, range.start)]
    bytes += new
    bytes += text[ByteRange(range.end, UInt32(text.count))]
    text = SourceText(padding: bytes)
    lines = LineIndex(text)
    joined = joined.compactMap { $0.moved(range, by: new.count) }
  }
}

extension SourceText {
  /// What to write where, so that another text comes out.
  fileprivate func difference(to other: [UInt8]) -> (range: ByteRange, replacement: [UInt8]) {
    let common = min(count, other.count)
    var start = 0
    while start < common, storage[start] == other[start] { start += 1 }
    var end = 0
    while end < common - start, storage[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    return (ByteRange(UInt32(start), UInt32(count - end)), Array(other[start..<(other.count - end)]))
  }
}

extension Finding {
  /// The finding behind a change of its file, until somebody looks again; `nil` where its own text was changed. Only the
  /// bytes of its place are moved, and a fix is lost.
  fileprivate func moved(_ change: ByteRange, by count: Int) -> Finding? {
    guard change.end <= place.range.start || place.range.end <= change.start else { return nil }
    var finding = self
    finding.fix = nil
    guard change.start < place.range.end else { return finding }
    finding.place.range.start = place.range.start - change.end + change.start + UInt32(count)
    finding.place.range.end = place.range.end - change.end + change.start + UInt32(count)
    return finding
  }
}
