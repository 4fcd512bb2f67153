import L10nLint
import L10nSyntax

/// The folders and the open texts of an editor.
struct Workspace {
  var projects: [ProjectScope: WarmProject] = [:]
  var documents: [String: OpenDocument] = [:]
  /// Whether a look at a project is under way.
  var isLooking = false
  /// Projects to be looked at, one after the other.
  var waiting: [ProjectScope] = []
  var looks = 0
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
    if !project.holds(home.path) { projects[home.scope]?.spoil(.unread) }
  }

  mutating func change(_ uri: String, _ changes: [Parameter], version: Int, _ encoding: PositionEncoding) {
    documents[uri]?.apply(changes, version: version, encoding)
  }

  /// From now on the file counts.
  mutating func close(_ uri: String, _ outside: Outside) {
    guard let document = documents.removeValue(forKey: uri), let home = document.home else { return }
    // A look that is under way has the text.
    if !isLooking, let text = outside.readFile(home.scope, home.path) {
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
}
