/// Decodes a binary property list. Offsets and counts of the file are never believed: every read is checked, and what
/// the values of a file can take is bounded by its size.
struct BinaryListReader {
  private let bytes: UnsafePointer<UInt8>
  private let shape: BinaryListShape
  private var objects: BinaryObjects
  private var nodes: [PropertyList.Node] = []
  private var open: [Collection] = []
  /// For each object, whether it is one of the open collections.
  private var isOpen: [Bool]
  private var problem: PropertyListProblem.Kind?

  /// Deeper lists are refused by the system.
  private static let maximumDepth = 512

  private struct Collection {
    var node: Int
    var object: Int
    /// Where the references of its keys stand; `nil` for arrays.
    var keys: Int?
    var values: Int
    var count: Int
    var read = 0
  }

  static func read(_ source: SourceText) -> PropertyList {
    source.withBytes { bytes, count in
      guard let shape = BinaryListShape(bytes, count) else {
        var list = PropertyList(SourceText([UInt8]()), .binary)
        list.problems = [PropertyListProblem(kind: .damaged, range: ByteRange(0, 0))]
        return list
      }
      var reader = BinaryListReader(bytes, shape)
      reader.readValues()
      var list = PropertyList(SourceText(padding: reader.objects.texts), .binary)
      list.nodes = reader.nodes
      list.problems =
        (reader.problem ?? reader.objects.problem).map {
          [PropertyListProblem(kind: $0, range: ByteRange(0, 0))]
        } ?? []
      return list
    }
  }

  private init(_ bytes: UnsafePointer<UInt8>, _ shape: BinaryListShape) {
    self.bytes = bytes
    self.shape = shape
    objects = BinaryObjects(bytes, shape)
    isOpen = Array(repeating: false, count: shape.objectCount)
  }

  private mutating func readValues() {
    readValue(shape.top, key: nil)
    while let last = open.last {
      guard last.read < last.count, problem == nil else {
        nodes[last.node].next = UInt32(nodes.count)
        isOpen[last.object] = false
        open.removeLast()
        continue
      }
      open[open.count - 1].read += 1
      var key: PlacedText?
      if let keys = last.keys {
        let object = objects.scalar(shape.reference(at: keys, last.read, bytes))
        guard object.kind == .string else {
          problem = .damaged
          continue
        }
        key = object.text
      }
      readValue(shape.reference(at: last.values, last.read, bytes), key: key)
    }
  }

  private mutating func readValue(_ object: Int, key: PlacedText?) {
    // Each value of a sound list has a byte of its own at least, that of its reference.
    guard nodes.count < shape.count else { return problem = .tooLarge }
    let node = nodes.count
    let scalar = objects.scalar(object)
    nodes.append(
      PropertyList.Node(
        kind: scalar.kind, key: key, text: scalar.text, range: scalar.text.range,
        parent: UInt32(open.last?.node ?? 0), next: UInt32(node + 1)))
    guard scalar.kind == .dictionary || scalar.kind == .array else { return }
    guard open.count < Self.maximumDepth, !isOpen[object] else { return problem = .tooDeep }
    guard let items = shape.items(of: object, bytes) else { return problem = .damaged }
    let isDictionary = scalar.kind == .dictionary
    let size = items.count * shape.referenceSize
    guard items.start + (isDictionary ? 2 : 1) * size <= shape.tableStart else { return problem = .damaged }
    isOpen[object] = true
    open.append(
      Collection(
        node: node, object: object, keys: isDictionary ? items.start : nil,
        values: isDictionary ? items.start + size : items.start, count: items.count))
  }
}
