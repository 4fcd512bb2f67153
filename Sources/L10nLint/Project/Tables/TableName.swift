/// Who looks into a table, as its name says.
enum TableName {
  /// `Localizable`, where code names no table.
  case usual
  /// `InfoPlist`, `Widget-InfoPlist`: texts for what an `Info.plist` says.
  case information
  /// Phrases for Siri.
  case shortcuts
  case other

  init(_ name: some StringProtocol) {
    if name.hasSuffix("InfoPlist") {
      self = .information
    } else if name == "AppShortcuts" {
      self = .shortcuts
    } else {
      self = name == KeyUse.usualTable ? .usual : .other
    }
  }

  /// The system does, and no code.
  var isOfSystem: Bool { self == .information || self == .shortcuts }
}
