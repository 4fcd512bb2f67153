import L10nSyntax

/// Hashes of the keys whose texts the code shows only where there are several things.
struct KeysForSeveral: Sendable {
  /// Those that no call looks up otherwise.
  private(set) var ofCalls: Set<UInt64> = []
  /// Those that a member of a type stands for which it chooses where there are several, be it elsewhere too.
  private(set) var ofMembers: Set<UInt64> = []

  /// Those that a call takes beside the text for one thing, or for several: whoever it is chooses between them.
  private(set) var ofForms: Set<UInt64> = []

  init() {}

  init(_ uses: KeyUses, _ files: [FileFacts], _ named: NamedTexts) {
    ofCalls = Set(uses.lazy.filter(\.isForSeveral).map { $0.key.quickHash })
    if !ofCalls.isEmpty {
      for use in uses where !use.isForSeveral { ofCalls.remove(use.key.quickHash) }
    }
    var forms: [UInt64: Int] = [:]
    for file in files {
      for text in file.code.textsOfForms { forms[text, default: 0] += 1 }
      let members = file.code.membersForSeveral.flatMap { named.uses(ofAccessor: $0, in: file) }
      ofMembers.formUnion(members.lazy.map { $0.key.quickHash })
    }
    guard !forms.isEmpty else { return }
    // Where it is looked up alone too, nobody chooses.
    for use in uses { forms[use.key.quickHash]? -= 1 }
    ofForms = Set(forms.lazy.filter { $0.value >= 0 }.map(\.key))
  }

  func contains(_ key: UInt64) -> Bool { ofCalls.contains(key) || ofMembers.contains(key) }
}
