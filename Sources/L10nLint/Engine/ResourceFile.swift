import L10nSyntax

/// A file that is no code, or the manifest of a package or a project, and what it says.
package struct ResourceFile: Sendable {
  package let path: String
  /// Empty for an Xcode project, which keeps what was read of it and no more, and for an old xib that was looked at.
  package private(set) var text: SourceText
  /// Who it is for, by its place.
  package let context: Context
  package private(set) var content: Content

  /// Each file of a run has room for one, and nearly all of them are code or tables: the others lie elsewhere.
  package enum Content: Sendable {
    case table(Table)
    indirect case interface(InterfaceFile)
    indirect case information(PropertyList)
    indirect case project(XcodeProject)
    indirect case specification(ProjectSpecification)
    indirect case package(SwiftPackage)
    indirect case scheme(Markup)
  }

  package var table: Table? {
    if case .table(let table) = content { table } else { nil }
  }

  /// Takes entries of a table that are marked stale for those that the build found.
  mutating func keep(entries: [Int]) {
    if let table { content = .table(Table(table, inUse: entries)) }
  }

  /// What other files may ask of it, when it has been looked at alone: nobody reads the text of an old xib again.
  var forOthers: ResourceFile {
    guard let interface, interface.format != .document else { return self }
    var file = self
    file.content = .interface(interface.withoutText)
    file.text = SourceText("")
    return file
  }

  /// What an `Info.plist` says.
  package var information: PropertyList? {
    if case .information(let list) = content { list } else { nil }
  }

  package var interface: InterfaceFile? {
    if case .interface(let interface) = content { interface } else { nil }
  }

  package var project: XcodeProject? {
    if case .project(let project) = content { project } else { nil }
  }

  package var specification: ProjectSpecification? {
    if case .specification(let specification) = content { specification } else { nil }
  }

  package var package: SwiftPackage? {
    if case .package(let package) = content { package } else { nil }
  }

  /// Reads what a manifest says besides its code; `nil` for any other file.
  init?(manifest file: SourceFile) {
    if file.path.isPackageManifest {
      content = .package(SwiftPackage(file.text))
    } else if file.path.fileName == "Project.swift",
      let specification = ProjectSpecification(manifest: file.text)
    {
      content = .specification(specification)
    } else {
      return nil
    }
    path = file.path
    text = file.text
    context = file.context
  }

  /// Reads a file; `nil` where it is code.
  init?(_ file: SourceFile) {
    path = file.path
    text = file.text
    context = file.context
    switch file.kind {
    case .source: return nil
    // `update.strings` that makes the tables.
    case .table(.strings) where file.text.isScript: return nil
    case .table(.strings): content = .table(Table(strings: file.text))
    case .table(.catalog): content = .table(Table(catalog: file.text))
    case .table(.stringsdict): content = .table(Table(stringsdict: file.text))
    case .interface: content = .interface(InterfaceFile.read(file.text))
    case .information: content = .information(PropertyList.read(file.text))
    case .project where file.path.hasSuffix(".yml"):
      content = .specification(ProjectSpecification(file.text))
    case .project:
      guard file.path.isInPackageOfProject else { return nil }
      content = .project(XcodeProject(file.text))
      text = SourceText("")
    case .scheme: content = .scheme(Markup.read(file.text))
    }
  }
}

extension String {
  /// A `project.pbxproj` is one in its `Pier.xcodeproj`, or as the first Xcode had it in `Pier.pbproj` or `Pier.xcode`: a copy
  /// elsewhere is opened by nobody.
  var isInPackageOfProject: Bool {
    withSpelling { $0.holds(".xcodeproj/") || $0.holds(".pbproj/") || $0.holds(".xcode/") }
  }
}
