import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files into one buffer that is used again: one per worker, so one descriptor is open at a time.
struct FileReader: ~Copyable {
  private var buffer: UnsafeMutableRawBufferPointer

  init() {
    buffer = .allocate(byteCount: 1 << 18, alignment: 16)
  }

  deinit { buffer.deallocate() }

  struct Failure: Error {
    let reason: String
  }

  /// The whole content of a regular file.
  mutating func read(_ path: String) throws(Failure) -> SourceText {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(reason: Platform.errorText) }
    defer { close(descriptor) }
    return try read(descriptor, isFile: true)
  }

  /// All that comes from standard input.
  mutating func readStandardInput() throws(Failure) -> SourceText { try read(0, isFile: false) }

  private mutating func read(_ descriptor: Int32, isFile: Bool) throws(Failure) -> SourceText {
    var count = 0
    while true {
      if count == buffer.count { grow() }
      let got = platformRead(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      if got > 0 {
        if isFile, count == 0, got == buffer.count || got < 0 { try checkKind(descriptor) }
        count += got
      } else if got == 0 {
        if isFile, count == 0 { try checkKind(descriptor) }
        return try decoded(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      } else if errno != EINTR {
        throw Failure(reason: Platform.errorText)
      }
    }
  }

  /// Endless or special files are refused; asked only where a plain small file is out of the question.
  private func checkKind(_ descriptor: Int32) throws(Failure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(reason: Platform.errorText) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(reason: "it is not a regular file") }
  }

  private mutating func grow() {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }

  /// UTF-16 is transcoded; a file with NUL bytes and no byte order mark is no source text.
  private func decoded(_ bytes: UnsafeRawBufferPointer) throws(Failure) -> SourceText {
    guard bytes.count >= 2 else { return SourceText(copying: bytes) }
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return SourceText(utf16: bytes, low: 0, high: 1) }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return SourceText(utf16: bytes, low: 1, high: 0) }
    if bytes.prefix(1024).contains(0) { throw Failure(reason: "it holds NUL bytes, so it is no source text") }
    return SourceText(copying: bytes)
  }
}

extension SourceText {
  fileprivate init(utf16 bytes: UnsafeRawBufferPointer, low: Int, high: Int) {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + high]) << 8
    }
    self.init(String(decoding: units, as: UTF16.self))
  }
}

private func platformRead(_ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, address, count)
  #elseif canImport(Musl)
    Musl.read(descriptor, address, count)
  #else
    Glibc.read(descriptor, address, count)
  #endif
}
