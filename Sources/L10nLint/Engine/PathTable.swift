/// Values by the paths of files, which are compared byte by byte: `é` in one character and `é` in two are names of two
/// files in most systems, and one `String`.
package struct PathTable<Value> {
  private var values: [Key: Value] = [:]

  private struct Key: Hashable {
    let path: String

    static func == (left: Key, right: Key) -> Bool { left.path.utf8.elementsEqual(right.path.utf8) }

    func hash(into hasher: inout Hasher) {
      var path = path
      path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  package init() {}

  package init(_ pairs: some Sequence<(key: String, value: Value)>) {
    for (path, value) in pairs { self[path] = value }
  }

  package subscript(path: String) -> Value? {
    get { values[Key(path: path)] }
    set { values[Key(path: path)] = newValue }
  }

  package subscript(path: String, default value: @autoclosure () -> Value) -> Value {
    get { values[Key(path: path), default: value()] }
    _modify { yield &values[Key(path: path), default: value()] }
  }

  package var isEmpty: Bool { values.isEmpty }
  package var count: Int { values.count }

  /// In the order of their bytes.
  package var paths: [String] { values.keys.map(\.path).sorted { $0.precedesInBytes($1) } }

  /// In the order of their paths.
  package var sorted: [(path: String, value: Value)] {
    values.map { ($0.path, $1) }.sorted { $0.0.precedesInBytes($1.0) }
  }

  package func mapValues<Other>(_ transform: (Value) -> Other) -> PathTable<Other> {
    PathTable<Other>(values.map { (key: $0.path, value: transform($1)) })
  }
}

extension PathTable: Sendable where Value: Sendable {}
