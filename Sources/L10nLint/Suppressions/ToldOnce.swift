import L10nSyntax

// What several places share is told at the first of them. A comment that silences that place speaks for no other one: then
// the next is told too, and the comment of each place is needed.

extension ProjectPass {
  /// Whether a cause is told at a use, of all that share it: nobody has heard of it at an earlier one.
  func isFirst<Cause: Hashable>(
    _ cause: Cause, _ told: inout Set<Cause>, _ use: KeyUse, at place: Place? = nil
  ) -> Bool {
    guard !told.contains(cause) else { return false }
    if !isSilenced(use, at: place) { told.insert(cause) }
    return true
  }
}

extension Pass {
  /// The places behind the one that is being told, of all that share a cause in their order; `nil` where it is told at an
  /// earlier one.
  func others<Shape>(
    sharing shapes: [Shape], behind place: ByteRange, _ range: (Shape) -> ByteRange
  ) -> ArraySlice<Shape>? {
    let own = shapes.firstIndex { range($0).start >= place.start } ?? shapes.endIndex
    guard shapes[..<own].allSatisfy({ isSilenced(range($0).start) }) else { return nil }
    return shapes[own...].drop { range($0).start == place.start }
  }
}
