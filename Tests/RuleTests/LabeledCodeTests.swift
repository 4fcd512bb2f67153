import L10nLint
import Testing

@Test(arguments: LabeledCode.all)
func labeledCodeBehavesAsItIsLabeled(_ row: LabeledCode) {
  let disagreement = row.disagreement()
  if let reason = LabeledCode.exceptions[row.name] {
    #expect(disagreement != nil, "\(row.name) needs no exception any more: \(reason)")
  } else if let disagreement {
    Issue.record("\(row.name): \(disagreement)\n\(row.code)")
  }
}

@Test func allRowsAreTried() {
  #expect(LabeledCode.all.count == 2 * 82 + 89)
  let names = Set(LabeledCode.all.map(\.name))
  #expect(names.count == LabeledCode.all.count)
  #expect(LabeledCode.exceptions.keys.allSatisfy(names.contains))
}
