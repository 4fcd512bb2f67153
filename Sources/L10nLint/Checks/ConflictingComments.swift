import L10nSyntax

extension Check {
  /// One key of one table that its uses explain in different ways, once a key.
  static let conflictingComments = Check(
    .project { pass in
      var first: [TableKey: (words: String, use: KeyUse)] = [:]
      var told: Set<TableKey> = []
      for use in pass.project.keys.uses where pass.isReported(use) {
        guard let words = use.comment?.plainWords.singleSpaced, !words.isEmpty, !words.saysNothing else {
          continue
        }
        let key = TableKey(use, pass.project)
        guard let other = first[key] else {
          first[key] = (words, use)
          continue
        }
        guard !other.words.saysSame(as: words), pass.isFirst(key, &told, use, at: use.remark?.place) else {
          continue
        }
        pass.report(
          use, at: use.remark?.place,
          "`\(use.shownKey)` has a different comment elsewhere: one translation has to serve both uses",
          related: [
            RelatedPlace(
              path: other.use.path, place: other.use.remark?.place ?? other.use.place,
              message: "the other comment")
          ])
      }
    })
}

extension String {
  /// Whether all words of one stand in the other too.
  fileprivate func saysSame(as other: String) -> Bool {
    let (mine, theirs) = (Set(split(separator: " ")), Set(other.split(separator: " ")))
    return mine.isSubset(of: theirs) || theirs.isSubset(of: mine)
  }

  /// What stands where somebody had to write a comment.
  fileprivate var saysNothing: Bool {
    ["comment", "no comment", "no comment provided by engineer", "none", "nil", "null", "todo", "tbd"]
      .contains(self)
  }
}
