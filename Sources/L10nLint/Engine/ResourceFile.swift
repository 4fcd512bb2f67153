import L10nSyntax

/// A file that is no code, and what it says.
package struct ResourceFile: Sendable {
  package let path: String
  package let text: SourceText
  package let content: Content

  package enum Content: Sendable {
    case table(Table)
    case interface(InterfaceFile)
    case information(PropertyList)
    case project(XcodeProject)
  }

  package var table: Table? {
    if case .table(let table) = content { table } else { nil }
  }

  /// Reads a file; `nil` where it is code.
  init?(_ file: SourceFile) {
    path = file.path
    text = file.text
    switch file.kind {
    case .source: return nil
    case .table(.strings): content = .table(Table(strings: file.text))
    case .table(.catalog): content = .table(Table(catalog: file.text))
    case .table(.stringsdict): content = .table(Table(stringsdict: file.text))
    case .interface: content = .interface(InterfaceFile.read(file.text))
    case .information: content = .information(PropertyList.read(file.text))
    case .project: content = .project(XcodeProject(file.text))
    }
  }
}
