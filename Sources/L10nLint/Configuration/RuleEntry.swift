import L10nSyntax

/// What one part of a configuration says about rules: all of a file, an item of `overrides`, or the arguments.
package struct RuleEntry: Sendable {
  /// The files it speaks of; none means all.
  package var paths: [Sourced<Glob>] = []
  package var language: SourceLanguage?
  /// Ids of the rules that may run.
  package var only: Sourced<Set<String>>?
  /// By id.
  package var rules: [String: RuleChange] = [:]

  package init() {}

  /// Whether it depends on the file.
  var isConditional: Bool { !paths.isEmpty || language != nil }

  /// Whether it speaks of a file; the path counts from the folder of the configuration, and is nil outside of it.
  func applies(to path: String?, _ language: SourceLanguage?) -> Bool {
    if let wanted = self.language, wanted != language { return false }
    guard !paths.isEmpty else { return true }
    guard let path else { return false }
    return paths.contains { $0.value.matches(path) }
  }
}

/// What one part of a configuration says about one rule. What it leaves out stays as it was.
package struct RuleChange: Sendable {
  package var isOn: Sourced<Bool>?
  /// By kind of finding; the empty name stands for all kinds, and no severity for a kind that is off.
  package var severities: [String: Sourced<Severity?>] = [:]
  package var options: [String: Sourced<RuleOption.Value>] = [:]

  package init() {}

  /// A severity also turns the rule on.
  package init(_ severity: Severity, _ origin: Origin) {
    isOn = Sourced(true, origin)
    severities = ["": Sourced(severity, origin)]
  }

  package init(isOn: Bool, _ origin: Origin) {
    self.isOn = Sourced(isOn, origin)
  }
}

extension RuleOption.Value {
  /// The value of a node, if it is of the same kind as this one.
  package func read(_ node: YAMLNode) -> RuleOption.Value? {
    switch self {
    case .flag: node.bool.map { .flag($0) }
    case .number: node.integer.map { .number($0) }
    case .text: node.isNull ? nil : node.text.map { .text($0) }
    case .list: node.texts.map { .list($0) }
    }
  }

  /// What a node must be, for messages.
  var expectation: String {
    switch self {
    case .flag: "`true` or `false`"
    case .number: "a whole number"
    case .text: "a string"
    case .list: "a list of strings"
    }
  }
}
