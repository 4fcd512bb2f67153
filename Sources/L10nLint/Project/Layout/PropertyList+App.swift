import L10nSyntax

extension PropertyList {
  /// Whether an `Info.plist` is of an app: frameworks, extensions and tools have other types, and only apps need a phone.
  /// A type may be left to the build.
  var isOfApp: Bool {
    guard let root else { return false }
    if value(of: "LSRequiresIPhoneOS", in: root) != nil { return true }
    return value(of: "CFBundlePackageType", in: root).flatMap { string(of: $0) } == "APPL"
  }
}
