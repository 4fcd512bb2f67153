import L10nLint
import L10nSyntax
func dumpShapes(_ path: String, _ text: SourceText) {
  let d = Document(text, SourceLanguage(path: path) ?? .swift, RuleCatalogue.lexicon)
  var o = ""
  for c in d.localizedCalls { o += "L  \(d.text(of: c.range)) origin=\(c.origin) keys=\(c.keys) form=\(d.keyForm(of: c)) comment=\(c.comment.map{d.text(of:$0)} ?? "-")\n" }
  for c in d.formatCalls { o += "F  \(d.text(of: c.call.range)) fmt=\(d.text(of: c.format)) values=\(c.values.map{d.text(of:$0)})\n" }
  for c in d.casingCalls { o += "C  \(d.text(of: c.range)) subject=\(d.text(of: c.subject)) shown=\(d.displayedText(showing: c.range) != nil)\n" }
  for j in d.joins { o += "J  \(j.kind) \(j.operands.map { "\($0.content):" + d.text(of: $0.range) })\n" }
  for c in d.choices { o += "Ch \(c.kind) cond=\(d.text(of: c.condition)) cmp=\(c.comparison.map{d.text(of:$0.subject)+" \($0.number)"} ?? "-") branches=\(c.branches.map{d.text(of:$0)})\n" }
  for t in d.displayedTexts { o += "D  \(d.text(of: t.name)) sure=\(t.isSure) value=\(d.text(of: t.value))\n" }
  for p in d.tree.problems { o += "P  \(p.kind) \(p.range)\n" }
  try? Output.standard.write(o)
}
