/// A number for an identifier that somebody asks about: a keyword or an entry of a table.
public struct Word: RawRepresentable, Sendable, Hashable {
  public let rawValue: UInt16

  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Not a word of the vocabulary.
  public static let none = Word(rawValue: 0)

  @inlinable
  public init(_ keyword: Keyword) { rawValue = UInt16(keyword.rawValue) }

  /// Whether it is a keyword, for those who do not ask which.
  @inlinable
  public var isKeyword: Bool { rawValue != 0 && rawValue <= 255 }

  /// The keyword this word is, if it is one.
  @inlinable
  public var keyword: Keyword? {
    isKeyword ? Keyword(rawValue: UInt8(truncatingIfNeeded: rawValue)) : nil
  }
}

/// Words that shape the code of Swift or the C family. Their numbers are 1...255, table words follow.
public enum Keyword: UInt8, Sendable, CaseIterable {
  case `let` = 1
  case `var`, `func`, `init`, `deinit`, `subscript`, `class`, `struct`, `enum`, `extension`, `protocol`, actor
  case `import`, `typealias`, `associatedtype`, `operator`, macro
  case `if`, `else`, `guard`, `for`, `while`, `repeat`, `do`, `switch`, `case`, `default`, `return`, `throw`
  case `throws`, `rethrows`, `in`, `where`, `is`, `as`, `try`, `await`, `async`, `break`, `continue`, `defer`
  case `catch`, `fallthrough`, `self`, `Self`, `super`, `nil`, `true`, `false`, `inout`, `some`, `any`,
    `static`
  case get, set, willSet, didSet, lazy, weak, unowned, mutating, override, `private`, `public`, `internal`
  case `fileprivate`, package, open, final
  // Objective-C and C
  case goto, sizeof, const, extern, inline, null, nilClass, yes, no, void, char, unsigned, signed, int, long,
    short
  case float, double, bool, nsString, nsMutableString, interface, implementation, end, property, selector
  case synchronized, autoreleasepool, encode, finally, define, undef, include, elif, endif, ifdef, ifndef,
    pragma
  case elseif, error, warning, line, template, namespace, new, delete

  /// The spelling in source code.
  public var spelling: StaticString { Keyword.spellings[Int(rawValue) - 1] }

  /// In the order of the cases; a test compares the two. Asking the runtime for the names of cases is slow.
  private static let spellings: [StaticString] = [
    "let", "var", "func", "init", "deinit", "subscript", "class", "struct", "enum", "extension", "protocol",
    "actor", "import", "typealias", "associatedtype", "operator", "macro", "if", "else", "guard", "for",
    "while", "repeat", "do", "switch", "case", "default", "return", "throw", "throws", "rethrows", "in",
    "where", "is", "as", "try", "await", "async", "break", "continue", "defer", "catch", "fallthrough",
    "self", "Self", "super", "nil", "true", "false", "inout", "some", "any", "static", "get", "set",
    "willSet", "didSet", "lazy", "weak", "unowned", "mutating", "override", "private", "public", "internal",
    "fileprivate", "package", "open", "final", "goto", "sizeof", "const", "extern", "inline", "NULL", "Nil",
    "YES", "NO", "void", "char", "unsigned", "signed", "int", "long", "short", "float", "double", "BOOL",
    "NSString", "NSMutableString", "interface", "implementation", "end", "property", "selector",
    "synchronized", "autoreleasepool", "encode", "finally", "define", "undef", "include", "elif", "endif",
    "ifdef", "ifndef", "pragma", "elseif", "error", "warning", "line", "template", "namespace", "new",
    "delete",
  ]
}
