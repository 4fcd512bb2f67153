extension String {
  /// A brand, the address of a site, keys to press, or the name of a language in itself, which all languages leave as they
  /// are.
  var isNameOfProduct: Bool {
    guard utf8.count <= Self.longestName else { return false }
    let name = utf8.contains { $0 >= 0x80 } ? filter { $0 != "™" && $0 != "®" } : self
    return name.isProduct || isAddressOfSite || isNameWithVersion || isNameOfKeys
      || Tables.languagesInThemselves.contains(self)
  }

  /// `YouTube`, `Youtube`
  private var isProduct: Bool {
    Tables.products.contains(self)
      || first?.isUppercase ?? false && Tables.productsInSmallLetters.contains(lowercased())
  }

  /// `60 Hz`
  private var isTechnicalMeasure: Bool {
    guard first?.isNumber ?? false else { return false }
    return Tables.technicalUnits.contains(String(drop { $0.isNumber || $0.isPunctuation || $0 == " " }))
  }

  /// A sentence is none, and most texts are sentences.
  private static let longestName = 64

  /// `Cmd+Shift+T`, `Ctrl-V`, `Esc`, `Right Option ⌥`
  private var isNameOfKeys: Bool {
    if let sign = last, "⌘⌥⌃⇧🌐".contains(sign) { return split(separator: " ").count < 4 }
    guard let sign = first(where: { "+-".contains($0) }) else { return self == "Esc" }
    let keys = split(separator: sign).map { $0.filter { $0 != " " } }
    // `Option-click` is a word.
    guard keys.count > 1, sign == "+" || keys.last?.count == 1 else { return false }
    let modifiers: Set = ["Alt", "Cmd", "Command", "Control", "Ctrl", "Opt", "Option", "Shift"]
    return keys.dropLast().allSatisfy(modifiers.contains)
  }

  /// `Ubuntu 26.04 LTS`, `Swift 6.1`, `Firefox 148`, `Windows XP`: names and acronyms with a version.
  private var isNameWithVersion: Bool {
    let parts = split(separator: " ")
    if parts.count == 2, String(parts[0]).isProduct || parts[0] == "Windows",
      parts[1].allSatisfy({ $0.isNumber || $0.isUppercase })
    {
      return true
    }
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
    guard utf8.contains(UInt8(ascii: ".")) else { return false }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, let end = parts.last, 2...4 ~= end.utf8.count else { return false }
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.asciiValue?.isASCIILetterOrDigit == true } }
      && end.allSatisfy { $0.isLowercase }
  }
}

extension String {
  /// What all languages show as it is: a name, be it with marks (`Herb**Garden**`) or one of these, an address, an acronym, `OK`.
  func isSameForAll(_ products: Set<String>) -> Bool {
    var name = filter { $0 != "*" }.withoutVersion
    if name.last == ":" { name.removeLast() }
    return name.isNameOfProduct || name.isTechnicalMeasure || products.contains(name.joinedForComparison)
      || isAddress
      || isAcronym
      || lowercased() == "ok"
  }

  /// `Harbour` of `Harbour v%@`
  private var withoutVersion: String {
    guard let last = split(separator: " ").last, last.first == "v", last.count > 1,
      last.dropFirst().first.map({ $0 == "%" || $0.isNumber }) ?? false
    else { return self }
    return String(dropLast(last.count + 1))
  }

  /// `name@example.org`, `harbour.org`: no key ends so.
  var isAddress: Bool {
    guard !contains(where: \.isWhitespace) else { return false }
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return hasSuffix(".com") || hasSuffix(".org") }
    return parts[0].last.map { $0.isLetterOrNumber } ?? false && parts[1].contains(".")
  }

  /// `VHF`, which nobody can speak as a word, and a few that one can.
  private var isAcronym: Bool {
    guard count <= 5, allSatisfy({ $0.isUppercase || $0.isNumber }) else { return false }
    return !contains { "AEIOUY".contains($0) } || Tables.acronyms.contains(self)
  }
}
