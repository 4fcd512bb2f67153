import L10nSyntax

/// One file of code while it is looked at, and what several ask of it.
///
/// A class: what comments, checks or facts had to look up is there for those who come after them.
final class FileReading {
  let path: String
  let document: Document
  private(set) lazy var lines = LineIndex(document.source)
  private(set) lazy var names = document.writtenNames
  lazy var idle = IdleCode(document)
  var cases = CaseNames()

  /// With their keys.
  let accessors: [(accessor: Declarations.Accessor, key: TokenRange?)]
  /// What the other files have to be read with.
  let declarations: Declarations
  private(set) lazy var mentions = document.sortedMentions

  init(_ path: String, _ document: Document) {
    (self.path, self.document) = (path, document)
    // Tests declare nothing for the code they test.
    if document.fileContext.contains(.test) {
      (accessors, declarations) = ([], Declarations())
    } else {
      accessors = document.accessors
      declarations = Declarations(of: document, accessors.map(\.accessor))
    }
  }

  func place(_ range: ByteRange) -> Place { Place(range, in: document.source, lines) }
  func place(_ tokens: TokenRange) -> Place { place(document.bytes(of: tokens)) }

  /// What leads to the code around a token. In a large file only that is known which it writes once.
  func leads(to token: Int) -> [CalledDeclaration] {
    guard !document.isSearchable else { return idle.leads(to: token) }
    guard document.language == .swift, let lead = document.calledName(around: token) else { return [] }
    let name = document.nameHash(lead.token)
    return names.holds(name) && !names.isWrittenOnce(name) ? [] : [lead]
  }

  /// The cases of enums that a text around a token is for, where the file makes them nowhere.
  func unmadeCases(around token: Int) -> [CalledName] {
    cases.names(around: token, in: document).compactMap { needed in
      let switched = needed.switched.map { SwitchedCases($0, in: document) }
      if case .some(nil) = switched { return nil }
      let name = CalledName(
        needed.makers == .ofFile ? .caseOfFile : .enumCase, at: needed.token, in: document,
        isPublic: needed.makers == .all, switched: switched.flatMap { $0 })
      return names.isMade(name.hash) ? nil : name
    }
  }
}

extension Document {
  fileprivate var accessors: [(accessor: Declarations.Accessor, key: TokenRange?)] {
    localizedCalls.compactMap { call in accessor(around: call).map { ($0, call.key) } }
  }
}
