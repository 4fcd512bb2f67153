/// Where the objects of a binary property list stand: what its last 32 bytes say, checked.
struct BinaryListShape {
  /// Of the whole file.
  let count: Int
  let offsetSize: Int
  let referenceSize: Int
  let objectCount: Int
  /// The object that is the whole list.
  let top: Int
  /// Where the table of offsets begins, and the objects end.
  let tableStart: Int

  private static let headerSize = 8
  private static let trailerSize = 32

  init?(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    guard count >= Self.headerSize + Self.trailerSize + 2 else { return nil }
    let trailer = count - Self.trailerSize
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { return nil }
    let numbers = [8, 16, 24].map { Self.number(at: trailer + $0, size: 8, bytes) }
    // No number of a sound file is larger than the file; so the sums below cannot overflow.
    guard numbers.allSatisfy({ $0 <= UInt64(count) }) else { return nil }
    self.count = count
    objectCount = Int(numbers[0])
    top = Int(numbers[1])
    tableStart = Int(numbers[2])
    guard top < objectCount, tableStart >= Self.headerSize, tableStart + objectCount * offsetSize <= trailer
    else {
      return nil
    }
  }

  /// A number of up to eight bytes, the highest one first.
  static func number(at offset: Int, size: Int, _ bytes: UnsafePointer<UInt8>) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<size { value = value << 8 | UInt64(bytes[offset + index]) }
    return value
  }

  /// Where an object begins; `nil` where it would not stand among the objects.
  func offset(of object: Int, _ bytes: UnsafePointer<UInt8>) -> Int? {
    guard object < objectCount else { return nil }
    let offset = Self.number(at: tableStart + object * offsetSize, size: offsetSize, bytes)
    return offset >= UInt64(Self.headerSize) && offset < UInt64(tableStart) ? Int(offset) : nil
  }

  /// A reference of a collection whose references were checked to be there. One that no object has is `objectCount`.
  func reference(at start: Int, _ index: Int, _ bytes: UnsafePointer<UInt8>) -> Int {
    let number = Self.number(at: start + index * referenceSize, size: referenceSize, bytes)
    return Int(min(number, UInt64(objectCount)))
  }

  /// The part of an object behind its marker, and how many units it says it has: at most as many as the file has bytes.
  func items(of object: Int, _ bytes: UnsafePointer<UInt8>) -> (start: Int, count: Int)? {
    guard let offset = offset(of: object, bytes) else { return nil }
    let low = Int(bytes[offset] & 15)
    guard low == 15 else { return (offset + 1, low) }
    let marker = bytes[offset + 1]
    let size = 1 << Int(marker & 15)
    guard marker >> 4 == 1, size <= 8, offset + 2 + size <= tableStart else { return nil }
    let number = Self.number(at: offset + 2, size: size, bytes)
    return number <= UInt64(count) ? (offset + 2 + size, Int(number)) : nil
  }
}
