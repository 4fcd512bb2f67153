import L10nLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal that a report is shown on.
enum Terminal {
  /// How text is written to standard output.
  static var style: TextStyle {
    guard Platform.isTerminal(1) else { return .plain }
    return .person(colors, width: width)
  }

  /// `NO_COLOR` is what people set who want none in any program.
  private static var colors: TextStyle.Colors {
    let isRefused = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? true
    return isRefused || isDumb ? .off : .on
  }

  private static var width: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return Int(size.ws_col)
  }
}
