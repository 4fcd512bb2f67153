import L10nLint
import L10nSyntax

/// The folders and the open texts of an editor.
struct Workspace {
  private(set) var projects: [ProjectScope: WarmProject] = [:]
  private(set) var documents: [String: OpenDocument] = [:]
  /// Those of the editor, as it spells them.
  private var folders: [String: ProjectScope] = [:]

  // MARK: Folders

  mutating func addFolder(_ uri: String, _ outside: Outside) {
    guard let spelled = FileURI.path(uri), let real = outside.realPath(spelled) else { return }
    let scope = ProjectScope(folder: real, isWhole: true)
    folders[spelled] = scope
    if projects[scope] == nil { projects[scope] = WarmProject(scope, spelledFolder: spelled) }
  }

  /// Texts that lay in the folder find a new home where there is one.
  mutating func removeFolder(_ uri: String) {
    guard let spelled = FileURI.path(uri), let scope = folders.removeValue(forKey: spelled) else { return }
    if !folders.values.contains(scope) { projects[scope] = nil }
  }

  /// Decides anew where each open text belongs.
  mutating func rehome(_ outside: Outside) {
    for document in documents.values {
      documents[document.uri] = OpenDocument(
        uri: document.uri, home: home(of: document.uri, outside), version: document.version,
        text: document.text.string(ByteRange(0, UInt32(document.text.count))))
    }
    spoil(.unread)
  }

  /// The innermost folder of the editor around a file, or the project that its place tells.
  private mutating func home(of uri: String, _ outside: Outside) -> OpenDocument.Home? {
    guard let path = FileURI.path(uri), FileKind(path: path) != nil else { return nil }
    var best: (home: OpenDocument.Home, depth: Int)?
    for (spelled, scope) in folders {
      guard let inner = path.below(spelled) ?? path.below(scope.folder) else { continue }
      if inner.utf8.count < best?.depth ?? .max {
        best = (OpenDocument.Home(scope: scope, path: inner), inner.utf8.count)
      }
    }
    return best?.home ?? strayHome(of: path, outside)
  }

  private mutating func strayHome(of path: String, _ outside: Outside) -> OpenDocument.Home? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let spelled = slash == path.startIndex ? "/" : String(path[..<slash])
    guard let real = outside.realPath(spelled) else { return nil }
    let file = path[path.index(after: slash)...]
    let whole = outside.projectFolder(real + "/" + file)
    let scope = ProjectScope(folder: whole ?? real, isWhole: whole != nil)
    guard let inner = (real + "/" + file).below(scope.folder) else { return nil }
    if projects[scope] == nil { projects[scope] = WarmProject(scope, spelledFolder: scope.folder) }
    return OpenDocument.Home(scope: scope, path: inner)
  }

  /// The projects that a file lies in, with its path there.
  func projects(around uri: String) -> [(scope: ProjectScope, path: String)] {
    guard let path = FileURI.path(uri) else { return [] }
    return projects.values.compactMap { project in
      (path.below(project.spelledFolder) ?? path.below(project.scope.folder)).map { (project.scope, $0) }
    }
  }

  /// As the editor knows a file of a project.
  func uri(of path: String, in project: WarmProject) -> String {
    let open = documents.values.first { $0.home?.scope == project.scope && $0.home?.path == path }
    return open?.uri ?? FileURI.uri(path.inside(project.spelledFolder))
  }

  // MARK: Texts

  mutating func open(_ uri: String, version: Int, text: String, _ outside: Outside) {
    let document = OpenDocument(uri: uri, home: home(of: uri, outside), version: version, text: text)
    documents[uri] = document
    guard let home = document.home, let project = projects[home.scope] else { return }
    // A file that is new, or was none of the project so far.
    if project.reading?.result(of: home.path) == nil { projects[home.scope]?.spoil(.unread) }
  }

  mutating func change(_ uri: String, _ changes: [Parameter], version: Int, _ encoding: PositionEncoding) {
    documents[uri]?.apply(changes, version: version, encoding)
  }

  /// From now on the file counts.
  mutating func close(_ uri: String, _ outside: Outside) {
    guard let document = documents.removeValue(forKey: uri), let home = document.home else { return }
    if let text = outside.readFile(home.scope, home.path) {
      projects[home.scope]?.replace(home.path, by: text)
    } else {
      projects[home.scope]?.spoil(.unread)
    }
  }

  mutating func spoil(_ staleness: WarmProject.Staleness, _ scope: ProjectScope? = nil) {
    for key in projects.keys where scope == nil || key == scope { projects[key]?.spoil(staleness) }
  }

  mutating func tell(_ uris: Set<String>, of scope: ProjectScope) {
    projects[scope]?.toldConfigurations = uris
  }

  // MARK: Looking

  /// Looks at the texts that have changed, and returns their URIs.
  mutating func lookAtTexts(_ outside: Outside) -> [String] {
    let changed = documents.values.filter(\.isChanged)
    for document in changed {
      documents[document.uri]?.isChanged = false
      guard let home = document.home else { continue }
      if projects[home.scope]?.reading == nil {
        settle(home.scope, outside)
      } else {
        projects[home.scope]?.replace(home.path, by: document.text)
      }
      show(document.uri)
    }
    return changed.map(\.uri).sorted()
  }

  /// Works out what is to be told about a text.
  private mutating func show(_ uri: String) {
    guard let document = documents[uri], let home = document.home, let project = projects[home.scope] else {
      return
    }
    documents[uri]?.findings = project.findings(of: home.path, document.text, joined: document.joined)
  }

  /// Makes all that is known of the projects true, and returns the texts of which something else is to be told.
  mutating func settle(_ outside: Outside) -> [String] {
    var uris = lookAtTexts(outside)
    for scope in projects.keys where projects[scope]?.staleness != WarmProject.Staleness.none {
      uris += settle(scope, outside)
    }
    return Set(uris).sorted()
  }

  @discardableResult
  private mutating func settle(_ scope: ProjectScope, _ outside: Outside) -> [String] {
    let mine = documents.values.filter { $0.home?.scope == scope }
    let texts = Dictionary(
      mine.compactMap { document in document.home.map { ($0.path, document.text) } },
      uniquingKeysWith: { first, _ in first })
    projects[scope]?.settle(outside, texts)
    return mine.compactMap { document in
      guard let home = document.home, let project = projects[scope] else { return nil }
      documents[document.uri]?.joined = project.joinedFindings(of: home.path)
      show(document.uri)
      return documents[document.uri]?.findings == document.findings ? nil : document.uri
    }
  }
}
