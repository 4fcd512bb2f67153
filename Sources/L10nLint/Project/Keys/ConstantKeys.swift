import L10nSyntax

/// What the constants of a project say that its calls name in place of a key. Those of the file itself come first; where two
/// of one name differ in others, neither counts.
struct ConstantKeys: Sendable {
  private var texts: [MemberHash: String] = [:]

  init(_ files: [FileFacts] = []) {
    let asked = Set(files.lazy.flatMap(\.code.constantUses).compactMap(\.constant))
    guard !asked.isEmpty else { return }
    var unclear: Set<MemberHash> = []
    for file in files where !file.code.keyConstants.isEmpty && !file.path.isOfPreviews {
      for (name, constant) in file.code.keyConstants where !constant.isOfFileOnly && asked.contains(name) {
        let other = texts.updateValue(constant.text, forKey: name)
        if let other, other != constant.text { unclear.insert(name) }
      }
    }
    for (constant, text) in texts where text.isEmpty || unclear.contains(constant) { texts[constant] = nil }
  }

  /// The uses of a file, or of a part of it, with the keys that are known now, in the order of the code.
  func uses(in file: FileFacts, within range: ByteRange? = nil) -> [KeyUse] {
    let own = file.code.keyConstants
    guard !texts.isEmpty || !own.isEmpty else { return [] }
    let uses = file.code.constantUses
    return (range.map(uses.within) ?? uses[...]).compactMap { use in
      guard let constant = use.constant, let text = own[constant]?.text ?? texts[constant], !text.isEmpty
      else {
        return nil
      }
      var use = use
      use.key = text
      use.looks = KeyLook(of: text, value: use.value)
      return use
    }
  }
}

extension String {
  /// `PreviewData.swift`, `HarbourPreviews.swift`: what stands in for texts there is no key. A `LinkPreview` is a part of the app.
  fileprivate var isOfPreviews: Bool {
    let name = fileName.prefix { $0 != "." }
    return name.hasSuffix("Previews") || name.hasSuffix("+Preview") || folder.contains("Preview Content")
      || ["Content", "Data", "Helper", "Mock", "Sample"].contains { name.hasPrefix("Preview" + $0) }
  }
}
