// Written by `swift run rulec` from the pages and tables in `Rules/`; change those instead.
// swift-format-ignore-file
import L10nSyntax

extension RuleCatalogue {
  /// All rules, in the order of their ids.
  package static let all: [Rule] = []
}

/// The tables; `TableRows` says how they are written.
enum GeneratedTables {
  static let localizing: StaticString = """
    fs|NSLocalizedString|_ tableName bundle value comment||0|tableName|bundle|value|comment|r|s|t|
    ms|localizedString|forKey value table||forKey|table|.|value|||s|t|
    ms|localizedString|forKey value table localizations||forKey|table|.|value|||s|t|
    ms|localizedAttributedString|forKey value table||forKey|table|.|value|||s|t|
    fs|String|localized table bundle locale comment||localized|table|bundle||comment||t|t|
    fs|String|localized defaultValue table bundle locale comment||localized|table|bundle|defaultValue|comment||s|t|
    fs|String|localized options table bundle locale comment||localized|table|bundle||comment||t|t|
    fs|String|localized defaultValue options table bundle locale comment||localized|table|bundle|defaultValue|comment||s|t|
    fs|AttributedString|localized table bundle locale comment||localized|table|bundle||comment||t|t|
    fs|AttributedString|localized options table bundle locale comment||localized|table|bundle||comment||t|t|
    fs|AttributedString|localized defaultValue table bundle locale comment||localized|table|bundle|defaultValue|comment||s|t|
    fs|AttributedString|localized defaultValue options table bundle locale comment||localized|table|bundle|defaultValue|comment||s|t|
    fs|LocalizedStringResource|_ table locale bundle comment||0|table|bundle||comment||t|t|
    fs|LocalizedStringResource|_ defaultValue table locale bundle comment||0|table|bundle|defaultValue|comment||s|t|
    fs|LocalizedStringKey|_||0||||||t|t|
    fs|localizedUserNotificationString|forKey arguments|NSString|forKey||||||s|t|
    fc|NSLocalizedString|*||0||||1|r|s|t|2
    fc|NSLocalizedStringFromTable|*||0|1|||2|r|s|t|3
    fc|NSLocalizedStringFromTableInBundle|*||0|1|2||3|r|s|t|4
    fc|NSLocalizedStringWithDefaultValue|*||0|1|2|3|4|r|s|t|5
    fc|NSLocalizedAttributedString|*||0||||1|r|s|t|2
    fc|NSLocalizedAttributedStringFromTable|*||0|1|||2|r|s|t|3
    fc|NSLocalizedAttributedStringFromTableInBundle|*||0|1|2||3|r|s|t|4
    fc|NSLocalizedAttributedStringWithDefaultValue|*||0|1|2|3|4|r|s|t|5
    fc|CFCopyLocalizedString|*||0||||1|r|s|t|2
    fc|CFCopyLocalizedStringFromTable|*||0|1|||2|r|s|t|3
    fc|CFCopyLocalizedStringFromTableInBundle|*||0|1|2||3|r|s|t|4
    fc|CFCopyLocalizedStringWithDefaultValue|*||0|1|2|3|4|r|s|t|5
    f-|CFBundleCopyLocalizedString|*||1|3|0|2|||s|t|4
    f-|CFBundleCopyLocalizedStringForLocalization|*||1|3|0|2|||s|t|5
    oc|localizedStringForKey|value table||0|2|.|1|||s|t|
    oc|localizedStringForKey|value table localizations||0|2|.|1|||s|t|
    oc|localizedAttributedStringForKey|value table||0|2|.|1|||s|t|
    oc|localizedUserNotificationStringForKey|arguments||0||||||s|t|
    """

