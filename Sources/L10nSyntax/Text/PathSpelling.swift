// On Linux the name of a file is any bytes but `/` and NUL, and a `String` that repairs them names another file.

extension String {
  /// A path as text, from which `pathBytes` makes the same bytes again. Bytes that are no UTF-8 become scalars of the
  /// last private area, and so do the bytes of such scalars.
  public init(path bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self), !text.mayHoldPathBytes {
      self = text
      return
    }
    self = ""
    var parser = Unicode.UTF8.ForwardParser()
    var reader = bytes.makeIterator()
    var rest = bytes[...]
    while true {
      switch parser.parseScalar(from: &reader) {
      case .valid(let units):
        let scalar = Unicode.UTF8.decode(units)
        if scalar.pathByte == nil {
          unicodeScalars.append(scalar)
        } else {
          for byte in rest.prefix(units.count) { unicodeScalars.append(Unicode.Scalar(pathByte: byte)) }
        }
        rest = rest.dropFirst(units.count)
      case .error(let length):
        for byte in rest.prefix(length) { unicodeScalars.append(Unicode.Scalar(pathByte: byte)) }
        rest = rest.dropFirst(length)
      case .emptyInput: return
      }
    }
  }

  /// The name of the file as the system knows it.
  public var pathBytes: [UInt8] {
    guard mayHoldPathBytes else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in scalar.pathByte.map { [$0] } ?? Array(String(scalar).utf8) }
  }

  /// All scalars of the last area begin with this byte.
  private var mayHoldPathBytes: Bool { utf8.contains(0xF4) }
}

extension Unicode.Scalar {
  private static let firstPathByte: UInt32 = 0x10FE00

  /// Stands for a byte of a path.
  fileprivate init(pathByte byte: UInt8) {
    self = Unicode.Scalar(Self.firstPathByte + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The byte that the scalar stands for in a path.
  public var pathByte: UInt8? {
    (0x80...0xFF).contains(Int(value) - Int(Self.firstPathByte)) ? UInt8(value - Self.firstPathByte) : nil
  }
}
