import L10nLint
import L10nSyntax

extension Workspace {
  /// Looks at the texts that have changed, and returns the URIs of those of which something may have to be told.
  mutating func lookAtTexts(_ outside: Outside) -> [String] {
    let changed = documents.values.filter(\.isChanged)
    var uris = changed.map(\.uri)
    for document in changed {
      documents[document.uri]?.isChanged = false
      guard let home = document.home else { continue }
      if projects[home.scope]?.reading == nil {
        uris += firstLook(at: home.scope, outside)
      } else {
        projects[home.scope]?.replace(home.path, by: document.text)
      }
      show(document.uri)
    }
    return Set(uris).sorted()
  }

  /// Works out what is to be told about a text.
  private mutating func show(_ uri: String) {
    guard let document = documents[uri], let home = document.home, let project = projects[home.scope] else {
      return
    }
    documents[uri]?.findings = project.findings(of: home.path, document.text, joined: document.joined)
  }

  // MARK: Projects

  /// Wants a look at each project of which something is no longer true.
  mutating func wantLooks() {
    waiting = projects.keys.filter { projects[$0]?.staleness != WarmProject.Staleness.none }
      .sorted { $0.folder.precedesInBytes($1.folder) }
  }

  /// Begins the next look that somebody wants. False where there is none, or one is under way.
  mutating func startLook(_ outside: Outside) -> Bool {
    while !isLooking, let scope = waiting.first {
      waiting.removeFirst()
      looks += 1
      let texts = texts(of: scope)
      let open = Set(documents.values.lazy.compactMap(\.home).filter { $0.scope == scope }.map(\.path))
      guard let look = projects[scope]?.look(looks, texts, inWork: open) else { continue }
      isLooking = true
      outside.startLook(look)
      return true
    }
    return false
  }

  private func texts(of scope: ProjectScope) -> [String: SourceText] {
    // Joining does not know of a change that nobody has looked at.
    let isJoin = projects[scope]?.staleness == .unjoined
    let mine = documents.values.compactMap { document in
      document.home.flatMap { home in
        home.scope == scope && !(isJoin && document.isChanged) ? (home.path, document.text) : nil
      }
    }
    return Dictionary(mine, uniquingKeysWith: { first, _ in first })
  }

  /// Nothing can be said of a text before its project was looked at once.
  private mutating func firstLook(at scope: ProjectScope, _ outside: Outside) -> [String] {
    var uris: [String] = []
    if isLooking, let result = outside.takeLook(.untilDone) { uris += take(result) }
    guard projects[scope]?.reading == nil else { return uris }
    waiting.removeAll { $0 == scope }
    waiting.insert(scope, at: 0)
    if startLook(outside), let result = outside.takeLook(.untilDone) { uris += take(result) }
    return uris
  }

  /// Takes in what a look has found, and returns the texts of which something else is to be told.
  mutating func take(_ result: ProjectLook.Result) -> [String] {
    isLooking = false
    let (look, scope) = (result.look, result.look.scope)
    guard projects[scope]?.take(result) == true else { return [] }
    return documents.values.filter { $0.home?.scope == scope }.compactMap { document in
      guard let home = document.home, let project = projects[scope] else { return nil }
      if look.texts[home.path]?.storage == document.text.storage {
        documents[document.uri]?.joined = project.joinedFindings(of: home.path)
      } else if case .read = look.depth {
        projects[scope]?.replace(home.path, by: document.text)
      } else if document.isChanged {
        return nil
      }
      show(document.uri)
      return documents[document.uri]?.findings == document.findings ? nil : document.uri
    }
  }
}
