// Names that say that only those who make the software get to see something.

extension Spelling {
  /// The name of a type, a function or a file: `DebugMenu`, `showDebugInfo`, `DeveloperOptionsScreen`.
  public var isForDevelopers: Bool {
    holds("debug") || holds("Debug") || holds("DeveloperOptions") || holds("DeveloperMenu")
      || holds("DeveloperSettings") || holds("InternalSettings") || holds("InternalMenu")
      || holds("InternalOptions") || holds("DevTool") || hasPrefix("DevView") || hasPrefix("DevMenu")
  }

  /// The name of a type: `PlayerDemoController`, `Colors_Playground`, `TestingScenariosView`.
  var isTrial: Bool {
    holdsWord("Demo") || holdsWord("Playground") || hasPrefix("Testing") && holdsCapital(at: 7)
  }

  /// The name of a function: `warnDeveloperIfNeeded`. `contactDeveloper` is for everybody.
  var warnsDevelopers: Bool {
    hasPrefix("warnDeveloper") || hasPrefix("alertDeveloper") || hasPrefix("notifyDeveloper")
      || hasPrefix("tellDeveloper")
  }

  /// The name of a function that makes samples: `mock`, `mockedShelf`.
  var isMock: Bool { isSpelled("mock") || isSpelled("mocked") || hasPrefix("mock") && holdsCapital(at: 4) }

  private func holdsCapital(at position: Int) -> Bool {
    count > position && self[position].isCapital
  }

  /// A word of a name that begins with a capital: `Demo` stands in `ShelfDemo` and not in `Democracy`.
  func holdsWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard count >= length else { return false }
    for start in 0...count - length where holds(word, at: start) {
      if start + length == count || !self[start + length].isSmallLetter { return true }
    }
    return false
  }

  /// A name in `#if`: `DEBUG`, `INTERNAL_DISTRIBUTION`, `TARGET_BETA`, `PRINT_TEXTS`.
  var isBuildForDevelopers: Bool {
    if hasPrefix("PRINT") || hasPrefix("DUMP") || hasPrefix("TRACE") || hasPrefix("LOG_") { return true }
    if isSpelled("ALPHA") || isSpelled("QA") || isSpelled("TESTFLIGHT") || isSpelled("TESTING") {
      return true
    }
    if isSpelled("simulator") || isSpelled("TARGET_OS_SIMULATOR") || isSpelled("TARGET_IPHONE_SIMULATOR") {
      return true
    }
    return contains(partBetween: UInt8(ascii: "_")) {
      $0.isSpelled("DEBUG") || $0.isSpelled("DEBUGGING") || $0.isSpelled("DEV") || $0.isSpelled("INTERNAL")
        || $0.isSpelled("BETA")
        || $0.isSpelled("STAGING") || $0.isSpelled("ADHOC")
    }
  }

  /// A name in `#if` that only what everybody gets has.
  var isBuildForAll: Bool {
    isSpelled("RELEASE") || isSpelled("PRODUCTION") || isSpelled("PROD") || isSpelled("APPSTORE")
  }

  /// A name that is true in builds for developers and testers alone.
  var isDeveloperBuildName: Bool {
    isSpelled("debug") || isSpelled("debugMode") || hasSuffix("UITest") || hasSuffix("UITesting")
      || hasPrefix("isDebug") || hasPrefix("isTestFlight") || hasPrefix("isStaging")
      || hasPrefix("isInternalUser") || hasPrefix("isInternalBuild") || hasPrefix("isInternalTest")
      || hasPrefix("isBetaBuild") || hasPrefix("isNightlyBuild") || hasPrefix("isAlphaBuild")
      || hasPrefix("isDevBuild") || hasPrefix("isDevBundle") || hasPrefix("isDevVersion")
      || hasPrefix("isDevelopmentBuild") || isSpelled("isDevelopment") || isSpelled("isDev")
      || isSpelled("isInternal") || isSpelled("isAlpha")
  }

  /// A name that is true in what everybody gets.
  var isReleaseName: Bool {
    isSpelled("isPublic") || hasPrefix("isAppStore") || hasPrefix("isProduction")
      || hasPrefix("isReleaseBuild")
  }

  /// Whether a comment is a mark for developers; `nil` where it is no mark.
  var markForDevelopers: Bool? {
    guard hasPrefix("//") else { return nil }
    var start = 2
    while start < count, self[start] == UInt8(ascii: " ") { start += 1 }
    guard holds("MARK:", at: start) else { return nil }
    let title = Spelling(rebasing: self[(start + 5)...])
    return title.contains(partBetween: UInt8(ascii: " ")) {
      $0.isSpelledInAnyCase("debug") || $0.isSpelledInAnyCase("debugging") || $0.isSpelled("Debug-only")
    }
  }
}
