import Foundation
import L10nSyntax
import SwiftParser
import SwiftSyntax

/// `SwiftSyntaxOracle DIR…` compares all Swift files below; `--generated COUNT SEED` compares made-up ones.
@main
struct Oracle {
  var files = 0
  var bytes = 0
  var literals = 0
  var comments = 0
  var invalidFiles = 0
  var differingValid = 0
  var differingInvalid = 0
  var faulty = 0
  let vocabulary = Vocabulary()

  static func main() {
    var oracle = Oracle()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--generated", arguments.count == 3, let count = Int(arguments[1]),
      let seed = UInt64(arguments[2])
    {
      var generator = Generator(seed: seed)
      for number in 0..<count { oracle.compare(Array(generator.file().utf8), "generated \(number)") }
    } else {
      for path in arguments { oracle.compareTree(path) }
    }
    oracle.summarize()
    exit(oracle.differingValid == 0 ? 0 : 1)
  }

  private mutating func compareTree(_ root: String) {
    guard let walk = FileManager.default.enumerator(atPath: root) else {
      let name = URL(fileURLWithPath: root).path
      guard let data = FileManager.default.contents(atPath: name) else { return }
      return compare(Array(data), root)
    }
    var paths: [String] = []
    for case let path as String in walk where path.hasSuffix(".swift") { paths.append(path) }
    for path in paths.sorted() {
      guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
      compare(Array(data), root + "/" + path)
    }
  }

  private mutating func compare(_ bytes: [UInt8], _ name: String) {
    let text = SourceText(bytes)
    let tree = SwiftLexer.lex(text, vocabulary)
    let syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let ours = Reading(tree)
    let isInvalid = syntax.hasError
    files += 1
    self.bytes += bytes.count
    literals += ours.literals.count
    comments += ours.comments.count
    if isInvalid { invalidFiles += 1 }
    let faults = tree.broken(text)
    if !faults.isEmpty, !isInvalid {
      faulty += 1
      print("FAULT \(name): \(faults.prefix(3))")
    }
    // Which brackets belong together is a guess in files with errors.
    let differences = ours.differences(from: Reading(syntax)).filter { !isInvalid || $0.list != "brackets" }
    if isInvalid, !name.hasPrefix("generated") {
      print("INVALID \(name)\(differences.isEmpty ? "" : " (differs)")")
    }
    guard !differences.isEmpty else { return }
    if isInvalid { differingInvalid += 1 } else { differingValid += 1 }
    let kind = isInvalid ? "differs-invalid" : "DIFFERS"
    for difference in differences {
      let line = bytes.prefix(difference.firstOffset).count { $0 == 10 } + 1
      let ours = difference.ours.map { "\($0) \(excerpt(text, $0))" } ?? "nothing"
      let theirs = difference.theirs.map { "\($0) \(excerpt(text, $0))" } ?? "nothing"
      print("\(kind) \(name):\(line) \(difference.list) x\(difference.count) ours \(ours) theirs \(theirs)")
    }
    if name.hasPrefix("generated") { print(text.string(ByteRange(0, UInt32(text.count)))) }
  }

  private func excerpt(_ text: SourceText, _ span: Span) -> String {
    String(reflecting: text.string(ByteRange(UInt32(span.start), UInt32(min(span.end, span.start + 60)))))
  }

  private func summarize() {
    print(
      "\(files) files, \(bytes) bytes, \(literals) literals, \(comments) comments; "
        + "\(invalidFiles) files have errors for SwiftSyntax; "
        + "differ: \(differingValid) valid, \(differingInvalid) invalid; valid but faulty for us: \(faulty)")
  }
}
