import L10nSyntax

/// Which classes of windows and views are named outside of their own files. What loads a xib and is named nowhere else
/// is never made, and nobody sees the file.
struct NamedClasses {
  /// Hashes of the names.
  private var named: Set<UInt32> = []
  private let literals: LiteralTexts

  init(_ files: [FileFacts], _ literals: LiteralTexts) {
    self.literals = literals
    for file in files {
      let own = CodeFacts.mention(String(file.path.fileName.prefix { $0 != "." && $0 != "+" }).utf8)
      for name in file.code.viewClasses where name != own { named.insert(name) }
      guard case .interface(let interface)? = file.resource?.content else { continue }
      let owner = interface.owner.map { interface.string($0) }
      for name in interface.classes.map({ interface.string($0) }) where name != owner {
        named.insert(CodeFacts.mention(name.utf8))
      }
    }
  }

  /// Whether nothing makes what loads a xib, as far as the names of its classes say.
  func isNeverLoaded(_ interface: InterfaceFile) -> Bool {
    guard !literals.isEmpty, let owner = interface.owner.map({ interface.string($0) }), owner.isViewClass
    else { return false }
    return !named.contains(CodeFacts.mention(owner.utf8)) && !literals.holds(owner.quickHash)
  }
}

extension Document {
  /// The names of windows, views and their controllers in the code, as hashes.
  var viewClasses: [UInt32] {
    var found: Set<UInt32> = []
    for range in namesLikeViews {
      if source.withSpelling(range, \.isViewClass) { found.insert(CodeFacts.mention(source[range])) }
    }
    // `#import "Views/KilnController.h"`
    for literal in literals where language == .cFamily {
      let name = source.withSpelling(literal.contentRange, \.nameOfHeader)
      if let name, name.isViewClass { found.insert(CodeFacts.mention(name.utf8)) }
    }
    return found.sorted()
  }

  /// Most names are told apart by their first and last letters.
  private var namesLikeViews: [ByteRange] {
    var found: [ByteRange] = []
    source.withBytes { bytes, _ in
      for token in tokens where token.kind == .identifier {
        let (first, last) = (bytes[Int(token.start)], bytes[Int(token.range.end) - 1])
        guard 65...90 ~= first else { continue }
        if last == UInt8(ascii: "r") || last == UInt8(ascii: "w") || last == UInt8(ascii: "l") {
          found.append(token.range)
        }
      }
    }
    return found
  }
}

extension String {
  fileprivate var isViewClass: Bool { withSpelling(\.isViewClass) }
}

extension Spelling {
  fileprivate var nameOfHeader: String? {
    guard hasSuffix(".h") else { return nil }
    let start = lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: self[start..<count - 2], as: UTF8.self)
  }

  fileprivate var isViewClass: Bool {
    guard let first, 65...90 ~= first else { return false }
    return hasSuffix("Controller") || hasSuffix("View") || hasSuffix("Window") || hasSuffix("Panel")
      || hasSuffix("Cell")
  }
}
