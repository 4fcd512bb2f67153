/// Where a value stands in a sentence: the text around it, as far as nothing separates it.
public struct Placeholder {
  private var before: Substring
  private var after: Substring
  /// What ends the text behind it is a colon: `, Priority: `.
  private var isBeforeCaption: Bool

  public init(before: String, after: String) {
    self.before = before.suffix(from: before.lastIndex { $0.endsClause } ?? before.startIndex)
    self.after = after.prefix { !$0.endsClause }
    isBeforeCaption = after.first { $0.endsClause }.map { ":：".contains($0) } ?? false
  }

  /// The placeholder of the value `number` in a format.
  public init(number: Int, of format: String) {
    let specifiers = format.formatSpecifiers
    let found = specifiers.enumerated().first { ($1.position ?? $0) == number }?.element
    let range = found?.range ?? format.endIndex..<format.endIndex
    self.init(before: String(format[..<range.lowerBound]), after: String(format[range.upperBound...]))
  }

  /// `%@, hold for %lld seconds`: what the value says may well end with the comma.
  public var isBeforeComma: Bool {
    guard let next = after.first else { return false }
    return ",，、".contains(next) && !String(before).hasWord
  }

  /// Nothing has to agree with the value: it is quoted, or no words stand in the same clause but units.
  public var isIndependent: Bool {
    if let last = before.last, let first = after.first, last.isQuotationMark, first.isQuotationMark {
      return true
    }
    // Behind `Tide: %@, wind: %@` follows another caption.
    let isCaptioned = before.first.map { ":：".contains($0) } == true && !String(before).hasWord
    let after = isCaptioned && isBeforeCaption ? after.prefix { !",，、".contains($0) } : after
    let words = (String(before).withoutSpecifiers + " " + String(after).withoutSpecifiers).split(
      whereSeparator: \.isWhitespace)
    return !words.contains { String($0).hasWord && !$0.isIdentifier && !String($0).isUnitOfAmount }
  }
}

extension Substring {
  /// `com.apple.developer`, `keychain-access-groups`: no word of a sentence.
  fileprivate var isIdentifier: Bool {
    guard let first, let last, first.isLetter, last.isLetter else { return false }
    return count { $0 == "." } > 1 || count { $0 == "-" } > 1
  }
}

extension Character {
  fileprivate var isQuotationMark: Bool { "\"'“”„‘’‚«»‹›「」『』`\\".contains(self) }
  fileprivate var endsClause: Bool {
    switch self {
    case ":", "：", ";", "；", "(", ")", "[", "]", "•", "·", "|", "–", "—", ">", "→": true
    default: isNewline
    }
  }
}
