import L10nSyntax

// Which language a sentence, such as the purpose of a permission, is written in, by words and letters that hardly any does
// without.

extension Spelling {
  /// The language, as tags name it; `nil` where nothing tells, or two languages do.
  var languageOfSentence: String? {
    if let language = languageByLetters { return language }
    let found = Tables.sentenceWords.filter { hasWords(2, in: $0.words) }
    if found.count == 1 { return found[0].language }
    // Languages that share little words: one of them may have more.
    let surer = found.filter { hasWords(3, in: $0.words) }
    return surer.count == 1 ? surer[0].language : nil
  }

  private var languageByLetters: String? {
    var hasIdeographs = false
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0370...0x03FF: return "el"
      case 0x0590...0x05FF: return "he"
      case 0x0600...0x06FF: return isOnlyArabic ? "ar" : nil
      case 0x0E00...0x0E7F: return "th"
      case 0x3040...0x30FF: return "ja"
      case 0xAC00...0xD7A3: return "ko"
      case 0x4E00...0x9FFF: hasIdeographs = true
      default: continue
      }
    }
    return hasIdeographs ? "zh" : nil
  }

  /// Without the letters that others who write so have besides.
  private var isOnlyArabic: Bool {
    !String(decoding: self, as: UTF8.self).unicodeScalars.contains {
      "پچژگکیےٹڈڑ".unicodeScalars.contains($0)
    }
  }
}
