extension Table {
  /// The table of a `.stringsdict`.
  public convenience init(stringsdict source: SourceText) {
    let list = PropertyList.read(source)
    var reader = StringsDictReader(list, .stringsdict)
    if list.format == .oldStyle {
      reader.report(source.beginsOldStyle ? .oldStyle : .noList, source.firstSign)
    }
    reader.readEntries()
    self.init(reader.table)
  }

  /// The table of a `.strings` that is an XML or a binary property list. The system finds variations in it too.
  public convenience init(strings list: PropertyList) {
    var reader = StringsDictReader(list, .strings)
    reader.readEntries()
    self.init(reader.table)
  }
}
