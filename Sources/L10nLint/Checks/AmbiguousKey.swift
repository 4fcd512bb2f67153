extension Check {
  static let ambiguousKey = Check()
}
