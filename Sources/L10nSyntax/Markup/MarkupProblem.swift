/// A place where a text is not well-formed XML. The system refuses the whole file for each of these, but for control
/// characters in property lists.
public struct MarkupProblem: Sendable, Hashable {
  public var kind: Kind
  public var range: ByteRange

  public enum Kind: String, Sendable, CaseIterable {
    case noElement, secondRoot, textOutside
    case bareLess, bareAmpersand, unknownReference, forbiddenCharacter
    case unclosedElement, crossingTag, strayEndTag, unfinishedTag
    case strayInTag, missingValue, unquotedValue, missingSpace, duplicateAttribute, lessInValue, unclosedValue
    case unclosedComment, unclosedCharacterData, unclosedInstruction, unclosedDeclaration
  }
}

extension MarkupProblem {
  /// What is wrong and what to do, in one line.
  public var message: String {
    switch kind {
    case .noElement: "This file has no XML element; restore its content, or delete it."
    case .secondRoot: "A second root element starts here; a file can only have one."
    case .textOutside: "This text is outside of all elements; remove it."
    case .bareLess: "This `<` does not start a tag; write `&lt;`."
    case .bareAmpersand: "This `&` does not start a character reference; write `&amp;`."
    case .unknownReference:
      "XML does not define this reference; write the character itself, or its number as in `&#233;`."
    case .forbiddenCharacter:
      "XML does not allow this invisible control character; remove it."
    case .unclosedElement: "This element is never closed; add its end tag."
    case .crossingTag: "An element inside this one is still open here; close it first."
    case .strayEndTag: "This end tag closes no element; remove it."
    case .unfinishedTag: "This tag has no `>`; close it."
    case .strayInTag: "This is not allowed inside a tag; remove it."
    case .missingValue: "This attribute has no value; write `name=\"value\"`."
    case .unquotedValue: "The value of this attribute has no quotes; add them."
    case .missingSpace: "A space is missing before this attribute."
    case .duplicateAttribute: "This tag already has this attribute; remove one of them."
    case .lessInValue: "This value contains a `<`; write `&lt;`, or close the quote before it."
    case .unclosedValue: "This quote is never closed; close it."
    case .unclosedComment: "This comment is never closed; close it with `-->`."
    case .unclosedCharacterData: "This CDATA section is never closed; close it with `]]>`."
    case .unclosedInstruction: "This `<?` is never closed; close it with `?>`."
    case .unclosedDeclaration: "This `<!` is never closed; close it with `>`."
    }
  }
}
