import L10nSyntax

extension Check {
  /// A switch for testing localization that is turned on outside of tests.
  static let debugLocalizationSwitch = Check(
    .stringLiterals { literal, document, pass in
      guard document.source.isLocalizationSwitch(literal.contentRange),
        document.settingsAccess(literal) == .write
      else { return }
      let name = document.source.string(literal.contentRange)
      pass.report(
        document.tokens(of: literal), "`\(name)` is a testing switch, and this code ships to users",
        kind: "code"
      )
    },
    .resources { file, pass in
      // What is not shared is one person's own.
      guard case .scheme(let scheme) = file.content, file.path.withSpelling({ $0.holds("xcshareddata/") }),
        let root = scheme.root, let launch = scheme.child("LaunchAction", of: root)
      else { return }
      for (name, place) in scheme.localizationSwitches(of: launch) {
        pass.report(
          place, in: file,
          "`\(name)` is a testing switch, and this scheme turns it on for everyone who runs the app with it",
          kind: "scheme",
          confidence: .likely)
      }
      if let language = scheme.attribute("language", of: launch) {
        pass.report(
          language.range, in: file,
          "This scheme runs the app in `\(scheme.source.text(of: language))`, whatever language the system has",
          kind: "scheme", confidence: .possible)
      }
    })
}

extension Markup {
  fileprivate func child(_ name: StaticString, of node: Int) -> Int? {
    children(of: node).first { isNamed($0, name) }
  }

  /// Those that an action of a scheme turns on, as one of its own or as an argument.
  fileprivate func localizationSwitches(of action: Int) -> [(name: String, place: ByteRange)] {
    var found: [(String, ByteRange)] = []
    if let value = attribute("showNonLocalizedStrings", of: action), source.isSpelled(value.range, "YES") {
      found.append(("showNonLocalizedStrings", value.range))
    }
    guard let arguments = child("CommandLineArguments", of: action) else { return found }
    for argument in children(of: arguments) where isNamed(argument, "CommandLineArgument") {
      guard let text = attribute("argument", of: argument),
        let state = attribute("isEnabled", of: argument), source.isSpelled(state.range, "YES")
      else { continue }
      // `-NSDoubleLocalizedStrings YES`
      let words = source.text(of: text).split(separator: " ").map(String.init)
      guard let first = words.first, first.hasPrefix("-"), words.count < 2 || !words[1].isNo else { continue }
      let name = String(first.dropFirst())
      if name.withSpelling(\.isLocalizationSwitch) { found.append((name, text.range)) }
    }
    return found
  }
}

extension String {
  fileprivate var isNo: Bool { ["NO", "0", "false"].contains(self) }
}

extension SourceText {
  fileprivate func isLocalizationSwitch(_ range: ByteRange) -> Bool {
    guard (18...34).contains(range.count) else { return false }
    return withSpelling(range, \.isLocalizationSwitch)
  }
}

extension Spelling {
  fileprivate var isLocalizationSwitch: Bool {
    isSpelled("NSDoubleLocalizedStrings") || isSpelled("NSShowNonLocalizedStrings")
      || isSpelled("NSShowNonLocalizableStrings") || isSpelled("AppleTextDirection")
      || isSpelled("NSForceRightToLeftWritingDirection")
      || isSpelled("NSForceRightToLeftLocalizedStrings")
      || isSpelled("NSAccentuateLocalizedStrings")
  }
}
