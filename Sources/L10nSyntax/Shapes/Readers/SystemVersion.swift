/// A version of a system: `iOS 15.4`.
public struct SystemVersion: Sendable, Hashable {
  public let system: AppleSystem
  public let number: Number

  /// Parts of a version, each below 1,000: 15004002 is 15.4.2.
  public typealias Number = UInt32

  public init(_ system: AppleSystem, _ number: Number) {
    self.system = system
    self.number = number
  }

  /// `iOS 15.4`; of extensions and of an app for a Mac as of the others.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let system = AppleSystem(parts[0]), let number = Self.number(parts[1]) else {
      return nil
    }
    self.init(system, number)
  }

  /// `15`, `15.4`, `15_4`
  public static func number(_ text: Substring) -> Number? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }.map { Number($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0 ?? 1000 < 1000 }) else { return nil }
    return (0..<3).reduce(0) { $0 * 1000 + ($1 < parts.count ? parts[$1] ?? 0 : 0) }
  }
}

public enum AppleSystem: Sendable, CaseIterable {
  case phone, mac, television, watch, headset

  /// As code names it: `macOS`, `iOSApplicationExtension`.
  public init?(_ name: Substring) {
    let suffix = "ApplicationExtension"
    switch name.hasSuffix(suffix) ? name.dropLast(suffix.count) : name {
    case "iOS", "ios": self = .phone
    case "macOS", "OSX", "macos": self = .mac
    case "tvOS", "tvos": self = .television
    case "watchOS", "watchos": self = .watch
    case "visionOS", "visionos": self = .headset
    default: return nil
    }
  }
}
