extension Check {
  static let nonAsciiKey = Check()
}
