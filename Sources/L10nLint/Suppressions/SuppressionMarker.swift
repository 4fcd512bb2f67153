/// The word that makes a comment a suppression, in small letters or in capitals. A blank or a hyphen instead of the colon
/// is a slip.
enum SuppressionMarker {
  private static let word: StaticString = "l10nlint"
  /// With the sign behind the word.
  static let length = 9

  /// Where the word stands first in a range. Most looks skip nine bytes, so that comments without it cost little.
  static func first(_ bytes: UnsafePointer<UInt8>, in range: Range<Int>) -> Int? {
    var last = range.lowerBound + length - 1
    while last < range.upperBound {
      switch bytes[last] | 0x20 {
      case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: " "):
        if isWord(bytes + (last - length + 1)) { return last - length + 1 }
        last += length
      case UInt8(ascii: "t"): last += 1
      case UInt8(ascii: "n"): last += 2
      case UInt8(ascii: "i"): last += 3
      case UInt8(ascii: "l"): last += 4
      case UInt8(ascii: "0"): last += 6
      case UInt8(ascii: "1"): last += 7
      default: last += length
      }
    }
    return nil
  }

  private static func isWord(_ bytes: UnsafePointer<UInt8>) -> Bool {
    for offset in 0..<length - 1 where bytes[offset] | 0x20 != word.utf8Start[offset] { return false }
    return true
  }
}
