// Words that say nothing of a sentence: units, acronyms, names, and what stands before a version.

extension String {
  /// Whether a word is a unit, an acronym or a name with capitals inside.
  var isTerm: Bool {
    if isListedTerm { return true }
    let isTitle = dropFirst().allSatisfy { !$0.isUppercase }
    return !isTitle && utf8.count == unicodeScalars.count
  }

  /// A unit, or what stands before a version.
  public var isListedTerm: Bool { Self.terms.contains(lowercased()) }

  private static let terms: Set = [
    "bit", "bits", "gbit", "gbits", "kbit", "kbits", "mbit", "mbits",
    "bps", "kbps", "mbps", "gbps", "fps", "rpm", "dpi", "ppi", "ppm", "mph", "kph", "hz", "khz", "mhz", "ghz",
    "db", "dbm",
    "kb", "mb", "gb", "tb", "kib", "mib", "gib", "px", "pt", "pts", "ms", "sec", "secs", "min", "mins", "hr",
    "hrs", "cm",
    "mm", "km", "mi", "ft", "kg", "lb", "lbs", "oz", "ml", "kcal", "cal", "kwh", "mah", "ma", "mv", "kw",
    "wh", "bpm", "bar", "mbar", "hpa", "kpa", "psi",
    "version", "build", "revision", "release", "nightly", "beta", "alpha", "rc", "commit",
  ]
}
