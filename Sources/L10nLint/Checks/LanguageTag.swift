import L10nSyntax

extension Check {
  /// Folders and languages of catalogs whose names are no language, once for each set of tables, or an old one, once
  /// for all of them.
  static let languageTag = Check(
    .project { pass in
      var told: Set<ToldName> = []
      // Most projects have no wrong name, and nothing to look up.
      lazy var languages = pass.project.resources.languagesByPlace
      for resource in pass.project.resources.layout.resources {
        guard let file = pass.project.resources.file(of: resource) else { continue }
        for (spelling, place) in file.languageNames(resource.language) {
          guard
            let misnomer = pass.project.resources.twin(of: spelling, resource, file) ?? Misnomer(spelling)
              ?? Misnomer(spelling, of: file),
            !misnomer.isOld || !file.isOfTemplate
          else { continue }
          let name = ToldName(bundle: misnomer.isOld ? nil : resource.bundle, spelling: spelling)
          guard told.insert(name).inserted else { continue }
          report(
            misnomer, of: spelling, at: place, in: file, beside: languages[resource.place, default: []], &pass
          )
        }
      }
    })

  private static func report(
    _ misnomer: Misnomer, of spelling: String, at place: ByteRange, in file: ResourceFile,
    beside others: Set<String>, _ pass: inout ProjectPass
  ) {
    switch misnomer {
    case .none(let use):
      let cure = use.map { "; use `\($0)`" } ?? ""
      pass.report(
        place, in: file, "`\(spelling)` is not a language code, so these texts are never shown\(cure)",
        kind: "unknown", confidence: use == nil ? .likely : .certain)
    case .other(let use):
      pass.report(
        place, in: file,
        "`\(spelling)` is the code of another language, so readers of `\(use)` never see these texts; use `\(use)`",
        kind: "unknown", confidence: .certain)
    case .twin(let use):
      pass.report(
        place, in: file,
        "`\(spelling)` and `\(use)` are one language to the system, which reads only one of them",
        kind: "double", confidence: .certain)
    case .old(let correction):
      let taken = others.contains(correction.use) ? ", which also exists" : ""
      let message =
        correction.kind == .letterCase || correction.kind == .separator
        ? "`\(spelling)` should be written `\(correction.use)`"
        : "`\(spelling)` is an old or long code of the language `\(correction.use)`\(taken)"
      // Beside the language itself, the old region may stand for its other script.
      let isUnclear = correction.hidesScript && others.contains(correction.language)
      // `no` is the code of a language too, and every system finds it for readers of `nb`.
      let isNorwegian = correction.use == "nb" && spelling == "no" && !others.contains("nb")
      // The system finds `zh_Hans` as it finds `zh-Hans`. Two folders for one language do harm.
      let isUnderstood = correction.kind == .separator && !others.contains(correction.use)
      let isHarmless =
        correction.isHarmless || file.path.isInCopiedBundle || isNorwegian || isUnderstood
      pass.report(
        place, in: file, message, kind: "old", confidence: isHarmless || isUnclear ? .possible : .likely)
    }
  }
}

/// How a name of a language is wrong.
private enum Misnomer {
  /// It means no language; perhaps it is known which one was meant.
  case none(meant: String?)
  /// Its texts show which one was meant.
  case other(meant: String)
  case old(LanguageCorrection)
  /// The same table has it in another spelling too.
  case twin(of: String)

  init?(_ spelling: String) {
    guard let correction = LanguageCorrection(of: spelling) else {
      guard LanguageTag(spelling)?.isKnown != true, spelling != LanguageTag.documentation else { return nil }
      self = .none(meant: nil)
      return
    }
    let hyphens = String(spelling.map { $0 == "_" ? "-" : $0 })
    // Breton and Kanuri have the codes of countries, and `zh-TW` is what Xcode and services for translators write.
    if correction.isOtherLanguage || Self.isUsualChinese.contains(hyphens) { return nil }
    // The system names its own folders `en_GB`.
    if correction.kind == .separator, LanguageTag(spelling)?.region != nil { return nil }
    self = correction.isNoLanguage ? .none(meant: correction.use) : .old(correction)
  }

  /// `kr` with Korean letters: Kanuri has others.
  init?(_ spelling: String, of file: ResourceFile) {
    guard let correction = LanguageCorrection(of: spelling), correction.isOtherLanguage,
      let letters = Self.letters.first(where: { correction.use.hasPrefix($0.key) })?.value,
      let table = file.table, table.format != .catalog
    else { return nil }
    let written = table.values.count { value in
      table.withText(of: value.text) { text in
        String(decoding: text, as: UTF8.self).unicodeScalars.contains { letters.contains($0.value) }
      }
    }
    guard written * 2 > table.values.count else { return nil }
    self = .other(meant: correction.use)
  }