  static let interface: StaticString = """
    fs|WindowGroup|_ id content||0||||||t|u|
    fs|WindowGroup|_ content||0||||||t|u|
    fs|WindowGroup|_ id for content||0||||||t|u|
    fs|WindowGroup|_ for content||0||||||t|u|
    fs|WindowGroup|_ id for content defaultValue||0||||||t|u|
    fs|WindowGroup|_ for content defaultValue||0||||||t|u|
    fs|CommandMenu|_ content||0||||||t|u|
    fs|Menu|_ content||0||||||t|u|
    fs|Menu|_ content primaryAction||0||||||t|u|
    ms|searchable|text placement prompt||prompt||||||t|u|
    ms|searchable|text placement prompt suggestions||prompt||||||t|u|
    ms|searchable|text isPresented placement prompt||prompt||||||t|u|
    ms|searchable|text tokens placement prompt token||prompt||||||t|u|
    ms|searchable|text editableTokens placement prompt token||prompt||||||t|u|
    ms|searchable|text tokens isPresented placement prompt token||prompt||||||t|u|
    ms|searchable|text editableTokens isPresented placement prompt token||prompt||||||t|u|
    ms|searchable|text tokens suggestedTokens placement prompt token||prompt||||||t|u|
    ms|searchable|text tokens suggestedTokens isPresented placement prompt token||prompt||||||t|u|
    fs|Link|_ destination||0||||||t|u|
    fs|ProgressView|_||0||||||t|u|
    fs|ProgressView|_ value total||0||||||t|u|
    fs|ShareLink|_ item subject message||0||||||t|u|
    fs|ShareLink|_ items subject message preview||0||||||t|u|
    fs|ShareLink|_ item subject message preview||0||||||t|u|
    fs|ShareLink|_ items subject message||0||||||t|u|
    fs|DisclosureGroup|_ content||0||||||t|u|
    fs|DisclosureGroup|_ isExpanded content||0||||||t|u|
    fs|GroupBox|_ content||0||||||t|u|
    ms|navigationTitle|_||0||||||t|u|
    ms|navigationSubtitle|_||0||||||t|u|
    fs|NavigationLink|_ value||0||||||t|u|
    fs|NavigationLink|_ destination||0||||||t|u|
    fs|Section|_ content||0||||||t|u|
    fs|Section|_ isExpanded content||0||||||t|u|
    fs|Tab|_ image value role content||0||||||t|u|
    fs|Tab|_ systemImage value role content||0||||||t|u|
    fs|Tab|_ image role content||0||||||t|u|
    fs|Tab|_ systemImage role content||0||||||t|u|
    fs|TabSection|_ content||0||||||t|u|
    ms|accessibilityValue|_ isEnabled||0||||||t|u|
    ms|accessibilityLabel|_ isEnabled||0||||||t|u|
    ms|accessibilityHint|_ isEnabled||0||||||t|u|
    ms|badge|_||0||||||t|u|
    fs|TableColumn|_ value comparator||0||||||t|u|
    fs|TableColumn|_ value comparator content||0||||||t|u|
    fs|TableColumn|_ sortUsing content||0||||||t|u|
    fs|Button|_ action||0||||||t|u|
    fs|Button|_ systemImage role action||0||||||t|u|
    fs|Button|_ role action||0||||||t|u|
    fs|ColorPicker|_ selection supportsOpacity||0||||||t|u|
    fs|ControlGroup|_ content||0||||||t|u|
    fs|DatePicker|_ selection displayedComponents||0||||||t|u|
    fs|DatePicker|_ in selection displayedComponents||0||||||t|u|
    fs|MultiDatePicker|_ selection||0||||||t|u|
    fs|MultiDatePicker|_ selection in||0||||||t|u|
    fs|Picker|_ selection content||0||||||t|u|
    fs|Picker|_ sources selection content||0||||||t|u|
    fs|Stepper|_ onIncrement onDecrement onEditingChanged||0||||||t|u|
    fs|Stepper|_ value step onEditingChanged||0||||||t|u|
    fs|Stepper|_ value in step onEditingChanged||0||||||t|u|
    fs|Stepper|_ value step format onEditingChanged||0||||||t|u|
    fs|Stepper|_ value in step format onEditingChanged||0||||||t|u|
    fs|Toggle|_ sources isOn||0||||||t|u|
    fs|Toggle|_ isOn||0||||||t|u|
    ms|alert|_ isPresented actions||0||||||t|u|
    ms|alert|_ isPresented actions message||0||||||t|u|
    ms|alert|_ isPresented presenting actions||0||||||t|u|
    ms|alert|_ isPresented presenting actions message||0||||||t|u|
    ms|confirmationDialog|_ isPresented titleVisibility actions||0||||||t|u|
    ms|confirmationDialog|_ isPresented titleVisibility actions message||0||||||t|u|
    ms|confirmationDialog|_ isPresented titleVisibility presenting actions||0||||||t|u|
    ms|confirmationDialog|_ isPresented titleVisibility presenting actions message||0||||||t|u|
    ms|accessibilityCustomContent|_ _ importance||1||||||t|u|
    ms|accessibilityHint|_||0||||||t|u|
    ms|accessibilityAction|named _||named||||||t|u|
    ms|accessibilityRotor|_ entries||0||||||t|u|
    ms|accessibilityRotor|_ entries entryLabel||0||||||t|u|
    ms|accessibilityRotor|_ entries entryID entryLabel||0||||||t|u|
    ms|accessibilityRotor|_ textRanges||0||||||t|u|
    ms|accessibilityValue|_||0||||||t|u|
    fs|AccessibilityCustomContentKey|_ id||0||||||t|u|
    fs|AccessibilityCustomContentKey|_||0||||||t|u|
    fs|AccessibilityRotorEntry|_ id textRange prepare||0||||||t|u|
    fs|AccessibilityRotorEntry|_ id in textRange prepare||0||||||t|u|
    fs|AccessibilityRotorEntry|_ textRange prepare||0||||||t|u|
    fs|ContentUnavailableView|_ image description||0||||||t|u|
    fs|ContentUnavailableView|_ systemImage description||0||||||t|u|
    fs|SharePreview|_ image icon||0||||||t|u|
    fs|SharePreview|_ icon||0||||||t|u|
    fs|SharePreview|_ image||0||||||t|u|
    fs|SharePreview|_||0||||||t|u|
    ms|fileDialogMessage|_||0||||||t|u|
    ms|fileDialogConfirmationLabel|_||0||||||t|u|
    ms|fileExporterFilenameLabel|_||0||||||t|u|
    fs|Label|_ image||0||||||t|u|
    fs|Label|_ systemImage||0||||||t|u|
    fs|LabeledContent|_ value format||0||||||t|u|
    fs|LabeledContent|_ content||0||||||t|u|
    fs|LabeledContent|_ value||0||||||t|u|
    fs|SecureField|_ text prompt||0||||||t|u|
    fs|Text|_ tableName bundle comment||0|tableName|bundle||comment||t|u|
    fs|Text|_||0||||||t|u|
    ms|accessibilityLabel|_||0||||||t|u|
    fs|TextEditor|_ text||0||||||t|u|
    fs|TextField|_ text selection prompt axis||0||||||t|u|
    fs|TextField|_ value format prompt||0||||||t|u|
    fs|TextField|_ value formatter prompt||0||||||t|u|
    fs|TextField|_ value formatter||0||||||t|u|
    ms|dialogSuppressionToggle|_ isSuppressed||0||||||t|u|
    ms|help|_||0||||||t|u|
    ms|typeSelectEquivalent|_||0||||||t|u|
    fs|MenuBarExtra|_ content||0||||||t|u|
    fs|MenuBarExtra|_ image content||0||||||t|u|
    fs|MenuBarExtra|_ systemImage content||0||||||t|u|
    fs|MenuBarExtra|_ isInserted content||0||||||t|u|
    fs|MenuBarExtra|_ image isInserted content||0||||||t|u|
    fs|MenuBarExtra|_ systemImage isInserted content||0||||||t|u|
    fs|UtilityWindow|_ id content||0||||||t|u|
    fs|Window|_ id content||0||||||t|u|
    fs|Toggle|_ image isOn||0||||||t|u|
    fs|Toggle|_ systemImage isOn||0||||||t|u|
    fs|Toggle|_ systemImage sources isOn||0||||||t|u|
    fs|Toggle|_ image sources isOn||0||||||t|u|
    fs|Button|_ image action||0||||||t|u|
    fs|Button|_ image role action||0||||||t|u|
    fs|Button|_ intent||0||||||t|u|
    fs|Button|_ role intent||0||||||t|u|
    fs|Button|_ systemImage intent||0||||||t|u|
    fs|Menu|_ systemImage content||0||||||t|u|
    fs|Menu|_ image content||0||||||t|u|
    fs|Menu|_ systemImage content primaryAction||0||||||t|u|
    fs|Menu|_ image content primaryAction||0||||||t|u|
    fs|Picker|_ systemImage selection content||0||||||t|u|
    fs|Picker|_ image selection content||0||||||t|u|
    fs|Picker|_ selection content currentValueLabel||0||||||t|u|
    fs|NavigationLink|_ isActive destination||0||||||t|u|
    fs|NavigationLink|_ tag selection destination||0||||||t|u|
    ms|navigationBarTitle|_||0||||||t|u|
    ms|navigationBarTitle|_ displayMode||0||||||t|u|
    fs|AccessibilityActionCategory|_||0||||||t|u|
    ms|configurationDisplayName|_||0||||||t|u|
    fs|ControlWidgetToggle|_ isOn action valueLabel||0||||||t|u|
    fs|ControlWidgetButton|_ action||0||||||t|u|
    ms|chartXAxisLabel|_ position alignment spacing||0||||||t|u|
    ms|chartYAxisLabel|_ position alignment spacing||0||||||t|u|
    fs|AxisValueLabel|_||0||||||t|u|
    fs|Marker|_ coordinate||0||||||t|u|
    fs|Marker|_ image coordinate||0||||||t|u|
    fs|Marker|_ systemImage coordinate||0||||||t|u|
    fs|Marker|_ monogram coordinate||0||||||t|u|
    fs|Annotation|_ coordinate anchor content||0||||||t|u|
    fs|Annotation|_ coordinate anchor accessoryAnchor content||0||||||t|u|
    fs|PhotosPicker|_ selection matching||0||||||t|u|
    fs|AppShortcut|intent phrases shortTitle systemImageName||phrases||||||t|u|
    fs|AppShortcut|intent phrases shortTitle systemImageName||shortTitle||||||t|u|
    fs|AppShortcutOptionsCollection|_ title systemImageName||title||||||t|u|
    fs|IntentDescription|_ categoryName searchKeywords||0||||||t|u|
    fs|IntentDescription|_ categoryName searchKeywords||categoryName||||||t|u|
    fs|Parameter|title description requestValueDialog||title||||||t|u|
    fs|Parameter|title description requestValueDialog||description||||||t|u|
    fs|Parameter|title description requestValueDialog||requestValueDialog||||||t|u|
    fs|IntentDialog|_||0||||||t|u|
    fs|IntentDialog|full supporting||full||||||t|u|
    fs|DisplayRepresentation|title subtitle image synonyms||title||||||t|u|
    fs|DisplayRepresentation|title subtitle image synonyms||subtitle||||||t|u|
    fs|TypeDisplayRepresentation|name numericFormat||name||||||t|u|
    fs|TypeDisplayRepresentation|name numericFormat||numericFormat||||||t|u|
    fs|Summary|_||0||||||t|u|
    fs|AlertConfiguration|title body sound||title||||||t|u|
    fs|AlertConfiguration|title body sound||body||||||t|u|
    fs|Alert|title|AlarmPresentation|title||||||t|u|
    fs|AlarmButton|text||text||||||t|u|
    """

