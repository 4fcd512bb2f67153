/// A place where a text is no JSON.
public struct JSONProblem: Sendable, Hashable {
  public let kind: Kind
  public let range: ByteRange

  public enum Kind: UInt8, Sendable, CaseIterable {
    case empty, tooLarge, tooDeep, trailingContent, invalidUTF8, byteOrderMark, mergeMarker, comment
    case trailingComma, missingComma, extraComma, missingColon, missingValue, missingKey
    case wrongBracket, unclosedBracket
    case unclosedText, controlCharacter, singleQuotes, typographicQuotes, noQuotes
    case escape, escapeDigits, loneSurrogate
    case number, unexpected
  }
}

extension JSONProblem {
  /// Foundation reads such a text all the same.
  public var isTolerated: Bool { kind == .trailingComma }

  /// One line that says what is wrong and what to do about it.
  public var message: String {
    switch kind {
    case .empty: "This JSON has no value; write `{}` or remove the file."
    case .tooLarge: "This JSON is larger than 4 GB; make it smaller."
    case .tooDeep: "This is nested deeper than 512 levels, which no parser accepts; make it flatter."
    case .trailingContent: "The JSON ends before this; remove it."
    case .invalidUTF8: "This byte is not UTF-8; save the file as UTF-8."
    case .byteOrderMark: "There is an invisible byte order mark here; remove it."
    case .mergeMarker: "This is a merge conflict marker; finish the merge and remove it."
    case .comment: "JSON has no comments; remove it."
    case .trailingComma: "No value follows this `,`; remove it."
    case .missingComma: "A `,` is missing before this."
    case .extraComma: "A value is missing before this `,`; remove the comma."
    case .missingColon: "A `:` is missing after this key."
    case .missingValue: "This key has no value; write one after the `:`."
    case .missingKey: "A key is missing before this; write `\"key\" : value`."
    case .wrongBracket: "This bracket does not match the one that is open."
    case .unclosedBracket: "This bracket is never closed; close it."
    case .unclosedText: "This string is not closed on its line; write the `\"`, or `\\n` for a line break."
    case .controlCharacter:
      "A string cannot contain a tab or control character; write `\\t` or `\\u` with four digits."
    case .singleQuotes: "JSON strings need double quotes; replace these quotes."
    case .typographicQuotes: "These are typographic quotes; JSON needs `\"`."
    case .noQuotes: "This is not a JSON value; put double quotes around it if it is text."
    case .escape: "This escape does not exist in JSON; write `\\\\` for a backslash."
    case .escapeDigits: "This escape needs four hexadecimal digits: `\\u00e9`."
    case .loneSurrogate: "This is half of a character; write both halves, or the character itself."
    case .number: "This is not a valid JSON number; put double quotes around it if it is text."
    case .unexpected: "This is not allowed here; remove it."
    }
  }
}
