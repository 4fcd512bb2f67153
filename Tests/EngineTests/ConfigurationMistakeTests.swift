import Testing

@testable import L10nLint

@Suite struct ConfigurationMistakeTests {
  @Test(arguments: [
    ("- a\n", "1:1", "a configuration is a mapping, such as `exclude: [Generated]`"),
    ("exlude: [a]\n", "1:1", "unknown key `exlude`; did you mean `exclude`?"),
    ("\nexcluded: [a]\n", "2:1", "unknown key `excluded`; did you mean `exclude`?"),
    ("only_rules: [a]\n", "1:1", "unknown key `only_rules`; did you mean `only`?"),
    (
      "colour: red\n", "1:1",
      "unknown key `colour`; valid keys are `include`, `exclude`, `rules`, `only`, `overrides`, `team-rules`, "
        + "`min-confidence`, `min-severity`, `fail-on`, `baseline`, `base-language`, `languages`, `key-style`, `wrappers`, "
        + "`sinks`, `tables`, `suppressions`"
    ),
    (
      "exclude: {a: b}\n", "1:10",
      "`exclude` must be a list of patterns, such as `[Generated, \"*.pb.swift\"]`"
    ),
    ("exclude: [1]\n", "1:11", "a pattern must be a string; put quotes around it"),
    ("exclude:\n  - \"ab[c\"\n", "2:8", "this `[` is never closed; write `\\[` for the character"),
    (
      "include: [a, b/../c]\n", "1:16",
      "`..` leads out of the folder of this file; patterns can only match what is inside it"
    ),
    ("rules: off\n", "1:8", "`rules` must be a mapping, such as `manual-plural: error`"),
    (
      "rules:\n  manual-plurals: off\n", "2:3",
      "there is no rule `manual-plurals`; did you mean `manual-plural`?"
    ),
    ("rules: {zzzzzzzzz: off}\n", "1:9", "there is no rule `zzzzzzzzz`; `l10nlint rules` lists all rules"),
    (
      "rules: {manual-plural: eror}\n", "1:24",
      "`manual-plural` must be `off`, `on`, `note`, `warning` or `error`, or a mapping; did you mean `error`?"
    ),
    (
      "rules: {manual-plural: no}\n", "1:24",
      "`manual-plural` must be `off`, `on`, `note`, `warning` or `error`, or a mapping; write `off`"
    ),
    (
      "rules: {manual-plural: 7}\n", "1:24",
      "`manual-plural` must be `off`, `on`, `note`, `warning` or `error`, or a mapping"
    ),
    (
      "rules: {manual-plural: false}\n", "1:24",
      "`manual-plural` must be `off`, `on`, `note`, `warning` or `error`, or a mapping; write `off`"
    ),
    (
      "rules:\n  literal-plural-suffix:\n    sufixes: [s]\n", "3:5",
      "`literal-plural-suffix` has no option `sufixes`; did you mean `suffixes`?"
    ),
    (
      "rules: {manual-plural: {limit: 3}}\n", "1:25",
      "`manual-plural` has no option `limit`; it has `severity`"
    ),
    (
      "rules: {missing-comment: {named-keys: maybe}}\n", "1:39", "`named-keys` must be `true` or `false`"
    ),
    ("rules: {base-language-key: {keys: [a]}}\n", "1:35", "`keys` must be a string"),
    ("rules: {literal-plural-suffix: {suffixes: {a: b}}}\n", "1:43", "`suffixes` must be a list of strings"),
    (
      "rules: {manual-plural: {severity: {joined: note}}}\n", "1:36",
      "`manual-plural` has no kind of finding `joined`; it has one severity for all findings"
    ),
    ("only: [manual-plurals]\n", "1:8", "there is no rule `manual-plurals`; did you mean `manual-plural`?"),
    ("only: {a: b}\n", "1:7", "`only` must be a list of rules"),
    ("only: []\n", "1:7", "`only` lists no rules, so nothing would be checked"),
    (
      "overrides: {paths: a}\n", "1:12",
      "`overrides` must be a list; begin each item with `- paths:` or `- language:`"
    ),
    ("overrides:\n  - rules: {manual-plural: off}\n", "2:5", "an override needs `paths` or `language`"),
    (
      "overrides:\n  - paths: a\n", "2:5", "this override changes nothing; add `rules` or `only`"
    ),
    ("overrides:\n  - path: a\n", "2:5", "unknown key `path`; did you mean `paths`?"),
    (
      "overrides:\n  - language: c\n", "2:15", "`language` must be `swift` or `objc`; did you mean `objc`?"
    ),
    (
      "overrides:\n  - text\n", "2:5",
      "an override must be a mapping of `paths`, `language`, `rules` or `only`"
    ),
    ("min-confidence: sure\n", "1:17", "`min-confidence` must be `possible`, `likely` or `certain`"),
    (
      "fail-on: warnings\n", "1:10",
      "`fail-on` must be `note`, `warning`, `error` or `never`; did you mean `warning`?"
    ),
    ("baseline: [a]\n", "1:11", "`baseline` must be the path of a file"),
    ("base-language: English\n", "1:16", "this is not a language code; write `en`"),
    ("base-language: jp\n", "1:16", "this is not a language code; write `ja`"),
    ("base-language: klingon\n", "1:16", "this is not a language code; write one such as `de` or `pt-BR`"),
    (
      "suppressions: {require-reason: yes}\n", "1:32",
      "`require-reason` must be `true` or `false`; write `true`"
    ),
    (
      "overrides: [{language: objective-c, only: [manual-plural]}]\n", "1:24",
      "`language` must be `swift` or `objc`; did you mean `objc`?"
    ),
    ("exclude: [~/Pods]\n", "1:11", "a pattern is relative to the folder of its file; `~` is not supported"),
    (
      "exclude: Pods, Header.swift\n", "1:10",
      "a comma does not separate patterns; write a list, or put quotes around this pattern"
    ),
    (
      "tables: {log-calls: {replace: true}}\n", "1:21",
      "`log-calls` has no `rows`; `rows: []` empties the table"
    ),
    ("exclude: \"Pods\\nOld\"\n", "1:15", "a pattern must be one line; write a list of patterns"),
    (
      "languages: [de, xx-nope-nope-12345]\n", "1:17",
      "this is not a language code; write one such as `de` or `pt-BR`"
    ),
    ("languages: [xx]\n", "1:13", "this is not a language code; write one such as `de` or `pt-BR`"),
    ("languages: [de-AT-DE]\n", "1:13", "this is not a language code; write one such as `de` or `pt-BR`"),
    ("base-language: 5\n", "1:16", "this is not a language code; write one such as `de` or `pt-BR`"),
    (
      "languages: {needed: [de]}\n", "1:13",
      "unknown key `needed`; valid keys are `required`, `partial`"
    ),
    (
      "languages:\n  required: [de]\n  partial: [de]\n", "2:3",
      "`de` is both required and partial; remove one of the two"
    ),
    (
      "key-style: symbols\n", "1:12",
      "`key-style` must be `symbolic`, `text` or `auto`; did you mean `symbolic`?"
    ),
    (
      "suppressions: {reason: true}\n", "1:16",
      "unknown key `reason`; valid keys are `require-reason`"
    ),
    ("suppressions: {require-reason: 1}\n", "1:32", "`require-reason` must be `true` or `false`"),
    (
      "wrappers:\n  - {swift: \"tr(_:)\", coment: 0}\n", "2:23",
      "`coment` is not a column of this table; did you mean `comment`?"
    ),
    (
      "wrappers:\n  - {swift: \"tr(_:)\", key: none}\n", "2:28",
      "`key` must be a position from 0, `label:` or `receiver`"
    ),
    (
      "wrappers: [just text]\n", "1:12",
      "this is not a call; write one such as `tr(_:comment:)`, `.localized` or `Loc.get(_:)`, or a mapping with `swift`, `selector` or `function`"
    ),
    (
      "sinks: [\".headline=\"]\n", "1:9",
      "`.headline=` is not a call; write one with its labels, such as `.headline =` or `Banner(title:)`"
    ),
    (
      "sinks: [Banner(title)]\n", "1:9",
      "`Banner(title)` is not a call; write one with its labels, such as `.headline =` or `Banner(title:)`"
    ),
    (
      "wrappers:\n  - look(key\n", "2:5",
      "`look(key` is not a call; write one with its labels, such as `tr(_:comment:)`, `.localized` or `Loc.get(_:)`"
    ),
    (
      "wrappers: [1foo(_:)]\n", "1:12",
      "`1foo(_:)` is not a call; write one with its labels, such as `tr(_:comment:)`, `.localized` or `Loc.get(_:)`"
    ),
    (
      "wrappers:\n  - {swift: \"look(_:)\", key: 4}\n", "2:30",
      "`key` is 4, but `swift` has one argument; positions start at 0"
    ),
    (
      "wrappers: [foo()]\n", "1:12",
      "`key` is 0, but `swift` has 0 arguments; positions start at 0"
    ),
    (
      "wrappers: [{macro: TR, arity: 2, key: 7}]\n", "1:39",
      "`key` is 7, but `macro` has 2 arguments; positions start at 0"
    ),
    (
      "wrappers: [{selector: \"textFor:\", key: 3}]\n", "1:40",
      "`key` is 3, but `selector` has one argument; positions start at 0"
    ),
    (
      "sinks: [{swift: \".present(_:title:)\", text: [9]}]\n", "1:45",
      "`text` is 9, but `swift` has 2 arguments; positions start at 0"
    ),
    (
      "fail-on: warn\n", "1:10",
      "`fail-on` must be `note`, `warning`, `error` or `never`; did you mean `warning`?"
    ),
    ("wrappers: [\"a|b(_:)\"]\n", "1:12", "`swift` must be text on one line, without `|`"),
    ("sinks: [5]\n", "1:9", "a row must be a mapping"),
    ("sinks: {replace: maybe}\n", "1:18", "`replace` must be `true` or `false`"),
    (
      "tables: {log-call: [trace]}\n", "1:10",
      "there is no table `log-call` to extend; did you mean `log-calls`?"
    ),
    ("tables: {log-calls: [\"a b\"]}\n", "1:22", "this must be a name, such as `trace`"),
    // What the reader of YAML has to say.
    ("rules:\n\tmanual-plural: off\n", "2:1", "a tab is only allowed inside quotes; use spaces here"),
    (
      "a: &x [b]\nc: *x\n", "1:4",
      "anchors (`&`) are not supported; write the value out, or quote it if it is text"
    ),
    ("only: [a]\nonly: [b]\n", "2:1", "the key \"only\" is already on line 1; remove one of them"),
    ("exclude: [a\n", "1:10", "this bracket is never closed; close it"),
    (
      "{{{{", "1:2",
      "a list or mapping cannot be a key; write `key: value`, as in `exclude: [Generated]`, or quote the text"
    ),
  ]) func aMistakeIsToldWithItsPlaceAndTheCure(_ text: String, _ place: String, _ message: String) {
    #expect(reading(text).problems.map(\.description) == [".l10nlint.yml:\(place): error: \(message)"])
  }