  static let wrappers: StaticString = """
    gs|localized|*||.||||||s|w|
    ms|localized|||.||||||s|w|
    ms|localized|using||.|using|||||s|w|
    ms|localized|in||.||in||||s|w|
    ms|localized|using in||.|using|in||||s|w|
    ms|localized|comment||.||||comment||s|w|
    ms|localized|withComment||.||||withComment||s|w|
    ms|localized|tableName||.|tableName|||||s|w|
    ms|localized|bundle||.||bundle||||s|w|
    ms|localized|_||.||||||s|w|
    ms|localizedFormat|_ _ _ _ _ _||.||||||s|w|
    ms|localizedPlural|_||.||||||s|w|
    gs|localizedString|*||.||||||s|w|
    ms|localizedString|||.||||||s|w|
    gs|i18n|*||.||||||s|w|
    gs|l10n|*||.||||||s|w|
    oc|localized|||.||||||s|w|
    gc|localized|*||.||||||s|w|
    fs|tr|_ _ _ _ _ _ _ _ fallback|L10n|1|0||fallback|||s|w|
    fs|WMFLocalizedString|_ languageCode bundle value comment||0||bundle|value|comment||s|w|
    fc|WMFLocalizedStringWithDefaultValue|*||0||2|3|4||s|w|5
    fs|OWSLocalizedString|_ tableName value comment||0|tableName||value|comment||s|w|
    fc|OWSLocalizedString|*||0||||1||s|w|2
    fs|AppLocalizedString|_ tableName value comment||0|tableName||value|comment||s|w|
    fs|MZLocalizedString|_ tableName value comment||0|tableName||value|comment||s|w|
    fs|MZLocalizedString|key tableName value comment||key|tableName||value|comment||s|w|
    f-|TTTLocalizedPluralString|*||1||||2||t|w|3
    fc|SLPluralizedString|*||0||||2||s|w|3
    fs|localize|_||0||||||s|w|
    fs|localized|_||0||||||s|w|
    fs|Localized|_||0||||||s|w|
    fs|LocalizedString|_||0||||||s|w|
    fs|localizedString|_||0||||||s|w|
    fc|LocalizedString|*||0||||||s|w|1
    a-|L10n|*||||||||s|w|
    a-|R|*|string|||||||s|w|
    """

