import L10nSyntax

extension Check {
  /// A pattern for programs on a formatter that follows the reader.
  static let machineDateWithoutPosixLocale = Check(
    .localeCalls { call, document, pass in
      for judged in document.judgedPatterns(of: call) {
        guard case .machines(let confidence) = judged.purpose else { continue }
        // One locale mends all patterns of a formatter.
        guard !document.setsPatternBefore(call) else { return }
        let text = document.source.string(judged.literal.contentRange)
        pass.report(
          judged.literal.range, at: call.name,
          "`\(text)` without `en_US_POSIX` uses the reader's calendar, digits and clock",
          kind: judged.isOfFileName ? "file" : "data",
          confidence: judged.isOfFileName ? .possible : confidence,
          fix: .posixLocale(call, document),
          doubts: (document.isIdle(call) ? [.idle] : [])
            + (judged.onlyReads ? [.writtenForReaders(document.hash(of: judged))] : []),
          evidence: judged.evidence(for: "machine", text) + document.scope(of: call.name))
        // The branches of a choice are one mistake.
        return
      }
    })
}

extension ProposedFix {
  /// A line that sets the locale, before the one that sets the pattern.
  fileprivate static func posixLocale(_ call: LocaleCall, _ document: Document) -> ProposedFix? {
    guard call.result == nil, !call.receiver.isEmpty, !document.setsLocale(call),
      let place = document.statementStart(of: call)
    else { return nil }
    let receiver = document.text(of: call.receiver)
    let statement =
      switch document.language {
      case .swift: "\(receiver).locale = Locale(identifier: \"en_US_POSIX\")"
      case .cFamily: "\(receiver).locale = [NSLocale localeWithLocaleIdentifier:@\"en_US_POSIX\"];"
      }
    return .suggested(
      "Set `en_US_POSIX`", .insert(statement + document.source.string(place), at: place.end))
  }
}

extension Document {
  fileprivate func setsLocale(_ call: LocaleCall) -> Bool {
    uses(around: call).members.contains {
      $0.isSet && (token($0.name, is: "locale") || token($0.name, is: "setLocale"))
    }
  }

  fileprivate func setsPatternBefore(_ call: LocaleCall) -> Bool {
    let body = functionBody(around: call.name)?.lower
    let isShared = isOfObject(call.receiver)
    return uses(around: call).members.contains { earlier in
      guard earlier.isSet, earlier.name < call.name, sameSpelling(earlier.name, call.name) else {
        return false
      }
      if functionBody(around: earlier.name)?.lower == body { return true }
      return isShared && typeName(around: earlier.name) == typeName(around: call.name)
        && isForMachines(patternSetAt: earlier.name, on: call.receiver)
    }
  }

  /// `self.dateFormatter`: one for all functions of the type.
  private func isOfObject(_ receiver: TokenRange) -> Bool {
    receiver.count == 3 && isOfSelf(receiver.upper - 1)
  }

  /// Whether another call gives the same formatter a pattern that is told.
  private func isForMachines(patternSetAt name: Int, on receiver: TokenRange) -> Bool {
    localeCalls.contains { other in
      guard other.name == name, sameSpelling(other.receiver, receiver) else { return false }
      return judgedPatterns(of: other).contains {
        if case .machines(.likely) = $0.purpose { !$0.isOfFileName } else { false }
      }
    }
  }

  /// The line break and the indentation before the statement, where it stands on lines of its own.
  fileprivate func statementStart(of call: LocaleCall) -> ByteRange? {
    let first = call.range.lower
    guard tokens[first].flags.contains(.startsLine), first > 0 else { return nil }
    // `if (ready)` without braces takes only one statement.
    let before = tokens[first - 1].kind
    guard language == .swift || before == .semicolon || before == .openBrace || before == .closeBrace else {
      return nil
    }
    var start = Int(tokens[first].start)
    while start > 0, source[start - 1].isBlank { start -= 1 }
    guard start > 0, source[start - 1] == UInt8(ascii: "\n") else { return nil }
    start -= start > 1 && source[start - 2] == UInt8(ascii: "\r") ? 2 : 1
    return ByteRange(UInt32(start), tokens[first].start)
  }
}
