/// Where code stands, as far as it tells who reads its texts. Findings in any of these are dropped by default.
public struct Context: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A test file or a test class.
  public static let test = Context(rawValue: 1)
  /// `#Preview`, `PreviewProvider`.
  public static let preview = Context(rawValue: 2)
  /// Only those who make the software see it: `#if DEBUG`, `// MARK: - Debug`, a type or function with "debug" in its
  /// name, a branch with an `assertionFailure`.
  public static let debug = Context(rawValue: 4)
  /// An argument of a logging or assertion call.
  public static let log = Context(rawValue: 8)
  /// Written by a generator.
  public static let generated = Context(rawValue: 16)
  /// `description`, `debugDescription` and their like.
  public static let description = Context(rawValue: 32)
  /// A command-line program: no user-interface framework anywhere near.
  public static let commandLine = Context(rawValue: 64)
  /// Left out by `#if 0`.
  public static let disabled = Context(rawValue: 128)
}
