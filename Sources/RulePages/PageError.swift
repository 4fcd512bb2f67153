/// What is wrong with a rule page or a table, and where: for the person who writes it.
package struct PageError: Error, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int
  package var message: String

  package init(path: String, line: Int, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  package var description: String { "\(path):\(line): \(message)" }
}
