import L10nLint
import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that a report goes to: replaced as a whole, or left as it was.
struct ReportFile {
  let path: String

  /// What is no regular file (a pipe, `/dev/stdout`) is written to straight.
  func write(_ bytes: [UInt8]) throws(Output.Failure) {
    guard let status = PathStatus(path), status.kind != .file else {
      return try FileReplacement(path, .report).write(bytes)
    }
    guard status.kind != .folder else {
      throw .refused("`\(path.printable)` cannot be written: it is a folder")
    }
    let descriptor = path.withPathBytes { open($0, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw refusal }
    defer { close(descriptor) }
    try Output(descriptor: descriptor, name: "`\(path.printable)`").write(bytes)
  }

  private var refusal: Output.Failure {
    .refused("`\(path.printable)` cannot be written: \(Platform.errorText)")
  }
}
