import L10nSyntax

extension Spelling {
  /// Whether the first letters beyond Latin ones are of a script, as tags name it: a text for readers of that script.
  func isWritten(in script: String) -> Bool {
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0370...0x03FF: return script == "Grek"
      case 0x0400...0x052F: return script == "Cyrl"
      case 0x0590...0x05FF: return script == "Hebr"
      case 0x0600...0x06FF: return script == "Arab"
      case 0x0900...0x097F: return script == "Deva"
      case 0x0E00...0x0E7F: return script == "Thai"
      case 0x3040...0x30FF: return script == "Jpan"
      case 0xAC00...0xD7A3: return script == "Kore"
      case 0x4E00...0x9FFF where !["Jpan", "Kore"].contains(script): return script.hasPrefix("Han")
      default: continue
      }
    }
    return false
  }
}
