// What holds for every table, whatever bytes it was read from.

import L10nLint
import L10nSyntax

func check(_ table: Table) {
  let end = UInt32(table.source.count)
  var last: UInt32 = 0
  for entry in table.entries {
    precondition(entry.range.start >= last && entry.range.end <= end, "entries out of order")
    precondition(entry.range.contains(entry.key.range), "a key outside its entry")
    precondition(entry.values.upperBound <= table.values.count)
    last = entry.range.start
    for value in table.values[entry.values] {
      precondition(entry.range.contains(value.text.range), "a text outside its entry")
      let text = table.text(of: value.text)
      for offset in [0, text.utf8.count / 2, text.utf8.count] {
        let place = table.place(of: offset, in: value.text)
        precondition(
          value.text.range.start <= place && place <= value.text.range.end, "a place outside its text")
      }
    }
  }
  for problem in table.problems {
    precondition(
      problem.range.start <= problem.range.end && problem.range.end <= end, "a problem outside the file")
  }
}
