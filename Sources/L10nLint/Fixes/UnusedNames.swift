import L10nSyntax

extension SuppressionPass {
  /// Comments and names beyond which nobody wrote a file by hand: there everything would be compared with everything.
  private static let limit = (comments: 500, names: 30)

  /// The needless names of each comment, with the fix that all of them share: it takes them out of the comment, or the
  /// comment away. Where a region begins no more, the comment that ends it goes with it.
  func unusedByComment(_ body: ([SuppressionComment.Name], Fix?) -> Void) {
    var rest = unused[...]
    for (index, comment) in suppressions.comments.enumerated() {
      let end = comment.place.range.end
      let names = rest.prefix { $0.place.range.start < end }
      rest = rest.dropFirst(names.count)
      if !names.isEmpty { body(Array(names), removal(of: Array(names), fromCommentAt: index)) }
    }
  }

  private func removal(of names: [SuppressionComment.Name], fromCommentAt index: Int) -> Fix? {
    let comments = suppressions.comments
    let comment = comments[index]
    guard comments.count <= Self.limit.comments, comment.names.count <= Self.limit.names,
      var edits = edits(removing: names, from: comment)
    else { return nil }
    if comment.scope == .region {
      guard let ends = ends(ofRegionsOf: names, at: index) else { return nil }
      for (end, names) in ends {
        guard let more = self.edits(removing: names, from: comments[end]) else { return nil }
        edits += more
      }
    }
    let isWhole = names.count == comment.names.count
    return Fix(safety: .safe, title: isWhole ? "Remove the comment" : "Remove the name", edits: edits)
  }

  private func edits(
    removing names: [SuppressionComment.Name], from comment: SuppressionComment
  ) -> [Fix.Edit]? {
    guard names.count < comment.names.count else { return comment.removal.map { [edit($0, "")] } }
    var edits: [Fix.Edit] = []
    var start = 0
    let all = comment.names
    while start < all.count {
      var end = start
      while end < all.count, names.contains(all[end]) { end += 1 }
      if end > start {
        // With the comma behind them, and the last ones with the comma in front.
        let isLast = end == all.count
        let from = isLast ? all[start - 1].place.afterEnd : all[start].place
        let to = isLast ? all[end - 1].place.afterEnd : all[end].place
        let range = ByteRange(from.range.start, to.range.start)
        edits.append(edit(Place(range: range, start: from.start, end: to.start), ""))
      }
      start = end + 1
    }
    return edits
  }

  /// The comments that end the regions which a comment begins, and the names in them. `nil` where it is not plain.
  private func ends(
    ofRegionsOf names: [SuppressionComment.Name], at index: Int
  ) -> [(comment: Int, names: [SuppressionComment.Name])]? {
    let comments = suppressions.comments
    var ends: [Int: [SuppressionComment.Name]] = [:]
    for name in names {
      let all = SuppressionComment.Name.all
      let isOpen = comments[..<index].reduce(false) { isOpen, comment in
        guard comment.names.contains(where: { $0.rule == name.rule || $0.rule == all }) else { return isOpen }
        return comment.scope == .region || isOpen && comment.scope != .end
      }
      // The region around it needs the end.
      if isOpen { continue }
      let behind = comments.indices.dropFirst(index + 1).filter { comments[$0].scope == .end }
      for end in behind {
        if name.rule != all, comments[end].names.contains(where: { $0.rule == all }) { return nil }
        if name.rule == all, !comments[end].names.contains(where: { $0.rule == all }) { return nil }
        guard let named = comments[end].names.first(where: { $0.rule == name.rule }) else { continue }
        // A comment may name a rule twice; the one that ends it is taken out once.
        if !ends[end, default: []].contains(named) { ends[end, default: []].append(named) }
        break
      }
    }
    return ends.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Place {
  /// The empty place behind it.
  fileprivate var afterEnd: Place { Place(range: ByteRange(range.end, range.end), start: end, end: end) }
}
