import L10nSyntax

// Keys of an `Info.plist` that say why an app asks for something.

extension PropertyList {
  /// What the system asks with, as Apple documents it. It shows no text of any other name: `NSScreenCaptureUsageDescription`
  /// stands in many lists, and the question before a recording of the screen has no words of the app, as has that for
  /// notifications.
  static let purposes: Set<String> = Set(
    [
      "Camera", "Microphone", "PhotoLibrary", "PhotoLibraryAdd", "LocationWhenInUse",
      "LocationAlwaysAndWhenInUse", "LocationAlways", "Location", "Contacts", "Calendars",
      "CalendarsFullAccess", "CalendarsWriteOnlyAccess", "Reminders", "RemindersFullAccess",
      "BluetoothAlways", "BluetoothPeripheral", "FaceID", "HealthShare", "HealthUpdate",
      "HealthClinicalHealthRecordsShare", "HomeKit", "AppleMusic", "Motion", "SpeechRecognition", "Siri",
      "UserTracking", "LocalNetwork", "AppleEvents", "DesktopFolder", "DocumentsFolder",
      "DownloadsFolder", "NetworkVolumes", "RemovableVolumes", "FileProviderDomain",
      "FileProviderPresence", "SystemAdministration", "VideoSubscriberAccount", "FocusStatus",
      "NearbyInteraction", "NearbyInteractionAllowOnce", "SensorKit", "WorldSensing", "HandsTracking",
      "Identity", "FallDetection", "GKFriendList", "AudioCapture", "AccessoryTracking", "MainCamera",
      "AppDataInterchange", "SystemExtension", "CriticalMessaging", "AlarmKit", "CrossWebsiteTracking",
      "FinancialData",
    ].map { "NS\($0)UsageDescription" } + ["NFCReaderUsageDescription"])

  /// Whether no system that the app runs on asks with a key; `system` is what its projects build for.
  func asksNobody(_ key: Spelling, on system: ProjectSystems.Kind?) -> Bool {
    guard Self.purposes.contains(String(decoding: key, as: UTF8.self)) else { return true }
    // It was for iOS 10.
    if key.isSpelled("NSLocationAlwaysUsageDescription") { return true }
    // Since iOS 13 its successor counts.
    if key.isSpelled("NSBluetoothPeripheralUsageDescription") {
      return value(of: "NSBluetoothAlwaysUsageDescription", in: 0) != nil
    }
    let system = platform ?? system
    return Self.isForOthers(key, than: system)
      || system != .mac && isSmallExtension && Self.isOfRecording(key)
  }

  /// Whether a system never asks with a key, though others do.
  static func isForOthers(_ key: Spelling, than system: ProjectSystems.Kind?) -> Bool {
    switch system {
    case .phone: isOnMac(key)
    case .mac: isOnPhone(key)
    case nil: false
    }
  }

  /// Whether it is that of a part of an app for the iPhone that the system gives neither camera nor microphone.
  private var isSmallExtension: Bool {
    guard let extending = value(of: "NSExtension", in: 0),
      let point = value(of: "NSExtensionPointIdentifier", in: extending), let name = string(of: point)
    else { return false }
    return Self.smallExtensions.contains { name.hasPrefix($0) }
  }

  private static let smallExtensions = [
    "com.apple.fileprovider", "com.apple.keyboard-service", "com.apple.share-services",
    "com.apple.ui-services",
    "com.apple.usernotifications", "com.apple.widget",
  ]

  private static func isOfRecording(_ key: Spelling) -> Bool {
    key.isSpelled("NSCameraUsageDescription") || key.isSpelled("NSMicrophoneUsageDescription")
  }

  /// `nil` where the list is for several, or does not say.
  private var platform: ProjectSystems.Kind? {
    let isPhone = has("LSRequiresIPhoneOS") || has("UIDeviceFamily") || has("UIRequiredDeviceCapabilities")
    let isMac = has("LSMinimumSystemVersion") || has("NSMainNibFile") || has("NSMainStoryboardFile")
    return isPhone == isMac ? nil : isPhone ? .phone : .mac
  }

  private func has(_ key: StaticString) -> Bool { value(of: key, in: 0) != nil }

  /// What runs on a Mac as an app for the iPhone stays in a folder of its own, and asks for no other.
  private static func isOnMac(_ key: Spelling) -> Bool {
    key.isSpelled("NSLocationUsageDescription") || key.isSpelled("NSFileProviderDomainUsageDescription")
      || key.isSpelled("NSSystemAdministrationUsageDescription")
      || key.isSpelled("NSSystemExtensionUsageDescription")
      || key.isSpelled("NSDesktopFolderUsageDescription")
      || key.isSpelled("NSDocumentsFolderUsageDescription")
      || key.isSpelled("NSDownloadsFolderUsageDescription")
      || key.isSpelled("NSNetworkVolumesUsageDescription")
      || key.isSpelled("NSRemovableVolumesUsageDescription")
  }

  private static func isOnPhone(_ key: Spelling) -> Bool {
    key.isSpelled("NSFaceIDUsageDescription") || key.isSpelled("NFCReaderUsageDescription")
      || key.isSpelled("NSNearbyInteractionUsageDescription")
      || key.isSpelled("NSHealthShareUsageDescription") || key.isSpelled("NSHealthUpdateUsageDescription")
  }
}

extension Spelling {
  /// Words of its own, and not only those of a build setting.
  var isOfPurpose: Bool { !isOneSetting && translatableWords(upTo: 2) > 1 }

  /// `$(CAMERA_PURPOSE)`, `$(PURPOSE_$(FLAVOUR))`: all of it stands in one pair of brackets.
  private var isOneSetting: Bool {
    guard hasPrefix("$(") else { return false }
    var depth = 0
    let end = indices.dropFirst().first { index in
      if self[index] == UInt8(ascii: "(") { depth += 1 }
      if self[index] == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
    return end == count - 1
  }
}
