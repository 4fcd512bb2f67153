import L10nSyntax

/// What one file gives to the others to read them by.
package struct Declarations: Sendable, Equatable {
  /// Functions, methods, macros and extension members that forward a parameter of theirs as a key.
  private(set) var wrappers: [LocalizingPattern] = []
  /// Those that a project names for Xcode, with the arguments of `NSLocalizedString`.
  private(set) var macros: [LocalizingPattern] = []
  /// Members of types that are localized texts.
  private(set) var accessors: [Accessor] = []
  /// Functions that return a type, whose members may be localized texts: `strings().title`.
  private(set) var accessorFunctions: [AccessorFunction] = []
  /// Members of text that change its case.
  private(set) var casingMembers: [CasingMember] = []
  /// Functions that take a date pattern.
  private(set) var dateFunctions: [DateFunction] = []
  /// Functions and macros of the tables that the file declares or defines itself.
  private(set) var redefinitions: [String] = []
  /// Unknown functions whose name says that they localize, called with a literal: `OurLocalizedString("key")`.
  private(set) var assumedWrappers: Set<String> = []
  /// What other files give keys to.
  private(set) var keyParameters = GivenKeyParameters()
  /// Macros with such names that call a function of the same file.
  private(set) var namedMacros: Set<String> = []

  struct Accessor: Sendable, Hashable {
    /// What it says in the source language, where the code shows it.
    var text: String?
    var type: String
    var member: MemberHash
  }

  struct AccessorFunction: Sendable, Hashable {
    var name: String
    var type: String
  }

  package init() {}

  var isEmpty: Bool {
    wrappers.isEmpty && macros.isEmpty && accessors.isEmpty && accessorFunctions.isEmpty
      && casingMembers.isEmpty && dateFunctions.isEmpty
      && redefinitions.isEmpty && assumedWrappers.isEmpty
      && namedMacros.isEmpty && keyParameters.isEmpty
  }
}

extension Declarations {
  init(of project: XcodeProject) {
    // `$(inherited)` is no name.
    let names = project.localizingMacros.subtracting(Self.macrosOfSystem)
      .filter { $0.allSatisfy { $0.isLetterOrNumber || $0 == "_" } }
    macros = names.sorted().map {
      LocalizingPattern(CallPattern(.function, $0), key: .index(0), comment: .index(1), origin: .discovered)
    }
  }

  /// What Xcode puts into every project.
  private static let macrosOfSystem = ["NSLocalizedString", "CFCopyLocalizedString"]

  init(of document: Document, _ accessors: [Accessor]) {
    self.accessors = accessors
    accessorFunctions = document.returnedTypes.compactMap { type in
      document.functionName(returning: type).map { AccessorFunction(name: $0, type: document.text(of: type)) }
    }
    redefinitions = document.redefinitions.map { document.text(of: $0) }
    wrappers = document.localizedCalls.compactMap { document.wrapper(around: $0) }
    casingMembers = document.casingCalls.compactMap { document.casingMember(around: $0) }
    dateFunctions = document.localeCalls.compactMap { document.dateFunction(around: $0) }
    assumedWrappers = document.assumedWrappers
    namedMacros = document.namedMacros
    keyParameters = document.givenKeyParameters()
  }
}

extension Document {
  fileprivate var assumedWrappers: Set<String> {
    var names: Set<String> = []
    for token in mentions where kind(token + 1) == .openParen {
      guard literalNumber(at: token + 2) != nil, kind(token - 1) != .dot else { continue }
      if isNamedForLookups(token) { names.insert(text(of: token)) }
    }
    return names
  }

  fileprivate var namedMacros: Set<String> {
    guard language == .cFamily else { return [] }
    return Set(
      macroNames.lazy.filter { isNamedForLookups($0) && callsOwnFunction($0) }.map { text(of: $0) })
  }

  /// `#define OurLocalizedString(key, ...) Lookup(key, ##__VA_ARGS__)`, where the file has the body of the function: no other
  /// one tells more.
  private func callsOwnFunction(_ macro: Int) -> Bool {
    guard isSearchable, let called = closer(of: macro + 1).map({ $0 + 1 }), kind(called) == .identifier else {
      return false
    }
    return tokens.indices.contains { token in
      guard kind(token) == .identifier, kind(token + 1) == .openParen, sameSpelling(token, called) else {
        return false
      }
      return closer(of: token + 1).map { kind($0 + 1) == .openBrace } ?? false
    }
  }

  private func isNamedForLookups(_ token: Int) -> Bool {
    source.withSpelling(tokens[token].range) { $0.hasSuffix("ocalizedString") }
  }

  /// The name in `func strings() -> L10n.Type`.
  fileprivate func functionName(returning type: Int) -> String? {
    guard kind(type - 2) == .closeParen, kind(type - 3) == .openParen, keyword(type - 5) == .func else {
      return nil
    }
    return text(of: type - 4)
  }
}
