import Foundation

/// As much of JSON Schema as `docs/l10nlint.schema.json` uses; a word it does not know is a complaint too.
struct JSONSchema {
  private let root: [String: Any]

  init(contentsOf url: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
  }

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What is wrong with a value; empty when nothing is.
  func complaints(about value: Any) -> [String] { complaints(about: value, root, at: "") }

  private static let annotations: Set = ["$schema", "$id", "title", "$defs"]

  private func complaints(about value: Any, _ schema: [String: Any], at path: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { word, rule -> [String] in
      switch (word, rule) {
      case ("$ref", let name as String): return complaints(about: value, definition(name), at: path)
      case ("type", let type as String): return Self.isOfType(value, type) ? [] : ["\(path): no \(type)"]
      case ("const", let wanted): return Self.isEqual(value, wanted) ? [] : ["\(path): not \(wanted)"]
      case ("enum", let all as [Any]):
        return all.contains { Self.isEqual(value, $0) } ? [] : ["\(path): `\(value)` is none of \(all)"]
      case ("minimum", let least as Int):
        return (value as? Int ?? least) >= least ? [] : ["\(path): \(value) is below \(least)"]
      case ("pattern", let pattern as String):
        let isMatch = (value as? String)?.range(of: pattern, options: .regularExpression) != nil
        return isMatch ? [] : ["\(path): `\(value)` is not \(pattern)"]
      case ("required", let names as [String]):
        return names.filter { (value as? [String: Any])?[$0] == nil }.map { "\(path): no \($0)" }
      case ("items", let item as [String: Any]):
        return (value as? [Any] ?? []).enumerated().flatMap {
          complaints(about: $1, item, at: "\(path)/\($0)")
        }
      case ("properties", let properties as [String: [String: Any]]):
        return (value as? [String: Any] ?? [:]).flatMap { name, member in
          properties[name].map { complaints(about: member, $0, at: "\(path)/\(name)") }
            ?? ["\(path): unknown \(name)"]
        }
      case ("additionalProperties", let isAllowed as Bool): return isAllowed ? ["\(path): too loose"] : []
      default: return Self.annotations.contains(word) ? [] : ["\(path): the schema says \(word)"]
      }
    }
  }

  private func definition(_ reference: String) -> [String: Any] {
    let name = reference.replacing("#/$defs/", with: "")
    return (root["$defs"] as? [String: [String: Any]])?[name] ?? ["missing": reference]
  }

  private static func isOfType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    default: false
    }
  }

  private static func isEqual(_ left: Any, _ right: Any) -> Bool {
    (left as? NSObject)?.isEqual(right) ?? false
  }
}
