import L10nSyntax

extension ProjectRoot.Spelled {
  /// A relative URI reference.
  var uri: String {
    switch self {
    case .inside(let path), .outside(let path): path.uriPath
    }
  }

  /// The folder that the reference counts from, by the name that `originalUriBaseIds` gives it.
  var base: String {
    switch self {
    case .inside: "%SRCROOT%"
    case .outside: "FILESYSTEM"
    }
  }
}

extension String {
  /// A path as a part of a URI: whatever bytes a name has, each that is no plain letter is written as a number.
  package var uriPath: String {
    var uri = ""
    for byte in pathBytes {
      if byte.isPlainInURI {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += byte < 16 ? "%0" : "%"
        uri += String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}

extension UInt8 {
  /// Also a colon in the first step of a path would be taken for a scheme.
  fileprivate var isPlainInURI: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
