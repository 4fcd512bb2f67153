import RulePages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// `swift run rulec` writes what is generated from `Rules/`; `--check` only says what is stale. Run from the root.
do {
  let isCheck = CommandLine.arguments.dropFirst().contains("--check")
  var stale: [String] = []
  for output in try PageCatalog(files: RuleFiles.all()).outputs() {
    let bytes = Array(output.text.utf8)
    guard (try? RuleFiles.read(output.path)) != bytes else { continue }
    stale.append(output.path)
    if !isCheck { try RuleFiles.write(bytes, to: output.path) }
  }
  for path in stale { print(isCheck ? "\(path) is stale: run `swift run rulec`" : "wrote \(path)") }
  exit(isCheck && !stale.isEmpty ? 1 : 0)
} catch {
  print(error)
  exit(2)
}
