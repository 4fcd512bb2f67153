import L10nSyntax

/// For whom a pattern writes dates, and how sure that is.
enum DatePurpose {
  case readers(Confidence)
  case machines(Confidence)
  /// Both, none, or somebody has cared for the language already.
  case unclear
}

extension DatePattern {
  /// What the pages of `fixed-date-format` and `machine-date-without-posix-locale` say of a pattern on a formatter that is
  /// used so.
  func purpose(_ use: DateUse) -> DatePurpose {
    // Any locale other than the current one is a decision, and what is only read back takes any calendar.
    guard use.language != .chosen, !use.work.contains(.readingBack) else { return .unclear }
    // A pattern of programs reads what others write as well.
    if use.work.contains(.readingForms), look != .timestamp { return .unclear }
    if use.language == .fixed { return purposeInFixedLanguage(use) }
    return switch look {
    case .plain: .unclear
    case .timestamp: purposeOfTimestamp(use)
    case .yearFirst: purposeOfYearFirst(use)
    case .words, .figures, .time: purposeOfFormForPeople(use)
    }
  }

  /// `MMM d, yyyy` with the locale of programs: for readers only where they surely get it.
  private func purposeInFixedLanguage(_ use: DateUse) -> DatePurpose {
    let isForReaders =
      look == .words && use.work == .writing && !use.takers.contains(.machines) && !use.hasCalendar
    guard isForReaders, use.ways.contains(.shown) || use.giver != nil else { return .unclear }
    return .readers(.likely)
  }

  /// `yyyy-MM-dd'T'HH:mm`: for programs, unless somebody shows it.
  private func purposeOfTimestamp(_ use: DateUse) -> DatePurpose {
    if use.ways.contains(.shown) { return .unclear }
    // A time of no day that nobody reads again stands before a line of some log.
    let isBeforeLine = !has(.day) && !use.work.contains(.reading)
    return .machines(isBeforeLine ? .possible : use.confidenceInMachines)
  }

  /// `yyyy-MM-dd`: for programs, unless it is shown or a name speaks of readers.
  private func purposeOfYearFirst(_ use: DateUse) -> DatePurpose {
    if use.work.contains(.reading) {
      // Read, not written: digits are understood in all writings, and there is no hour to mistake.
      let isUnderstood = use.work == .reading && use.hasCalendar
      return isUnderstood ? .unclear : .machines(use.confidenceInMachines)
    }
    let isForMachines = use.takers.contains(.machines)
    if use.ways.contains(.shown), !isForMachines { return .readers(use.confidence) }
    if use.takers.contains(.readers) { return .unclear }
    // Who gets the text may show it as well as send it.
    let mayBeShown = !isForMachines && (hasSignsOfPeople || use.ways.contains(.onlyReturned))
    return .machines(mayBeShown ? .possible : use.confidenceInMachines)
  }

  /// `MMM d, yyyy`, `dd.MM.yyyy`, `HH:mm`: for readers, unless the formatter only reads or names speak of programs.
  private func purposeOfFormForPeople(_ use: DateUse) -> DatePurpose {
    if use.work == .reading { return .machines(use.language == .own ? .possible : use.confidence) }
    let isRead = use.work.contains(.reading)
    let isShown = use.ways.contains(.shown) || use.ways.contains(.shownInLog) && look != .time
    if isShown, !isRead { return .readers(use.confidence) }
    if use.takers.contains(.machines) {
      return .machines(use.takers.contains(.address) && !isRead ? use.confidenceInMachines : .possible)
    }
    let isSure = look == .words || look == .figures && use.takers.contains(.readers)
    return .readers(isSure && !isRead ? use.confidence : .possible)
  }
}

extension DateUse {
  /// Who sets a formatter up elsewhere may have cared for its language.
  fileprivate var confidence: Confidence { language == .unknown ? .possible : .likely }

  /// The dates of a class of one's own go anywhere, and a log is read by people too.
  fileprivate var confidenceInMachines: Confidence {
    language == .own || takers.contains(.log) ? .possible : confidence
  }
}
