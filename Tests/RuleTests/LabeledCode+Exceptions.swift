extension LabeledCode {
  /// Rows on which the rules say something else than the label, with the reason. A row that agrees must not stand here.
  static let exceptions: [String: String] = [
    "P11 bad swift":
      "An unknown function with a text is not told from any other; wrappers are found by what they do.",
    "P20 bad objc":
      "Most whole numbers in labels are small, years or ids, which look alike for nearly all readers.",
    "P29 bad swift":
      "A program starts anew when its language changes; that a region changes meanwhile is rare.",
    "P35 bad swift":
      "The reader's region is what most programs want for dates; which is meant does not stand there.",
    "P35 bad objc":
      "The reader's region is what most programs want for numbers; which is meant does not stand there.",
    "P41 bad layout": "A region without its language works where there is no other region of it.",
    "P42 bad plist":
      "That the file is of a program for macOS, where alone the key is wanted, does not stand in it.",
    "P54 bad layout": "A folder is known by those of its files that are read, and this one holds none.",
    "P58 bad strings": "A long translation is no mistake, and whether it fits is seen on the screen only.",
    "S021":
      "What stands in the variable before is not known, and texts on lines of their own are appended like this.",
  ]
}
