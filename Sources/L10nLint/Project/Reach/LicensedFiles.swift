import L10nSyntax

// Files that others wrote and a project carries along, beside its own: most of them say under which license.

extension CodeJoin {
  /// Paths of code under a license of its own, where less than a tenth of a project's code begins like that.
  static func licensedFiles(_ files: [FileFacts]) -> Set<String> {
    let licensed = files.filter(\.code.hasLicense)
    let code = files.count { $0.resource == nil }
    return licensed.count * 10 < code ? Set(licensed.map(\.path)) : []
  }
}

extension SourceText {
  /// Whether the comments at the head of the file tell others what they may do with it.
  var hasLicense: Bool {
    withBytes { bytes, count in
      let head = Spelling(start: bytes, count: min(count, 1500))
      let comments = Spelling(rebasing: head[..<head.endOfComments])
      return comments.holds("Permission is hereby granted")
        || comments.holds("Permission is granted to anyone to use this software")
        || comments.holds("Redistribution and use in source") || comments.holds("IS PROVIDED \"AS IS\"")
        || comments.holds("Licensed under") && (comments.holds("License") && comments.holds("Apache"))
    }
  }
}
