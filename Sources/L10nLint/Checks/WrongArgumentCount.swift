extension Check {
  static let wrongArgumentCount = Check()
}
