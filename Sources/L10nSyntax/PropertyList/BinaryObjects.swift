/// The objects of a binary property list that hold no others, each decoded once however often it is used.
struct BinaryObjects {
  private let bytes: UnsafePointer<UInt8>
  private let shape: BinaryListShape
  private var known: [Scalar?]
  /// What the texts and numbers say, one behind the other.
  private(set) var texts: [UInt8] = []
  private(set) var problem: PropertyListProblem.Kind?

  struct Scalar {
    var kind: PropertyList.Kind
    var text = PlacedText(ByteRange(0, 0))
  }

  init(_ bytes: UnsafePointer<UInt8>, _ shape: BinaryListShape) {
    self.bytes = bytes
    self.shape = shape
    known = Array(repeating: nil, count: shape.objectCount)
  }

  /// The kind of an object, and what it says; collections say nothing.
  mutating func scalar(_ object: Int) -> Scalar {
    guard let offset = shape.offset(of: object, bytes) else {
      problem = .damaged
      return Scalar(kind: .other)
    }
    if let scalar = known[object] { return scalar }
    let start = UInt32(texts.count)
    let kind = decode(object, at: offset)
    let scalar = Scalar(kind: kind, text: PlacedText(ByteRange(start, UInt32(texts.count))))
    known[object] = scalar
    return scalar
  }

  private mutating func decode(_ object: Int, at offset: Int) -> PropertyList.Kind {
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0: return marker == 9 ? .yes : marker == 8 ? .no : .other
    case 1: return decodeInteger(at: offset)
    case 2: return decodeReal(at: offset)
    case 3: return .date
    case 4: return .data
    case 5: return decodeText(object, unit: 1)
    case 6: return decodeText(object, unit: 2)
    case 7: return decodeText(object, unit: 1)
    case 10: return .array
    case 13: return .dictionary
    default: return .other
    }
  }

  private mutating func decodeInteger(at offset: Int) -> PropertyList.Kind {
    let size = 1 << Int(bytes[offset] & 15)
    guard size <= 16, offset + 1 + size <= shape.tableStart else { return damaged() }
    // Numbers of 16 bytes are how the system writes those above the largest signed one.
    let number = BinaryListShape.number(at: offset + 1 + max(0, size - 8), size: min(size, 8), bytes)
    let text = size == 8 ? String(Int64(bitPattern: number)) : String(number)
    texts.append(contentsOf: text.utf8)
    return .integer
  }

  private mutating func decodeReal(at offset: Int) -> PropertyList.Kind {
    let size = 1 << Int(bytes[offset] & 15)
    guard size == 4 || size == 8, offset + 1 + size <= shape.tableStart else { return damaged() }
    let number = BinaryListShape.number(at: offset + 1, size: size, bytes)
    let value = size == 8 ? Double(bitPattern: number) : Double(Float(bitPattern: UInt32(number)))
    texts.append(contentsOf: value.description.utf8)
    return .real
  }

  private mutating func decodeText(_ object: Int, unit: Int) -> PropertyList.Kind {
    guard let items = shape.items(of: object, bytes), items.start + items.count * unit <= shape.tableStart
    else {
      return damaged()
    }
    // Texts of a sound list do not overlap; UTF-8 takes three bytes for two of UTF-16 at most.
    guard texts.count + items.count * unit <= 2 * shape.count else {
      problem = .tooLarge
      return .string
    }
    if unit == 1 {
      texts.append(contentsOf: Spelling(start: bytes + items.start, count: items.count))
    } else {
      let units = (0..<items.count).map {
        UInt16(truncatingIfNeeded: BinaryListShape.number(at: items.start + 2 * $0, size: 2, bytes))
      }
      texts.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    }
    return .string
  }

  private mutating func damaged() -> PropertyList.Kind {
    problem = .damaged
    return .other
  }
}
