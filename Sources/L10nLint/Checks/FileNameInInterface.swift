import L10nSyntax

extension Check {
  /// The name of a file as the disk has it, on its way to a reader.
  static let fileNameInInterface = Check(
    .textCalls { call, pass in
      let document = pass.document
      guard document.lexicon.textCalls[call.pattern].deed == .fileName else { return }
      let range = document.withoutExtension(call.call.range)
      guard let shown = document.displayedText(showing: range), !document.isRemote(call.call.receiver),
        !document.token(shown.name, is: "nameFieldStringValue"),
        !document.token(shown.name, is: "setNameFieldStringValue")
      else { return }
      pass.report(
        range,
        "`\(document.text(of: call.call.name))` is the name on disk: people know the file by its display name",
        confidence: shown.isSure && !document.isAttributedText(shown) ? .likely : .possible)
    })
}

extension Document {
  /// `[[path lastPathComponent] stringByDeletingPathExtension]`
  fileprivate func withoutExtension(_ range: TokenRange) -> TokenRange {
    guard case .receiver(let call) = use(of: range),
      token(call.name, is: "stringByDeletingPathExtension") || token(call.name, is: "deletingPathExtension")
    else { return range }
    return call.range
  }

  /// A name on a server is the same for all readers.
  fileprivate func isRemote(_ receiver: TokenRange) -> Bool {
    receiver.indices.contains { token in
      guard kind(token) == .identifier else { return false }
      return text(of: token).words.contains {
        ["remote", "request", "response", "link", "web", "server", "href", "download", "host"].contains($0)
      }
    }
  }
}