  static let display: StaticString = """
    s-|searchResultsTitle|*||UISearchDisplayController||h
    oc|setSearchResultsTitle|||UISearchDisplayController|0|h
    fs|UITabBarItem|title image tag||UITabBarItem|title|h
    oc|initWithTitle|image tag||UITabBarItem|0|h
    fs|UITabBarItem|title image selectedImage||UITabBarItem|title|h
    oc|initWithTitle|image selectedImage||UITabBarItem|0|h
    s-|badgeLabel|*||NSDockTile||l
    oc|setBadgeLabel|||NSDockTile|0|l
    s-|title|*||NSStatusItem||l
    oc|setTitle|||NSStatusItem|0|l
    s-|toolTip|*||NSStatusItem||h
    oc|setToolTip|||NSStatusItem|0|h
    fs|UITableViewRowAction|style title handler||UITableViewRowAction|title|h
    oc|rowActionWithStyle|title handler||UITableViewRowAction|1|h
    s-|alternateTitle|*||NSButton||h
    oc|setAlternateTitle|||NSButton|0|h
    fs|NSButton|radioButtonWithTitle target action||NSButton|radioButtonWithTitle|h
    oc|radioButtonWithTitle|target action||NSButton|0|h
    fs|NSButton|title image target action||NSButton|title|h
    oc|buttonWithTitle|image target action||NSButton|0|h
    fs|NSButton|checkboxWithTitle target action||NSButton|checkboxWithTitle|h
    oc|checkboxWithTitle|target action||NSButton|0|h
    fs|NSButton|title target action||NSButton|title|h
    oc|buttonWithTitle|target action||NSButton|0|h
    s-|prompt|*||NSSavePanel||l
    oc|setPrompt|||NSSavePanel|0|l
    s-|nameFieldLabel|*||NSSavePanel||h
    oc|setNameFieldLabel|||NSSavePanel|0|h
    s-|nameFieldStringValue|*||NSSavePanel||l
    oc|setNameFieldStringValue|||NSSavePanel|0|l
    s-|message|*||NSSavePanel||l
    oc|setMessage|||NSSavePanel|0|l
    s-|jobName|*||UIPrintInfo||l
    oc|setJobName|||UIPrintInfo|0|l
    s-|label|*||NSTabViewItem||l
    oc|setLabel|||NSTabViewItem|0|l
    ms|setTitle|_ ofColumn||NSBrowser|0|h
    oc|setTitle|ofColumn||NSBrowser|0|h
    s-|accessibilityLabel|*||UIAccessibilityElement||h
    oc|setAccessibilityLabel|||UIAccessibilityElement|0|h
    s-|accessibilityHint|*||UIAccessibilityElement||h
    oc|setAccessibilityHint|||UIAccessibilityElement|0|h
    s-|accessibilityValue|*||UIAccessibilityElement||l
    oc|setAccessibilityValue|||UIAccessibilityElement|0|l
    fs|UIAlertAction|title style handler||UIAlertAction|title|h
    oc|actionWithTitle|style handler||UIAlertAction|0|h
    ms|addItem|withTitle||NSPopUpButton|withTitle|h
    oc|addItemWithTitle|||NSPopUpButton|0|h
    ms|insertItem|withTitle at||NSPopUpButton|withTitle|h
    oc|insertItemWithTitle|atIndex||NSPopUpButton|0|h
    ms|removeItem|withTitle||NSPopUpButton|withTitle|l
    oc|removeItemWithTitle|||NSPopUpButton|0|l
    ms|selectItem|withTitle||NSPopUpButton|withTitle|l
    oc|selectItemWithTitle|||NSPopUpButton|0|l
    fs|NSTableViewRowAction|style title handler||NSTableViewRowAction|title|h
    s-|accessibilityDescription|*||NSImage||h
    oc|setAccessibilityDescription|||NSImage|0|h
    fs|NSCell|textCell||NSCell|textCell|l
    oc|initTextCell|||NSCell|0|l
    s-|stringValue|*||NSCell||l
    oc|setStringValue|||NSCell|0|l
    s-|placeholderString|*||NSPathControl||h
    oc|setPlaceholderString|||NSPathControl|0|h
    s-|headerToolTip|*||NSTableColumn||h
    oc|setHeaderToolTip|||NSTableColumn|0|h
    ms|setLabel|_ forSegment||NSSegmentedControl|0|h
    oc|setLabel|forSegment||NSSegmentedControl|0|h
    ms|setToolTip|_ forSegment||NSSegmentedControl|0|h
    oc|setToolTip|forSegment||NSSegmentedControl|0|h
    fs|NSDatePickerCell|textCell||NSDatePickerCell|textCell|h
    ms|setAccessibilityValueDescription|_||NSAccessibility|0|h
    oc|setAccessibilityValueDescription|||NSAccessibility|0|h
    ms|setAccessibilityLabel|_||NSAccessibility|0|h
    ms|setAccessibilityTitle|_||NSAccessibility|0|h
    oc|setAccessibilityTitle|||NSAccessibility|0|h
    ms|setAccessibilityPlaceholderValue|_||NSAccessibility|0|h
    oc|setAccessibilityPlaceholderValue|||NSAccessibility|0|h
    ms|setAccessibilityHelp|_||NSAccessibility|0|h
    oc|setAccessibilityHelp|||NSAccessibility|0|h
    ms|setToolTip|_ for||NSMatrix|0|h
    oc|setToolTip|forCell||NSMatrix|0|h
    s-|defaultButtonTitle|*||NSPrintPanel||h
    oc|setDefaultButtonTitle|||NSPrintPanel|0|h
    s-|alertBody|*||UILocalNotification||h
    oc|setAlertBody|||UILocalNotification|0|h
    s-|alertAction|*||UILocalNotification||h
    oc|setAlertAction|||UILocalNotification|0|h
    s-|alertTitle|*||UILocalNotification||h
    oc|setAlertTitle|||UILocalNotification|0|h
    fs|UIMenuItem|title action||UIMenuItem|title|h
    oc|initWithTitle|action||UIMenuItem|0|h
    fs|UIAlertController|title message preferredStyle||UIAlertController|title message|h
    oc|alertControllerWithTitle|message preferredStyle||UIAlertController|0 1|h
    fs|UIApplicationShortcutItem|type localizedTitle localizedSubtitle icon userInfo||UIApplicationShortcutItem|localizedTitle localizedSubtitle|h
    oc|initWithType|localizedTitle localizedSubtitle icon userInfo||UIApplicationShortcutItem|1 2|h
    fs|UIApplicationShortcutItem|type localizedTitle||UIApplicationShortcutItem|localizedTitle|h
    oc|initWithType|localizedTitle||UIApplicationShortcutItem|1|h
    fs|UIActionSheet|title delegate cancelButtonTitle destructiveButtonTitle otherButtonTitles||UIActionSheet|title cancelButtonTitle destructiveButtonTitle otherButtonTitles 5 6 7 8|h
    oc|initWithTitle|delegate cancelButtonTitle destructiveButtonTitle otherButtonTitles||UIActionSheet|0 2 3 4 5 6 7 8|h
    ms|addButton|withTitle||UIActionSheet|withTitle|h
    oc|addButtonWithTitle|||UIActionSheet|0|h
    fs|UIAccessibilityCustomAction|name target selector||UIAccessibilityCustomAction|name|h
    oc|initWithName|target selector||UIAccessibilityCustomAction|0|h
    s-|name|*||UIAccessibilityCustomAction||l
    oc|setName|||UIAccessibilityCustomAction|0|l
    s-|text|*||UISearchBar||l
    oc|setText|||UISearchBar|0|l
    s-|placeholder|*||UISearchBar||h
    oc|setPlaceholder|||UISearchBar|0|h
    fs|NSTextField|string||NSTextField|string|h
    oc|textFieldWithString|||NSTextField|0|h
    fs|NSTextField|wrappingLabelWithString||NSTextField|wrappingLabelWithString|h
    oc|wrappingLabelWithString|||NSTextField|0|h
    fs|NSTextField|labelWithString||NSTextField|labelWithString|h
    oc|labelWithString|||NSTextField|0|h
    fs|NSAttributedString|string||NSAttributedString|string|l
    oc|initWithString|||NSAttributedString|0|l
    fs|NSAttributedString|string attributes||NSAttributedString|string|l
    oc|initWithString|attributes||NSAttributedString|0|l
    s-|string|*||NSText||l
    oc|setString|||NSText|0|l
    fs|UIKeyCommand|input modifierFlags action discoverabilityTitle||UIKeyCommand|discoverabilityTitle|h
    oc|keyCommandWithInput|modifierFlags action discoverabilityTitle||UIKeyCommand|3|h
    s-|discoverabilityTitle|*||UIKeyCommand||h
    oc|setDiscoverabilityTitle|||UIKeyCommand|0|h
    oc|alertWithMessageText|defaultButton alternateButton otherButton informativeTextWithFormat||NSAlert|0 1 2 3 4|h
    s-|messageText|*||NSAlert||h
    oc|setMessageText|||NSAlert|0|h
    s-|informativeText|*||NSAlert||h
    oc|setInformativeText|||NSAlert|0|h
    s-|helpAnchor|*||NSAlert||l
    oc|setHelpAnchor|||NSAlert|0|l
    s-|localizedTitle|*||UIMutableApplicationShortcutItem||h
    oc|setLocalizedTitle|||UIMutableApplicationShortcutItem|0|h
    s-|localizedSubtitle|*||UIMutableApplicationShortcutItem||h
    oc|setLocalizedSubtitle|||UIMutableApplicationShortcutItem|0|h
    ms|setTitle|_ for||UIButton|0|h
    oc|setTitle|forState||UIButton|0|h
    fs|minFrameWidth|withTitle styleMask|NSWindow|NSWindow|withTitle|l
    oc|minFrameWidthWithTitle|styleMask||NSWindow|0|l
    s-|miniwindowTitle|*||NSWindow||h
    oc|setMiniwindowTitle|||NSWindow|0|h
    ms|addOption|withTitle image order handler||UIDocumentMenuViewController|withTitle|h
    oc|addOptionWithTitle|image order handler||UIDocumentMenuViewController|0|h
    fs|UINavigationItem|title||UINavigationItem|title|h
    oc|initWithTitle|||UINavigationItem|0|h
    fs|UIAlertView|title message delegate cancelButtonTitle otherButtonTitles||UIAlertView|title message cancelButtonTitle otherButtonTitles 5 6 7 8|h
    oc|initWithTitle|message delegate cancelButtonTitle otherButtonTitles||UIAlertView|0 1 3 4 5 6 7 8|h
    fs|NSFormCell|textCell||NSFormCell|textCell|h
    s-|subtitle|*||NSUserNotification||l
    oc|setSubtitle|||NSUserNotification|0|l
    s-|actionButtonTitle|*||NSUserNotification||h
    oc|setActionButtonTitle|||NSUserNotification|0|h
    s-|otherButtonTitle|*||NSUserNotification||h
    oc|setOtherButtonTitle|||NSUserNotification|0|h
    s-|responsePlaceholder|*||NSUserNotification||h
    oc|setResponsePlaceholder|||NSUserNotification|0|h
    s-|paletteLabel|*||NSToolbarItem||h
    oc|setPaletteLabel|||NSToolbarItem|0|h
    s-|localizedDescription|*||NSProgress||h
    oc|setLocalizedDescription|||NSProgress|0|h
    s-|localizedAdditionalDescription|*||NSProgress||h
    oc|setLocalizedAdditionalDescription|||NSProgress|0|h
    ms|setActionName|_||NSUndoManager|0|h
    oc|setActionName|||NSUndoManager|0|h
    ms|undoMenuTitle|forUndoActionName||NSUndoManager|forUndoActionName|h
    oc|undoMenuTitleForUndoActionName|||NSUndoManager|0|h
    ms|redoMenuTitle|forUndoActionName||NSUndoManager|forUndoActionName|h
    oc|redoMenuTitleForUndoActionName|||NSUndoManager|0|h
    fs|NSMenuItem|title action keyEquivalent||NSMenuItem|title|h
    oc|initWithTitle|action keyEquivalent||NSMenuItem|0|h
    fs|NSPopUpButtonCell|textCell pullsDown||NSPopUpButtonCell|textCell|h
    oc|initTextCell|pullsDown||NSPopUpButtonCell|0|h
    fs|NSMenu|title||NSMenu|title|h
    ms|insertItem|withTitle action keyEquivalent at||NSMenu|withTitle|h
    oc|insertItemWithTitle|action keyEquivalent atIndex||NSMenu|0|h
    ms|addItem|withTitle action keyEquivalent||NSMenu|withTitle|h
    oc|addItemWithTitle|action keyEquivalent||NSMenu|0|h
    ms|addEntry|_||NSForm|0|l
    oc|addEntry|||NSForm|0|l
    ms|insertEntry|_ at||NSForm|0|l
    oc|insertEntry|atIndex||NSForm|0|l
    fs|NSUserNotificationAction|identifier title||NSUserNotificationAction|title|h
    oc|actionWithIdentifier|title||NSUserNotificationAction|1|h
    fs|UIBarButtonItem|title style target action||UIBarButtonItem|title|h
    oc|initWithTitle|style target action||UIBarButtonItem|0|h
    ms|insertSegment|withTitle at animated||UISegmentedControl|withTitle|h
    oc|insertSegmentWithTitle|atIndex animated||UISegmentedControl|0|h
    ms|setTitle|_ forSegmentAt||UISegmentedControl|0|h
    oc|setTitle|forSegmentAtIndex||UISegmentedControl|0|h
    fs|ItemResult|itemLoadingToken customLabel|NSAccessibilityCustomRotor|NSAccessibilityCustomRotorItemResult|customLabel|h
    oc|initWithItemLoadingToken|customLabel||NSAccessibilityCustomRotorItemResult|1|h
    s-|customLabel|*||NSAccessibilityCustomRotorItemResult||h
    oc|setCustomLabel|||NSAccessibilityCustomRotorItemResult|0|h
    fs|UIContextualAction|style title handler||UIContextualAction|title|h
    oc|contextualActionWithStyle|title handler||UIContextualAction|1|h
    fs|NSAccessibilityCustomRotor|label itemSearchDelegate||NSAccessibilityCustomRotor|label|h
    oc|initWithLabel|itemSearchDelegate||NSAccessibilityCustomRotor|0|h
    fs|NSAccessibilityCustomAction|name handler||NSAccessibilityCustomAction|name|h
    oc|initWithName|handler||NSAccessibilityCustomAction|0|h
    fs|NSAccessibilityCustomAction|name target selector||NSAccessibilityCustomAction|name|h
    ms|setAttributedTitle|_ for||UIButton|0|h
    oc|setAttributedTitle|forState||UIButton|0|h
    fs|UIAction|title subtitle image selectedImage identifier discoverabilityTitle attributes state handler||UIAction|title subtitle discoverabilityTitle|h
    oc|actionWithTitle|image identifier handler||UIAction|0|h
    fs|UIMenu|title subtitle image identifier options preferredElementSize children||UIMenu|title subtitle|h
    oc|menuWithTitle|children||UIMenu|0|h
    fs|UICommand|title subtitle image action propertyList alternates discoverabilityTitle attributes state||UICommand|title subtitle discoverabilityTitle|h
    oc|commandWithTitle|image action propertyList||UICommand|0|h
    fs|UIKeyCommand|title image action input modifierFlags propertyList alternates discoverabilityTitle attributes state||UIKeyCommand|title discoverabilityTitle|h
    oc|commandWithTitle|image action input modifierFlags propertyList||UIKeyCommand|0|h
    s-|secondaryText|*||UIListContentConfiguration||h
    oc|setSecondaryText|||UIListContentConfiguration|0|h
    s-|attributedText|*||UIListContentConfiguration||h
    oc|setAttributedText|||UIListContentConfiguration|0|h
    s-|attributedPlaceholder|*||UITextField||h
    oc|setAttributedPlaceholder|||UITextField|0|h
    s-|attributedTitle|*||UIRefreshControl||h
    oc|setAttributedTitle|||UIRefreshControl|0|h
    fs|UIBarButtonItem|title image primaryAction menu||UIBarButtonItem|title|h
    oc|initWithTitle|image target action menu||UIBarButtonItem|0|h
    s-|backButtonTitle|*||UINavigationItem||h
    oc|setBackButtonTitle|||UINavigationItem|0|h
    s-|largeTitle|*||UINavigationItem||h
    oc|setLargeTitle|||UINavigationItem|0|h
    s-|largeSubtitle|*||UINavigationItem||h
    oc|setLargeSubtitle|||UINavigationItem|0|h
    fs|UITab|title image identifier viewControllerProvider||UITab|title|h
    oc|initWithTitle|image identifier viewControllerProvider||UITab|0|h
    fs|UITabGroup|title image identifier children viewControllerProvider||UITabGroup|title|h
    oc|initWithTitle|image identifier children viewControllerProvider||UITabGroup|0|h
    s-|scopeButtonTitles|*||UISearchBar||h
    oc|setScopeButtonTitles|||UISearchBar|0|h
    fs|UISegmentedControl|items||UISegmentedControl|items|h
    oc|initWithItems|||UISegmentedControl|0|h
    s-|accessibilityUserInputLabels|*||UIAccessibility||h
    oc|setAccessibilityUserInputLabels|||UIAccessibility|0|h
    s-|accessibilityAttributedLabel|*||UIAccessibility||h
    oc|setAccessibilityAttributedLabel|||UIAccessibility|0|h
    s-|accessibilityAttributedHint|*||UIAccessibility||h
    oc|setAccessibilityAttributedHint|||UIAccessibility|0|h
    s-|accessibilityAttributedValue|*||UIAccessibility||h
    oc|setAccessibilityAttributedValue|||UIAccessibility|0|h
    f-|UIAccessibilityPostNotification|*||UIAccessibility|1|h
    fs|post|notification argument|UIAccessibility|UIAccessibility|argument|h
    fs|UIAccessibilityCustomAction|name actionHandler||UIAccessibilityCustomAction|name|h
    oc|initWithName|actionHandler||UIAccessibilityCustomAction|0|h
    fs|UIAccessibilityCustomRotor|name itemSearch||UIAccessibilityCustomRotor|name|h
    oc|initWithName|itemSearchBlock||UIAccessibilityCustomRotor|0|h
    fs|UIDocumentBrowserAction|identifier localizedTitle availability handler||UIDocumentBrowserAction|localizedTitle|h
    oc|initWithIdentifier|localizedTitle availability handler||UIDocumentBrowserAction|1|h
    s-|body|*||UNMutableNotificationContent||l
    oc|setBody|||UNMutableNotificationContent|0|l
    s-|summaryArgument|*||UNMutableNotificationContent||h
    oc|setSummaryArgument|||UNMutableNotificationContent|0|h
    fs|UNNotificationAction|identifier title options icon||UNNotificationAction|title|h
    oc|actionWithIdentifier|title options||UNNotificationAction|1|h
    fs|UNTextInputNotificationAction|identifier title options textInputButtonTitle textInputPlaceholder||UNTextInputNotificationAction|title textInputButtonTitle textInputPlaceholder|h
    oc|actionWithIdentifier|title options textInputButtonTitle textInputPlaceholder||UNTextInputNotificationAction|1 3 4|h
    fs|UNNotificationCategory|identifier actions intentIdentifiers hiddenPreviewsBodyPlaceholder categorySummaryFormat options||UNNotificationCategory|hiddenPreviewsBodyPlaceholder categorySummaryFormat|h
    oc|categoryWithIdentifier|actions intentIdentifiers hiddenPreviewsBodyPlaceholder categorySummaryFormat options||UNNotificationCategory|3 4|h
    ms|evaluatePolicy|_ localizedReason reply||LAContext|localizedReason|h
    oc|evaluatePolicy|localizedReason reply||LAContext|1|h
    s-|localizedFallbackTitle|*||LAContext||h
    oc|setLocalizedFallbackTitle|||LAContext|0|h
    s-|localizedCancelTitle|*||LAContext||h
    oc|setLocalizedCancelTitle|||LAContext|0|h
    s-|localizedReason|*||LAContext||h
    oc|setLocalizedReason|||LAContext|0|h
    s-|keywords|*||NSUserActivity||l
    oc|setKeywords|||NSUserActivity|0|l
    s-|suggestedInvocationPhrase|*||INIntent||h
    oc|setSuggestedInvocationPhrase|||INIntent|0|h
    fs|INSpeakableString|spokenPhrase||INSpeakableString|spokenPhrase|l
    oc|initWithSpokenPhrase|||INSpeakableString|0|l
    s-|naturalLanguageQuery|*||MKLocalSearchRequest||l
    oc|setNaturalLanguageQuery|||MKLocalSearchRequest|0|l
    ms|setSubject|_||MFMailComposeViewController|0|l
    oc|setSubject|||MFMailComposeViewController|0|l
    ms|setMessageBody|_ isHTML||MFMailComposeViewController|0|l
    oc|setMessageBody|isHTML||MFMailComposeViewController|0|l
    ms|setInitialText|_||SLComposeViewController|0|l
    oc|setInitialText|||SLComposeViewController|0|l
    fs|SKLabelNode|text||SKLabelNode|text|h
    oc|labelNodeWithText|||SKLabelNode|0|h
    fs|SCNText|string extrusionDepth||SCNText|string|h
    oc|textWithString|extrusionDepth||SCNText|0|h
    ms|draw|at withAttributes||NSString|.|h
    oc|drawAtPoint|withAttributes||NSString|.|h
    ms|draw|in withAttributes||NSString|.|h
    oc|drawInRect|withAttributes||NSString|.|h
    ms|draw|with options attributes context||NSString|.|h
    oc|drawWithRect|options attributes context||NSString|.|h
    fs|CXProviderConfiguration|localizedName||CXProviderConfiguration|localizedName|h
    oc|initWithLocalizedName|||CXProviderConfiguration|0|h
    s-|localizedCallerName|*||CXCallUpdate||l
    oc|setLocalizedCallerName|||CXCallUpdate|0|l
    fs|show|withTitle message completionHandler|GKNotificationBanner|GKNotificationBanner|withTitle message|h
    oc|showBannerWithTitle|message completionHandler||GKNotificationBanner|0 1|h
    ms|setText|_||WKInterfaceLabel|0|l
    ms|setTitle|_||WKInterfaceButton|0|l
    ms|addMenuItem|with title action||WKInterfaceController|title|h
    oc|addMenuItemWithItemIcon|title action||WKInterfaceController|1|h
    ms|presentAlert|withTitle message preferredStyle actions||WKInterfaceController|withTitle message|h
    oc|presentAlertControllerWithTitle|message preferredStyle actions||WKInterfaceController|0 1|h
    fs|WKAlertAction|title style handler||WKAlertAction|title|h
    s-|caption|*||WKPickerItem||l
    oc|setCaption|||WKPickerItem|0|l
    fs|CLKSimpleTextProvider|text shortText||CLKSimpleTextProvider|text shortText|h
    oc|textProviderWithText|shortText||CLKSimpleTextProvider|0 1|h
    fs|NSTextField|labelWithAttributedString||NSTextField|labelWithAttributedString|h
    oc|labelWithAttributedString|||NSTextField|0|h
    ms|addItem|withObjectValue||NSComboBox|withObjectValue|l
    oc|addItemWithObjectValue|||NSComboBox|0|l
    ms|addItems|withObjectValues||NSComboBox|withObjectValues|l
    oc|addItemsWithObjectValues|||NSComboBox|0|l
    ms|addItems|withTitles||NSPopUpButton|withTitles|h
    oc|addItemsWithTitles|||NSPopUpButton|0|h
    fs|NSSegmentedControl|labels trackingMode target action||NSSegmentedControl|labels|h
    oc|segmentedControlWithLabels|trackingMode target action||NSSegmentedControl|0|h
    fs|sectionHeader|title|NSMenuItem|NSMenuItem|title|h
    oc|sectionHeaderWithTitle|||NSMenuItem|0|h
    s-|possibleLabels|*||NSToolbarItem||h
    oc|setPossibleLabels|||NSToolbarItem|0|h
    fs|NSToolbarItemGroup|itemIdentifier titles selectionMode labels target action||NSToolbarItemGroup|titles labels|h
    oc|groupWithItemIdentifier|titles selectionMode labels target action||NSToolbarItemGroup|1 3|h
    s-|customizationLabel|*||NSTouchBarItem||h
    oc|setCustomizationLabel|||NSTouchBarItem|0|h
    fs|NSButtonTouchBarItem|identifier title target action||NSButtonTouchBarItem|title|h
    oc|buttonTouchBarItemWithIdentifier|title target action||NSButtonTouchBarItem|1|h
    s-|displayName|*||NSDocument||l
    oc|setDisplayName|||NSDocument|0|l
    fs|NSSharingService|title image alternateImage handler||NSSharingService|title|h
    oc|initWithTitle|image alternateImage handler||NSSharingService|0|h
    f-|NSRunAlertPanel|*||C|0 1 2 3 4|h
    f-|NSBeginAlertSheet|*||C|0 1 2 3 10|h
    f-|CFUserNotificationDisplayAlert|*||C|5 6 7 8 9|h
    f-|CFUserNotificationDisplayNotice|*||C|5 6 7|h
    """