  @Test func allMistakesOfAFileAreToldAtOnceInTheirOrder() {
    let problems = reading(
      "overrides:\n  - paths: [\"[\"]\nexlude: a\nrules:\n  x-y: off\n  manual-plural: 3\n"
    ).problems
    #expect(problems.map(\.line) == [2, 3, 5, 6])
  }

  @Test func aRuleMayNotBeSetUnderTwoNames() {
    let problems = reading("rules:\n  dynamic-key: off\n  nslocalizedstring_key: error\n").problems
    #expect(problems.map(\.message).contains("`dynamic-key` is already configured on line 2"))
  }

  @Test(arguments: ["baseline: a", "base-language: de", "languages: [de]", "key-style: text"])
  func aNestedFileMayNotSpeakForTheProject(_ text: String) throws {
    let problem = try #require(reading(text, inside: [.sound("")]).problems.first)
    #expect(problem.kind == .error && problem.message.contains("applies to the whole project"))
    #expect(reading(text).problems.isEmpty)
  }

  @Test func nobodyReadsThousandsOfMistakes() {
    let listing = reading((0..<500).map { "k\($0)zzzzz: 1\n" }.joined()).problems.listing
    #expect(listing.split(separator: "\n").count == 51)
    #expect(listing.hasSuffix("and 450 more like these\n"))
  }
}
