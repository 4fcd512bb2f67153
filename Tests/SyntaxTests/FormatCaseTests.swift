import Foundation
import L10nSyntax
import Testing

/// One row of what the system makes of a format.
struct FormatCase: CustomTestStringConvertible, Sendable {
  let format: String
  let arguments: [String]
  let locale: String
  let result: String
  let outcome: String

  var testDescription: String { "\(format) with \(arguments.joined(separator: ", ")) \(locale)" }

  static let all = MeasuredCases.rows(of: "format_cases").map { row in
    let separator = row[1].contains("|") ? "|" : ", "
    return FormatCase(
      format: row[0], arguments: row[1].components(separatedBy: separator), locale: row[2], result: row[3],
      outcome: row[4])
  }

  var specifiers: [FormatSpecifier] { FormatReading(format).specifiers }

  /// The format with its values, by our reading of it.
  var rendered: String {
    let (text, order) = (Array(format.utf8), FormatReading(format).positions)
    var (output, place, counted) = ([UInt8](), 0, 0)
    for specifier in specifiers {
      output += text[place..<Int(specifier.range.start)]
      place = Int(specifier.range.end)
      let written = text[Int(specifier.range.start)..<place]
      if specifier.fault == .zeroPosition {
        output.append(UInt8(ascii: "0"))
      } else if "DUO".utf8.contains(specifier.conversion) {
        // Some systems do not know these any more.
        output += written
      } else if specifier.fault != nil {
        output += written.dropFirst()
      } else {
        if specifier.position == nil { counted += 1 }
        let position = specifier.position ?? counted
        let argument = arguments[order.firstIndex(of: position) ?? 0]
        output += Array(render(argument, specifier).utf8)
      }
    }
    return String(decoding: output + text[place...], as: UTF8.self).replacing("%%", with: "%")
  }

  private func render(_ argument: String, _ specifier: FormatSpecifier) -> String {
    guard let number = Int(argument) else { return argument.replacing("\"", with: "") }
    switch Character(Unicode.Scalar(specifier.conversion)) {
    case "x": return String(number, radix: 16)
    case "o": return String(number, radix: 8)
    default: return specifier.flags.contains(.space) ? " \(number)" : "\(number)"
    }
  }
}

@Test func allMeasuredFormatsAreThere() {
  #expect(FormatCase.all.count == 34)
}

@Test(arguments: FormatCase.all)
func formatsAreFilledAsInTheSystem(_ row: FormatCase) {
  let types = row.specifiers.map(\.type)
  switch (row.outcome, row.format) {
  case ("ok", "%Lf"): #expect(types == [.longDouble])
  case ("ok", _) where !row.locale.isEmpty:
    #expect(row.specifiers.allSatisfy { $0.isLocalized == (row.format == "%d") })
  case ("ok", _): #expect(row.rendered == row.result)
  case (_, "%128$d"): #expect(row.specifiers.map(\.fault) == [.highPosition])
  case (_, "%#@count@"):
    #expect(types == [.variable])
    #expect(row.specifiers.map(\.name) == [ByteRange(3, 8)])
  case (_, "%@"): #expect(types == [.object])
  case (_, "%s"): #expect(types == [.cString])
  default: Issue.record("a row that is not checked: \(row.format)")
  }
}

/// What the reader and the signature say of a format.
struct FormatReading {
  let specifiers: [FormatSpecifier]
  let signature: FormatSignature

  init(_ format: String, _ kind: FormatReader.Kind = .plain, counting scope: FormatSignature.Scope = .all) {
    specifiers = format.withSpelling { Array(FormatReader($0, kind)) }
    signature = format.withSpelling { FormatSignature($0, kind, counting: scope) }
  }

  /// The positions that specifiers name, in the order in which the system gives them its values.
  var positions: [Int] { Array(signature.positions) }
}
