import L10nSyntax

/// What the constants of a project say that its calls name in place of a key. Those of the file itself come first; where two
/// of one name differ in others, neither counts.
struct ConstantKeys: Sendable {
  private var constants: [MemberHash: ConstantKey] = [:]

  init(_ files: [FileFacts] = []) {
    let asked = Set(files.lazy.flatMap(\.code.constantUses).map(\.constant))
    guard !asked.isEmpty else { return }
    var unclear: Set<MemberHash> = []
    for file in files where !file.code.keyConstants.isEmpty && !file.path.isOfPreviews {
      for (name, constant) in file.code.keyConstants where !constant.isOfFileOnly && asked.contains(name) {
        let other = constants.updateValue(ConstantKey(constant, file.path), forKey: name)
        if let other, other.text != constant.text { unclear.insert(name) }
      }
    }
    for (name, key) in constants where key.text.isEmpty || unclear.contains(name) { constants[name] = nil }
  }

  /// The uses of a file, or of a part of it, with the keys that are known now, in the order of the code.
  func uses(in file: FileFacts, within range: ByteRange? = nil) -> [KeyUse] {
    let own = file.code.keyConstants
    guard !constants.isEmpty || !own.isEmpty else { return [] }
    let uses = file.code.constantUses
    return (range.map { uses.within($0, \.call.place) } ?? uses[...]).compactMap { use in
      let key = own[use.constant].map { ConstantKey($0, file.path) } ?? constants[use.constant]
      return key.flatMap { $0.text.isEmpty ? nil : use.use(of: $0) }
    }
  }
}

/// A key that a constant holds, and where it stands: there a person would correct it. A class, for hardly any use has one.
final class ConstantKey: Sendable {
  let text: String
  let path: String
  let place: Place

  init(_ constant: KeyConstant, _ path: String) {
    (text, place) = (constant.text, constant.place)
    self.path = path
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
