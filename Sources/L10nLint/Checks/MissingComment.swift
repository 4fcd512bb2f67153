extension Check {
  static let missingComment = Check()
}
