import L10nSyntax

// What code does with a key of the user's settings.

enum SettingsAccess {
  case write, read
}

extension Document {
  /// Whether the literal is the key of a setting that is written or read here; `nil` where nothing says so.
  func settingsAccess(_ literal: StringLiteral) -> SettingsAccess? {
    switch use(of: tokens(of: literal)) {
    case .argument(let argument, let call):
      if isAny(call.name, Self.writers) { return isKey(argument, call) ? .write : nil }
      if isAny(call.name, Self.readers) { return .read }
      return nil
    case .subscripted(let owner):
      guard isSettings(owner) else { return nil }
      // `UserDefaults.standard["name"] = value`
      let end = Int(literal.lastToken) + 2
      return kind(end) == .assign ? .write : .read
    case .key:
      return isRegistered(literal) ? .write : nil
    default:
      return nil
    }
  }

  private static let writers: [StaticString] = [
    "set", "setObject", "setValue", "setBool", "CFPreferencesSetAppValue",
  ]
  private static let readers: [StaticString] = [
    "object", "array", "string", "stringArray", "value", "bool", "objectForKey", "arrayForKey",
    "stringForKey",
    "stringArrayForKey", "valueForKey", "boolForKey",
  ]

  private func isAny(_ token: Int, _ spellings: [StaticString]) -> Bool {
    spellings.contains { self.token(token, is: $0) }
  }

  private func isKey(_ argument: Argument, _ call: Call) -> Bool {
    guard let label = argument.label else { return token(call.name, is: "CFPreferencesSetAppValue") }
    return token(label, is: "forKey")
  }

  private func isSettings(_ owner: TokenRange) -> Bool {
    text(of: owner).lowercased().contains("defaults")
  }

  /// `register(defaults: ["name": value])`, `[defaults registerDefaults:@{@"name": value}]`
  private func isRegistered(_ literal: StringLiteral) -> Bool {
    let open = open(ofBracket: bracket(around: Int(literal.firstToken)))
    return token(open - 2, is: "registerDefaults")
      || token(open - 2, is: "defaults") && token(open - 4, is: "register")
  }
}

extension SourceText {
  /// `AppleLanguages` or `AppleLocale`
  func isLanguageSetting(_ range: ByteRange) -> Bool {
    guard range.count == 14 || range.count == 11 else { return false }
    return withSpelling(range) { $0.isSpelled("AppleLanguages") || $0.isSpelled("AppleLocale") }
  }
}
