/// Where the project lives on the web.
package enum ProjectHome {
  /// An address without a slash at the end, below which the files of the repository are found; `nil` as long as there is
  /// none. Whoever keeps a public copy writes it here and nowhere else. A made-up one would lead readers of reports astray.
  package static let address: String? = nil
}
