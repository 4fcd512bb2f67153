import L10nSyntax

extension SuppressionPass {
  /// Comments and names beyond which nobody wrote a file by hand: there everything would be compared with everything.
  private static let limit = (comments: 500, names: 30)

  /// The needless names of each comment, with the fix that all of them share: it takes them out of the comment, or the
  /// comment away. Where a region begins no more, the comment that ends it goes with it. Where some stand behind what they
  /// mean, the comment is to cover that.
  func unusedByComment(_ body: ([SuppressionComment.Name], Fix?) -> Void) {
    var rest = unused[...]
    for (index, comment) in suppressions.comments.enumerated() {
      let end = comment.place.range.end
      let names = rest.prefix { $0.place.range.start < end }
      rest = rest.dropFirst(names.count)
      let late = names.filter(late.contains)
      if !late.isEmpty { body(late, turn(toLineOfCommentAt: index, for: late)) }
      let needless = names.filter { !late.contains($0) }
      if !needless.isEmpty { body(needless, removal(of: needless, fromCommentAt: index)) }
    }
  }

  /// `disable:this` for a comment that covers what follows; `nil` where some of its names do cover that.
  private func turn(toLineOfCommentAt index: Int, for names: [SuppressionComment.Name]) -> Fix? {
    let comment = suppressions.comments[index]
    guard comment.names.allSatisfy(unused.contains), var edits = endsToRemove(for: comment.names, at: index)
    else { return nil }
    let start = UInt32(SuppressionMarker.length)
    let scope = comment.place.part(start, start + UInt32(comment.scope.rawValue.utf8.count))
    edits.append(edit(scope, SuppressionComment.Scope.this.rawValue))
    let title = "Write `\(SuppressionComment.Scope.this.rawValue)`"
    return Fix(safety: .suggested, title: title, edits: edits)
  }

  private func removal(of names: [SuppressionComment.Name], fromCommentAt index: Int) -> Fix? {
    let comments = suppressions.comments
    let comment = comments[index]
    guard let ends = endsToRemove(for: names, at: index), let edits = edits(removing: names, from: comment)
    else { return nil }
    let isWhole = names.count == comment.names.count
    return Fix(safety: .safe, title: isWhole ? "Remove the comment" : "Remove the name", edits: edits + ends)
  }

  /// What ends the regions of some names of a comment goes with them.
  private func endsToRemove(for names: [SuppressionComment.Name], at index: Int) -> [Fix.Edit]? {
    let comments = suppressions.comments
    guard comments.count <= Self.limit.comments, comments[index].names.count <= Self.limit.names else {
      return nil
    }
    guard comments[index].scope == .region else { return [] }
    guard let ends = ends(ofRegionsOf: names, at: index) else { return nil }
    let edits = ends.compactMap { self.edits(removing: $0.names, from: comments[$0.comment]) }
    return edits.count == ends.count ? edits.flatMap { $0 } : nil
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
  /// From one byte of it to another, where all of it is ASCII on one line.
  fileprivate func part(_ from: UInt32, _ to: UInt32) -> Place {
    func position(_ distance: UInt32) -> Position {
      Position(
        line: start.line, column: start.column + Int(distance),
        utf16Column: start.utf16Column + Int(distance))
    }
    return Place(
      range: ByteRange(range.start + from, range.start + to), start: position(from), end: position(to))
  }

  /// The empty place behind it.
  fileprivate var afterEnd: Place { Place(range: ByteRange(range.end, range.end), start: end, end: end) }
}
