extension CallPattern {
  /// As people write of it: `tr(_:comment:)`, `.localized`, `.text =`, `Words.get(_:)`, `-lookUp:inTable:`.
  public var spelling: String {
    let path = owner.map { "\($0).\(name)" } ?? name
    let arguments = (labels ?? []).map { "\($0):" }.joined()
    switch form {
    case .function, .given: return "\(path)(\(labels == nil ? "…" : arguments))"
    case .method: return ".\(name)(\(labels == nil ? "…" : arguments))"
    case .setter: return ".\(name) ="
    case .getter: return ".\(name)"
    case .message: return "-\(name)\(arguments.isEmpty ? "" : ":")\(arguments)"
    case .accessor, .declaration, .typed, .name: return path
    }
  }
}
