import L10nSyntax

/// What the constants of a project say that its calls name in place of a key. Where two of one name differ, neither counts.
struct ConstantKeys: Sendable {
  private var texts: [UInt64: String] = [:]

  init(_ files: [FileFacts] = []) {
    let asked = Set(files.lazy.flatMap(\.code.constantUses).compactMap(\.constant))
    guard !asked.isEmpty else { return }
    var unclear: Set<UInt64> = []
    // What stands in for the texts of previews is no key.
    for file in files where !file.code.keyConstants.isEmpty && !file.path.fileName.contains("Preview") {
      for (constant, text) in file.code.keyConstants where asked.contains(constant) {
        if let other = texts.updateValue(text, forKey: constant), other != text { unclear.insert(constant) }
      }
    }
    for (constant, text) in texts where text.isEmpty || unclear.contains(constant) { texts[constant] = nil }
  }

  /// The uses of a file, or of a part of it, with the keys that are known now, in the order of the code.
  func uses(in file: FileFacts, within range: ByteRange? = nil) -> [KeyUse] {
    guard !texts.isEmpty else { return [] }
    let uses = file.code.constantUses
    return (range.map(uses.within) ?? uses[...]).compactMap { use in
      guard let text = use.constant.flatMap({ texts[$0] }) else { return nil }
      var use = use
      use.key = text
      use.looks = KeyLook(of: text, value: use.value)
      return use
    }
  }
}
