extension String {
  /// A brand, the address of a site, keys to press, or the name of a language in itself, which all languages leave as they
  /// are.
  var isNameOfProduct: Bool {
    Self.products.contains(filter { $0 != "™" && $0 != "®" }) || isAddressOfSite || isNameWithVersion
      || isNameOfKeys || Tables.languagesInThemselves.contains(self)
  }

  /// `Cmd+Shift+T`, `Esc`
  private var isNameOfKeys: Bool {
    let keys = split(separator: "+").map { $0.filter { $0 != " " } }
    guard keys.count > 1 else { return self == "Esc" }
    let modifiers: Set = ["Alt", "Cmd", "Command", "Control", "Ctrl", "Opt", "Option", "Shift"]
    return keys.dropLast().allSatisfy(modifiers.contains)
  }

  /// `Ubuntu 26.04 LTS`, `Swift 6.1`: names and acronyms with a version.
  private var isNameWithVersion: Bool {
    let parts = split(separator: " ")
    guard 2...4 ~= parts.count, parts[0].first?.isUppercase ?? false,
      !parts.contains(where: { Self.captionsOfNumbers.contains($0.lowercased()) })
    else { return false }
    let isVersion = { (part: Substring) in part.contains(".") && part.allSatisfy { $0.isNumber || $0 == "." }
    }
    return parts.contains(where: isVersion)
      && parts.allSatisfy { isVersion($0) || $0.first?.isUppercase ?? false }
  }

  private static let captionsOfNumbers: Set = [
    "build", "chapter", "firmware", "level", "new", "page", "part", "release", "section", "step", "update",
    "version",
  ]

  /// `Harbour.com`
  private var isAddressOfSite: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, let end = parts.last, 2...4 ~= end.utf8.count else { return false }
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
      && end.allSatisfy { $0.isLowercase }
  }

  private static let products: Set = [
    "AirDrop", "AirPlay", "AirPods", "Alipay", "Amazon Pay", "American Express", "Android", "Anthropic",
    "Apple",
    "Apple Health",
    "Apple Music", "Apple Pay", "Apple TV", "Apple Vision Pro", "Apple Watch", "Bluetooth", "CarPlay",
    "Chrome",
    "ChatGPT", "Chromecast", "Claude", "Codex", "DeepSeek", "Discord", "Dropbox", "Face ID", "Facebook",
    "Firefox", "Fitbit", "Garmin",
    "Garmin Connect", "GitHub", "GitLab", "Gemini", "Gmail", "Google", "Google Calendar", "Google Drive",
    "Google Maps",
    "Google Pay", "Handoff", "Homebrew", "HomePod", "Instagram", "Klarna", "LinkedIn", "Linux", "Mac",
    "Mac mini", "MacBook",
    "MacBook Air", "MacBook Pro", "Maestro", "Mastercard", "Mastodon", "Microsoft", "Netflix", "OneDrive",
    "Ollama", "Open AI", "OpenAI", "OpenRouter", "Perplexity",
    "PayPal", "Pinterest", "Reddit", "Safari", "Samsung Pay", "Siri", "Skype", "Slack", "Snapchat",
    "Spotify", "Strava", "Stripe", "Telegram", "TikTok", "Touch ID", "Tumblr", "Twitter", "Venmo", "Vimeo",
    "Visa", "WeChat", "WeChat Pay", "WhatsApp", "Wi-Fi", "Wikipedia", "YouTube", "iCloud",
  ]
}
