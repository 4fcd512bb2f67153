// Words that say nothing of a sentence: units, currencies, acronyms, names, and what stands before a version.

extension String {
  /// Whether a word is a unit, an acronym or a name with capitals inside.
  var isTerm: Bool {
    if isListedTerm { return true }
    let isTitle = dropFirst().allSatisfy { !$0.isUppercase }
    return !isTitle && utf8.count == unicodeScalars.count
  }

  /// A unit, the symbol of a currency, or what stands before a version.
  public var isListedTerm: Bool { Self.terms.contains(lowercased()) }

  /// A unit, or the sign of a currency: `sats`, `SR`.
  public var isUnitOfAmount: Bool {
    isListedTerm || 2...3 ~= utf8.count && utf8.allSatisfy(\.isCapital) && !Self.shortWords.contains(self)
  }

  /// Words in capitals that are no sign of a currency.
  private static let shortWords: Set = [
    "ADD", "ALL", "AND", "ARE", "BE", "BUY", "BY", "FOR", "GET", "GO", "HAS", "IN", "IS", "IT", "NEW", "NO",
    "NOT", "OF", "OFF", "ON", "OR", "SET", "THE", "TO", "TRY", "UP", "USE", "WAS", "YOU",
  ]

  /// A unit that languages with Latin letters write alike, unlike `MB`, which is `Mo` in French.
  public var isUnitForAll: Bool { Self.unitsForAll.contains(self) }

  private static let unitsForAll: Set = [
    "Hz", "kHz", "MHz", "GHz", "dB", "dBm", "mA", "mAh", "mV", "kW", "kWh", "Wh", "kJ", "cal", "kcal",
    "mm", "cm", "km", "mi", "ft", "px", "pt", "dpi", "ppi", "ppm", "mg", "kg", "lb", "lbs", "oz", "mol", "ml",
    "gal",
    "sat", "sats", "BTC", "ETH", "ms", "min", "bpm", "fps", "rpm", "mph", "kph", "bar", "mbar", "hPa", "kPa",
    "psi",
  ]

  private static let terms = Set(unitsForAll.map { $0.lowercased() }).union([
    "bit", "bits", "gbit", "gbits", "kbit", "kbits", "mbit", "mbits", "bps", "kbps", "mbps", "gbps",
    "kb", "mb", "gb", "tb", "kib", "mib", "gib", "pts", "sec", "secs", "mins", "hr", "hrs", "kn", "kt", "kts",
    "nmi",
    "kr", "zł", "kč", "rp", "rs", "руб", "грн", "лв",
    "version", "build", "revision", "release", "nightly", "beta", "alpha", "rc", "commit",
  ])
}
