import L10nSyntax

extension Check {
  /// A picture whose name ends with a language.
  static let textInImageName = Check(
    .textCalls { call, document, pass in
      guard document.lexicon.textCalls[call.pattern].deed == .image,
        let value = call.call.arguments.first?.value, let name = document.constantText(of: value),
        pass.options.list("languages").contains(where: { name.isNamed(for: $0) })
      else { return }
      pass.report(
        value, "`\(name)` is an image for one language: localize the image and use one name")
    })
}

extension String {
  /// `exit_door_en`, `logo-zh-Hans`
  fileprivate func isNamed(for language: String) -> Bool {
    utf8.count > language.utf8.count + 1 && hasSuffix(language)
      && ["_", "-"].contains(dropLast(language.count).last)
  }
}
