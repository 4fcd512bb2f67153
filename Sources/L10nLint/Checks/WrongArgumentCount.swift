import L10nSyntax

extension Check {
  /// Calls that do not compile, because the declaration takes another number of arguments.
  static let wrongArgumentCount = Check(
    .localizedCalls { call, document, pass in
      let name = TokenRange(call.call.name, call.call.name + 1)
      guard call.origin == .table, let row = call.pattern,
        !document.lexicon.isRedefined(document.tokens[name.lower].word)
      else { return }
      let pattern = document.lexicon.localizing[row]
      if let arity = pattern.arity {
        let count = document.argumentCount(of: call.call)
        guard count != arity, !document.passesOnArguments(call.call) else { return }
        pass.report(
          name, "`\(document.text(of: name))` takes \(arity) arguments, not \(count): this does not compile")
      } else if pattern.isCommentRequired, call.comment == nil {
        pass.report(name, "`\(document.text(of: name))` without its comment does not compile")
      }
    })
}

extension Document {
  /// Whether a variadic macro passes on what it was given.
  fileprivate func passesOnArguments(_ call: Call) -> Bool {
    commaParts(of: argumentList(of: call)).contains { token($0.upper - 1, is: "__VA_ARGS__") }
  }
}
