import L10nLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Who decides on colors, and with them on the code below each finding.
enum ColorChoice: String, CaseIterable {
  case automatic = "auto"
  case always, never
}

/// The terminal that a report is shown on.
enum Terminal {
  /// How text is written to standard output.
  static func style(_ choice: ColorChoice) -> TextStyle {
    switch choice {
    case .always: .person(.on, width: width)
    case .never: Platform.isTerminal(1) ? .person(.off, width: width) : .plain
    case .automatic: Platform.isTerminal(1) ? .person(usualColors, width: width) : .plain
    }
  }

  /// `NO_COLOR` is what people set who want none in any program.
  private static var usualColors: TextStyle.Colors {
    let isRefused = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? true
    return isRefused || isDumb ? .off : .on
  }

  /// Asks the person a question that may be answered with yes. Where nobody sits at a terminal, nobody agrees.
  static func agrees(to question: String) -> Bool {
    guard Platform.isTerminal(0), Platform.isTerminal(Output.error.descriptor) else { return false }
    try? Output.error.write("l10nlint: \(question) [y/N] ")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  private static var width: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return Int(size.ws_col)
  }
}