  static let casing: StaticString = """
    ms|uppercased|||u||localizedUppercase|.|
    ms|lowercased|||l||localizedLowercase|.|
    gs|capitalized|*||c||localizedCapitalized|.|
    gs|localizedUppercase|*||u|l||.|
    gs|localizedLowercase|*||l|l||.|
    gs|localizedCapitalized|*||c|l||.|
    ms|uppercased|with||u|l|localizedUppercase|.|with
    ms|lowercased|with||l|l|localizedLowercase|.|with
    ms|capitalized|with||c|l|localizedCapitalized|.|with
    oc|uppercaseString|||u||localizedUppercaseString|.|
    gc|uppercaseString|*||u||localizedUppercaseString|.|
    oc|lowercaseString|||l||localizedLowercaseString|.|
    gc|lowercaseString|*||l||localizedLowercaseString|.|
    oc|capitalizedString|||c||localizedCapitalizedString|.|
    gc|capitalizedString|*||c||localizedCapitalizedString|.|
    oc|localizedUppercaseString|||u|l||.|
    gc|localizedUppercaseString|*||u|l||.|
    oc|localizedLowercaseString|||l|l||.|
    gc|localizedLowercaseString|*||l|l||.|
    oc|localizedCapitalizedString|||c|l||.|
    gc|localizedCapitalizedString|*||c|l||.|
    oc|uppercaseStringWithLocale|||u|l|localizedUppercaseString|.|0
    oc|lowercaseStringWithLocale|||l|l|localizedLowercaseString|.|0
    oc|capitalizedStringWithLocale|||c|l|localizedCapitalizedString|.|0
    f-|CFStringUppercase|*||u|l|a locale|0|1
    f-|CFStringLowercase|*||l|l|a locale|0|1
    f-|CFStringCapitalize|*||c|l|a locale|0|1
    f-|toupper|*||u||localizedUppercaseString|0|
    f-|tolower|*||l||localizedLowercaseString|0|
    f-|towupper|*||u||localizedUppercaseString|0|
    f-|towlower|*||l||localizedLowercaseString|0|
    """

