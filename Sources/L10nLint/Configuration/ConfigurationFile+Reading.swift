import L10nSyntax

extension ConfigurationFile {
  /// All keys of a file.
  package static let keys = ConfigurationReader.keys

  /// A file that was read, and what its author should know about it.
  package struct Reading: Sendable {
    package let file: ConfigurationFile
    /// In the order of the file; a file with errors must not be used.
    package let problems: [ConfigurationProblem]
  }

  /// Reads the text of a file. `folder` is the absolute path of the folder that its patterns speak of; `outer` are the
  /// files around it, and `open` gives those that it names.
  package static func read(
    _ bytes: [UInt8], path: String, folder: String, inside outer: [ConfigurationFile] = [],
    open: @escaping (String) -> NamedFile = { _ in .unreadable("this configuration has no other files") }
  ) -> Reading {
    var reader = ConfigurationReader(path: path, folder: folder, inside: outer, open: open)
    do {
      reader.read(try YAML.parse(bytes))
    } catch {
      reader.error(error.position, error.message.asMessage)
    }
    let problems = reader.problems.sorted { left, right in
      (left.path == path ? "" : left.path, left.line, left.column)
        < (right.path == path ? "" : right.path, right.line, right.column)
    }
    return Reading(file: reader.file, problems: problems)
  }
}

extension String {
  /// A sentence as all messages are written: with a small letter in front, and without a full stop.
  var asMessage: String { prefix(1).lowercased() + (hasSuffix(".") ? dropFirst().dropLast() : dropFirst()) }
}

extension ProjectSettings {
  /// What the configurations of a project say of it, but for its baseline. Where they say different things, there is no answer.
  package init(joining files: [ConfigurationFile]) throws(ConfigurationProblem) {
    for file in files {
      try Self.join(&baseLanguage, file.project.baseLanguage, "base-language")
      try Self.join(&requiredLanguages, file.project.requiredLanguages, "languages")
      try Self.join(&partialLanguages, file.project.partialLanguages, "languages")
      try Self.join(&keyStyle, file.project.keyStyle, "key-style")
    }
  }

  private static func join<Value: Equatable>(
    _ value: inout Sourced<Value>?, _ other: Sourced<Value>?, _ name: String
  ) throws(ConfigurationProblem) {
    guard let other else { return }
    guard let known = value else {
      value = other
      return
    }
    guard known.value != other.value, case .file(let path, let line) = other.origin else { return }
    throw ConfigurationProblem(
      .error, path, line: line, column: 1,
      "`\(name)` has a different value on \(known.origin); check these folders in separate runs")
  }
}
