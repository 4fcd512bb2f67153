import L10nSyntax

/// What a file says of the types in which programs such as SwiftGen and R.swift write an accessor for each key.
struct AccessorGenerators: OptionSet, Sendable {
  let rawValue: UInt8

  /// `L10n.Tide.high`
  static let asksNested = AccessorGenerators(rawValue: 1)
  static let declaresNested = AccessorGenerators(rawValue: 2)
  /// `Strings.Tide.high`, as many projects call the same
  static let asksStrings = AccessorGenerators(rawValue: 4)
  static let declaresStrings = AccessorGenerators(rawValue: 8)
  /// `R.string.localizable.tideHigh`
  static let asksFlat = AccessorGenerators(rawValue: 16)
  static let declaresFlat = AccessorGenerators(rawValue: 32)
  /// `HarbourStrings.Localizable.tideHigh`
  static let asksOfTables = AccessorGenerators(rawValue: 64)
  static let declaresTables = AccessorGenerators(rawValue: 128)

  private static let nested = NameHash("L10n")
  private static let strings = NameHash("Strings")
  private static let flat = NameHash("R")
  private static let table = NameHash("Localizable")

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(of document: Document, writing names: WrittenNames) {
    self.init(rawValue: 0)
    // In Objective-C the name alone says that it is asked or declared.
    guard document.language == .swift else {
      if names.holds(Self.nested) { insert(.declaresNested) }
      guard names.holds(Self.strings) else { return }
      let isDeclared = document.tokens.indices.dropFirst().contains { token in
        document.token(token, is: "Strings") && document.isDeclaredClass(token)
      }
      insert(isDeclared ? .declaresStrings : .asksStrings)
      return
    }
    guard [Self.nested, Self.strings, Self.flat, Self.table].contains(where: names.holds) else { return }
    for token in document.tokens.indices where document.kind(token) == .identifier {
      if document.token(token, is: "L10n") {
        if document.isDeclaredType(token) { insert(.declaresNested) }
        if document.kind(token + 1) == .dot { insert(.asksNested) }
      } else if document.token(token, is: "Strings") {
        // Many projects have a type of this name in a library.
        if document.isDeclaredType(token) || document.keyword(token - 1) == .extension {
          insert(.declaresStrings)
        }
        if document.kind(token + 1) == .dot { insert(.asksStrings) }
      } else if document.token(token, is: "Localizable") {
        if document.isDeclaredType(token) { insert(.declaresTables) }
        if document.kind(token + 1) == .dot, document.namesGeneratedTable(token - 2) { insert(.asksOfTables) }
      } else if document.token(token, is: "R") {
        if document.isDeclaredType(token) { insert(.declaresFlat) }
        if document.kind(token + 1) == .dot, document.token(token + 2, is: "string") { insert(.asksFlat) }
      }
    }
  }
}

extension Document {
  /// `@interface Strings`, `@implementation Strings`
  fileprivate func isDeclaredClass(_ token: Int) -> Bool {
    self.token(token - 1, is: "interface") || self.token(token - 1, is: "implementation")
  }

  /// An extension adds to what a build has written.
  fileprivate func isDeclaredType(_ token: Int) -> Bool {
    switch keyword(token - 1) {
    case .enum, .struct, .class, .typealias: true
    default: false
    }
  }
}