  static let format: StaticString = """
    fs|String|format _ _ _ _ _ _ _ _ _ _ _ _||format||
    fs|String|format locale _ _ _ _ _ _ _ _ _ _ _ _||format|l|
    fs|String|format arguments||format||
    fs|String|format locale arguments||format|l|
    fs|localizedStringWithFormat|_ _ _ _ _ _ _ _ _ _ _ _ _|String|0|l|
    fs|localizedStringWithFormat|_ _ _ _ _ _ _ _ _ _ _ _ _|NSString|0|l|
    fs|NSString|format _ _ _ _ _ _ _ _ _ _ _ _||format||
    fs|NSString|format locale _ _ _ _ _ _ _ _ _ _ _ _||format|l|
    fs|NSString|format arguments||format||
    fs|NSString|format locale arguments||format|l|
    fs|NSMutableString|format _ _ _ _ _ _ _ _ _ _ _ _||format||
    fs|NSMutableString|format locale _ _ _ _ _ _ _ _ _ _ _ _||format|l|
    ms|appendFormat|_ _ _ _ _ _ _ _ _ _ _ _ _||0||a
    ms|appendingFormat|_ _ _ _ _ _ _ _ _ _ _ _ _||0||a
    oc|stringWithFormat|||0||
    oc|initWithFormat|||0||
    oc|initWithFormat|arguments||0||
    oc|initWithFormat|locale||0|l|
    oc|initWithFormat|locale arguments||0|l|
    oc|localizedStringWithFormat|||0|l|
    oc|localizedAttributedStringWithFormat|||0|l|
    oc|stringWithValidatedFormat|validFormatSpecifiers error||0||
    oc|localizedStringWithValidatedFormat|validFormatSpecifiers error||0|l|
    oc|stringByAppendingFormat|||0||a
    oc|appendFormat|||0||a
    oc|appendLocalizedFormat|||0|l|a
    f-|CFStringCreateWithFormat|*||2||
    f-|CFStringCreateWithFormatAndArguments|*||2||
    f-|CFStringAppendFormat|*||2||a
    f-|CFStringAppendFormatAndArguments|*||2||a
    f-|sprintf|*||1||
    f-|snprintf|*||2||
    f-|asprintf|*||1||
    f-|vsnprintf|*||2||
    """

  static let joinCalls: StaticString = """
    append|appending|joined|appendString|stringByAppendingString|componentsJoinedByString|CFStringAppend|CFStringAppendCString|CFStringCreateByCombiningStrings|strcat|strncat
    """

  static let logCalls: StaticString = """
    print|debugPrint|dump|NSLog|NSLogv|os_log|os_log_with_type|os_log_debug|os_log_info|os_log_error|os_log_fault|os_signpost
    DLog|ELog|VLog|ALog|ULog|CFLog|CFShow|CLSLog|CLSNSLog|NSLogDebug|RCTLogError|RCTLogWarn
    RCTLogInfo|SwiftyBeaver|Crashlytics|OSLog|Logger|logger|Log|log|LOG|Logging|TestFlight|assert
    assertionFailure|precondition|preconditionFailure|fatalError|NSAssert|NSParameterAssert|NSCAssert|NSCParameterAssert|abort|expect|require|printf
    fprintf|vprintf|puts|fputs|perror|syslog|asl_log|qDebug
    """

