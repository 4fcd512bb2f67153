// Text to which a call appends more: `text.appending(more)`, `[text stringByAppendingString:more]`.

extension Document {
  /// `[text stringByAppendingString:more]`, `text.appending(more)`, where it is the whole of a range.
  func appendingCall(spanning range: TokenRange) -> Call? {
    guard endsWithAppending(range), let call = anyCall(spanning: range), isAppending(call),
      call.isMessage || call.arguments.first?.label == nil
    else { return nil }
    return call
  }

  /// A look at the name, before all of a call is read.
  private func endsWithAppending(_ range: TokenRange) -> Bool {
    if language == .swift {
      return kind(range.upper - 1) == .closeParen
        && opener(of: range.upper - 1).map { token($0 - 1, is: "appending") } ?? false
    }
    return kind(range.lower) == .openSquare
      && operandEnd(startingAt: range.lower + 1).map { token($0, is: "stringByAppendingString") } ?? false
  }

  func isAppending(_ call: Call) -> Bool {
    token(call.name, is: "stringByAppendingString") || token(call.name, is: "appending")
  }

  func readAppending(_ join: Join, _ wording: inout Wording) {
    let receiver = join.operands[0].range
    guard join.operands.count == 2 else { return }
    if kind(join.range.lower) != .openSquare, !isText(receiver), !givesText(join.range) { return }
    readReceiver(receiver, &wording)
    if let call = formatCall(spanning: join.range), constantText(of: call.format) != nil {
      readFormat(call, &wording, depth: 1)
    } else {
      read(join.operands[1].range, &wording, depth: 1)
    }
  }

  /// Whether a call of Swift appends to something that is a text by its looks: only extensions of projects give such
  /// members to lists and to views, and nobody knows what a function makes of a text.
  private func givesText(_ range: TokenRange) -> Bool {
    var range = range
    for _ in 0..<12 {
      guard kind(range.upper - 1) == .closeParen, let open = opener(of: range.upper - 1),
        token(open - 1, is: "appending") || token(open - 1, is: "appendingFormat"), kind(open - 2) == .dot
      else { break }
      range.upper = open - 2
    }
    guard !range.isEmpty, localizedCall(spanning: range) == nil, formatCall(spanning: range) == nil else {
      return !range.isEmpty
    }
    let last = range.upper - 1
    if kind(last) == .identifier { return !text(of: last).isNameOfSeveral }
    return kind(last) == .string || kind(last) == .stringClose
  }

  /// Reads a text and what is appended to it, if a range is such a call. Where it is all that is read, the text may be
  /// one that grows.
  func readAppended(_ range: TokenRange, _ wording: inout Wording, depth: Int) -> Bool {
    let format = formatCall(spanning: range)
    guard let call = format?.call ?? appendingCall(spanning: range), !call.receiver.isEmpty,
      let more = call.arguments.first?.value, call.isMessage || givesText(range)
    else { return false }
    if let format {
      guard token(call.name, is: "stringByAppendingFormat") || token(call.name, is: "appendingFormat"),
        constantText(of: format.format) != nil
      else { return false }
    }
    if depth == 1 {
      readReceiver(call.receiver, &wording)
    } else {
      read(call.receiver, &wording, depth: depth)
    }
    if let format {
      readFormat(format, &wording, depth: depth)
    } else {
      read(firstValue(of: more), &wording, depth: depth)
    }
    return true
  }
}

extension String {
  /// `rows`, and not `status`, `address` or `basis`.
  fileprivate var isNameOfSeveral: Bool {
    let isOne = hasSuffix("ss") || hasSuffix("us") || hasSuffix("is")
    return hasSuffix("s") && !isOne || ["apis", "emojis", "menus"].contains(self)
  }
}
