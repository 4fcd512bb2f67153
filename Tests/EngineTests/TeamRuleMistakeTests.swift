import Testing

@testable import L10nLint

@Suite struct TeamRuleMistakeTests {
  @Test(arguments: [
    (
      "team-rules: 3\n", "1:13",
      "`team-rules` must be a mapping of rules, or a list of files with such mappings"
    ),
    (
      "team-rules:\n  Loud: {call: .a(), message: No}\n", "2:3",
      "`Loud` is not a valid rule name; use lowercase letters, digits and hyphens"
    ),
    (
      "team-rules:\n  all: {call: .a(), message: No}\n", "2:3",
      "`all` is not a valid rule name; use lowercase letters, digits and hyphens"
    ),
    (
      "team-rules:\n  manual-plural: {call: .a(), message: No}\n", "2:3",
      "`manual-plural` is a built-in rule; choose another name, or configure the built-in rule under `rules`"
    ),
    (
      "team-rules:\n  loud: .a()\n", "2:9",
      "a rule must be a mapping of what it forbids, such as `call: String(format:)`, and a `message`"
    ),
    ("team-rules:\n  loud: {call: [], message: No}\n", "2:16", "`call` is empty"),
    ("team-rules:\n  loud: {value: , message: No}\n", "2:16", "`value` is empty"),
    ("team-rules:\n  loud: {call: .a()}\n", "2:3", "`loud` has no `message`"),
    (
      "team-rules:\n  loud: {message: No}\n", "2:3",
      "`loud` forbids nothing; name a `call`, a `displayed-text`, a `key` or a `value`"
    ),
    (
      "team-rules:\n  loud: {cal: .a(), call: .a(), message: No}\n", "2:10",
      "unknown key `cal`; did you mean `call`?"
    ),
    ("team-rules:\n  loud: {call: .a(), message: 3}\n", "2:31", "`message` must be a string"),
    (
      "team-rules:\n  loud: {call: .a(), message: \"a\\nb\"}\n", "2:31",
      "`message` must be one line; `>-` joins several lines"
    ),
    (
      "team-rules:\n  loud: {call: .a(), message: No, severity: eror}\n", "2:45",
      "`severity` must be `note`, `warning` or `error`; did you mean `error`?"
    ),
    (
      "team-rules:\n  loud: {call: [.a(), b c], message: No}\n", "2:23",
      "this is not a call; write one such as `String(format:)`, `.uppercased()`, `NSLocalizedString(...)` or `[NSString stringWithFormat:]`"
    ),
    (
      "team-rules:\n  loud: {call: {selectr: a}, message: No}\n", "2:17",
      "`selectr` is not a column of this table; did you mean `selector`?"
    ),
    (
      "team-rules:\n  loud: {value: \"a[\", message: No}\n", "2:19",
      "this `[` is never closed; write `\\[` for the character"
    ),
    (
      "team-rules:\n  loud: {value: a, arguments: {b: c}, message: No}\n", "2:31",
      "`arguments` need a `call`"
    ),
    (
      "team-rules:\n  loud: {call: .a(), languages: [de], message: No}\n", "2:33",
      "`languages` need a `value`"
    ),
    (
      "team-rules:\n  loud: {value: a, languages: [german], message: No}\n", "2:32",
      "this is not a language code; write `de`"
    ),
    (
      "team-rules:\n  loud: {call: .a(), message: No, contexts: [tests]}\n", "2:46",
      "`contexts` must be `test`, `preview`, `debug`, `log`, `generated` or `description`; did you mean `test`?"
    ),
    (
      "team-rules:\n  loud: {call: .a(), message: No, examples: {flaged: [a]}}\n", "2:46",
      "unknown key `flaged`; did you mean `flagged`?"
    ),
    (
      "team-rules:\n  loud: {call: .a(), message: No, examples: {flagged: [{obj: a}]}}\n", "2:57",
      "unknown key `obj`; did you mean `objc`?"
    ),
    ("custom_rules: {}\n", "1:1", "unknown key `custom_rules`; did you mean `team-rules`?"),
  ]) func aWrongRuleIsToldWithItsPlace(_ text: String, _ place: String, _ message: String) {
    #expect(reading(text).problems.map(\.description) == [".l10nlint.yml:\(place): error: \(message)"])
  }

  @Test func aRuleThatCannotBeUnderstoodIsNoRule() {
    let file = reading("team-rules:\n  loud: {call: .a()}\n  mild: {call: .b(), message: No}\n").file
    #expect(file.teamRules.map(\.rule.id) == ["mild"])
  }

  @Test func theOtherKeysKnowTheRulesWhereverTheyStand() {
    let text = "only: [loud]\nrules: {laud: off}\nteam-rules: {loud: {call: .a(), message: No}}\n"
    #expect(reading(text).problems.map(\.message) == ["there is no rule `laud`; did you mean `loud`?"])
  }

  @Test func aNestedFileKnowsTheRulesAroundItAndMayNotRedefineThem() throws {
    let outer = try ConfigurationFile.sound("team-rules: {loud: {call: .a(), message: No}}\n")
    #expect(reading("rules: {loud: error}\n", inside: [outer]).problems.isEmpty)
    let again = reading("team-rules: {loud: {call: .b(), message: No}}\n", inside: [outer])
    #expect(
      again.problems.map(\.message) == ["rule `loud` is already defined; rename one of the two"])
  }

  @Test func aFileOfRulesIsReadAndItsMistakesAreItsOwn() throws {
    let files = [
      "l10n/a.yml": "loud: {call: .a(), message: No}\n",
      "l10n/b.yml": "mild: {call: .b()}\nloud: {call: .b(), message: No}\n",
      "l10n/c.yml": "- a\n",
    ]
    let text = "rules: {laud: off}\nteam-rules: [l10n/a.yml, l10n/b.yml, l10n/c.yml, none.yml]\n"
    let reading = ConfigurationFile.read(Array(text.utf8), path: ".l10nlint.yml", folder: "/app") { path in
      files[path].map { .text(Array($0.utf8), shown: path) } ?? .unreadable("gone")
    }
    #expect(reading.file.teamRules.map(\.rule.id) == ["loud"])
    #expect(
      reading.problems.map(\.description) == [
        ".l10nlint.yml:1:9: error: there is no rule `laud`; did you mean `loud`?",
        ".l10nlint.yml:2:50: error: `none.yml` cannot be read: gone",
        "l10n/b.yml:1:1: error: `mild` has no `message`",
        "l10n/b.yml:2:1: error: rule `loud` is already defined; rename one of the two",
        "l10n/c.yml:1:1: error: a rules file must be a mapping of rule names to definitions",
      ])
  }
}