  static let interfaceModules: StaticString = """
    UIKit|AppKit|Cocoa|SwiftUI|SwiftUICore|WatchKit|ClockKit|WidgetKit|TVUIKit|TVMLKit|CarPlay|MapKit
    MapboxMaps|GoogleMaps|Charts|DGCharts|TipKit|ActivityKit|AlarmKit|AppIntents|Intents|IntentsUI|UserNotifications|UserNotificationsUI
    NotificationCenter|Messages|MessageUI|Social|ContactsUI|EventKitUI|HealthKitUI|HomeKit|PassKit|PhotosUI|PencilKit|PDFKit
    QuickLook|QuickLookUI|SafariServices|StoreKit|GameKit|SpriteKit|SceneKit|RealityKit|ARKit|AVKit|CallKit|AuthenticationServices
    LocalAuthenticationEmbeddedUI|DeviceActivity|FamilyControls|LinkPresentation|PreferencePanes|ScreenSaver|Quartz|CoreSpotlight|AsyncDisplayKit|Texture|IGListKit|SnapKit
    Eureka|RxCocoa|ComposableArchitecture|SkipUI|SkipFuseUI
    """

  static let countNames: StaticString = """
    count|counts|counter|num|number|numbers|n|total|totals|quantity|quantities|qty
    amount|amounts|size|length|sum|many|multiple|plural|singular|items|results|records
    rows|entries|elements|objects|members|users|people|guests|friends|followers|messages|comments
    replies|likes|votes|points|scores|files|folders|documents|photos|pictures|images|videos
    songs|tracks|albums|episodes|books|pages|words|lines|characters|tabs|devices|accounts
    contacts|events|tasks|todos|steps|calories|days|hours|minutes|seconds|weeks|months
    years|nights|times|day|hour|minute|second|week|month|year|copies|seats
    tickets|orders|products|notifications|warnings|errors|changes|updates|downloads|attempts|retries|remaining
    left|unread|selected|pending
    """

  static let positionNames: StaticString = """
    index|indices|idx|i|j|k|section|sections|row|column|col|tag
    segment|page|position|offset|step|level|depth|version|major|minor|patch|build
    status|statusCode|code|state|mode|type|kind|flag|id|identifier|port|channel
    rank|order|priority|zoom|scale|ratio|percent|percentage|progress|alpha|opacity|width
    height|x|y|z|result|exitCode|compare|orientation|selectedIndex|selectedSegmentIndex|currentPage|component
    numberOfLines|tapCount|numberOfTaps|retryCount|argc
    """

  static let prepositions: StaticString = """
    about|above|across|after|against|along|among|around|as|at|before|behind
    below|beneath|beside|between|beyond|by|despite|down|during|except|for|from
    in|inside|into|like|near|of|off|on|onto|out|outside|over
    past|per|since|than|through|throughout|till|to|toward|towards|under|until
    up|upon|via|versus|vs|with|within|without
    """

  static let conjunctions: StaticString = """
    and|or|but|nor|so|yet|because|although|though|if|unless|while
    when|where|that|which|who
    """

  static let copulas: StaticString = """
    is|are|was|were|be|been|being|am|has|have|had|will
    would|can|could|may|might|must|shall|should|does|do|did|isn't
    aren't|wasn't|weren't|hasn't|haven't|can't|cannot
    """

  static let articles: StaticString = """
    a|an|the|this|these|those|your|my|his|her|its|our
    their|some|any|each|every
    """

  static let postpositions: StaticString = """
    ago|left|remaining|more|others|other|only|selected|total|each|away|later
    earlier|old
    """

  static let machineNames: StaticString = """
    id|ids|identifier|identifiers|uid|uuid|guid|udid|code|codes|key|keys
    token|hash|digest|md5|sha|sha1|sha256|checksum|fingerprint|signature|nonce|salt
    hex|hexadecimal|base64|radix|binary|bytes|scheme|host|hostname|domain|subdomain|url
    uri|urn|path|query|fragment|port|ip|mac|address|email|mail|mailto
    username|login|handle|nick|slug|locale|language|languages|lang|region|country|territory
    script|currency|iso|bcp47|charset|encoding|timezone|ext|extension|extensions|pathExtension|suffix
    prefix|mime|mimeType|uti|contentType|filename|filetype|tag|tags|selector|method|verb
    header|headers|field|param|parameter|parameters|cookie|etag|protocol|command|cmd|arg
    args|argument|option|flag|switch|env|environment|config|constant|symbol|type|kind
    class|classname|enum|rawValue|variable|identifierString|version|platform|os|arch|architecture|device
    model|vendor|sku|barcode|isbn|iban|bic|vin|serial|color|colour|sql
    json|xml|html|css|regex|pattern|format|template|needle|searchTerm|lhs|rhs
    """

  static let machineCalls: StaticString = """
    uuidString|UUIDString|absoluteString|lastPathComponent|pathExtension|hexString|description
    """

