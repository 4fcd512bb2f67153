/// For whom text is written.
package enum TextStyle: Sendable, Equatable {
  /// One line a finding, for programs.
  case plain
  /// With the code, for somebody at a terminal of so many cells a line.
  case person(Colors, width: Int)

  package enum Colors: Sendable {
    case on, off
  }
}

extension TextStyle.Colors {
  enum Ink: String {
    case strong = "1"
    case faint = "2"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
  }

  /// `text` must hold no control characters: what comes from input is made printable first.
  func paint(_ text: String, _ ink: Ink) -> String {
    switch self {
    case .on where !text.isEmpty: "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
    case .on, .off: text
    }
  }
}

extension Severity {
  var ink: TextStyle.Colors.Ink {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
