import L10nSyntax

// What an alert hands its closures: `.alert("…", isPresented: $isShown, presenting: failure) { … } message: { … }`.

extension Document {
  /// The value that is presented, where a name is what the closure around it calls it, or is `$0`.
  func valuePresented(as name: Int) -> TokenRange? {
    guard isSearchable, kind(name) == .identifier, let closure = closure(naming: name) else { return nil }
    return argument(.label("presenting"), of: closure.call)
  }
}
