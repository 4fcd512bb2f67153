import L10nSyntax

// Keys of an `Info.plist` that say why an app asks for something.

extension PropertyList {
  /// Whether no system that the app runs on asks with a key.
  func asksNobody(_ key: Spelling) -> Bool {
    // The first was for iOS 10. Notifications have never been asked for with words of the app.
    if key.isSpelled("NSLocationAlwaysUsageDescription")
      || key.isSpelled("NSUserNotificationsUsageDescription")
    {
      return true
    }
    // Since iOS 13 its successor counts.
    if key.isSpelled("NSBluetoothPeripheralUsageDescription") {
      return value(of: "NSBluetoothAlwaysUsageDescription", in: 0) != nil
    }
    return switch platform {
    case .phone: Self.isOnMac(key)
    case .mac: Self.isOnPhone(key)
    case nil: false
    }
  }

  private enum Platform { case phone, mac }

  /// `nil` where the list is for several, or does not say.
  private var platform: Platform? {
    let isPhone = has("LSRequiresIPhoneOS") || has("UIDeviceFamily") || has("UIRequiredDeviceCapabilities")
    let isMac = has("LSMinimumSystemVersion") || has("NSMainNibFile") || has("NSMainStoryboardFile")
    return isPhone == isMac ? nil : isPhone ? .phone : .mac
  }

  private func has(_ key: StaticString) -> Bool { value(of: key, in: 0) != nil }

  /// Apps for the iPhone that run on a Mac as well may read files of its folders, and so ask for them.
  private static func isOnMac(_ key: Spelling) -> Bool {
    key.isSpelled("NSLocationUsageDescription") || key.isSpelled("NSFileProviderDomainUsageDescription")
      || key.isSpelled("NSSystemAdministrationUsageDescription")
      || key.isSpelled("NSSystemExtensionUsageDescription")
  }

  private static func isOnPhone(_ key: Spelling) -> Bool {
    key.isSpelled("NSFaceIDUsageDescription") || key.isSpelled("NFCReaderUsageDescription")
      || key.isSpelled("NSNearbyInteractionUsageDescription")
      || key.isSpelled("NSHealthShareUsageDescription") || key.isSpelled("NSHealthUpdateUsageDescription")
  }
}
