/// A storyboard or xib: the texts in it that a person reads, and the objects they belong to.
public struct InterfaceFile: Sendable {
  public private(set) var source: SourceText
  public internal(set) var format = Format.document
  public internal(set) var runtime: Runtime?
  /// The system shows a launch screen before any code runs, in the language of the system.
  public internal(set) var isLaunchScreen = false
  /// Objects with a text, in the order of their first ones.
  public internal(set) var elements: [Element] = []
  /// In the order of the file.
  public internal(set) var texts: [Text] = []
  /// The class of the object that loads a xib.
  public internal(set) var owner: PlacedText?
  /// The classes of all objects, in the order of the file.
  public internal(set) var classes: [PlacedText] = []
  /// The storyboards that it goes on to, by their names.
  public internal(set) var storyboards: [PlacedText] = []
  /// The scenes of them that it asks for, by their identifiers.
  public internal(set) var scenesOfOthers: [PlacedText] = []
  /// Its own scenes, in the order of the file.
  public internal(set) var scenes: [InterfaceScene] = []
  /// What bindings read of their objects: `self.job.tide`.
  public internal(set) var keyPaths: [ByteRange] = []
  /// The ids of all objects, in the order of the file.
  public internal(set) var ids: [ByteRange] = []
  public internal(set) var problems: [MarkupProblem] = []
  /// With their delimiters. Interface Builder drops them; a note to translators it keeps.
  public internal(set) var comments: [ByteRange] = []

  init(_ source: SourceText) { self.source = source }

  public static func read(_ source: SourceText) -> InterfaceFile {
    var reader = InterfaceReader(Markup.read(source))
    reader.read()
    return reader.file
  }

  /// A copy for a file of which nothing can be read: an archive, or XML of another kind.
  public var withoutText: InterfaceFile {
    var file = self
    file.source = SourceText("")
    return file
  }

  public enum Format: Sendable {
    case document
    /// As before Xcode 5: its texts are not read.
    case archive
    /// XML of another kind.
    case other
  }

  public enum Runtime: Sendable {
    case iOS, macOS, tvOS, watchOS
  }

  public struct Element: Sendable {
    /// Empty where the file gives it none.
    public var id: ByteRange
    /// What the file calls it: `label`, `menuItem`.
    public var name: ByteRange
    /// From its start tag to its end tag.
    public var range: ByteRange
    public var customClass: PlacedText?
    /// What is written there for translators.
    public var note: PlacedText?
    /// Code has an outlet to it or to the control it is a cell of, so it may well set another text.
    public var hasOutlet = false
    /// It has a tag and lies in a cell that is the only view of its file: code makes the cell and finds it by the tag.
    public var isTaggedInCell = false
    /// A binding gives it its title or its value.
    public var hasBinding = false
    /// Its control is hidden, or it is the label of a tab in a view that shows none.
    public var isHidden = false
    /// It stands in a scene that nothing leads to.
    public var isLost = false
  }

  public struct Text: Sendable {
    /// Number in `elements`.
    public var element: UInt32
    public var text: PlacedText
    public var property: Property
    /// Where a property has several texts.
    public var index: UInt32?
    /// For what `property` is `.runtimeAttribute`.
    public var keyPath: PlacedText?
  }
}

extension InterfaceFile {
  /// What a text is of its object.
  public enum Property: Sendable, Hashable {
    /// Where translations have it, as in `title` or `segmentTitles[]`.
    case translated(InterfaceSuffix)
    /// Text with styles, and others of which translations know nothing.
    case untranslated
    /// A user-defined runtime attribute, which no translation reaches.
    case runtimeAttribute
  }

  /// The key of a text in translations: `k7Q-xT-0bn.normalTitle`; `nil` where they have none.
  public func key(of text: Text) -> String? {
    guard case .translated(let suffix) = text.property else { return nil }
    let id = elements[Int(text.element)].id
    guard !id.isEmpty else { return nil }
    guard let index = text.index else { return "\(source.string(id)).\(suffix.name)" }
    return "\(source.string(id)).\(suffix.name)[\(index)]"
  }

  public func string(_ text: PlacedText) -> String { source.text(of: text) }

  /// The ids of all objects, to tell which keys of a translation have lost theirs.
  public func objectIDs() -> Set<String> { Set(ids.lazy.map { source.string($0) }) }
}

/// The part of a key behind the id of its object.
public struct InterfaceSuffix: Sendable, Hashable {
  /// Number of a row in `InterfaceRow.all`.
  let row: UInt8

  public var name: String { InterfaceRow.all[Int(row)].suffixName }
}
