import L10nLint
import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which configuration files a run obeys.
enum ConfigurationSource {
  /// Those in the folders of its files and around them.
  case search
  case file(String)
  case none
}

/// The configuration of each folder, found and read when the first file of the folder is met.
struct ConfigurationFiles {
  private let source: ConfigurationSource
  /// What the command line says of rules.
  private let arguments: RuleEntry?
  private let workingFolder = Platform.workingFolder
  /// By absolute path, without a slash at the end.
  private var folders: [String: ConfiguredFolder] = [:]
  private var configurations = 0
  /// The folder that was asked for last, as it was spelled: files come sorted.
  private var last: (folder: String, found: ConfiguredFolder)?

  /// What holds where there is no file.
  let outside: Configuration
  /// All files that were read.
  private(set) var files: [ConfigurationFile] = []
  private(set) var problems: [ConfigurationProblem] = []

  init(_ source: ConfigurationSource, arguments: RuleEntry? = nil) {
    self.source = source
    self.arguments = arguments
    outside = Configuration(arguments: arguments)
    var outermost: [ConfigurationFile] = []
    // Patterns of a file that is named count from where the command is run, as paths in the arguments do.
    if case .file(let path) = source, let file = read(path, folder: workingFolder, inside: []) {
      outermost = [file]
    }
    let outside = ConfiguredFolder(path: "", configuration: configuration(outermost))
    folders[""] = folder("", inside: outside)
  }

  /// Adds what only a run can know of the files.
  mutating func warn(_ warnings: [ConfigurationProblem]) { problems += warnings }

  /// What holds for the folder of a file, as the arguments spell it.
  mutating func folder(of file: String) -> ConfiguredFolder {
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { file[...$0] } ?? ""
    if let last, folder.utf8.elementsEqual(last.folder.utf8) { return last.found }
    let found = self.folder(absolute(String(folder)))
    last = (String(folder), found)
    return found
  }

  /// What holds for the files of a folder, which is given by its absolute path. `hasFile` where somebody has seen
  /// whether there may be a configuration in it.
  mutating func folder(_ path: String, hasFile: Bool? = nil) -> ConfiguredFolder {
    if let known = folders[path] { return known }
    // Upwards to the first folder that is known, and back.
    var missing: [String] = []
    var known: ConfiguredFolder?
    var waiting = path
    while known == nil {
      missing.append(waiting)
      waiting = String(waiting[..<(waiting.lastIndex(of: "/") ?? waiting.startIndex)])
      known = folders[waiting]
    }
    var result = known ?? ConfiguredFolder(path: "", configuration: configuration([]))
    for missing in missing.reversed() {
      result = folder(missing, inside: result, hasFile: missing == path ? hasFile : nil)
      folders[missing] = result
    }
    return result
  }

  private mutating func folder(
    _ path: String, inside parent: ConfiguredFolder, hasFile: Bool? = nil
  ) -> ConfiguredFolder {
    var folder = ConfiguredFolder(
      path: path, configuration: parent.configuration, exclusion: parent.exclusion)
    if folder.exclusion == nil { folder.exclusion = parent.configuration.exclusion(ofFolder: path) }
    // What is left out may have a configuration that is none of ours.
    guard case .search = source, folder.exclusion == nil else { return folder }
    // A repository inside of another one has a life of its own, and so has a second work tree; a submodule has not.
    if !folder.configuration.files.isEmpty,
      PathStatus(path + "/.git", isFollowing: false)?.kind == .folder || LinkedWorkTree.isAt(path)
    {
      folder.configuration = configuration([])
    }
    guard hasFile != false else { return folder }
    let otherName = path + "/" + ConfigurationFile.otherName
    if PathStatus(otherName, isFollowing: false) != nil {
      problems.append(ConfigurationProblem(misnamed: shown(otherName)))
    }
    let name = path + "/" + ConfigurationFile.name
    guard PathStatus(name, isFollowing: false) != nil else { return folder }
    let outer = folder.configuration.files
    if let file = read(name, folder: path, inside: outer) {
      folder.configuration = configuration(outer + [file])
    }
    return folder
  }

  private mutating func configuration(_ files: [ConfigurationFile]) -> Configuration {
    // All files without a configuration share a number.
    if !files.isEmpty { configurations += 1 }
    return Configuration(files, number: files.isEmpty ? 0 : configurations, arguments: arguments)
  }

  private mutating func read(
    _ path: String, folder: String, inside outer: [ConfigurationFile]
  ) -> ConfigurationFile? {
    let shown = self.shown(path)
    do {
      let reading = ConfigurationFile.read(
        try text(of: path, in: folder).allBytes, path: shown, folder: folder, inside: outer
      ) { [self] in named(by: $0, in: folder) }
      problems += reading.problems
      files.append(reading.file)
      return reading.file
    } catch {
      problems.append(ConfigurationProblem(unreadable: shown, reason: error.text))
      return nil
    }
  }

  /// What a configuration names has to be a file of the project.
  private func named(by path: String, in folder: String) -> NamedFile {
    let path = path.hasPrefix("/") ? path : folder + "/" + path
    if Platform.realPath(path) != nil, !ProjectFolder.holds(path, around: folder) {
      return .unreadable("it is outside of the project")
    }
    var reader = FileReader()
    do {
      return .text(try reader.read(path, isFollowing: true).allBytes, shown: shown(absolute(path)))
    } catch {
      return .unreadable(error.text)
    }
  }

  /// A link that was found is followed as far as the project goes; one that somebody names leads anywhere.
  private func text(of path: String, in folder: String) throws(FileReader.Failure) -> SourceText {
    if case .search = source, Platform.realPath(path) != nil, !ProjectFolder.holds(path, around: folder) {
      throw .other("it links to a file outside of the project; use `--config` to read it")
    }
    var reader = FileReader()
    return try reader.read(path, isFollowing: true)
  }
}

/// What holds for the files of one folder.
struct ConfiguredFolder {
  /// Without a slash at the end.
  let path: String
  var configuration: Configuration
  /// Set where the whole folder is left out.
  var exclusion: Configuration.Exclusion?

  /// The absolute path of a file of this folder, however its folder is spelled.
  func path(of file: String) -> String {
    let name =
      file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[file.utf8.index(after: $0)...] } ?? file[...]
    return path + "/" + name
  }
}

// MARK: Paths

extension ConfigurationFiles {
  /// A path without `.`, `..` and double slashes, counted from the root.
  func absolute(_ path: String) -> String {
    if path.hasPlainSteps, workingFolder != "/" { return workingFolder + "/" + path }
    var parts = path.hasPrefix("/") ? [] : workingFolder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? "" : "/" + parts.joined(separator: "/")
  }

  /// A path as the person would type it here.
  private func shown(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let here = workingFolder.utf8
    if path.utf8.starts(with: (workingFolder + "/").utf8) { return path.behind(here.count + 1) }
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8[..<$0] } ?? path.utf8[...]
    let isAround = here.starts(with: folder) && here.dropFirst(folder.count).first == UInt8(ascii: "/")
    guard isAround else { return path }
    let levels = here.dropFirst(folder.count).split(separator: UInt8(ascii: "/")).count
    return String(repeating: "../", count: levels) + path.behind(folder.count + 1)
  }
}

extension SourceText {
  fileprivate var allBytes: [UInt8] { Array(self[ByteRange(0, UInt32(clamping: count))]) }
}

extension String {
  fileprivate func behind(_ count: Int) -> String { String(Substring(utf8.dropFirst(count))) }
}

/// What is wrong with the configuration, when there is no point in going on.
struct ConfigurationError: Error {
  let problems: [ConfigurationProblem]
}
