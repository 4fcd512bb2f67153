/// Parts that a reader takes in as one: what stands between two line breaks, commas or other marks. `"Tide: \(height) of 3 m"`
/// has two of them, `Tide` with its colon and a value with a word and a number behind it.
public struct Phrase: Sendable, Equatable {
  public enum Part: Sendable, Equatable {
    /// Words written out in the code.
    case words
    /// A unit, an acronym or a name (`MHz`, `GPU`, `macOS`), or what stands before a version (`Build`).
    case term
    /// A number written out in the code.
    case number
    /// Number of a localized call.
    case localized(Int)
    /// Text that only exists at run time.
    case value
  }

  public var parts: [Part] = []
  /// A caption: a colon stands behind it.
  public var endsWithColon = false

  public var localizedCall: Int? {
    for case .localized(let number) in parts { return number }
    return nil
  }
}
