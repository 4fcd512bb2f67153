import L10nLint
import Testing

@Test(arguments: LabelledCode.all)
func labelledCodeBehavesAsItIsLabelled(_ row: LabelledCode) {
  let disagreement = row.disagreement()
  if let reason = LabelledCode.exceptions[row.name] {
    #expect(disagreement != nil, "\(row.name) needs no exception any more: \(reason)")
  } else if let disagreement {
    Issue.record("\(row.name): \(disagreement)\n\(row.code)")
  }
}

@Test func allRowsAreTried() {
  #expect(LabelledCode.all.count == 2 * 82 + 89)
  let names = Set(LabelledCode.all.map(\.name))
  #expect(names.count == LabelledCode.all.count)
  #expect(LabelledCode.exceptions.keys.allSatisfy(names.contains))
}
