import L10nSyntax

/// What the editor says it can do, and what it asks for.
struct EditorAbilities {
  var encoding = PositionEncoding.utf16
  /// Asks for diagnostics itself, and can be told to ask again.
  var pullsDiagnostics = false
  var showsRelated = false
  var takesVersions = false
  var takesDocumentChanges = false
  var watchesFiles = false
  var hasActionLiterals = false
  var nestsSymbols = false
  var readsMarkdown = false
  /// Milliseconds from a keystroke to a look at the text, and to one at the project.
  var delay = Delay()

  struct Delay {
    var text = 50
    var project = 300

    static let possible = 0...60_000
  }

  init() {}

  init(_ initialization: Parameter?) {
    let capabilities = initialization?["capabilities"]
    let offered = capabilities?["general"]?["positionEncodings"]?.items.compactMap(\.text) ?? []
    if offered.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    let document = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    pullsDiagnostics =
      document?["diagnostic"] != nil && workspace?["diagnostics"]?["refreshSupport"]?.flag == true
    showsRelated = document?["publishDiagnostics"]?["relatedInformation"]?.flag == true
    takesVersions = document?["publishDiagnostics"]?["versionSupport"]?.flag == true
    takesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.flag == true
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag == true
    hasActionLiterals = document?["codeAction"]?["codeActionLiteralSupport"] != nil
    nestsSymbols = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.flag == true
    let formats = document?["hover"]?["contentFormat"]?.items.compactMap(\.text) ?? []
    readsMarkdown = formats.contains("markdown")
    let options = initialization?["initializationOptions"]
    if let text = options?["textDelay"]?.number { delay.text = text.clamped(to: Delay.possible) }
    if let project = options?["projectDelay"]?.number { delay.project = project.clamped(to: Delay.possible) }
  }
}
