import L10nSyntax

/// A mistake in a configuration file, or something its author should know.
package struct ConfigurationProblem: Error, Sendable, Equatable {
  package let kind: Severity
  package let path: String
  package let line: Int
  /// UTF-8 bytes before it on its line, plus 1.
  package let column: Int
  package let message: String

  package init(_ kind: Severity, _ path: String, line: Int, column: Int, _ message: String) {
    self.kind = kind
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// A file that would be the configuration, were it called so: what it says must not be passed over.
  package init(misnamed path: String) {
    self.init(
      .error, path, line: 1, column: 1,
      "a configuration file must be named `\(ConfigurationFile.name)`; rename this file or move its content there"
    )
  }

  /// A setting that means nothing; `nil` where no file says it.
  package init?(idle message: String, _ origin: Origin) {
    guard case .file(let path, let line) = origin else { return nil }
    self.init(.warning, path, line: line, column: 1, message)
  }

  /// A file that could not be read at all.
  package init(unreadable path: String, reason: String) {
    self.init(.error, path, line: 1, column: 1, "this configuration cannot be read: \(reason)")
  }
}

extension ConfigurationProblem: CustomStringConvertible {
  /// The line that compilers write and editors read.
  package var description: String {
    "\(path.printable):\(line):\(column): \(kind.rawValue): \(message.printable)"
  }
}

extension [ConfigurationProblem] {
  /// More are no help to anybody.
  package static let maximumShown = 50

  /// One line a problem, in the order of the files.
  package var listing: String {
    var lines = prefix(Self.maximumShown).map(\.description)
    if count > Self.maximumShown { lines.append("and \(count - Self.maximumShown) more like these") }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Where a value was set, for those who ask why.
package enum Origin: Sendable, Hashable {
  case standard
  case arguments
  case file(path: String, line: Int)
}

extension Origin: CustomStringConvertible {
  package var description: String {
    switch self {
    case .standard: "default"
    case .arguments: "command line"
    case .file(let path, let line): "\(path.printable):\(line)"
    }
  }
}

/// A value and where it was set.
package struct Sourced<Value: Sendable>: Sendable {
  package var value: Value
  package var origin: Origin

  package init(_ value: Value, _ origin: Origin = .standard) {
    self.value = value
    self.origin = origin
  }
}
