import L10nSyntax

extension Check {
  /// A fixed language on a formatter whose style was made for readers.
  static let fixedLocaleForDisplay = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .formatterLocale, let value = call.value, let name = document.fixedLocale(value)
      else {
        return
      }
      let use = document.dateUse(of: call)
      guard !use.work.contains(.reading), !use.takers.contains(.machines), document.hasStyle(call) else {
        return
      }
      pass.report(
        TokenRange(call.name, value.upper),
        "`\(name)` is fixed here: readers of other languages see dates in its language")
    })
}

extension Document {
  /// The identifier of `Locale(identifier: "en_US")`, where it is written out.
  fileprivate func fixedLocale(_ value: TokenRange) -> String? {
    guard value.count < 14, let literal = value.indices.first(where: { kind($0) == .string }),
      value.indices.contains(where: {
        token($0, is: "identifier") || token($0, is: "localeIdentifier")
          || token($0, is: "localeWithLocaleIdentifier")
          || token($0, is: "initWithLocaleIdentifier")
      })
    else { return nil }
    return constantText(of: TokenRange(literal, literal + 1))
  }

  /// A style or a template asks for what readers are used to.
  fileprivate func hasStyle(_ call: LocaleCall) -> Bool {
    uses(around: call).members.contains { member in
      let name = text(of: member.name)
      return name == "setLocalizedDateFormatFromTemplate"
        || member.isSet && ["dateStyle", "timeStyle", "setDateStyle", "setTimeStyle"].contains(name)
          && !isSwitchedOff(member.value)
    }
  }

  private func isSwitchedOff(_ style: TokenRange?) -> Bool {
    style?.indices.contains {
      token($0, is: "none") || token($0, is: "NSDateFormatterNoStyle")
    } ?? true
  }
}
