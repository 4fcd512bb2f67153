// libFuzzer target for the YAML reader, built together with the sources of L10nSyntax by `run.sh`.

import L10nSyntax

/// Reads any bytes; besides not crashing, places must lie inside the text and in order.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzYAML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do {
    let root = try YAML.parse(bytes)
    checkPlaces(of: root, in: bytes, from: 0, depth: 0)
  } catch {
    precondition(error.position.offset >= 0 && error.position.offset <= count, "an error outside of the text")
    precondition(error.position.line >= 1 && error.position.column >= 1 && !error.message.isEmpty)
  }
  return 0
}

func checkPlaces(of node: YAMLNode, in bytes: [UInt8], from start: Int, depth: Int) {
  precondition(depth <= YAML.maximumDepth, "deeper than the limit")
  precondition(node.position.offset >= start, "a node begins before its parent or its key")
  precondition(node.end.offset >= node.position.offset && node.end.offset <= bytes.count)
  switch node.value {
  case .sequence(let items):
    var last = node.position.offset
    for item in items {
      checkPlaces(of: item, in: bytes, from: last, depth: depth + 1)
      last = item.end.offset
    }
    precondition(last <= node.end.offset, "an item ends behind its sequence")
  case .mapping(let entries):
    var last = node.position.offset
    for entry in entries {
      precondition(entry.keyPosition.offset >= last, "a key stands before its mapping or the last value")
      checkPlaces(of: entry.value, in: bytes, from: entry.keyPosition.offset, depth: depth + 1)
      last = entry.value.end.offset
    }
    precondition(last <= node.end.offset, "a value ends behind its mapping")
  case .string(let text) where node.style == .plain && node.position.line == node.end.line:
    let written = bytes[node.position.offset..<node.end.offset]
    precondition(text.utf8.elementsEqual(written), "text and place differ")
  case .string, .null, .bool, .integer, .number: break
  }
}