  /// Of languages that share nothing with those whose codes stand for them.
  private static let letters: [String: ClosedRange<UInt32>] = [
    "ko": 0xAC00...0xD7A3, "zh": 0x4E00...0x9FFF, "ja": 0x3040...0x30FF,
  ]

  private static let isUsualChinese: Set = ["zh-CN", "zh-TW", "zh-HK", "zh-Hant-HK"]

  var isOld: Bool {
    if case .old = self { true } else { false }
  }
}

extension ProjectResources {
  /// `pt_BR` beside `pt-BR`, each with the same table.
  fileprivate func twin(
    of spelling: String, _ resource: ProjectLayout.Resource, _ file: ResourceFile
  ) -> Misnomer? {
    guard let correction = LanguageCorrection(of: spelling),
      correction.kind == .separator || correction.kind == .letterCase
    else { return nil }
    let isTwin =
      if let table = file.table, table.format == .catalog {
        table.languages.contains(correction.use)
      } else {
        layout.resources.contains {
          $0.place == resource.place && $0.table == resource.table && $0.kind == resource.kind
            && $0.language.spelling == correction.use
        }
      }
    return isTwin ? .twin(of: correction.use) : nil
  }

  /// By the folder that holds the folders of languages, what these are called.
  fileprivate var languagesByPlace: [String: Set<String>] {
    layout.resources.reduce(into: [:]) { languages, resource in
      guard let file = file(of: resource) else { return }
      let names = file.languageNames(resource.language).map(\.spelling)
      languages[resource.place, default: []].formUnion(names)
    }
  }
}

extension String {
  /// In a folder with an ending of its own, such as `Tulips.clr`: the build copies it whole, and no other tool asks for
  /// the names of its languages.
  fileprivate var isInCopiedBundle: Bool {
    split(separator: "/").dropLast().contains { name in
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[1].count > 2 && parts[1] != "lproj" && !parts[0].isEmpty
        && parts[1].allSatisfy(\.isLetter)
    }
  }
}

extension ResourceFile {
  /// Whether it says nothing but what a template of Xcode has put there.
  fileprivate var isOfTemplate: Bool {
    guard let table, !table.values.isEmpty else { return false }
    return table.values.allSatisfy { value in
      table.withText(of: value.text) { $0.holds("__MyCompanyName__") || $0.holds("___") }
    }
  }
}

private struct ToldName: Hashable {
  var bundle: Int?
  var spelling: String
}

extension ResourceFile {
  /// The languages that a file is for, each with a place to point at. A file without a text shows nobody anything.
  fileprivate func languageNames(_ folder: ProjectLayout.Language) -> [(spelling: String, place: ByteRange)] {
    if let table, table.format == .catalog {
      return zip(table.languages, table.languagePlaces).map { ($0, $1.range) }
    }
    guard let spelling = folder.spelling, let firstKey else { return [] }
    return [(spelling, firstKey)]
  }
}

extension ProjectLayout.Language {
  /// As the folder has it; `nil` where the folder is not one of a language.
  fileprivate var spelling: String? {
    switch self {
    case .none, .base, .multiple: nil
    case .tag(_, let spelling), .unknown(let spelling): spelling
    }
  }
}

extension LanguageCorrection {
  /// The system finds no language in it.
  fileprivate var isNoLanguage: Bool {
    switch kind {
    case .country, .noCode, .badScript: true
    case .name, .separator, .letterCase, .deprecated, .legacy, .macrolanguage, .overlong, .bibliographic,
      .badRegion, .legacyRegion, .redundantRegion, .scriptMissing:
      false
    }
  }

  /// Without a region or a script.
  fileprivate var language: String { String(use.prefix { $0 != "-" }) }

  /// A region of a language with two scripts, which does not say which of them is meant.
  fileprivate var hidesScript: Bool {
    ["az", "bs", "sr", "uz"].contains(language) && use.utf8.count == 5
  }

  /// Longer or shorter than it might be, and understood by everybody.
  fileprivate var isHarmless: Bool {
    switch kind {
    case .name, .redundantRegion, .scriptMissing, .macrolanguage, .overlong, .letterCase: true
    default: false
    }
  }
}