  static let ambiguousWords: StaticString = """
    address|a postal address|to address somebody
    alarm|an alarm clock|to alarm
    alert|an alert message|to alert; watchful
    alternate|a substitute|to alternate
    answer|an answer|to answer
    approach|an approach|to approach
    archive|an archive file|to archive
    back|the rear|to go back
    balance|an account balance|to balance
    ban|a ban|to ban
    bid|an offer|to bid
    bill|an invoice|to bill
    block|a block of content|to block somebody
    board|a board|to board a plane
    book|a book|to book a room
    bookmark|a bookmark|to bookmark
    boost|a boost|to boost
    break|a pause|to break
    broadcast|a broadcast|to broadcast
    brush|a brush|to brush
    build|a build|to build
    call|a phone call|to call
    capture|a captured image|to capture
    cast|a cast of actors|to cast to a screen
    center|the middle|to center
    challenge|a challenge|to challenge
    change|a change|to change
    charge|a fee; a battery charge|to charge
    chart|a chart|to chart
    chat|a conversation|to chat
    check|a check mark; a cheque|to check
    claim|a claim|to claim
    clear|transparent, plain|to clear
    click|a mouse click|to click
    clip|a video clip|to clip
    clone|a copy|to clone
    close|near|to close
    code|source code|to code
    command|a command|to command
    comment|a comment|to comment
    commit|a commit|to commit
    complete|finished|to complete
    contact|a person|to contact somebody
    contract|a contract|to contract
    contrast|the contrast setting|to contrast
    control|a control|to control
    copy|a copy|to copy
    correct|right|to correct
    cost|a price|to cost
    count|a number|to count
    cover|a cover image|to cover
    credit|a credit|to credit
    crop|a crop|to crop
    cut|a cut|to cut
    date|a calendar date|to date
    deal|an offer|to deal
    decline|a decrease|to decline
    default|the default|to default
    delay|a delay|to delay
    demo|a demonstration|to demo
    deposit|a deposit|to deposit
    design|a design|to design
    dial|a dial|to dial a number
    direct|straight|to direct
    discount|a discount|to discount
    dislike|a dislike|to dislike
    display|a screen|to display
    double|twice as much|to double
    download|a downloaded file|to download
    draft|a draft|to draft
    drag|a drag|to drag
    draw|a tie|to draw
    drink|a drink|to drink
    drive|a disk drive|to drive
    drop|a drop|to drop
    duplicate|a copy|to duplicate
    edit|an edit|to edit
    email|an e-mail message|to e-mail
    empty|with nothing inside|to empty
    end|the end|to end
    estimate|an estimate|to estimate
    exchange|an exchange|to exchange
    exercise|a workout|to exercise
    exit|the way out|to exit
    export|an exported file|to export
    face|a face|to face
    favorite|a favorite|to favorite
    feature|a feature|to feature
    feed|a news feed|to feed
    file|a document|to file
    fill|a fill color|to fill
    filter|a filter|to filter
    find|a discovery|to find
    finish|the end; a surface|to finish
    fix|a repair|to fix
    flag|a flag|to flag
    flash|the camera flash|to flash
    focus|focus|to focus
    follow|a follow|to follow
    forecast|a forecast|to forecast
    fork|a fork|to fork
    form|a form|to form
    format|a format|to format
    forward|ahead|to forward a message
    frame|a frame|to frame
    free|without cost|to free
    group|a group|to group
    guess|a guess|to guess
    guide|a guide|to guide
    handle|a user name; a grip|to handle
    help|help|to help
    highlight|a highlight|to highlight
    hold|a hold|to hold
    host|a host|to host
    import|an import|to import
    invite|an invitation|to invite
    launch|a launch|to launch
    lead|a lead; the metal|to lead
    leave|time off|to leave
    level|a level|to level
    license|a license|to license
    light|light; not dark|to light
    like|a like|to like; similar to
    limit|a limit|to limit
    link|a link|to link
    list|a list|to list
    live|not recorded|to live
    load|a load|to load
    lock|a lock|to lock
    log|a log|to log
    look|appearance|to look
    mail|mail|to mail
    map|a map|to map
    march|the month|to march
    mark|a mark|to mark
    match|a game; a matching item|to match
    measure|a measure|to measure
    meet|a meeting|to meet
    mention|a mention|to mention
    merge|a merge|to merge
    mirror|a mirror|to mirror
    miss|a miss; a title|to miss
    mix|a mix|to mix
    model|a model|to model
    monitor|a screen|to monitor
    move|a move|to move
    mute|silent|to mute
    note|a note|to note
    notice|a notice|to notice
    offer|an offer|to offer
    open|not closed|to open
    order|an order; a sequence|to order
    outline|an outline|to outline
    pack|a package|to pack
    package|a package|to package
    pair|a pair|to pair a device
    park|a park|to park
    pass|a ticket|to pass
    paste|the paste|to paste
    patch|a patch|to patch
    pause|a pause|to pause
    pay|salary|to pay
    permit|a permit|to permit
    phone|a telephone|to phone
    pick|a choice|to pick
    pin|a map pin; a PIN|to pin
    place|a place|to place
    plan|a plan|to plan
    plant|a plant|to plant
    play|a theatre play|to play
    plot|a plot|to plot
    point|a point|to point
    poll|a poll|to poll
    post|a post|to post
    practice|practice|to practice
    present|a gift; now|to present
    press|the press|to press
    preview|a preview|to preview
    price|a price|to price
    print|a print|to print
    project|a project|to project
    promise|a promise|to promise
    prompt|a prompt; on time|to prompt
    pull|a pull|to pull
    purchase|a purchase|to purchase
    push|a push notification|to push
    queue|a queue|to queue
    quote|a quotation|to quote
    race|a race|to race
    raise|a raise|to raise
    rank|a rank|to rank
    rate|a rate|to rate
    reach|reach|to reach
    read|already read|to read
    record|a record|to record
    refill|a refill|to refill
    refresh|a refresh|to refresh
    refund|a refund|to refund
    register|a register|to register
    release|a release|to release
    rent|the rent|to rent
    repair|a repair|to repair
    repeat|a repeat|to repeat
    reply|a reply|to reply
    report|a report|to report
    request|a request|to request
    reserve|a reserve|to reserve
    reset|a reset|to reset
    rest|the remainder; a pause|to rest
    restart|a restart|to restart
    retry|a retry|to retry
    return|the return key|to return
    reverse|the opposite|to reverse
    review|a review|to review
    reward|a reward|to reward
    right|the right side; correct|to right
    ring|a ring|to ring
    roll|a roll|to roll
    round|a round; circular|to round
    route|a route|to route
    run|a run|to run
    save|a save|to save
    scale|a scale|to scale
    scan|a scan|to scan
    schedule|a schedule|to schedule
    score|a score|to score
    scroll|a scroll|to scroll
    search|a search|to search
    second|a second; after the first|to second
    serve|a serve|to serve
    set|a set|to set
    share|a share|to share
    ship|a ship|to ship
    shop|a shop|to shop
    shoot|a photo shoot|to shoot
    show|a TV show|to show
    shuffle|shuffle mode|to shuffle
    sign|a sign|to sign
    skip|a skip|to skip
    sleep|sleep|to sleep
    slide|a slide|to slide
    snooze|a snooze|to snooze
    sort|a kind|to sort
    split|a split|to split
    spot|a spot|to spot
    stage|a stage|to stage
    star|a star|to star
    start|the start|to start
    stay|a stay|to stay
    stock|stock|to stock
    stop|a bus stop|to stop
    store|a shop|to store
    stream|a stream|to stream
    stretch|a stretch|to stretch
    study|a study|to study
    support|support|to support
    swap|a swap|to swap
    switch|a switch|to switch
    sync|synchronization|to synchronize
    tab|a tab|to tab
    tag|a tag|to tag
    talk|a talk|to talk
    tap|a tap; a faucet|to tap
    test|a test|to test
    tie|a draw; a necktie|to tie
    time|the time|to time
    tip|a hint; a gratuity|to tip
    toggle|a switch|to toggle
    total|the sum; complete|to total
    touch|touch|to touch
    tour|a tour|to tour
    trace|a trace|to trace
    track|a music track|to track
    trade|a trade|to trade
    train|a train|to train
    transfer|a transfer|to transfer
    trash|the trash|to trash
    travel|travel|to travel
    trigger|a trigger|to trigger
    trim|a trim|to trim
    trust|trust|to trust
    try|an attempt|to try
    turn|a turn|to turn
    type|a kind|to type
    update|an update|to update
    upgrade|an upgrade|to upgrade
    upload|an uploaded file|to upload
    use|a use|to use
    view|a view|to view
    visit|a visit|to visit
    vote|a vote|to vote
    wait|a wait|to wait
    walk|a walk|to walk
    watch|a watch|to watch
    win|a victory|to win
    work|work|to work
    zip|a ZIP file; a ZIP code|to zip
    zoom|the zoom|to zoom
    """

  static let currencySigns: StaticString = """
    $|¢|£|¤|¥|֏|؋|߾|߿|৲|৳|৻
    ૱|௹|฿|៛|₠|₡|₢|₣|₤|₥|₦|₧
    ₨|₩|₪|₫|€|₭|₮|₯|₰|₱|₲|₳
    ₴|₵|₶|₷|₸|₹|₺|₻|₼|₽|₾|₿
    ⃀|꠸|﷼|﹩|＄|￠|￡|￥|￦|𑿝|𑿞|𑿟
    𑿠|𞋿|𞲰
    """

  static let currencySymbols: StaticString = """
    Afl.|B/.|Br.|Bs.|CFA|CFP|CFPF|Dkr|Ekr|F.Rw|FBu|FCFA
    FCFP|Ft|Gs.|Ikr|Kr|Ksh|Kz|Kč|Lekë|MTn|NAf.|NIS
    NKr|Nfk|Nkr|Nu.|RM|Rf|Rp|Rs|Rs.|S/|Skr|TL
    TSh|Tk|USh|din.|kr|kr.|lei|soʻm|zł|грн|грн.|ден.
    дин.|лв.|ман.|руб|руб.|сўм
    """

  static let currencyCodes: StaticString = """
    AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT
    BGN|BHD|BIF|BMD|BND|BOB|BRL|BSD|BTN|BWP|BYN|BZD
    CAD|CDF|CHF|CLP|CNY|COP|CRC|CUP|CVE|CZK|DJF|DKK
    DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP
    GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD
    IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD
    KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD
    MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN
    NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG
    QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP
    SLE|SOS|SRD|SSP|STN|SYP|SZL|THB|TJS|TMT|TND|TOP
    TRY|TTD|TWD|TZS|UAH|UGX|USD|UYU|UZS|VES|VND|VUV
    WST|XAF|XCD|XCG|XOF|XPF|YER|ZAR|ZMW|ZWG
    """
}
