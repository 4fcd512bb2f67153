extension Check {
  static let dynamicKey = Check()
}
