/// Where code stands, as far as it tells who reads its texts. Findings in any of these are dropped by default.
package struct Context: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A test file or a test class.
  package static let test = Context(rawValue: 1)
  /// `#Preview`, `PreviewProvider`.
  package static let preview = Context(rawValue: 2)
  /// Only those who make the software see it: `#if DEBUG`, `// MARK: - Debug`, a type or function with "debug" in its
  /// name, a branch with an `assertionFailure`.
  package static let debug = Context(rawValue: 4)
  /// An argument of a logging or assertion call.
  package static let log = Context(rawValue: 8)
  /// Written by a generator.
  package static let generated = Context(rawValue: 16)
  /// `description`, `debugDescription` and their like.
  package static let description = Context(rawValue: 32)
  /// A command-line program: no user-interface framework anywhere near.
  package static let commandLine = Context(rawValue: 64)
  /// Left out by `#if 0`.
  package static let disabled = Context(rawValue: 128)
}
