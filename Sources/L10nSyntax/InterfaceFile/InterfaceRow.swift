/// A place where interface files keep a text: an attribute of an element, or a `<string>` in it with that key.
struct InterfaceRow: Sendable {
  /// What holds the text: the object itself, or an element inside of it that has no id.
  let holder: StaticString
  /// What the `key` of the holder must be; empty where it may have none, `nil` where it does not matter.
  let key: StaticString?
  /// Empty for all texts of a list.
  let attribute: StaticString
  /// In the key of translations; `[]` for a number. Empty for texts that translations do not have.
  let suffix: StaticString

  init(_ holder: StaticString, _ attribute: StaticString, _ suffix: StaticString, key: StaticString? = nil) {
    self.holder = holder
    self.key = key
    self.attribute = attribute
    self.suffix = suffix
  }

  var isNumbered: Bool {
    suffix.utf8CodeUnitCount > 2 && suffix.utf8Start[suffix.utf8CodeUnitCount - 1] == 93
  }

  var suffixName: String { isNumbered ? String("\(suffix)".dropLast(2)) : "\(suffix)" }

  /// Rows of the same holder stand together.
  static let all: [InterfaceRow] = appKit + uiKit + watchKit + parts

  private static let appKit = [
    InterfaceRow("menuItem", "title", "title"),
    InterfaceRow("menu", "title", "title"),
    InterfaceRow("window", "title", "title"),
    InterfaceRow("box", "title", "title"),
    InterfaceRow("buttonCell", "title", "title"),
    InterfaceRow("buttonCell", "alternateTitle", "alternateTitle"),
    InterfaceRow("formCell", "title", "title"),
    InterfaceRow("textFieldCell", "title", "title"),
    InterfaceRow("textFieldCell", "placeholderString", "placeholderString"),
    InterfaceRow("secureTextFieldCell", "title", "title"),
    InterfaceRow("secureTextFieldCell", "placeholderString", "placeholderString"),
    InterfaceRow("searchFieldCell", "title", "title"),
    InterfaceRow("searchFieldCell", "placeholderString", "placeholderString"),
    InterfaceRow("tokenFieldCell", "title", "title"),
    InterfaceRow("tokenFieldCell", "placeholderString", "placeholderString"),
    InterfaceRow("comboBoxCell", "title", "title"),
    InterfaceRow("comboBoxCell", "placeholderString", "placeholderString"),
    InterfaceRow("tabViewItem", "label", "label"),
    InterfaceRow("tableColumn", "headerToolTip", "headerToolTip"),
    InterfaceRow("toolbarItem", "label", "label"),
    InterfaceRow("toolbarItem", "paletteLabel", "paletteLabel"),
    InterfaceRow("toolbarItem", "toolTip", "toolTip"),
    InterfaceRow("searchToolbarItem", "label", "label"),
    InterfaceRow("searchToolbarItem", "paletteLabel", "paletteLabel"),
    InterfaceRow("searchToolbarItem", "toolTip", "toolTip"),
  ]

  private static let uiKit = [
    InterfaceRow("label", "text", "text"),
    InterfaceRow("textView", "text", "text"),
    InterfaceRow("textField", "text", "text"),
    InterfaceRow("textField", "placeholder", "placeholder"),
    InterfaceRow("searchBar", "text", "text"),
    InterfaceRow("searchBar", "placeholder", "placeholder"),
    InterfaceRow("searchBar", "prompt", "prompt"),
    InterfaceRow("barButtonItem", "title", "title"),
    InterfaceRow("navigationItem", "title", "title"),
    InterfaceRow("navigationItem", "prompt", "prompt"),
    InterfaceRow("tabBarItem", "title", "title"),
    InterfaceRow("tabBarItem", "badgeValue", "badgeValue"),
    InterfaceRow("tableViewSection", "headerTitle", "headerTitle"),
    InterfaceRow("tableViewSection", "footerTitle", "footerTitle"),
    InterfaceRow("viewController", "title", "title"),
    InterfaceRow("tableViewController", "title", "title"),
    InterfaceRow("collectionViewController", "title", "title"),
    InterfaceRow("navigationController", "title", "title"),
    InterfaceRow("tabBarController", "title", "title"),
    InterfaceRow("splitViewController", "title", "title"),
    InterfaceRow("pageViewController", "title", "title"),
    InterfaceRow("command", "title", "title"),
    InterfaceRow("keyCommand", "title", "title"),
  ]

  private static let watchKit = [
    InterfaceRow("controller", "title", "title"),
    InterfaceRow("button", "title", "title"),
    InterfaceRow("switch", "title", "title"),
  ]

  /// Elements inside of the object that a text belongs to.
  private static let parts = [
    InterfaceRow("state", "title", "normalTitle", key: "normal"),
    InterfaceRow("state", "title", "selectedTitle", key: "selected"),
    InterfaceRow("state", "title", "highlightedTitle", key: "highlighted"),
    InterfaceRow("state", "title", "disabledTitle", key: "disabled"),
    InterfaceRow("buttonConfiguration", "title", "configuration.title"),
    InterfaceRow("buttonConfiguration", "subtitle", "configuration.subtitle"),
    InterfaceRow("accessibility", "label", "accessibilityLabel", key: "accessibilityConfiguration"),
    InterfaceRow("accessibility", "hint", "accessibilityHint", key: "accessibilityConfiguration"),
    InterfaceRow("accessibility", "description", "ibExternalAccessibilityDescription", key: ""),
    InterfaceRow("accessibility", "help", "ibExternalAccessibilityHelp", key: ""),
    InterfaceRow("tableHeaderCell", "title", "headerCell.title", key: "headerCell"),
    InterfaceRow("segment", "label", "ibShadowedLabels[]"),
    InterfaceRow("segment", "toolTip", "ibShadowedToolTips[]"),
    InterfaceRow("segment", "title", "segmentTitles[]"),
    InterfaceRow("objectValues", "", "ibShadowedObjectValues[]"),
    InterfaceRow("scopeButtonTitles", "", "scopeButtonTitles[]"),
    // The options of bindings.
    InterfaceRow("dictionary", "NSNullPlaceholder", "ibShadowedIsNilPlaceholder", key: "options"),
    InterfaceRow(
      "dictionary", "NSNoSelectionPlaceholder", "ibShadowedNoSelectionPlaceholder", key: "options"),
    InterfaceRow(
      "dictionary", "NSMultipleValuesPlaceholder", "ibShadowedMultipleValuesPlaceholder", key: "options"),
    InterfaceRow(
      "dictionary", "NSNotApplicablePlaceholder", "ibShadowedNotApplicablePlaceholder", key: "options"),
    InterfaceRow("dictionary", "NSDisplayPattern", "ibShadowedDisplayPattern", key: "options"),
    InterfaceRow("fragment", "content", ""),
    InterfaceRow("listContentConfiguration", "text", ""),
    InterfaceRow("listContentConfiguration", "secondaryText", ""),
    // Of any view, unless it has a row of its own.
    InterfaceRow("", "toolTip", "ibShadowedToolTip"),
  ]
}
