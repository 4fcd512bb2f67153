import L10nSyntax

extension Check {
  /// The name of a file as the disk has it, on its way to a reader.
  static let fileNameInInterface = Check(
    .textCalls { call, document, pass in
      guard document.lexicon.textCalls[call.pattern].deed == .fileName else { return }
      let range = document.withoutExtension(call.call.range)
      let isFolder = document.isFolder(call.call.receiver)
      guard isFolder || range == call.call.range && !document.isWithoutExtension(call.call.receiver) else {
        return
      }
      guard let shown = document.displayedText(showing: range), !document.isRemote(call.call.receiver),
        !document.token(shown.name, is: "nameFieldStringValue"),
        !document.token(shown.name, is: "setNameFieldStringValue"), !document.isOneOfTwo(range)
      else { return }
      let isSure =
        shown.isSure && !document.isAttributedText(shown)
        && (isFolder || document.isForMac(around: shown.name))
      pass.report(
        range,
        "`\(document.text(of: call.call.name))` is the name on disk: users know the file by its display name",
        confidence: isSure ? .likely : .possible)
    })
}

extension Document {
  /// `[[path lastPathComponent] stringByDeletingPathExtension]`
  fileprivate func withoutExtension(_ range: TokenRange) -> TokenRange {
    guard case .receiver(let call) = use(of: range),
      token(call.name, is: "stringByDeletingPathExtension") || token(call.name, is: "deletingPathExtension")
    else { return range }
    return call.range
  }

  /// A name without its ending is what people see, unless a folder is meant, whose name may be translated.
  fileprivate func isWithoutExtension(_ receiver: TokenRange) -> Bool {
    receiver.indices.contains {
      token($0, is: "stringByDeletingPathExtension") || token($0, is: "deletingPathExtension")
    }
  }

  fileprivate func isFolder(_ receiver: TokenRange) -> Bool {
    receiver.indices.contains { token in
      guard kind(token) == .identifier else { return false }
      return text(of: token).words.contains { $0 == "folder" || $0 == "directory" }
    }
  }

  /// Another name stands on the other side of `??`: somebody has thought of names.
  fileprivate func isOneOfTwo(_ range: TokenRange) -> Bool {
    kind(range.upper) == .coalesce || kind(range.lower - 1) == .coalesce
  }

  /// How far around a place its classes are looked at.
  private static let farthestUse = 3000

  /// Only the Finder hides endings: names of files on a phone are those on its disk.
  fileprivate func isForMac(around name: Int) -> Bool {
    var isMac = false
    for token in tokens(within: Self.farthestUse, of: name)
    where isCapital(token) || kind(token) == .unknown {
      let found = source.withSpelling(tokens[token].range) {
        (phone: $0.isClassOfUIKit, mac: $0.isClassOfAppKit)
      }
      if found.phone { return false }
      isMac = isMac || found.mac
    }
    return isMac
  }

  /// A name on a server is the same for all readers.
  fileprivate func isRemote(_ receiver: TokenRange) -> Bool {
    receiver.indices.contains { token in
      guard kind(token) == .identifier else { return false }
      return text(of: token).words.contains {
        [
          "remote", "request", "response", "link", "web", "server", "href", "download", "host",
          "ssh", "sftp", "stream", "network", "absolute", "percent",
        ].contains($0)
      }
    }
  }
}

extension Spelling {
  /// `UILabel`, `UIKit`
  fileprivate var isClassOfUIKit: Bool {
    hasPrefix("UI") && count > 3 && self[2].isCapital || hasPrefix("<UIKit/")
  }

  /// Names that only programs for the Mac have.
  fileprivate var isClassOfAppKit: Bool {
    hasPrefix("<Cocoa/") || hasPrefix("<AppKit/") || isSpelled("AppKit") || isSpelled("Cocoa")
      || isSpelled("NSApp") || hasPrefix("NSApplication")
      || hasPrefix("NSWindow")
      || hasPrefix("NSView") || hasPrefix("NSTextField") || hasPrefix("NSAlert") || hasPrefix("NSMenu")
      || hasPrefix("NSTableView") || hasPrefix("NSButton") || hasPrefix("NSOpenPanel")
      || hasPrefix("NSSavePanel")
      || hasPrefix("NSWorkspace") || hasPrefix("NSDocument") || hasPrefix("NSControl")
  }
}
