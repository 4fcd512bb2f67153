/// A storyboard or xib: the texts in it that a person reads, and the objects they belong to.
package struct InterfaceFile: Sendable {
  package let source: SourceText
  package internal(set) var format = Format.document
  package internal(set) var runtime: Runtime?
  /// The system shows a launch screen before any code runs, in the language of the system.
  package internal(set) var isLaunchScreen = false
  /// Objects with a text, in the order of their first ones.
  package internal(set) var elements: [Element] = []
  /// In the order of the file.
  package internal(set) var texts: [Text] = []
  /// The ids of all objects, in the order of the file.
  package internal(set) var ids: [ByteRange] = []
  package internal(set) var problems: [MarkupProblem] = []
  /// With their delimiters. Interface Builder drops them; a note to translators it keeps.
  package internal(set) var comments: [ByteRange] = []

  init(_ source: SourceText) { self.source = source }

  package static func read(_ source: SourceText) -> InterfaceFile {
    var reader = InterfaceReader(Markup.read(source))
    reader.read()
    return reader.file
  }

  package enum Format: Sendable {
    case document
    /// As before Xcode 5: its texts are not read.
    case archive
    /// XML of another kind.
    case other
  }

  package enum Runtime: Sendable {
    case iOS, macOS, tvOS, watchOS
  }

  package struct Element: Sendable {
    /// Empty where the file gives it none.
    package var id: ByteRange
    /// What the file calls it: `label`, `menuItem`.
    package var name: ByteRange
    /// From its start tag to its end tag.
    package var range: ByteRange
    package var customClass: PlacedText?
    /// What is written there for translators.
    package var note: PlacedText?
    /// Code has an outlet to it or to the control it is a cell of, so it may well set another text.
    package var hasOutlet = false
    /// A binding gives it its title or its value.
    package var hasBinding = false
    /// Its control is hidden, or it is the label of a tab in a view that shows none.
    package var isHidden = false
  }

  package struct Text: Sendable {
    /// Number in `elements`.
    package var element: UInt32
    package var text: PlacedText
    package var property: Property
    /// Where a property has several texts.
    package var index: UInt32?
    /// For what `property` is `.runtimeAttribute`.
    package var keyPath: PlacedText?
  }
}

extension InterfaceFile {
  /// What a text is of its object.
  package enum Property: Sendable, Hashable {
    /// Where translations have it, as in `title` or `segmentTitles[]`.
    case translated(InterfaceSuffix)
    /// Text with styles, and others of which translations know nothing.
    case untranslated
    /// A user-defined runtime attribute, which no translation reaches.
    case runtimeAttribute
  }

  /// The key of a text in translations: `k7Q-xT-0bn.normalTitle`; `nil` where they have none.
  package func key(of text: Text) -> String? {
    guard case .translated(let suffix) = text.property else { return nil }
    let id = elements[Int(text.element)].id
    guard !id.isEmpty else { return nil }
    guard let index = text.index else { return "\(source.string(id)).\(suffix.name)" }
    return "\(source.string(id)).\(suffix.name)[\(index)]"
  }

  package func string(_ text: PlacedText) -> String { source.text(of: text) }

  /// The ids of all objects, to tell which keys of a translation have lost theirs.
  package func objectIDs() -> Set<String> { Set(ids.lazy.map { source.string($0) }) }
}

/// The part of a key behind the id of its object.
package struct InterfaceSuffix: Sendable, Hashable {
  /// Number of a row in `InterfaceRow.all`.
  let row: UInt8

  package var name: String { InterfaceRow.all[Int(row)].suffixName }
}
