import L10nSyntax
import Testing

@Suite struct FormatSpecifierTests {
  @Test(
    arguments: [
      ("%@", .object), ("%d", .int32), ("%hhd", .int32), ("%c", .int32), ("%C", .int32), ("%ld", .int64),
      ("%lld", .int64), ("%zu", .int64), ("%qi", .int64), ("%jx", .int64), ("%tX", .int64), ("%lu", .int64),
      ("%f", .double), ("%.2f", .double), ("%lf", .double), ("%5.1e", .double), ("%Lg", .longDouble),
      ("%s", .cString), ("%S", .unichars), ("%p", .pointer), ("%#@files@", .variable),
      ("%2$#@files@", .variable),
      ("%#@[files]@", .variable), ("%-10@", .object), ("%08.3f", .double), ("%+d", .int32), ("%1$ld", .int64),
    ] as [(String, FormatType)])
  func aSpecifierTakesItsType(_ format: String, _ type: FormatType) {
    let found = FormatReading("ä \(format) z").specifiers
    #expect(found.map(\.type) == [type])
    #expect(found.map(\.range) == [ByteRange(3, 3 + UInt32(format.utf8.count))])
    #expect(found.map(\.fault) == [nil])
  }

  @Test(
    arguments: [
      ("50%", .unfinished, "%"), ("50%.", .unfinished, "%."), ("%y", .unknown, "%y"),
      ("50%, a", .unknown, "%"),
      ("%'d", .unknown, "%"), ("50%!", .unknown, "%"), ("%$1d", .misplacedPosition, "%$1d"),
      ("%$1lu!", .misplacedPosition, "%$1lu"), ("%$@", .misplacedPosition, "%$"),
      ("%0$d", .zeroPosition, "%0$"),
      ("%128$d", .highPosition, "%128$d"), ("%#@files", .openName, "%#@files"), ("％d", .fullWidth, "％d"),
      ("％1$@", .fullWidth, "％1$@"), ("％@", .fullWidth, "％@"), ("50 % %@", .unknown, "% %"),
    ] as [(String, FormatFault, String)])
  func whatIsWrongHasAName(_ format: String, _ fault: FormatFault, _ written: String) {
    let found = FormatReading(format).specifiers
    #expect(found.map(\.fault) == [fault])
    #expect(found.allSatisfy { $0.type == nil })
    let ranges = found.map { Array(format.utf8)[Int($0.range.start)..<Int($0.range.end)] }
    #expect(ranges.map { String(decoding: $0, as: UTF8.self) } == [written])
  }

  @Test(arguments: [
    "", "50%% a", "％", "100％です", "100％ done", "％ d", "％discount", "a@b", "%%d", "%%%%@",
  ])
  func textIsNoSpecifier(_ format: String) {
    #expect(FormatReading(format).specifiers.isEmpty)
  }

  @Test(
    arguments: [
      ("100% done", true), ("100% of", true), ("20 % de réduction", true), ("20 % für", true),
      ("100%-ige", true),
      ("50% d", true), ("5% d", true), ("% d", false), ("x % d y", false), ("%d", false), ("5%d", false),
      ("%1$d%2$d", false), ("2%dpx", false), ("% @", false), ("%+d", false), ("5%-5d", false),
    ])
  func proseIsTold(_ format: String, _ isProse: Bool) {
    #expect(FormatReading(format).specifiers.allSatisfy { $0.isLikelyProse == isProse })
    #expect(!FormatReading(format).specifiers.isEmpty)
  }

  @Test func theNumberOfASubstitutionIsKnownAlready() {
    let inside = FormatReading("%arg of %@", .variation)
    #expect(inside.specifiers.map(\.isSubstitutedNumber) == [true, false])
    #expect(inside.signature.arguments == [.object])
    #expect(FormatReading("%arg of %@").signature.arguments == [.double, .object])
  }

  @Test func widthsTakeValues() {
    #expect(FormatReading("%*d").signature.arguments == [.int32, .int32])
    #expect(FormatReading("%.*f %@").signature.arguments == [.int32, .double, .object])
    #expect(FormatReading("%1$*2$ld").signature.arguments == [.int64, .int32])
    #expect(FormatReading("%*2$d").signature.numbering == .mixed)
  }
}

@Suite struct FormatSignatureTests {
  @Test(
    arguments: [
      ("a", [], .none), ("%@ %d", [.object, .int32], .counted), ("%2$d %1$@", [.object, .int32], .numbered),
      ("%2$d", [.int32], .numbered), ("%1$@ %1$@", [.object], .numbered), ("%1$d %d", [.int32], .mixed),
      ("%d %1$d %d", [.int32, .int32], .mixed), ("%17$@ %1$d", [.int32, .object], .numbered),
      ("%#@n@ %1$ld", [.int64], .mixed), ("100% done %@", [.int32, .object], .counted),
    ] as [(String, [FormatType], FormatSignature.Numbering)])
  func valuesAreCountedAsTheSystemDoes(
    _ format: String, _ types: [FormatType], _ numbering: FormatSignature.Numbering
  ) {
    let signature = FormatReading(format).signature
    #expect(signature.arguments == types)
    #expect(signature.numbering == numbering)
    #expect(signature.isEmpty == types.isEmpty)
  }

  @Test func aPositionCannotHaveTwoTypes() {
    let clash = FormatReading("%1$@ %d").signature.clash
    #expect(clash?.position == 1)
    #expect(clash?.first == .object)
    #expect(clash?.second == .int32)
    #expect(FormatReading("%1$d %1$d %#@n@").signature.clash == nil)
  }

  @Test func proseIsNoValueForItsAuthor() {
    #expect(FormatReading("100% done %@", counting: .meant).signature.arguments == [.object])
  }

  @Test func manySpecifiersKeepTheirPlaces() {
    let format = (1...127).map { $0.isMultiple(of: 2) ? "%\($0)$@" : "%\($0)$f" }.joined()
    let signature = FormatReading(format).signature
    #expect(signature.lastPosition == 127)
    #expect(signature.arguments == (1...127).map { $0.isMultiple(of: 2) ? .object : .double })
    #expect(FormatReading(String(repeating: "%d", count: 1000)).signature.arguments.count == 1000)
  }

  @Test(
    arguments: [
      ("%@ %d", "%2$d %1$@", true), ("%d", "%d", true), ("%@ %@", "%2$@ %1$@", true), ("", "", true),
      ("%@", "%d", false), ("%d", "%ld", false), ("%@ %d", "%@", false),
      ("%@", "%@ %@", false), ("%@ %d", "%d", false), ("%1$@ %2$@", "%2$@", false),
      ("%1$d %2$@", "%2$@", false),
    ])
  func translationsTakeTheValuesOfTheirBase(_ base: String, _ text: String, _ takesTheSame: Bool) {
    #expect(FormatReading(text).signature.takesTheSame(as: FormatReading(base).signature) == takesTheSame)
  }

  @Test func anyBytesAreReadInOrder() {
    var generator = SeededNumbers(seed: 7)
    let pieces = [
      "%", "％", "$", "1", "0", "127", "*", ".", "d", "@", "#", "l", " ", "-", "name", "é", "％1$", "[", "]",
    ]
    for _ in 0..<20_000 {
      let format = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }
      let reading = FormatReading(format.joined())
      var end: UInt32 = 0
      for specifier in reading.specifiers {
        #expect(specifier.range.start >= end && specifier.range.end > specifier.range.start)
        end = specifier.range.end
      }
      #expect(end <= UInt32(format.joined().utf8.count))
      #expect(reading.signature.takesTheSame(as: reading.signature))
    }
  }
}
