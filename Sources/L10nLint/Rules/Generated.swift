// Written by `swift run rulec` from the pages and tables in `Rules/`; change those instead.
// swift-format-ignore-file
import L10nSyntax

extension RuleCatalogue {
  /// All rules, in the order of their ids.
  package static let all: [Rule] = [
    .ambiguousKey,
    .ambiguousTimeZone,
    .appleLanguagesOverride,
    .appleLanguagesRead,
    .baseLanguageKey,
    .cDateFormatting,
    .catalogState,
    .catalogStructure,
    .concatenatedSentence,
    .conflictingComments,
    .conflictingDefaultValues,
    .currencySymbolInFormat,
    .currencyWithoutCode,
    .debugLocalizationSwitch,
    .descriptionInInterface,
    .developmentRegion,
    .displayNameAsPath,
    .doubleLocalization,
    .duplicateKey,
    .dynamicKey,
    .edgeWhitespace,
    .emptyKey,
    .emptyPluralForm,
    .emptyValue,
    .extraTranslation,
    .fileEncoding,
    .fileNameInInterface,
    .fixedCurrencyDigits,
    .fixedDateFormat,
    .fixedLocaleForDisplay,
    .fixedSizeForText,
    .formatArguments,
    .formatMismatch,
    .formatWithoutLocale,
    .formatterPerUse,
    .fragmentValue,
    .gluedPercent,
    .gluedPlaceholder,
    .gluedUnit,
    .handJoinedList,
    .handJoinedName,
    .handMadeDate,
    .hardcodedCurrencyCode,
    .hardcodedErrorText,
    .hardcodedInterfaceText,
    .hardcodedText,
    .invalidSuppression,
    .keyOrder,
    .keyStyle,
    .keyValueExtraSpace,
    .languageStringComparison,
    .languageTag,
    .leftRightInsteadOfLeading,
    .legacyApi,
    .legacyEncoding,
    .legacyLocaleDictionary,
    .literalPluralSuffix,
    .localizedCasingOfMachineText,
    .localizedFragmentArgument,
    .lostToken,
    .machineDateWithoutPosixLocale,
    .malformedSpecifier,
    .malformedXml,
    .manualPlural,
    .markSyntax,
    .missingBundle,
    .missingComment,
    .missingInterfaceTranslation,
    .missingPluralCategory,
    .missingTranslation,
    .misspelledKey,
    .mistakenDateLetter,
    .mixedChineseScript,
    .mojibake,
    .multiLinefeed,
    .mutatedLocalizedFormat,
    .naiveWordSplit,
    .newlineMismatch,
    .nonAsciiKey,
    .nonCanonicalPathBytes,
    .numberIntoText,
    .orphanedInterfaceTranslation,
    .overriddenCurrencySymbol,
    .pluralCandidate,
    .preferredLanguages,
    .quotedTimeZone,
    .scannerWithoutLocale,
    .sharedFormatterMutation,
    .spelledOutNumber,
    .strayPercent,
    .stringsSyntax,
    .stringsdictStructure,
    .suppressionWithoutReason,
    .tableLayout,
    .tableNotFound,
    .textInImageName,
    .todo,
    .truncatedStringsFile,
    .undefinedKey,
    .undefinedSubstitution,
    .unknownInfoPlistKey,
    .unknownPluralCategory,
    .unlocalizableRuntimeAttribute,
    .unlocalizedCasing,
    .unlocalizedInfoPlist,
    .unlocalizedNumberParsing,
    .unlocalizedSearch,
    .unlocalizedSort,
    .unlocalizedStringVariable,
    .unnumberedSpecifiers,
    .unreachablePluralCategory,
    .unreadableFile,
    .untranslatedValue,
    .unusedKey,
    .unusedSuppression,
    .uselessComment,
    .weekYear,
    .wrongArgumentCount,
  ]
}

extension Rule {
  static let ambiguousKey = Rule(
    id: "ambiguous-key",
    title: "One-word text key that can be read in more than one way",
    summary: "\"Open\" is what a button does or what a shop is; \"Order\" is a thing or an action. English uses one word, most languages use two, and a key has one translation. Say in the comment which one is meant (part of speech and place), and give each meaning a key of its own where both occur.",
    page: #"""
# One-word text key that can be read in more than one way

"Open" is what a button does or what a shop is; "Order" is a thing or an action. English uses one word, most languages use two, and
a key has one translation. Say in the comment which one is meant (part of speech and place), and give each meaning a key of
its own where both occur.

It speaks about keys that are text: `Text("Open")`, `String(localized:)`, and `NSLocalizedString` where the project's keys are not
names. Each key is reported once, where it is used first: as a note where no use explains it in three words or more, as a
warning where one key serves as a command and as a heading.

## Flagged

A word alone, without a comment.

```swift
import SwiftUI

struct ShopRow: View {
  var body: some View {
    Text("Open")  // ← ambiguous-key
  }
}
```

```objc
self.stateLabel.text = NSLocalizedString(@"Open", nil);  // ← ambiguous-key
```

A button, a menu item, a switch, a tab: the reader of the code sees what it is, the translator does not.

```swift
import SwiftUI

struct Tools: View {
  var body: some View {
    Button("Record") { start() }  // ← ambiguous-key
    Toggle("Repeat", isOn: $repeats)  // ← ambiguous-key
    Label("Archive", systemImage: "archivebox")  // ← ambiguous-key
    NavigationLink("Contact", destination: ContactView())  // ← ambiguous-key
  }
}
```

Beside one other command, a word is as open as anywhere.

```swift
let paste = NSLocalizedString("Paste", comment: "")
let cut = NSLocalizedString("Cut", comment: "")  // ← ambiguous-key
```

A text that is a key because of its type.

```swift
import AppIntents

struct OrderIntent: AppIntent {
  static let title: LocalizedStringResource = "Order"  // ← ambiguous-key
}

let heading = DisplayRepresentation(title: "Request", subtitle: "Asks for a book")  // ← ambiguous-key

extension Shelf {
  var label: LocalizedStringKey {
    switch self {
    case .books: "Book"  // ← ambiguous-key
    case .other: "Other things"
    }
  }
}
```

A heading.

```swift
import SwiftUI

struct Orders: View {
  var body: some View {
    List {
      Section("Record") { RecordView() }  // ← ambiguous-key
    }
    .navigationTitle("Book")  // ← ambiguous-key
  }
}
```

The functions of Foundation.

```swift
let sort = String(localized: "Sort")  // ← ambiguous-key
let run: LocalizedStringResource = LocalizedStringResource("Run")  // ← ambiguous-key
let post = NSLocalizedString("Post", comment: "")  // ← ambiguous-key
let free = Bundle.module.localizedString(forKey: "Free", value: nil, table: nil)  // ← ambiguous-key
```

```objc
NSString *book = NSLocalizedString(@"Book", @"");  // ← ambiguous-key
NSString *clear = NSLocalizedStringFromTable(@"Clear", @"Themes", nil);  // ← ambiguous-key
NSString *match = [bundle localizedStringForKey:@"Match" value:nil table:nil];  // ← ambiguous-key
CFStringRef order = CFCopyLocalizedString(CFSTR("Order"), NULL);  // ← ambiguous-key
```

The comment says nothing new. A translator of "Report" still has to guess.

```swift
let report = NSLocalizedString("Report", comment: "Report")  // ← ambiguous-key
let pin = String(localized: "Pin", comment: "Pin title")  // ← ambiguous-key
```

```objc
self.header.stringValue = NSLocalizedString(@"Comment", @"comment label");  // ← ambiguous-key
```

Small letters do not help.

```swift
let left = String(localized: "left")  // ← ambiguous-key
```

```objc
NSString *second = NSLocalizedString(@"second", nil);  // ← ambiguous-key
```

Both branches of a choice can be meant in two ways.

```objc
[item setTitle:NSLocalizedString(isRunning ? @"Break" : @"Start", nil)];  // ← ambiguous-key, ambiguous-key
```

A wrapper of the project.

```swift
extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

let check = "Check".localized  // ← ambiguous-key
```

```objc
#define L(key) NSLocalizedString(key, nil)

NSString *PlaceTitle(void) {
  return L(@"Pin");  // ← ambiguous-key
}
```

A key that is used in many places is reported at the first one, and behind one that a comment silences at the next.

```swift file=A.swift
import SwiftUI

let first = Text("Order")  // ← ambiguous-key
```

```swift file=B.swift
import SwiftUI

let again = Text("Order")  // ← ambiguous-key next
let third = Text("Order")
```

Words of every system, which translators know, or whose two meanings do no harm: such findings are hidden unless you ask for `possible` ones.

```swift
import SwiftUI

let share = Text("Share")  // ← ambiguous-key possible
let copy = NSLocalizedString("Copy", comment: "")  // ← ambiguous-key possible
```

One key for a command and for a heading. The comments tell two meanings, but the table has one line for both.

```swift
import SwiftUI

struct Checkout: View {
  var body: some View {
    Button(String(localized: "Order", comment: "Button that sends the order to the shop")) { send() }
    SummaryView()
      .navigationTitle(String(localized: "Order", comment: "Title above the list of articles"))  // ← ambiguous-key
  }
}
```

```objc
- (void)awakeFromNib {
  [self.button setTitle:NSLocalizedString(@"Book", @"Button that reserves the room") forState:UIControlStateNormal];
  self.titleLabel.text = NSLocalizedString(@"Book", @"Heading above the title of a book");  // ← ambiguous-key
}
```

A team has words of its own.

```yaml config
words: [sprint]
```

```swift
import SwiftUI

let sprint = Text("Sprint")  // ← ambiguous-key
```

The macro that calls go through hands its comment on to another macro of the project.

```objc file=Sources/FerryText.h
#define FerryTextInTable(key, table, bundle, comment) NSLocalizedStringFromTableInBundle(key, table, bundle, comment)
#define FerryText(key, comment) FerryTextInTable((key), nil, [NSBundle bundleForClass:[self class]], (comment))
```
```objc file=Sources/Shape.m
self.shapes = @[FerryText(@"Round", "Shape of the picture: a circle"), FerryText(@"Fill", nil)];  // ← ambiguous-key
self.tools = @[FerryText(@"Post", @"Noun: a message in the timeline")];
```

So does a function, and a member of all texts.

```swift file=Texts.swift
import Foundation

extension String {
  func ferry(_ table: String?, note: String) -> String { NSLocalizedString(self, tableName: table, comment: note) }
  func ferry(note: String) -> String { ferry(nil, note: note) }
}
func quay(_ key: String, _ note: String) -> String { NSLocalizedString(key, comment: note) }
func pier(_ key: String, _ note: String) -> String {
  return quay(key, note)
}
```
```swift file=Shape.swift
let shape = "Round".ferry(note: "Shape of the picture: a circle")
let tool = pier("Fill", "")  // ← ambiguous-key
let post = pier("Post", "Noun: a message in the timeline")
```

A function that takes a key, and one that makes a key of a text.

```swift file=Pier.swift
import Foundation

func pierText(_ key: String.LocalizationValue) -> String { String(localized: key, bundle: .module) }
func moleText(_ name: String) -> String { String(localized: .init(name)) }
extension String { var quayText: String { String(localized: String.LocalizationValue(self)) } }
```
```swift file=Words.swift
let round = pierText("Round")  // ← ambiguous-key
let fill = moleText("Fill")  // ← ambiguous-key
let post = "Post".quayText  // ← ambiguous-key
```

A type of the project that looks texts up: it has one object, or a variable holds one.

```swift file=Language.swift
import Foundation

final class Language {
  static let shared = Language()
  func text(for key: String) -> String { bundle.localizedString(forKey: key, value: nil, table: nil) }
}
```
```swift file=Chart.swift
struct Chart {
  let language: Language
  let round = Language.shared.text(for: "Round")  // ← ambiguous-key
  var fill: String { language.text(for: "Fill") }  // ← ambiguous-key
  var post: String { store.text(for: "Post") }
}
```

What tools write into a table where there is no comment explains nothing.

```strings file=en.lproj/Localizable.strings
/* No comment provided by engineer. */
"Order" = "Order";
```

```strings file=de.lproj/Localizable.strings
/* No comment provided by engineer. */
"Order" = "Bestellung";
```

```strings file=pl.lproj/Localizable.strings
/* No comment provided by engineer. */
"Order" = "Zamówienie";
```

```swift file=Cart.swift
let button = NSLocalizedString("Order", comment: "")  // ← ambiguous-key
```

Where one language alone has its texts, its translator is most often the author.

```swift file=Kiln.swift
let title = NSLocalizedString("Order", comment: "")  // ← ambiguous-key possible
```
```strings file=en.lproj/Localizable.strings
"Clay" = "Clay";
"Order" = "Order";
```
```strings file=it.lproj/Localizable.strings
"Clay" = "Argilla";
"Order" = "Ordina";
```

The same where nobody has begun to localize the program.
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, Base ); }; }; }
```
```swift file=App/Stopwatch.swift
import SwiftUI

struct StopwatchView: View {
  var body: some View { Button("Start") {} }  // ← ambiguous-key possible
}
```

The text of a case that no code makes is a `possible` finding.
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, de ); }; }; }
```
```strings file=App/en.lproj/Localizable.strings
"Queue" = "Queue";
"Clear" = "Clear";
```
```strings file=App/de.lproj/Localizable.strings
"Queue" = "Schlange";
"Clear" = "Leeren";
```
```strings file=App/fr.lproj/Localizable.strings
"Queue" = "File";
"Clear" = "Vider";
```
```swift file=App/PrintError.swift
enum PrintError: LocalizedError {
  case busy, jammed(page: Int)

  var errorDescription: String? {
    switch self {
    case .busy: NSLocalizedString("Queue", comment: "")  // ← ambiguous-key
    case .jammed(let page): NSLocalizedString("Clear", comment: "") + " \(page)"  // ← ambiguous-key possible
    }
  }
}
func check() throws { if isBusy { throw PrintError.busy } }
```

Where a file spells out whose `Text` it means, or calls `init` by its name, the same is called.

```swift
import SwiftUI

struct KitchenTimer: View {
  let heading: Text = .init("Sort")  // ← ambiguous-key
  var body: some View {
    SwiftUI.Text("Clear")  // ← ambiguous-key
    Text.init("Run")  // ← ambiguous-key
    Swift.String(localized: "Book")  // ← ambiguous-key
  }
}
```

A list of keys, and a cast to one.

```swift
import SwiftUI

let steps: [LocalizedStringKey] = ["Repeat", "Mute all"]  // ← ambiguous-key
let lastStep = "Report" as LocalizedStringKey  // ← ambiguous-key
let codes: [String] = ["Order", "Request"]
let chosen = steps.first as LocalizedStringKey?
```

## Accepted

A name is no command.

```swift
let effects = [
  NSLocalizedString("Swap", comment: "Transition name"),
]
```

`Light` stands beside `Dark`, and a comment says what is exported.

```swift
let looks = [NSLocalizedString("Light", comment: ""), NSLocalizedString("Dark", comment: "")]
let sides = [NSLocalizedString("Left", comment: ""), NSLocalizedString("Right", comment: "")]
let spring = [NSLocalizedString("March", comment: ""), NSLocalizedString("April", comment: "")]
let export = String(localized: "Export", comment: "Export recipes")
let theme = String(localized: "Light", comment: "appearance type")
```

The prompt of a field: both readings of "Search" are understood there.

```swift
import SwiftUI

struct Shelf: View {
  var body: some View {
    List { Books() }.searchable(text: $query, prompt: "Search")
  }
}
```

A comment that tells the meaning.

```swift
import SwiftUI

let open = Text("Open", comment: "State of a shop: people can enter")
let sort = String(localized: "Sort", comment: "Button, verb: changes the order of the list")
let post = NSLocalizedString("Post", comment: "Noun: a message in the timeline")
```

```objc
NSString *watch = NSLocalizedString(@"Watch", @"Verb, button below a film");
CFStringRef copy = CFCopyLocalizedString(CFSTR("Copy"), "Menu item, copies the selection");
```

Two words are enough where they name the part of speech, or what only a verb can be.

```swift
let post = String(localized: "Post", comment: "Noun")
let light = NSLocalizedString("Light", comment: "Theme: Light")
let clear = NSLocalizedString("Clear", comment: "clear button")
```

```objc
[alert addButtonWithTitle:NSLocalizedString(@"Leave", @"Leave button")];
```

Two words also tell the place, or the kind of thing that is named.

```swift
let end = NSLocalizedString("End", comment: "Key names")
let filter = String(localized: "Filter", comment: "View menu")
let type = String(localized: "Type", comment: "Column heading")
```

```objc
item.title = NSLocalizedString(@"Copy", @"Context menu");
item.title = NSLocalizedString(@"Share", @"Toolbar item");
```

The commands that the menus of every program have, written out one beside the other.

```swift
let undo = NSLocalizedString("Undo", comment: "")
let redo = NSLocalizedString("Redo", comment: "")
let cut = NSLocalizedString("Cut", comment: "")
let copy = NSLocalizedString("Copy", comment: "")
let paste = NSLocalizedString("Paste", comment: "")
```

```objc
self.minimizeItem.title = NSLocalizedString(@"Minimize", nil);
self.zoomItem.title = NSLocalizedString(@"Zoom", nil);
self.frontItem.title = NSLocalizedString(@"Bring All to Front", nil);
self.othersItem.title = NSLocalizedString(@"Hide Others", nil);
```

A gallery of components, and screens for those who make the app.

```swift file=DesignSystem/Gallery/ButtonSamples.swift
import SwiftUI

let sample = Button("Link") {}
```

```swift file=App/DeveloperOptions/Rows.swift
import SwiftUI

let row = Text("Order")
```

One use explains the key for all of them: they share one line of the table.

```swift
import SwiftUI

let first = Text("Filter")
let second = Text("Filter", comment: "Button that opens the list of conditions")
```

```objc
NSString *first = NSLocalizedString(@"Draft", nil);
NSString *second = NSLocalizedString(@"Draft", @"State of a letter that was not sent");
```

More words leave no doubt, and an ellipsis after one word is the mark of a command.

```swift
import SwiftUI

let a = Text("Open now")
let b = Button("Open File") { open() }
let c = Button("Export…") { export() }
let d = Text("Order \(number)")
```

```objc
NSString *a = NSLocalizedString(@"Watch later", nil);
NSString *b = NSLocalizedString(@"Import...", nil);
NSString *c = NSLocalizedString(@"%@ Left", nil);
```

Words with one meaning.

```swift
import SwiftUI

let a = Button("Cancel", role: .cancel) { dismiss() }
let b = Text("Settings")
let c = Button("Delete", role: .destructive) { delete() }
let d = Text("Password")
```

```objc
[alert addButtonWithTitle:NSLocalizedString(@"OK", nil)];
[alert addButtonWithTitle:NSLocalizedString(@"Don't Save", nil)];
```

The key is a name that says what is meant.

```swift
import SwiftUI

let a = Text("shop.state.open")
let b = NSLocalizedString("sort_button", comment: "")
let c = NSLocalizedString("openButton", comment: "")
```

```objc
NSString *a = NSLocalizedString(@"BUTTON_CLOSE", nil);
```

The text is not the key.

```swift
let open = NSLocalizedString("Open", value: "Open for business", comment: "")
let left = String(localized: "left", defaultValue: "Days left")
```

```objc
NSString *open = NSLocalizedStringWithDefaultValue(@"Open", nil, bundle, @"Open the door", @"");
```

In a project of named keys a word like this is a finding of `base-language-key`.

```swift
let a = NSLocalizedString("shop.title", comment: "")
let b = NSLocalizedString("shop.hours", comment: "")
let c = NSLocalizedString("shop.state.closed", comment: "")
let d = NSLocalizedString("shop.state.unknown", comment: "")
let e = NSLocalizedString("shop.button.call", comment: "")
let f = NSLocalizedString("shop.button.route", comment: "")
let g = NSLocalizedString("Open", comment: "")
```

Not localized, on purpose or because it is no text.

```swift
import SwiftUI

let a = Text(verbatim: "Open")
let b = Text(shop.state)
let c = Image("Record")
let d = Image(systemName: "archive")
let e = UserDefaults.standard.bool(forKey: "Open")
let f = L10n.Shop.open
print("Start")
```

```objc
NSLog(@"%@", NSLocalizedString(@"Start", nil));
UIImage *image = [UIImage imageNamed:@"Record"];
[defaults setBool:YES forKey:@"Open"];
```

Code for previews and tests.

```swift
import SwiftUI

#Preview {
  Text("Open")
}

final class ShopTests: XCTestCase {
  func testState() {
    XCTAssertEqual(shop.state, NSLocalizedString("Open", comment: ""))
  }
}
```

A heading and a command with keys of their own.

```swift
import SwiftUI

struct Checkout: View {
  var body: some View {
    Button(String(localized: "order.action", defaultValue: "Order", comment: "Verb, button")) { send() }
    SummaryView().navigationTitle(String(localized: "order.title", defaultValue: "Order", comment: "Noun, title"))
  }
}
```

Two commands, or two headings, with one key and one meaning.

```swift
import SwiftUI

struct Player: View {
  var body: some View {
    Button(String(localized: "Record", comment: "Button, verb: starts a recording")) { start() }
    Menu("More") {
      Button(String(localized: "Record", comment: "Button, verb: starts a recording")) { start() }
    }
  }
}
```

```objc
- (void)addButtons {
  [self.big setTitle:NSLocalizedString(@"Reply", @"Button, verb: answers a letter") forState:UIControlStateNormal];
  [self.small setTitle:NSLocalizedString(@"Reply", @"Button, verb: answers a letter") forState:UIControlStateNormal];
}
```

In your app a word may be clear, and two words may be enough.

```yaml config
clear-words: [post]
comment-words: 2
```

```swift
import SwiftUI

let post = Text("Post")
let boost = Text("Boost", comment: "menu item")
```

A name whose table has another text.

```strings file=en.lproj/Localizable.strings
"Open" = "Open at login:";
```

```swift file=Login.swift
let label = NSLocalizedString("Open", comment: "")
```

## Not detected

Several words that can be read in two ways.

```yaml config
comment-words: 3
```

```swift
import SwiftUI

let mark = Text("Mark read")
let open = Text("Open tabs")
```

A word that is not in the list, or written in capitals as a name would be.

```swift
import SwiftUI

let lap = Text("Lap")
let open = NSLocalizedString("OPEN", comment: "")
```

A comment that is long, but explains nothing.

```swift
let open = NSLocalizedString("Open", comment: "Used in ShopViewController and ShopCell")
```

"Sign In" above a form and on its button: two texts in Russian, one key here.

```swift
import SwiftUI

struct SignIn: View {
  var body: some View {
    Button("Sign In") { signIn() }
      .navigationTitle("Sign In")
  }
}
```

"""#,
    severities: ["unexplained": .note, "shared": .warning],
    aliases: [], sources: ["O11", "O12", "P05", "weblate"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: true,
    contexts: [.description],
    options: [RuleOption(name: "words", value: .list(["last", "left", "may", "state"]), help: "More words that can be meant in several ways, besides those of `Tables/ambiguous-words.yml`."),
      RuleOption(name: "clear-words", value: .list(["address", "alarm", "alert", "alternate", "approach", "back", "bid", "bill", "board", "boost", "cast", "chart", "chat", "close", "code", "command", "contract", "contrast", "control", "cost", "credit", "date", "deal", "default", "delay", "demo", "discount", "draft", "drink", "edit", "email", "estimate", "exchange", "exercise", "face", "feature", "file", "find", "flash", "focus", "form", "frame", "guess", "guide", "help", "level", "license", "list", "log", "mail", "map", "meet", "mention", "model", "monitor", "note", "notice", "offer", "pack", "package", "paste", "pause", "pay", "permit", "phone", "place", "plan", "plant", "plot", "point", "practice", "price", "project", "promise", "prompt", "race", "rank", "reach", "refresh", "reset", "restart", "retry", "reward", "save", "score", "scroll", "shop", "skip", "slide", "snooze", "spot", "stage", "stock", "stop", "study", "support", "sync", "tab", "talk", "test", "tip", "toggle", "touch", "tour", "train", "trash", "travel", "trigger", "trust", "type", "wait", "win", "work", "zip", "zoom"]), help: "Words of the table that have one meaning in an interface, or in yours. Case does not matter."),
      RuleOption(name: "usual-words", value: .list(["block", "copy", "duplicate", "exit", "filter", "group", "highlight", "light", "rate", "search", "share", "show", "total", "transfer", "upgrade", "watch"]), help: "Words of the table that every system has a text for, or says in one way. They are only possible findings."),
      RuleOption(name: "telling-words", value: .list(["action", "adjective", "adverb", "appearance", "button", "column", "command", "header", "heading", "imperative", "menu", "menubar", "name", "names", "noun", "option", "past", "perform", "plural", "present", "singular", "tense", "toolbar", "verb"]), help: "A comment with one of these words explains the key, however short it is."),
      RuleOption(name: "comment-words", value: .number(3), help: "How many words a comment needs to count as an explanation.")],
    check: .ambiguousKey)
}

extension Rule {
  static let ambiguousTimeZone = Rule(
    id: "ambiguous-time-zone",
    title: "Time zone by an abbreviation",
    summary: "\"CST\" is the time of Chicago, of Havana and of Shanghai; \"EST\" as an identifier is five hours behind all year, without summer time. \"UTC\" and \"GMT\" are fine. Use the region: `TimeZone(identifier: \"America/Chicago\")`.",
    page: #"""
# Time zone by an abbreviation

"CST" is the time of Chicago, of Havana and of Shanghai; "EST" as an identifier is five hours behind all year, without summer time. "UTC" and
"GMT" are fine. Use the region: `TimeZone(identifier: "America/Chicago")`.

## Flagged

```swift
let zone = TimeZone(abbreviation: "CST")  // ← ambiguous-time-zone
```

```swift
formatter.timeZone = TimeZone(abbreviation: "IST")  // ← ambiguous-time-zone
formatter.timeZone = TimeZone(identifier: "EST")  // ← ambiguous-time-zone
```

```swift
let zone = NSTimeZone(name: "MST")  // ← ambiguous-time-zone
```

```objc
NSTimeZone *zone = [NSTimeZone timeZoneWithAbbreviation:@"BST"];  // ← ambiguous-time-zone
```

```objc
[formatter setTimeZone:[NSTimeZone timeZoneWithName:@"PST"]];  // ← ambiguous-time-zone
```

## Accepted

```swift
let zone = TimeZone(identifier: "America/Chicago")
```

```swift
let zone = TimeZone(abbreviation: "UTC")
let other = TimeZone(abbreviation: "GMT")
```

```swift
let zone = TimeZone(secondsFromGMT: 0)
let offset = TimeZone(abbreviation: "GMT+2")
```

```swift
let zone = TimeZone(abbreviation: city.zone)
```

```objc
NSTimeZone *zone = [NSTimeZone timeZoneWithAbbreviation:@"UTC"];
NSTimeZone *berlin = [NSTimeZone timeZoneWithName:@"Europe/Berlin"];
[NSTimeZone timeZoneForSecondsFromGMT:0];
```

## Not detected

```swift
let name = "CST"
let zone = TimeZone(abbreviation: name)
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["J33", "P64"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .ambiguousTimeZone)
}

extension Rule {
  static let appleLanguagesOverride = Rule(
    id: "apple-languages-override",
    title: "Language forced through `AppleLanguages`",
    summary: "`AppleLanguages` and `AppleLocale` are how the system keeps the languages of an app. Code that writes them overrides the reader's choice in the settings, takes effect at the next start only, and leaves menus, permissions and the store in the other language. Send readers to the app's language setting: `UIApplication.openSettingsURLString`.",
    page: #"""
# Language forced through `AppleLanguages`

`AppleLanguages` and `AppleLocale` are how the system keeps the languages of an app. Code that writes them overrides the reader's choice in the settings, takes effect at the next start only, and leaves
menus, permissions and the store in the other language. Send readers to the app's language setting: `UIApplication.openSettingsURLString`.

Arguments of tests (`-AppleLanguages`) are fine, and so is removing the setting.

## Flagged

```swift
UserDefaults.standard.set([choice], forKey: "AppleLanguages")  // ← apple-languages-override
```

```swift
UserDefaults.standard.setValue(["de"], forKey: "AppleLanguages")  // ← apple-languages-override
defaults.set("de_DE", forKey: "AppleLocale")  // ← apple-languages-override
```

```swift
UserDefaults.standard.register(defaults: ["AppleLanguages": ["fr"]])  // ← apple-languages-override
```

```objc
[[NSUserDefaults standardUserDefaults] setObject:@[ choice ] forKey:@"AppleLanguages"];  // ← apple-languages-override
[defaults setValue:@"de_DE" forKey:@"AppleLocale"];  // ← apple-languages-override
```

```objc
[defaults registerDefaults:@{ @"AppleLanguages" : @[ @"fr" ] }];  // ← apple-languages-override
```

## Accepted

```swift
UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
```

Arguments of a test.

```swift
let app = XCUIApplication()
app.launchArguments += ["-AppleLanguages", "(de)"]
```

Back to the system.

```swift
UserDefaults.standard.removeObject(forKey: "AppleLanguages")
```

```swift
let saved = UserDefaults.standard.stringArray(forKey: "AppleLanguages")
defaults.set(choice, forKey: "language")
```

```objc
NSArray *saved = [defaults objectForKey:@"AppleLanguages"];
[defaults setObject:choice forKey:@"language"];
[defaults removeObjectForKey:@"AppleLanguages"];
```

## Not detected

A constant.

```swift
let key = "AppleLanguages"
defaults.set([choice], forKey: key)
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O60", "A49", "J18", "P33"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .appleLanguagesOverride)
}

extension Rule {
  static let appleLanguagesRead = Rule(
    id: "apple-languages-read",
    title: "Language read from `AppleLanguages`",
    summary: "`AppleLanguages` holds what the device prefers, not the language that the app runs in, and what stands there is private to the system. Use `Bundle.main.preferredLocalizations` for the language of the app and `Locale.preferredLanguages` for the wishes of the reader.",
    page: #"""
# Language read from `AppleLanguages`

`AppleLanguages` holds what the device prefers, not the language that the app runs in, and what stands there is private to the system. Use `Bundle.main.preferredLocalizations` for the language of the
app and `Locale.preferredLanguages` for the wishes of the reader.

## Flagged

```swift
let languages = UserDefaults.standard.object(forKey: "AppleLanguages") as? [String]  // ← apple-languages-read
```

```swift
let first = UserDefaults.standard.stringArray(forKey: "AppleLanguages")?.first  // ← apple-languages-read
let locale = defaults.string(forKey: "AppleLocale")  // ← apple-languages-read
```

```swift
let value = UserDefaults.standard.value(forKey: "AppleLanguages")  // ← apple-languages-read
let chosen = defaults.array(forKey: "AppleLanguages")?.count  // ← apple-languages-read
```

```objc
NSArray *languages = [[NSUserDefaults standardUserDefaults] objectForKey:@"AppleLanguages"];  // ← apple-languages-read
NSString *locale = [defaults stringForKey:@"AppleLocale"];  // ← apple-languages-read
```

```objc
NSArray *list = [defaults arrayForKey:@"AppleLanguages"];  // ← apple-languages-read
id value = [defaults valueForKey:@"AppleLanguages"];  // ← apple-languages-read
```

## Accepted

```swift
let language = Bundle.main.preferredLocalizations.first
```

```swift
let languages = Locale.preferredLanguages
```

Writing has a page of its own.

```swift
UserDefaults.standard.set([choice], forKey: "AppleLanguages")
UserDefaults.standard.removeObject(forKey: "AppleLanguages")
```

```swift
let keys = ["AppleLanguages", "AppleLocale"]
let language = defaults.string(forKey: "language")
```

```objc
NSArray *languages = [NSLocale preferredLanguages];
NSString *language = [defaults stringForKey:@"language"];
[defaults removeObjectForKey:@"AppleLanguages"];
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["A11", "A12", "A46", "A48", "A49", "P33"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .appleLanguagesRead)
}

extension Rule {
  static let baseLanguageKey = Rule(
    id: "base-language-key",
    title: "Base-language text as a key among named keys",
    summary: "In a project whose keys are names (`cart.title`), a key that is English text is out of place. Who mends a comma in it makes a new key, and all its translations are lost; and one word such as \"Order\" must serve every place that uses it. Give the text a name like the others, and put the words into the table or the default value.",
    page: #"""
# Base-language text as a key among named keys

In a project whose keys are names (`cart.title`), a key that is English text is out of place. Who mends a comma in it makes a new
key, and all its translations are lost; and one word such as "Order" must serve every place that uses it. Give the text a name
like the others, and put the words into the table or the default value.

The project decides what is right. With `keys: auto` the keys of all `NSLocalizedString`-like calls vote: at least five of them,
and seven of ten, must be names. Where keys are the text by design (most keys are text, or the call is `Text("…")` or
`String(localized:)`), this rule is silent. Each key is reported once, where it is used first, or in its
table where no call spells it out. Where no table has the key, the message says so, and which key has that text.

Where the table of the base language has a text for such a key, its wording can be changed there, as that of any name: that is a
possible finding only, unless a key with a name has the same text and translations of its own.

## Flagged

A sentence among names.

```swift
let title = NSLocalizedString("cart.title", comment: "Title of the cart")
let total = NSLocalizedString("cart.total", comment: "Label before the sum")
let pay = NSLocalizedString("cart.pay", comment: "Button")
let empty = NSLocalizedString("cart.empty", comment: "Shown when nothing is in the cart")
let back = NSLocalizedString("cart.back", comment: "Button")
let again = NSLocalizedString("Something went wrong. Try again.", comment: "Alert")  // ← base-language-key
```

A single word, in a project that writes its names in capitals.

```objc
NSArray *Titles(void) {
  return @[
    NSLocalizedString(@"CART_TITLE", nil),
    NSLocalizedString(@"CART_TOTAL", nil),
    NSLocalizedString(@"CART_PAY", nil),
    NSLocalizedString(@"CART_EMPTY", nil),
    NSLocalizedString(@"ORDER_STATE_SHIPPED", nil),
    NSLocalizedString(@"Order", nil),  // ← base-language-key
  ];
}
```

The names of the other files count, and a text that is used twice is reported once.

```swift file=Cart.swift
let title = NSLocalizedString("cartTitle", comment: "Title of the cart")
let total = NSLocalizedString("cartTotal", comment: "Label before the sum")
let pay = NSLocalizedString("cartPayButton", comment: "Button")
let empty = NSLocalizedString("cartIsEmpty", comment: "Shown when nothing is in the cart")
let back = NSLocalizedString("cartBackButton", comment: "Button")
let coupon = NSLocalizedString("cartCouponField", comment: "Placeholder")
```

```objc file=Login.m
- (void)signOut {
  self.title = NSLocalizedString(@"Sign out", @"Title of the alert");  // ← base-language-key
  self.button.title = NSLocalizedString(@"Sign out", @"Button");  // ← base-language-key next
}
```

The blocks below stand for such a project: it says what its keys are.

```yaml config
keys: symbolic
```

Two words without an end mark, in small letters, with a placeholder, with a line break.

```swift
let out = NSLocalizedString("Sign out", comment: "Button")  // ← base-language-key
let none = NSLocalizedString("no results found", comment: "Below the search field")  // ← base-language-key
let hello = NSLocalizedString("Hello, %@", comment: "Title; %@ is a first name")  // ← base-language-key
let left = NSLocalizedString("%d left", comment: "Number of articles")  // ← base-language-key
let two = NSLocalizedString("Thank you.\nYour order is on its way.", comment: "Alert")  // ← base-language-key
```

```objc
self.hint.text = NSLocalizedString(@"swipe to delete", @"Below the list");  // ← base-language-key
self.state.text = NSLocalizedString(@"Shipped on %1$@ by %2$@", @"Date and carrier");  // ← base-language-key
```

One word with a capital, or with a mark at its end.

```swift
let name = NSLocalizedString("Name:", comment: "Label before a field")  // ← base-language-key
let load = NSLocalizedString("Loading…", comment: "Shown while waiting")  // ← base-language-key
let dont = NSLocalizedString("Don't", comment: "Button")  // ← base-language-key
```

```objc
[menu addItemWithTitle:NSLocalizedString(@"Refund", @"Menu") action:@selector(refund:) keyEquivalent:@""];  // ← base-language-key
[menu addItemWithTitle:NSLocalizedString(@"Return...", @"Menu") action:@selector(takeBack:) keyEquivalent:@""];  // ← base-language-key
```

Capitals that are shouted words, not a name.

```objc
[button setTitle:NSLocalizedString(@"ADD TO CART", @"Button") forState:UIControlStateNormal];  // ← base-language-key
```

Long text over several literals: the line on which it begins is reported.

```objc
NSString *legal = NSLocalizedString(@"All prices include taxes. "  // ← base-language-key
                                    @"Shipping is paid by the buyer.", @"Footer");
```

```swift
let legal = NSLocalizedString(
  "All prices include taxes. "  // ← base-language-key
    + "Shipping is paid by the buyer.",
  comment: "Footer")
```

The default value repeats the key: the text now has to be changed in two places.

```swift
let wish = NSLocalizedString("Add to wish list", value: "Add to wish list", comment: "Button")  // ← base-language-key
```

```objc
NSString *gift = NSLocalizedStringWithDefaultValue(@"Wrap as a gift", nil, bundle, @"Wrap as a gift", @"Switch");  // ← base-language-key
```

Other tables, other entry points.

```objc
NSString *about = NSLocalizedStringFromTable(@"About this shop", @"About", @"Title");  // ← base-language-key
NSString *terms = [bundle localizedStringForKey:@"Terms of use" value:nil table:nil];  // ← base-language-key
CFStringRef quit = CFCopyLocalizedString(CFSTR("Quit Shop"), "Menu item that ends the program");  // ← base-language-key
```

```swift
let terms = Bundle.module.localizedString(forKey: "Terms of use", value: nil, table: nil)  // ← base-language-key
let news = NSString.localizedUserNotificationString(forKey: "Your order was sent", arguments: nil)  // ← base-language-key
```

A wrapper of the project.

```swift
extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

let filter = "Sort and filter".localized  // ← base-language-key
```

```objc
#define L(key) NSLocalizedString(key, nil)

NSString *FilterTitle(void) {
  return L(@"Sort and filter");  // ← base-language-key
}
```

One branch of a choice is a name, the other one a text.

```swift
let action = NSLocalizedString(isSaved ? "wish.remove" : "Save for later", comment: "Menu")  // ← base-language-key
```

Text need not be English.

```swift
let cancel = NSLocalizedString("Abbrechen", comment: "Button")  // ← base-language-key
let close = NSLocalizedString("关闭", comment: "Button")  // ← base-language-key
```

Only the table has it, because the code puts its keys together, or because an intent or a framework asks for it: such a finding is hidden unless you ask for `possible` ones.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
"cart.total" = "Total";
"cart.pay" = "Pay now";
"cart.empty" = "Your cart is empty.";
"Add to cart" = "Add to cart";  // ← base-language-key possible
 ^^^^^^^^^^^
```

```strings file=de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
"Add to cart" = "In den Warenkorb";
```

A text that has a name already, so that two keys are translated apart, and one that the base language lacks.

```strings file=en.lproj/Localizable.strings
"crew.add" = "Add a sailor";
"crew.leave" = "Leave the crew";
"Add a sailor" = "Add a sailor";
```
```strings file=nl.lproj/Localizable.strings
"crew.add" = "Matroos toevoegen";
"crew.leave" = "Bemanning verlaten";
"Add a sailor" = "Matroos erbij";
"Call the mate" = "Roep de stuurman";
```
```swift file=Crew.swift
let texts = [
  NSLocalizedString("crew.add", comment: "Button"), NSLocalizedString("crew.leave", comment: "Button"),
  NSLocalizedString("Add a sailor", comment: "Menu"),  // ← base-language-key
  NSLocalizedString("Call the mate", comment: "Menu"),  // ← base-language-key
]
```

A text that stands in the table of the base language, where it can be worded anew.

```strings file=en.lproj/Localizable.strings
"deck.clean" = "Clean the deck";
"deck.paint" = "Paint the deck";
"Open the hatch" = "Open the hatch";
"deck.closed" = "Closed";
"%@ (closed)" = "%@ (closed)";
```
```strings file=nl.lproj/Localizable.strings
"deck.clean" = "Maak het dek schoon";
"deck.paint" = "Verf het dek";
"Open the hatch" = "Open het luik";
"deck.closed" = "Gesloten";
"%@ (closed)" = "%@ (dicht)";
```
```objc file=Deck.m
NSArray *Texts(void) {
  return @[
    NSLocalizedString(@"deck.clean", @"Menu"), NSLocalizedString(@"deck.paint", @"Menu"),
    NSLocalizedString(@"Open the hatch", @"Menu"),  // ← base-language-key possible
    NSLocalizedString(@"deck.closed", @"State"),
    NSLocalizedString(@"%@ (closed)", @"Name of a deck"),  // ← base-language-key possible
  ];
}
```

A package that came along without its tables has nothing to lose.

```strings file=en.lproj/Localizable.strings
"dial.title" = "Dial";
"dial.open" = "Open";
```
```swift file=Dial.swift
let title = NSLocalizedString("dial.title", comment: "Title")
let open = NSLocalizedString("dial.open", comment: "Button")
```
```swift file=Kits/Knob/Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Knob", targets: [.target(name: "Knob")])
```
```swift file=Kits/Knob/Sources/Knob/Knob.swift
let label = Bundle.module.localizedString(forKey: "Turn to the left", value: nil, table: nil)  // ← base-language-key possible
```

The same translations for both keys: nothing is lost.
```strings file=en.lproj/Harbour.strings
"action.moor" = "Moor the boat";
"Moor the boat" = "Moor the boat";
"action.sail" = "Set sail";
"action.anchor" = "Drop anchor";
```
```strings file=de.lproj/Harbour.strings
"action.moor" = "Boot festmachen";
"Moor the boat" = "Boot festmachen";
"action.sail" = "Segel setzen";
"action.anchor" = "Anker werfen";
```
```swift file=Harbour.swift
let moor = NSLocalizedString("action.moor", tableName: "Harbour", comment: "Button")
let sail = NSLocalizedString("action.sail", tableName: "Harbour", comment: "Button")
let anchor = NSLocalizedString("action.anchor", tableName: "Harbour", comment: "Button")
let title = NSLocalizedString("Moor the boat", tableName: "Harbour", comment: "Title")  // ← base-language-key possible
```

## Accepted

Most names are words that begin with capitals: then one word is a name too. The same holds for what stands in brackets behind the name of a table.

```swift file=Boats.swift
let titles = [
  NSLocalizedString("SortByName", comment: "Menu"), NSLocalizedString("RentBoat", comment: "Button"),
  NSLocalizedString("ShowHarbour", comment: "Button"), NSLocalizedString("ReturnBoat", comment: "Button"),
  NSLocalizedString("Done", comment: "Button"),
]
let signal = NSLocalizedString("Signals[a1x-9]", comment: "Light")
```

The name of a product, which no language translates.

```strings file=en.lproj/Localizable.strings
"boat.rent" = "Rent a boat";
"boat.return" = "Return the boat";
"Skiffly" = "Skiffly";
```
```strings file=de.lproj/Localizable.strings
"boat.rent" = "Boot mieten";
"boat.return" = "Boot zurückgeben";
"Skiffly" = "Skiffly";
```
```swift file=Skiffly.swift
let texts = [
  NSLocalizedString("boat.rent", comment: "Button"), NSLocalizedString("boat.return", comment: "Button"),
  NSLocalizedString("Skiffly", comment: "Title of the window"),
]
```

Again the blocks stand for a project of named keys.

```yaml config
keys: symbolic
```

A member of another type, which has the name of the project's own function.

```swift file=Texts.swift
enum Texts {
  static func text(_ key: String, in bundle: Bundle) -> String {
    NSLocalizedString(key, bundle: bundle, comment: "")
  }
}
```
```swift file=Request.swift
enum Value { case text(String) }

let fields: [String: Value] = ["description": .text("Name of the boat, as its papers have it")]
```

Names, in each of the usual spellings, with placeholders at their end or not.

```swift
let a = NSLocalizedString("cart.title", comment: "")
let b = NSLocalizedString("cart_title", comment: "")
let c = NSLocalizedString("cartTitle", comment: "")
let d = NSLocalizedString("CartTitle", comment: "")
let e = NSLocalizedString("cart-title", comment: "")
let f = NSLocalizedString("Cart:Title", comment: "")
let g = NSLocalizedString("cart/title", comment: "")
let h = NSLocalizedString("cart.items %lld", comment: "")
let i = NSLocalizedString("cart.items-from-%@-to-%@", comment: "")
let j = NSLocalizedString("com.example.shop.cart.title", comment: "")
let k = NSLocalizedString("shop.cart.title long", comment: "")
```

```objc
NSString *a = NSLocalizedString(@"CART_TITLE", nil);
NSString *b = NSLocalizedString(@"kCartTitle", nil);
NSString *c = NSLocalizedString(@"Cart.Title", nil);
NSString *d = NSLocalizedString(@"lblCart2", nil);
NSString *e = NSLocalizedString(@"error_404", nil);
```

A word in small letters or capitals may well be a name, or an abbreviation that is the same everywhere.

```swift
let a = NSLocalizedString("cancel", comment: "Button")
let b = NSLocalizedString("OK", comment: "Button")
let c = NSLocalizedString("SORT", comment: "Button")
```

Placeholders and marks alone have no words that could change.

```swift
let range = NSLocalizedString("%@ - %@", comment: "From and to, as in 9:00 - 17:00")
let share = NSLocalizedString("%d%%", comment: "Progress")
```

```objc
NSString *pair = NSLocalizedString(@"%1$@ (%2$@)", @"A name, and its short form");
NSString *dot = NSLocalizedString(@" • ", @"Between facts");
```

The key describes the place, and the text is in the default value.

```swift
let done = NSLocalizedString("Cart done button", value: "Done", comment: "Closes the cart")
```

```objc
NSString *done = NSLocalizedStringWithDefaultValue(@"Cart done button", nil, bundle, @"Done", @"Closes the cart");
```

Here keys are the text by design, in every project.

```swift
import SwiftUI

let text = Text("Your cart is empty.")
let button = Button("Add to cart") { add() }
let error = String(localized: "Something went wrong.")
let title = LocalizedStringResource("Sign out")
```

Only the key counts: not the comment, the value, the table, or a text that is no key.

```swift
let title = NSLocalizedString(
  "cart.title", tableName: "Shopping Cart", bundle: .main, value: "Your cart", comment: "Title of the cart")
let seen = UserDefaults.standard.bool(forKey: "Tour Seen")
performSegue(withIdentifier: "Show Cart", sender: nil)
```

```objc
id seen = [defaults objectForKey:@"Tour Seen"];
NSString *title = [bundle pathForResource:@"Shopping Cart" ofType:@"strings"];
```

A table of its own, as a library brings it, with keys that are all text.

```objc
NSArray *Errors(void) {
  return @[
    NSLocalizedStringFromTable(@"Not reachable", @"ShopKit", nil),
    NSLocalizedStringFromTable(@"Request failed", @"ShopKit", nil),
    NSLocalizedStringFromTable(@"Timed out", @"ShopKit", nil),
    NSLocalizedStringFromTable(@"No answer", @"ShopKit", nil),
    NSLocalizedStringFromTable(@"Unknown", @"ShopKit", nil),
  ];
}
```

A table of texts that come from elsewhere, as the names of its kinds in the data of a shop; and keys that the build takes from the code.

```strings file=en.lproj/Kinds.strings
"Fresh fruit" = "Fruit";
"Dry goods" = "Pasta and rice";
"kind.other" = "Other";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "cart.a" : { "extractionState" : "manual" },
    "cart.b" : { "extractionState" : "manual" },
    "cart.c" : { "extractionState" : "manual" },
    "cart.d" : { "extractionState" : "manual" },
    "cart.e" : { "extractionState" : "manual" },
    "Add to cart" : { }
  },
  "version" : "1.0"
}
```

A key that is put together is no text that could be looked up. (`dynamic-key` speaks about it.)

```swift
let left = NSLocalizedString("\(count) articles left", comment: "Badge")
let text = NSLocalizedString(article.title, comment: "Title")
```

A wrapper's own definition.

```objc
#define L(key) NSLocalizedString(key, nil)

static NSString *Localized(NSString *key) {
  return NSLocalizedString(key, @"");
}
```

Tests may look up what they like.

```swift
final class CartTests: XCTestCase {
  func testTitle() {
    XCTAssertEqual(cart.title, NSLocalizedString("Your cart", comment: "Title"))
  }
}
```

A project whose keys are text, by its own decision.

```yaml config
keys: text
```

```swift
let title = NSLocalizedString("Your cart", comment: "Title")
let pay = NSLocalizedString("cart.pay", comment: "Button")
```

The same, seen from its calls: the text keys have the majority.

```yaml config
keys: auto
```

```swift
let title = NSLocalizedString("Your cart", comment: "Title")
let total = NSLocalizedString("Total:", comment: "Label before the sum")
let pay = NSLocalizedString("Pay now", comment: "Button")
let empty = NSLocalizedString("Your cart is empty.", comment: "Shown when nothing is in the cart")
let back = NSLocalizedString("Back to the shop", comment: "Button")
let coupon = NSLocalizedString("cart.coupon", comment: "Placeholder")
```

```objc
NSArray *Titles(void) {
  return @[
    NSLocalizedString(@"Your cart", @"Title"),
    NSLocalizedString(@"Pay now", @"Button"),
    NSLocalizedString(@"Your cart is empty.", @"Shown when nothing is in the cart"),
    NSLocalizedString(@"Back to the shop", @"Button"),
    NSLocalizedString(@"Sign out", @"Menu"),
  ];
}
```

No majority, or too few keys to know.

```swift
let title = NSLocalizedString("cart.title", comment: "Title")
let pay = NSLocalizedString("cart.pay", comment: "Button")
let total = NSLocalizedString("cart.total", comment: "Label before the sum")
let empty = NSLocalizedString("Your cart is empty.", comment: "Shown when nothing is in the cart")
let back = NSLocalizedString("Back to the shop", comment: "Button")
let out = NSLocalizedString("Sign out", comment: "Menu")
```

```objc
self.title = NSLocalizedString(@"cart.title", @"Title");
self.hint.text = NSLocalizedString(@"Swipe to delete", @"Below the list");
```

One word as a name, with its text beside it: a change of the wording happens there.

```swift
let edit = NSLocalizedString("Edit", value: "Edit", comment: "Button")
let title = NSLocalizedString("shop.title", comment: "Title")
```

A name that reads like a word: its table has another text, which can change as it likes.

```strings file=en.lproj/Pins.strings
"Title" = "Pinned books";
"pins.empty" = "Nothing is pinned";
"pins.footer.hint" = "Pins stay on top";
```

```swift file=Pins.swift
let title = NSLocalizedString("Title", tableName: "Pins", comment: "Heading of the list of pinned books")
let empty = NSLocalizedString("pins.empty", tableName: "Pins", comment: "In place of the list")
let hint = NSLocalizedString("pins.footer.hint", tableName: "Pins", comment: "Below the list")
```

## Not detected

Text where SwiftUI takes a key, in a project of names. By the call alone both are right.

```yaml config
keys: symbolic
```

```swift
import SwiftUI

let label = Text("Sign out")
```

One word in small letters, or words without a space.

```swift
let cancel = NSLocalizedString("cancel", comment: "Button")
let again = NSLocalizedString("TryAgain", comment: "Button")
```

A text that reaches the call through a constant.

```objc
static NSString *const kSignOut = @"Sign out";

NSString *SignOutTitle(void) {
  return NSLocalizedString(kSignOut, @"Button");
}
```

"""#,
    severities: ["": .warning],
    aliases: ["space_in_key"], sources: ["O11", "P04", "l10nlint"],
    inputs: ["swift", "objc", "strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: true,
    yieldsTo: ["misspelled-key"], contexts: [.description],
    options: [RuleOption(name: "keys", value: .text("auto"), help: "How this project writes its keys: `symbolic` (names such as `cart.title`), `text` (the source text itself), or `auto`, which lets the keys of the project vote.")],
    check: .baseLanguageKey)
}

extension Rule {
  static let cDateFormatting = Rule(
    id: "c-date-formatting",
    title: "Names of months and days through the C functions",
    summary: "`strftime` writes \"Monday\" and \"AM\" for everybody, because a program starts in the C locale, and `strptime` reads nothing else. Where a reader sees the text, use a `DateFormatter`; where a program reads it, `strptime_l` and `strftime_l` with `NULL` say that English is meant.",
    page: #"""
# Names of months and days through the C functions

`strftime` writes "Monday" and "AM" for everybody, because a program starts in the C locale, and `strptime` reads nothing else. Where a reader sees the text, use a `DateFormatter`; where a program
reads it, `strptime_l` and `strftime_l` with `NULL` say that English is meant.

## Flagged

```objc
strftime(text, sizeof(text), "%A, %d %B", &parts);  // ← c-date-formatting
```
```objc
NSString *day(struct tm parts) {
  char text[64];
  strftime(text, sizeof(text), "%b %d %H:%M", &parts);  // ← c-date-formatting
  return [NSString stringWithFormat:@"%s", text];
}
```
```objc
strptime(text, "%d %b %Y", &parts);  // ← c-date-formatting
size_t length = strftime(text, 64, "%x", &parts);  // ← c-date-formatting
```
```objc
wcsftime(text, 64, L"%I:%M %p", &parts);  // ← c-date-formatting
```
```swift
strftime(&text, 64, "%a %H:%M", &parts)  // ← c-date-formatting
strptime(text, "%B %Y", &parts)  // ← c-date-formatting
```

## Accepted

```objc
strftime(text, sizeof(text), "%Y-%m-%d %H:%M:%S", &parts);
```
```objc
strptime_l(text, "%d %b %Y", &parts, NULL);
strftime_l(text, sizeof(text), "%b", &parts, NULL);
```
The form of HTTP:
```objc
strptime(text, "%a, %d %b %Y %H:%M:%S GMT", &parts);
```
```objc
strftime(text, sizeof(text), format, &parts);
strftime(text, sizeof(text), "100%% of %d", &parts);
```
```swift
strftime(&text, 64, "%H:%M", &parts)
let day = date.formatted(.dateTime.weekday(.wide))
```

## Not detected

```objc
const char *form = "%A";
strftime(text, sizeof(text), form, &parts);
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["O57", "P31"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .cDateFormatting)
}

extension Rule {
  static let catalogState = Rule(
    id: "catalog-state",
    title: "Text of a catalog that is not finished",
    summary: "A catalog marks each text: `new` has not been translated, `needs_review` was not looked at since its base text has changed, and a `stale` key is in no code any more. Translate, look at or delete such texts before a release.",
    page: #"""
# Text of a catalog that is not finished

A catalog marks each text: `new` has not been translated, `needs_review` was not looked at since its base text has changed, and a `stale` key is in no
code any more. Translate, look at or delete such texts before a release.

This is a matter of how a team works, so the rule is off until it is asked for. `reject` says which states are told. Texts of the source
language are new by nature, and keys with `shouldTranslate: false` are left alone.

## Flagged
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Garden" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "new", "value" : "Garden" } },  // ← catalog-state
      "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Jardin" } },  // ← catalog-state
      "it" : { "stringUnit" : { "state" : "translated", "value" : "Giardino" } } } },
    "Pond" : { "extractionState" : "stale" },  // ← catalog-state
    "Rock" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } }  // ← catalog-state
  },
  "version" : "1.0"
}
```
One finding for all forms of a text.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld trees" : { "localizations" : { "de" : { "variations" : { "plural" : {
      "one" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld Baum" } },  // ← catalog-state
      "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld Bäume" } } } } } } }
  },
  "version" : "1.0"
}
```
The source text has been changed by hand and not looked at again.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "tree" : { "localizations" : { "en" : { "stringUnit" : { "state" : "needs_review", "value" : "Tree" } } } }  // ← catalog-state
  },
  "version" : "1.0"
}
```
```yaml config
reject: [machine-translated]
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Tree" : { "localizations" : {
      "da" : { "stringUnit" : { "state" : "machine_translated", "value" : "Træ" } },  // ← catalog-state
      "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
  },
  "version" : "1.0"
}
```

## Accepted
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Garden" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Garten" } } } },
    "Pond" : { "extractionState" : "manual" },
    "Hedge" : { }
  },
  "version" : "1.0"
}
```
Texts of the source language are new until somebody writes them.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "tree" : { "extractionState" : "extracted_with_value", "localizations" : {
      "en" : { "stringUnit" : { "state" : "new", "value" : "Tree" } } } }
  },
  "version" : "1.0"
}
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Bonsai" : { "shouldTranslate" : false, "localizations" : {
      "de" : { "stringUnit" : { "state" : "new", "value" : "Bonsai" } } } }
  },
  "version" : "1.0"
}
```
```yaml config
reject: [stale]
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Garden" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["text": .note, "key": .note],
    aliases: [], sources: ["xcstrings-gate"],
    inputs: ["xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "reject", value: .list(["new", "needs-review", "stale"]), help: "States that are reported: new, needs-review, stale, translated, machine-translated.")],
    check: .catalogState)
}

extension Rule {
  static let catalogStructure = Rule(
    id: "catalog-structure",
    title: "Catalog that its readers do not understand",
    summary: "A string catalog is JSON, so a merge can leave it broken, and then the build stops or the table is empty. Quieter are entries that are read and ignored: one that slipped out of `strings`, a text beside `variations` that is lost when the catalog is exported. Change what the message says; opening the catalog in Xcode and saving it repairs most of the rest.",
    page: #"""
# Catalog that its readers do not understand

A string catalog is JSON, so a merge can leave it broken, and then the build stops or the table is empty. Quieter are entries that are
read and ignored: one that slipped out of `strings`, a text beside `variations` that is lost when
the catalog is exported. Change what the message says; opening the catalog in Xcode and saving it repairs most of the rest.

## Flagged
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "tab.home" : { }
    "tab.search" : { }  // ← catalog-structure error
  },
  "version" : "1.0"
}
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : { },
  "tab.home" : { "comment" : "A tab" },  // ← catalog-structure warning
  "version" : "1.0"
}
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "tab.home" : {
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "done", "value" : "Start" } }  // ← catalog-structure warning
      }
    }
  },
  "version" : "1.0"
}
```
```xcstrings
{
  "sourceLanguage" : "en",
<<<<<<< main  // ← catalog-structure error
  "strings" : { },
  "version" : "1.0"
}
```

## Accepted

What an entry may do without may be `null`:
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "shelf.empty" : {
      "comment" : null,
      "extractionState" : null,
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Nothing here yet" } }
      }
    }
  },
  "version" : "1.0"
}
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "" : { },
    "tab.home" : {
      "extractionState" : "manual",
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Start" } }
      }
    }
  },
  "version" : "1.0"
}
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld files" : {
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
            }
          }
        }
      }
    }
  },
  "version" : "1.1"
}
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "tap.hint" : {
      "localizations" : {
        "en" : {
          "variations" : {
            "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click here" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap here" } }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "tab.home" : { "comment" : "A tab", "isCommentAutoGenerated" : true, "shouldTranslate" : false }
  },
  "version" : "1.1"
}
```

"""#,
    severities: ["syntax": .error, "structure": .warning],
    aliases: [], sources: ["xcstringstool"],
    inputs: ["xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .catalogStructure)
}

extension Rule {
  static let concatenatedSentence = Rule(
    id: "concatenated-sentence",
    title: "Sentence put together from pieces",
    summary: "A sentence that the code puts together from pieces has the word order of English for ever: a translator sees each piece alone and cannot move, bend or drop a word. Write the whole sentence as one string with placeholders, and let the translation decide where the values go.",
    page: #"""
# Sentence put together from pieces

A sentence that the code puts together from pieces has the word order of English for ever: a translator sees each piece alone and cannot move,
bend or drop a word. Write the whole sentence as one string with placeholders, and let the translation decide where the values go.

## Flagged

A localized word, a space and a value: the value may have to stand first.
```swift
ownerLabel.text = NSLocalizedString("shared-by", comment: "Before a name") + " " + owner.name  // ← concatenated-sentence
```
A localized ending without a space. The translator must know that a space belongs at its start.
```swift
stateLabel.text = device.name + NSLocalizedString("is-connected", comment: "Stands after a device name")  // ← concatenated-sentence
```
A key that ends with a space is the first half of something.
```swift
let credit = NSLocalizedString("Photographed by ", comment: "") + photographer  // ← concatenated-sentence
```
Interpolation glues as well as `+` does.
```swift
searchField.placeholder = "\(L10n.Search.find) \(L10n.Search.albums)"  // ← concatenated-sentence
```
A number and a localized noun: the noun changes with the number in most languages.
```swift
inboxLabel.text = "\(unread) \("inbox.unread".localized)"  // ← concatenated-sentence
```
A piece that has a name first, and one that is chosen. Where all of them have names, they may as well be units, signs or whole sentences.
```swift
func headline(for event: Event) -> String {
  let verb = event.isOver ? L10n.closed : L10n.opened
  headlineLabel.text = verb + " " + event.name  // ← concatenated-sentence
  headlineLabel.text = "\(verb) \(event.name)"  // ← concatenated-sentence possible
  let start = event.isSoon ? NSLocalizedString("starts-in ", comment: "Before a time") : ""
  return start + formatter.string(from: event.start)  // ← concatenated-sentence possible
}
```
```objc
- (void)showTitle {
  NSString *verb = isCopy ? NSLocalizedString(@"copy-verb", @"Before a name") : NSLocalizedString(@"move-verb", @"Before a name");
  self.title = [NSString stringWithFormat:@"%@ %@", verb, self.file.name];  // ← concatenated-sentence possible
}
```
One sentence in four pieces, with a link in the middle.
```swift
let consent = "consent.start".localized + " " + "consent.rules".localized + " " + "consent.end".localized + "."  // ← concatenated-sentence
```
Changing the case of a piece shows that it is meant for the middle of a sentence.
```swift
emptyLabel.text = L10n.Library.missing + " " + L10n.Library.playlists.lowercased()  // ← concatenated-sentence
```
A clause that is added only sometimes.
```swift
rideLabel.text = L10n.Ride.booked + (isShared ? " " + L10n.Ride.withOthers : "")  // ← concatenated-sentence
```
A text that grows in a variable.
```swift
func statusText() -> String {
  var status = String(localized: "Syncing")
  status += " " + String(localized: "in the background")  // ← concatenated-sentence
  return status
}
```
Text and value that are added in one statement are told once.
```swift
func stateText(_ minutes: Int) -> String {
  var state = NSLocalizedString("Ends in ", comment: "Before the minutes")
  state += String(minutes) + NSLocalizedString(" minutes", comment: "Behind the minutes")  // ← concatenated-sentence
  return state
}
```
Words in a variable that get a value behind them before they are shown: the text is told once, where the first value comes.
```swift
func show(_ visit: Visit) {
  var line = "Fed by "
  line += visit.keeper  // ← concatenated-sentence
  line += " and "
  line += visit.helper
  feedLabel.text = line
}
```
A space that is added alone does not part the words.
```swift
func show(_ loan: Loan) {
  var line = String(localized: "You still owe the sum to")
  line += " "
  line += loan.lender  // ← concatenated-sentence
  loanLabel.text = line
  line = "Repaid to "
  line = line + loan.lender  // ← concatenated-sentence
  repaidLabel.text = line
}
```
The same with `append`, and a list that has a name.
```swift
func show(_ gift: Gift) {
  var line = ""
  line.append(NSLocalizedString("wrapped-by", comment: "Before a name"))
  line.append(" ")
  line.append(gift.giver)  // ← concatenated-sentence
  giftLabel.text = line
  let pieces = [String(localized: "Opened by"), gift.owner]
  ownerLabel.text = pieces.joined(separator: " ")  // ← concatenated-sentence
}
```
```objc
- (void)showGift:(Gift *)gift {
  NSMutableString *line = [NSMutableString string];
  [line appendString:NSLocalizedString(@"wrapped-by", @"Before a name")];
  [line appendString:@" "];
  [line appendString:gift.giver];  // ← concatenated-sentence
  self.giftLabel.text = line;
  NSMutableString *thanks = [NSMutableString stringWithString:@"Thank you, dear "];
  [thanks appendString:gift.giver];  // ← concatenated-sentence
  self.thanksLabel.text = thanks;
  NSArray *pieces = @[ NSLocalizedString(@"opened-by", @"Before a name"), gift.owner ];
  self.ownerLabel.text = [pieces componentsJoinedByString:@" "];  // ← concatenated-sentence
}
```
English words around a localized piece.
```swift
let note = "Moved to \(String(localized: "Archive")) just now"  // ← concatenated-sentence
```
Views that are added are pieces too, and each `Text` is a key of its own.
```swift
import SwiftUI

struct Consent: View {
  var body: some View {
    Text("By signing up you accept the ") + Text("house rules").bold()  // ← concatenated-sentence
  }
}
```
The same with a value at the end.
```swift
import SwiftUI

struct Greeting: View {
  let name: String
  var body: some View {
    Text("Good to see you, ") + Text(name).bold()  // ← concatenated-sentence
  }
}
```
A list of pieces joined by a space is a sentence.
```swift
let arrival = [L10n.Order.arrives, weekday].joined(separator: " ")  // ← concatenated-sentence
```
A format without words gives the translator nothing to reorder.
```swift
quitItem.title = String(format: "%@ %@", L10n.Menu.quit, appName)  // ← concatenated-sentence
```
The key of this view is `%@ %@`: localized, and no translator can use it.
```swift
import SwiftUI

struct PlanRow: View {
  let plan: Plan
  var body: some View {
    Text("\(L10n.Plan.current) \(plan.label)")  // ← concatenated-sentence
  }
}
```
English words and a value on their way to the screen: nobody can translate them, and the order is fixed. Where both stand in one literal, the text is
whole and only not localized yet; such findings are hidden unless you ask for `possible` ones.
```swift
import AppKit

openedField.stringValue = "Opened on " + formatter.string(from: record.openedAt)  // ← concatenated-sentence
alert.informativeText = "The upload stopped because \(reason)"  // ← concatenated-sentence possible
```
`Text` localizes a literal. The sum of a literal and a value is no literal.
```swift
import SwiftUI

struct Footer: View {
  let day: String
  var body: some View {
    Text("Last opened on " + day)  // ← concatenated-sentence
  }
}
```
The name between the pieces does not change what happens.
```swift
func show(_ guest: Guest) {
  let prefix = NSLocalizedString("waiting-for", comment: "")
  waitLabel.text = prefix + " " + guest.nickname  // ← concatenated-sentence
}
```
A sum over several lines is reported where it starts.
```swift
detailLabel.text =
  L10n.Backup.lastRun  // ← concatenated-sentence
  + " "
  + relativeFormatter.localizedString(for: lastRun, relativeTo: now)
```
Appending a string.
```objc
self.stateLabel.text = [NSLocalizedString(@"recorded-by", @"Before a name") stringByAppendingString:author];  // ← concatenated-sentence
```
Appending a format that is only a space and a placeholder.
```objc
creditLabel.text = [NSLocalizedString(@"photo-by", @"Before a name") stringByAppendingFormat:@" %@", author];  // ← concatenated-sentence
```
A format of placeholders and spaces with a localized argument.
```objc
NSString *title = [NSString stringWithFormat:@"%@ %@", NSLocalizedString(@"menu.quit", @"Menu"), productName];  // ← concatenated-sentence
```
Two localized arguments in such a format.
```objc
self.field.placeholder = [NSString stringWithFormat:@"%@ %@", NSLocalizedString(@"choose", @""), NSLocalizedString(@"end-date", @"")];  // ← concatenated-sentence
```
A clause at the end of a mutable string.
```objc
- (NSString *)summaryForGuests:(NSUInteger)rest {
  NSMutableString *summary = [self.firstGuest mutableCopy];
  [summary appendFormat:NSLocalizedString(@" and %lu more", @"Rest of the guests"), (unsigned long)rest];  // ← concatenated-sentence
  return summary;
}
```
The same with a plain string.
```objc
- (NSString *)stateOfTrip:(Trip *)trip {
  NSMutableString *state = [NSMutableString stringWithString:trip.route];
  if (trip.late) {
    [state appendString:NSLocalizedString(@"is-late", @"After the name of a route")];  // ← concatenated-sentence
  }
  return state;
}
```
A variable that takes its old value and a localized end.
```objc
- (NSString *)chapterText:(NSString *)text {
  text = [text stringByAppendingString:NSLocalizedString(@"single-chapter", @"")];  // ← concatenated-sentence
  return text;
}
```
"3 out of 9" in three pieces.
```objc
pageLabel.text = [[current stringByAppendingString:NSLocalizedString(@" out of ", @"")] stringByAppendingString:total];  // ← concatenated-sentence
```
English words around a localized argument.
```objc
NSString *message = [NSString stringWithFormat:@"Saved to %@", NSLocalizedString(@"folder.archive", @"")];  // ← concatenated-sentence
```
An array of pieces.
```objc
cell.textLabel.text = [@[NSLocalizedString(@"delivered-on", @""), day] componentsJoinedByString:@" "];  // ← concatenated-sentence
```
English words and a value on their way to the screen.
```objc
#import <UIKit/UIKit.h>

self.statusLabel.text = [@"Copied to " stringByAppendingString:device.name];  // ← concatenated-sentence
[alert setInformativeText:[NSString stringWithFormat:@"%@ could not be opened", document.displayName]];  // ← concatenated-sentence possible
```

A caption and its value: only the colon is fixed by the code, and most languages can live with it. Such findings are notes, hidden unless you ask for `possible` ones.
```swift
sizeLabel.text = "\(L10n.File.size): \(bytes)"  // ← concatenated-sentence note possible
timeLabel.text = L10n.File.changed + ": " + day  // ← concatenated-sentence note possible
```
```objc
cell.textLabel.text = [NSString stringWithFormat:@"%@: %@", NSLocalizedString(@"duration", @""), duration];  // ← concatenated-sentence note possible
```

What is appended behind a dash stands for itself: only the first statement is told.
```swift
func subject() -> String {
  var subject = "Field guide \(L10n.Mail.feedback)"  // ← concatenated-sentence
  if isMember { subject += " - Member" }
  return subject
}
```

Generated texts behind a function.
```swift
func strings() -> L10n.Type { return L10n.self }

let price = strings().priceFrom + " " + strings().pricePerMonth(12)  // ← concatenated-sentence
let hint = "\(strings().sentBy) \(sender.name)"  // ← concatenated-sentence
```

What its table shows to be the end of a sentence, full stop or not.
```strings file=en.lproj/Localizable.strings
"trip.time" = "min.";
```
```swift file=Trip.swift
timeLabel.text = "\(minutes) " + NSLocalizedString("trip.time", comment: "Unit")  // ← concatenated-sentence
```

A noun and its number, size or code: the order is the same everywhere.
```strings file=en.lproj/Localizable.strings
"progress" = "Progress";
"sent" = "Sent by";
```
```strings file=de.lproj/Localizable.strings
"progress" = "Fortschritt";
"sent" = "Von";
```
```swift file=State.swift
stateLabel.text = "\(NSLocalizedString("progress", comment: "Before a number")) 0%"  // ← concatenated-sentence possible
sizeLabel.text = NSLocalizedString("progress", comment: "Before a number") + " " + file.loadedSize  // ← concatenated-sentence possible
senderLabel.text = NSLocalizedString("sent", comment: "Before a number") + " " + sender.code  // ← concatenated-sentence
```

With a unit behind the number, several words are a caption too.
```strings file=en.lproj/Localizable.strings
"tunnel.state" = "Tunnel status";
"saved.by" = "Saved by";
"plan.has" = "Your plan includes";
```
```swift file=Tunnel.swift
tunnelLabel.text = "\("tunnel.state".localized) \(tunnel.load)%"  // ← concatenated-sentence possible
memoryLabel.text = "tunnel.state".localized + " \(tunnel.memory)MB"  // ← concatenated-sentence possible
savedLabel.text = "saved.by".localized + " \(tunnel.memory)MB"  // ← concatenated-sentence
planLabel.text = "plan.has".localized + " \(plan.memory) GB"  // ← concatenated-sentence
```

What is named like a sign is mostly one, and a link stands behind what is complete: `possible` findings. The symbol of a coin is a name.
```swift
rowLabel.text = Icons.tunnelIcon + " " + NSLocalizedString("row.tunnel", comment: "Row of the settings")  // ← concatenated-sentence possible
rowLabel.text = Alerts.mutedSymbol + " " + NSLocalizedString("row.muted", comment: "Row of the settings")  // ← concatenated-sentence possible
rowLabel.text = NSLocalizedString("row.country", comment: "Row of the settings") + " " + flag  // ← concatenated-sentence possible
rowLabel.text = "\(Club.memberSymbol.rawValue) \(L10n.Row.upgrade)"  // ← concatenated-sentence possible
hintLabel.text = "\(hint) \(L10n.Row.learnMore)"  // ← concatenated-sentence possible
rowLabel.text = row.prefix + " " + NSLocalizedString("row.locked", comment: "Row of the settings")  // ← concatenated-sentence possible
coinLabel.text = tokenSymbol + " " + NSLocalizedString("coin.sent", comment: "State")  // ← concatenated-sentence
hintLabel.text = NSLocalizedString("hint.earned", comment: "Hint") + " " + selectedFlag  // ← concatenated-sentence
```

A variable that begins empty and gets its words later.
```swift
func show(_ sender: Sender?) {
  var who = ""
  if let sender { who.append(sender.name) }
  senderLabel.text = NSLocalizedString("sent.by", value: "Sent by ", comment: "Before a name") + who  // ← concatenated-sentence
}
```

The name of a module, and a written `init`, change nothing.
```swift
bakerLabel.text = Foundation.NSLocalizedString("baked-by", comment: "Before a name") + " " + baker.name  // ← concatenated-sentence
ovenLabel.text = String.init(localized: "Heated by") + " " + fuel.name  // ← concatenated-sentence
```

What is spoken is a list of complete texts, but words between two values are a sentence.
```swift
final class DeckCell: UITableViewCell {
  func show(_ deck: Deck) {
    accessibilityLabel = "\(deck.place) \(L10n.Deck.of) \(deck.count)"  // ← concatenated-sentence
    accessibilityHint = "\(L10n.Deck.open) \(deck.name)"
  }
}
```

A call that gives a text with more behind it glues too, also where another one follows it.
```swift
potLabel.text = NSLocalizedString("thrown-by", comment: "Before a name").appending(" ").appending(potter.name)  // ← concatenated-sentence
kilnLabel.text = kiln.name.appending(NSLocalizedString("has-cooled", comment: "After a name"))  // ← concatenated-sentence
glazeLabel.text = NSLocalizedString("glazed-by", comment: "Before a name").appendingFormat(" %@", potter.name)  // ← concatenated-sentence
```
```objc
self.potLabel.text = [[NSLocalizedString(@"fired-by", @"Before a name") stringByAppendingString:@" "] stringByAppendingString:potter.name];  // ← concatenated-sentence
```

One sentence is told once, however many branches go on with it.
```objc
- (void)showState {
  NSMutableString *text = [NSMutableString stringWithString:NSLocalizedString(@"state.sending", @"Head of the state")];
  switch (self.kind) {
    case KindMail:
      [text appendString:NSLocalizedString(@"state.mail", @"What is sent")];  // ← concatenated-sentence
      break;
    case KindFile:
      [text appendString:NSLocalizedString(@"state.file", @"What is sent")];
      break;
  }
  self.stateLabel.text = text;
}
```

Brackets around one value of several, and what follows the number of a version.

```swift
func show(_ code: Int, _ message: String) {
  let tail = "(\(code)) \(message)"
  titleLabel.text = L10n.Error.failed + " " + tail  // ← concatenated-sentence
}

func show(_ version: String) {
  var text = L10n.About.version + " \(version)"
  text += " " + L10n.About.ofFile  // ← concatenated-sentence
  titleLabel.text = text
}
```

A type that the file calls by another name.

```swift file=Texts.swift
import Foundation

enum Texts {
  enum Harbour { static let boats = NSLocalizedString("boats at", comment: "Boats at the pier") }
}
```
```swift file=Pier.swift
import UIKit

private typealias Words = Texts.Harbour

func showPier() { label.text = "\(count) \(Words.boats) \(pier.name)" }  // ← concatenated-sentence
```

The same code once more is a place of the first finding.

```swift
import UIKit

func showHarbour() {
  title = NSLocalizedString("Harbour of", comment: "Title") + " " + name  // ← concatenated-sentence
}

func showHarbourAgain() {
  title = NSLocalizedString("Harbour of", comment: "Title") + " " + name  // ← concatenated-sentence next
}
```

What is written for one and for several becomes one text with forms, so it is one finding.

```swift
func age(_ weeks: Int) -> String {
  if weeks == 1 {
    return "\(weeks)" + NSLocalizedString(" week old", comment: "Age")  // ← concatenated-sentence
  }
  return "\(weeks)" + NSLocalizedString(" weeks old", comment: "Age")  // ← concatenated-sentence next
}

func length(_ pages: Int) -> String {
  pages == 1
    ? "\(pages)" + NSLocalizedString(" page long", comment: "Length")  // ← concatenated-sentence
    : "\(pages)" + NSLocalizedString(" pages long", comment: "Length")  // ← concatenated-sentence next
}
```

Texts of a type that Tuist writes for the tables of a target.
```swift
termsLabel.text = "\(HarbourStrings.Localizable.agreeTo) \(HarbourStrings.Localizable.terms)"  // ← concatenated-sentence
```

## Accepted

A caption with its value and a unit, whose keys are constants, and a number that only tells two things apart.

```strings file=en.lproj/Localizable.strings
"heart.average" = "Average";
"unit.rate" = "bpm";
```
```swift file=Keys.swift
enum Keys {
  static let average = "heart.average"
  static let rate = "unit.rate"
}
```
```swift file=Heart.swift
label.text = "\(Keys.average.localized): \(rate) \(Keys.rate.localized)"
```

A mark before a word, in a variable.
```swift
func show(_ state: State) {
  let globe = "🌐 "
  stateLabel.text = globe + NSLocalizedString("state.online", comment: "State of the server")
}
func hint(for harbour: Harbour) -> String {
  let colon = isFrench ? " : " : ": "
  return NSLocalizedString("harbour.hint", comment: "Caption") + colon + harbour.hint
}
```
```objc
- (void)showProgress {
  NSString *dots = @"   ";
  if (self.step == 1) { dots = @".  "; }
  if (self.step == 2) { dots = @"..."; }
  self.title = [NSString stringWithFormat:@"%@%@", NSLocalizedString(@"sync.running", @"Title"), dots];
}
```

A place on the globe, which is written so everywhere.
```swift
var latitude: String {
  String(format: "%@ %d°%.3f'", degrees >= 0 ? L10n.north : L10n.south, abs(degrees), minutes)
}
```

The whole sentences of a project whose own function looks them up, one behind the other.
```swift file=L10n.swift
enum L10n {
  static func string(_ key: String.LocalizationValue) -> String { String(localized: key, bundle: .module) }
}
```
```swift file=Sounds.swift
import SwiftUI

struct Sounds: View {
  var body: some View { Section { Toggle("", isOn: $isOn) } footer: { Text(self.footer) } }
  private var footer: String {
    L10n.string("Sounds are stored on this clock only.") + " " + L10n.string("Nobody else can hear them.")
  }
}
```

A single character, such as a dash, separates.
```objc
self.title = [NSString stringWithFormat:@"%@ %C %@", self.name, kEmDash, NSLocalizedString(@"log.page", @"Title")];
```

Brackets separate, also those of a variable.
```swift
func name(of quality: Quality) -> String {
  let lines = "(\(quality.lines)p)"
  return "\(NSLocalizedString("quality.low", comment: "Quality of a film")) \(lines)"
}
```

A number and its unit, which is looked up.
```swift
amountLabel.text = formatter.string(from: amount) + " " + NSLocalizedString(settings.units.rawValue, comment: "Unit")
```

Generated names of pictures.
```swift
let width = Self.lockMargin + R.image.ic_lock()!.size.width
```

The heights of texts are added.
```swift
func height(in width: CGFloat) -> CGFloat {
  var height = title.height(in: width)
  height += NSLocalizedString("note.more", comment: "Button").height(in: width)
  return height
}
```

Marks of Markdown, and signs without a word.
```swift
import SwiftUI

func fold(_ editor: Editor) {
  editor.insert("::: details \(String(localized: "Details"))")
}

struct RowView: View {
  let lock = Text("\(Image(systemName: "lock"))  ")
  let row: Row
  var body: some View { Text("\(lock)\(row.name)") }
}
```

A paragraph of its own, through a variable; a name for a server; letters that only measure a line.
```swift
func show(_ help: String) {
  let details = "\n\n" + L10n.Search.details
  emptyLabel.text = L10n.Search.empty + details
  let userAgent = "\(L10n.app) \(system.name)"
  rulerLabel.text = "abcdefghijklmnopqrstuvwxyz" + help
}
```

A unit behind its number, as its table says: what is wrong there is a matter of `glued-unit`.
```strings file=en.lproj/Localizable.strings
"unit.hours" = "h";
"unit.seconds" = "sec";
```
```swift file=Trip.swift
spanLabel.text = "\(hours) \(NSLocalizedString("unit.hours", comment: "Behind a number"))"
restLabel.text = String(format: "%d %@", rest, NSLocalizedString("unit.seconds", comment: "Behind a number"))
```

Accessors that a function returns are looked up in the tables too.
```strings file=en.lproj/Localizable.strings
"trip.shared" = "All riders see this trip.";
```
```swift file=Texts.swift
enum L10n {
  static let tripShared = NSLocalizedString("trip.shared", comment: "Below the name of a trip")
}
func texts() -> L10n.Type { return L10n.self }
```
```swift file=Trip.swift
noteLabel.text = badge + " " + texts().tripShared
```

Texts that are complete, as their table says: they follow each other, or name what follows with a colon of their own.
```strings file=en.lproj/Localizable.strings
"trip.saved" = "The trip is saved.";
"trip.hint" = "Long routes may take a while";
"trip.points" = "Points:";
"trip.draft" = "(not sent yet)";
```
```swift file=Trip.swift
hintLabel.text = NSLocalizedString("trip.saved", comment: "Hint") + " " + NSLocalizedString("trip.hint", comment: "Hint")
pointLabel.text = NSLocalizedString("trip.points", comment: "Caption") + " " + pointCount
titleLabel.text = trip.name + " " + NSLocalizedString("trip.draft", comment: "Behind the name")
func state() -> String {
  let caption = NSLocalizedString("trip.points", comment: "Caption") + " "
  return caption + NSLocalizedString("trip.hint", comment: "Hint")
}
```

A list that grows in a loop, text that another branch may have changed, a caption and its value, a text of several lines, and a log.
```swift
func show(_ boat: Boat) {
  var crew = "Crew"
  for sailor in boat.crew {
    crew += " "
    crew += sailor.name
  }
  crewLabel.text = crew
  var place = "Anchored at "
  if boat.isUnderWay { place = "" }
  place += boat.harbour
  placeLabel.text = place
  var owner = "Owner: "
  owner += boat.owner
  ownerLabel.text = owner
  var note = "Nothing to repair."
  note += " "
  note += boat.remark
  note += "\n"
  note += boat.builder
  noteLabel.text = note
  var trace = "Drawn for "
  trace += boat.name
  logger.debug("\(trace)")
}
```
```objc
- (void)showBoat:(Boat *)boat {
  NSMutableString *crew = [NSMutableString stringWithString:@"Crew"];
  for (Sailor *sailor in boat.crew) [crew appendString:sailor.name];
  self.crewLabel.text = crew;
  NSMutableString *note = [NSMutableString stringWithString:NSLocalizedString(@"boat.ready", @"A sentence")];
  [note appendString:@"\n"];
  [note appendString:boat.remark];
  self.noteLabel.text = note;
}
```

Text that was emptied, or given another one, before it is shown; and names that are appended as often as there are any.
```swift
func show(_ boat: Boat) {
  var line = "Built by "
  yardLabel.text = line
  line.removeAll()
  line += boat.name
  nameLabel.text = line
  var other = "Painted by "
  clear(&other)
  other += boat.owner
  ownerLabel.text = other
  var log = "Seen near "
  log += boat.harbour
  logger.debug("\(log)")
  log = L10n.done
  stateLabel.text = log
  var guests = "Guests "
  boat.eachGuest { guests += $0.name }
  guestLabel.text = guests
  var flags = "Flags "
  _ = boat.flags.map { flag in flags += flag.name }
  flagLabel.text = flags
}
```
```objc
- (void)showCrewOf:(Boat *)boat {
  NSMutableString *line = [NSMutableString stringWithString:@"Built by "];
  self.yardLabel.text = line;
  [line setString:@""];
  [line appendString:boat.name];
  self.nameLabel.text = line;
  NSMutableString *crew = [NSMutableString stringWithString:@"Crew "];
  for (Sailor *sailor in boat.crew)
    if (sailor.isAboard) [crew appendString:sailor.name];
  self.crewLabel.text = crew;
  NSMutableString *sails = [NSMutableString stringWithString:@"Sails "];
  do { [sails appendString:[boat nextSail].name]; } while (boat.hasSails);
  self.sailLabel.text = sails;
}
```

One variable for many texts says what it was given last.
```swift
func fill(_ boat: Boat) {
  var line = "Hull"
  firstLabel.text = line
  line = "Mast"
  secondLabel.text = line
  line = "Keel"
  thirdLabel.text = line
  line = "Rudder"
  fourthLabel.text = line
  line = "Galley"
  fifthLabel.text = line
  line = "Cabin"
  sixthLabel.text = line
  line = "Deck"
  seventhLabel.text = line
  line = "Built by the"
  eighthLabel.text = line
  line = ""
  line += boat.name
  lastLabel.text = line
}
```

Each case of a `switch` has a text of its own.
```swift
func details(of order: Order) -> String {
  var text = ""
  switch order.state {
  case .sent: text += L10n.Order.sent
  case .back: text += L10n.Order.returned
  }
  return text
}
```

The name of a time zone and its offset.
```swift
zoneLabel.text = "\(L10n.Clock.zoneUTC)\(offset)"
```

One string for the sentence. In `String(localized:)` and in a SwiftUI literal the interpolation becomes a placeholder that a translation can move.
```swift
ownerLabel.text = String(localized: "Shared by \(owner.name)")
let stamp = String.localizedStringWithFormat(NSLocalizedString("edited-at-%@", comment: "Time of the last edit"), time)
```
```swift
import SwiftUI

struct Welcome: View {
  let name: String
  var body: some View {
    VStack {
      Text("Welcome, \(name)")
      Button("Remove \(name) from the list") {}
    }
    .navigationTitle("Rooms of \(name)")
  }
}
```
Complete texts on lines of their own.
```swift
banner.text = L10n.Sync.failed + "\n" + L10n.Sync.failedHint
let message = "\(L10n.Trial.ended)\n\n\(L10n.Trial.subscribe)"
let lines = [L10n.Trial.ended, L10n.Trial.subscribe].joined(separator: "\n")
```
The same in a literal of several lines.
```swift
let mail = """
  \(L10n.Mail.greeting)

  \(L10n.Mail.body)
  """
```
A text of several lines that grows in a variable.
```swift
func report() -> String {
  var text = L10n.Report.title
  text += "\n" + L10n.Report.body
  text += "\n\n"
  text += L10n.Report.footer
  return text
}
```
Independent facts with a bullet, a dash or a bar between them.
```swift
detailLabel.text = L10n.Recipe.saved + " • " + recipe.facts
subtitle = "\(L10n.Player.live) · \(channel.name)"
window.title = "\(document.name) – \(L10n.Window.preview)"
footer.text = L10n.Footer.terms + " | " + L10n.Footer.privacy
```
Punctuation at the end of a complete text, or brackets around an addition.
```swift
renameItem.title = L10n.Menu.rename + "…"
nameLabel.text = L10n.Form.name + "*"
nameLabel.text = NSLocalizedString("form.email", comment: "Caption of a field") + ":"
tab.title = "\(L10n.Tab.drafts) (\(drafts.count))"
```
Columns of captions and values, and a mark that is localized itself.
```swift
let status = String(format: "%@: %@   %@: %@", L10n.Net.down, down, L10n.Net.up, up)
statusLabel.text = L10n.File.reading + L10n.Mark.ellipsis
```
A caption that ends with its colon in the source text.
```swift
import SwiftUI

struct GoalRow: View {
  let goal: String
  var body: some View { Text(Localization.goodFor) + Text(" ") + Text(goal) }

  enum Localization {
    static let goodFor = NSLocalizedString("goal.good-for", value: "Good for:", comment: "Caption")
  }
}
```
A default value is a format: what is interpolated becomes a placeholder.
```swift
label.text = String(
  localized: "berth.free", defaultValue: "Please moor \(String(localized: "the boat")) there", comment: "Above the map")
```
A text that names a class is for those who write it.
```objc
label.text = [@"No berths in " stringByAppendingString:NSStringFromClass([self class])];
```
A symbol or a picture beside a complete text.
```swift
import SwiftUI

toast.text = "🎉 " + L10n.Goal.reached
struct LockedRow: View {
  let text = Text("Copied \(Image(systemName: "checkmark"))")
  var body: some View { Text(Image(systemName: "lock")) + Text("Private") }
}
struct StepRow: View {
  let name: String
  var body: some View {
    Text(Image(systemName: "seal"))
      .accessibilityLabel("Verified")
      + Text(" Reserve the berth of \(name)")
  }
}
```
Speech output: the comma is a pause, and each part is complete.
```swift
cell.accessibilityLabel = L10n.Cell.unread + ", " + message.sender
cell.accessibilityValue = "\(L10n.Cell.rating) \(rating)"
```
```swift
import SwiftUI

struct RatingRow: View {
  let rating: String
  var body: some View { Image("star").accessibilityLabel(L10n.Cell.rating + " " + rating) }
}
```
Addresses, file names and queries are no sentences, even when a translation supplies a part.
```swift
let help = "https://shop.example/help?topic=" + L10n.Help.topic
let file = folder + "/" + L10n.Export.fileName + ".csv"
let lookup = "select id, title from \(Schema.tracks) where rating > \(minimum)"
let page = "<h1>\(L10n.Help.title)</h1><p>\(L10n.Help.body)</p>"
```
Logs and developer messages.
```swift
logger.info("Showing \(L10n.Help.title) now")
print(L10n.Help.title + " " + topic)
assertionFailure("No row for " + L10n.Help.title)
```
Lists of texts: `append` and `+=` add an element here, not a word.
```swift
var rows: [String] = []
rows.append(L10n.Settings.sounds)
rows += [L10n.Settings.storage, L10n.Settings.about]
```
Nothing to translate: no word of two letters, only values, a unit, a version.
```swift
latencyField.stringValue = "\(latency) ms"
buildLabel.text = "Harbour for Mac \(appVersion)"
aboutField.stringValue = "v" + release + " (" + build + ")"
tagLabel.text = "#" + topic.slug
sizeField.stringValue = "\(columns)×\(rows)"
nameLabel.text = person.givenName + " " + person.familyName
```
A key that is put together is a matter of `dynamic-key`.
```swift
levelLabel.text = NSLocalizedString("level." + level.rawValue, comment: "Name of a level")
```
Words with a value that never reach a reader.
```swift
let identifier = "Cell for " + kind
let queue = DispatchQueue(label: "Import of \(name)")
throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "No value for " + key))
```
Two whole sentences one after the other: each can be translated alone.
```swift
let hint = String(localized: "Nothing was deleted.") + " " + String(localized: "Try again later.")
```
Screens for developers, previews and tests.
```swift
import SwiftUI

final class DebugInspectorController: NSWindowController {
  func show(_ title: String) { window?.title = "Inspector of " + title }
}
#Preview { Text("Row of " + "Ada") }
```
```swift file=Tests/GreetingTests.swift
import XCTest

final class GreetingTests: XCTestCase {
  func testGreeting() { XCTAssertEqual(label.text, L10n.greeting + " " + "Ada") }
}
```
One localized format.
```objc
creditLabel.text = [NSString localizedStringWithFormat:NSLocalizedString(@"photo-by-%@", @"Credit line"), author];
```
Line breaks between complete texts, in a format and in a mutable string.
```objc
- (NSString *)mail {
  NSMutableString *body = [NSMutableString string];
  [body appendFormat:@"%@\n", NSLocalizedString(@"mail.greeting", @"First line")];
  [body appendString:NSLocalizedString(@"mail.body", @"Text of the mail")];
  [body appendString:@"\n\n"];
  [body appendString:NSLocalizedString(@"mail.footer", @"Last line")];
  return [NSString stringWithFormat:@"%@\n\n%@", NSLocalizedString(@"mail.subject", @""), body];
}
```
Texts of which only one is appended.
```objc
- (NSString *)countText {
  NSMutableString *text = [NSMutableString string];
  if (self.isPartial)
    [text appendFormat:NSLocalizedString(@"%@ rows loaded", @"Table"), self.rowText];
  else
    [text appendFormat:NSLocalizedString(@"%@ rows", @"Table"), self.rowText];
  return text;
}
```
Independent facts and end punctuation.
```objc
cell.detailTextLabel.text = [NSString stringWithFormat:@"%@ • %@", NSLocalizedString(@"live", @""), channel.name];
menuItem.title = [NSLocalizedString(@"menu.rename", @"") stringByAppendingString:@"…"];
```
File names and addresses.
```objc
NSString *name = [NSLocalizedString(@"export.file-name", @"") stringByAppendingPathExtension:@"csv"];
NSString *path = [folder stringByAppendingPathComponent:NSLocalizedString(@"export.folder", @"")];
NSString *link = [@"https://shop.example/donate?country=" stringByAppendingString:NSLocalizedString(@"donation.region", @"")];
```
Speech output.
```objc
cell.accessibilityLabel = [NSString stringWithFormat:@"%@ %@", NSLocalizedString(@"unread", @""), message.sender];
```
Logs, assertions and errors for developers.
```objc
NSLog(@"Showing %@ now", NSLocalizedString(@"help.title", @""));
NSAssert(ready, @"No row for %@", NSLocalizedString(@"help.title", @""));
```
A list of texts, and a format for a machine.
```objc
[rows addObject:NSLocalizedString(@"settings.sounds", @"")];
NSString *command = [NSString stringWithFormat:@"resize -s $%d @panel_size %d,%d", session, width, height];
NSString *key = [@"Last Window " stringByAppendingString:identifier];
```

A mark, be it written out or held by a constant, and the numbers of a list.

```swift
moreButton.setTitle(NSLocalizedString("Learn more", comment: "Button below the offer") + .ellipsis, for: .normal)
onceAction.title = checkmark + NSLocalizedString("Once", comment: "Choice: load pictures this time only")
stepsLabel.text = "➊ " + NSLocalizedString("Open the other device", comment: "First step")
  + "\n➋ " + NSLocalizedString("Scan the code", comment: "Second step")
```

A function of the project looks the text up, and its table ends it.

```strings file=en.lproj/Localizable.strings
"sending" = "Sending…";
```

```swift file=Upload.swift
extension String {
  static func localized(_ id: String) -> String {
    let text = NSLocalizedString(id, comment: "")
    return text
  }
}

statusLabel.text = String.localized("sending") + " " + share
```

A dash between two names.
```objc
NSString *dash = [NSString stringWithCharacters:&dashCharacter length:1];
[menu addItemWithTitle:[NSString stringWithFormat:@"%@ %@ %@", [Paper nameOfSize:size], dash, NSLocalizedString(@"Borderless", nil)]];
```

Lines that are appended to each other, a mark, and a list of texts that gets one more.
```swift
bowlLabel.text = NSLocalizedString("bowl.made", comment: "A line").appending("\n").appending(potter.name)
jugLabel.text = NSLocalizedString("jug.title", comment: "A heading").appending("…")
let titles = shelves.appending(NSLocalizedString("shelf.new", comment: "Title of a shelf"))
let footer = Text(L10n.Kiln.title).headlineAbove().appending(L10n.Kiln.help)
```

Blanks that indent a title.
```objc
NSString *indent = @"        ";
logLabel.text = [NSString stringWithFormat:@"%@%@", indent, NSLocalizedString(@"log.all", nil)];
```

A line that ends where the next one begins, and an addition in brackets that its table shows.
```swift
let first = String(localized: "\(sailor.name) at \(entry.time)\n", comment: "Line of a log book")
let second = "\(entry.number) (\(entry.place))\n"
logLabel.text = first + second
```
```strings file=en.lproj/Queue.strings
"queue.state" = "Waiting for the lock";
"queue.end" = "(until noon)";
```
```swift file=Queue.swift
func showQueue() {
  let state = NSLocalizedString("queue.state", tableName: "Queue", comment: "The boat waits")
  let end = NSLocalizedString("queue.end", tableName: "Queue", comment: "When the lock opens")
  queueLabel.text = state + " " + end
}
```

## Not detected

A list that grows after it was made, and text that a second constant carries on.
```swift
func show(_ gift: Gift) {
  var pieces = [String(localized: "Opened by")]
  pieces.append(gift.owner)
  ownerLabel.text = pieces.joined(separator: " ")
  let start = String(localized: "Wrapped by")
  let line = start + " "
  giftLabel.text = line + gift.giver
}
```
Two labels side by side say one sentence as well.
```swift
import SwiftUI

struct SortRow: View {
  let mode: String
  var body: some View { HStack { Text("Sorted by"); Text(mode) } }
}
```
Attributed strings: pieces with different looks are often complete texts.
```swift
let line = NSMutableAttributedString(string: L10n.Consent.start)
line.append(NSAttributedString(string: L10n.Consent.link, attributes: linkAttributes))
```
A piece that comes from another function, and pieces that a table puts together.
```swift
func agent() -> String { NSLocalizedString("recorded-by", comment: "") }
let credit = agent() + " " + author
```
```objc
NSString *ending = self.endings[@(state)];
label.text = [title stringByAppendingString:ending];
```

"""#,
    severities: ["sentence": .warning, "caption": .note],
    aliases: [], sources: ["O9", "P03", "android-lint", "formatjs"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    yieldsTo: ["dynamic-key"], contexts: [],
    options: [],
    check: .concatenatedSentence)
}

extension Rule {
  static let conflictingComments = Rule(
    id: "conflicting-comments",
    title: "One key that is explained in two ways",
    summary: "A key has one entry, and the entry one translation. Where one call says that \"Open\" is a button and another one that it is a state, both are shown with the same word. Give each meaning its own key. Where the meaning is the same, write the same comment, so that the translator does not have to wonder.",
    page: #"""
# One key that is explained in two ways

A key has one entry, and the entry one translation. Where one call says that "Open" is a button and another one that it is a state,
both are shown with the same word. Give each meaning its own key. Where the meaning is the same, write the same comment, so
that the translator does not have to wonder.

Comments are compared without case, marks and white space, and one that only says more than the other is no other meaning. The
rule is a matter of taste, because most different comments mean the same: ask for it in the configuration.

## Flagged

```swift
let button = NSLocalizedString("Open", comment: "Button that opens the file")
let state = NSLocalizedString("Open", comment: "State of the shop")  // ← conflicting-comments
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.order", comment: "Button: places the order (verb)")
```
```objc file=Orders.m
- (void)show {
  self.title = NSLocalizedString(@"cart.order", @"Title of the screen (noun)");  // ← conflicting-comments
}
```
```swift
let save = String(localized: "Save", comment: "Keeps the changes")
let less = String(localized: "Save", comment: "In an advertisement: pay less")  // ← conflicting-comments
```
```objc
NSString *a = NSLocalizedStringFromTable(@"Seat", @"Plane", @"Furniture");
NSString *b = NSLocalizedStringFromTable(@"Seat", @"Plane", @"Number on the ticket");  // ← conflicting-comments
NSString *c = NSLocalizedStringFromTable(@"Seat", @"Plane", @"Button that chooses a seat");  // ← conflicting-comments next
```

## Accepted

White space, marks and capitals.

```swift
let a = NSLocalizedString("Open", comment: "Button that opens the file.")
let b = NSLocalizedString("Open", comment: "button  that opens the file")
let c = NSLocalizedString(
  "Open",
  comment: """
    Button that opens
    the file
    """)
```

One says more than the other.

```swift
let short = NSLocalizedString("Open", comment: "Menu item")
let long = NSLocalizedString("Open", comment: "Menu item that opens a file")
```

One of them has no comment, which is another rule's matter.

```objc
NSString *a = NSLocalizedString(@"Open", @"Button that opens the file");
NSString *b = NSLocalizedString(@"Open", nil);
NSString *c = NSLocalizedString(@"Open", @"Comment");
```

Two tables, two entries.

```swift
let a = NSLocalizedString("Open", tableName: "Files", comment: "Button that opens the file")
let b = NSLocalizedString("Open", tableName: "Shops", comment: "State of the shop")
```

Two packages have a table each.

```swift file=One/Package.swift
let package = Package(name: "One")
```
```swift file=Two/Package.swift
let package = Package(name: "Two")
```
```swift file=One/Sources/One/Open.swift
let title = NSLocalizedString("Open", bundle: .module, comment: "Button that opens the file")
```
```swift file=Two/Sources/Two/Open.swift
let title = NSLocalizedString("Open", bundle: .module, comment: "State of the shop")
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["O2", "O10", "O12", "P05"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [.description],
    options: [],
    check: .conflictingComments)
}

extension Rule {
  static let conflictingDefaultValues = Rule(
    id: "conflicting-default-values",
    title: "One key with two default texts",
    summary: "The table holds one text for a key. Where two calls give different defaults, the tools that read the code keep one of them, and which one depends on the order of the files. Give the second text a key of its own, or write the same default.",
    page: #"""
# One key with two default texts

The table holds one text for a key. Where two calls give different defaults, the tools that read the code keep one of them, and
which one depends on the order of the files. Give the second text a key of its own, or write the same default.

In code of others that the project carries along, and where the call names a table that exists nowhere beside those that do, the defaults are all that is shown: such a finding is only `possible`.

## Flagged

```swift
let pay = NSLocalizedString("cart.pay", value: "Pay", comment: "Button")
let order = NSLocalizedString("cart.pay", value: "Order and pay", comment: "Button")  // ← conflicting-default-values
```
```swift file=Cart.swift
let pay = String(localized: "cart.pay", defaultValue: "Pay", comment: "Button")
```
```objc file=Orders.m
- (void)show {
  self.title = NSLocalizedStringWithDefaultValue(@"cart.pay", nil, NSBundle.mainBundle, @"Pay now", @"Button");  // ← conflicting-default-values
}
```
```swift
let one = LocalizedStringResource("trip.end", defaultValue: "Arrival", table: "Trips")
let two = LocalizedStringResource("trip.end", defaultValue: "arrival", table: "Trips")  // ← conflicting-default-values
let six = LocalizedStringResource("trip.end", defaultValue: "Landing", table: "Trips")  // ← conflicting-default-values next
```
```objc
NSString *a = [NSBundle.mainBundle localizedStringForKey:@"room.key" value:@"Key" table:@"Rooms"];
NSString *b = [NSBundle.mainBundle localizedStringForKey:@"room.key" value:@"Room key" table:@"Rooms"];  // ← conflicting-default-values
```

A table that nobody ever made, and one that exists.

```swift file=App/Signals.swift
let lost = NSLocalizedString("lost", tableName: "Radio", value: "No signal", comment: "Error")
let gone = NSLocalizedString("lost", tableName: "Radio", value: "The mast is gone", comment: "Error")  // ← conflicting-default-values possible
let bell = NSLocalizedString("bell", tableName: "Harbour", value: "Bell", comment: "Name")
let ring = NSLocalizedString("bell", tableName: "Harbour", value: "Ring the bell", comment: "Button")  // ← conflicting-default-values
```
```strings file=App/en.lproj/Harbour.strings
"bell" = "Bell";
```

Code of others.

```swift file=App/Vendor/Socket/Socket.swift
let lost = NSLocalizedString("lost", value: "No signal", comment: "Error")
let gone = NSLocalizedString("lost", value: "The mast is gone", comment: "Error")  // ← conflicting-default-values possible
```

## Accepted

The same text, broken over lines in another way.

```swift
let a = NSLocalizedString("cart.hint", value: "Nothing here yet.", comment: "Hint")
let b = NSLocalizedString(
  "cart.hint",
  value: "Nothing " + "here yet.", comment: "Hint")
```

One of the calls leaves the text to the other.

```swift
let a = NSLocalizedString("cart.pay", value: "Pay", comment: "Button")
let b = NSLocalizedString("cart.pay", comment: "Button")
let c = NSLocalizedString("cart.pay", value: "", comment: "Button")
```

Two tables.

```swift
let a = NSLocalizedString("title", tableName: "Cart", value: "Cart", comment: "Title")
let b = NSLocalizedString("title", tableName: "Trips", value: "Trips", comment: "Title")
```

A test says what it wants.

```swift file=Cart.swift
let pay = NSLocalizedString("cart.pay", value: "Pay", comment: "Button")
```
```swift file=CartTests/CartTests.swift
let pay = NSLocalizedString("cart.pay", value: "Nothing", comment: "Button")
```

A default that is computed.

```swift
let a = NSLocalizedString("cart.pay", value: "Pay", comment: "Button")
let b = NSLocalizedString("cart.pay", value: fallback, comment: "Button")
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O2", "P05"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [.description],
    options: [],
    check: .conflictingDefaultValues)
}

extension Rule {
  static let currencySymbolInFormat = Rule(
    id: "currency-symbol-in-format",
    title: "Currency symbol glued to a number",
    summary: "Where a currency symbol stands, with or without a space, and how it looks depends on the reader: the same price is `US$1,234.50`, `1 234,50 $US` or `1.234,50 $`. A symbol written beside a number is right in one country only, and it names the wrong money when the shop sells elsewhere. Use a currency formatter with a currency code: `price.formatted(.currency(code: code))`, `NSNumberFormatter` with `currencyCode`, or the price text that the store delivers.",
    page: ##"""
# Currency symbol glued to a number

Where a currency symbol stands, with or without a space, and how it looks depends on the reader: the same price is `US$1,234.50`, `1 234,50 $US` or `1.234,50 $`. A symbol written beside a
number is right in one country only, and it names the wrong money when the shop sells elsewhere. Use a currency formatter with a currency code: `price.formatted(.currency(code: code))`,
`NSNumberFormatter` with `currencyCode`, or the price text that the store delivers.

A symbol counts when it touches a format specifier, an interpolation or a digit (one space or a sign may stand between) in text that is shown or localized, or in a format. A currency
*code* such as `EUR` is fine, and so is a symbol without a number. The dollar sign has many jobs in code: outside shown text it counts only beside decimals, as in `$%.2f`, or where a
name speaks of money, as in `$\(order.total)`.

## Flagged

In front of an interpolation. SwiftUI makes a key of the literal, and every translator must repair it.

```swift
import SwiftUI

struct FareRow: View {
  let fare: Fare
  var body: some View {
    HStack {
      Text("$\(fare.amount).00")  // ← currency-symbol-in-format
      Text("Tip: -€\(fare.tip)")  // ← currency-symbol-in-format
    }
  }
}

struct CanadianFareRow: View {
  let fare: Fare
  var body: some View { Text("Prix : \(fare.amount) $CA") }  // ← currency-symbol-in-format
}
```

Behind it, with a plain space, a no-break space or an escape.

```swift
totalLabel.text = "\(total) €"  // ← currency-symbol-in-format
totalLabel.text = "\(total) ₽"  // ← currency-symbol-in-format
totalLabel.text = "\(total)\u{A0}\u{20AC}"  // ← currency-symbol-in-format
centsLabel.text = "\(cents)¢"  // ← currency-symbol-in-format
```

A format with a symbol is made for nothing but prices, wherever it is used.

```swift
let price = String(format: "£%.2f", fee)  // ← currency-symbol-in-format
let refund = String(format: "($%.2f)", fee)  // ← currency-symbol-in-format
```

Localized text: in the key, in the default value, in a numbered format. The symbol reaches every translation.

```swift
let first = String(localized: "From €\(lowest)")  // ← currency-symbol-in-format
let second = String(localized: "cart.total", defaultValue: "Total: $\(sum)")  // ← currency-symbol-in-format
let third = NSLocalizedString(
  "cart.total", value: "Total: $%@",  // ← currency-symbol-in-format
  comment: "Sum of a cart")
let fourth = NSLocalizedString("%1$@ costs %2$@ ₹", comment: "Product and price")  // ← currency-symbol-in-format
```

Written-out prices.

```swift
import SwiftUI

struct SupportView: View {
  var body: some View {
    Button("Donate $5") { donate(5) }  // ← currency-symbol-in-format
    Text("Only 9,99 € a month")  // ← currency-symbol-in-format
  }
}
```

A placeholder is read too.

```swift
amountField.placeholder = "$0.00"  // ← currency-symbol-in-format
```

Symbols of letters count beside a number, as words of their own.

```swift
feeLabel.text = "\(fee) kr"  // ← currency-symbol-in-format
feeLabel.text = "R$ \(fee)"  // ← currency-symbol-in-format
feeLabel.text = String(format: "%.2f zł", fee)  // ← currency-symbol-in-format
feeLabel.text = "US$\(fee)"  // ← currency-symbol-in-format
```

One branch of a choice, and a constant on the way to the label.

```swift
func show(_ product: Product) {
  priceLabel.text = product.isFree ? L10n.free : "¥\(product.price)"  // ← currency-symbol-in-format
  let caption = "₩\(product.price)"  // ← currency-symbol-in-format
  captionLabel.text = caption
}
```

A lone symbol that `+` puts in front of the number.

```swift
balanceLabel.text = "$" + String(format: "%.2f", balance)  // ← currency-symbol-in-format
balanceLabel.text = amountText + " €"  // ← currency-symbol-in-format
```

Where nothing is shown yet, the name of the value or the symbol itself tells.

```swift
var priceText: String { "$\(item.price)" }  // ← currency-symbol-in-format
let total = formatter.text(order.total) ?? "$\(order.total)"  // ← currency-symbol-in-format
let caption = "\(number) €"  // ← currency-symbol-in-format
let label = "$\(String(format: "%.2f", value))"  // ← currency-symbol-in-format
let price = "$\(Int(value.rounded()))"  // ← currency-symbol-in-format
```

In a raw literal and in a text of several lines.

```swift
priceLabel.text = #"€\#(price)"#  // ← currency-symbol-in-format
summaryLabel.text = """
  Items: \(count)
  Total: $\(total)  // ← currency-symbol-in-format
  """
```

Formats in Objective-C.

```objc
NSString *price = [NSString stringWithFormat:@"£%.2f", fee];  // ← currency-symbol-in-format
self.feeLabel.text = [NSString stringWithFormat:@"%.2f €", fee];  // ← currency-symbol-in-format
self.feeLabel.text = [NSString stringWithFormat:@"$%d", fee];  // ← currency-symbol-in-format
self.feeLabel.text = [NSString stringWithFormat:@"$%@", [fee stringValue]];  // ← currency-symbol-in-format
```

The values of a format may have names of money.

```objc
- (NSString *)rowForProduct:(Product *)product {
  return [NSString stringWithFormat:@"%@: $%@", product.name, product.price];  // ← currency-symbol-in-format
}
```

Escapes of the symbol.

```objc
NSString *price = [NSString stringWithFormat:@"%.2f \u20AC", fee];  // ← currency-symbol-in-format
```

Localized formats: in the key, or in the default value.

```objc
NSString *sum = [NSString localizedStringWithFormat:NSLocalizedString(@"Total: $%@", @"Cart"), total];  // ← currency-symbol-in-format
NSString *from = NSLocalizedStringWithDefaultValue(
    @"offer.from", nil, bundle, @"from %1$@ kr",  // ← currency-symbol-in-format
    @"Lowest price");
```

A numbered specifier. Its own `$` is no money.

```objc
NSString *offer = NSLocalizedString(@"%1$@ for %2$@ ₽", @"Product and price");  // ← currency-symbol-in-format
```

Written-out prices.

```objc
[self.donateButton setTitle:@"Donate $5" forState:UIControlStateNormal];  // ← currency-symbol-in-format
self.amountField.placeholder = @"€0,00";  // ← currency-symbol-in-format
```

Symbols of letters, and symbols with a country.

```objc
self.feeLabel.text = [NSString stringWithFormat:@"%.2f Kč", fee];  // ← currency-symbol-in-format
self.feeLabel.text = [NSString stringWithFormat:@"R$ %.2f", fee];  // ← currency-symbol-in-format
self.feeLabel.text = [NSString stringWithFormat:@"US$%@", fee];  // ← currency-symbol-in-format
```

A symbol that is appended.

```objc
self.balanceLabel.text = [@"$" stringByAppendingString:[balance stringValue]];  // ← currency-symbol-in-format
self.balanceLabel.text = [[balance stringValue] stringByAppendingString:@" €"];  // ← currency-symbol-in-format
```

Pieces of a text, and text with attributes.

```objc
[summary appendFormat:@"%@: €%.2f\n", item.name, item.price];  // ← currency-symbol-in-format
self.priceLabel.attributedText = [[NSAttributedString alloc]
    initWithString:[NSString stringWithFormat:@"$%.2f", price]];  // ← currency-symbol-in-format
```

Core Foundation.

```objc
CFStringRef text = CFStringCreateWithFormat(NULL, NULL, CFSTR("¥%d"), amount);  // ← currency-symbol-in-format
```

A format of C.

```objc
snprintf(buffer, sizeof buffer, "$%.2f", total);  // ← currency-symbol-in-format
```

The symbol and the amount are two literals.

```swift
var priceText: String { "$" + "\(price * 2)".padded }  // ← currency-symbol-in-format
```

What a model holds until the amount is known.

```swift
final class Wallet {
  var balance = "$0.00"  // ← currency-symbol-in-format
  private(set) var totalFiat: String? = "$0.00"  // ← currency-symbol-in-format
  func update() { balance = account?.shownBalance ?? "$0.00" }  // ← currency-symbol-in-format
}
```

```objc
self.totalPrice = total ?: @"$0.00";  // ← currency-symbol-in-format
```

In a table: in the base text, or in a translation that brings its own symbol.

```strings file=en.lproj/Localizable.strings
"cart.total" = "Total: $%.2f";  // ← currency-symbol-in-format
"cart.from" = "From %@";
"plan.year" = "%d € a year";  // ← currency-symbol-in-format
```
```strings file=de.lproj/Localizable.strings
"cart.total" = "Summe: $%.2f";
"cart.from" = "Ab %@ €";  // ← currency-symbol-in-format
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "fare.hint" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Only £%lld" } }  // ← currency-symbol-in-format
      }
    }
  },
  "version" : "1.0"
}
```

Adjacent literals are one text in Objective-C, and a format may be appended to the symbol.

```objc
NSString *toll = [NSString stringWithFormat:@"%.2f" @" €", amount];  // ← currency-symbol-in-format
self.tollLabel.text = [@"£" stringByAppendingFormat:@"%.2f", amount];  // ← currency-symbol-in-format
```

What a function repeats is told once, with the other places beside it.
```swift
func range(from low: Double, to high: Double) -> String {
  guard low < high else { return String(format: "$%.2f", low) }  // ← currency-symbol-in-format
  return String(format: "$%.2f–$%.2f", low, high)  // ← currency-symbol-in-format next
}
```

## Accepted

What a translator made of a specifier is no money, and a matter of `malformed-specifier`.
```strings file=ja.lproj/Localizable.strings
"raft.user" = "ユーザー名[％2 $ @]の";
```

The sign in front of an address.

```swift
let recipient = "₿\(address)"
```

What is shown where a formatter has no answer.

```swift
offerLabel.text = "Join for \(formatter.string(from: offer.price) ?? "$4.99") a month"
```

The prompt of a shell.
```swift
hintLabel.text = "Run this:\n$ \(installCommand)"
codeLabel.text = "$ " + copiedCommand
```

The keys of a keyboard.
```swift
let row = keys(phone: "_|~<>€\(ownCurrency)¥•", pad: "€\(ownCurrency)¥_^[]{}")
```

What stands behind a formatter that has no text never shows: a formatter always has one.

```swift
let total = formatter.string(from: order.total as NSNumber) ?? "$0.00"
```

In a table: numbered specifiers, places for values, names of currencies and sentences about an amount.

```strings
"invited" = "%1$@ invited %2$@";
"template" = "Hello $1, you are $0";
"filter" = "${name} and $NAME";
"shop" = "All prices are in US$ or €.";
"law" = "A form is needed for goods that are worth more than $2,500 in one parcel";
"Total: $%@" = "Total: $%@";
```

A specifier that a machine translation tore apart, which `malformed-specifier` tells.

```strings file=en.lproj/Ferry.strings
"cars" = "%1$d cars, %2$d bicycles";
```
```strings file=sw.lproj/Ferry.strings
"cars" = "Magari % 1 $ d, baiskeli % 2 $ d";
```

A formatter knows where the symbol goes.

```swift
import SwiftUI

struct FareRow: View {
  let fare: Fare
  var body: some View {
    Text(fare.amount.formatted(.currency(code: fare.currencyCode)))
    Text(product.displayPrice)
    Text(fare.amount, format: .currency(code: "EUR"))
  }
}
```

A currency code, and letters that are no currency here.

```swift
priceLabel.text = "\(amountText) \(currencyCode)"
rateLabel.text = "EUR/USD \(rate)"
feeLabel.text = String(format: "%@ CHF", fee)
tokenLabel.text = String(format: NSLocalizedString("Keep %@ $LINT to vote", comment: ""), amount)
distanceLabel.text = "\(distance) KM"
inboxLabel.text = "\(count) DM"
placeLabel.text = "Park \(number)"
mapLabel.text = "\(number) Krakow"
```

The name of a currency in a sentence.

```swift
noteLabel.text = NSLocalizedString("Prices are in US$.", comment: "Footer of a price list")
symbolField.placeholder = "€, $ or £"
```

A numbered specifier holds a dollar sign.

```swift
let greeting = NSLocalizedString("%1$@ invited %2$@", comment: "Host and guest")
let range = String(format: "%2$d-%1$d", last, first)
```

Closures and bindings: the dollar sign is in the code of the interpolation, not in the text.

```swift
let rows = people.map { "\($0.name) (\($1))" }
titleLabel.text = people.map { "\($0.age)" }.joined(separator: ", ")
```

Shells and terminals.

```swift
process.arguments = ["-c", "ps -p \(pid) | awk '{print $2}'"]
terminal.send(String(format: "resize -s $%d @panel_size %d,%d", session, width, height))
let script = "for name in $1 $2; do echo \"$name\"; done"
let path = "$HOME/\(folder)"
```

Regular expressions and their replacement templates.

```swift
let pattern = "^\\$[0-9]+$"
let amount = try NSRegularExpression(pattern: #"[$€£]\s?\d+"#)
body = body.replacingOccurrences(of: "$\(slot + 1)", with: argument)
text = text.replacingOccurrences(of: pattern, with: "$1 \(unit)", options: .regularExpression)
```

Databases and query languages.

```swift
let rows = try database.query("select title from tracks where album = $1 and year > $2")
let query = "query Shelves($\(name): Int!) { shelves(first: $\(name)) { title } }"
let prices = json.values(at: "$.store.book[0].price")
let cheap = NSPredicate(format: "SUBQUERY(items, $item, $item.price < %f).@count > 0", limit)
```

Scripts and style sheets inside a literal.

```swift
webView.evaluateJavaScript("show(`${title} $\(index)`)")
let style = "$accent-\(shade): #\(hex);"
let setting = "$(SRCROOT)/\(target)"
```

The dollar sign as a separator, or in front of a name.

```swift
var analyticsName: String { "widget$\(kind)$\(family)" }
let event = TimelineItem(id: "$\(index)")
let command = "list-clients -t '$\(sessionID)'"
let message = "\(memory.total),\(memory.used)$"
```

Keys of a keyboard, lists of symbols, a percent sign that starts no specifier.

```swift
let symbolRow = "-/:;()$&@\"€£¥%¢"
let signs = ["$", "€", "£"]
keyLabel.text = "$"
```

An invented amount under grey bars, which nobody reads.

```swift
import SwiftUI

struct LoadingRow: View {
  var body: some View {
    HStack {
      Text("$0.00")
    }
    .redacted(reason: .placeholder)
    .padding()
  }
}
```

Logs and tests.

```swift
logger.debug("Charged $\(amount)")
print("Total: €\(total)")
```

```swift file=Tests/ShopTests/PriceTests.swift
import XCTest

final class PriceTests: XCTestCase {
  func testPrice() {
    let expected = String(format: "£%.2f", 12.5)
    XCTAssertEqual(label.text, "$\(12)")
    label.text = "€\(price)"
  }
}
```

In Objective-C: a formatter, or the code of a currency.

```objc
NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
formatter.numberStyle = NSNumberFormatterCurrencyStyle;
formatter.currencyCode = order.currencyCode;
self.feeLabel.text = [formatter stringFromNumber:order.fee];
self.rateLabel.text = [NSString stringWithFormat:@"%.2f EUR", rate];
```

Commands with numbered targets.

```objc
NSString *resize = [NSString stringWithFormat:@"resize -s $%d @panel_size %d,%d", session, width, height];
[gateway sendCommand:[NSString stringWithFormat:@"list -q -s $%d @groups", session]];
NSString *assignment = [NSString stringWithFormat:@"export LEVEL=$%@", name];
NSString *packet = [NSString stringWithFormat:@"$%@#%02x", payload, checksum];
```

Numbered specifiers.

```objc
NSString *text = NSLocalizedString(@"%1$@ invited %2$@", @"Host and guest");
self.pageLabel.text = [NSString stringWithFormat:@"%1$d/%2$d", page, count];
```

Templates and patterns.

```objc
NSString *swapped = [regex stringByReplacingMatchesInString:text options:0 range:range withTemplate:@"$2 $1"];
NSRegularExpression *amount = [NSRegularExpression regularExpressionWithPattern:@"[$€£]\\s?\\d+" options:0 error:NULL];
NSString *body = [text stringByReplacingOccurrencesOfString:[NSString stringWithFormat:@"$%d", slot] withString:word];
```

Query languages.

```objc
sqlite3_prepare_v2(db, "select title from tracks where album = $1", -1, &statement, NULL);
NSPredicate *cheap = [NSPredicate predicateWithFormat:@"SUBQUERY(items, $item, $item.price < %f).@count > 0", limit];
NSString *query = [NSString stringWithFormat:@"query Shelves($%@: Int!) { title }", name];
```

Scripts.

```objc
[webView evaluateJavaScript:@"show(`${title}`)" completionHandler:nil];
NSString *setting = [NSString stringWithFormat:@"$(SRCROOT)/%@", target];
```

A symbol without a number.

```objc
self.noteLabel.text = NSLocalizedString(@"Prices are in US$.", @"Footer of a price list");
NSString *symbolRow = @"-/:;()$&@\"€£¥%¢";
NSArray<NSString *> *signs = @[ @"$", @"€", @"£" ];
```

Letters inside other words, and units.

```objc
self.placeLabel.text = [NSString stringWithFormat:@"Park %d", number];
self.distanceLabel.text = [NSString stringWithFormat:@"%.1f KM", distance];
```

Logs and assertions.

```objc
NSLog(@"Charged $%.2f", amount);
NSAssert(amount > 0, @"No charge: $%.2f", amount);
```

A limit that a law sets in one currency, in a whole sentence: its translator writes it as the language wants it.

```swift
let hint = NSLocalizedString("A form is needed for goods worth more than $2,500 in one parcel", comment: "Customs")
```

Messages for developers, also where the module is named.

```swift
Swift.print("$\(fare) refused")
guard fare > 0 else { Swift.fatalError("$\(fare) is no fare") }
```

An invented amount of a model: samples are no text of the app.

```swift
let sample = Offer(name: "Two nights", price: "$120.00")
```

```objc
offer.price = @"$120.00";
```

A symbol beside a literal that has no number at that end.

```objc
NSString *caption = [NSString stringWithFormat:@"%@ per " @"crossing, in €", amount];
```

## Not detected

A symbol that comes from a constant.

```swift
let symbol = "$"
priceLabel.text = symbol + amountText
```

Names of currencies, and words that stand for a symbol.

```swift
priceLabel.text = "\(amount) dollars"
priceLabel.text = "\(amount)円"
```

A pattern of a number formatter.

```swift
formatter.positiveFormat = "$#,##0.00"
```

A dollar sign where nothing is seen on a screen or named like money.

```swift
var caption: String { "$\(number)" }
```

"""##,
    severities: ["": .warning],
    aliases: [], sources: ["O46", "H8", "H10", "P22"],
    inputs: ["swift", "objc", "strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "letter-symbols", value: .list(["kr", "kr.", "zł", "Kč", "Rp", "Rs", "Rs.", "руб", "руб.", "грн", "лв", "лв."]), help: "Currency symbols made of letters; they count beside a number, as words of their own."),
      RuleOption(name: "money-names", value: .list(["price", "prices", "cost", "costs", "amount", "total", "subtotal", "sum", "fee", "fees", "fare", "balance", "budget", "payment", "salary", "tip", "tax", "discount", "revenue", "money", "cash", "fiat", "denomination", "dollar", "dollars", "usd", "eur", "currency"]), help: "A value named like this is money, wherever the text goes, and a text named like this holds money.")],
    check: .currencySymbolInFormat)
}

extension Rule {
  static let currencyWithoutCode = Rule(
    id: "currency-without-code",
    title: "Currency style without a currency",
    summary: "With the style alone a formatter writes the currency of the reader's region. An amount of 10 dollars becomes \"10 €\" in Berlin and \"¥10\" in Tokyo: the number stays and the money changes. Set `currencyCode` to the currency of the amount, or the locale of the price.",
    page: #"""
# Currency style without a currency

With the style alone a formatter writes the currency of the reader's region. An amount of 10 dollars becomes "10 €" in Berlin and "¥10" in Tokyo: the number stays and the money changes. Set
`currencyCode` to the currency of the amount, or the locale of the price.

Looked at is the function, closure or initialiser that makes the formatter, and for a property the file around.

## Flagged

```swift
let formatter = NumberFormatter()
formatter.numberStyle = .currency  // ← currency-without-code
priceLabel.text = formatter.string(from: price)
```

```swift
final class PriceView {
  private lazy var formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency  // ← currency-without-code
    formatter.maximumFractionDigits = 0
    return formatter
  }()
}
```

The locale of the reader says nothing of the amount.

```swift
func text(_ amount: Decimal) -> String? {
  let formatter = NumberFormatter()
  formatter.locale = Locale.current
  formatter.numberStyle = .currencyAccounting  // ← currency-without-code
  return formatter.string(for: amount)
}
```

```objc
NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
[formatter setNumberStyle:NSNumberFormatterCurrencyStyle];  // ← currency-without-code
self.priceLabel.text = [formatter stringFromNumber:price];
```

```objc
- (NSString *)text:(NSNumber *)amount {
  NSNumberFormatter *formatter = [NSNumberFormatter new];
  formatter.numberStyle = NSNumberFormatterCurrencyISOCodeStyle;  // ← currency-without-code
  return [formatter stringFromNumber:amount];
}
```

## Accepted

```swift
let formatter = NumberFormatter()
formatter.numberStyle = .currency
formatter.currencyCode = order.currency
```

The locale of the price brings its currency.

```swift
let formatter = NumberFormatter()
formatter.locale = product.priceLocale
formatter.numberStyle = .currency
```

Told later, in the same file.

```swift
final class PriceView {
  private let formatter = NumberFormatter()
  init() { formatter.numberStyle = .currency }
  func show(_ order: Order) { formatter.currencyCode = order.currency }
}
```

```swift
let formatter = NumberFormatter()
formatter.numberStyle = .decimal
let percent = NumberFormatter()
percent.numberStyle = .percent
```

```objc
NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
[formatter setNumberStyle:NSNumberFormatterCurrencyStyle];
[formatter setLocale:product.priceLocale];
```

```objc
NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
formatter.numberStyle = NSNumberFormatterCurrencyStyle;
formatter.currencyCode = code;
```

## Not detected

A formatter that another file makes.

```swift
Formatters.money.numberStyle = .currency
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["H11", "J16", "P23"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .currencyWithoutCode)
}

extension Rule {
  static let debugLocalizationSwitch = Rule(
    id: "debug-localization-switch",
    title: "Switch for testing localization left on",
    summary: "`NSDoubleLocalizedStrings` doubles every text, `NSShowNonLocalizedStrings` shouts keys, and the others turn the layout around. They are arguments for a test run; written into the settings by code they reach readers. Put them below `#if DEBUG`, or into a scheme of their own.",
    page: #"""
# Switch for testing localization left on

`NSDoubleLocalizedStrings` doubles every text, `NSShowNonLocalizedStrings` shouts keys, and the others turn the layout around. They are arguments for a test run; written into the settings by code they
reach readers. Put them below `#if DEBUG`, or into a scheme of their own.

In a scheme that is shared they are on for everybody who starts the program with it: pictures for the store are taken with doubled texts, and nobody knows why. That is a note; a language chosen there is a
`possible` one, for some schemes are made for it. Schemes of one person and arguments that are switched off are left alone, and so are the runs of tests.

## Flagged

```swift
UserDefaults.standard.set(true, forKey: "NSDoubleLocalizedStrings")  // ← debug-localization-switch
```

```swift
UserDefaults.standard.setValue(true, forKey: "NSShowNonLocalizedStrings")  // ← debug-localization-switch
```

```swift
UserDefaults.standard.register(defaults: ["AppleTextDirection": true])  // ← debug-localization-switch
```

```objc
[[NSUserDefaults standardUserDefaults] setBool:YES forKey:@"NSForceRightToLeftWritingDirection"];  // ← debug-localization-switch
```

```objc
[defaults registerDefaults:@{ @"NSShowNonLocalizedStrings" : @YES }];  // ← debug-localization-switch
```

A scheme that all share.

```xcscheme
<?xml version="1.0" encoding="UTF-8"?>
<Scheme version = "1.7">
   <LaunchAction
      buildConfiguration = "Debug"
      language = "pl"  // ← debug-localization-switch note possible
      showNonLocalizedStrings = "YES">  // ← debug-localization-switch note
      <CommandLineArguments>
         <CommandLineArgument
            argument = "-NSDoubleLocalizedStrings YES"  // ← debug-localization-switch note
            isEnabled = "YES">
         </CommandLineArgument>
         <CommandLineArgument
            argument = "-AppleTextDirection"  // ← debug-localization-switch note
            isEnabled = "YES">
         </CommandLineArgument>
      </CommandLineArguments>
   </LaunchAction>
</Scheme>
```

## Accepted

What is switched off, what tests need, and other arguments.

```xcscheme
<?xml version="1.0" encoding="UTF-8"?>
<Scheme version = "1.7">
   <TestAction language = "de" showNonLocalizedStrings = "YES">
      <CommandLineArguments>
         <CommandLineArgument argument = "-NSDoubleLocalizedStrings YES" isEnabled = "YES">
         </CommandLineArgument>
      </CommandLineArguments>
   </TestAction>
   <LaunchAction buildConfiguration = "Debug" showNonLocalizedStrings = "NO">
      <CommandLineArguments>
         <CommandLineArgument argument = "-NSDoubleLocalizedStrings YES" isEnabled = "NO">
         </CommandLineArgument>
         <CommandLineArgument argument = "-NSDoubleLocalizedStrings NO" isEnabled = "YES">
         </CommandLineArgument>
         <CommandLineArgument argument = "-FIRDebugEnabled" isEnabled = "YES">
         </CommandLineArgument>
         <CommandLineArgument argument = "-" isEnabled = "YES">
         </CommandLineArgument>
      </CommandLineArguments>
   </LaunchAction>
</Scheme>
```

A scheme of one person:

```xcscheme file=App.xcodeproj/xcuserdata/ada.xcuserdatad/xcschemes/App.xcscheme
<Scheme version = "1.7">
   <LaunchAction showNonLocalizedStrings = "YES">
   </LaunchAction>
</Scheme>
```

```swift
#if DEBUG
UserDefaults.standard.set(true, forKey: "NSDoubleLocalizedStrings")
#endif
```

```swift
app.launchArguments += ["-NSDoubleLocalizedStrings", "YES"]
```

```swift
let isDoubled = UserDefaults.standard.bool(forKey: "NSDoubleLocalizedStrings")
```

```swift
UserDefaults.standard.set(true, forKey: "showsHints")
UserDefaults.standard.removeObject(forKey: "AppleTextDirection")
```

```objc
BOOL isDoubled = [defaults boolForKey:@"NSDoubleLocalizedStrings"];
[defaults setBool:YES forKey:@"showsHints"];
```

"""#,
    severities: ["code": .warning, "scheme": .note],
    aliases: [], sources: ["O59", "J31", "P32"],
    inputs: ["swift", "objc", "scheme"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .debugLocalizationSwitch)
}

extension Rule {
  static let descriptionInInterface = Rule(
    id: "description-in-interface",
    title: "Description of a number or date as text for readers",
    summary: "`description` is for whoever looks for mistakes: a date comes out as \"2026-03-04 09:30:00 +0000\", a number with a point and without groups, whatever the reader is used to. Only dates are told for certain: a type of the app may describe itself for people. Use `formatted()` or a formatter.",
    page: #"""
# Description of a number or date as text for readers

`description` is for whoever looks for mistakes: a date comes out as "2026-03-04 09:30:00 +0000", a number with a point and without groups, whatever the reader is used to. Only dates are told for certain: a type of the app may describe itself for people. Use `formatted()` or a formatter.

## Flagged

```swift
label.text = date.description  // ← description-in-interface
```
```swift
amountLabel.text = invoice.total.description  // ← description-in-interface possible
titleLabel.text = "Due: " + invoice.dueDate.description  // ← description-in-interface
```
```swift
import SwiftUI
struct Row: View {
  var body: some View { Text(order.dueDate.description) }  // ← description-in-interface
}
```
```objc
self.amountLabel.text = [amount description];  // ← description-in-interface possible
```
```objc
self.dateLabel.text = self.startDate.description;  // ← description-in-interface
```

## Accepted

```swift
label.text = date.formatted()
label.text = product.description
```
```swift
let key = date.description
cache["day"] = date.description
```
```swift
descriptionLabel.text = description
label.text = error.localizedDescription
```
```swift
label.text = event.description
label.accessibilityIdentifier = date.description
```
```objc
self.textLabel.text = [product description];
self.dateLabel.text = [formatter stringFromDate:date];
NSLog(@"%@", [date description]);
```

## Not detected

Beside another text:
```objc
self.dateLabel.text = [@"Due: " stringByAppendingString:[date description]];
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["A60", "P52"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "names", value: .list(["date", "time", "day", "amount", "number", "total", "price", "sum", "percentage"]), help: "What the names of numbers and dates end with. A description of anything else may be a text for people.")],
    check: .descriptionInInterface)
}

extension Rule {
  static let developmentRegion = Rule(
    id: "development-region",
    title: "Base language without texts",
    summary: "A reader whose language the app does not have gets that of `CFBundleDevelopmentRegion`, or of `defaultLocalization` in a package. Where no folder has this language, such readers see the keys. Name a language that has tables.",
    page: #"""
# Base language without texts

A reader whose language the app does not have gets that of `CFBundleDevelopmentRegion`, or of `defaultLocalization` in a package. Where no folder
has this language, such readers see the keys. Name a language that has tables.

Nothing is said of keys that are texts themselves, nor where a table or a catalog for all languages is there. A project whose `knownRegions` lacks
a language with tables is a note: Xcode leaves that language out of what it exports for translators.

## Flagged

The base language of a template.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleDevelopmentRegion</key>
  <string>en</string>  <!-- ← development-region warning -->
</dict></plist>
```
```strings file=App/de.lproj/Localizable.strings
"door.title" = "Tür";
"door.open" = "Öffnen";
"door.close" = "Schließen";
"room.title" = "Zimmer";
"room.clean" = "Putzen";
```
```strings file=App/fr.lproj/Localizable.strings
"door.title" = "Porte";
"door.open" = "Ouvrir";
"door.close" = "Fermer";
"room.title" = "Chambre";
"room.clean" = "Nettoyer";
```

A package.
```swift file=Doors/Package.swift
import PackageDescription

let package = Package(
  name: "Doors",
  defaultLocalization: "en",  // ← development-region warning
  targets: [.target(name: "Doors")]
)
```
```strings file=Doors/Sources/Doors/Resources/de.lproj/Localizable.strings
"door.title" = "Tür";
"door.open" = "Öffnen";
"door.close" = "Schließen";
"room.title" = "Zimmer";
"room.clean" = "Putzen";
```

Languages that the project does not know.
```pbxproj file=App.xcodeproj/project.pbxproj
{
  objects = { 1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, Base, de ); }; };  // ← development-region note
}
```
```strings file=App/en.lproj/Localizable.strings
"door" = "Door";
```
```strings file=App/de.lproj/Localizable.strings
"door" = "Tür";
```
```strings file=App/it.lproj/Localizable.strings
"door" = "Porta";
```

```pbxproj file=App.xcodeproj/project.pbxproj
{
  objects = { 1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, Base, ja ); }; };  // ← development-region note
}
```
```xcstrings file=App/Localizable.xcstrings
{ "sourceLanguage" : "en", "strings" : { "Door" : { "localizations" : {
  "ja" : { "stringUnit" : { "state" : "translated", "value" : "ドア" } },
  "ko" : { "stringUnit" : { "state" : "translated", "value" : "문" } } } } }, "version" : "1.0" }
```

## Accepted

The region is another name of the language, or a region of it.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleDevelopmentRegion</key>
  <string>English</string>
</dict></plist>
```
```strings file=App/en-GB.lproj/Localizable.strings
"door.title" = "Door";
"door.open" = "Open";
"door.close" = "Close";
"room.title" = "Room";
"room.clean" = "Clean";
```
```strings file=App/fr.lproj/Localizable.strings
"door.title" = "Porte";
"door.open" = "Ouvrir";
"door.close" = "Fermer";
"room.title" = "Chambre";
"room.clean" = "Nettoyer";
```

Keys that are the English texts.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleDevelopmentRegion</key>
  <string>en</string>
</dict></plist>
```
```strings file=App/de.lproj/Localizable.strings
"Open the door" = "Tür öffnen";
"Close the door" = "Tür schließen";
"Clean the room" = "Zimmer putzen";
"Leave the house" = "Haus verlassen";
"Ring the bell" = "Klingeln";
```

A build setting, a base table and a catalog.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleDevelopmentRegion</key>
  <string>$(DEVELOPMENT_LANGUAGE)</string>
</dict></plist>
```
```strings file=App/de.lproj/Localizable.strings
"door.title" = "Tür";
"door.open" = "Öffnen";
"door.close" = "Schließen";
"room.title" = "Zimmer";
"room.clean" = "Putzen";
```

```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleDevelopmentRegion</key>
  <string>en</string>
</dict></plist>
```
```strings file=App/Base.lproj/Localizable.strings
"door.title" = "Door";
"door.open" = "Open";
"door.close" = "Close";
"room.title" = "Room";
"room.clean" = "Clean";
```
```strings file=App/de.lproj/Localizable.strings
"door.title" = "Tür";
"door.open" = "Öffnen";
"door.close" = "Schließen";
"room.title" = "Zimmer";
"room.clean" = "Putzen";
```

A project that knows all its languages, under other names.
```pbxproj file=App.xcodeproj/project.pbxproj
{
  objects = { 1 = { isa = PBXProject; developmentRegion = English; knownRegions = ( English, Base, "zh-Hant" ); }; };
}
```
```strings file=App/en.lproj/Localizable.strings
"door" = "Door";
```
```strings file=App/zh_TW.lproj/Localizable.strings
"door" = "門";
```

"""#,
    severities: ["missing": .warning, "unlisted": .note],
    aliases: [], sources: ["A13", "A44", "A81", "J19", "J30", "P42", "androidlint"],
    inputs: ["plist", "project", "swift", "strings", "xcstrings"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .developmentRegion)
}

extension Rule {
  static let displayNameAsPath = Rule(
    id: "display-name-as-path",
    title: "Display name used as a path",
    summary: "The display name of a file is for people: it may be translated, and its ending may be hidden. No file on disk need have it. Build paths from `lastPathComponent`.",
    page: #"""
# Display name used as a path

The display name of a file is for people: it may be translated, and its ending may be hidden. No file on disk need have it. Build paths from `lastPathComponent`.

## Flagged

```swift
let copy = folder.appendingPathComponent(FileManager.default.displayName(atPath: source.path))  // ← display-name-as-path
let url = URL(fileURLWithPath: manager.displayName(atPath: path))  // ← display-name-as-path
```

```objc
NSString *copy = [folder stringByAppendingPathComponent:[manager displayNameAtPath:path]];  // ← display-name-as-path
BOOL isThere = [manager fileExistsAtPath:[manager displayNameAtPath:path]];  // ← display-name-as-path
NSURL *url = [folder URLByAppendingPathComponent:[manager displayNameAtPath:path]];  // ← display-name-as-path
```

## Accepted

```swift
titleLabel.text = FileManager.default.displayName(atPath: path)
let copy = folder.appendingPathComponent(source.lastPathComponent)
let names = paths.map { FileManager.default.displayName(atPath: $0) }
```

```objc
self.titleLabel.text = [manager displayNameAtPath:path];
NSString *copy = [folder stringByAppendingPathComponent:[path lastPathComponent]];
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O41", "A64", "P53"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .displayNameAsPath)
}

extension Rule {
  static let doubleLocalization = Rule(
    id: "double-localization",
    title: "Text that is looked up twice",
    summary: "A generated accessor or a wrapper gives a text in the reader's language. Looked up once more, that text is a key that no table has: the lookup gives it back unchanged, tools extract a key that nobody wrote, and a text that happens to be a key shows something else. Leave one of the two calls out.",
    page: #"""
# Text that is looked up twice

A generated accessor or a wrapper gives a text in the reader's language. Looked up once more, that text is a key that no table has: the lookup gives it back unchanged, tools extract a key that
nobody wrote, and a text that happens to be a key shows something else. Leave one of the two calls out.

## Flagged

A localized text as key.

```swift
let title = NSLocalizedString(NSLocalizedString("shelf.title", comment: "Header"), comment: "Header")  // ← double-localization
let hint = NSLocalizedString(String(localized: "shelf.hint"), comment: "Below the header")  // ← double-localization
```

A wrapper behind a wrapper.

```swift
extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

let title = NSLocalizedString("shelf.title".localized, comment: "Header")  // ← double-localization
let other = String(localized: "shelf.title").localized  // ← double-localization
```

A key that is nothing but a localized text.

```swift
let title = String(localized: "\(NSLocalizedString("shelf.title", comment: "Header"))")  // ← double-localization
```

The text of an accessor whose declaration says that it is one.

```swift
enum Strings {
  static var shelfTitle: String { NSLocalizedString("shelf.title", comment: "Header") }
}

let title = NSLocalizedString(Strings.shelfTitle, comment: "Header")  // ← double-localization
```

```objc
NSString *title = NSLocalizedString(NSLocalizedString(@"shelf.title", @"Header"), @"Header");  // ← double-localization
```

The view finds no key `%@`, and shows what is put into it: nothing is lost but a second look.
```swift
import SwiftUI

let tag = Text("\("new".localized)")  // ← double-localization possible
```

Two bundles: what the first one does not have the second one may.

```swift
let title = NSLocalizedString("tour.title", bundle: .module, comment: "Title")
titleLabel.text = NSLocalizedString(NSLocalizedString("tour.title", comment: "Title"), bundle: .module, comment: "Title")  // ← double-localization possible
```

## Accepted

One call.

```swift
let title = NSLocalizedString("shelf.title", comment: "Header")
let hint = String(localized: "shelf.hint")
```

A text that is shown, and one that is put into another one.

```swift
import SwiftUI

struct Header: View {
  var body: some View {
    VStack {
      Text(NSLocalizedString("shelf.title", comment: "Header"))
      Text("Shelf of \(owner.name)")
    }
  }
}
```

A key that a function of the app gives.

```swift
let title = NSLocalizedString(key(for: section), comment: "Header")
```

Constants that are keys.

```swift
enum Keys {
  static let title = "shelf.title"
}

let title = NSLocalizedString(Keys.title, comment: "Header")
```

A text of the system as the fallback of a lookup.

```swift
let text = bundle.localizedString(forKey: "ok", value: NSLocalizedString("fallback", comment: "Button"), table: nil)
```

```objc
NSString *title = NSLocalizedString(titleKey, @"Header");
NSString *hint = [bundle localizedStringForKey:@"hint" value:NSLocalizedString(@"hint", @"Below") table:nil];
```

"""#,
    severities: ["": .note],
    aliases: [], sources: [],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .doubleLocalization)
}

extension Rule {
  static let duplicateKey = Rule(
    id: "duplicate-key",
    title: "Key that stands twice in a table",
    summary: "The system keeps one of the two texts, in most formats the last one, and nobody sees the other again. A later change of the lost one changes nothing, and a tool that keeps the first one shows another text than the app. Delete the entry that is not meant, or give one of the two a key of its own.",
    page: #"""
# Key that stands twice in a table

The system keeps one of the two texts, in most formats the last one, and nobody sees the other again. A later change of the
lost one changes nothing, and a tool that keeps the first one shows another text than the app. Delete the entry that is not meant, or give one of the two a key of its own.

Two entries with the same text
do no harm yet: that is only a note, told once for all languages of a table. Texts that differ in capitals alone are a note as well, told like texts that differ in their words. So are two texts where the base language has the
key twice as well, be it with the same text: its line was copied into each translation. What three languages or more have was brought by one tool, and is told at the first. A translation that has it alone is told by itself.
A key that stands in a file three times or more is told once, at the first entry that says something else. Entries with the same texts that follow each other as their first ones do were pasted together, and are told once. Where nobody reads the texts of a key,
because no code asks for it or only logs it, or it is that of no object of a storyboard or xib, the finding is `possible`.

## Flagged

Another capital is another text, but no other message.
```strings
"paint.red" = "rosso";
"paint.red" = "Rosso";  // ← duplicate-key note
```
```strings
/* The button that ends a purchase */
"cart.checkout" = "Check out";
"cart.title" = "Your cart";
"cart.checkout" = "Pay now";  // ← duplicate-key error
```
```strings
"tab.home" = "Home";
"tab\U002ehome" = "Start";  // ← duplicate-key
```
```strings
title = "News";
"title" = "News";  // ← duplicate-key note
 ^^^^^
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "player.pause" : { },
    "player.play" : { },
    "player.pause" : { "comment" : "Button" }  // ← duplicate-key note
  },
  "version" : "1.0"
}
```

The translations have it from the base language:
```strings file=en.lproj/News.strings
"news" = "News";
"news" = "News";  // ← duplicate-key note
```
```strings file=nl.lproj/News.strings
"news" = "Nieuws";
"news" = "Nieuws";
"sport" = "Sport";
"sport" = "Sport";  // ← duplicate-key note
```

The slip was copied with the table, one language made it anew, and one has another.
```strings file=Base.lproj/Voice.strings
"kiln.label" = "Kiln";
"kiln.label" = "Opens the door of the kiln";  // ← duplicate-key error
"glaze.label" = "Glaze";
```
```strings file=fi.lproj/Voice.strings
"kiln.label" = "Uuni";
"kiln.label" = "Avaa uunin luukun";
"glaze.label" = "Lasite";
"glaze.label" = "Lasitus";  // ← duplicate-key error
```
```strings file=et.lproj/Voice.strings
"kiln.label" = "Ahi";
"kiln.label" = "Avab ahju ukse";
"glaze.label" = "Glasuur";
```

A line with the text of the base language was pasted into each translation, behind the one that had been translated: told once, at the first of them.
```strings file=en.lproj/Well.strings
"bucket" = "Bucket";
"rope" = "Rope";
"bucket" = "Bucket";  // ← duplicate-key note
```
```strings file=de.lproj/Well.strings
"bucket" = "Eimer";
"rope" = "Seil";
"bucket" = "Bucket";  // ← duplicate-key error
```
```strings file=pl.lproj/Well.strings
"bucket" = "Wiadro";
"rope" = "Lina";
"bucket" = "Bucket";
```

One import has done it in several languages, and in one of them without a loss.
```strings file=en.lproj/Mill.strings
"sail" = "Sail";
```
```strings file=de.lproj/Mill.strings
"sail" = "Segel";
"sail" = "Flügel";  // ← duplicate-key error
```
```strings file=nl.lproj/Mill.strings
"sail" = "Zeil";
"sail" = "Wiek";
```
```strings file=sv.lproj/Mill.strings
"sail" = "Segel";
"sail" = "Vinge";
```
```strings file=da.lproj/Mill.strings
"sail" = "Sejl";
"sail" = "Sejl";
```

More than two of one key.
```strings
"harbour.open" = "Open";
"harbour.shut" = "Shut";
"harbour.open" = "Open";
"harbour.open" = "Open now";  // ← duplicate-key error
"harbour.shut" = "Shut";  // ← duplicate-key note
"harbour.open" = "Always open";
"harbour.shut" = "Shut";
```

A block that was pasted twice, and a line by itself.
```strings
"moon" = "Moon";
"star" = "Star";
"comet" = "Comet";
"planet" = "Planet";
"star" = "Star";  // ← duplicate-key note
"comet" = "Comet";
"planet" = "Planet";
"moon" = "Moon";  // ← duplicate-key note
```

No code spells two of the keys.
```strings file=en.lproj/Localizable.strings
"barn" = "Barn";
"barn" = "Stable";  // ← duplicate-key error
"hay" = "Hay";
"straw" = "Straw";
"straw" = "Straw";  // ← duplicate-key note possible
"fork" = "Fork";
"fork" = "Pitchfork";  // ← duplicate-key error possible
"cart" = "Cart";
"goat" = "Goat";
"mule" = "Mule";
"mule" = "Mule";  // ← duplicate-key note
```
```swift file=Farm.swift
let names = ["barn", "hay", "cart", "goat", "mule"].map { NSLocalizedString($0, comment: "Farm") }
```

A rule for numbers that was pasted again as it was, and one whose second form differs.
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>hives</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@hive@</string>
    <key>hive</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d hive</string>
      <key>other</key><string>%d hives</string>
    </dict>
  </dict>
  <key>bees</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@bee@</string>
    <key>bee</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d bee</string>
      <key>other</key><string>%d bees</string>
    </dict>
  </dict>
  <key>hives</key>  <!-- ← duplicate-key note -->
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@hive@</string>
    <key>hive</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d hive</string>
      <key>other</key><string>%d hives</string>
    </dict>
  </dict>
  <key>bees</key>  <!-- ← duplicate-key error -->
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@bee@</string>
    <key>bee</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>a bee</string>
      <key>other</key><string>%d bees</string>
    </dict>
  </dict>
</dict>
</plist>
```

A table that repeats another one, byte for byte: a script has copied it.
```strings file=App/nb.lproj/Localizable.strings
"Open" = "Åpne";
"Open" = "Åpen";  // ← duplicate-key error
```
```strings file=Library/nb.lproj/Localizable.strings
"Open" = "Åpne";
"Open" = "Åpen";  // ← duplicate-key error possible
```

What only tests read.
```strings file=ShopUITests/Texts.strings
"open" = "Open";
"open" = "Open now";  // ← duplicate-key error possible
```

Keys of objects that the xib does not have; some tool wrote them without any id. That nobody sees their texts is a matter of `orphaned-interface-translation`.
```xib file=Base.lproj/Loom.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Weave" id="31"/>
    <buttonCell key="cell" title="Stop" id="32"/>
    <buttonCell key="cell" title="Spin" id="33"/>
  </objects>
</document>
```
```strings file=nb.lproj/Loom.strings
"31.title" = "Vev";
"32.title" = "Stopp";
"32.title" = "Stans";  // ← duplicate-key error
"33.title" = "Spinn";
".title" = "Thread";
".title" = "Warp";  // ← duplicate-key error possible
```

The base language has other capitals, and a translation another text: two mistakes.
```strings file=en.lproj/Paint.strings
"paint.blue" = "blue";
"paint.blue" = "Blue";  // ← duplicate-key note
```
```strings file=de.lproj/Paint.strings
"paint.blue" = "blau";
"paint.blue" = "himmelblau";  // ← duplicate-key error
```

## Accepted
```strings
"cart.checkout" = "Check out";
"cart.checkOut" = "Check out";
"cart.checkout " = "Check out";
```
```strings
/* "cart.title" = "Cart"; */
"cart.title" = "Your cart";
```
```strings
"cart.title" = "Your cart";
"cart.subtitle" = "Your cart";
```
```strings file=de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=fr.lproj/Localizable.strings
"cart.title" = "Panier";
```

## Fixed

Not in a catalog, and only where both say the same: the second entry goes, in all languages that have it, with its comment; or the first one, where only the second has a comment with words. A comment above several entries stays, and so does every comment in XML.

```strings
/* The news of the day */
"tab.news" = "News";
"tab.home" = "Home";
/* The same again */
"tab.news" = "News";  // ← duplicate-key note
/* Other tabs */
"tab.home" = "Home";
"tab.more" = "More";
"tab.home" = "Home"; "tab.last" = "Last";
"tab.news" = "News"; /* Checked */

"tab.more" = "More";  // ← duplicate-key note

"tab.all" = "All";
```

```strings
/* The news of the day */
"tab.news" = "News";
"tab.home" = "Home";
/* Other tabs */
"tab.more" = "More";
"tab.last" = "Last";

"tab.all" = "All";
```

What translators are told stays.
```strings
"mast" = "Mast";
/* */
"bow" = "Bow";

"hull" = "Hull";
/* The front of a ship */
"bow" = "Bow";  // ← duplicate-key note
```

```strings
"mast" = "Mast";

"hull" = "Hull";
/* The front of a ship */
"bow" = "Bow";
```

Entries of one line that was pasted twice go together.
```strings
"oar" = "Oar"; "rudder" = "Rudder";
"oar" = "Oar"; "rudder" = "Rudder";  // ← duplicate-key note
"anchor" = "Anchor";
```

```strings
"oar" = "Oar"; "rudder" = "Rudder";
"anchor" = "Anchor";
```

```strings file=en.lproj/News.strings
"news" = "News";
"news" = "News";  // ← duplicate-key note
```
```strings file=nl.lproj/News.strings
"news" = "Nieuws";
"sport" = "Sport";
"news" = "Nieuws";
```

```strings file=en.lproj/News.strings
"news" = "News";
```
```strings file=nl.lproj/News.strings
"news" = "Nieuws";
"sport" = "Sport";
```

In XML the key and its value go, each with its tags.
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>quay</key>
  <string>Quay</string>
  <!-- Said twice by the script -->
  <key>quay</key>  <!-- ← duplicate-key note -->
  <string>Quay</string>
  <key>crane</key><string>Crane &amp; hook</string>
  <key>crane</key><string>Crane &#38; hook</string>  <!-- ← duplicate-key note -->
</dict>
</plist>
```

```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>quay</key>
  <string>Quay</string>
  <!-- Said twice by the script -->
  <key>crane</key><string>Crane &amp; hook</string>
</dict>
</plist>
```

"""#,
    severities: ["different": .error, "capitals": .note, "same": .note],
    aliases: ["duplicate_key"], sources: ["O2", "P05", "s2mr", "locheck"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .duplicateKey)
}

extension Rule {
  static let dynamicKey = Rule(
    id: "dynamic-key",
    title: "Key that is not one literal",
    summary: "Xcode and `genstrings` read keys from the source code, so they find only keys that are written out. A key that is put together or computed at run time reaches no table, and nothing says that it is missing. Write each key as a literal; use a `switch` where there are several, and put values into the text with a format.",
    page: #"""
# Key that is not one literal

Xcode and `genstrings` read keys from the source code, so they find only keys that are written out. A key that is put together or
computed at run time reaches no table, and nothing says that it is missing. Write each key as a literal; use a `switch` where
there are several, and put values into the text with a format.

## Flagged

A value is interpolated into the text. The key differs for each value, so no table can hold it.

```swift
let text = NSLocalizedString("\(count) photos left", comment: "Below the album")  // ← dynamic-key
let hint = NSLocalizedString("Sent by \(sender.name), tap to open", comment: "Notification")  // ← dynamic-key
```

A key is built from a prefix and the name of a case. The table may hold all of them, but no tool can tell.

```swift
let title = NSLocalizedString("filter.\(filter.rawValue).title", comment: "Name of a photo filter")  // ← dynamic-key possible
```

The same with `+`, which `genstrings` rejects too.

```swift
let title = NSLocalizedString("filter." + filter.rawValue, comment: "Name of a photo filter")  // ← dynamic-key possible
let label = NSLocalizedString(isVideo ? "video." + action : "photo." + action, comment: "Menu")  // ← dynamic-key possible
```

Objective-C builds such a key with a format or by appending. (The inner parentheses keep the commas from the preprocessor.)

```objc
label.text = NSLocalizedString(([NSString stringWithFormat:@"album.%d.name", kind]), @"Name of an album");  // ← dynamic-key possible
title = NSLocalizedString([@"album." stringByAppendingString:name], @"Name of an album");  // ← dynamic-key possible
hint = NSLocalizedString([prefix stringByAppendingFormat:@".hint"], @"Below the name");  // ← dynamic-key possible
```

```swift
let title = NSLocalizedString(String(format: "album.%d.name", kind), comment: "Name of an album")  // ← dynamic-key possible
```

Through the other entry points it is no better.

```objc
NSString *a = NSLocalizedStringFromTable([@"tool." stringByAppendingString:tool], @"Tools", @"Name of a tool");  // ← dynamic-key possible
NSString *b = NSLocalizedStringWithDefaultValue(keyPath, nil, bundle, @"Crop", @"Name of a tool");  // ← dynamic-key possible
CFStringRef c = CFCopyLocalizedString(toolKey, "Name of a tool");  // ← dynamic-key possible
```

```swift
let tool = NSLocalizedString(
  "tool.\(id)",  // ← dynamic-key possible
  tableName: "Tools",
  bundle: .module,
  comment: "Name of a tool")
```

A wrapper of the project gets text with a value in it: it looks up a key that nobody wrote. With a name it is a note, since
the project may keep those keys by hand.

```swift
extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

let text = "Shared with \(friends.count) people".localized  // ← dynamic-key warning
let name = "tool.\(id).name".localized  // ← dynamic-key note possible
```

```objc
#define L(key) NSLocalizedString(key, nil)

static NSString *Greeting(NSString *name) {
  return L([@"Welcome back, " stringByAppendingString:name]);  // ← dynamic-key
}
```

A property, a raw value, the result of a call: nothing here says which keys there are. Such keys are a note.

```swift
enum Tool: String {
  case crop, rotate

  var title: String { NSLocalizedString(rawValue, comment: "Name of a tool") }  // ← dynamic-key possible
}

let name = NSLocalizedString(tool.titleKey, comment: "Name of a tool")  // ← dynamic-key possible
let error = NSLocalizedString(message(for: code), comment: "Error")  // ← dynamic-key possible
let same = NSLocalizedString("\(tool.titleKey)", comment: "Name of a tool")  // ← dynamic-key possible
```

```objc
cell.textLabel.text = NSLocalizedString(row[@"title"], @"Row of the settings");  // ← dynamic-key possible
cell.detailTextLabel.text = NSLocalizedString([self hintForRow:row], @"Below a row");  // ← dynamic-key possible
[menu addItemWithTitle:NSLocalizedString(_titles[index], @"Item of the menu") action:nil keyEquivalent:@""];  // ← dynamic-key possible
```

A constant hides its literal from the tools, although the compiler knows it.

```swift
enum Keys {
  static let save = "save.button"
}

let save = NSLocalizedString(Keys.save, comment: "Button that saves the photo")  // ← dynamic-key possible
```

```objc
static NSString *const kSaveKey = @"save.button";

NSString *SaveTitle(void) {
  return NSLocalizedString(kSaveKey, @"Button that saves the photo");  // ← dynamic-key possible
}
```

One branch of a choice is no literal.

```swift
let title = NSLocalizedString(album?.titleKey ?? "album.untitled", comment: "Title of an album")  // ← dynamic-key possible
```

A loop over keys.

```swift
let titles = ["day", "week"].map { NSLocalizedString($0, comment: "Unit of the chart") }  // ← dynamic-key possible
```

```objc
for (NSString *key in @[@"day", @"week"]) {
  [titles addObject:NSLocalizedString(key, @"Unit of the chart")];  // ← dynamic-key possible
}
```

In `String(localized:)` an interpolated name does not complete the key: the key looked up is `tool.%@`.

```swift
import SwiftUI

let title = String(localized: "tool.\(tool.rawValue)")  // ← dynamic-key
let label = Text("tool_\(tool.rawValue)_hint")  // ← dynamic-key
```

Where a table has such keys for numbers, somebody has written them for it; two ordinary texts that begin alike are none.

```strings file=en.lproj/Localizable.strings
"Chapter 1 of the guide" = "First steps";
"Chapter 2 of the guide" = "Further steps";
"Delete chapter" = "Delete chapter";
"Delete guide" = "Delete guide";
```
```swift file=Guide.swift
titleLabel.text = NSLocalizedString("Chapter \(number) of the guide", comment: "Title")
hintLabel.text = NSLocalizedString("Delete \(guide.title)", comment: "Hint")  // ← dynamic-key
```

The blanks in what is interpolated are none of the key.
```swift
title = "shelf_\(name.replacingOccurrences(of: " ", with: "_"))".localized  // ← dynamic-key possible
```

A module before the function changes nothing.
```swift
let text = Foundation.NSLocalizedString("\(loaf.weight) grams of flour", comment: "Recipe")  // ← dynamic-key
```

## Accepted

A literal, whatever it holds; the value comes in by a format.

```swift
let text = String.localizedStringWithFormat(NSLocalizedString("%d photos left", comment: "Album"), count)
let raw = NSLocalizedString(#"Drop "\*.raw" files"#, comment: "Hint; the star is typed as it is")
```

```objc
NSString *text = [NSString localizedStringWithFormat:NSLocalizedString(@"%d photos left", @"Album"), count];
NSString *rate = NSLocalizedString(@"100%", @"Zoom; \\( is no interpolation in Objective-C");
```

A type for keys looks up what it was made with. The literal stands where a value of it is made.

```swift
extension LocalizedStringKey {
  var plainText: String {
    let name = Mirror(reflecting: self).children.first { $0.label == "key" }?.value as? String
    guard let name else { return "" }
    return NSLocalizedString(name, comment: "From an interface")
  }
}

struct LocalizedName {
  let key: String
  var text: String { NSLocalizedString(key, comment: "Name of a place") }
}
```

```objc
@implementation LocalizedName

- (NSString *)text {
  return NSLocalizedString(self.key, @"Name of a place");
}

@end
```

A program that only its makers use.

```objc file=DeveloperTools/Sender/Sender.m
NSString *title = NSLocalizedString(kClickTitle, @"Titles");
```

Adjacent literals, and literals joined by `+`, are one key.

```objc
NSString *text = NSLocalizedString(@"This cannot be undone. "
                                   @"The photos are deleted everywhere.", @"Alert");
```

```swift
let text = NSLocalizedString(
  "This cannot be undone. "
    + "The photos are deleted everywhere.", comment: "Alert")
let long = NSLocalizedString(
  """
  This cannot be undone.
  The photos are deleted everywhere.
  """, comment: "Alert")
```

A choice between literals is a choice between keys, and tools see each of them.

```swift
let title = NSLocalizedString(isShared ? "album.unshare" : "album.share", comment: "Menu")
```

```objc
[item setTitle:NSLocalizedString(pinned ? @"Unpin" : (many ? @"Pin all" : @"Pin"), @"Menu")];
```

A `switch` writes each key out.

```swift
func title(of tool: Tool) -> String {
  switch tool {
  case .crop: NSLocalizedString("tool.crop", comment: "Name of a tool")
  case .rotate: NSLocalizedString("tool.rotate", comment: "Name of a tool")
  }
}
```

A wrapper passes on its own parameter. Its calls are looked at instead.

```swift
func L(_ key: String, _ comment: String) -> String {
  NSLocalizedString(key, tableName: "Album", bundle: .module, comment: comment)
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }

  func localized(with arguments: CVarArg...) -> String {
    String(format: NSLocalizedString(self, comment: ""), arguments: arguments)
  }
}

struct Message {
  let text: String

  init(_ key: String) {
    text = NSLocalizedString(key, comment: "")
  }
}

let title = L("album.title", "Title of an album")
```

```objc
#define L(key) NSLocalizedString(key, nil)
#define Q(name) NSLocalizedString(@#name, nil)
#define AlbumString(key, comment) \
  NSLocalizedStringFromTableInBundle((key), @"Album", [NSBundle bundleForClass:[Album class]], comment)

static NSString *Localized(NSString *key, NSString *comment) {
  return NSLocalizedString(key, comment);
}

@implementation NSString (Localized)
+ (NSString *)localized:(NSString *)key inTable:(NSString *)table {
  return NSLocalizedStringFromTable(key, table, nil);
}

- (NSString *)localized {
  return NSLocalizedString(self, nil);
}
@end

NSString *AlbumTitle(void) {
  return L(@"album.title");
}
```

In these calls interpolation is right: the key becomes `%lld photos left`, and each value is an argument.

```swift
import SwiftUI

let left = String(localized: "\(count) photos left", comment: "Below the album")
let sender = LocalizedStringResource("Sent by \(name), tap to open")
let text = Text("Shared with \(friends.count) people")
let title = AttributedString(localized: "**\(name)** likes your photo")
let unread = Text("inbox.unread-\(count)")
```

A variable of SwiftUI shows a text that is already there.

```swift
import SwiftUI

let name = Text(album.name)
let resource = String(localized: album.resource)
let verbatim = Text(verbatim: "v\(version)")
```

`Bundle` is the way to look up keys that only exist at run time, such as those of a server. No tool expects to extract them.

```swift
let reason = Bundle.main.localizedString(forKey: "error.\(code)", value: fallback, table: "ServerErrors")
let setting = settingsBundle.localizedString(forKey: specifier.title, value: nil, table: "Root")
```

```objc
NSString *reason = [[NSBundle mainBundle] localizedStringForKey:error.userInfo[@"key"] value:nil table:@"Errors"];
NSString *title = [bundle localizedStringForKey:[@"error." stringByAppendingString:code] value:@"" table:nil];
```

A Core Foundation literal is a literal.

```objc
CFStringRef quit = CFCopyLocalizedString(CFSTR("Quit"), "Menu item that ends the program");
CFStringRef hide = CFCopyLocalizedStringFromTable((CFSTR("Hide")), CFSTR("Menus"), "Menu item");
```

The other arguments may be computed.

```swift
let title = NSLocalizedString("album.title", tableName: table, bundle: bundle(of: album), comment: "Title")
```

```objc
NSString *title = NSLocalizedStringFromTableInBundle(@"album.title", self.table, [NSBundle bundleForClass:self.class], @"Title");
```

Accessors that a generator wrote.

```swift
let title = L10n.Album.title
let text = L10n.Album.left(count)
```

An extension member on a variable localizes what it is given: the literal stands elsewhere.

```swift
let name = tool.titleKey.localized
```

## Not detected

A key of SwiftUI made from a variable: tools cannot extract it.

```swift
import SwiftUI

let name = Text(LocalizedStringKey(tool.titleKey))
let title = String(localized: String.LocalizationValue(stringLiteral: album.titleKey))
```

A default value with an interpolation: tools cannot extract that text either.

```swift
let text = NSLocalizedString("album.left", value: "\(count) photos left", comment: "Album")
```

The wrapper is a closure, its calls are not followed.

```swift
let translated = { (key: String) in Strings.table[key] ?? key }

label.text = translated("Shared with \(count) people")
```

"""#,
    severities: ["assembled": .warning, "named": .note, "placeholder": .warning, "computed": .note],
    aliases: ["nslocalizedstring_key"], sources: ["P10", "swiftlint", "genstrings"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [.description],
    options: [],
    check: .dynamicKey)
}

extension Rule {
  static let edgeWhitespace = Rule(
    id: "edge-whitespace",
    title: "Space at the edge of a text in only one language",
    summary: "A space at the beginning or the end of a text mostly holds it apart from what the code puts beside it. Where a translation has none, words are glued together; where only the translation has one, a title stands off its middle or a look-up fails. Give both texts the same edges, or better, write one format with a placeholder instead of a text that needs its neighbour.",
    page: #"""
# Space at the edge of a text in only one language

A space at the beginning or the end of a text mostly holds it apart from what the code puts beside it. Where a translation has
none, words are glued together; where only the translation has one, a title stands off its middle or a look-up fails. Give both
texts the same edges, or better, write one format with a placeholder instead of a text that needs its neighbour.

A key is told once, with all its languages. Those that put no spaces between words need none at the edge either. Where nearly all translations differ from the base text, that
one has the slip, and it is told once; so it is where a whole sentence ends with a space, for it needs no neighbour. Texts of interface files and of intents stand alone:
there it is a note. A Korean particle, a prefix with its hyphen and an apostrophe are glued to their neighbour as they should be.

## Flagged
```strings file=en.lproj/Localizable.strings
"sender" = "Sent by ";
"done" = "Done";
"unit" = " minutes";
```
```strings file=de.lproj/Localizable.strings
"sender" = "Gesendet von";  // ← edge-whitespace warning
"done" = "Fertig ";  // ← edge-whitespace note
          ^^^^^^^
"unit" = "Minuten";  // ← edge-whitespace warning
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Open with " : {
      "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Ouvrir avec" } },  // ← edge-whitespace warning
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Abrir con " } }
      }
    }
  },
  "version" : "1.0"
}
```
Only the base text has a space that nobody else saw a use for:
```strings file=en.lproj/Localizable.strings
"cancel" = "Cancel ";  // ← edge-whitespace note
```
```strings file=de.lproj/Localizable.strings
"cancel" = "Abbrechen";
```
```strings file=fr.lproj/Localizable.strings
"cancel" = "Annuler";
```
```strings file=it.lproj/Localizable.strings
"cancel" = "Annulla";
```

Once for all languages that lack the space:
```strings file=en.lproj/Typing.strings
"typing" = " is typing";
```
```strings file=cs.lproj/Typing.strings
"typing" = "píše";  // ← edge-whitespace warning
```
```strings file=de.lproj/Typing.strings
"typing" = " schreibt";
```
```strings file=pl.lproj/Typing.strings
"typing" = "pisze";
```
A whole sentence needs no space behind it:
```strings file=en.lproj/Alerts.strings
"sure" = "This cannot be undone. ";  // ← edge-whitespace note
```
```strings file=de.lproj/Alerts.strings
"sure" = "Das lässt sich nicht rückgängig machen.";
```
```strings file=pl.lproj/Alerts.strings
"sure" = "Tego nie można cofnąć.";
```
A text of an interface file stands alone:
```xib file=Base.lproj/Main.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
<objects><menuItem title="Show " id="a1b-2c-d3e"/></objects>
</document>
```
```strings file=en.lproj/Main.strings
"a1b-2c-d3e.title" = "Show ";
```
```strings file=ro.lproj/Main.strings
"a1b-2c-d3e.title" = "Arată";  // ← edge-whitespace note
```

## Accepted
The language glues here:
```strings file=en.lproj/Joined.strings
"typing" = " is typing";
"to" = "to ";
"of" = "of ";
"from" = "from ";
```
```strings file=ko.lproj/Joined.strings
"typing" = "님이 입력 중";
```
```strings file=he.lproj/Joined.strings
"to" = "ל-";
```
```strings file=fr.lproj/Joined.strings
"of" = "de l’";
"from" = "de\U00A0";
```
```strings file=en.lproj/Localizable.strings
"sender" = "Sent by ";
"lines" = "First line\n";
"separator" = " ";
"label" = "Name:";
"empty" = "";
```
```strings file=ja.lproj/Localizable.strings
"sender" = "送信者：";
```
```strings file=fr.lproj/Localizable.strings
"sender" = "Envoyé par ";
"lines" = "Première ligne ";
"separator" = "";
"label" = "Nom :";
"empty" = " ";
```
A text that is not translated yet:
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "From " : {
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "new", "value" : "Von" } }
      }
    },
    "To " : {
      "shouldTranslate" : false,
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "An" } }
      }
    }
  },
  "version" : "1.0"
}
```

## Not detected
```strings file=en.lproj/Localizable.strings
"sender" = "Sent by";
```
```strings file=de.lproj/Localizable.strings
"sender" = "Gesendet  von";
```

"""#,
    severities: ["missing": .warning, "alone": .note, "stray": .note],
    aliases: [], sources: ["P59", "weblate", "loclint"],
    inputs: ["strings", "xcstrings"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .edgeWhitespace)
}

extension Rule {
  static let emptyKey = Rule(
    id: "empty-key",
    title: "Entry with an empty key",
    summary: "An empty key is what is looked up where the code has nothing to show: `NSLocalizedString(\"\", comment: \"\")` then gives this text instead of nothing. Mostly the key got lost in an edit, and the entry it belonged to has no text. Give the entry its key, or delete it.",
    page: #"""
# Entry with an empty key

An empty key is what is looked up where the code has nothing to show: `NSLocalizedString("", comment: "")` then gives this text instead of
nothing. Mostly the key got lost in an edit, and the entry it belonged to has no text. Give the entry its key, or delete it.

## Flagged
```strings
"" = "Continue";  // ← empty-key
```
```strings
"login.title" = "Log in";
/* The button below the fields */
"" = "Forgot your password?";  // ← empty-key
```
```strings
'' = "Log out";  // ← empty-key
```
```strings file=de.lproj/Localizable.strings
"" = "Weiter";  // ← empty-key
```

## Accepted
```strings
"login.continue" = "Continue";
```
```strings
" " = " ";
```
```strings
/* "" = "Continue"; */
"login.continue" = "";
```
```strings
/* What some exports write for a view without a text */
"" = "";
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "" : { }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["": .warning],
    aliases: ["empty_key"], sources: ["s2mr"],
    inputs: ["strings", "stringsdict"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .emptyKey)
}

extension Rule {
  static let emptyPluralForm = Rule(
    id: "empty-plural-form",
    title: "Form of a plural without a text",
    summary: "An empty form is a form: for its numbers the system shows nothing at all, and never looks at `other` instead. Forms of one plural are told together. Write the text, or delete the form; a form that the language has no number for is only clutter.",
    page: #"""
# Form of a plural without a text

An empty form is a form: for its numbers the system shows nothing at all, and never looks at `other` instead. Forms of one plural are told together. Write the text, or delete the form; a form that the language has no number for is
only clutter.

A part of a longer text may vanish on purpose, such as the hours of a duration, and so may the text for zero: there a finding is only possible. So it is where nothing asks for the text, where most languages have no text for 1, or the code
asks for another key then. In Russian, whose `one` is for 21 as well, the empty form is shown all the same.

## Flagged

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld likes" : {
      "localizations" : {
        "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld polubienie" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "" } },  // ← empty-plural-form warning
          "many" : { "stringUnit" : { "state" : "translated", "value" : "   " } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld polubienia" } }
        } } },
        "nl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "needs_review", "value" : "" } },  // ← empty-plural-form warning
          "few" : { "stringUnit" : { "state" : "translated", "value" : "" } },  // ← empty-plural-form note
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld likes" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

```stringsdict file=hr.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>trip.nights</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@nights@</string>
    <key>nights</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>%ld noć</string>
      <key>few</key>
      <string></string>  <!-- ← empty-plural-form warning -->
      <key>two</key>
      <string></string>  <!-- ← empty-plural-form note -->
      <key>other</key>
      <string>%ld noći</string>
    </dict>
  </dict>
</dict>
</plist>
```

The code has another text for one file.
```xcstrings file=App/Questions.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "delete.several" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "" } },  // ← empty-plural-form possible
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Delete %lld files?" } }
        } } },
        "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "" } },  // ← empty-plural-form possible
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien löschen?" } }
        } } },
        "uk" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "" } },  // ← empty-plural-form warning
          "few" : { "stringUnit" : { "state" : "translated", "value" : "Видалити %lld файли?" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "Видалити %lld файлів?" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Видалити %lld файлу?" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

The same, where the code shows it.
```stringsdict file=Shop/en.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>remove.several</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@boxes@</string>
    <key>boxes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string></string>  <!-- ← empty-plural-form possible -->
      <key>other</key>
      <string>Remove %ld boxes?</string>
    </dict>
  </dict>
</dict>
</plist>
```
```swift file=Shop/Removal.swift
func question(_ boxes: [Box]) -> String {
  if boxes.count == 1, let box = boxes.first {
    return String(format: NSLocalizedString("remove.single", comment: "Alert; %@ is a name"), box.name)
  } else {
    return String.localizedStringWithFormat(NSLocalizedString("remove.several", comment: "Alert"), boxes.count)
  }
}
```

An accessor asks for it that nobody names.
```stringsdict file=Trip/hr.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>trip.days</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@days@</string>
    <key>days</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>%ld dan</string>
      <key>few</key>
      <string></string>  <!-- ← empty-plural-form possible -->
      <key>other</key>
      <string>%ld dana</string>
    </dict>
  </dict>
</dict>
</plist>
```
```strings file=Trip/hr.lproj/Localizable.strings
"trip.title" = "Izlet";
"trip.start" = "Polazak";
```
```swift file=Trip/Generated.swift
enum L10n {
  static func tripDays(_ p1: Int) -> String { L10n.tr("Localizable", "trip.days", p1) }
  static let tripTitle = L10n.tr("Localizable", "trip.title")
  static let tripStart = L10n.tr("Localizable", "trip.start")
}
```
```swift file=Trip/TripView.swift
let texts = [L10n.tripTitle, L10n.tripStart]
```
```pbxproj file=Trip/Trip.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; }; }; }
```

## Accepted

A text without any form is a matter of another rule, and one that waits for its translator of none.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld replies" : {
      "localizations" : {
        "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "" } }
        } } },
        "nl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "new", "value" : "" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld antwoorden" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
Nothing is said for zero, and the hours of a duration vanish when there are none.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "badge" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "state" : "translated", "value" : "" } },
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld new" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld new" } }
        } } }
      }
    },
    "duration" : {
      "localizations" : {
        "de" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@hours@ und %lld Minuten" },
          "substitutions" : { "hours" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Stunden" } }
          } } } }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["shown": .warning, "never": .note],
    aliases: [], sources: ["J28", "P16", "xcode"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .emptyPluralForm)
}

extension Rule {
  static let emptyValue = Rule(
    id: "empty-value",
    title: "Entry with an empty text",
    summary: "Where a table has an empty text, the app shows nothing: no title, no button, no error. The system does not fall back to another language, because there is an entry. Mostly a translator was not done, or an export left the gap. Write the text, or delete the entry, so that the text of another language is shown instead.",
    page: #"""
# Entry with an empty text

Where a table has an empty text, the app shows nothing: no title, no button, no error. The system does not fall back to another language,
because there is an entry. Mostly a translator was not done, or an export left the gap.
Write the text, or delete the entry, so that the text of another language is shown instead.

A text that is empty on purpose, as a suffix some
languages do not need, is silenced with a comment that says so; where the base text has three letters at most or ends with a space, which makes it the beginning of a sentence, the finding is only `possible`; so it is where the comment of Interface Builder notes one of its own placeholders. Where the text of the base language is empty, that is only a possible finding,
and its translations are not looked at. A key whose comment says that it is not to be translated is left alone, and so is a base text of digits without a word. Where a function of the project looks texts up, opens the folder of a language and asks whether a text is empty,
it shows that language instead of nothing: a note.

## Flagged
```strings
"order.confirm" = "";  // ← empty-value possible
"order.cancel" = "Cancel";
```
```strings file=en.lproj/Localizable.strings
"order.cancel" = "Cancel";
```
```strings file=fr.lproj/Localizable.strings
"order.cancel" = "";  // ← empty-value
```
```strings file=en.lproj/Localizable.strings
"order.note" = "A note for the kitchen";
"order.ordinal" = "th";
"order.start" = "You ordered ";
```
```strings file=pl.lproj/Localizable.strings
"order.note" = "";  // ← empty-value
"order.ordinal" = "";  // ← empty-value possible
"order.start" = "";  // ← empty-value possible
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "order.confirm" : {
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "" } },  // ← empty-value
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Confirm" } }
      }
    }
  },
  "version" : "1.0"
}
```

The function of this app takes the English text:
```strings file=en.lproj/Filled.strings
"order.note" = "A note for the kitchen";
```
```strings file=es.lproj/Filled.strings
"order.note" = "";  // ← empty-value note
```
```swift file=Filled.swift
func filled(_ key: String) -> String {
  let text = Bundle.main.localizedString(forKey: key, value: nil, table: "Filled")
  guard text.isEmpty, let path = Bundle.main.path(forResource: "en", ofType: "lproj") else { return text }
  return Bundle(path: path)?.localizedString(forKey: key, value: nil, table: "Filled") ?? text
}
```
What Interface Builder puts into a new object, nobody sees:
```strings file=en.lproj/Panel.strings
"k7Q-xT-0bn.title" = "Text Cell";
```
```strings file=de.lproj/Panel.strings
"k7Q-xT-0bn.title" = "";  // ← empty-value possible
```

Several languages of a catalog are told together.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "shelf.empty" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Nothing here yet" } },
        "et" : { "stringUnit" : { "state" : "translated", "value" : "" } },  // ← empty-value
        "lv" : { "stringUnit" : { "state" : "translated", "value" : "" } }
      }
    }
  },
  "version" : "1.0"
}
```
So are several files that have no text for a key.
```strings file=en.lproj/Docks.strings
"dock.left" = "Left dock";
```
```strings file=et.lproj/Docks.strings
"dock.left" = "";  // ← empty-value
```
```strings file=lv.lproj/Docks.strings
"dock.left" = "";
```
More than ten keys of a file are told together.
```strings file=en.lproj/Shelves.strings
"shelf.apple" = "Apple on the shelf";
"shelf.bread" = "Bread on the shelf";
"shelf.cream" = "Cream on the shelf";
"shelf.dough" = "Dough on the shelf";
"shelf.flour" = "Flour on the shelf";
"shelf.honey" = "Honey on the shelf";
"shelf.lemon" = "Lemon on the shelf";
"shelf.olive" = "Olive on the shelf";
"shelf.onion" = "Onion on the shelf";
"shelf.sugar" = "Sugar on the shelf";
"shelf.wheat" = "Wheat on the shelf";
```
```strings file=it.lproj/Shelves.strings
"shelf.apple" = "";  // ← empty-value
"shelf.bread" = "";
"shelf.cream" = "";
"shelf.dough" = "";
"shelf.flour" = "";
"shelf.honey" = "";
"shelf.lemon" = "";
"shelf.olive" = "";
"shelf.onion" = "";
"shelf.sugar" = "";
"shelf.wheat" = "";
```

What Interface Builder had put there, as the comment says, and what somebody wrote.
```xcstrings file=mul.lproj/Beds.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "a1b-2c-d3e.title" : {
      "comment" : "Class = \"NSTextFieldCell\"; title = \"Text Cell\"; ObjectID = \"a1b-2c-d3e\";",
      "localizations" : {
        "fi" : { "stringUnit" : { "state" : "translated", "value" : "" } }  // ← empty-value warning possible
      }
    },
    "b1b-2c-d3e.title" : {
      "comment" : "Class = \"NSTextFieldCell\"; title = \"Rows of carrots\"; ObjectID = \"b1b-2c-d3e\";",
      "localizations" : {
        "fi" : { "stringUnit" : { "state" : "translated", "value" : "" } }  // ← empty-value warning
      }
    }
  },
  "version" : "1.0"
}
```

## Accepted
```strings
"order.confirm" = "Confirm";
```
```strings
"list.separator" = " ";
" " = " ";
```
```strings file=en.lproj/Localizable.strings
"order.tip" = "";  /* l10nlint:disable:this empty-value -- shown in Japan only */
```
```strings file=fr.lproj/Localizable.strings
"order.tip" = "";
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "order.confirm" : {
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "new", "value" : "" } }
      }
    },
    "order.code" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "" } }
      },
      "shouldTranslate" : false
    }
  },
  "version" : "1.0"
}
```
```strings file=en.lproj/Endings.strings
"ordinal.suffix" = "th";
```
```strings file=de.lproj/Endings.strings
"ordinal.suffix" = ".";
```

A version number, a time and a form without letters, which code sets:
```strings file=en.lproj/About.strings
"form.text" = "123–456";
"version.text" = "v1.4.0 (212)";
"clock.text" = "10:30";
```
```strings file=nb.lproj/About.strings
"form.text" = "";
"version.text" = "";
"clock.text" = "";
```

Code sets this text, as its comment says:
```xcstrings file=mul.lproj/Panel.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "k7Q-xT-0bn.title" : {
      "comment" : "Class = \"NSTextFieldCell\"; title = \"(12 minutes)\"; Note = \"Do not localize, set at run time\";",
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "(12 minutes)" } },
        "it" : { "stringUnit" : { "state" : "translated", "value" : "" } }
      }
    }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["nothing": .warning, "filled": .note],
    aliases: ["empty_value"], sources: ["P39", "s2mr", "bartycrouch"],
    inputs: ["strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .emptyValue)
}

extension Rule {
  static let extraTranslation = Rule(
    id: "extra-translation",
    title: "Translated key that the base language does not have",
    summary: "Either the key was renamed or deleted in the base language and its translations were left behind, so that translators keep working on a text that nobody sees; or the base language lost it, and its readers see the name of the key. Where a key of the base language differs in nothing but capitals, that one was meant: the text shown is the base text. Delete it, or give it a base text.",
    page: #"""
# Translated key that the base language does not have

Either the key was renamed or deleted in the base language and its translations were left behind, so that translators keep
working on a text that nobody sees; or the base language lost it, and its readers see the name of the key. Where a key of the base language differs in nothing but
capitals, that one was meant: the text shown is the base text. Delete it, or give it a base text.

Where a key of the base language that these languages lack has nearly the same words, the key was renamed, and the texts only have to move: a warning. So was one that is the last sentence of the other and has its comment, and a name that has the words of the other and more, or fewer, and stands between the same two keys as it, unless `and`, `or` or `no` is one of the words. Keys with another number of values, with a `No` in front of one of them, or of which one language has two for the same new name were not renamed, and where nothing in the code spells the new name, or the text is still the old key, there is nothing to move. A key that is one of the base language with underscores put in may be one that the code puts together, and is `possible`. More than five other leftovers of a table are told together.

A table that has few keys in the base language is one whose texts stand in the code: nothing is reported there. A key that a call
asks for is left alone too: it is its own base text, or the call has one; where readers see its name, `undefined-key` says so. So
is a text in a list of a `Settings.bundle`, the first one or a pane that opens from it: readers of the base language see the list as it is.

## Flagged
```strings file=en.lproj/Localizable.strings
"add" = "Add";
"edit" = "Edit";
"close" = "Close";
```
```strings file=de.lproj/Localizable.strings
"add" = "Hinzufügen";
"edit" = "Bearbeiten";
"close" = "Schließen";
"send.fax" = "Fax senden";  // ← extra-translation
 ^^^^^^^^
```
A key that was worded anew:
```strings file=en.lproj/Gate.strings
"Show a large sign at the gate" = "Show a large sign at the gate";
"Open" = "Open";
"Close" = "Close";
```
```strings file=de.lproj/Gate.strings
"Show a big sign at the gate" = "Ein großes Schild am Tor zeigen";  // ← extra-translation warning
"Open" = "Öffnen";
"Close" = "Schließen";
```
A name that lacks a mark between its words:
```strings file=en.lproj/Plans.strings
"GENERAL_UPGRADE_PLAN" = "Upgrade";
"GENERAL_OPEN" = "Open";
"GENERAL_CLOSE" = "Close";
```
```strings file=fr.lproj/Plans.strings
"GENERALUPGRADE_PLAN" = "Changer d’offre";  // ← extra-translation warning
"GENERAL_OPEN" = "Ouvrir";
"GENERAL_CLOSE" = "Fermer";
```
One that nobody had translated:
```strings file=en.lproj/Fence.strings
"Paint the wooden fence white" = "Paint the wooden fence white";
"Open" = "Open";
"Close" = "Close";
```
```strings file=hu.lproj/Fence.strings
"Paint the wooden fence green" = "Paint the wooden fence green";  // ← extra-translation note
"Open" = "Nyitás";
"Close" = "Zárás";
```
Only the last sentence is left, under the same comment; values, a negation and a second heir tell other keys apart:
```strings file=en.lproj/Depot.strings
/* Detail of the coach */
"Please clean the windows." = "Please clean the windows.";
"Driven by %@ today" = "Driven by %@ today";
"No coaches hired" = "No coaches hired";
"Move all the coaches to the depot" = "Move all the coaches to the depot";
"Wheel" = "Wheel";
"Axle" = "Axle";
"Roof" = "Roof";
```
```strings file=is.lproj/Depot.strings
/* Detail of the coach */
"This coach was in the rain for a whole week. Please clean the windows." = "Þvoðu gluggana.";  // ← extra-translation warning
"Driven by today" = "Ekið í dag af";  // ← extra-translation note
"Coaches hired" = "Leigðir vagnar";  // ← extra-translation note
"Move the coaches to the depot" = "Færa vagna";  // ← extra-translation note
"Move all coaches to the depot" = "Færa alla vagna";  // ← extra-translation note
"Wheel" = "Hjól";
"Axle" = "Öxull";
"Roof" = "Þak";
```
Nothing asks for the new name of the last key either:
```strings file=en.lproj/Ferry.strings
"Tap to see all ferries" = "Tap to see all ferries";
"Tap to book the big cabin" = "Tap to book the big cabin";
"Cabin" = "Cabin";
"Deck" = "Deck";
"Bridge" = "Bridge";
```
```strings file=ro.lproj/Ferry.strings
"Tap here to see all ferries" = "Atinge pentru feriboturi";  // ← extra-translation warning
"Tap to book the large cabin" = "Atinge pentru cabina mare";  // ← extra-translation note
"Cabin" = "Cabină";
"Deck" = "Punte";
"Bridge" = "Pasarelă";
```
```swift file=Ferry.swift
let texts = ["Tap to see all ferries", "Cabin", "Deck", "Bridge"]
  .map { NSLocalizedString($0, tableName: "Ferry", comment: "Ferry") }
```
Two languages have it under two names:
```strings file=en.lproj/Clock.strings
"Time left: %ld minutes" = "Time left: %ld minutes";
"Start" = "Start";
"Stop" = "Stop";
```
```strings file=ro.lproj/Clock.strings
"Time left: %i minutes" = "Timp rămas: %i minute";  // ← extra-translation warning
"Start" = "Pornire";
"Stop" = "Oprire";
```
```strings file=hr.lproj/Clock.strings
"Time left: %lu minutes" = "Preostalo vrijeme: %lu minuta";  // ← extra-translation warning
"Start" = "Početak";
"Stop" = "Kraj";
```
Six leftovers of a table, told once:
```strings file=en.lproj/Fruit.strings
"a" = "Apple";
"b" = "Banana";
"c" = "Cherry";
"d" = "Date";
"e" = "Elderberry";
"f" = "Fig";
"g" = "Grape";
```
```strings file=sv.lproj/Fruit.strings
"a" = "Äpple";
"b" = "Banan";
"c" = "Körsbär";
"d" = "Dadel";
"e" = "Fläder";
"f" = "Fikon";
"g" = "Druva";
"u" = "Ugli";  // ← extra-translation note
"v" = "Vinbär";
"w" = "Valnöt";
"x" = "Ximenia";
"y" = "Yuzu";
"z" = "Zucchini";
```
Once, however many languages have it:
```strings file=en.lproj/Localizable.strings
"add" = "Add";
"edit" = "Edit";
```
```strings file=fr.lproj/Localizable.strings
"add" = "Ajouter";
"edit" = "Modifier";
"print" = "Imprimer";  // ← extra-translation
```
```strings file=it.lproj/Localizable.strings
"add" = "Aggiungi";
"edit" = "Modifica";
"print" = "Stampa";
```
A key in another case is another key:
```strings file=en.lproj/Localizable.strings
"addItem" = "Add item";
"edit" = "Edit";
"close" = "Close";
```
```strings file=nl.lproj/Localizable.strings
"addItem " = "Voeg toe";  // ← extra-translation
"edit" = "Wijzig";
"close" = "Sluit";
```
```strings file=en.lproj/Localizable.strings
"add" = "Add";
"edit" = "Edit";
/* "close" = "Close"; */
```
```strings file=sv.lproj/Localizable.strings
"add" = "Lägg till";
"edit" = "Redigera";
"close" = "Stäng";  // ← extra-translation
```

Only a capital is wrong:
```strings file=en.lproj/Faces.strings
"Tongue Out" = "Tongue Out";
"Wink" = "Wink";
```
```strings file=sl.lproj/Faces.strings
"Tongue out" = "Kaže jezik";  // ← extra-translation
"Wink" = "Mežik";
```

The settings say it no longer, or by a name:
```plist file=Settings.bundle/Root.plist
<plist><dict><key>PreferenceSpecifiers</key><array>
  <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Steam valve</string></dict>
  <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>BOILER_LIGHT</string></dict>
</array></dict></plist>
```
```strings file=Settings.bundle/en.lproj/Root.strings
"Steam valve" = "Steam valve";
"Whistle" = "Whistle";
"Pressure" = "Pressure";
```
```strings file=Settings.bundle/hu.lproj/Root.strings
"Steam valve" = "Gőzszelep";
"Whistle" = "Síp";
"Pressure" = "Nyomás";
"BOILER_LIGHT" = "Kazánfény";  // ← extra-translation note
"Old kettle lamp" = "Régi üstlámpa";  // ← extra-translation note
```

A pane that opens from the first one has a table of its own:
```plist file=Settings.bundle/Root.plist
<plist><dict><key>StringsTable</key><string>Root</string><key>PreferenceSpecifiers</key><array>
  <dict><key>Type</key><string>PSChildPaneSpecifier</string>
    <key>Title</key><string>Steam</string><key>File</key><string>Boiler</string></dict>
</array></dict></plist>
```
```plist file=Settings.bundle/Boiler.plist
<plist><dict><key>StringsTable</key><string>Boiler</string><key>PreferenceSpecifiers</key><array>
  <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Steam valve</string>
    <key>FooterText</key><string>It opens by itself.</string></dict>
</array></dict></plist>
```
```strings file=Settings.bundle/en.lproj/Boiler.strings
"Steam valve" = "Steam valve";
"Whistle" = "Whistle";
"Pressure" = "Pressure";
```
```strings file=Settings.bundle/hu.lproj/Boiler.strings
"Steam valve" = "Gőzszelep";
"It opens by itself." = "Magától nyílik.";
"Steam" = "Gőz";  // ← extra-translation note
"Whistle" = "Síp";
"Pressure" = "Nyomás";
```

A form that the code makes of another key, as it may be:
```strings file=en.lproj/Waits.strings
"wait.%d minutes" = "%d minutes";
"wait.%d hours" = "%d hours";
"wait.now" = "No wait";
```
```strings file=sr.lproj/Waits.strings
"wait.%d minutes" = "%d минута";
"wait.%d _minutes" = "%d минуте";  // ← extra-translation possible
"wait.%d hours" = "%d сати";
"wait.now" = "Без чекања";
```

Names that lost a word, between the same keys.
```strings file=en.lproj/Ferry.strings
"ferry.leave" = "Leave";
"ferry.ticketTitle" = "Your ticket";
"ferry.arrive" = "Arrive";
"ferry.deck" = "Deck";
"ferry.car" = "Car";
"ferry.bikeAndTrailer" = "Bike and trailer";
"ferry.dog" = "Dog";
```
```strings file=et.lproj/Ferry.strings
"ferry.leave" = "Lahku";
"ferry.ticketPageTitle" = "Sinu pilet";  // ← extra-translation warning
"ferry.arrive" = "Saabu";
"ferry.deckLabel" = "Tekk";  // ← extra-translation warning
"ferry.car" = "Auto";
"ferry.bike" = "Ratas";  // ← extra-translation note
"ferry.dog" = "Koer";
```

## Accepted
The base texts of intents stand in a file of their own, with these ids:
```strings file=en.lproj/PierWidget.strings
"3d6HSO" = "Pier";
"7DZrRA" = "Berth";
```
```strings file=de.lproj/PierWidget.strings
"3d6HSO" = "Steg";
"7DZrRA" = "Liegeplatz";
"A1rwKl" = "Hafen";
```
A text that is its own key, and that code looks up by way of a constant:
```swift file=Texts.swift
enum Texts {
  static let choose = "Choose a berth first"
  static let anchor = NSLocalizedString("Drop the anchor", comment: "Button")
}
```
```strings file=en.lproj/Localizable.strings
"Drop the anchor" = "Drop the anchor";
"Weigh the anchor" = "Weigh the anchor";
"Set the sails" = "Set the sails";
```
```strings file=hu.lproj/Localizable.strings
"Drop the anchor" = "Horgonyt le";
"Weigh the anchor" = "Horgonyt fel";
"Set the sails" = "Vitorlát fel";
"Choose a berth first" = "Előbb válassz kikötőhelyet";
```
Texts of the settings, which have their base text in the list:
```plist file=Settings.bundle/Root.plist
<plist><dict><key>PreferenceSpecifiers</key><array>
  <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Steam valve</string></dict>
  <dict><key>Type</key><string>PSMultiValueSpecifier</string>
    <key>Titles</key><array><string>Open slowly</string><string>Closed</string></array></dict>
</array></dict></plist>
```
```strings file=Settings.bundle/en.lproj/Root.strings
"Steam valve" = "Steam valve";
"Whistle" = "Whistle";
"Pressure" = "Pressure";
```
```strings file=Settings.bundle/hu.lproj/Root.strings
"Steam valve" = "Gőzszelep";
"Whistle" = "Síp";
"Pressure" = "Nyomás";
"Open slowly" = "Lassan nyitva";
"Closed" = "Zárva";
```
The ids of an `.intentdefinition`, which has the base texts:
```strings file=en.lproj/Intents.strings
"2GqvPe" = "Order soup";
"tVvJ9c" = "Order again";
```
```strings file=be.lproj/Intents.strings
"2GqvPe" = "Замовіць суп";
"tVvJ9c" = "Замовіць зноў";
"wXy1Za" = "Мая ежа";
```
The base language of the project has no table, because the texts are the keys:
```strings file=ar.lproj/Widget.strings
"Open" = "فتح";
"Close" = "إغلاق";
"Weather" = "طقس";
```
```strings file=da.lproj/Widget.strings
"Open" = "Åbn";
"Close" = "Luk";
"Weather" = "Vejr";
"Rain" = "Regn";
```
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXProject; developmentRegion = en; knownRegions = (ar, da); }; }; }
```
The code has the base text:
```strings file=en.lproj/Localizable.strings
"add" = "Add";
"edit" = "Edit";
"close" = "Close";
```
```strings file=de.lproj/Localizable.strings
"add" = "Hinzufügen";
"edit" = "Bearbeiten";
"close" = "Schließen";
"Reset" = "Zurücksetzen";
"send.fax" = "Fax senden";
```
```swift file=Reset.swift
import SwiftUI

struct Reset: View {
  var body: some View {
    Button("Reset") {}
    Text(NSLocalizedString("send.fax", value: "Send a fax", comment: "Button"))
  }
}
```
Texts in the code, a table only for what differs:
```strings file=en.lproj/Localizable.strings
"%d files" = "Files: %d";
```
```strings file=de.lproj/Localizable.strings
"%d files" = "Dateien: %d";
"Add an item" = "Eintrag hinzufügen";
"Close the window" = "Fenster schließen";
```
The base texts stand in the `Info.plist`:
```strings file=en.lproj/InfoPlist.strings
"NSCameraUsageDescription" = "To scan pages";
"NSMicrophoneUsageDescription" = "To record notes";
```
```strings file=de.lproj/InfoPlist.strings
"NSCameraUsageDescription" = "Zum Scannen von Seiten";
"NSMicrophoneUsageDescription" = "Für Sprachnotizen";
"CFBundleDisplayName" = "Notizen";
```
A catalog whose own source is another language than that of the project, and what nobody is to translate:
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, ja, ); }; }; }
```
```xcstrings file=App/InfoPlist.xcstrings
{ "sourceLanguage" : "en", "strings" : { "CFBundleName" : { "localizations" : {
  "en" : { "stringUnit" : { "state" : "translated", "value" : "Till" } },
  "ja" : { "stringUnit" : { "state" : "translated", "value" : "レジ" } } } } }, "version" : "1.0" }
```
```xcstrings file=App/Localizable.xcstrings
{ "sourceLanguage" : "ja", "strings" : {
  "売上" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Sales" } } } },
  "在庫" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Stock" } } } },
  "%@ × %lld" : { "shouldTranslate" : false, "localizations" : {
    "ja" : { "stringUnit" : { "state" : "new", "value" : "%1$@ × %2$lld" } } } } }, "version" : "1.0" }
```
A variant of the base language:
```strings file=en.lproj/Localizable.strings
"add" = "Add";
"edit" = "Edit";
```
```strings file=en-AU.lproj/Localizable.strings
"arvo" = "This arvo";
```
Another table:
```strings file=en.lproj/Localizable.strings
"add" = "Add";
"edit" = "Edit";
```
```strings file=de.lproj/Errors.strings
"offline" = "Keine Verbindung";
```

## Not detected
```strings file=de.lproj/Localizable.strings
"offline" = "Keine Verbindung";
```

"""#,
    severities: ["leftover": .note, "renamed": .warning],
    aliases: [], sources: ["A28", "A29", "P39", "locheck"],
    inputs: ["strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .extraTranslation)
}

extension Rule {
  static let fileEncoding = Rule(
    id: "file-encoding",
    title: "What a wrong conversion leaves in a text",
    summary: "A program that met a byte it could not read has written U+FFFD in its place, and readers see a question mark in a diamond. Take what stood there from an older version of the file, or ask the translator.",
    page: #"""
# What a wrong conversion leaves in a text

A program that met a byte it could not read has written U+FFFD in its place, and readers see a question mark in a diamond. Take what
stood there from an older version of the file, or ask the translator.

An invisible U+FEFF within a text comes from a second byte order mark; it makes words that look the same different, which is a note.
Bytes that are no text at all make the whole table unreadable: `strings-syntax` and `unreadable-file` speak of them.

## Flagged
```strings file=pt.lproj/Localizable.strings
"no" = "N�o";  // ← file-encoding warning
         ^
"yes" = "Sim";
"caf�" = "Café";  // ← file-encoding warning
"join" = "﻿Entrar";  // ← file-encoding note
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Street" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Stra�e" } },  // ← file-encoding warning
      "cs" : { "stringUnit" : { "state" : "translated", "value" : "Ulice" } } } }
  },
  "version" : "1.0"
}
```
```stringsdict file=fr.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
  <key>days</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@d@ � Paris</string>  <!-- ← file-encoding warning -->
    <key>d</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%d jours</string>
    </dict>
  </dict>
</dict></plist>
```
Of several in one text the first is told.
```strings file=vi.lproj/Localizable.strings
"save" = "L�u l�i";  // ← file-encoding warning
```

## Accepted
```strings file=en.lproj/Localizable.strings
"accents" = "Não, Straße, café";
"wide" = "ｗｉｄｅ！ ﬁ ﷺ";
```
An escape is meant: a text about that character.
```strings file=en.lproj/Localizable.strings
"unknown" = "The sign \Ufffd stands for a lost letter.";
```
```xcstrings
{ "sourceLanguage" : "en", "strings" : { "The sign \ufffd is shown." : { } }, "version" : "1.0" }
```
A comment is for nobody but the team.
```strings file=en.lproj/Localizable.strings
/* Gr��e */
"size" = "Size";
```

"""#,
    severities: ["lost": .warning, "mark": .note],
    aliases: [], sources: ["O6", "A20", "A54", "A57", "A74", "P37", "androidlint"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .fileEncoding)
}

extension Rule {
  static let fileNameInInterface = Rule(
    id: "file-name-in-interface",
    title: "Name on disk shown to people",
    summary: "On the Mac, people see localized names of folders and hide file endings; `lastPathComponent` has neither. On a phone only folders have another name than on the disk. Show `FileManager.default.displayName(atPath:)` or the resource value `localizedName`.",
    page: #"""
# Name on disk shown to people

On the Mac, people see localized names of folders and hide file endings; `lastPathComponent` has neither. On a phone only folders have another name than on the disk. Show
`FileManager.default.displayName(atPath:)` or the resource value `localizedName`.

## Flagged

```swift
import AppKit

titleField.stringValue = fileURL.lastPathComponent  // ← file-name-in-interface
window.title = documentURL.lastPathComponent  // ← file-name-in-interface
alert.messageText = "Replace \(folder.lastPathComponent)?"  // ← file-name-in-interface
```

```swift
import UIKit

titleLabel.text = folderURL.lastPathComponent  // ← file-name-in-interface
```

```objc
#import <Cocoa/Cocoa.h>
self.titleField.stringValue = [path lastPathComponent];  // ← file-name-in-interface
self.titleField.stringValue = path.lastPathComponent;  // ← file-name-in-interface
```

## Accepted

A file of an app for a phone, and a name without its ending.

```swift
import UIKit

titleLabel.text = fileURL.lastPathComponent
```

```objc
#import <Cocoa/Cocoa.h>
self.nameField.stringValue = [[path lastPathComponent] stringByDeletingPathExtension];
```

One of two names.

```swift
import AppKit

window.title = document.displayName ?? fileURL.lastPathComponent
```

```swift
titleLabel.text = FileManager.default.displayName(atPath: fileURL.path)
let target = folder.appendingPathComponent(source.lastPathComponent)
```

A save panel wants the name that the file will have on disk.

```swift
panel.nameFieldStringValue = fileURL.lastPathComponent
```

The name of something on a server.

```swift
linkLabel.text = webURL.lastPathComponent
titleLabel.text = response.url?.lastPathComponent
```

Logs.

```swift
logger.info("Reading \(fileURL.lastPathComponent)")
```

```objc
self.titleLabel.text = [[NSFileManager defaultManager] displayNameAtPath:path];
NSString *target = [folder stringByAppendingPathComponent:[source lastPathComponent]];
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["O40", "O42", "A64", "A65", "P19"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .fileNameInInterface)
}

extension Rule {
  static let fixedCurrencyDigits = Rule(
    id: "fixed-currency-digits",
    title: "Fixed number of decimals for money",
    summary: "A currency formatter knows how many decimals the currency has: two for dollars, none for yen, three for Kuwaiti dinars. A fixed two writes \"¥1,200.00\". Leave the number to the currency code.",
    page: #"""
# Fixed number of decimals for money

A currency formatter knows how many decimals the currency has: two for dollars, none for yen, three for Kuwaiti dinars. A fixed two writes "¥1,200.00". Leave the number to the currency code.

Only two decimals are reported: none at all is mostly meant as rounding.

## Flagged

```swift
let formatter = NumberFormatter()
formatter.numberStyle = .currency
formatter.currencyCode = code
formatter.maximumFractionDigits = 2  // ← fixed-currency-digits
```

```swift
let formatter = NumberFormatter()
formatter.minimumFractionDigits = 2  // ← fixed-currency-digits
formatter.numberStyle = .currencyISOCode
```

```swift
static let money: NumberFormatter = {
  let formatter = NumberFormatter()
  formatter.numberStyle = .currency
  formatter.minimumFractionDigits = 2  // ← fixed-currency-digits
  return formatter
}()
```

```objc
NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
[formatter setNumberStyle:NSNumberFormatterCurrencyStyle];
[formatter setMaximumFractionDigits:2];  // ← fixed-currency-digits
```

```objc
NSNumberFormatter *formatter = [NSNumberFormatter new];
formatter.numberStyle = NSNumberFormatterCurrencyStyle;
formatter.minimumFractionDigits = 2;  // ← fixed-currency-digits
```

## Accepted

```swift
let formatter = NumberFormatter()
formatter.numberStyle = .decimal
formatter.maximumFractionDigits = 2
```

```swift
let formatter = NumberFormatter()
formatter.numberStyle = .currency
formatter.maximumFractionDigits = 0
```

```swift
let formatter = NumberFormatter()
formatter.numberStyle = .currency
formatter.maximumFractionDigits = currency.digits
```

```swift
let money = NumberFormatter()
money.numberStyle = .currency
let share = NumberFormatter()
share.maximumFractionDigits = 2
```

```objc
NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
[formatter setNumberStyle:NSNumberFormatterPercentStyle];
[formatter setMaximumFractionDigits:2];
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["H12", "P23"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .fixedCurrencyDigits)
}

extension Rule {
  static let fixedDateFormat = Rule(
    id: "fixed-date-format",
    title: "Fixed pattern for a date that people read",
    summary: "A pattern such as `EEE, MMM d` fixes the order of the fields, the signs between them and the clock. Translated names in that order are still wrong: German gets \"Fr., Feb. 7\" instead of \"Fr. 7. Feb.\", Japanese \"金, 2月 7\" instead of \"2月7日(金)\", and a reader with a clock of 24 hours gets \"3:05 PM\". Give the formatter a style, or the fields without an order: `setLocalizedDateFormatFromTemplate(\"EEEMMMd\")`, `dateStyle`, or `date.formatted(.dateTime.weekday().month().day())`.",
    page: #"""
# Fixed pattern for a date that people read

A pattern such as `EEE, MMM d` fixes the order of the fields, the signs between them and the clock. Translated names in that order are still wrong: German gets "Fr., Feb. 7" instead of
"Fr. 7. Feb.", Japanese "金, 2月 7" instead of "2月7日(金)", and a reader with a clock of 24 hours gets "3:05 PM". Give the formatter a style, or the fields without an order:
`setLocalizedDateFormatFromTemplate("EEEMMMd")`, `dateStyle`, or `date.formatted(.dateTime.weekday().month().day())`.

A pattern counts when it has words (month, day of the week, AM and PM) or figures in the order of some countries, or when its date certainly reaches a label. It does not count when the
formatter has a fixed locale, when its dates go to files or servers ([other rule](machine-date-without-posix-locale.md)), and for a single field, which all languages write alike.

## Flagged

Month and day of the week as words.

```swift
let formatter = DateFormatter()
formatter.dateFormat = "EEE, MMM d"  // ← fixed-date-format
dayLabel.text = formatter.string(from: day)
```

A header that is made in a closure.

```swift
final class CalendarView {
  lazy var headerFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "MMMM yyyy"  // ← fixed-date-format
    return formatter
  }()
}
```

A clock of twelve hours for everybody. Where the code chooses between two clocks, the finding is a `possible` one: somebody has
asked for the reader's, though not for the place of `a`.

```swift
let clock = DateFormatter()
clock.dateFormat = "h:mm a"  // ← fixed-date-format
timeLabel.text = clock.string(from: start)

let ownClock = DateFormatter()
ownClock.dateFormat = usesDayClock ? "HH:mm" : "h:mm a"  // ← fixed-date-format possible
ownTimeLabel.text = ownClock.string(from: start)
```

Figures in the order of one country.

```swift
let formatter = DateFormatter()
formatter.dateFormat = "dd.MM.yyyy"  // ← fixed-date-format
cell.detailLabel.text = formatter.string(from: invoice.day)
```

Even the order of ISO is for programs, once the date is shown.

```swift
let formatter = DateFormatter()
formatter.dateFormat = "yyyy-MM-dd"  // ← fixed-date-format
dateLabel.text = formatter.string(from: day)
```

In a view of SwiftUI.

```swift
import SwiftUI

struct DayHeader: View {
  let day: Date
  var body: some View { Text(Self.formatter.string(from: day)) }
  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = .current
    formatter.dateFormat = "EEEE, d MMMM"  // ← fixed-date-format
    return formatter
  }()
}
```

In a function that returns the text.

```swift
func relativeText(for day: Date) -> String {
  let formatter = DateFormatter()
  if isThisYear(day) {
    formatter.dateFormat = "MMM d"  // ← fixed-date-format
  } else {
    formatter.dateFormat = "MMM d, yyyy"  // ← fixed-date-format
  }
  return formatter.string(from: day)
}
```

A formatter of one's own type.

```swift
final class DayFormatter: DateFormatter {
  override init() {
    super.init()
    dateFormat = "d MMM"  // ← fixed-date-format
  }
}
```

Through a closure that configures.

```swift
let formatter = configured(DateFormatter()) { $0.dateFormat = "d. MMM yyyy" }  // ← fixed-date-format
```

```objc
- (NSString *)titleForDay:(NSDate *)day {
  NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
  [formatter setDateFormat:@"EEEE d MMMM"];  // ← fixed-date-format
  return [formatter stringFromDate:day];
}
```

```objc
- (void)showStart:(NSDate *)start {
  NSDateFormatter *formatter = [NSDateFormatter new];
  formatter.dateFormat = @"h:mm a";  // ← fixed-date-format
  self.startLabel.text = [formatter stringFromDate:start];
}
```

```objc
- (void)showDue:(NSDate *)due {
  NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
  formatter.locale = [NSLocale currentLocale];
  [formatter setDateFormat:@"dd/MM/yyyy"];  // ← fixed-date-format
  self.dueLabel.text = [formatter stringFromDate:due];
}
```

What a property returns, where a view of its file shows it.

```swift
import SwiftUI

struct HarvestRow: View {
  let harvest: Harvest
  var dateText: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"  // ← fixed-date-format
    return "\(formatter.string(from: harvest.day))"
  }
  var body: some View { Text(dateText) }
}
```

By way of a library for dates.

```swift
import SwiftDate

func show(_ harvest: Harvest) {
  dayLabel.text = harvest.day.toFormat("MMM dd, yyyy")  // ← fixed-date-format
  timeLabel.text = harvest.day.string(withFormat: "EEEE, MMM d")  // ← fixed-date-format
}
```

```objc
self.dayLabel.text = [harvest.day formattedDateWithFormat:@"MMM d, yyyy"];  // ← fixed-date-format
```

A class of formatters that knows no locale.

```objc
@implementation HarvestDateFormatter
static HarvestDateFormatter *shared = nil;

+ (HarvestDateFormatter *)shared {
  if (shared == nil) {
    shared = [[HarvestDateFormatter alloc] init];
    [shared setDateFormat:@"MMM d yyyy"];  // ← fixed-date-format
  }
  return shared;
}

+ (HarvestDateFormatter *)dayFirst {
  HarvestDateFormatter *formatter = [[HarvestDateFormatter alloc] init];
  [formatter setDateFormat:@"yyyy-MM-dd"];
  return formatter;
}
@end
```

A formatter that nobody asks for anything, as its own file shows, and figures in the order and with the sign of most languages of the project: such findings are hidden unless you ask for
`possible` ones.

```swift
final class TideScreen {
  private let tideFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEE, MMM d"  // ← fixed-date-format possible
    return formatter
  }()

  func update(_ tide: Tide) {
    let spare = DateFormatter()
    spare.locale = .current
    spare.dateFormat = "d MMM yyyy"  // ← fixed-date-format possible
    heightLabel.text = tide.height
  }
}
```

```objc
- (void)updateTide:(Tide *)tide {
  NSDateFormatter *spare = [[NSDateFormatter alloc] init];
  [spare setDateFormat:@"EEE, MMM d"];  // ← fixed-date-format possible
  self.heightLabel.text = tide.height;
}
```

```strings file=cs.lproj/Localizable.strings
"tide.title" = "Příliv";
```
```strings file=de.lproj/Localizable.strings
"tide.title" = "Flut";
```
```strings file=fi.lproj/Localizable.strings
"tide.title" = "Nousuvesi";
```
```strings file=fr.lproj/Localizable.strings
"tide.title" = "Marée";
```
```swift file=Tide.swift
let formatter = DateFormatter()
formatter.dateFormat = "dd.MM.yy"  // ← fixed-date-format possible
tideLabel.text = formatter.string(from: tide.day)
formatter.dateFormat = "MM/dd/yy"  // ← fixed-date-format likely
ebbLabel.text = formatter.string(from: ebb.day)
let title = NSLocalizedString("tide.title", comment: "Heading")
```

A function of the project that takes the pattern is as good as a formatter.

```swift file=Date+Text.swift
extension Date {
  func text(pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = pattern
    return formatter.string(from: self)
  }
}
```
```swift file=InvoiceCell.swift
import UIKit

final class InvoiceCell: UITableViewCell {
  func show(_ invoice: Invoice) {
    dueLabel.text = invoice.due.text(pattern: "dd.MM.yyyy")  // ← fixed-date-format
  }
}
```

The file that declares it may be read in any order, and the pattern may be chosen.

```swift file=Alpha.swift
extension Date {
  func label(_ pattern: String, _ zone: String) -> String {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: zone)
    formatter.dateFormat = pattern
    return formatter.string(from: self)
  }
}
```
```swift file=RowCell.swift
func show(_ day: Date, isShort: Bool) {
  dayLabel.text = day.label((isShort ? "dd.MM.yyyy" : "d. MMMM yyyy"), "GMT")  // ← fixed-date-format
}
```

So is an initialiser that a project adds, and a formatter that a function sets up.

```swift file=Formatters.swift
extension DateFormatter {
  convenience init(pattern: String) {
    self.init()
    dateFormat = pattern
  }
}

enum Formatters {
  static func make(_ zone: TimeZone, _ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.timeZone = zone
    formatter.dateFormat = pattern
    return formatter
  }
}
```
```swift file=DayHeader.swift
final class DayHeader {
  private let day = DateFormatter(pattern: "d MMMM yyyy")  // ← fixed-date-format
  func title(of date: Date) -> String { day.string(from: date) }
  func subtitle(of date: Date) -> String {
    Formatters.make(.current, "EEEE, d MMM").string(from: date)  // ← fixed-date-format
  }
}
```

```objc file=NSDate+Pattern.m
@implementation NSDate (Pattern)
- (NSString *)textWithPattern:(NSString *)pattern {
  NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
  [formatter setDateFormat:pattern];
  return [formatter stringFromDate:self];
}
@end
```
```objc file=TripCell.m
@implementation TripCell
- (void)show:(Trip *)trip {
  self.startLabel.text = [trip.start textWithPattern:@"MMM d, h:mm a"];  // ← fixed-date-format
}
@end
```

The branch of one language keeps its order to itself.
```swift
if Bundle.main.preferredLocalizations.first == "ja" {
  formatter.dateFormat = "M月d日 EEEE"  // ← fixed-date-format possible
} else {
  formatter.dateStyle = .full
}
openingLabel.text = formatter.string(from: opening)
```

A constant of the file.

```objc
static NSString *const dayPattern = @"E, d MMM yyyy";  // ← fixed-date-format

@implementation TripView
- (void)show:(NSDate *)day {
  NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
  [formatter setDateFormat:dayPattern];
  self.dayLabel.text = [formatter stringFromDate:day];
}
@end
```
```swift
enum Formats { static let day = "MMM d, yyyy" }  // ← fixed-date-format

func show(_ day: Date) {
  let formatter = DateFormatter()
  formatter.dateFormat = Formats.day
  dayLabel.text = formatter.string(from: day)
}
```

## Accepted

A date that is only held against another text.

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setDateFormat:@"dd-MM-yyyy"];
NSString *today = [formatter stringFromDate:[NSDate date]];
if ([today isEqual:[page substringToIndex:10]]) { [self markAsNew]; }
```

A function of the project with the name of one in a library, which has cared for the language.

```swift file=Sources/Day.swift
extension Date {
  func toFormat(_ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = pattern
    return formatter.string(from: self)
  }
}
```
```swift file=Sources/DayLabel.swift
dayLabel.text = harvest.day.toFormat("MMM dd, yyyy")
```

Styles and templates.

```swift
formatter.dateStyle = .medium
formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: "MMMd", options: 0, locale: .current)
dayLabel.text = day.formatted(.dateTime.month().day())
```

One field alone, and the minutes of a player.

```swift
monthFormatter.dateFormat = "LLLL"
yearFormatter.dateFormat = "yyyy"
weekdayFormatter.dateFormat = "EEE"
positionFormatter.dateFormat = "mm:ss"
```

Somebody has chosen the language: that of the mail, or that of programs.

```swift
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "EEE, dd MMM yyyy"
let letter = DateFormatter()
letter.dateFormat = "d MMMM yyyy"
letter.locale = recipient.locale
```

Dates that are read from a text.

```swift
func releaseDay(_ text: String) -> Date? {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "MMM d, yyyy"
  return formatter.date(from: text)
}
```

For servers, files and other programs.

```swift
let apiFormatter = DateFormatter()
apiFormatter.dateFormat = "dd.MM.yyyy"
request.addValue(apiFormatter.string(from: day), forHTTPHeaderField: "X-Day")
let stamp = DateFormatter()
stamp.dateFormat = "yyyy-MM-dd HH.mm.ss"
let url = folder.appendingPathComponent(stamp.string(from: Date()))
```

A function of the project that has cared for the language, or that writes for programs.

```swift file=Date+Program.swift
extension Date {
  func programText(_ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = pattern
    return formatter.string(from: self)
  }

  func text(pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = pattern
    return formatter.string(from: self)
  }
}

extension String {
  func date(pattern: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = pattern
    return formatter.date(from: self)
  }
}
```
```swift file=Request.swift
struct Request {
  func headers(_ day: Date) -> [String: String] {
    ["X-Day": day.programText("EEE, d MMM yyyy"), "X-Month": day.text(pattern: "yyyy-MM")]
  }
  func seconds(_ start: Date) -> String { start.text(pattern: "mm:ss") }
  func day(of line: String) -> Date? { line.date(pattern: "dd.MM.yyyy") }
}
```

Words that have only letters of patterns, and two functions of one name of which the first has cared for the language.

```swift file=Stamp.swift
struct Stamp {
  func text(_ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = pattern
    return formatter.string(from: Date())
  }
}

extension Date {
  func text(_ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = pattern
    return formatter.string(from: self)
  }

  func label(_ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = pattern
    return formatter.string(from: self)
  }
}
```
```swift file=BadgeView.swift
func show(_ badge: Badge, _ stamp: Stamp) {
  titleLabel.text = badge.label("Max")
  hintLabel.text = badge.label("My day")
  stampLabel.text = stamp.text("EEE, d MMM yyyy")
}
```

A function that asks the system for the order, and takes its pattern where it gets none.

```swift file=Template.swift
extension Date {
  func written(_ template: String) -> String {
    let formatter = DateFormatter()
    if let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: .current) {
      formatter.dateFormat = pattern
    } else {
      formatter.dateFormat = template
    }
    return formatter.string(from: self)
  }
}
```
```swift file=DayView.swift
func show(_ day: Date) { dayLabel.text = day.written("EEE, d MMM") }
```

A pattern that somebody else has made.

```swift
formatter.dateFormat = settings.pattern
formatter.dateFormat = axis.labelPattern
```

```objc
[formatter setDateStyle:NSDateFormatterMediumStyle];
[formatter setDateFormat:[NSDateFormatter dateFormatFromTemplate:@"MMMd" options:0 locale:locale]];
[formatter setLocalizedDateFormatFromTemplate:@"jm"];
```

```objc
- (NSString *)month:(NSDate *)day {
  NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
  [formatter setDateFormat:@"LLLL"];
  return [formatter stringFromDate:day];
}
```

```objc
- (NSDate *)dayOfLine:(NSString *)line {
  NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
  [formatter setLocale:[NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"]];
  [formatter setDateFormat:@"EEE, dd MMM yyyy"];
  return [formatter dateFromString:line];
}
```

## Not detected

Patterns that are put together, and time of day without a place where it is shown.

```swift
formatter.dateFormat = "MMM d" + ", yyyy"
```

A formatter that comes from elsewhere may have its language already.

```swift
let formatter = Formatters.letter()
formatter.dateFormat = "d MMMM yyyy"
```

## Fixed

```swift
let formatter = DateFormatter()
formatter.dateFormat = "EEE, MMM d, h:mm a"  // ← fixed-date-format
dayLabel.text = formatter.string(from: day)
```

```swift
let formatter = DateFormatter()
formatter.setLocalizedDateFormatFromTemplate("EEEMMMdjmm")
dayLabel.text = formatter.string(from: day)
```

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setDateFormat:@"EEEE d MMMM"];  // ← fixed-date-format
self.dayLabel.text = [formatter stringFromDate:day];
```

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setLocalizedDateFormatFromTemplate:@"EEEEdMMMM"];
self.dayLabel.text = [formatter stringFromDate:day];
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O43", "O48", "O49", "H3", "H16", "H17", "H18", "A6", "P24"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .fixedDateFormat)
}

extension Rule {
  static let fixedLocaleForDisplay = Rule(
    id: "fixed-locale-for-display",
    title: "Fixed language on a date for people",
    summary: "A date style is made to follow the reader; with `Locale(identifier: \"en_US\")` on the same formatter everybody gets American dates. Leave the locale alone, or, where the app has a language of its own, take the locale of that language.",
    page: #"""
# Fixed language on a date for people

A date style is made to follow the reader; with `Locale(identifier: "en_US")` on the same formatter everybody gets American dates. Leave the locale alone, or, where the app has a language of its own, take
the locale of that language.

Looked at are formatters of dates with a style or a template. A fixed pattern with a fixed locale is a date for programs.

## Flagged

```swift
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US")  // ← fixed-locale-for-display
formatter.dateStyle = .medium
```

```swift
let formatter = DateFormatter()
formatter.dateStyle = .short
formatter.timeStyle = .short
formatter.locale = Locale(identifier: "en_US_POSIX")  // ← fixed-locale-for-display
```

```swift
static let day: DateFormatter = {
  let formatter = DateFormatter()
  formatter.locale = .init(identifier: "de_DE")  // ← fixed-locale-for-display
  formatter.setLocalizedDateFormatFromTemplate("MMMd")
  return formatter
}()
```

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US"];  // ← fixed-locale-for-display
formatter.dateStyle = NSDateFormatterShortStyle;
```

```objc
NSDateFormatter *formatter = [NSDateFormatter new];
[formatter setLocale:[[NSLocale alloc] initWithLocaleIdentifier:@"fr_FR"]];  // ← fixed-locale-for-display
[formatter setTimeStyle:NSDateFormatterShortStyle];
```

## Accepted

```swift
let formatter = DateFormatter()
formatter.dateStyle = .medium
formatter.locale = .current
```

```swift
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd"
```

A language that somebody chose.

```swift
let formatter = DateFormatter()
formatter.locale = Locale(identifier: settings.language)
formatter.dateStyle = .long
```

Dates that are read.

```swift
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.dateStyle = .short
let day = formatter.date(from: line)
```

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
formatter.locale = [NSLocale currentLocale];
formatter.dateStyle = NSDateFormatterShortStyle;
```

```objc
NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
formatter.numberStyle = NSNumberFormatterDecimalStyle;
```

## Not detected

A style of its own.

```swift
dayLabel.text = day.formatted(.dateTime.locale(Locale(identifier: "en_US")))
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["J1", "J7", "J12", "P26"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .fixedLocaleForDisplay)
}

extension Rule {
  static let fixedSizeForText = Rule(
    id: "fixed-size-for-text",
    title: "Width of a label in points",
    summary: "A width that was measured with an English text cuts German and Finnish off, and larger letters of the same text as well. A frame is often only the first one, and a `possible` finding. Let the text give the label its size and only limit it: a leading anchor and `lessThanOrEqualTo` on the other side.",
    page: #"""
# Width of a label in points

A width that was measured with an English text cuts German and Finnish off, and larger letters of the same text as well. A frame is often only the first one, and a `possible` finding. Let the text give the
label its size and only limit it: a leading anchor and `lessThanOrEqualTo` on the other side.

## Flagged

```swift
let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))  // ← fixed-size-for-text possible
```
```swift
titleLabel.widthAnchor.constraint(equalToConstant: 140).isActive = true  // ← fixed-size-for-text
```
```swift
header.nameLabel.widthAnchor.constraint(equalToConstant: 96).isActive = true  // ← fixed-size-for-text
```
```objc
UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 120, 20)];  // ← fixed-size-for-text possible
```
```objc
[self.titleLabel.widthAnchor constraintEqualToConstant:140].active = YES;  // ← fixed-size-for-text
```

## Accepted

```swift
let label = UILabel()
let other = UILabel(frame: .zero)
let third = UILabel(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 20))
```
```swift
titleLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 140).isActive = true
titleLabel.heightAnchor.constraint(equalToConstant: 20).isActive = true
```
```swift
icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
countLabel.widthAnchor.constraint(equalToConstant: 24).isActive = true
titleLabel.widthAnchor.constraint(equalToConstant: width).isActive = true
```
```swift
func makeLabel() -> UILabel {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  label.text = title
  label.sizeToFit()
  return label
}
```
```objc
UIView *line = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 120, 1)];
UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, self.width, 20)];
UILabel *other = [[UILabel alloc] initWithFrame:CGRectZero];
[self.icon.widthAnchor constraintEqualToConstant:24].active = YES;
```

## Not detected

```swift
label.frame.size.width = 120
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["H7", "A1", "A51", "A52", "P46"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .fixedSizeForText)
}

extension Rule {
  static let formatArguments = Rule(
    id: "format-arguments",
    title: "Call that gives a format other values than it takes",
    summary: "A localized format is filled at run time, and nothing compares the call with the table. Where the text of any language takes more values than the call gives, the program shows garbage or crashes, for the readers of that language alone. Where the kinds differ, `%@` takes a number for the address of an object. Give each value that the texts take, in their order, or correct the text.",
    page: #"""
# Call that gives a format other values than it takes

A localized format is filled at run time, and nothing compares the call with the table. Where the text of any language takes more
values than the call gives, the program shows garbage or crashes, for the readers of that language alone. Where the kinds differ,
`%@` takes a number for the address of an object. Give each value that the texts take, in their order, or correct the text.

Calls are compared with every translation.

## Flagged

One value too few.

```strings file=en.lproj/Localizable.strings
"inbox.state" = "%d of %d read";
```
```swift file=Cart.swift
let state = String(format: NSLocalizedString("inbox.state", comment: "Footer"), read)  // ← format-arguments error
```

Only one translation takes another value.

```strings file=en.lproj/Localizable.strings
"inbox.new" = "%d new";
```
```strings file=de.lproj/Localizable.strings
"inbox.new" = "%d neue in %@";
```
```objc file=Inbox.m
- (void)show {
  self.text = [NSString stringWithFormat:NSLocalizedString(@"inbox.new", @"Badge"), count];  // ← format-arguments
}
```

The text stands in a constant in between.

```strings file=en.lproj/Localizable.strings
"trip.route" = "From %1$@ to %2$@";
```
```swift file=Cart.swift
func route() -> String {
  let format = NSLocalizedString("trip.route", comment: "Title")  // ← format-arguments
  return String(format: format, start)
}
```

The key stands in a constant of another file.

```strings file=en.lproj/Localizable.strings
"trip.stops" = "%d stops, %d of them at night";
"trip.fare" = "%@ for one";
```
```swift file=Keys.swift
enum Keys {
  enum Trip: String { case stops = "trip.stops" }
  static let fare = "trip.fare"
}
```
```swift file=Trip.swift
let stops = String(format: NSLocalizedString(Keys.Trip.stops.rawValue, comment: "Title"), 3)  // ← format-arguments error
let fare = String(format: Keys.fare.localized, 12)  // ← format-arguments error
```
```objc file=Fare.m
#define TripFare @"trip.fare"
NSString *const TripStops = @"trip.stops";
NSString *Fare(void) {
  NSString *stops = [NSString stringWithFormat:NSLocalizedString(TripStops, nil), 3];  // ← format-arguments error
  return [NSString stringWithFormat:NSLocalizedString(TripFare, nil), 12];  // ← format-arguments error
}
```

A number where an object is read: its value is taken for an address.

```strings file=en.lproj/Localizable.strings
"room.number" = "Room %@";
```
```swift file=Cart.swift
let room = String.localizedStringWithFormat(NSLocalizedString("room.number", comment: "Label"), 12)  // ← format-arguments error
```

A text where a number is read.

```strings file=en.lproj/Localizable.strings
"room.floor" = "Floor %d";
```
```objc file=Cart.m
NSString *Floor(void) {
  return [NSString stringWithFormat:NSLocalizedString(@"room.floor", @"Label"), @"ground"];  // ← format-arguments error
}
```

What the rule of a variable asks for: a number, and neither a text nor one with decimals.

```stringsdict file=en.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
  <key>bikes.rented</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@bikes@</string>
    <key>bikes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d bike</string>
      <key>other</key><string>%d bikes</string>
    </dict>
  </dict>
</dict></plist>
```
```swift file=Bikes.swift
let three = String.localizedStringWithFormat(NSLocalizedString("bikes.rented", comment: "Row"), "three")  // ← format-arguments error
let half = String.localizedStringWithFormat(NSLocalizedString("bikes.rented", comment: "Row"), 3.5)  // ← format-arguments error
```

A value that no language shows.

```strings file=en.lproj/Localizable.strings
"user.hello" = "Hello %@";
```
```strings file=ja.lproj/Localizable.strings
"user.hello" = "こんにちは";
```
```swift file=Hello.swift
let hello = String(format: NSLocalizedString("user.hello", comment: "Title"), name, surname)  // ← format-arguments warning
```

The text is its own key, and in no table yet.

```swift
let page = String(format: NSLocalizedString("Page %d of %d", comment: "Footer"), page)  // ← format-arguments
```

The plural forms of a catalog.

```xcstrings file=Localizable.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "trip.stops" : {
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld stop on %2$@" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld stops on %2$@" } }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```
```swift file=Cart.swift
let stops = String(format: NSLocalizedString("trip.stops", comment: "Row"), stops)  // ← format-arguments
```

The text for one writes its number itself, or its key names a value that it does without: `possible` findings.
```strings file=en.lproj/Parcels.strings
"parcel.one" = "and 1 other parcel";
"parcel.more" = "and %d other parcels";
"PARCEL_OPENED_BY_%@" = "Well done!";
```
```swift file=Parcels.swift
let praise = String(format: NSLocalizedString("PARCEL_OPENED_BY_%@", tableName: "Parcels", comment: "Row"), name)  // ← format-arguments possible
let line = count == 1
  ? String.localizedStringWithFormat(NSLocalizedString("parcel.one", tableName: "Parcels", comment: "Row"), count)  // ← format-arguments possible
  : String.localizedStringWithFormat(NSLocalizedString("parcel.more", tableName: "Parcels", comment: "Row"), count)
```

The project's own function fills the text with all that stands behind the key.

```strings file=en.lproj/Localizable.strings
"ferry.seats" = "%d of %d seats";
"ferry.deck" = "Deck %@";
"ferry.name" = "Name";
```
```swift file=Texts.swift
import Foundation

func text(_ key: String, _ values: CVarArg...) -> String {
  String(format: NSLocalizedString(key, comment: ""), arguments: values)
}
```
```swift file=Ferry.swift
let free = text("ferry.seats", seats.free, seats.count)
let full = text("ferry.seats", seats.count)  // ← format-arguments error
let deck = text("ferry.deck", 3)  // ← format-arguments error
let name = text("ferry.name")
```

## Accepted

Nothing but the name of the key stands in the table: nobody has written a text, or another table has it.

```swift
title = String(format: NSLocalizedString("parcels_waiting_count", comment: "Parcels at the desk"), parcels.count)
```
```strings file=en.lproj/Localizable.strings
"parcels_waiting_count" = "parcels_waiting_count";
```

Two constants of one name say different things, so nobody can tell which one is meant.

```strings file=en.lproj/Localizable.strings
"trip.nights" = "%d nights";
```
```swift file=Keys.swift
extension Bus { enum Trip { static let nights = "bus.nights" } }
enum Trip { static let nights = "trip.nights" }
```
```swift file=Trip.swift
let nights = String(format: NSLocalizedString(Trip.nights, comment: "Title"), 3, 4)
```

A value that is given twice and shown once is not lost.

```strings file=en.lproj/Localizable.strings
"lock.hint" = "Use %@ to unlock.";
```
```swift file=Lock.swift
let hint = String(format: NSLocalizedString("lock.hint", comment: "%@ is Face ID"), biometry, biometry)
```

One of two texts of a call does without the value.

```strings file=en.lproj/Localizable.strings
"mail.subject.own" = "My timetable";
"mail.subject" = "Timetable of %@";
```
```objc file=Mail.m
NSString *subject = [NSString stringWithFormat:NSLocalizedString(isOwn ? @"mail.subject.own" : @"mail.subject", @"Subject"), line.name];
```

A number in `@( )` is an object.

```strings file=en.lproj/Localizable.strings
"address.line" = "Address line %@";
```
```objc file=AddressForm.m
self.firstField.placeholder = [NSString stringWithFormat:NSLocalizedString(@"address.line", @"Field"), @(1)];
self.lastField.placeholder = [NSString stringWithFormat:NSLocalizedString(@"address.line", @"Field"), @3];
```

The text is empty in all languages on purpose: the label stays empty.

```strings file=en.lproj/Localizable.strings
"stop.platform" = "";
"stop.line" = "Line %@";
```
```strings file=fi.lproj/Localizable.strings
"stop.platform" = "";
"stop.line" = "Linja %@";
```
```objc file=StopCell.m
self.platformLabel.text = [NSString stringWithFormat:NSLocalizedString(@"stop.platform", @"Platform"), stop.platform];
```

`nil` at the end is no value that anybody would miss.

```strings file=en.lproj/Localizable.strings
"lock.reset" = "Reset the lock?";
```
```objc file=Lock.m
self.title = [NSString stringWithFormat:NSLocalizedString(@"lock.reset", @"Title"), nil];
```

As many values as the text takes, in every order and notation.

```strings file=en.lproj/Localizable.strings
"trip.route" = "From %@ to %@";
"trip.price" = "%1$@ costs %2$.2f, and %1$@ is not on sale";
"trip.share" = "%d %% of it";
```
```strings file=fi.lproj/Localizable.strings
"trip.route" = "%2$@ ← %1$@";
```
```swift file=Trip.swift
let route = String(format: NSLocalizedString("trip.route", comment: "Title"), start, end)
let price = String(format: NSLocalizedString("trip.price", comment: "Row"), name, price)
let share = String(format: NSLocalizedString("trip.share", comment: "Row"), 12)
```

A variable takes the number that its rule asks for, in each language from its own place.

```stringsdict file=en.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
  <key>bikes.at</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@bikes@ at %@</string>
    <key>bikes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>%ld bike</string>
      <key>other</key><string>%ld bikes</string>
    </dict>
  </dict>
</dict></plist>
```
```stringsdict file=tr.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
  <key>bikes.at</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%2$@: %1$#@bikes@</string>
    <key>bikes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>%ld bisiklet</string>
      <key>other</key><string>%ld bisiklet</string>
    </dict>
  </dict>
</dict></plist>
```
```swift file=Bikes.swift
let bikes = String.localizedStringWithFormat(NSLocalizedString("bikes.at", comment: "Row"), 4, "the station")
```

A width is a value, too.

```strings file=en.lproj/Localizable.strings
"list.column" = "%*d rows";
```
```objc file=Cart.m
NSString *Rows(int width, int rows) {
  return [NSString stringWithFormat:NSLocalizedString(@"list.column", @"Row"), width, rows];
}
```

One language or one plural form does without the number.

```strings file=en.lproj/Localizable.strings
"inbox.count" = "%d messages";
```
```strings file=ja.lproj/Localizable.strings
"inbox.count" = "メッセージ";
```
```swift file=Inbox.swift
let count = String(format: NSLocalizedString("inbox.count", comment: "Footer"), count)
```

The values stand in an array.

```strings file=en.lproj/Localizable.strings
"trip.route" = "From %@ to %@";
```
```swift file=Cart.swift
let route = String(format: NSLocalizedString("trip.route", comment: "Title"), arguments: parts)
```

A locale is no value.

```strings file=en.lproj/Localizable.strings
"room.floor" = "Floor %d";
```
```swift file=Cart.swift
let floor = String(format: NSLocalizedString("room.floor", comment: "Label"), locale: .current, 4)
```

A percent sign in front of a word, which is another rule's matter.

```strings file=en.lproj/Localizable.strings
"battery.done" = "100% done after %@";
```
```swift file=Cart.swift
let done = String(format: NSLocalizedString("battery.done", comment: "Row"), time)
```

A text that one constant holds, and two calls fill: which one is meant, the code does not say.

```strings file=en.lproj/Localizable.strings
"room.floor" = "Floor %d";
```
```swift file=Cart.swift
func floors() -> [String] {
  let format = NSLocalizedString("room.floor", comment: "Label")
  return [String(format: format, 1), String(format: format, 2)]
}
```

Two tables could be meant, and one of them fits.

```strings file=App/en.lproj/Localizable.strings
"room.floor" = "Floor %d of %d";
```
```strings file=Widget/en.lproj/Localizable.strings
"room.floor" = "Floor %d";
```
```swift file=Shared/Room.swift
let floor = String(format: NSLocalizedString("room.floor", comment: "Label"), 4)
```

All branches of a choice are given what one of them shows: these are `possible` findings.

```strings file=en.lproj/Localizable.strings
"error.offline" = "You are offline";
"error.timeout" = "The server takes too long";
"error.status" = "The server answers with %d";
```

```swift file=Error.swift
func text(_ error: Failure, _ status: Int) -> String {
  switch error {
  case .offline: String(format: NSLocalizedString("error.offline", comment: ""), status)
  case .timeout: String(format: NSLocalizedString("error.timeout", comment: ""), status)
  case .other: String(format: NSLocalizedString("error.status", comment: ""), status)
  }
}
```

"""#,
    severities: ["fewer": .error, "more": .warning, "type": .error],
    aliases: ["integer_format_specifier"], sources: ["O22", "P13"],
    inputs: ["swift", "objc", "strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [.description],
    options: [],
    check: .formatArguments)
}

extension Rule {
  static let formatMismatch = Rule(
    id: "format-mismatch",
    title: "Translation that takes other values than its base text",
    summary: "The code hands over the same values in every language. A translation that takes one of them for another type, or takes one more, reads memory that is something else: `%@` for a number crashes, `%d` for a text shows nonsense. A value that a translation leaves out is lost for its readers. Write the specifiers of the base text, with numbers (`%1$@`) where their order changes.",
    page: #"""
# Translation that takes other values than its base text

The code hands over the same values in every language. A translation that takes one of them for another type, or takes one more, reads memory that is something else: `%@` for a number crashes,
`%d` for a text shows nonsense. A value that a translation leaves out is lost for its readers. Write the specifiers of the base text, with numbers (`%1$@`) where their order changes.

Texts are compared by the values they take, so `%@ %@` and `%2$@ %1$@` are the same. Forms of a plural may leave values out. What the key takes counts where the base language has no text, and
for the base text itself where the key is a format. Integers of other sizes (`%d` for `%ld`) are a `possible` note, for systems of today read both alike. What one file says wrongly in
one way of one key, in several languages or forms, is told once, and so is a value that more than three languages leave out: their base text has changed since. So is one that the base text alone leaves out, where more than three languages have it. Where the base language has a key twice, either of its texts will do. A percent sign that belongs to the sentence is no specifier here; see `stray-percent`. Where nothing in the code spells the key, as none does that of a bundle within the software which no code names, nobody seems to see the text: a `possible`
finding, and never an error. A base text that is its own key, and a name (`"ORDER_SHORT" = "ORDER_SHORT"`), is none: another file of the base language counts then, as `en.lproj` beside `Base.lproj`, or nothing is compared. A variable, `%#@files@`, takes its value as its rule says, from the place that its number or its `argNum` names and else from the next one: that too is
compared with the base text, or with the key. The forms of a rule take their number as the rule hands it over. Where two texts have the same variables and one of them puts them in another order without
numbers, each shows the number of the other one. In a catalog whose base language has no text, the key is the text, and a translation that takes a value where its words take none is told; where all
translations take one, the key seems to be a name. What an intent calls `${name}` is filled by the system and by no format: where a translation has a specifier instead, the name is lost, a warning.

## Flagged

A crash, nonsense, and two values in the wrong order.
```strings file=en.lproj/Localizable.strings
"greeting" = "Hello %@";
"unread" = "%d unread";
"shared" = "%@ shared %d links";
"weight" = "%.1f kilos";
"done" = "All done";
"path" = "From %@ to %@";
"free" = "%ld rooms free";
```
```strings file=de.lproj/Localizable.strings
"greeting" = "Hallo %d";  // ← format-mismatch error
                    ^^
"unread" = "%@ ungelesen";  // ← format-mismatch error
"shared" = "%d Links von %@";  // ← format-mismatch error
"weight" = "%d Kilo";  // ← format-mismatch error
"done" = "Alles fertig, %@";  // ← format-mismatch error
"path" = "Von %@";  // ← format-mismatch warning
"free" = "%d Zimmer frei";  // ← format-mismatch note possible
```
```strings file=fr.lproj/Localizable.strings
"greeting" = "Bonjour";  // ← format-mismatch warning
"unread" = "%d non lus sur %d";  // ← format-mismatch error
"path" = "Vers %2$@";  // ← format-mismatch warning
```
A base text that got its value behind its translations.
```strings file=en.lproj/Ferry.strings
"deck.closed" = "Deck %@ is closed";
"deck.open" = "Deck %@ is open";
```
```strings file=cs.lproj/Ferry.strings
"deck.closed" = "Paluba je zavřená";  // ← format-mismatch warning
"deck.open" = "Paluba je otevřená";  // ← format-mismatch warning
```
```strings file=de.lproj/Ferry.strings
"deck.closed" = "Das Deck ist geschlossen";
"deck.open" = "Das Deck ist offen";  // ← format-mismatch warning
```
```strings file=es.lproj/Ferry.strings
"deck.closed" = "La cubierta está cerrada";
"deck.open" = "La cubierta %@ está abierta";
```
```strings file=it.lproj/Ferry.strings
"deck.closed" = "Il ponte è chiuso";
"deck.open" = "Il ponte %@ è aperto";
```
A base text that lost its value, and all translations have it.
```strings file=en.lproj/Mooring.strings
"mooring.owner" = "Moored by";
"mooring.left" = "Left";
```
```strings file=cs.lproj/Mooring.strings
"mooring.owner" = "Kotví %@";  // ← format-mismatch error
"mooring.left" = "Odplul";
```
```strings file=de.lproj/Mooring.strings
"mooring.owner" = "Liegeplatz von %@";
"mooring.left" = "Abgelegt";
```
```strings file=es.lproj/Mooring.strings
"mooring.owner" = "Amarrado por %@";
"mooring.left" = "Zarpó";
```
```strings file=it.lproj/Mooring.strings
"mooring.owner" = "Ormeggiata da %@";
"mooring.left" = "Salpata";
```
The texts of messages from a server stand in one file of the base language and not in the other.
```strings file=Base.lproj/Push.strings
"COURIER_LOC_FORMAT" = "COURIER_LOC_FORMAT";
"DOORBELL_LOC_FORMAT" = "DOORBELL_LOC_FORMAT";
```
```strings file=en.lproj/Push.strings
"COURIER_LOC_FORMAT" = "%@ brings %d parcels";
```
```strings file=da.lproj/Push.strings
"COURIER_LOC_FORMAT" = "%@ kommer med %d pakker";
"DOORBELL_LOC_FORMAT" = "%@ ringer på";
```
```strings file=sv.lproj/Push.strings
"COURIER_LOC_FORMAT" = "%@ kommer";  // ← format-mismatch warning
"DOORBELL_LOC_FORMAT" = "%@ ringer på";
```
No code names the bundle that an old library left behind, nor its table and its keys; the other bundle has a name in the code:
```strings file=Vault/CrateBox.bundle/en.lproj/CrateTexts.strings
"crates_one" = "%d crate";
"crates_many" = "%d crates";
```
```strings file=Vault/CrateBox.bundle/de.lproj/CrateTexts.strings
"crates_one" = "%@ Kiste";  // ← format-mismatch warning possible
"crates_many" = "%d Kisten";
```
```strings file=Vault/BarrelBox.bundle/en.lproj/BarrelTexts.strings
"barrels_one" = "%d barrel";
"barrels_many" = "%d barrels";
```
```strings file=Vault/BarrelBox.bundle/de.lproj/BarrelTexts.strings
"barrels_one" = "%@ Fass";  // ← format-mismatch error
"barrels_many" = "%d Fässer";
```
```swift file=Vault/Barrels.swift
let texts = Bundle(url: Bundle.main.url(forResource: "BarrelBox", withExtension: "bundle")!)!
```
What is left of a specifier is named: an `@` alone or with the wrong sign (`&@`), the percent sign of Arabic, a letter that was translated with the text. So is a value that stands in the place of another one.
```strings file=en.lproj/Library.strings
"shelf" = "Shelf %@";
"lend" = "Lend %d books";
"page" = "Page %d";
"range" = "%1$d of %2$d";
"due" = "Due %@";
```
```strings file=tr.lproj/Library.strings
"shelf" = "Raf \"@\"";  // ← format-mismatch warning
"range" = "%1$d / %1$d";  // ← format-mismatch warning
"due" = "Son gün: &@";  // ← format-mismatch warning
```
```strings file=ar.lproj/Library.strings
"lend" = "إعارة ٪ d كتب";  // ← format-mismatch warning
```
```strings file=hi.lproj/Library.strings
"page" = "पृष्ठ %ड";  // ← format-mismatch warning
```
Values of other systems, and a name that is lost.
```strings file=en.lproj/Travel.strings
"path" = "From %1$@ to %2$@";
"seat" = "Seat %@";
```
```strings file=km.lproj/Travel.strings
"path" = "ពី {0} ទៅ {1}";  // ← format-mismatch warning
"seat" = "កៅអី {0}";  // ← format-mismatch warning
```
```strings file=en.lproj/Intents.strings
"2GqvPe" = "Order ${soup}";
```
```strings file=sk.lproj/Intents.strings
"2GqvPe" = "Objednať $%1$@";  // ← format-mismatch warning
```
No code spells the last key any more.
```strings file=en.lproj/Shop.strings
"cart" = "%d in your cart";
"offer" = "Only %d left";
"price" = "From %@";
"sale" = "Sale";
```
```strings file=de.lproj/Shop.strings
"cart" = "%d im Wagen";
"offer" = "Nur noch %@";  // ← format-mismatch error
"price" = "Ab %@";
"sale" = "Nur noch %d Tage";  // ← format-mismatch warning possible
```
```swift file=Shop.swift
let texts = ["cart", "offer", "price"].map { NSLocalizedString($0, tableName: "Shop", comment: "Shop") }
```
A base text that does not fit its key, and a translation that does not fit the key of a catalog.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%@ likes this" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld like this" } }  // ← format-mismatch error
      }
    },
    "Sent by %@" : {
      "localizations" : {
        "es" : { "stringUnit" : { "state" : "needs_review", "value" : "Enviado por %lld" } },  // ← format-mismatch error
        "it" : { "stringUnit" : { "state" : "translated", "value" : "Inviato" } }  // ← format-mismatch warning
      }
    }
  },
  "version" : "1.0"
}
```
A form of a plural that leaves the number out, so that the text behind it takes the number.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld files in %@" : {
      "localizations" : {
        "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei in %@" } },  // ← format-mismatch error
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien in %@" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

A `.stringsdict` whose form takes a text for its number.
```stringsdict file=en.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>trip.nights</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@nights@</string>
    <key>nights</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>%ld night</string>
      <key>other</key>
      <string>%ld nights</string>
    </dict>
  </dict>
</dict>
</plist>
```
```stringsdict file=nl.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>trip.nights</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@nights@</string>
    <key>nights</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>%ld nacht</string>
      <key>other</key>
      <string>%@ nachten</string>  <!-- ← format-mismatch error -->
    </dict>
  </dict>
</dict>
</plist>
```

A catalog has all languages in one file: the same mistake in two of them is one finding.
```xcstrings file=Guests.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Table for %lld" : {
      "localizations" : {
        "fi" : { "stringUnit" : { "state" : "translated", "value" : "Pöytä: %@" } },  // ← format-mismatch error
        "hu" : { "stringUnit" : { "state" : "translated", "value" : "Asztal: %@" } },
        "it" : { "stringUnit" : { "state" : "translated", "value" : "Tavolo per %lld" } }
      }
    }
  },
  "version" : "1.0"
}
```

Variables of a catalog that take another value than their rule needs: a text for a number, a number for a text, and a third value of two.
```xcstrings file=Bakery.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Baked %lld loaves" : { "localizations" : { "nl" : {
      "stringUnit" : { "state" : "translated", "value" : "%#@loaves@ gebakken" },  // ← format-mismatch error
      "substitutions" : { "loaves" : { "argNum" : 1, "formatSpecifier" : "@", "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg brood" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg broden" } } } } } }
    } } },
    "%@ sold %lld rolls" : { "localizations" : { "nl" : {
      "stringUnit" : { "state" : "translated", "value" : "%@ verkocht %#@rolls@" },  // ← format-mismatch error
      "substitutions" : { "rolls" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg broodje" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg broodjes" } } } } } }
    } } },
    "%@ ordered %lld tarts" : { "localizations" : { "nl" : {
      "stringUnit" : { "state" : "translated", "value" : "%@ bestelde %#@tarts@" },  // ← format-mismatch error
      "substitutions" : { "tarts" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg taart" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg taarten" } } } } } }
    } } },
    "oven.free" : { "extractionState" : "manual", "localizations" : {
      "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%@ has %#@trays@" },
        "substitutions" : { "trays" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg tray" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg trays" } } } } } }
      },
      "nl" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@trays@ in %2$@" },  // ← format-mismatch error
        "substitutions" : { "trays" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg bakplaat" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg bakplaten" } } } } } }
      }
    } }
  },
  "version" : "1.0"
}
```
Forms that take a text for the number of their rule, a rule that takes another kind of value than that of the base language, and two variables that change places without numbers.
```stringsdict file=en.lproj/Orchard.stringsdict
<plist version="1.0"><dict>
  <key>orchard.trees</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@trees@</string>
    <key>trees</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%@ tree</string>  <!-- ← format-mismatch error -->
      <key>other</key><string>%@ trees</string>
    </dict>
  </dict>
  <key>orchard.apples</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@apples@</string>
    <key>apples</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d apple</string>
      <key>other</key><string>%d apples</string>
    </dict>
  </dict>
  <key>orchard.baskets</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@pears@ in %#@baskets@</string>
    <key>pears</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d pear</string>
      <key>other</key><string>%d pears</string>
    </dict>
    <key>baskets</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d basket</string>
      <key>other</key><string>%d baskets</string>
    </dict>
  </dict>
</dict></plist>
```
```stringsdict file=hu.lproj/Orchard.stringsdict
<plist version="1.0"><dict>
  <key>orchard.trees</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@trees@</string>
    <key>trees</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d fa</string>
      <key>other</key><string>%d fa</string>
    </dict>
  </dict>
  <key>orchard.apples</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@apples@</string>  <!-- ← format-mismatch error -->
    <key>apples</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>@</string>
      <key>one</key><string>%d alma</string>
      <key>other</key><string>%d alma</string>
    </dict>
  </dict>
  <key>orchard.baskets</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@baskets@: %#@pears@</string>  <!-- ← format-mismatch warning -->
    <key>pears</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d körte</string>
      <key>other</key><string>%d körte</string>
    </dict>
    <key>baskets</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d kosár</string>
      <key>other</key><string>%d kosár</string>
    </dict>
  </dict>
</dict></plist>
```
The key is the text, and takes no value; on one device only, in the second one.
```xcstrings file=Pool.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Dive in now" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Jetzt %@ springen" } },  // ← format-mismatch error
      "sv" : { "stringUnit" : { "state" : "translated", "value" : "Hoppa i nu" } }
    } },
    "Touch the water" : { "localizations" : {
      "de" : { "variations" : { "device" : {
        "mac" : { "stringUnit" : { "state" : "translated", "value" : "Klicke auf %@" } },  // ← format-mismatch error
        "other" : { "stringUnit" : { "state" : "translated", "value" : "Berühre das Wasser" } } } } }
    } },
    "Lanes are open" : { "localizations" : {
      "de" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@lanes@ offen" },  // ← format-mismatch error
        "substitutions" : { "lanes" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Bahn" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Bahnen" } } } } } }
      },
      "sv" : { "stringUnit" : { "state" : "translated", "value" : "Banorna är öppna" } }
    } }
  },
  "version" : "1.0"
}
```

## Accepted

The call has a value for it, which the base text leaves out.
```strings file=Gift/en.lproj/Localizable.strings
"gift.title" = "Gift";
```
```strings file=Gift/fr.lproj/Localizable.strings
"gift.title" = "Offrir %1$@";
```
```objc file=Gift/Gift.m
NSString *title = [NSString stringWithFormat:NSLocalizedString(@"gift.title", @"Title of a sheet"), product];
```

The base text says it without the number that its key takes.
```xcstrings file=Pier.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "pier.moored %lld" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "moored here" } },
      "de" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@boats@" },
        "substitutions" : { "boats" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "hat hier angelegt" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "haben hier angelegt" } } } } } }
      }
    } }
  },
  "version" : "1.0"
}
```

Variables in another order: with numbers, with `argNum`, and one that stands behind its own number, which the call gives twice.
```xcstrings file=Harbour.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld boats in %lld docks" : { "localizations" : {
      "ja" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@docks@に%#@boats@" },
        "substitutions" : {
          "boats" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "other" : { "stringUnit" : { "state" : "translated", "value" : "ボート%arg隻" } } } } },
          "docks" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "other" : { "stringUnit" : { "state" : "translated", "value" : "ドック%argか所" } } } } } }
      }
    } },
    "%.1f knots, %ld crew" : { "localizations" : {
      "fi" : {
        "stringUnit" : { "state" : "translated", "value" : "%1$.0f solmua, %#@crew@" },
        "substitutions" : { "crew" : { "argNum" : 2, "formatSpecifier" : "ld", "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg merimies" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg merimiestä" } } } } } }
      }
    } }
  },
  "version" : "1.0"
}
```
```stringsdict file=en.lproj/Harbour.stringsdict
<plist version="1.0"><dict>
  <key>ropes.on.boats</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@ropes@ on %#@boats@</string>
    <key>ropes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>%ld rope</string>
      <key>other</key><string>%ld ropes</string>
    </dict>
    <key>boats</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>%ld boat</string>
      <key>other</key><string>%ld boats</string>
    </dict>
  </dict>
  <key>tie.ropes</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>Tie %#@ropes@</string>
    <key>ropes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lu</string>
      <key>one</key><string>%lu rope</string>
      <key>other</key><string>%lu ropes</string>
    </dict>
  </dict>
</dict></plist>
```
```stringsdict file=ko.lproj/Harbour.stringsdict
<plist version="1.0"><dict>
  <key>ropes.on.boats</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%2$#@boats@에 %1$#@ropes@</string>
    <key>ropes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>other</key><string>밧줄 %ld개</string>
    </dict>
    <key>boats</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>other</key><string>배 %ld척</string>
    </dict>
  </dict>
  <key>tie.ropes</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%lu개의 %#@ropes@ 묶기</string>
    <key>ropes</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lu</string>
      <key>other</key><string>밧줄</string>
    </dict>
  </dict>
</dict></plist>
```
A key of words that all translations give a value: it seems to be a name for a text that is written elsewhere.
```xcstrings file=Sauna.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Sauna temperature" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Sauna: %@" } },
      "fi" : { "stringUnit" : { "state" : "translated", "value" : "Sauna: %@" } }
    } },
    "Half price, 50% off" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Halber Preis, 50 % da gespart" } },
      "fi" : { "stringUnit" : { "state" : "translated", "value" : "Puoleen hintaan" } }
    } }
  },
  "version" : "1.0"
}
```

The percent sign of a sentence, which the base text has too.
```strings file=en.lproj/Sure.strings
"sure" = "This is not 100% reliable.";
```
```strings file=pt.lproj/Sure.strings
"sure" = "Isto não é 100 [%s] seguro.";
```

What a broken specifier of the base text means, which `malformed-specifier` tells there.
```strings file=en.lproj/Broken.strings
"open.with" = "Open %$1@ with %$2@";
```
```strings file=de.lproj/Broken.strings
"open.with" = "%1$@ mit %2$@ öffnen";
```

Menus in the rows of a predicate editor, each a value like the one behind them.
```strings file=en.lproj/Predicates.strings
"%[Size,Date]@ is %[above,below]@ %@" = "%1$[Size,Date]@ is %2$[above,below]@ %3$@";
```
```strings file=ja.lproj/Predicates.strings
"%[Size,Date]@ is %[above,below]@ %@" = "%1$[サイズ,日付]@が%3$@%2$[より上,より下]@";
```

Another order with numbers, other flags and widths, and percent signs.
```strings file=en.lproj/Localizable.strings
"shared" = "%@ shared %d links";
"share" = "%d%% of %@";
"price" = "%.2f per month";
"sale" = "50% off everything";
"plain" = "100% done";
"rows" = "%d item%@";
"hex" = "Code %x";
```
```strings file=sv.lproj/Localizable.strings
"shared" = "%2$d länkar från %1$@";
"share" = "%d %% av %@";
"price" = "%1$.1f i månaden";
"sale" = "50 % de rabatt";
"plain" = "100 %ig klar";
"rows" = "%d artiklar";
"hex" = "Kod %d";
```
A symbolic key without a base text says nothing about values.
```strings file=en.lproj/Localizable.strings
"welcome.title" = "Welcome";
```
```strings file=de.lproj/Localizable.strings
"welcome.body" = "Hallo %@";
```
Forms of a plural may leave their number out, and others with a number in front are asked for their value by it.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld days" : {
      "localizations" : {
        "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Ein Tag" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tage" } }
        } } }
      }
    },
    "%lld files in %@" : {
      "localizations" : {
        "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei in %2$@" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld Dateien in %2$@" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
A variable stands for its number, and what is not translated yet is not compared.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld rooms" : {
      "localizations" : {
        "de" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@rooms@" },
          "substitutions" : { "rooms" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Zimmer" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Zimmer" } }
          } } } }
        },
        "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
      }
    },
    "%@ of %lld" : {
      "extractionState" : "stale",
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } }
      }
    }
  },
  "version" : "1.0"
}
```
A key that stands twice in the base language is a matter of `duplicate-key`: a translation is held against both texts.
```strings file=en.lproj/Harbour.strings
"pilot" = "Pilot:";
"pilot" = "Pilot: %@";
```
```strings file=de.lproj/Harbour.strings
"pilot" = "Lotse: %@";
```
```strings file=fr.lproj/Harbour.strings
"pilot" = "Pilote :";
```


"""#,
    severities: ["type": .error, "additional": .error, "unused": .warning, "gap": .warning, "missing": .warning, "order": .warning, "size": .note],
    aliases: ["key_value_format_specifier_count"], sources: ["O24", "O26", "A71", "J21", "P13", "locheck", "compare-locales", "weblate"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .formatMismatch)
}

extension Rule {
  static let formatWithoutLocale = Rule(
    id: "format-without-locale",
    title: "Localized format that is filled without a locale",
    summary: "The text is translated, and its numbers are not: `String(format:)` and `stringWithFormat:` write `1234.5` for every reader, where German has `1.234,5` and Arabic other digits. Use `String.localizedStringWithFormat`, give the call a locale, or interpolate into a localized string.",
    page: #"""
# Localized format that is filled without a locale

The text is translated, and its numbers are not: `String(format:)` and `stringWithFormat:` write `1234.5` for every reader, where German
has `1.234,5` and Arabic other digits. Use `String.localizedStringWithFormat`, give the call a locale, or interpolate into a localized string.

Formats with a decimal number are a warning, and those that take only whole numbers a note: small whole numbers differ only where readers have digits of their own, so the note is hidden unless a table of
the project is for such a language (or you ask for `possible` findings). It stays hidden where the key says that the number is a name, such as an error code, which must not get marks. Five notes are told; where a project has more of them, they are a habit, and the others are
`possible`. Nothing is said of formats
that take only texts.

## Flagged
```swift
let share = String(format: NSLocalizedString("%.1f kilometres left", comment: "Label"), distance)  // ← format-without-locale warning
let count = String(format: NSLocalizedString("%d new letters", comment: "Badge"), count)  // ← format-without-locale note possible
```
```objc
- (void)show {
  self.text = [NSString stringWithFormat:NSLocalizedString(@"%lu of %lu read", @"Footer"), read, all];  // ← format-without-locale note possible
  self.more = [[NSString alloc] initWithFormat:NSLocalizedString(@"Costs %.2f", @"Label"), price];  // ← format-without-locale
}
```
The key is a name, and its text is in the table:
```strings file=en.lproj/Localizable.strings
"trip.distance" = "%.1f km to %@";
```
```swift file=Trip.swift
let distance = String(format: NSLocalizedString("trip.distance", comment: "Label"), distance, name)  // ← format-without-locale warning
```
A locale of `nil` is none, and the format may be held by a constant:
```swift
func distance() -> String {
  let format = NSLocalizedString("Walk %.1f miles", comment: "Label")  // ← format-without-locale
  return String(format: format, locale: nil, distance)
}
```

The key says what the text takes:
```swift
let state = String(format: NSLocalizedString("files-left-%d", comment: "Below the bar"), left)  // ← format-without-locale note possible
```

Readers of Arabic see their own digits in all other texts:
```strings file=ar.lproj/Localizable.strings
"%d letters wait" = "%d رسائل تنتظر";
```
```swift file=Inbox.swift
let badge = String(format: NSLocalizedString("%d letters wait", comment: "Badge"), waiting)  // ← format-without-locale note
let failure = String(format: NSLocalizedString("Error code %d", comment: "Alert"), status)  // ← format-without-locale note possible
```

A number that is a name is told as a `possible` finding: nobody writes it with marks.
```strings file=en.lproj/Comics.strings
"comic.volume" = "Volume %g";
"comic.rating" = "Rated %.1f";
```
```swift file=Comics.swift
let volume = String(format: NSLocalizedString("comic.volume", tableName: "Comics", comment: "Row"), number)  // ← format-without-locale possible
let rating = String(format: NSLocalizedString("comic.rating", tableName: "Comics", comment: "Row"), stars)  // ← format-without-locale likely
```

The sixth note of a habit:
```strings file=en.lproj/Fruit.strings
"apples" = "%d apples";
"pears" = "%d pears";
"plums" = "%d plums";
"figs" = "%d figs";
"limes" = "%d limes";
"dates" = "%d dates";
```
```strings file=ar.lproj/Fruit.strings
"apples" = "%d تفاح";
"pears" = "%d كمثرى";
"plums" = "%d برقوق";
"figs" = "%d تين";
"limes" = "%d ليمون";
"dates" = "%d تمر";
```
```swift file=Fruit.swift
let apples = String(format: NSLocalizedString("apples", tableName: "Fruit", comment: "Row of a basket"), count)  // ← format-without-locale note likely
let pears = String(format: NSLocalizedString("pears", tableName: "Fruit", comment: "Row of a basket"), count)  // ← format-without-locale note likely
let plums = String(format: NSLocalizedString("plums", tableName: "Fruit", comment: "Row of a basket"), count)  // ← format-without-locale note likely
let figs = String(format: NSLocalizedString("figs", tableName: "Fruit", comment: "Row of a basket"), count)  // ← format-without-locale note likely
let limes = String(format: NSLocalizedString("limes", tableName: "Fruit", comment: "Row of a basket"), count)  // ← format-without-locale note likely
let dates = String(format: NSLocalizedString("dates", tableName: "Fruit", comment: "Row of a basket"), count)  // ← format-without-locale note possible
```

## Accepted
```swift
let share = String.localizedStringWithFormat(NSLocalizedString("%.1f kilometres left", comment: "Label"), distance)
let count = String(format: NSLocalizedString("%d new letters", comment: "Badge"), locale: .current, count)
let name = String(format: NSLocalizedString("Hello %@", comment: "Greeting"), name)
let unknown = String(format: NSLocalizedString("%.1f kilometres left", comment: "Label"), "?")
let machine = String(format: "%.3f", value)
let text = String(localized: "\(count) new letters")
```
```objc
- (void)show {
  self.text = [NSString localizedStringWithFormat:NSLocalizedString(@"%lu of %lu read", @"Footer"), read, all];
  self.more = [[NSString alloc] initWithFormat:NSLocalizedString(@"Costs %.2f", @"Label") locale:[NSLocale currentLocale], price];
  self.name = [NSString stringWithFormat:NSLocalizedString(@"By %@", @"Author"), name];
  self.code = [NSString stringWithFormat:@"%04d", code];
}
```
The table says that the values are texts:
```strings file=en.lproj/Localizable.strings
"trip.distance" = "%@ to %@";
```
```swift file=Trip.swift
let distance = String(format: NSLocalizedString("trip.distance", comment: "Label"), format(distance), name)
```
Nothing tells what the text takes:
```swift
let title = String(format: NSLocalizedString("cart.items", comment: "Title"), count)
```

Texts in Arabic whose other numbers are written `0` to `9`: a few whole numbers look like them.

```strings file=ar.lproj/Localizable.strings
"offer.days" = "عرض لمدة 7 أيام";
"inbox.selected" = "%d محدد";
```

```strings file=en.lproj/Localizable.strings
"offer.days" = "An offer for 7 days";
"inbox.selected" = "%d selected";
```

```swift file=Inbox.swift
label.text = String(format: NSLocalizedString("inbox.selected", comment: ""), count)
```

## Not detected
```swift
let texts = String(format: Texts.distance, distance)
```

## Fixed

Where the twin of the call takes the same values. It is only suggested: readers of the base language see `1,234.5` from then on.

```swift
let left = String(format: NSLocalizedString("%.1f litres in the tank", comment: "Gauge"), litres)  // ← format-without-locale
```

```swift
let left = String.localizedStringWithFormat(NSLocalizedString("%.1f litres in the tank", comment: "Gauge"), litres)
```

```objc
- (void)show {
  self.gauge = [NSString stringWithFormat:NSLocalizedString(@"%.1f litres in the tank", @"Gauge"), litres];  // ← format-without-locale
}
```

```objc
- (void)show {
  self.gauge = [NSString localizedStringWithFormat:NSLocalizedString(@"%.1f litres in the tank", @"Gauge"), litres];
}
```

"""#,
    severities: ["decimal": .warning, "integer": .note],
    aliases: [], sources: ["O23", "O27", "A58", "A63", "A79", "J23", "P12"],
    inputs: ["swift", "objc", "strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [.description],
    options: [],
    check: .formatWithoutLocale)
}

extension Rule {
  static let formatterPerUse = Rule(
    id: "formatter-per-use",
    title: "Formatter made for every row or every turn",
    summary: "Making a formatter reads the rules of the locale and takes longer than all its work on one value. In a loop, a cell, a method that draws or the body of a view that is felt. Make it once and keep it, or use `formatted()`, which keeps its own.",
    page: #"""
# Formatter made for every row or every turn

Making a formatter reads the rules of the locale and takes longer than all its work on one value. In a loop, a cell, a method that draws or the body of a view that is felt. Make it once and keep it, or use
`formatted()`, which keeps its own.

## Flagged

```swift
import UIKit
func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
  let formatter = DateFormatter()  // ← formatter-per-use
  return cell(formatter.string(from: days[path.row]), named: "day")
}
```
```swift
func titles(of days: [Date]) -> [String] {
  var titles: [String] = []
  for day in days where day > start {
    let formatter = DateFormatter()  // ← formatter-per-use
    titles.append("\(formatter.string(from: day))")
  }
  return titles
}
func titles(of trip: Trip) {
  for leg in trip.legs {
    let formatter = DateFormatter()  // ← formatter-per-use
    titles.append("\(formatter.string(from: leg.start))")
  }
}
func log(_ amounts: [Double]) {
  amounts.forEach { amount in
    let formatter = NumberFormatter()  // ← formatter-per-use
    write("\(formatter.string(for: amount) ?? "")")
  }
}
```
```swift
import SwiftUI
struct DayRow: View {
  var body: some View {
    let formatter = RelativeDateTimeFormatter()  // ← formatter-per-use
    VStack {
      Text(ByteCountFormatter().string(fromByteCount: size))  // ← formatter-per-use
      Text("Now")
    }
  }
}
```
```swift
import UIKit
final class Axis: UIView {
  override func draw(_ rect: CGRect) {
    let formatter = NumberFormatter()  // ← formatter-per-use
    mark("0", with: formatter)
  }
}
func wait() {
  while let job = next() {
    show(job, "\(DateComponentsFormatter().string(from: job.length) ?? "")")  // ← formatter-per-use
  }
}
```
```objc
#import <UIKit/UIKit.h>
@implementation List
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
  NSDateFormatter *formatter = [[NSDateFormatter alloc] init];  // ← formatter-per-use
  return [self cellWithText:[formatter stringFromDate:self.days[path.row]]];
}
- (void)drawRect:(CGRect)rect {
  NSNumberFormatter *formatter = [NSNumberFormatter new];  // ← formatter-per-use
  [self mark:@"0" with:formatter];
}
- (void)fill {
  for (NSDate *day in self.days) {
    NSDateFormatter *formatter = [NSDateFormatter new];  // ← formatter-per-use
    [self.titles addObject:[formatter stringFromDate:day]];
  }
  [self.days enumerateObjectsUsingBlock:^(NSDate *day, NSUInteger index, BOOL *stop) {
    NSDateFormatter *formatter = [[NSDateFormatter alloc] init];  // ← formatter-per-use
    [self.titles addObject:[formatter stringFromDate:day]];
  }];
}
@end
```

## Accepted

Made once:
```swift
import UIKit
private let dayFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateStyle = .short
  return formatter
}()
func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
  cell(dayFormatter.string(from: days[path.row]), named: "day")
}
```
A function that is called once in a while:
```swift
func exportName() -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd"
  return "export-\(formatter.string(from: .now))"
}
```
What a tap does, and what is kept in a property:
```swift
import SwiftUI
struct DayRow: View {
  @State private var text = ""
  var body: some View {
    Text(text)
      .onTapGesture {
        let formatter = DateFormatter()
        text = formatter.string(from: .now)
      }
    Button("Copy") {
      copy(NumberFormatter().string(for: 1))
    }
  }
}
func days(_ all: [Date]) {
  for day in all {
    if formatter == nil { formatter = DateFormatter() }
    add("\(day)")
  }
}
```
What is run for one of many, as far as can be seen:
```swift
func find(_ key: String) {
  for pair in pairs {
    if pair.key == key {
      let formatter = DateFormatter()
      show("\(formatter.string(from: pair.date))")
    }
  }
}
```
The body of something that is no view:
```swift
struct Request {
  var body: String {
    let formatter = ISO8601DateFormatter()
    return "at=\(formatter.string(from: .now))"
  }
}
```
```objc
#import <UIKit/UIKit.h>
@implementation List
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
  static NSDateFormatter *formatter = nil;
  if (!formatter) {
    formatter = [[NSDateFormatter alloc] init];
  }
  if (!_numbers) {
    _numbers = [NSNumberFormatter new];
  }
  return [self cellWithText:[formatter stringFromDate:self.days[path.row]]];
}
- (NSString *)exportName {
  NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
  return [@"export-" stringByAppendingString:[formatter stringFromDate:[NSDate date]]];
}
@end
```

## Not detected

A function that makes one, called in a loop.
```swift
for day in days { add("\(makeFormatter().string(from: day))") }
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["O52", "O58", "H13", "J13", "J17", "P28"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .formatterPerUse)
}

extension Rule {
  static let fragmentValue = Rule(
    id: "fragment-value",
    title: "Piece of a sentence as a text of its own",
    summary: "The text begins with a space and a small letter, ends with a space behind a word like \"by\", or is only such a word, because the code puts something beside it. Other languages need another order, another case, or nothing at all in that place, and no translation of the piece can say so. Make one text of the whole sentence, with placeholders.",
    page: #"""
# Piece of a sentence as a text of its own

The text begins with a space and a small letter, ends with a space behind a word like "by", or is only such a word, because the code puts something beside it. Other languages need
another order, another case, or nothing at all in that place, and no translation of the piece can say so. Make one text of the
whole sentence, with placeholders.

A label whose colon and space stand before a value is only a `possible` note, and a key that nothing in the code spells a `possible` finding. A space behind any other word is most often a slip, and so is one
that most translations do without. A key is told once, in the base language; a key of the code that no table has is its own text, and a space at its edge a
`possible` finding.

## Flagged
```strings file=en.lproj/Localizable.strings
"sender" = "Sent by ";  // ← fragment-value warning
            ^^^^^^^^
"unit" = " minutes left";  // ← fragment-value
"pages" = "of";  // ← fragment-value
"size" = "Size: ";  // ← fragment-value note possible
```
```objc
line = [line stringByAppendingString:NSLocalizedString(@" / ", nil)];  // ← fragment-value possible
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    " and " : { // ← fragment-value
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : " und " } }
      }
    },
    "open.with" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Open with " } }, // ← fragment-value
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Ouvrir avec " } }
      }
    }
  },
  "version" : "1.0"
}
```
## Accepted
```strings file=en.lproj/Localizable.strings
"sender" = "Sent by %@";
"separator" = " • ";
"sentence" = "Nothing was found. ";
"or" = "or";
"title" = "With friends";
"paragraph" = "First line\n";
"bracket" = " (";
"more" = " Ask your administrator.";
"slip" = "Request early access ";
```
The space is a slip that no translator repeats:
```strings file=en.lproj/Localizable.strings
"cancel" = "Cancel ";
```
```strings file=de.lproj/Localizable.strings
"cancel" = "Abbrechen";
```
What is not to be translated, or gone:
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Version " : { "shouldTranslate" : false },
    "Made by " : { "extractionState" : "stale" }
  },
  "version" : "1.0"
}
```
A word of another language, and texts of an interface file:
```strings file=de.lproj/Localizable.strings
"pages" = "was";
```
```strings file=en.lproj/Main.strings
"a1b-c2-d31.text" = "Sent by ";
```
```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><label text="Sent by " id="a1b-c2-d31"/></scenes>
</document>
```

A space alone, and a text whose table is known:
```swift file=Sources/Line.swift
let gap = NSLocalizedString(" ", comment: "Between two names")
let word = NSLocalizedString("of ", comment: "Between two numbers")
```
```strings file=Sources/en.lproj/Localizable.strings
"of " = "%d of %d";
```

## Not detected
A language whose words are not known here:
```strings file=de.lproj/Localizable.strings
"sender" = "Gesendet von ";
```
```strings file=en.lproj/Localizable.strings
"sender.prefix" = "You have";
"sender.suffix" = "new letters";
```

"""#,
    severities: ["space": .warning, "label": .note, "word": .warning],
    aliases: [], sources: ["O9", "P59", "mozilla"],
    inputs: ["swift", "objc", "strings", "xcstrings"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "lone-words", value: .list(["of", "by", "and", "at", "from", "with", "than", "the"]), help: "English words that, alone, are only a part of a sentence."),
      RuleOption(name: "last-words", value: .list(["a", "about", "after", "an", "and", "are", "as", "at", "because", "before", "but", "by", "for", "from", "has", "have", "if", "in", "into", "is", "of", "on", "or", "so", "than", "that", "the", "this", "to", "was", "were", "when", "with", "within", "without", "you", "your"]), help: "English words that need another one behind them.")],
    check: .fragmentValue)
}

extension Rule {
  static let gluedPercent = Rule(
    id: "glued-percent",
    title: "Percent sign glued to a number",
    summary: "English writes \"25%\", French and German want a space that does not break (\"25 %\"), Turkish puts the sign in front (\"%25\"), Arabic has its own. Use `share.formatted(.percent)` or a formatter of the percent style: they know the place, the space and the digits.",
    page: #"""
# Percent sign glued to a number

English writes "25%", French and German want a space that does not break ("25 %"), Turkish puts the sign in front ("%25"), Arabic has its own. Use `share.formatted(.percent)` or a formatter of the
percent style: they know the place, the space and the digits.

Where all languages of the project write it as English does, as Chinese, Italian and Dutch do, that is a possible finding only.

Where a space stands between, or the sign in front of the number, the message says so: that is as fixed.

Looked at is shown text that is not localized; in a table translators can move the sign.

## Flagged

```swift
batteryLabel.text = "\(level)%"  // ← glued-percent
progressField.stringValue = "\(done) %"  // ← glued-percent
```

The sign in front is as fixed as the one behind.

```swift
shareLabel.text = "%\(Int(share * 100))"  // ← glued-percent
```

```swift
humidityLabel.text = String(format: "%.1f %%", humidity)  // ← glued-percent
zoomLabel.text = String(format: "%d%%", zoom)  // ← glued-percent
```

```swift
func show(_ progress: Double) {
  let text = "\(Int(progress * 100))%"  // ← glued-percent
  progressLabel.text = text
}
```

```swift
volumeLabel.text = isMuted ? "-" : "\(volume)%"  // ← glued-percent
```

```objc
self.batteryLabel.text = [NSString stringWithFormat:@"%d%%", level];  // ← glued-percent
[self.loadLabel setText:[NSString stringWithFormat:@"%.1f %%", load]];  // ← glued-percent
```

In this project all languages write "25%":
```strings file=en.lproj/Localizable.strings
"Charging" = "Charging";
```
```strings file=nl.lproj/Localizable.strings
"Charging" = "Wordt opgeladen";
```
```swift file=Battery.swift
titleLabel.text = NSLocalizedString("Charging", comment: "Beside the share")
batteryLabel.text = "\(level)%"  // ← glued-percent possible
```

Where the text goes is not seen:

```swift
let texts = shares.map { String(format: "%.1f %%", $0) }  // ← glued-percent possible
```

SwiftUI makes a key of it, and hardly anybody puts a number with a sign into a table.

```strings file=en.lproj/Localizable.strings
"Charging" = "Charging";
```

```strings file=de.lproj/Localizable.strings
"Charging" = "Wird geladen";
```

```swift file=Gauge.swift
import SwiftUI

struct Gauge: View {
  let level: Double
  var body: some View {
    Text("Charging")
    Text("\(Int(level * 100))%")  // ← glued-percent
  }
}
```

Nothing else is there to be read in another language.

```swift file=App/Zoom.swift
import UIKit

zoomLabel.text = "\(zoom)%"  // ← glued-percent possible
```
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, Base ); }; }; }
```

What a function for readers of a screen shows beside.

```swift
func updateAccessibilityAndTitle() {
  titleLabel.text = "\(level)%"  // ← glued-percent
}
```

What a function repeats is told once, with the other places beside it.
```swift
func show(_ low: Int, _ high: Int) {
  if low == high {
    humidityLabel.text = "\(low)%"  // ← glued-percent
  } else {
    humidityLabel.text = "\(low)–\(high)%"  // ← glued-percent next
  }
}
```

## Accepted

A format that is put together, and a byte of an address.

```swift
formatLabel.text = String(format: "%\(width)d", amount)
linkLabel.text = "https://example.org/?q=%\(byte)"
```

What is only spoken: `80%` and `80 %` sound alike.

```swift
import SwiftUI

struct TankView: View {
  let level: Int
  var body: some View { Image("tank").accessibilityValue("\(level)%") }
}

tankView.accessibilityLabel = String(format: "%d%%", level)
```

What is shown where a formatter has no answer.

```swift
shareLabel.text = shareFormatter.string(from: NSNumber(value: share)) ?? "\(share)%"
```

```swift
batteryLabel.text = level.formatted(.percent)
zoomLabel.text = percentFormatter.string(from: zoom)
```

A key: the translator can move the sign.

```swift
import SwiftUI

struct LevelView: View {
  let level: Int
  var body: some View { Text("Battery: \(level)%") }
}
```

For programs.

```swift
let style = "width: \(width)%"
let address = "https://example.org/\(name)%20list"
let like = "\(prefix)%"
```

```swift
nameLabel.text = "\(name)%s"
label.text = String(format: "%d%d", first, second)
label.text = String.localizedStringWithFormat("%d%%", level)
```

```objc
self.batteryLabel.text = [formatter stringFromNumber:@(level / 100.0)];
self.batteryLabel.text = [NSString stringWithFormat:NSLocalizedString(@"battery-%d%%", @"Level of the battery"), level];
NSString *style = [NSString stringWithFormat:@"left: %d%%", left];
NSString *pin = [NSString stringWithFormat:@"%.6f%%2C%.6f", latitude, longitude];
```

A number and a sign that a table has: translators can write it as they want.

```strings file=en.lproj/Localizable.strings
"%lld%%" = "%lld%%";
```

```strings file=de.lproj/Localizable.strings
"%lld%%" = "%lld %%";
```

```swift file=Gauge.swift
import SwiftUI

struct Gauge: View {
  let level: Int
  var body: some View { Text("\(level)%") }
}
```

## Not detected

A sign that is joined.

```swift
label.text = "\(level)" + "%"
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["O46", "P21"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: true,
    contexts: [],
    options: [],
    check: .gluedPercent)
}

extension Rule {
  static let gluedPlaceholder = Rule(
    id: "glued-placeholder",
    title: "Word that touches a value",
    summary: "A space is missing between a word and what the code puts in: `%dfiles` shows \"3files\". Mostly it was lost when the text was translated or shortened. Put the space back.",
    page: #"""
# Word that touches a value

A space is missing between a word and what the code puts in: `%dfiles` shows "3files". Mostly it was lost when the text was translated or shortened. Put the space back.

Words of up to three letters are left alone, because units and endings are written so; so are languages that put endings to a value or write without spaces, and translations of base texts that glue a
word to a value themselves. In the base text only numbers are looked at: a text may bring its own space.

## Flagged

```strings file=en.lproj/Localizable.strings
"unread" = "%d unread messages";
"page" = "Page%d";  // ← glued-placeholder
"version" = "Version %@";
"days" = "%1$ddays ago";  // ← glued-placeholder
"route" = "from %@ to %@";
```
```strings file=de.lproj/Localizable.strings
"unread" = "%dungelesene Nachrichten";  // ← glued-placeholder
"route" = "über%1$@ nach %2$@";  // ← glued-placeholder
"version" = "Version%@";  // ← glued-placeholder
```
```strings file=ru.lproj/Localizable.strings
"route" = "откуда %@ куда%@";  // ← glued-placeholder
```
A machine moved the space into the specifier, where it counts as a flag.
```strings file=en.lproj/Ferry.strings
"berth" = "berth %@";
```
```strings file=ro.lproj/Ferry.strings
"berth" = "dana% @";  // ← glued-placeholder
```

## Accepted

Units, signs and short endings, what the base text glues as well, and languages with endings or without spaces.
```strings file=en.lproj/Localizable.strings
"size" = "%dpx × %d px";
"time" = "%dh %dmin";
"handle" = "@%@, #%d, v%@";
"owner" = "%@'s list";
"file" = "image_%d.png and export-%@";
"link" = "https://example.com/view%@";
"brand" = "%@Cloud";
"files" = "%d files in %@";
"terms" = "%1$@Terms of use%2$@";
"reason" = "The name is not valid%@.";
"plain" = "%driver";
```
```strings file=de.lproj/Localizable.strings
"brand" = "%@Cloud für alle";
"files" = "%d Dateien in „%@“";
"reason" = "Der Name ist nicht gültig%@.";
```
```strings file=hu.lproj/Localizable.strings
"files" = "%d fájl a %@mappában";
```
```strings file=ja.lproj/Localizable.strings
"files" = "%@Folderに%dファイル";
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["weblate"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "units", value: .list(["mins", "secs", "Mbit", "kbit", "Mbps", "kbps", "Gbit", "bits", "byte", "bytes", "inch", "Byte", "bpm", "MBit", "мин", "сек", "fach", "krát", "fold"]), help: "Words that may stand directly beside a number.")],
    check: .gluedPlaceholder)
}

extension Rule {
  static let gluedUnit = Rule(
    id: "glued-unit",
    title: "Unit glued to a number",
    summary: "Miles or kilometres, the digits, the space before the unit and its short form all depend on the region. Give a `Measurement` or a count of bytes to `formatted()`, `MeasurementFormatter` or `ByteCountFormatter`, which know them.",
    page: #"""
# Unit glued to a number

Miles or kilometres, the digits, the space before the unit and its short form all depend on the region. Give a `Measurement` or a count of bytes to `formatted()`, `MeasurementFormatter` or
`ByteCountFormatter`, which know them.

## Flagged

A unit behind an interpolated number.

```swift
distanceLabel.text = "\(distance) km"  // ← glued-unit
weightLabel.text = "Parcel: \(weight)kg"  // ← glued-unit
temperatureLabel.text = "\(degrees)°C"  // ← glued-unit
```

In a format.

```swift
distanceLabel.text = String(format: "%.1f mi", miles)  // ← glued-unit
sizeLabel.text = String(format: "%d MB (%d files)", size, count)  // ← glued-unit
```

```objc
self.distanceLabel.text = [NSString stringWithFormat:@"%.1f km", distance];  // ← glued-unit
self.speedLabel.text = [NSString stringWithFormat:@"%d mph", speed];  // ← glued-unit
```

## Accepted

Formatters.

```swift
distanceLabel.text = Measurement(value: distance, unit: UnitLength.kilometers).formatted()
sizeLabel.text = ByteCountFormatter.string(fromByteCount: size, countStyle: .file)
```

A text that translators see: it is theirs to write the unit as the language wants it.

```swift
distanceLabel.text = String(localized: "\(distance) km")
let text = String.localizedStringWithFormat(NSLocalizedString("%.1f km", comment: "Distance"), distance)
```

Words that only begin like a unit, and units without a number.

```swift
countLabel.text = "\(count) kittens"
unitLabel.text = "km"
placeLabel.text = "\(name) mills"
```

Units of a screen are for developers.

```swift
let css = "width: \(width)px; height: \(height)pt"
```

Logs.

```swift
logger.info("Moved \(distance) km")
```

```objc
NSLog(@"%.1f km", distance);
self.distanceLabel.text = [self.formatter stringFromMeasurement:distance];
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["H5", "P21", "P45"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .gluedUnit)
}

extension Rule {
  static let handJoinedList = Rule(
    id: "hand-joined-list",
    title: "List joined with commas by hand",
    summary: "Languages differ in the sign between the parts of a list, and in the word before the last one. Use `formatted(.list(type: .and))` or `ListFormatter.localizedString(byJoining:)`, which know both.",
    page: #"""
# List joined with commas by hand

Languages differ in the sign between the parts of a list, and in the word before the last one. Use `formatted(.list(type: .and))` or
`ListFormatter.localizedString(byJoining:)`, which know both.

## Flagged

A joined list on the screen.

```swift
authorsLabel.text = book.authors.joined(separator: ", ")  // ← hand-joined-list
tagsLabel.text = shelf.tags.map(\.title).joined(separator: ", ")  // ← hand-joined-list
statusLabel.text = "Lent to \(friends.joined(separator: ", "))"  // ← hand-joined-list
bothLabel.text = names.joined(separator: " and ")  // ← hand-joined-list
```

```objc
self.authorsLabel.text = [book.authors componentsJoinedByString:@", "];  // ← hand-joined-list
alert.informativeText = [NSString stringWithFormat:@"Still open: %@", [titles componentsJoinedByString:@", "]];  // ← hand-joined-list
```

## Accepted

A formatter.

```swift
authorsLabel.text = book.authors.formatted(.list(type: .and))
authorsLabel.text = ListFormatter.localizedString(byJoining: book.authors)
```

Other separators: lines, bullets, nothing.

```swift
notesLabel.text = notes.joined(separator: "\n")
infoLabel.text = facts.joined(separator: " · ")
codeLabel.text = digits.joined()
```

What a screen reader speaks: there a comma is a pause.

```swift
cell.accessibilityLabel = titles.joined(separator: ", ")
```

Unlike things beside each other.

```swift
infoLabel.text = [sizeText, dateText].joined(separator: ", ")
```

A field that is read again at its commas.

```swift
tagsField.text = tags.joined(separator: ", ")
```

Places that lie in each other.

```swift
placeLabel.text = place.parents.joined(separator: ", ")
```

Lists for programs.

```swift
serverField.stringValue = dnsServers.joined(separator: ", ")
let query = columns.joined(separator: ", ")
request.setValue(languages.joined(separator: ", "), forHTTPHeaderField: "Accept-Language")
```

Logs.

```swift
logger.info("Lent: \(titles.joined(separator: ", "))")
```

```objc
NSString *sql = [columns componentsJoinedByString:@", "];
self.notesLabel.text = [notes componentsJoinedByString:@"\n"];
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["P56"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .handJoinedList)
}

extension Rule {
  static let handJoinedName = Rule(
    id: "hand-joined-name",
    title: "Name of a person put together by hand",
    summary: "Chinese, Japanese and Hungarian names begin with the family name, and not every name has two parts with a space between them. Fill `PersonNameComponents`, and let `formatted()` or `PersonNameComponentsFormatter` put the name together.",
    page: #"""
# Name of a person put together by hand

Chinese, Japanese and Hungarian names begin with the family name, and not every name has two parts with a space between them. Fill `PersonNameComponents`, and let `formatted()` or
`PersonNameComponentsFormatter` put the name together.

The same text again in one function is told with its first one.

## Flagged

Interpolation, `+`, a format.

```swift
nameLabel.text = "\(reader.firstName) \(reader.lastName)"  // ← hand-joined-name
let fullName = givenName + " " + familyName  // ← hand-joined-name
let sorted = "\(person.surname), \(person.forename)"  // ← hand-joined-name
let shown = String(format: "%@ %@", user.firstName, user.lastName)  // ← hand-joined-name
```

Once a function, at the first place that no comment silences.

```swift
func caption(of reader: Reader) -> String {
  if reader.isGuest { return "\(reader.firstName) \(reader.lastName)" }  // ← hand-joined-name
  if reader.isStaff { return "\(reader.lastName), \(reader.firstName)" }  // ← hand-joined-name
  return "\(reader.firstName) \(reader.lastName)"  // ← hand-joined-name next
}
func heading(of reader: Reader) -> String { "\(reader.firstName) \(reader.lastName)" }  // ← hand-joined-name
```

With a fallback.

```swift
let fullName = "\(reader.firstName ?? "") \(reader.lastName ?? "")"  // ← hand-joined-name
```

```objc
NSString *name = [NSString stringWithFormat:@"%@ %@", reader.firstName, reader.lastName];  // ← hand-joined-name
NSString *formal = [NSString stringWithFormat:@"%@, %@", reader.familyName, reader.givenName];  // ← hand-joined-name
```

Where nobody has begun to localize the program, it is a `possible` finding.
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, Base ); }; }; }
```
```swift file=App/Guests.swift
nameLabel.text = "\(guest.lastName) \(guest.firstName)"  // ← hand-joined-name possible
```

So it is where all languages of the project write the given name first.
```strings file=en.lproj/Localizable.strings
"guest.hello" = "Hello";
```
```strings file=nb.lproj/Localizable.strings
"guest.hello" = "Hei";
```
```swift file=Guest.swift
nameLabel.text = "\(guest.firstName) \(guest.lastName)"  // ← hand-joined-name possible
nameLabel.text = "\(guest.lastName) \(guest.firstName)"  // ← hand-joined-name
```

```strings file=en.lproj/Localizable.strings
"guest.hello" = "Hello";
```
```strings file=hu.lproj/Localizable.strings
"guest.hello" = "Szia";
```
```swift file=Guest.swift
nameLabel.text = "\(guest.firstName) \(guest.lastName)"  // ← hand-joined-name
```

## Accepted

A name to look something up by, and to hold against another one.

```objc
- (void)fill:(Cell *)cell {
  NSString *name = [NSString stringWithFormat:@"%@ %@", firstName, lastName];
  cell.pictureView.image = [self.pictures objectForKey:[name lowercaseString]];
}
```
```swift
func add(_ person: Person) {
  let name = "\(person.firstName) \(person.lastName)"
  if name == wanted { found.append(person) }
}
```

A formatter.

```swift
var components = PersonNameComponents()
components.givenName = reader.firstName
components.familyName = reader.lastName
nameLabel.text = components.formatted()
```

Other values with a space between them.

```swift
placeLabel.text = "\(city.name) \(city.country)"
let title = "\(book.firstLine) \(book.lastLine)"
let size = String(format: "%@ %@", widthText, heightText)
```

One name alone, and two of the same kind.

```swift
greetingLabel.text = "\(reader.firstName)"
let couple = "\(anna.firstName), \(ben.firstName)"
```

What no person reads.

```swift
let key = "\(user.lastName)-\(user.firstName)"
```

```objc
NSString *key = [NSString stringWithFormat:@"%@|%@", reader.firstName, reader.lastName];
NSString *name = [NSPersonNameComponentsFormatter localizedStringFromPersonNameComponents:parts style:0 options:0];
```

"""#,
    severities: ["": .note],
    aliases: [], sources: [],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .handJoinedName)
}

extension Rule {
  static let handMadeDate = Rule(
    id: "hand-made-date",
    title: "Date put together from day, month and year",
    summary: "\"3/4/2026\" is a day in March for some readers and in April for others, and many languages write points, years first or words. Where nothing says that the text is shown, the finding is only `possible`. Make a date of the parts and use `formatted(date:time:)` or a formatter with a template.",
    page: #"""
# Date put together from day, month and year

"3/4/2026" is a day in March for some readers and in April for others, and many languages write points, years first or words. Where nothing says that the text is shown, the finding is only `possible`. Make a
date of the parts and use `formatted(date:time:)` or a formatter with a template.

## Flagged

```swift
dateLabel.text = "\(day)/\(month)/\(year)"  // ← hand-made-date
```
```swift
dateLabel.text = "\(parts.day!).\(parts.month!).\(parts.year!)"  // ← hand-made-date
birthdayLabel.text = String(person.month) + "/" + String(person.day)  // ← hand-made-date
```
```swift
dateLabel.text = String(format: "%02d/%02d/%d", parts.day, parts.month, parts.year)  // ← hand-made-date
```
```swift
func title(_ parts: DateComponents) -> String {
  "\(parts.month ?? 1)/\(parts.year ?? 1)"  // ← hand-made-date possible
}
```
```objc
self.dateLabel.text = [NSString stringWithFormat:@"%ld/%ld/%ld", (long)parts.month, (long)parts.day, (long)parts.year];  // ← hand-made-date
self.dateLabel.text = [NSString stringWithFormat:@"%ld.%ld.", day, month];  // ← hand-made-date
```

## Accepted

```swift
let name = "\(year)-\(month)-\(day)"
let path = String(format: "%04d-%02d-%02d", year, month, day)
```
```swift
pageLabel.text = "\(page)/\(pageCount)"
versionLabel.text = "\(major).\(minor).\(patch)"
```
```swift
let folder = root + "/" + year
label.text = date.formatted(.dateTime.day().month().year())
```
```swift
label.text = String(localized: "date.short \(day)/\(month)")
planLabel.text = "\(price)/\(month)"
```
```objc
self.pageLabel.text = [NSString stringWithFormat:@"%ld/%ld", (long)page, (long)count];
self.timeLabel.text = [NSString stringWithFormat:@"%02d:%02d", minutes, seconds];
NSString *path = [NSString stringWithFormat:@"%@/%d/%d", root, year, month];
```

## Not detected

```objc
NSString *text = [[day stringByAppendingString:@"/"] stringByAppendingString:month];
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O43", "A6", "P24"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .handMadeDate)
}

extension Rule {
  static let hardcodedCurrencyCode = Rule(
    id: "hardcoded-currency-code",
    title: "Currency code written into the code",
    summary: "A price has a currency of its own: the one it was entered or is charged in. With `\"USD\"` in the code every other amount gets a wrong name, and the mistake is in money. Take the code from where the amount comes from: `product.priceFormatStyle.currencyCode`, the order, the account.",
    page: #"""
# Currency code written into the code

A price has a currency of its own: the one it was entered or is charged in. With `"USD"` in the code every other amount gets a wrong name, and the mistake is in money. Take the code from where the
amount comes from: `product.priceFormatStyle.currencyCode`, the order, the account.

An app that knows one currency only may switch the rule off. A literal behind `??` is a fallback and counts as decided.

## Flagged

```swift
let formatter = NumberFormatter()
formatter.numberStyle = .currency
formatter.currencyCode = "USD"  // ← hardcoded-currency-code
```

```swift
priceLabel.text = price.formatted(.currency(code: "EUR"))  // ← hardcoded-currency-code
```

```swift
import SwiftUI

struct PriceView: View {
  let price: Decimal
  var body: some View { Text(price, format: .currency(code: "GBP")) }  // ← hardcoded-currency-code
}
```

```swift
let style = Decimal.FormatStyle.Currency(code: "JPY")  // ← hardcoded-currency-code
let formatter = configured(NumberFormatter()) { $0.currencyCode = "CHF" }  // ← hardcoded-currency-code
```

```objc
NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
[formatter setCurrencyCode:@"USD"];  // ← hardcoded-currency-code
self.formatter.currencyCode = @"EUR";  // ← hardcoded-currency-code
```

## Accepted

```swift
formatter.currencyCode = order.currency
priceLabel.text = price.formatted(.currency(code: order.currency))
```

A fallback.

```swift
formatter.currencyCode = account.currency ?? "USD"
```

Codes elsewhere, and letters that are no currency.

```swift
let order = Order(currency: "EUR")
request.currency(code: "ABC")
let supported = ["EUR", "USD"]
```

In tests.

```swift
import XCTest

final class PriceTests: XCTestCase {
  func testPrice() { formatter.currencyCode = "USD" }
}
```

```objc
[formatter setCurrencyCode:self.order.currency];
formatter.currencyCode = code;
NSArray *codes = @[ @"EUR", @"USD" ];
```

## Not detected

A constant.

```swift
let code = "USD"
formatter.currencyCode = code
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["H11", "J2", "P23"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .hardcodedCurrencyCode)
}

extension Rule {
  static let hardcodedErrorText = Rule(
    id: "hardcoded-error-text",
    title: "Text of an error that no table has",
    summary: "`errorDescription`, `failureReason` and `recoverySuggestion` of a `LocalizedError` are what alerts show: `localizedDescription` promises a text in the reader's language. Look them up like any other text; for developers there are `debugDescription` and the log.",
    page: #"""
# Text of an error that no table has

`errorDescription`, `failureReason` and `recoverySuggestion` of a `LocalizedError` are what alerts show: `localizedDescription` promises a text in the reader's language.
Look them up like any other text; for developers there are `debugDescription` and the log.

Most errors are read by developers alone, and nothing in the code tells them from the others. So only a type that looks up some of its texts is reported; where it looks up none, its texts are
possible findings, and so are those in the `userInfo` of an `NSError`.

## Flagged

One text that was forgotten among others.

```swift
extension SyncError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .offline: return "There is no connection."  // ← hardcoded-error-text
    case .full: return "The library is full."  // ← hardcoded-error-text
    case .locked: return String(localized: "sync.locked")
    }
  }
  var recoverySuggestion: String? { "Try again in a minute." }  // ← hardcoded-error-text
}
```

A text with a value.

```swift
struct MissingBook: LocalizedError {
  let title: String
  var errorDescription: String? { "The book \(title) cannot be found." }  // ← hardcoded-error-text
  var failureReason: String? { L10n.Errors.missingBook }
}
```

A class of its own.

```swift
final class ImportFailure: NSError, LocalizedError {
  var failureReason: String? { "The file has no pages." }  // ← hardcoded-error-text
  var recoverySuggestion: String? { NSLocalizedString("import.again", comment: "Advice") }
}
```

A reason beside a description: `localizedDescription` is the description alone, so few apps show the reason.

```swift
enum LoanError: LocalizedError {
  case overdue

  var errorDescription: String? { NSLocalizedString("loan.overdue", comment: "Error") }
  var failureReason: String? { "The book was due last week." }  // ← hardcoded-error-text possible
}
```

What stands in for the text of another error: who fails without one?

```swift
enum PrintError: LocalizedError {
  case failed(Error?), empty

  var errorDescription: String? {
    switch self {
    case .failed(let error): return error?.localizedDescription ?? "Nothing was printed."  // ← hardcoded-error-text possible
    case .empty: return NSLocalizedString("print.empty", comment: "Error")
    }
  }
}
```

## Accepted

The type has another text for readers.

```swift
struct MooringError: LocalizedError {
  let isFull: Bool
  var errorDescription: String? { isFull ? "The harbour is full." : String(localized: "No berth") }
  func localizedDescription(using texts: Texts) -> String { texts.mooring(isFull) }
}
```

What stands in for a missing value, and a text that people never see.

```swift
extension FetchError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .refused(let host): return String(format: L10n.refused, host ?? "(none)")
    case .silent: return "no answer yet" // has a screen of its own, never shown
    case .other: return String(localized: "Something else went wrong.")
    }
  }
}
```

The sentence is localized, and a code for the people of the help desk follows it.

```swift
extension UploadError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .slow: return L10n.Upload.failed + " Code: TimedOut"
    case .refused(let status): return L10n.Upload.failed + " Code: \(status)"
    case .full: return L10n.Upload.full
    }
  }
}
```

Texts of a table.

```swift
extension SyncError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .offline: return NSLocalizedString("sync.offline", comment: "Error")
    case .full: return L10n.Sync.full
    }
  }
  var failureReason: String? { underlying.localizedDescription }
}
```

A type that looks up no text at all may be meant for developers.

```swift
enum IndexError: LocalizedError {
  case damaged
  var errorDescription: String? { "The index does not fit its file" }
}
```

An error that promises no text for people: `localizedDescription` never asks it.

```swift
enum ScanError: Error {
  case dark
  var errorDescription: String? { "Too dark" }
  var title: String { String(localized: "scan.dark") }
}
```

Texts for developers.

```swift
extension SyncError: CustomDebugStringConvertible {
  var debugDescription: String { "The queue is not empty" }
}
throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "No date in the header"))
fatalError("The index is missing")
```

```swift
let info = [NSDebugDescriptionErrorKey: "The page has no number"]
```

Nothing to translate.

```swift
struct CodeError: LocalizedError {
  let code: Int
  var errorDescription: String? { "\(code)" }
  var failureReason: String? { nil }
}
```

```objc
NSDictionary *info = @{
  NSLocalizedDescriptionKey : NSLocalizedString(@"index.damaged", @"Error"),
  NSFilePathErrorKey : @"/Library/Books/index",
};
```

In tests.

```swift file=Tests/SyncTests.swift
import XCTest

let stub = NSError(domain: "test", code: 1, userInfo: [NSLocalizedDescriptionKey: "Made for this test"])
```

"""#,
    severities: ["mixed": .warning, "plain": .note],
    aliases: [], sources: ["O7", "A9", "P01"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: true,
    contexts: [],
    options: [],
    check: .hardcodedErrorText)
}

extension Rule {
  static let hardcodedInterfaceText = Rule(
    id: "hardcoded-interface-text",
    title: "Interface file that no language translates",
    summary: "The project has texts in several languages, but those of this storyboard or xib stand in the file alone: it lies in no `Base.lproj` with a table of the same name beside it, and no language has a copy of its own. Every reader sees the language of its author. Localize the file in Xcode, or let code set the texts.",
    page: #"""
# Interface file that no language translates

The project has texts in several languages, but those of this storyboard or xib stand in the file alone: it lies in no `Base.lproj`
with a table of the same name beside it, and no language has a copy of its own. Every reader sees the language of its author.
Localize the file in Xcode, or let code set the texts.

A file is told once, at its longest text. Left out are launch screens, what Interface Builder puts into new objects, texts that are the key of
some table, and objects that look themselves up: a class or a runtime attribute with "local" in its name, or a note that says so or asks translators to wait, at the object or at the control of a cell. In a `Base.lproj` texts that are keys are left out where they are the most of its texts, and the others are `possible` findings. So are texts that the file's own catalog marks with `shouldTranslate: false`. Where code has an
outlet to the objects or to what holds them, as to a pop-up button, a cell with its labels or a stack around other stacks, or another way to them, as to the views with a tag in a cell that is the root of its file, or to the titles of controllers, windows and sections of a table, it may well set other texts. Then, and where one word
or two, or a name of several, are all that is left, the finding is only `possible`. So it is where a binding fills the object, and where the Xcode project beside the file does not name it or names it in no target, or nothing outside of its own files names the window, view or controller that loads a xib. So are files in the folder of a program that nobody localizes, such as a helper beside the app: the code that starts it (`main`, an `AppDelegate`) lies there, and nothing in the
folder is looked up or translated.

Software that runs in the background has no readers (`LSBackgroundOnly`), and an agent has no menu bar (`LSUIElement`, or the build setting `INFOPLIST_KEY_LSUIElement` beside the name of its list, in all configurations that name it). Lines of copyright, what is hidden or lies in a hidden view that neither an outlet nor a binding nor a tag
can show, and the labels of tabs in a view without tabs are left out too.

## Flagged

A file outside of all languages.

```strings file=App/de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=App/en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=App/LoginView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <label text="Forgot your password?" id="a1b-c2-d3e"/> <!-- ← hardcoded-interface-text -->
    <label text="Sign in" id="a1b-c2-d3f"/>
  </objects>
</document>
```

Code may set the titles of the pop-up button; one text that stands twice may be a name.

```strings file=App/de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=App/en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=App/LogWindow.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <customObject id="-2" userLabel="File's Owner">
      <connections><outlet property="levels" destination="a1b-c2-d30" id="a1b-c2-d40"/></connections>
    </customObject>
    <popUpButton id="a1b-c2-d30">
      <popUpButtonCell key="cell" id="a1b-c2-d31">
        <menu key="menu" id="a1b-c2-d32">
          <items>
            <menuItem title="Warnings" id="a1b-c2-d33"/> <!-- ← hardcoded-interface-text possible -->
            <menuItem title="Errors" id="a1b-c2-d34"/>
          </items>
        </menu>
      </popUpButtonCell>
    </popUpButton>
  </objects>
</document>
```
```xib file=App/LogBar.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <toolbarItem label="Clear" paletteLabel="Clear" id="a1b-c2-d33"/> <!-- ← hardcoded-interface-text possible -->
    <textField id="a1b-c2-d34"><textFieldCell key="cell" title="Status (set by code)" id="a1b-c2-d35"/></textField>
  </objects>
</document>
```

In the folder for base files, but nobody made a table.

```strings file=de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```storyboard file=Base.lproj/Cart.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <button id="b1b-c2-d3e">
      <state key="normal" title="Pay now"/> <!-- ← hardcoded-interface-text -->
    </button>
    <label text="Total" id="b1b-c2-d3f"/>
  </scenes>
</document>
```

On the Mac, with a table for the base language only.

```xcstrings file=App/Localizable.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Close" : {
      "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Fermer" } }
      }
    }
  },
  "version" : "1.0"
}
```
```xib file=App/Base.lproj/Panel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Check for updates" id="14"/> <!-- ← hardcoded-interface-text -->
  </objects>
</document>
```
```strings file=App/en.lproj/Panel.strings
"14.title" = "Check for updates";
```

The first text may be set by code, another one cannot.

```strings file=it.lproj/Localizable.strings
"cart.title" = "Carrello";
```
```strings file=en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=CartCell.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="name" destination="c1b-c2-d3e" id="o1b-c2-d3e"/></connections>
    </placeholder>
    <label text="Name of the article" id="c1b-c2-d3e"/>
    <textField placeholder="How many pieces?" id="c1b-c2-d3f"/> <!-- ← hardcoded-interface-text -->
  </objects>
</document>
```

A binding fills one field, and no project builds the other file.

```strings file=de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=AboutPanel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <textField id="a1b-c2-d30">
      <textFieldCell key="cell" title="Version of this app" id="a1b-c2-d31"/> <!-- ← hardcoded-interface-text possible -->
      <connections><binding destination="-2" name="value" keyPath="versionText" id="a1b-c2-d32"/></connections>
    </textField>
  </objects>
</document>
```
```xib file=OldPanel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Check for updates now" id="14"/> <!-- ← hardcoded-interface-text possible -->
  </objects>
</document>
```
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXFileReference; path = AboutPanel.xib; }; }; }
```

The project shows one file and builds it in no target; the folder that it takes as a whole holds the other one.

```strings file=de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=Attic/LoomPanel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Weave one more row" id="14"/> <!-- ← hardcoded-interface-text possible -->
  </objects>
</document>
```
```xib file=Workshop/SpindlePanel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Wind the yarn up" id="14"/> <!-- ← hardcoded-interface-text -->
  </objects>
</document>
```
```xib file=BobbinPanel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Fill the empty bobbin" id="14"/> <!-- ← hardcoded-interface-text -->
  </objects>
</document>
```
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = LoomPanel.xib; };
  A2 = { isa = PBXFileReference; path = BobbinPanel.xib; };
  B2 = { isa = PBXBuildFile; fileRef = A2; };
  C1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Workshop; };
}; }
```

Code reaches the label by its cell, and what a stack holds by the stack.

```strings file=App/de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=App/en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=App/RouteView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
      <connections>
        <outlet property="lastStopCell" destination="r1a-aa-a01" id="r1a-aa-c01"/>
        <outlet property="stops" destination="r1a-aa-a03" id="r1a-aa-c02"/>
      </connections>
    </placeholder>
    <tableViewCell textLabel="r1a-aa-a02" style="IBUITableViewCellStyleDefault" id="r1a-aa-a01">
      <tableViewCellContentView key="contentView" tableViewCell="r1a-aa-a01" id="r1a-aa-b01">
        <subviews>
          <label text="Get off at the last stop of the line" id="r1a-aa-a02"/> <!-- ← hardcoded-interface-text possible -->
        </subviews>
      </tableViewCellContentView>
    </tableViewCell>
    <stackView id="r1a-aa-a03">
      <subviews>
        <stackView id="r1a-aa-a04">
          <subviews><label text="The next stop" id="r1a-aa-a05"/></subviews>
        </stackView>
      </subviews>
    </stackView>
  </objects>
</document>
```

Only its own files name the controller that loads this panel.

```strings file=App/de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=App/en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=App/KilnController.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <customObject id="-2" userLabel="File's Owner" customClass="KilnController"/>
    <buttonCell key="cell" title="Fire the kiln at night" id="k1a-aa-a01"/> <!-- ← hardcoded-interface-text possible -->
    <buttonCell key="cell" title="Let it cool down" id="k1a-aa-a02"/>
  </objects>
</document>
```
```objc file=App/KilnController.m
@implementation KilnController
- (NSString *)caption { return NSLocalizedString(@"cart.title", @"Title of the cart"); }
@end
```
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = KilnController.xib; };
  A2 = { isa = PBXFileReference; path = KilnController.m; };
}; }
```

A cell with texts that show how it will look: code finds its labels by their tags.

```strings file=App/de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=App/en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=App/BusCell.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <tableViewCell id="b1a-aa-a01">
      <tableViewCellContentView key="contentView" id="b1a-aa-a02">
        <subviews>
          <label tag="1" text="To the old harbour" id="b1a-aa-a03"/> <!-- ← hardcoded-interface-text possible -->
          <label tag="2" text="Leaves at 12:40" id="b1a-aa-a04"/>
        </subviews>
      </tableViewCellContentView>
    </tableViewCell>
  </objects>
</document>
```
```xib file=App/TramCell.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <tableViewCell id="b1a-aa-a01">
      <tableViewCellContentView key="contentView" id="b1a-aa-a02">
        <subviews>
          <label tag="1" text="Bruno" id="b1a-aa-a03"/>
          <label text="The next tram comes soon" id="b1a-aa-a04"/> <!-- ← hardcoded-interface-text -->
        </subviews>
      </tableViewCellContentView>
    </tableViewCell>
  </objects>
</document>
```

The same, and the app makes one.

```strings file=App/de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=App/en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=App/KilnController.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <customObject id="-2" userLabel="File's Owner" customClass="KilnController"/>
    <buttonCell key="cell" title="Fire the kiln at night" id="k1a-aa-a01"/> <!-- ← hardcoded-interface-text -->
    <buttonCell key="cell" title="Let it cool down" id="k1a-aa-a02"/>
  </objects>
</document>
```
```objc file=App/AppDelegate.m
@implementation AppDelegate
- (void)openKiln { self.kiln = [[KilnController alloc] init]; }
- (NSString *)caption { return NSLocalizedString(@"cart.title", @"Title of the cart"); }
@end
```

One configuration makes an agent; the other shows the menu.

```strings file=de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```plist file=Sundial/Info.plist
<plist version="1.0"><dict><key>CFBundleName</key><string>Sundial</string></dict></plist>
```
```xib file=Sundial/SundialMenu.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <menu title="Main Menu" systemMenu="main" id="13">
      <items>
        <menuItem title="Show the shadow of noon" id="14"/> <!-- ← hardcoded-interface-text -->
        <menuItem title="Hide the shadow" id="15"/>
      </items>
    </menu>
  </objects>
</document>
```
```pbxproj file=Sundial.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = Sundial/SundialMenu.xib; };
  B1 = { isa = XCBuildConfiguration; buildSettings = {
    INFOPLIST_FILE = Sundial/Info.plist; INFOPLIST_KEY_LSUIElement = YES; }; };
  B2 = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = Sundial/Info.plist; }; };
}; }
```

Code looks up most titles of this window.

```strings file=de.lproj/Localizable.strings
"Find in this garden" = "Im Garten suchen";
"Water all the plants" = "Alle Pflanzen gießen";
"Rake up the leaves" = "Laub rechen";
```
```strings file=en.lproj/Localizable.strings
"Find in this garden" = "Find in this garden";
"Water all the plants" = "Water all the plants";
"Rake up the leaves" = "Rake up the leaves";
```
```storyboard file=Base.lproj/GardenWindow.storyboard
<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <menuItem title="Find in this garden" id="14"/>
    <menuItem title="Water all the plants" id="15"/>
    <menuItem title="Rake up the leaves" id="16"/>
    <toolbarItem label="Open the greenhouse" paletteLabel="Open the greenhouse" id="17"/> <!-- ← hardcoded-interface-text possible -->
  </objects>
</document>
```

A helper beside the app, in which nothing is looked up.

```strings file=Loom/de.lproj/Localizable.strings
"weave" = "Weben";
```
```strings file=Loom/en.lproj/Localizable.strings
"weave" = "Weave";
```
```swift file=Loom/AppDelegate.swift
class AppDelegate: NSObject, NSApplicationDelegate {
  let caption = NSLocalizedString("weave", comment: "Button that starts the loom")
}
```
```xib file=Loom/LoomPanel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects><buttonCell key="cell" title="Weave one more row" id="14"/></objects> <!-- ← hardcoded-interface-text -->
</document>
```
```swift file=YarnCounter/main.swift
NSApplication.shared.run()
```
```xib file=YarnCounter/Panels/MainMenu.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects><menuItem title="Count the yarn again" id="14"/></objects> <!-- ← hardcoded-interface-text possible -->
</document>
```

## Accepted

A menu whose titles code looks up, item by item, and a text that is not final.

```strings file=de.lproj/Localizable.strings
"Find in this garden" = "Im Garten suchen";
"Water all the plants" = "Alle Pflanzen gießen";
```
```strings file=en.lproj/Localizable.strings
"Find in this garden" = "Find in this garden";
"Water all the plants" = "Water all the plants";
```
```storyboard file=Base.lproj/Garden.storyboard
<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <menuItem title="Find in this garden" id="14"/>
    <menuItem title="Water all the plants" id="15"/>
    <menuItem title="Garden" id="16"/>
  </objects>
</document>
```
```xib file=Hedge.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <label text="Hedges are cut in the spring" id="a1b-c2-d3c">
      <attributedString key="userComments"><fragment content="Wait to localize, this may change"/></attributedString>
    </label>
    <label text="Or they are cut in the autumn" id="a1b-c2-d3d">
      <attributedString key="userComments"><fragment content="To be translated later."/></attributedString>
    </label>
  </objects>
</document>
```

A view that is hidden for ever.

```strings file=App/de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=App/en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=App/GuestView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <view id="g1a-aa-a01">
      <subviews>
        <stackView hidden="YES" axis="vertical" id="g1a-aa-a02">
          <subviews>
            <label text="All guests have signed this book" id="g1a-aa-a03"/>
            <label text="Be the first one" id="g1a-aa-a04"/>
          </subviews>
        </stackView>
      </subviews>
    </view>
  </objects>
</document>
```

A program in the background, the menu bar of an agent, and what nobody sees of a window.

```strings file=de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```plist file=Helper/Info.plist
<plist version="1.0"><dict><key>LSBackgroundOnly</key><true/></dict></plist>
```
```xib file=Helper/MainMenu.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects><menuItem title="Quit this program" id="14"/></objects>
</document>
```
```plist file=Agent/Info.plist
<plist version="1.0"><dict><key>LSUIElement</key><true/></dict></plist>
```
```xib file=Agent/MainMenu.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <menu title="Main Menu" systemMenu="main" id="13">
      <items>
        <menuItem title="Quit this program" id="14"/>
        <menuItem title="Hide all the others" id="15"/>
      </items>
    </menu>
  </objects>
</document>
```
```plist file=Clock/Info.plist
<plist version="1.0"><dict><key>CFBundleName</key><string>Clock</string></dict></plist>
```
```xib file=Clock/ClockMenu.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <menu title="Main Menu" systemMenu="main" id="13">
      <items>
        <menuItem title="Quit this clock" id="14"/>
        <menuItem title="Hide all the others" id="15"/>
      </items>
    </menu>
  </objects>
</document>
```
```plist file=Watch/Info.plist
<plist version="1.0"><dict><key>CFBundleName</key><string>Watch</string></dict></plist>
```
```xib file=Watch/WatchMenu.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <menu title="Main Menu" systemMenu="main" id="13">
      <items>
        <menuItem title="Quit this watch" id="14"/>
        <menuItem title="Hide all the others" id="15"/>
      </items>
    </menu>
  </objects>
</document>
```
```pbxproj file=Garden.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = Clock/ClockMenu.xib; };
  A4 = { isa = PBXFileReference; path = Watch/WatchMenu.xib; };
  B2 = { isa = XCBuildConfiguration; buildSettings = {
    INFOPLIST_FILE = "${PROJECT_DIR}/Watch/Info.plist"; INFOPLIST_KEY_LSUIElement = YES; }; };
  A2 = { isa = PBXFileReference; path = Agent/MainMenu.xib; };
  A3 = { isa = PBXFileReference; path = Window/AboutPanel.xib; };
  B1 = { isa = XCBuildConfiguration; buildSettings = {
    INFOPLIST_FILE = "$(SRCROOT)/Clock/Info.plist"; INFOPLIST_KEY_LSUIElement = YES; }; };
}; }
```
```xib file=Window/AboutPanel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <textFieldCell key="cell" title="© 2024 The gardeners of the Alps" id="14"/>
    <button hidden="YES" id="15"><buttonCell key="cell" title="Count all the bugs" id="16"/></button>
    <tabView type="noTabsNoBorder" id="17">
      <tabViewItems><tabViewItem label="page for the welcome" id="18"/></tabViewItems>
    </tabView>
  </objects>
</document>
```

Translated, and in copies for each language.

```strings file=App/de.lproj/LoginView.strings
"a1b-c2-d3e.text" = "Passwort vergessen?";
```
```xib file=App/Base.lproj/LoginView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects><label text="Forgot your password?" id="a1b-c2-d3e"/></objects>
</document>
```
```xib file=App/en.lproj/OldView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects><label text="Forgot your password?" id="a1b-c2-d3e"/></objects>
</document>
```
```xib file=App/de.lproj/OldView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects><label text="Passwort vergessen?" id="a1b-c2-d3e"/></objects>
</document>
```

A project with one language.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=LoginView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects><label text="Forgot your password?" id="a1b-c2-d3e"/></objects>
</document>
```

What a new object says, numbers, names of keys, and a text that is a key, which code looks up when it shows the file.

```strings file=de.lproj/Localizable.strings
"Sign in" = "Anmelden";
```
```strings file=en.lproj/Localizable.strings
"Sign in" = "Sign in";
```
```xib file=LoginView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <label text="Label" id="a1b-c2-d3a"/>
    <label text="Title 2" id="a1b-c2-d3b"/>
    <label text="12:30" id="a1b-c2-d3c"/>
    <label text="login.forgot_password" id="a1b-c2-d3d"/>
    <label text="Sign in" id="a1b-c2-d3e"/>
    <label text="Lorem ipsum dolor sit amet" id="a1b-c2-d3f"/>
  </objects>
</document>
```

Objects that look their texts up, by their class, by an attribute, or as a note says.

```strings file=de.lproj/Localizable.strings
"login" = "Anmelden";
```
```strings file=en.lproj/Localizable.strings
"login" = "Sign in";
```
```xib file=LoginView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <label text="Forgot your password?" customClass="LocalizedLabel" id="a1b-c2-d3a"/>
    <label text="Sign in" id="a1b-c2-d3b">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="localizationKey" value="login"/>
      </userDefinedRuntimeAttributes>
    </label>
    <label text="Build of the developers" id="a1b-c2-d3c">
      <attributedString key="userComments"><fragment content="Do not localize"/></attributedString>
    </label>
    <textField id="a1b-c2-d3d">
      <textFieldCell key="cell" title="Kernel of the render farm" id="a1b-c2-d3e"/>
      <attributedString key="userComments"><fragment content="#bc-ignore!"/></attributedString>
    </textField>
  </objects>
</document>
```

A launch screen, which is shown before any code runs, and titles that nobody sees.

```strings file=de.lproj/Localizable.strings
"login" = "Anmelden";
```
```strings file=en.lproj/Localizable.strings
"login" = "Sign in";
```
```storyboard file=Base.lproj/LaunchScreen.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" launchScreen="YES">
  <scenes><label text="Made with care" id="a1b-c2-d3e"/></scenes>
</document>
```
```xib file=Panel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <menu title="Choices for export" id="14"/>
    <box title="Frame around all" titlePosition="noTitle" id="15"/>
  </objects>
</document>
```

## Not detected

Code may set the text, and nobody can tell from the file whether it does.

```strings file=de.lproj/Localizable.strings
"login" = "Anmelden";
```
```strings file=en.lproj/Localizable.strings
"login" = "Sign in";
```
```xib file=LoginView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="name" destination="c1b-c2-d3e" id="o1b-c2-d3e"/></connections>
    </placeholder>
    <label text="Forgot your password?" id="c1b-c2-d3e"/>
  </objects>
</document>
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["A2", "A75", "A83", "P47"],
    inputs: ["interface"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .hardcodedInterfaceText)
}

extension Rule {
  static let hardcodedText = Rule(
    id: "hardcoded-text",
    title: "Text on the screen that no table has",
    summary: "A literal that goes straight to a label, a button, an alert or a menu is the same for all readers: there is no entry that a translator could fill. Give the text a key, and look it up with `String(localized:)` or `NSLocalizedString` where it is shown.",
    page: #"""
# Text on the screen that no table has

A literal that goes straight to a label, a button, an alert or a menu is the same for all readers: there is no entry that a translator could fill. Give the text a key, and look it up
with `String(localized:)` or `NSLocalizedString` where it is shown.

Only literals with a word in them are meant. Symbols, numbers, units, addresses, acronyms and names of files say the same everywhere. Literals that SwiftUI looks up by itself are
localized; `unlocalized-string-variable` speaks of those that it does not.

In a project with one language and no other, such texts are possible findings only: they say nothing that its people do not know. `--min-confidence possible` shows them on the day when
translations are prepared. The same holds for files that a project carries along: their heads name a licence, as less than a tenth of its code does;
for samples beside the product that have a project of their own with one language; and, as for all rules, for code that no Xcode project names though it names what stands in the same folder.

## Flagged

A label, a text field, the title of a window.

```swift
emptyLabel.text = "No books on this shelf"  // ← hardcoded-text
searchField.placeholderString = "Search your library"  // ← hardcoded-text
libraryWindow.title = "Reading statistics"  // ← hardcoded-text
```

Setter methods and initializers.

```swift
returnButton.setTitle("Return book", for: .normal)  // ← hardcoded-text
let renew = UIBarButtonItem(title: "Renew", style: .plain, target: self, action: #selector(renew(_:)))  // ← hardcoded-text
shelfMenu.addItem(withTitle: "Move to Shelf", action: nil, keyEquivalent: "")  // ← hardcoded-text
```

Each text of an alert.

```swift
let alert = UIAlertController(
  title: "Delete this shelf?",  // ← hardcoded-text
  message: "Its books stay in your library.",  // ← hardcoded-text
  preferredStyle: .alert)
alert.addAction(UIAlertAction(title: "Delete", style: .destructive))  // ← hardcoded-text
```

```swift
let question = NSAlert()
question.messageText = "The index is damaged."  // ← hardcoded-text
question.informativeText = "Rebuilding it may take some minutes."  // ← hardcoded-text
question.addButton(withTitle: "Rebuild")  // ← hardcoded-text
```

Both texts of a choice, and the one that stands in for a missing value.

```swift
stateLabel.text =
  isLent
  ? "Lent to a friend"  // ← hardcoded-text
  : "On the shelf"  // ← hardcoded-text
ownerLabel.text = book.owner?.name ?? "Nobody"  // ← hardcoded-text
```

Values in a sentence do not make it translated.

```swift
dueLabel.text = "Due on \(dateText)"  // ← hardcoded-text
pageLabel.text = String(format: "Page %d of %d", page, count)  // ← hardcoded-text
greetingLabel.text = "Welcome back, " + reader.name  // ← hardcoded-text
```

What a screen reader says is text for people.

```swift
bookmarkButton.accessibilityLabel = "Add a bookmark"  // ← hardcoded-text
```

A local constant on the way.

```swift
func showHint() {
  let hint = "Swipe to see your notes"  // ← hardcoded-text
  hintLabel.textColor = .secondaryLabel
  hintLabel.text = hint
}
```

A returned title.

```swift
override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
  return "Recently returned"  // ← hardcoded-text
}
```

Objective-C, with setters, messages and properties.

```objc
self.emptyLabel.text = @"No books on this shelf";  // ← hardcoded-text
[self.returnButton setTitle:@"Return book" forState:UIControlStateNormal];  // ← hardcoded-text
[self.statusField setStringValue:@"Reading the index"];  // ← hardcoded-text
[alert addButtonWithTitle:@"Try Again"];  // ← hardcoded-text
```

```objc
UIAlertAction *keep = [UIAlertAction actionWithTitle:@"Keep"  // ← hardcoded-text
                                               style:UIAlertActionStyleDefault
                                             handler:nil];
NSMenuItem *item = [[NSMenuItem alloc] initWithTitle:@"Show Cover"  // ← hardcoded-text
                                              action:@selector(showCover:)
                                       keyEquivalent:@""];
```

A format and a choice.

```objc
self.dueLabel.text = [NSString stringWithFormat:@"Due on %@", dateText];  // ← hardcoded-text
self.stateLabel.text = isLent
    ? @"Lent to a friend"  // ← hardcoded-text
    : NSLocalizedString(@"state.home", @"A book that is not lent");
```

A literal in two pieces is one text.

```objc
self.noticeLabel.text = @"Some of your books "  // ← hardcoded-text
                        @"are overdue.";
```

A text that begins with a number stands in the place of a real one, most often: a possible finding.

```swift
dueLabel.text = "3 days left"  // ← hardcoded-text possible
```

A text in several pieces is told at the first.

```swift
noteLabel.text = "No books on this shelf. "  // ← hardcoded-text
  + "Add one, " + "or look elsewhere."
```

The title of the controller itself, with or without `self`.

```swift
final class ShelfViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Your shelf"  // ← hardcoded-text
  }
}

extension LoanController {
  func prepare() { title = "Books on loan" }  // ← hardcoded-text
}
```

## Accepted

The title of a menu made by code is never seen, and a screen for tests of testers is theirs.

```objc
- (void)fillPopUp {
  NSMenu *menu = [[NSMenu alloc] init];
  [menu setTitle:@"Shelves of this library"];
  [self.popUp setMenu:menu];
}
```

```swift
final class TestingScenariosController: UIViewController {
  func show() { title = "Pick a scenario" }
}

#if !RELEASE
final class ServerController: UIViewController {
  func show() { title = "Pick a server" }
}
#endif
```

Text that is looked up, whatever it is called.

```swift
emptyLabel.text = String(localized: "shelf.empty", comment: "Shown on a shelf without books")
returnButton.setTitle(NSLocalizedString("Return book", comment: "Button"), for: .normal)
renewItem.title = L10n.Shelf.renew
hintLabel.text = "shelf.hint".localized
```

Literals that SwiftUI looks up by itself.

```swift
import SwiftUI

struct EmptyShelf: View {
  var body: some View {
    VStack {
      Text("No books on this shelf")
      Button("Add a book") { add() }
    }
    .navigationTitle("Shelf")
  }
}
```

No word, no translation: symbols, digits, units, acronyms, single letters.

```swift
starLabel.text = "★"
dashLabel.text = "—"
clockLabel.text = "00:00"
formatLabel.text = "PDF"
sizeLabel.text = "\(columns) × \(rows)"
axisLabel.text = "x"
speedLabel.text = "\(rate) km/h"
processLabel.text = "pid: \(number)"
```

Addresses, names of files and other text for machines.

```swift
siteLabel.text = "https://books.example.com"
mailLabel.text = "help@books.example.com"
pathLabel.text = "/Volumes/Books"
columnLabel.text = "user_name"
moreButton.accessibilityLabel = "\(prefix)Action\(number)"
```

What only programs read.

```swift
returnButton.accessibilityIdentifier = "return button"
let cover = UIImage(named: "Blue Cover")
performSegue(withIdentifier: "Show Shelf", sender: nil)
let font = UIFont(name: "Avenir Next", size: 12)
```

Comparing is no showing.

```swift
if titleLabel.text == "Untitled book" { rename() }
languageButton.selectItem(withTitle: "All languages")
let isEmpty = searchField.stringValue == "Search"
```

A text that stands in for another one until it is there.

```swift
sampleLabel.text = "Lorem ipsum dolor sit amet"
rowLabel.text = "\(row). Lorem ipsum dolor sit amet"
```

Logs and assertions are for developers.

```swift
logger.info("Opening the shelf")
assertionFailure("The shelf has no owner")
```

Previews and tests.

```swift file=Tests/ShelfTests.swift
import XCTest

final class ShelfTests: XCTestCase {
  func testTitle() {
    label.text = "Shelf of tests"
    XCTAssertEqual(label.text, "Shelf of tests")
  }
}
```

Screens for those who make the app, and what only their builds have.

```swift
final class DebugShelfController: UIViewController {
  func show() { titleLabel.text = "Contents of the cache" }
}
```

```swift
#if INTERNAL_BUILD
  versionLabel.text = "For the people of the library only"
#endif
guard channel.isPublic else {
  hintLabel.text = "This build is not for readers"
  return
}
```

```objc
#if defined(BETA)
self.hintLabel.text = @"This trial has ended";
#endif
```

```swift
final class ShelfController: UIViewController {
  // MARK: - Debug

  func showCounts() { countLabel.text = "Rows in the index" }
}
```

A branch that is never taken.

```swift
if book.isFolder {
  titleLabel.text = "Not a book"
  assertionFailure("folders have cells of their own")
}
```

The text that a control is made with, where another one comes before anybody sees it.

```swift file=BookCell.swift
final class BookCell: UITableViewCell {
  let dueLabel: UILabel = {
    let label = UILabel()
    label.text = "Due tomorrow"
    return label
  }()
}
```

```swift file=ShelfController.swift
func fill(_ bookCell: BookCell) { bookCell.dueLabel.text = formatter.string(from: date) }
```

A control that is hidden, so that only the height of the text counts.

```swift
if notes.isEmpty {
  noteLabel.isHidden = true
  noteLabel.text = "No notes"
}
```

The name of the product, and one that the translations keep.

```plist file=Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key><string>Open Library</string>
  <key>CFBundlePackageType</key><string>APPL</string>
</dict></plist>
```

```swift file=About.swift
nameLabel.text = "Open Library"
versionLabel.text = "Open Library \(version)"
```

```strings file=en.lproj/Localizable.strings
"sync.title" = "Sync with Book Bridge";
```

```strings file=de.lproj/Localizable.strings
"sync.title" = "Mit Book Bridge abgleichen";
```

```strings file=fr.lproj/Localizable.strings
"sync.title" = "Synchroniser avec Book Bridge";
```

```strings file=ja.lproj/Localizable.strings
"sync.title" = "Book Bridge と同期";
```

```swift file=Sync.swift
serviceLabel.text = "Book Bridge"
```

What somebody has decided not to translate.

```swift
// Titles are not translated: they stand on the backs of the books.
backLabel.text = "The old lighthouse"
```

A project with one language.

```strings file=en.lproj/Localizable.strings
"shelf.title" = "Shelf";
```

```swift file=Shelf.swift
emptyLabel.text = "No books on this shelf"
```

The title of a menu that code makes stands nowhere.

```swift
let menu = NSMenu(title: "Shelf")
```

```objc
NSMenu *menu = [[NSMenu alloc] initWithTitle:@"Shelf"];
```

Objective-C.

```objc
self.emptyLabel.text = NSLocalizedString(@"shelf.empty", @"Shown on a shelf without books");
self.pageLabel.text = [NSString stringWithFormat:@"%ld / %ld", page, count];
self.cover.image = [UIImage imageNamed:@"Blue Cover"];
self.returnButton.accessibilityIdentifier = @"return button";
NSString *key = @"Last shelf";
[defaults setObject:shelf forKey:@"Last Shelf"];
```

What is called `title` and is none of the controller's own.

```swift
final class ShelfNameController: UIViewController {
  func name(_ shelf: Shelf) -> Shelf {
    var title = shelf.title
    title = "shelf of \(shelf.owner)"
    return Shelf(title: title)
  }

  func fill(_ shelf: inout Shelf, title: String) {
    shelf.rename { title = "shelf" }
  }
}

struct ShelfModel {
  var title = ""
  mutating func fill() { title = "Your shelf" }
}
```

## Not detected

A text that a property keeps before something shows it.

```swift
struct Shelf {
  var title = "New shelf"
}
titleLabel.text = shelf.title
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O7", "H1", "H2", "A2", "A9", "A10", "A75", "J20", "P01", "clang"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: true,
    contexts: [],
    options: [],
    check: .hardcodedText)
}

extension Rule {
  static let invalidSuppression = Rule(
    id: "invalid-suppression",
    title: "Suppression that cannot be understood",
    summary: "A comment with a misspelled directive or rule silences nothing, and nobody notices until the finding comes back in a review. Mend the spelling; `l10nlint rules` lists the rules.",
    page: #"""
# Suppression that cannot be understood

A comment with a misspelled directive or rule silences nothing, and nobody notices until the finding comes back in a review. Mend the spelling;
`l10nlint rules` lists the rules.

The directives are `disable:next`, `disable:this`, `disable:previous`, `disable:file`, `disable` and `enable`. How they work:
[Suppressions](../docs/suppressions.md).

## Flagged

A rule that does not exist.

```swift
// l10nlint:disable:next manual-plurals -- two texts are enough here  // ← invalid-suppression
titleLabel.text = L10n.Files.count(files)
```

A reason without `--` in front reads like names of rules.

```objc
self.title = nil; // l10nlint:disable:this all because  // ← unused-suppression, invalid-suppression, suppression-without-reason
```

A directive that does not exist, or is put together wrongly.

```swift
// l10nlint:disabel:next manual-plural -- reason  // ← invalid-suppression
// l10nlint:disable-next manual-plural -- reason  // ← invalid-suppression
// l10nlint: disable:next manual-plural -- reason  // ← invalid-suppression
// l10nlint:ignore manual-plural -- reason  // ← invalid-suppression
titleLabel.text = L10n.Files.count(files)
```

No rule at all.

```objc
// l10nlint:disable:file  // ← invalid-suppression
/* l10nlint:disable:next -- all of them */  // ← invalid-suppression
self.title = nil;
```

Nothing above switches off what is switched on here.

```swift
// l10nlint:enable manual-plural  // ← invalid-suppression
titleLabel.text = L10n.Files.count(files)
```

## Accepted

```swift
// l10nlint:disable:next literal-plural-suffix -- a mock
let fileText = "\(count) file" + (count == 1 ? "" : "s")
```

A region for all rules may be ended for one of them.

```swift
// l10nlint:disable all -- prototype
let fileText = "\(count) file" + (count == 1 ? "" : "s")
// l10nlint:enable dynamic-key
// l10nlint:enable all
```

Prose about the tool.

```objc
// What l10nlint: finds is listed in the wiki, and `l10nlint:foo` means nothing.
self.title = nil;
```

## Not detected

The name of the tool itself is misspelled.

```swift
// l10nlnt:disable:next manual-plural
titleLabel.text = L10n.Files.count(files)
```

## Fixed

The nearest name is a suggestion.

```swift
// l10nlint:disable:next literal-plural-sufix -- a mock  // ← invalid-suppression
let fileText = "\(count) file" + (count == 1 ? "" : "s")  // ← literal-plural-suffix
// l10nlint:disable-next literal-plural-suffix -- a mock  // ← invalid-suppression
let itemText = "\(count) item" + (count == 1 ? "" : "s")  // ← literal-plural-suffix
```

```swift
// l10nlint:disable:next literal-plural-suffix -- a mock
let fileText = "\(count) file" + (count == 1 ? "" : "s")
// l10nlint:disable:next literal-plural-suffix -- a mock
let itemText = "\(count) item" + (count == 1 ? "" : "s")
```

"""#,
    severities: ["unknown": .warning, "malformed": .warning, "unopened": .warning],
    aliases: [], sources: [],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .invalidSuppression)
}

extension Rule {
  static let keyOrder = Rule(
    id: "key-order",
    title: "Entry in another place than in the base language",
    summary: "Where all languages have their keys in one order, two tables can be compared line by line, and merges conflict less. Move the entry to where the base language has it.",
    page: #"""
# Entry in another place than in the base language

Where all languages have their keys in one order, two tables can be compared line by line, and merges conflict less. Move the entry to where the
base language has it.

Off until it is asked for. Told are the fewest entries that have to move. Keys that only one of the two has are matters of
`missing-translation` and `extra-translation`.

## Flagged
```strings file=en.lproj/Localizable.strings
"a" = "First";
"b" = "Second";
"c" = "Third";
```
```strings file=de.lproj/Localizable.strings
"b" = "Zweitens";
"c" = "Drittens";
"a" = "Erstens";  // ← key-order
```

```strings file=en.lproj/Menu.strings
"new" = "New";
"open" = "Open";
"save" = "Save";
"close" = "Close";
```
```strings file=fr.lproj/Menu.strings
"close" = "Fermer";  // ← key-order
"new" = "Nouveau";
"open" = "Ouvrir";
"save" = "Enregistrer";
```
```strings file=it.lproj/Menu.strings
"new" = "Nuovo";
"open" = "Apri";
"save" = "Salva";
"close" = "Chiudi";
```

```strings file=en.lproj/Short.strings
one = "One";
two = "Two";
```
```strings file=nl.lproj/Short.strings
two = "Twee";  // ← key-order
one = "Een";
```

```strings file=en.lproj/Rooms.strings
"r1" = "Hall";
"r2" = "Kitchen";
"r3" = "Bath";
"r4" = "Garden";
"r5" = "Cellar";
```
```strings file=da.lproj/Rooms.strings
"r1" = "Entré";
"r4" = "Have";  // ← key-order
"r2" = "Køkken";
"r3" = "Bad";
"r5" = "Kælder";
```

## Accepted
```strings file=en.lproj/Localizable.strings
"a" = "First";
"b" = "Second";
"c" = "Third";
```
```strings file=de.lproj/Localizable.strings
/* "c" = "Drittens"; */
"a" = "Erstens";
"x" = "Anders";
"c" = "Drittens";
```

The order of a catalog and of a `.stringsdict` is that of the program that writes them.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : { "b" : { }, "a" : { } },
  "version" : "1.0"
}
```
```strings file=en.lproj/Localizable.strings
"b" = "Second";
"a" = "First";
```
```strings file=Other/de.lproj/Other.strings
"a" = "Erstens";
"b" = "Zweitens";
```

"""#,
    severities: ["": .note],
    aliases: ["key_order"], sources: ["s2mr"],
    inputs: ["strings"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .keyOrder)
}

extension Rule {
  static let keyStyle = Rule(
    id: "key-style",
    title: "Key written unlike the other keys",
    summary: "Keys that all look alike are found, sorted and told from text at a glance. Where four in five keys of a table are written in one style, this is one of the others. Nothing is said with fewer than six keys, and a single word fits every style. Write the key as they are written.",
    page: #"""
# Key written unlike the other keys

Keys that all look alike are found, sorted and told from text at a glance. Where four in five keys of a table are written in one style, this is one of the others. Nothing is said with fewer
than six keys, and a single word fits every style. Write the key as they are written.

## Flagged

```swift
let keys = [
  NSLocalizedString("start.title", comment: "a"), NSLocalizedString("start.subtitle", comment: "a"),
  NSLocalizedString("player.stop", comment: "a"), NSLocalizedString("player.play", comment: "a"),
  NSLocalizedString("list.empty", comment: "a"), NSLocalizedString("list.sort.name", comment: "a"),
  NSLocalizedString("list.filter", comment: "a"), NSLocalizedString("list.close", comment: "a"),
]
let welcome = NSLocalizedString("kWelcome", comment: "a")  // ← key-style
let goodbye = NSLocalizedString("GOOD_BYE", comment: "a")  // ← key-style
```
```objc
NSArray *keys = @[
  NSLocalizedString(@"START_TITLE", @"a"), NSLocalizedString(@"START_SUBTITLE", @"a"), NSLocalizedString(@"PLAYER_STOP", @"a"),
  NSLocalizedString(@"PLAYER_PLAY", @"a"), NSLocalizedString(@"LIST_EMPTY", @"a"), NSLocalizedString(@"LIST_SORT", @"a"),
  NSLocalizedString(@"LIST_FILTER", @"a"), NSLocalizedString(@"LIST_CLOSE", @"a"), NSLocalizedString(@"LIST_OPEN", @"a"),
  NSLocalizedString(@"LIST_MOVE", @"a"), NSLocalizedString(@"LIST_COPY", @"a"), NSLocalizedString(@"LIST_SEND", @"a"),
];
NSString *a = NSLocalizedString(@"list.paste", @"a");  // ← key-style
NSString *b = NSLocalizedString(@"list_cut", @"a");  // ← key-style
NSString *c = NSLocalizedString(@"listDelete", @"a");  // ← key-style
```

## Accepted

No style has four of five:
```swift
let keys = [
  NSLocalizedString("start.title", comment: "a"), NSLocalizedString("start.subtitle", comment: "a"),
  NSLocalizedString("player_stop", comment: "a"), NSLocalizedString("player_play", comment: "a"),
  NSLocalizedString("list.empty", comment: "a"), NSLocalizedString("list_sort", comment: "a"),
  NSLocalizedString("listFilter", comment: "a"),
]
```
Too few to have a style:
```swift
let keys = [
  NSLocalizedString("start.title", comment: "a"), NSLocalizedString("start.subtitle", comment: "a"),
  NSLocalizedString("player.stop", comment: "a"), NSLocalizedString("player_play", comment: "a"),
]
```
Texts as keys are a matter of other rules, and other tables have styles of their own:
```objc
NSArray *keys = @[
  NSLocalizedString(@"start.title", @"a"), NSLocalizedString(@"start.subtitle", @"a"), NSLocalizedString(@"player.stop", @"a"),
  NSLocalizedString(@"player.play", @"a"), NSLocalizedString(@"list.empty", @"a"), NSLocalizedString(@"list.sort", @"a"),
  NSLocalizedString(@"close", @"a"), NSLocalizedString(@"Start again", @"a"), NSLocalizedString(@"Stop", @"a"),
];
NSString *other = NSLocalizedStringFromTable(@"TOUR_NEXT", @"Tour", @"a");
NSString *address = NSLocalizedString(@"https://example.com/Help", @"a");
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["O14", "O15", "J32", "P08"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .keyStyle)
}

extension Rule {
  static let keyValueExtraSpace = Rule(
    id: "key-value-extra-space",
    title: "Entry that is spaced unlike the others",
    summary: "Simple tools that look for `\"key\" = \"value\";` in tables miss what is spaced in another way, and differences between languages are harder to read. Write one space on either side of `=`, and none before the semicolon.",
    page: #"""
# Entry that is spaced unlike the others

Simple tools that look for `"key" = "value";` in tables miss what is spaced in another way, and differences between languages are harder to read. Write one space on
either side of `=`, and none before the semicolon.

Off until it is asked for. Entries over several lines are left alone.

## Flagged
```strings
"door"="Door";  // ← key-value-extra-space
```
```strings
"door"  = "Door";  // ← key-value-extra-space
"room" = "Room" ;  // ← key-value-extra-space
 ^^^^
```
```strings
"door" =    "Door";  // ← key-value-extra-space
```
```strings
door= "Door";  // ← key-value-extra-space
```

## Accepted
```strings
"door" = "Door";
"equals" = "a  =  b ;";
```
```strings
door = "Door";
```
```strings
"long" =
  "A text that has a line of its own";
```
```strings
"door" /* which opens */ = "Door";
```

## Fixed

A value without quotes is left to a person.

```strings
"door"="Door";  // ← key-value-extra-space
"room"   =  "Room" ;  // ← key-value-extra-space
bed= "Bed";  // ← key-value-extra-space
```

```strings
"door" = "Door";
"room" = "Room";
bed = "Bed";
```

"""#,
    severities: ["": .note],
    aliases: ["key_value_extra_space"], sources: ["s2mr"],
    inputs: ["strings"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .keyValueExtraSpace)
}

extension Rule {
  static let languageStringComparison = Rule(
    id: "language-string-comparison",
    title: "Language compared with a code that is written out",
    summary: "Code that asks whether the language is \"de\" leaves out Swiss German, forgets the languages that come later, and takes the language of the region for that of the app. What differs by language belongs into a table, an asset or a localized constant. Ask `Locale.Language` for its direction or script where that is meant.",
    page: #"""
# Language compared with a code that is written out

Code that asks whether the language is "de" leaves out Swiss German, forgets the languages that come later, and takes the language of the region for that of the app. What differs by language belongs into
a table, an asset or a localized constant. Ask `Locale.Language` for its direction or script where that is meant.

## Flagged

```swift
if Locale.current.languageCode == "ja" { useVerticalTitle() }  // ← language-string-comparison
```
```swift
let isGerman = Locale.current.language.languageCode?.identifier == "de"  // ← language-string-comparison
let usesWideFont = ["ar", "fa"].contains(Locale.current.languageCode)  // ← language-string-comparison
```
```swift
switch Locale.current.languageCode {  // ← language-string-comparison
case "fr": page = frenchPage
default: page = englishPage
}
```
```swift
if NSLocale.current.languageCode!.hasPrefix("zh") { spacing = 0 }  // ← language-string-comparison
if locale.languageCode == "en" { showBanner() }  // ← language-string-comparison possible
```
```objc
if ([[NSLocale currentLocale].languageCode isEqualToString:@"ja"]) { [self useVerticalTitle]; }  // ← language-string-comparison
BOOL isChinese = [[[NSLocale currentLocale] languageCode] hasPrefix:@"zh"];  // ← language-string-comparison
```

## Accepted

```swift
let language = Locale.current.languageCode
request.setValue(Locale.current.languageCode, forHTTPHeaderField: "Accept-Language")
```
```swift
if Locale.current.languageCode == chosen.languageCode { hideTranslation("note") }
if Locale.current.language.characterDirection == .rightToLeft { flip("arrow") }
```
```swift
if Locale.current.languageCode == nil { use("base") }
let name = Locale.current.localizedString(forLanguageCode: "de")
```
```swift
if Bundle.main.preferredLocalizations.first == "ja" { useVerticalTitle() }
```
```objc
NSString *language = [NSLocale currentLocale].languageCode;
if ([voice.language isEqualToString:@"ja"]) { [self speak]; }
if ([[NSLocale currentLocale].languageCode isEqualToString:self.language]) { [self hide:@"note"]; }
```

## Not detected

```swift
let language = Locale.current.languageCode
if language == "ja" { useVerticalTitle() }
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["J24", "P34"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .languageStringComparison)
}

extension Rule {
  static let languageTag = Rule(
    id: "language-tag",
    title: "Name of a language that is none, or an old one",
    summary: "The system finds the texts of a language by the name of their folder, or by the key in the catalog. A country is no language: `jp` means nothing, and nobody ever sees what stands there. Rename the folder to the code of the language, such as `ja`.",
    page: #"""
# Name of a language that is none, or an old one

The system finds the texts of a language by the name of their folder, or by the key in the catalog. A country is no language: `jp` means nothing, and
nobody ever sees what stands there. Rename the folder to the code of the language, such as `ja`.

Old and long names still work: `English`, `iw`, `zh_Hant`. Other tools do not know them all, so they are a note, told once
for all tables; `no` is a code by itself, and a `possible` finding where `nb` does not stand beside it. In a bundle that is copied as it is (`Tulips.clr`) they are a `possible` finding, and a table that holds only placeholders of a template (`__MyCompanyName__`) says nothing. An underscore in front of a region is as good as a hyphen: the system names its own folders `en_GB`. What means nothing is told once for each set of tables, at the first key of the first one.

## Flagged

Countries and codes of other systems.
```strings file=App/jp.lproj/Localizable.strings
"door" = "ドア";  // ← language-tag warning
"window" = "窓";
```
```strings file=App/cz.lproj/Localizable.strings
"door" = "Dveře";  // ← language-tag warning
```
```strings file=App/chs.lproj/Localizable.strings
"door" = "门";  // ← language-tag warning
```
```strings file=App/template.lproj/Localizable.strings
"door" = "";  // ← language-tag warning
 ^^^^
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Door" : {
      "localizations" : {
        "dk" : { "stringUnit" : { "state" : "translated", "value" : "Dør" } },  // ← language-tag warning
        "pt_BR" : { "stringUnit" : { "state" : "translated", "value" : "Porta" } },
        "zh_Hant" : { "stringUnit" : { "state" : "translated", "value" : "門" } }  // ← language-tag note
      }
    }
  },
  "version" : "1.0"
}
```
The language itself stands beside its old name: only the message differs.
```strings file=Shop/no.lproj/Localizable.strings
"door" = "Dør";  // ← language-tag note
```
```strings file=Shop/nb.lproj/Localizable.strings
"door" = "Dør";
```
Norwegian is understood everywhere.
```strings file=Quay/no.lproj/Localizable.strings
"door" = "Dør";  // ← language-tag note possible
```
Capital letters do no harm, and which of two scripts an old region means is not known where the language stands beside it.
```strings file=Shop/zh-hans.lproj/Localizable.strings
"door" = "门";  // ← language-tag note possible
```
```strings file=Shop/sr-CS.lproj/Localizable.strings
"door" = "Vrata";  // ← language-tag note possible
```
```strings file=Shop/sh.lproj/Localizable.strings
"door" = "Vrata";  // ← language-tag note
```
```strings file=Shop/sr.lproj/Localizable.strings
"door" = "Врата";
```
Names from before there were codes, and other spellings.
```strings file=App/English.lproj/Localizable.strings
"door" = "Door";  // ← language-tag note
```
```strings file=App/sr_Latn.lproj/Localizable.strings
"door" = "Vrata";  // ← language-tag note
```
```strings file=App/iw.lproj/Localizable.strings
"door" = "דלת";  // ← language-tag note
```
```stringsdict file=App/zh_Hans.lproj/Doors.stringsdict
<plist version="1.0"><dict>
  <key>doors</key><dict><!-- ← language-tag note -->
    <key>NSStringLocalizedFormatKey</key><string>%#@d@</string>
    <key>d</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%d 扇门</string>
    </dict>
  </dict>
</dict></plist>
```

An old name in a bundle that is copied as it is.
```strings file=App/Tulips.clr/French.lproj/Tulips.strings
"red" = "rouge";  // ← language-tag note possible
```
```strings file=App/fr.lproj/Localizable.strings
"door" = "Porte";
```

## Accepted

What a template has put there.
```strings file=Plugin/English.lproj/InfoPlist.strings
NSHumanReadableCopyright = "© __MyCompanyName__, 2009";
```

```strings file=App/zh-Hant.lproj/Localizable.strings
"door" = "門";
```
```strings file=App/zh-HK.lproj/Localizable.strings
"door" = "門";
```
```strings file=App/zh-TW.lproj/Localizable.strings
"door" = "門";
```
```strings file=App/pt-BR.lproj/Localizable.strings
"door" = "Porta";
```
```strings file=App/es-419.lproj/Localizable.strings
"door" = "Puerta";
```
```strings file=App/sr-Latn.lproj/Localizable.strings
"door" = "Vrata";
```
```strings file=App/kab.lproj/Localizable.strings
"door" = "Tawwurt";
```
```strings file=App/Base.lproj/Localizable.strings
"door" = "Door";
```
Codes of a country that are those of a language as well: Breton, not Brazil.
```strings file=App/br.lproj/Localizable.strings
"door" = "Dor";
```
A region more than needed, and Chinese without its script.
```strings file=App/ko-KR.lproj/Localizable.strings
"door" = "문";
```
```strings file=App/zh.lproj/Localizable.strings
"door" = "门";
```
An underscore in front of a region, and what a service for translators tells them of each text.
```strings file=App/pt_BR.lproj/Localizable.strings
"door" = "Porta";
```
```strings file=App/zh_TW.lproj/Localizable.strings
"door" = "門";
```
```strings file=App/qqq.lproj/Localizable.strings
"door" = "The way into a room";
```
A folder without a text.
```strings file=App/jp.lproj/Localizable.strings
/* Nothing here yet. */
```
A folder that the project shows and copies nowhere: `table-layout` tells it.
```strings file=App/Uninstaller/German.lproj/Localizable.strings
"Remove" = "Entfernen";
```
```pbxproj file=App/App.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXBuildFile; fileRef = A2; };
  A2 = { isa = PBXFileReference; path = DoorApp.swift; };
  A3 = { isa = PBXFileReference; lastKnownFileType = folder; path = Uninstaller; };
}; }
```

"""#,
    severities: ["unknown": .warning, "old": .note],
    aliases: [], sources: ["A16", "A21", "A22", "A23", "A24", "A26", "A27", "A31", "A32", "A33", "A47", "J6", "P40"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .languageTag)
}

extension Rule {
  static let leftRightInsteadOfLeading = Rule(
    id: "left-right-instead-of-leading",
    title: "Left or right where the language decides",
    summary: "Arabic, Hebrew, Persian and Urdu begin on the right, and the system mirrors a layout that speaks of leading and trailing sides. `left` and `right` stay where they are. Use `leading`, `trailing` and `natural`; keep `left` for what has no language, such as a map.",
    page: #"""
# Left or right where the language decides

Arabic, Hebrew, Persian and Urdu begin on the right, and the system mirrors a layout that speaks of leading and trailing sides. `left` and `right` stay where they are. Use `leading`, `trailing` and
`natural`; keep `left` for what has no language, such as a map.

## Flagged

```swift
label.textAlignment = .left  // ← left-right-instead-of-leading
```
```swift
icon.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true  // ← left-right-instead-of-leading
title.rightAnchor.constraint(equalTo: button.leftAnchor, constant: -8).isActive = true  // ← left-right-instead-of-leading
```
```swift
button.contentHorizontalAlignment = .right  // ← left-right-instead-of-leading
```
```swift
NSLayoutConstraint(item: icon, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 0)  // ← left-right-instead-of-leading
```
```objc
label.textAlignment = NSTextAlignmentLeft;  // ← left-right-instead-of-leading
[label setTextAlignment:NSTextAlignmentRight];  // ← left-right-instead-of-leading
[icon.leftAnchor constraintEqualToAnchor:view.leftAnchor].active = YES;  // ← left-right-instead-of-leading
[NSLayoutConstraint constraintWithItem:icon attribute:NSLayoutAttributeRight relatedBy:NSLayoutRelationEqual toItem:view attribute:NSLayoutAttributeRight multiplier:1 constant:0];  // ← left-right-instead-of-leading
```

## Accepted

```swift
label.textAlignment = .natural
title.textAlignment = .center
```
```swift
icon.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
icon.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
```
```swift
gesture.direction = .left
scroll.contentInset.left = 8
```
```swift
label.textAlignment = isMirrored ? .right : .left
stack.semanticContentAttribute = .forceLeftToRight
```
A view that fills its parent, and code that has thought of the direction:
```swift
page.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
page.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { label.textAlignment = .right }
```
```objc
label.textAlignment = NSTextAlignmentNatural;
[icon.leadingAnchor constraintEqualToAnchor:view.leadingAnchor].active = YES;
swipe.direction = UISwipeGestureRecognizerDirectionLeft;
if (isRTL) { label.textAlignment = NSTextAlignmentRight; }
CGFloat left = view.frame.origin.x;
```

## Not detected

```swift
let constraint = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[icon]", options: .alignAllLeft, metrics: nil, views: views)
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["P61"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .leftRightInsteadOfLeading)
}

extension Rule {
  static let legacyApi = Rule(
    id: "legacy-api",
    title: "Text interface that something better replaced",
    summary: "These calls are older than locales or Unicode, or the system has marked them as deprecated. A configuration can add rows of a team to the table `text-calls`. Use what the finding names in their place.",
    page: #"""
# Text interface that something better replaced

These calls are older than locales or Unicode, or the system has marked them as deprecated. A configuration can add rows of a
team to the table `text-calls`. Use what the finding names in their place.

## Flagged

```swift
let tagger = NSLinguisticTagger(tagSchemes: [.language], options: 0)  // ← legacy-api
```

```objc
GetIndString(title, 130, 2);  // ← legacy-api
NSDate *day = [NSDate dateWithNaturalLanguageString:@"next Friday"];  // ← legacy-api
id now = [NSCalendarDate date];  // ← legacy-api
NSString *text = [day descriptionWithCalendarFormat:@"%d.%m.%Y" timeZone:nil locale:nil];  // ← legacy-api
CFStringRef name = ABRecordCopyCompositeName(person);  // ← legacy-api
```

## Accepted

A type in a declaration: the calls beside it are reported.

```objc
- (NSCalendarDate *)dueDate;
```

```swift
let tagger = NLTagger(tagSchemes: [.language])
```

```objc
CFStringRef title = CFCopyLocalizedString(CFSTR("menu.title"), "Title of the menu");
NSString *text = [NSDateFormatter localizedStringFromDate:day dateStyle:NSDateFormatterShortStyle timeStyle:NSDateFormatterNoStyle];
NSString *name = [CNContactFormatter stringFromContact:contact style:CNContactFormatterStyleFullName];
NSString *plain = [day descriptionWithLocale:locale];
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["A38", "A41", "A61", "P57"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .legacyApi)
}

extension Rule {
  static let legacyEncoding = Rule(
    id: "legacy-encoding",
    title: "Encoding of one part of the world",
    summary: "Mac OS Roman and its sisters hold a few hundred letters each; whatever else a text has is lost or becomes another letter, and \"the default encoding\" is another one on each machine. Read and write UTF-8, and name an old encoding only where a file format asks for it.",
    page: #"""
# Encoding of one part of the world

Mac OS Roman and its sisters hold a few hundred letters each; whatever else a text has is lost or becomes another letter, and "the default encoding" is another one on each machine. Read and
write UTF-8, and name an old encoding only where a file format asks for it.

## Flagged

```swift
let text = String(data: data, encoding: .macOSRoman)  // ← legacy-encoding
```

```objc
NSString *text = [[NSString alloc] initWithData:data encoding:NSMacOSRomanStringEncoding];  // ← legacy-encoding
```

A length or an encoding that is not given.

```objc
NSString *name = [NSString stringWithCString:buffer];  // ← legacy-encoding
const char *bytes = [title lossyCString];  // ← legacy-encoding
```

```objc
CFStringRef copy = CFStringCreateWithCString(NULL, buffer, kCFStringEncodingMacRoman);  // ← legacy-encoding
```

```objc
NSStringEncoding encoding = [NSString defaultCStringEncoding];  // ← legacy-encoding
```

## Accepted

```swift
let text = String(decoding: data, as: UTF8.self)
let old = String(data: data, encoding: .windowsCP1252)
```

Names of the runtime are ASCII.

```objc
NSString *name = [NSString stringWithCString:class_getName(type)];
```

A second try.

```swift
let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .macOSRoman)
```

A program that offers encodings.

```swift
let encodings: [String.Encoding] = [.utf8, .isoLatin1, .macOSRoman, .shiftJIS]
```

```objc
NSString *text = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
NSString *name = [NSString stringWithCString:buffer encoding:NSUTF8StringEncoding];
const char *bytes = title.UTF8String;
CFStringRef copy = CFStringCreateWithCString(NULL, buffer, kCFStringEncodingUTF8);
NSString *same = [NSString stringWithUTF8String:buffer];
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["A36", "A39", "P50"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .legacyEncoding)
}

extension Rule {
  static let legacyLocaleDictionary = Rule(
    id: "legacy-locale-dictionary",
    title: "Settings given to a method as a locale",
    summary: "Before locales were objects, the dictionary of the user's settings was handed to methods that wanted one. Today it holds next to nothing of what a reader has chosen, and numbers and dates come out in the default form. Hand over `[NSLocale currentLocale]`, or use a formatter.",
    page: #"""
# Settings given to a method as a locale

Before locales were objects, the dictionary of the user's settings was handed to methods that wanted one. Today it holds next to nothing of what a reader has chosen, and numbers and dates come out in the
default form. Hand over `[NSLocale currentLocale]`, or use a formatter.

## Flagged

```objc
NSString *text = [amount descriptionWithLocale:[[NSUserDefaults standardUserDefaults] dictionaryRepresentation]];  // ← legacy-locale-dictionary
```
```objc
NSDictionary *locale = [[NSUserDefaults standardUserDefaults] dictionaryRepresentation];  // ← legacy-locale-dictionary
NSString *text = [amount descriptionWithLocale:locale];
```
```objc
NSString *text = [[NSString alloc] initWithFormat:@"%f" locale:[defaults dictionaryRepresentation], share];  // ← legacy-locale-dictionary
```
```objc
NSString *text = [date descriptionWithCalendarFormat:@"%A" timeZone:nil locale:[defaults dictionaryRepresentation]];  // ← legacy-locale-dictionary
```
```swift
let text = amount.description(withLocale: UserDefaults.standard.dictionaryRepresentation())  // ← legacy-locale-dictionary
let other = String(format: "%f", locale: defaults.dictionaryRepresentation(), share)  // ← legacy-locale-dictionary
```

## Accepted

```objc
NSString *text = [amount descriptionWithLocale:[NSLocale currentLocale]];
```
```objc
NSDictionary *settings = [[NSUserDefaults standardUserDefaults] dictionaryRepresentation];
```
```objc
for (NSString *key in [[NSUserDefaults standardUserDefaults] dictionaryRepresentation].allKeys) { [self list:key with:@"="]; }
```
```objc
[report addEntriesFromDictionary:[defaults dictionaryRepresentation]];
NSLog(@"%@", [defaults dictionaryRepresentation]);
```
```swift
let settings = UserDefaults.standard.dictionaryRepresentation()
let names = UserDefaults.standard.dictionaryRepresentation().keys.sorted()
let text = amount.description(withLocale: Locale.current)
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["A60", "A62", "P52"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .legacyLocaleDictionary)
}

extension Rule {
  static let literalPluralSuffix = Rule(
    id: "literal-plural-suffix",
    title: "Plural made by adding \"s\"",
    summary: "An ending or a verb that the code adds for more than one is English grammar. Russian has three forms for whole numbers, Arabic six and Japanese one, so no translator can repair the text. Put the whole text into the string catalog (or a `.stringsdict`) and let it vary by plural.",
    page: #"""
# Plural made by adding "s"

An ending or a verb that the code adds for more than one is English grammar. Russian has three forms for whole numbers, Arabic six and Japanese one, so no
translator can repair the text. Put the whole text into the string catalog (or a `.stringsdict`) and let it vary by plural.

## Flagged

The ending stands inside the text.
```swift
let row = DetailRow(title: track.name, subtitle: "Played \(track.plays) time\(track.plays == 1 ? "" : "s")")  // ← literal-plural-suffix
```
The ending is added to it. The comparison may have any shape.
```swift
countLabel.text = "\(files.count) file" + (files.count != 1 ? "s" : "")  // ← literal-plural-suffix
matchLabel.text = "\(matches) match" + (matches > 1 ? "es" : "")  // ← literal-plural-suffix
```
Several languages would need more than another ending.
```swift
entryLabel.text = "\(total) entr\(total == 1 ? "y" : "ies")"  // ← literal-plural-suffix
```
A verb that agrees with the number is a plural too.
```swift
let warning = "\(ruleCount) \(ruleWord) that \(ruleCount == 1 ? "is" : "are") out of date"  // ← literal-plural-suffix
let result = String(format: "%d of them %@ deleted", rows, rows > 1 ? "were" : "was")  // ← literal-plural-suffix
```
An ending in a variable of its own.
```swift
let suffix = guests.count == 1 ? "" : "s"  // ← literal-plural-suffix
```
A word for one and a word for several.
```swift
let noun = albums.count == 1 ? "album" : "albums"  // ← literal-plural-suffix
songLabel.text = "\(songs) \(songs == 1 ? "Song" : "Songs")"  // ← literal-plural-suffix
let crowd = "\(visitors) \(visitors > 1 ? "people" : "person")"  // ← literal-plural-suffix
```
The same as statements.
```swift
func ending(for count: Int) -> String {
  var ending = ""
  if count != 1 { ending = "s" }  // ← literal-plural-suffix
  return ending
}
```
```swift
func noun(for count: Int) -> String {
  switch count {  // ← literal-plural-suffix
  case 1: return "minute"
  default: return "minutes"
  }
}
```
A flag that was computed before.
```swift
let ending = isPlural ? "s" : ""  // ← literal-plural-suffix
```
A helper that works for any English word.
```swift
func plural(_ word: String, _ count: Int) -> String {
  count == 1 ? word : word + "s"  // ← literal-plural-suffix
}
```
An English ending behind a translated word, or as argument of a translated format.
```swift
fileLabel.text = L10n.File.singular + (count == 1 ? "" : "s")  // ← literal-plural-suffix
let text = String(format: NSLocalizedString("%d file%@ left", comment: ""), count, count == 1 ? "" : "s")  // ← literal-plural-suffix
```
Both forms at once: "item(s)" is hard to read, and most languages cannot write it.
```swift
import SwiftUI

let selected = NSLocalizedString("%d item(s) selected", comment: "Status")  // ← literal-plural-suffix
let matches = String(localized: "Show match(es)")  // ← literal-plural-suffix
countLabel.text = "\(count) file(s)"  // ← literal-plural-suffix
struct PhotoCount: View {
  let count: Int
  var body: some View { Text("\(count) photo(s)") }  // ← literal-plural-suffix
}
```
An ending as argument of a format.
```objc
label.text = [NSString stringWithFormat:@"%ld file%@", (long)count, count == 1 ? @"" : @"s"];  // ← literal-plural-suffix
```
A variable for the ending.
```objc
NSString *s = numberOfRows != 1 ? @"s" : @"";  // ← literal-plural-suffix
```
An ending at the end of a mutable string.
```objc
- (NSString *)titleForFiles:(NSArray *)files {
  NSMutableString *title = [@"Delete file" mutableCopy];
  if ([files count] > 1) [title appendString:@"s"];  // ← literal-plural-suffix
  return title;
}
```
Another ending, a verb, and a plain C string.
```objc
label.text = [NSString stringWithFormat:@"%d entr%@", total, (total == 1) ? @"y" : @"ies"];  // ← literal-plural-suffix
alert.informativeText = [NSString stringWithFormat:@"%d of them %@ locked", locked, locked == 1 ? @"is" : @"are"];  // ← literal-plural-suffix
NSString *rows = [NSString stringWithFormat:@"%d row%s", n, n == 1 ? "" : "s"];  // ← literal-plural-suffix
```
A word for one and a word for several.
```objc
cell.detail = [NSString stringWithFormat:@"%lu %@", n, n == 1 ? @"track" : @"tracks"];  // ← literal-plural-suffix
```
A flag with a name that says it all.
```objc
BOOL plural = [selection count] != 1;
NSString *ending = plural ? @"s" : @"";  // ← literal-plural-suffix
```
A helper that works for any English word.
```objc
NSString *noun = count > 1 ? [name stringByAppendingString:@"s"] : name;  // ← literal-plural-suffix
```
Both forms at once.
```objc
NSString *text = NSLocalizedString(@"Remove the selected song(s)?", @"Alert");  // ← literal-plural-suffix
[alert setMessageText:@"The folder(s) could not be moved."];  // ← literal-plural-suffix
```
Endings of other languages can be added.
```yaml config
suffixes: [s, es, n, en]
```
```swift
let text = "\(anzahl) Datei\(anzahl == 1 ? "" : "en")"  // ← literal-plural-suffix
```

Texts of an App Intent are keys because of their types.
```swift
import AppIntents

struct SendPhotos: AppIntent {
  static let title: LocalizedStringResource = "Send photo(s)"  // ← literal-plural-suffix
  static let description: IntentDescription = "Sends the photo(s) to a friend"  // ← literal-plural-suffix

  @Parameter(
    title: "Photos", description: "Photo(s) to send",  // ← literal-plural-suffix
    supportedContentTypes: [.image])
  var photos: [IntentFile]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Sent \(photos.count) photo(s)")  // ← literal-plural-suffix
  }
}

let shortcut = AppShortcut(
  intent: SendPhotos(), phrases: ["Send photos with \(.applicationName)"],
  shortTitle: "Send photo(s)",  // ← literal-plural-suffix
  systemImageName: "photo")
```
What an error says to its reader.
```swift
extension UploadError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .tooLarge(let count): return "\(count) file(s) are too large"  // ← literal-plural-suffix
    case .offline: return "No connection"
    }
  }
}
```

The texts of a table.
```strings
"trash.empty" = "Delete the selected photo(s)?";  // ← literal-plural-suffix
                                     ^^^^^^^^
"upload.done" = "%d batch(es) uploaded";  // ← literal-plural-suffix
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "trash.empty" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete %lld photo(s)?" } }  // ← literal-plural-suffix
      }
    }
  },
  "version" : "1.0"
}
```

Where nobody has begun to localize the program, a text that is not looked up is a `possible` finding.
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, Base ); }; }; }
```
```swift file=App/Guests.swift
import UIKit

func show(_ count: Int) {
  label.text = "\(count) guest\(count == 1 ? "" : "s")"  // ← literal-plural-suffix possible
}
```

In a table whose other languages have one form for all numbers, only English looks odd.
```strings file=en.lproj/Tea.strings
"tins" = "Choose the tin(s) to order";  // ← literal-plural-suffix possible
```
```strings file=ja.lproj/Tea.strings
"tins" = "注文する缶を選ぶ";
```

A text that the code asks for twice is told where it asks first: one entry mends both.
```strings file=en.lproj/Localizable.strings
"garden" = "Garden";
```
```swift file=Garden.swift
func ask(_ trees: Int) {
  if trees > 9 {
    hintLabel.text = NSLocalizedString("Water the tree(s)", comment: "Hint above the garden")  // ← literal-plural-suffix
  } else {
    hintLabel.text = NSLocalizedString("Water the tree(s)", comment: "Hint above the garden")  // ← literal-plural-suffix possible
  }
}
```

An address, an equals sign or a word of the law elsewhere in the text changes nothing.
```swift
helpLabel.text = "Selected bird(s): see https://example.org/help"  // ← literal-plural-suffix
sumLabel.text = "Result = \(count) bird(s)"  // ← literal-plural-suffix
lawLabel.text = "Delete the copyright notice(s)?"  // ← literal-plural-suffix
doneLabel.text = "\(done)/\(count == 1 ? "nest" : "nests")"  // ← literal-plural-suffix
```

One sentence with two numbers needs one text.
```swift
noteLabel.text = "Moored \(days) day\(days == 1 ? "" : "s")"  // ← literal-plural-suffix
let log = "\(days) day\(days == 1 ? "" : "s"), \(miles) mile\(miles == 1 ? "" : "s")"  // ← literal-plural-suffix
```

What a tool answers to a language model is no text for people, so it is only a `possible` finding.

```swift
import Foundation

struct TideTool: Tool {
  func call(_ query: Query) -> String {
    "Found \(tides.count) tide\(tides.count == 1 ? "" : "s"), newest first"  // ← literal-plural-suffix possible
  }
}
```
```swift file=TideAnswers.swift
extension TideTools {
  func search(_ query: Query) async throws -> ToolCallOutput {
    ToolCallOutput(text: "Found \(tides.count) tide\(tides.count == 1 ? "" : "s")")  // ← literal-plural-suffix possible
  }
}
```

## Accepted

Licences, which nobody may change.

```strings file=Settings.bundle/en.lproj/Acknowledgements.strings
"note" = "The notice(s) above stay in all copies.";
```
```strings file=Settings.bundle/nl.lproj/Acknowledgements.strings
"note" = "The notice(s) above stay in all copies.";
```

Formulas, addresses and what the law writes so.

```strings file=en.lproj/Manual.strings
"rule" = "f(s) = sin(s)";
"credits" = "Copyright 2031 the author(s)";
"source" = "https://ferry.example/stop(s)";
```
```strings file=nl.lproj/Manual.strings
"rule" = "f(s) = sin(s)";
"credits" = "Copyright 2031 de auteur(s)";
"source" = "https://ferry.example/halte(s)";
```
```swift
let route = "/v2/\(count == 1 ? "stop" : "stops")/\(line)"
```

With the letter it is another protocol, and not several of the first.

```swift
let hint = String(localized: "Enter the http(s) address of the harbour", comment: "Below the field")
```

Schemes of addresses.

```swift
func address(of server: Server) -> URL? {
  var parts = URLComponents()
  let count = server.certificates.count
  parts.scheme = count == 0 ? "http" : "https"
  return parts.url
}
```

The key of a call whose catalog has forms for numbers: nobody reads the brackets.
```xcstrings file=Count.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld sign(s)" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld sign" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld signs" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
```swift file=Count.swift
countLabel.text = String(localized: "\(count) sign(s)", table: "Count", comment: "Below the text")
```

Brackets of other kinds in a table, a key that the code has too, and one with forms for numbers.
```strings
"legal" = "Copyright (c) 2020, all rights reserved (s. terms)";
"function" = "Result of f(s) and cos(es6)";
"Delete photo(s)" = "Delete photo(s)";
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photo(s)" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld photo" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld photos" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```


The catalog knows the plural forms of each language.
```swift
import SwiftUI

countLabel.text = String(localized: "\(files.count) files")
struct MinuteCount: View {
  let count: Int
  var body: some View { Text("^[\(count) minute](inflect: true)") }
}
```
A choice between whole texts is not an ending. `manual-plural` looks at those.
```swift
let title = photos.count == 1 ? "Delete Photo" : "Delete Photos"
let heading = count == 1 ? String(localized: "Guest") : String(localized: "Guests")
```
Separators, padding and other parts without a word.
```swift
let separator = isLast ? "" : ", "
let glue = lines.count == 1 ? " " : "\n"
let padded = digits.count == 1 ? "0" + digits : digits
let dots = count > 1 ? "…" : ""
```
An "s" that depends on something else: a scheme, a unit, a possessive.
```swift
let address = "http\(isSecure ? "s" : "")://\(host)"
let secure = "http" + (port == 443 ? "s" : "") + "://" + host
let unit = usesSeconds ? "s" : "ms"
let owner = name + (name.hasSuffix("s") ? "’" : "’s")
let tense = "The download \(isFinished ? "was" : "is") complete"
```
Names for pictures, paths, keys and events: no reader sees them.
```swift
let icon = UIImage(systemName: members.count == 1 ? "person" : "persons")
let path = "/api/\(ids.count == 1 ? "item" : "items")/\(ids.joined(separator: ","))"
let tags = json[list.count == 1 ? "tag" : "tags"]
analytics.track(event: photos.count > 1 ? "photos" : "photo")
let iconName = members.count == 1 ? "document" : "documents"
```
Round brackets that are no plural, and notes for translators.
```swift
let retry = NSLocalizedString("upload.retry", comment: "Button below the failed file(s)")
formulaLabel.text = "sin(s) = 0"
titleLabel.text = "Playing \(title(s)) now"
sizeLabel.text = "Size (S)"
legalLabel.text = "(c) 2024 Harbour Ltd."
let pattern = "item(s)?"
let selector = NSSelectorFromString("reloadItem(s)")
```
A number that names a place, not an amount.
```swift
let side = column == 1 ? "es" : "en"
let word = section == 0 ? "is" : "was"
```
Logs and assertions. Comments about file(s) are free, too.
```swift
logger.info("watching \(sensors.count) sensor(s) on this device")
print("Removed \(count) file\(count == 1 ? "" : "s")")
// Moves the file(s) to the bin.
precondition(rows > 0, "needs \(rows) row\(rows == 1 ? "" : "s")")
```
Errors that a library throws for developers.
```swift
throw ParseFailure("expected \(minimum) item\(minimum == 1 ? "" : "s") of \(Element.self)")
```
Command-line tools speak English to developers.
```swift file=Sources/clean/Clean.swift
import ArgumentParser
import Foundation

@main
struct Clean: ParsableCommand {
  func run() throws {
    problems.append("\(failures) file\(failures == 1 ? "" : "s") could not be removed")
  }
}
```
Tests and previews.
```swift file=Tests/RunnerTests/ListingTests.swift
import XCTest

final class ListingTests: XCTestCase {
  func testCount() { XCTAssertEqual(listing.title, "3 case" + (count == 1 ? "" : "s")) }
  func noun() -> String { cases.count == 1 ? "case" : "cases" }
}
```
A text for machines, even if a person can read it.
```swift
extension Batch: CustomStringConvertible {
  var description: String { "\(jobs.count) job\(jobs.count == 1 ? "" : "s")" }
}
```
One localized format with an entry in the `.stringsdict`.
```objc
label.text = [NSString localizedStringWithFormat:NSLocalizedString(@"files-%ld", @"Selection size"), (long)count];
```
Parts without a word.
```objc
NSString *separator = index + 1 < [rows count] ? @", " : @"";
[dump appendFormat:@"Shard %@:%@%@\n", name, rowCount > 1 ? @"\n" : @"", entry];
```
A scheme, a date pattern, a picture.
```objc
NSString *address = [NSString stringWithFormat:@"http%@://%@", secure ? @"s" : @"", host];
formatter.dateFormat = showsSeconds ? @"HH:mm:ss" : @"HH:mm";
NSImage *icon = [NSImage imageNamed:(count == 1 ? @"document" : @"documents")];
```
Logs and assertions.
```objc
NSLog(@"%d file%s removed", count, count == 1 ? "" : "s");
DLog(@"closing %lu window(s)", (unsigned long)[windows count]);
NSAssert1(count > 0, @"no row(s) for %@", name);
```
Whole titles without a number.
```objc
[openButton setTitle:([chosen count] > 1 ? @"Open Folders" : @"Open Folder")];
```
A private name.
```objc
NSString *key = [defaults objectForKey:(count == 1 ? @"LastItem" : @"LastItems")];
NSString *pattern = @"file(s)?";
```

The words of another program, as that one writes them.
```strings file=en.lproj/Steps.strings
/* A step of the guide; the device shows the words in quotation marks */
"guide.step" = "Wait until the device says “Select the boat(s)”";
```

## Not detected

A table or a function holds the ending.
```swift
let ending = ["", "s"][min(count - 1, 1)]
let text = "\(count) file" + endings[count == 1]!
```
```objc
NSString *text = [NSString stringWithFormat:@"%d file%@", count, PluralEnding(count)];
```
A text with both forms that reaches the screen by another way.
```swift
let template = "%d file(s)"
show(template, count)
```
A slash between both forms.
```swift
countLabel.text = "\(count) item/s"
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["H6", "A42", "J25", "P14", "ilib-lint", "weblate"],
    inputs: ["swift", "objc", "strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "suffixes", value: .list(["s", "es"]), help: "Endings that count as a plural, as in `file` and `files`."),
      RuleOption(name: "pairs", value: .list(["y/ies", "is/are", "was/were", "has/have", "does/do", "this/these", "that/those", "it/them", "it/they", "its/their", "person/people", "child/children", "man/men", "woman/women", "foot/feet"]), help: "Endings or words for one and for several, with a slash between them.")],
    check: .literalPluralSuffix)
}

extension Rule {
  static let localizedCasingOfMachineText = Rule(
    id: "localized-casing-of-machine-text",
    title: "Machine text cased with the reader's locale",
    summary: "Identifiers, file extensions, header names and raw values are read by programs, and programs expect the same letters everywhere. On a device set to Turkish, `\"GIF\".localizedLowercase` is `gıf` with a dotless `ı`, and a comparison with `\"gif\"` fails for those users only. Use `lowercased()` and `uppercased()` for machine text, or pin the locale to `en_US_POSIX`.",
    page: #"""
# Machine text cased with the reader's locale

Identifiers, file extensions, header names and raw values are read by programs, and programs expect the same letters everywhere. On a device set to Turkish, `"GIF".localizedLowercase` is
`gıf` with a dotless `ı`, and a comparison with `"gif"` fails for those users only. Use `lowercased()` and `uppercased()` for machine text, or pin the locale to `en_US_POSIX`.

Text is machine text here when its name says so (`scheme`, `countryCode`, `uuidString`), when it is compared with an ASCII literal, or when the result is handed to something only programs read:
a key, a header, an address, the name of an image.

## Flagged

A file extension that is compared with a literal.

```swift
if url.pathExtension.localizedLowercase == "gif" { showsAnimation = true }  // ← localized-casing-of-machine-text
```

Capitals and small letters differ between languages for `i` only. Where what it is compared with has none, the answer stays the same, and the finding is a note.

```swift
if url.pathExtension.localizedLowercase == "xml" { showsTree = true }  // ← localized-casing-of-machine-text note possible
```

A list of literals is a comparison as well.

```swift
let isImage = ["gif", "tiff"].contains(file.suffix.localizedLowercase)  // ← localized-casing-of-machine-text
```

A URL scheme in a `switch`.

```swift
switch link.scheme?.lowercased(with: .current) {  // ← localized-casing-of-machine-text
case "file": openFile(link)
default: break
}
```

Paths and endings of files, as newer calls take them.

```swift
let sheet = folder.appending(path: suit.localizedLowercase)  // ← localized-casing-of-machine-text
let isThere = FileManager.default.fileExists(atPath: suit.localizedLowercase)  // ← localized-casing-of-machine-text
let type = UTType(filenameExtension: ending.localizedLowercase)  // ← localized-casing-of-machine-text
```

What was compared in small letters before says nothing of this.

```swift
func isTrack(_ line: String) -> Bool {
  if line.lowercased().hasPrefix("title:") { return false }
  return line.lowercased(with: .current).hasSuffix(".mix")  // ← localized-casing-of-machine-text
}
```

Words of a language that programs read.

```swift
if line.localizedUppercase.hasPrefix("INSERT") { statementKind = .insert }  // ← localized-casing-of-machine-text
if reply.uppercased(with: Locale.current) != "QUIT" { send(reply) }  // ← localized-casing-of-machine-text
```

The parts of an HTTP request.

```swift
request.httpMethod = method.localizedUppercase  // ← localized-casing-of-machine-text
request.setValue(trace.localizedLowercase, forHTTPHeaderField: "X-Trace")  // ← localized-casing-of-machine-text
headers[field.lowercased(with: .current)] = value  // ← localized-casing-of-machine-text
```

A raw value: `Unit(rawValue: "mıle")` is `nil`.

```swift
let unit = DistanceUnit(rawValue: input.localizedLowercase)  // ← localized-casing-of-machine-text
```

The key of a translation. In Turkish no table has `weekday.frıday`.

```swift
let name = NSLocalizedString("weekday.\(day.localizedLowercase)", comment: "Name of a day")  // ← localized-casing-of-machine-text
```

Names of images, settings and interface elements.

```swift
flagView.image = UIImage(named: "flag-" + team.localizedLowercase)  // ← localized-casing-of-machine-text
UserDefaults.standard.set(true, forKey: feature.localizedLowercase)  // ← localized-casing-of-machine-text
saveButton.accessibilityIdentifier = action.localizedLowercase  // ← localized-casing-of-machine-text
```

An address.

```swift
let page = URL(string: "https://shop.example/\(section.localizedLowercase)")  // ← localized-casing-of-machine-text
let folder = base.appendingPathComponent(section.localizedLowercase)  // ← localized-casing-of-machine-text
```

The name alone says that a program reads the value, whatever happens to it next.

```swift
let trace = UUID().uuidString.localizedLowercase  // ← localized-casing-of-machine-text
let region = phoneNumber.countryCode.localizedUppercase  // ← localized-casing-of-machine-text
account.email = emailAddress.lowercased(with: .autoupdatingCurrent)  // ← localized-casing-of-machine-text
let hexDigits = String(color, radix: 16).localizedUppercase  // ← localized-casing-of-machine-text
```

Even on the screen: a Turkish reader would see `İT` for Italy and `GİF` for a picture.

```swift
regionLabel.text = address.isoCountryCode.localizedUppercase  // ← localized-casing-of-machine-text
badgeLabel.text = fileURL.pathExtension.uppercased(with: .current)  // ← localized-casing-of-machine-text
```

Any pinned language but English has the same effect on every device.

```swift
let tag = languageTag.lowercased(with: Locale(identifier: "tr_TR"))  // ← localized-casing-of-machine-text
```

The same in Objective-C: a file extension and a scheme.

```objc
if ([[url.pathExtension localizedLowercaseString] isEqualToString:@"gif"]) return YES;  // ← localized-casing-of-machine-text
if ([[url.scheme lowercaseStringWithLocale:[NSLocale currentLocale]] isEqual:@"file"]) return YES;  // ← localized-casing-of-machine-text
```

A list of literals.

```objc
BOOL isImage = [@[ @"gif", @"tiff" ] containsObject:[suffix localizedLowercaseString]];  // ← localized-casing-of-machine-text
```

A keyword at the start of a line.

```objc
if ([line.localizedUppercaseString hasPrefix:@"INSERT"]) self.kind = StatementKindInsert;  // ← localized-casing-of-machine-text
```

The parts of a request.

```objc
[request setHTTPMethod:[method localizedUppercaseString]];  // ← localized-casing-of-machine-text
[request setValue:[trace localizedLowercaseString] forHTTPHeaderField:@"X-Trace"];  // ← localized-casing-of-machine-text
headers[[field lowercaseStringWithLocale:NSLocale.currentLocale]] = value;  // ← localized-casing-of-machine-text
```

A selector: `set` + `Index`, but `setİndex:` does not exist.

```objc
SEL setter = NSSelectorFromString(
    [NSString stringWithFormat:@"set%@:", [property localizedCapitalizedString]]);  // ← localized-casing-of-machine-text
```

The key of a translation.

```objc
NSString *name = [bundle localizedStringForKey:[day localizedLowercaseString]  // ← localized-casing-of-machine-text
                                         value:nil
                                         table:@"Weekdays"];
```

Names of images and settings.

```objc
self.flagView.image = [UIImage imageNamed:[team localizedLowercaseString]];  // ← localized-casing-of-machine-text
[defaults setBool:YES forKey:[feature localizedLowercaseString]];  // ← localized-casing-of-machine-text
```

An address.

```objc
NSURL *page = [NSURL URLWithString:[section localizedLowercaseString] relativeToURL:site];  // ← localized-casing-of-machine-text
NSString *path = [folder stringByAppendingPathComponent:section.localizedLowercaseString];  // ← localized-casing-of-machine-text
```

Values whose name says what they are.

```objc
NSString *trace = [NSUUID UUID].UUIDString.localizedLowercaseString;  // ← localized-casing-of-machine-text
NSString *region = [self.countryCode uppercaseStringWithLocale:[NSLocale autoupdatingCurrentLocale]];  // ← localized-casing-of-machine-text
```

Core Foundation with the current locale.

```objc
static void MakeComparable(CFMutableStringRef fileExtension) {
  CFLocaleRef locale = CFLocaleCopyCurrent();
  CFStringLowercase(fileExtension, locale);  // ← localized-casing-of-machine-text
  CFRelease(locale);
}
```

A locale from elsewhere may be pinned there.

```swift
let steadyLocale = Locale(identifier: "en_US")

let isTrack = url.path.lowercased(with: steadyLocale).hasSuffix(".mix")  // ← localized-casing-of-machine-text possible
```

A member of text that the project made, and that follows the reader.

```objc
@implementation NSString (Small)
- (NSString *)lowerCase {
  return [self lowercaseStringWithLocale:[NSLocale currentLocale]];
}
@end

BOOL IsTrack(NSString *path) {
  return [path.pathExtension.lowerCase isEqualToString:@"gpx"];  // ← localized-casing-of-machine-text possible
}
```

```swift
extension String {
  func inSmallCase() -> String { self.lowercased(with: .current) }
}

let isTrack = url.pathExtension.inSmallCase() == "gpx"  // ← localized-casing-of-machine-text possible
```

## Accepted

A name in the language of the reader, kept to be found again as the reader types it.

```swift
index.setValue(place, forKey: place.localizedName.localizedLowercase)
```

```objc
[index setObject:place forKey:[place.nameLocalized localizedLowercaseString]];
```

No locale, or a locale that never changes.

```swift
let trace = UUID().uuidString.lowercased()
let tag = languageTag.lowercased(with: Locale(identifier: "en_US_POSIX"))
let region = countryCode.uppercased(with: Locale(identifier: "en"))
let posix = Locale(identifier: "en_US_POSIX")
let host = url.host?.lowercased(with: posix)
let scheme = url.scheme?.lowercased(with: nil)
```

Text for readers.

```swift
import SwiftUI

struct ShelfHeader: View {
  let shelf: Shelf
  var body: some View {
    VStack {
      Text(shelf.title.localizedUppercase)
      Text(String(localized: "Downloads").localizedUppercase)
    }
    .navigationTitle(shelf.owner.name.localizedCapitalized)
  }
}
```

Names that only contain the letters of a machine word: `id` in `video`, `ext` in `text`, `host` in `ghost`, `code` in `decoder`.

```swift
titleLabel.text = video.localizedUppercase
captionLabel.text = text.localizedUppercase
let ghostly = ghost.localizedCapitalized
statusLabel.text = decoder.localizedCapitalized
```

A *name* of a language or country is for readers, although it is found by a code.

```swift
let languageName = Locale.current.localizedString(forLanguageCode: languageCode)?.localizedCapitalized
countryLabel.text = countryName.localizedUppercase
let title = codeName.localizedCapitalized
```

The comparison of two texts that people wrote.

```swift
let needle = searchText.localizedLowercase
let matches = shelves.filter { $0.name.localizedLowercase.contains(needle) }
let isSame = first.title.localizedLowercase == second.title.localizedLowercase
```

The comparison with localized text.

```swift
if answer.localizedLowercase == NSLocalizedString("yes", comment: "Typed answer") { accept() }
switch answer.localizedLowercase {
case L10n.yes: accept()
case L10n.no: refuse()
default: break
}
```

Letters of other scripts are no machine text, and an empty literal compares nothing.

```swift
if answer.localizedLowercase == "да" { accept() }
if answer.localizedLowercase == "" { ask() }
```

The section letters of an index: a dictionary key that is shown.

```swift
for person in people {
  sections[person.name.prefix(1).localizedUppercase, default: []].append(person)
}
```

Other localized operations do not change the text.

```swift
let order = first.code.localizedStandardCompare(second.code)
let found = shelf.name.localizedCaseInsensitiveContains("gif")
```

Members that only share the name.

```swift
captionView.transform = .localizedUppercase
let style = CaptionStyle(casing: .localizedLowercase)
```

Log messages.

```swift
logger.debug("Unknown scheme \(scheme.localizedUppercase)")
```

Tests.

```swift file=Tests/CasingTests/TurkishTests.swift
import XCTest

final class TurkishTests: XCTestCase {
  func testTurkish() {
    XCTAssertEqual("FILE".lowercased(with: Locale(identifier: "tr_TR")), "fıle")
    XCTAssertNotEqual(url.pathExtension.localizedLowercase, "gif")
  }
}
```

Objective-C without a locale, or with a fixed one.

```objc
NSString *trace = [NSUUID UUID].UUIDString.lowercaseString;
NSLocale *posix = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
NSString *host = [url.host lowercaseStringWithLocale:posix];
NSString *scheme = [url.scheme lowercaseStringWithLocale:[NSLocale localeWithLocaleIdentifier:@"en_US"]];
NSString *region = [countryCode uppercaseStringWithLocale:[NSLocale systemLocale]];
NSString *tag = [languageTag lowercaseStringWithLocale:nil];
```

Text for readers.

```objc
self.headerLabel.text = [NSLocalizedString(@"downloads", @"Section header") localizedUppercaseString];
self.titleLabel.text = [album.title uppercaseStringWithLocale:[NSLocale currentLocale]];
[self.playButton setTitle:video.localizedUppercaseString forState:UIControlStateNormal];
```

The name that belongs to a code.

```objc
NSString *language = [[[NSLocale currentLocale] displayNameForKey:NSLocaleLanguageCode value:code]
    localizedCapitalizedString];
```

Searching in what people wrote.

```objc
NSString *needle = self.searchBar.text.localizedLowercaseString;
if ([[shelf.name localizedLowercaseString] containsString:needle]) [matches addObject:shelf];
```

A comparison with a localized word.

```objc
if ([[answer localizedLowercaseString] isEqualToString:NSLocalizedString(@"yes", @"Typed answer")]) {
  [self accept];
}
```

The section letters of an index.

```objc
NSString *letter = [[person.name substringToIndex:1] localizedUppercaseString];
[self.sections[letter] addObject:person];
```

Core Foundation with a pinned locale.

```objc
static void MakeComparable(CFMutableStringRef fileExtension) {
  CFLocaleRef fixed = CFLocaleCreate(NULL, CFSTR("en_US_POSIX"));
  CFStringLowercase(fileExtension, fixed);
  CFRelease(fixed);
}

static void MakeHeading(CFMutableStringRef heading, CFLocaleRef locale) {
  CFStringUppercase(heading, locale);
}
```

Logs.

```objc
NSLog(@"Unknown scheme %@", [scheme localizedUppercaseString]);
```

## Not detected

The comparison happens after a detour through a variable.

```swift
let kind = file.kind.localizedLowercase
if kind == "gif" { showsAnimation = true }
```

A function of the project reads the text.

```swift
let parser = registry.parser(for: node.localizedLowercase)
```

A dictionary of the project, by a key whose name says nothing.

```objc
Parser *parser = self.parsers[[node localizedLowercaseString]];
```

## Fixed

```swift
if url.pathExtension.localizedLowercase == "gif" { showsAnimation = true }  // ← localized-casing-of-machine-text
account.email = emailAddress.lowercased(with: .autoupdatingCurrent)  // ← localized-casing-of-machine-text
let region = phoneNumber.countryCode?.localizedUppercase  // ← localized-casing-of-machine-text
```

```swift
if url.pathExtension.lowercased() == "gif" { showsAnimation = true }
account.email = emailAddress.lowercased()
let region = phoneNumber.countryCode?.uppercased()
```

```objc
if ([[url.pathExtension localizedLowercaseString] isEqualToString:@"gif"]) return YES;  // ← localized-casing-of-machine-text
NSString *region = [self.countryCode uppercaseStringWithLocale:[NSLocale currentLocale]];  // ← localized-casing-of-machine-text
NSString *path = [folder stringByAppendingPathComponent:section.localizedLowercaseString];  // ← localized-casing-of-machine-text
```

```objc
if ([[url.pathExtension lowercaseString] isEqualToString:@"gif"]) return YES;
NSString *region = [self.countryCode uppercaseString];
NSString *path = [folder stringByAppendingPathComponent:section.lowercaseString];
```

"""#,
    severities: ["changed": .warning, "safe": .note],
    aliases: [], sources: [],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "machine-names", value: .list(["id", "identifier", "code", "ext", "extension", "hex", "uuid", "guid", "scheme", "mac", "macAddress", "ipAddress", "sha", "sha1", "sha256", "md5", "checksum", "digest", "fingerprint", "mimeType", "contentType", "uti", "email", "emailAddress", "url", "uri", "languageTag", "iban", "isbn"]), help: "A value whose name ends with one of these words is read by programs.")],
    check: .localizedCasingOfMachineText)
}

extension Rule {
  static let localizedFragmentArgument = Rule(
    id: "localized-fragment-argument",
    title: "Localized piece as argument of a localized sentence",
    summary: "A translated word that is put into a translated sentence keeps one form, but languages bend words: \"you\" has another form as object than as subject, and adjectives follow the gender of the noun. Write one whole sentence for each case, and use placeholders only for names, numbers and dates.",
    page: #"""
# Localized piece as argument of a localized sentence

A translated word that is put into a translated sentence keeps one form, but languages bend words: "you" has another form as object than as subject, and
adjectives follow the gender of the noun. Write one whole sentence for each case, and use placeholders only for names, numbers and dates.

## Flagged

"Ada invited you": the word for "you" differs between subject and object.
```swift
let line = String.localizedStringWithFormat(
  NSLocalizedString("%@-invited-%@", comment: "Feed line"), host.name, NSLocalizedString("you", comment: "Object"))  // ← localized-fragment-argument
```
The kind of a thing as argument: its article and its gender are lost.
```swift
title = String(format: NSLocalizedString("delete-%@-question", comment: "Alert"), NSLocalizedString("a-photo", comment: ""))  // ← localized-fragment-argument
```
The same with today's calls.
```swift
alert.messageText = String(localized: "Delete \(String(localized: "this album"))?")  // ← localized-fragment-argument
```
A SwiftUI literal is a localized sentence with placeholders.
```swift
import SwiftUI

struct SharingRow: View {
  var body: some View {
    Text("Shared with \(L10n.Sharing.everyone)")  // ← localized-fragment-argument
  }
}
```
A button is no different.
```swift
import SwiftUI

struct MoveButton: View {
  var body: some View {
    Button("Move to \(L10n.Folder.archive)") {}  // ← localized-fragment-argument
  }
}
```
The condition chooses a word where it should choose a sentence.
```swift
let turn = String(localized: "It is \(isMine ? L10n.Game.yours : L10n.Game.theirs) turn")  // ← localized-fragment-argument
```
Changing the case shows that the piece was made for another place.
```swift
emptyLabel.text = String(format: L10n.Library.noneFound, L10n.Library.songs.lowercased())  // ← localized-fragment-argument
```
Generated functions show neither the sentence nor its piece, so such findings are hidden unless you ask for `possible` ones.
```swift
let question = L10n.Editor.discard(L10n.Editor.changes)  // ← localized-fragment-argument possible
```
The piece may wait in a constant.
```swift
func feedLine(for event: Event) -> String {
  let what = NSLocalizedString("a photo", comment: "Object of the sentence")
  return String.localizedStringWithFormat(NSLocalizedString("%@-shared-%@", comment: "Feed line"), event.author, what)  // ← localized-fragment-argument
}
```
So does an `if` or a `switch` that is a value.
```swift
func question(for find: Find) -> String {
  let what = if find.isShell { String(localized: "a shell") } else { String(localized: "a stone") }
  let place = switch find.place {
  case .beach: String(localized: "at the beach")
  case .pier: String(localized: "below the pier")
  }
  noteLabel.text = String(localized: "You noted it \(place)")  // ← localized-fragment-argument
  return String(localized: "Throw \(what) back into the sea?")  // ← localized-fragment-argument
}
```
A wrapper with arguments.
```swift
let confirm = "playlist.delete.confirm".localizedFormat("playlist.kind".localized)  // ← localized-fragment-argument possible
```
Rich text and resources take sentences too.
```swift
let hint = AttributedString(localized: "Swipe left to **\(L10n.Mail.archive)**")  // ← localized-fragment-argument
let subtitle = LocalizedStringResource("Sorted by \(L10n.Sort.date)")  // ← localized-fragment-argument
```
A text of the project's own: its declaration tells what it says.
```swift
enum Texts {
  static let approve = NSLocalizedString("ask.approve", value: "Do you want to %@ this payment?", comment: "Alert")
  static let send = NSLocalizedString("ask.send", value: "send", comment: "Verb")
}
let payment = String(format: Texts.approve, Texts.send)  // ← localized-fragment-argument
```
A format with a locale.
```swift
let summary = String(format: L10n.Trip.summary, locale: .current, L10n.Trip.byTrain, distance)  // ← localized-fragment-argument possible
```
The classic of the feed: who did what to whom.
```objc
cell.textLabel.text = [NSString localizedStringWithFormat:NSLocalizedString(@"%@-invited-%@", @"Feed line"), host, NSLocalizedString(@"you", @"Object")];  // ← localized-fragment-argument
```
The older formatter.
```objc
self.title = [NSString stringWithFormat:NSLocalizedString(@"add-%@", @"Title"), NSLocalizedString(@"bookmark", @"")];  // ← localized-fragment-argument
```
A condition between two words.
```objc
NSString *state = [NSString localizedStringWithFormat:NSLocalizedString(@"the-alarm-is-%@", @""), on ? NSLocalizedString(@"on", @"") : NSLocalizedString(@"off", @"")];  // ← localized-fragment-argument
```
A text from a bundle and a table.
```objc
NSString *hint = [NSString stringWithFormat:[bundle localizedStringForKey:@"drag-%@-here" value:nil table:nil], NSLocalizedStringFromTable(@"a-file", @"Types", @"")];  // ← localized-fragment-argument
```
The case of the piece is changed.
```objc
label.text = [NSString localizedStringWithFormat:NSLocalizedString(@"no-%@-yet", @""), [NSLocalizedString(@"tab.downloads", @"") lowercaseString]];  // ← localized-fragment-argument
```
A format at the end of a mutable string, and one with a locale.
```objc
[summary appendFormat:NSLocalizedString(@"sent-from-%@.", @""), NSLocalizedString(@"my-phone", @"")];  // ← localized-fragment-argument
NSString *note = [[NSString alloc] initWithFormat:NSLocalizedString(@"grouped-by-%@", @"") locale:locale, NSLocalizedString(@"month", @"")];  // ← localized-fragment-argument
```

Where a comment of five words or more says how a piece is used, its translator can bend it: that is only a possible finding.

```swift
title = String(
  format: NSLocalizedString("move-to-%@-question", comment: "Alert"),
  NSLocalizedString("the archive", comment: "Where mail goes: stands in the question about moving"))  // ← localized-fragment-argument possible
```

`NSString` fills formats too, those of its own type.

```swift
title = NSString(
  format: NSLocalizedString("lend-%@-question", comment: "Alert") as NSString,
  NSLocalizedString("the-ladder", comment: "")) as String  // ← localized-fragment-argument
title = String.init(
  format: NSLocalizedString("return-%@-question", comment: "Alert"), NSLocalizedString("the-saw", comment: ""))  // ← localized-fragment-argument
```

## Accepted

The table has nothing but the values, in the order of each language.
```swift file=Place.swift
let text = String(localized: "N/S:\(String(localized: "north")), VALUE:\(degrees)")
```
```strings file=en.lproj/Localizable.strings
"N/S:%@, VALUE:%@" = "%2$@ %1$@";
"north" = "N";
```

The table shows that no word has to agree: what stands behind the value is a remark in brackets.
```strings file=en.lproj/Beta.strings
"MARKED_AS_BETA_%@" = "%@ (beta)";
```
```swift file=Beta.swift
let title = String(
  format: NSLocalizedString("MARKED_AS_BETA_%@", tableName: "Beta", comment: "Row"),
  NSLocalizedString("sleep_timer", comment: "Row"))
```

A choice by an amount: that is a matter of `manual-plural`.

```swift
let text = String(
  format: NSLocalizedString("%d %@ connected", comment: "Sites"), count,
  count == 1 ? NSLocalizedString("site", comment: "One") : NSLocalizedString("sites", comment: "Several"))
```

One sentence for each case.
```swift
let line = isMe
  ? String(localized: "\(host.name) invited you")
  : String(localized: "\(host.name) invited \(guest.name)")
```
Names, titles of documents and other data of the user.
```swift
alert.messageText = String(localized: "Delete the album “\(album.title)”?")
let greeting = String.localizedStringWithFormat(NSLocalizedString("hello-%@", comment: "Name"), user.firstName)
```
The name of a product, of the app or of a company, even when it is localized.
```swift
let thanks = String(localized: "Thank you for using \(L10n.appName).")
let about = String(format: NSLocalizedString("about-%@", comment: "Menu"), L10n.Brand.productName)
```
Dates, numbers, measurements and lists come complete from their formatters, some of which have names that sound like a look-up.
```swift
let day = DateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .none)
let when = String(localized: "Renews on \(day)")
let where_ = String(localized: "Spoken in \(ListFormatter.localizedString(byJoining: countries))")
let language = String(localized: "Translated from \(locale.localizedString(forLanguageCode: code) ?? code)")
let status = String(localized: "The server answered \(HTTPURLResponse.localizedString(forStatusCode: 503))")
```
After a colon nothing has to agree.
```swift
let order = String(localized: "Sort order: \(L10n.Sort.date)")
let label = String(format: NSLocalizedString("Quality: %@", comment: "Player"), L10n.Quality.high)
```
A control is quoted by its title, so that both always say the same.
```swift
let help = String(localized: "Choose “\(L10n.Menu.export)” in the menu.")
let tip = String(format: NSLocalizedString("Press \"%@\" to go on.", comment: "Help"), L10n.Button.start)
```
A format without words: the translator gets the order, and no word has to agree.
```swift
let pair = String(format: NSLocalizedString("%1$@ (%2$@)", comment: "Name, kind"), L10n.Unit.kilometers, L10n.Unit.short)
```
A placeholder for a missing name.
```swift
let playing = String(localized: "Playing \(track.title ?? L10n.Track.untitled)")
```
Names that an `if` chooses between.
```swift
func line(for find: Find) -> String {
  let finder = if find.isShared { find.guest } else { find.host }
  return String(localized: "Found by \(finder)")
}
```
An amount with its unit, which has plural forms of its own.
```swift
let files = String(localized: "\(fileCount) files")
let rest = String(localized: "\(files) left to copy")
```
What begins with a capital in the source text is a title or a name: a place to go to, a control, a product.
```swift
enum Strings {
  static let settings = NSLocalizedString("place.settings", value: "Settings", comment: "App of the system")
}
let path = String(format: NSLocalizedString("help.path", value: "Go to %@ on your phone.", comment: ""), Strings.settings)
```
A name of a machine with a state is no sentence.
```swift
import SwiftUI

struct EntitlementRow: View {
  var body: some View { Text("keychain-access-groups \(L10n.State.correct)") }
}
```
Error messages of the system are complete.
```swift
let failure = String(localized: "The file could not be saved. \(error.localizedDescription)")
```
A plain format belongs to `concatenated-sentence`.
```swift
let plain = String(format: "%@ %@", L10n.Menu.quit, L10n.Menu.now)
```
Texts beside each other in a call are no arguments of a format.
```swift
present(title: L10n.Alert.title, message: L10n.Alert.message)
let text = String(localized: "Save", table: L10n.table, bundle: .module)
let wrapped = wrap(L10n.Alert.title, L10n.Alert.message)
```
Logs.
```swift
logger.error("\(L10n.Alert.title) was shown for \(L10n.Alert.message)")
```
One sentence for each case.
```objc
NSString *line = on ? NSLocalizedString(@"the-alarm-is-on", @"") : NSLocalizedString(@"the-alarm-is-off", @"");
```
Data of the user, and a placeholder where it is missing.
```objc
label.text = [NSString localizedStringWithFormat:NSLocalizedString(@"hello-%@", @"Name"), user.firstName];
label.text = [NSString localizedStringWithFormat:NSLocalizedString(@"playing-%@", @"Title"), track.title ?: NSLocalizedString(@"untitled", @"")];
```
Results of formatters.
```objc
NSString *day = [NSDateFormatter localizedStringFromDate:date dateStyle:NSDateFormatterMediumStyle timeStyle:NSDateFormatterNoStyle];
label.text = [NSString localizedStringWithFormat:NSLocalizedString(@"renews-on-%@", @"Date"), day];
NSString *total = [NSNumberFormatter localizedStringFromNumber:sum numberStyle:NSNumberFormatterDecimalStyle];
label.text = [NSString stringWithFormat:NSLocalizedString(@"total-of-%@", @"Number"), total];
```
A format without words, and a value behind a colon.
```objc
label.text = [NSString stringWithFormat:NSLocalizedString(@"%@ / %@", @"Speed, limit"), NSLocalizedString(@"fast", @""), NSLocalizedString(@"none", @"")];
label.text = [NSString stringWithFormat:NSLocalizedString(@"Status: %@", @"Server"), NSLocalizedString(@"online", @"")];
```
A name, and a quoted control.
```objc
alert.messageText = [NSString stringWithFormat:NSLocalizedString(@"Quit %@?", @"Alert"), NSLocalizedString(@"app.name", @"")];
alert.informativeText = [NSString stringWithFormat:NSLocalizedString(@"Press “%@” to go on.", @"Help"), NSLocalizedString(@"button.start", @"")];
```

A name, which all languages leave as it is: a `possible` finding.

```strings file=en.lproj/Localizable.strings
"feature.name" = "quicklane";
"feature.on" = "Turn on %@";
```

```strings file=de.lproj/Localizable.strings
"feature.name" = "quicklane";
"feature.on" = "%@ einschalten";
```

```swift file=Feature.swift
let feature = NSLocalizedString("feature.name", comment: "")
label.text = String(format: NSLocalizedString("feature.on", comment: ""), feature)
```

## Not detected

The piece comes from a function or a property.
```swift
func kind(of item: Item) -> String { item.isAlbum ? L10n.Kind.album : L10n.Kind.song }
let question = String(localized: "Delete the \(kind(of: item))?")
```
The format comes from somewhere else.
```objc
NSString *format = formats[@(state)];
label.text = [NSString stringWithFormat:format, NSLocalizedString(@"you", @"")];
```
A localized name of a thing that sounds like a proper name.
```swift
let hint = String(localized: "No \(L10n.Library.itemName) found")
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O8", "P02"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "names", value: .list(["name", "app", "brand", "product", "company", "unit", "title", "button", "link", "menu", "tab", "label"]), help: "Words in a key or accessor that mark a name, a control or another text that stays as it is.")],
    check: .localizedFragmentArgument)
}

extension Rule {
  static let lostToken = Rule(
    id: "lost-token",
    title: "Address or tag that a translation lost",
    summary: "Web and mail addresses and the tags of HTML are for machines: without them a link leads nowhere, or a tag is never closed and the rest of the text is bold. Put them into the translation as they stand in the base text.",
    page: #"""
# Address or tag that a translation lost

Web and mail addresses and the tags of HTML are for machines: without them a link leads nowhere, or a tag is never closed and the
rest of the text is bold. Put them into the translation as they stand in the base text.

They are counted, each address once, not compared: an address may lead to the pages of that language. Line breaks and paragraphs (`<br>`, `<p>`) are
left to the translator. Where nothing but emphasis is gone, with both its tags (`<b>`, `<i>`, `<u>`, `<em>`, `<strong>`), the translation mostly says it in another way: a `possible` finding. An address that only lost its `https://` is still one, and spaces inside of a tag change nothing.

## Flagged
```strings file=en.lproj/Localizable.strings
"help" = "More at https://example.org/help";
"mail" = "Write to help@example.org.";
"terms" = "Read the <a href=\"%@\">terms</a> first";
"warn" = "This is <b>final</b>";
```
```strings file=de.lproj/Localizable.strings
"help" = "Mehr auf unserer Seite";  // ← lost-token
"mail" = "Schreib uns.";  // ← lost-token
"terms" = "Lies zuerst die Bedingungen";  // ← lost-token
"warn" = "Das ist <b>endgültig<b>";  // ← lost-token
```
```strings file=el.lproj/Localizable.strings
"help" = "Περισσότερα: https: //example.org/help";  // ← lost-token
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Visit https://example.org or https://example.net" : {
      "localizations" : {
        "pl" : { "stringUnit" : { "state" : "translated", "value" : "Zobacz https://example.org" } }  // ← lost-token
      }
    }
  },
  "version" : "1.0"
}
```

One tag of a pair is a slip, both of them are a matter of wording:
```strings file=en.lproj/Stressed.strings
"own" = "This is <i>your</i> diary.";
"new" = "A <b>new</b> page";
```
```strings file=de.lproj/Stressed.strings
"own" = "Das Tagebuch gehört nur dir.";  // ← lost-token possible
"new" = "Eine <b>neue Seite";  // ← lost-token
```

A space in the middle of an address:
```strings file=en.lproj/Scheme.strings
"scheme" = "Try http:// or https:// instead?";
```
```strings file=it.lproj/Scheme.strings
"scheme" = "Provare invece con http: // o https: //?";  // ← lost-token
```

A catalog keeps what the base text said before, in two languages: one mistake.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "help.where" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Read https://example.org/help" } },
        "et" : { "stringUnit" : { "state" : "translated", "value" : "Loe abi" } },  // ← lost-token
        "lv" : { "stringUnit" : { "state" : "translated", "value" : "Lasi palīgu" } }
      }
    }
  },
  "version" : "1.0"
}
```
## Accepted
```strings file=en.lproj/Kept.strings
"drop" = "Opens a file:// address";
"app" = "Get it at https://example.org/app.";
"bold" = "<b>Now</b> or never";
```
```strings file=da.lproj/Kept.strings
"drop" = "Åbner en adresse på disken";
"app" = "Hent den på example.org/app";
"bold" = "<b>Nu</b > eller aldrig";
```
```strings file=en.lproj/Localizable.strings
"help" = "More at https://example.org/en/help";
"mail" = "name@example.org";
"handle" = "%@ and %1$@ follow @anna";
"lines" = "First<br>second<p>";
"math" = "a < b and b > c";
"hint" = "Type <name> here";
"letter" = "<a letter of %d characters>";
"times" = "At 10:30 //";
"twice" = "See [https://example.org](https://example.org/) or ask.";
```
```strings file=fr.lproj/Localizable.strings
"help" = "Plus sur https://example.org/fr/aide";
"mail" = "prénom@exemple.fr";
"handle" = "%@ et %1$@ suivent Anna";
"lines" = "Un texte";
"math" = "c > b, b > a";
"hint" = "Écrivez le nom ici";
"letter" = "<lettre de %d caractères>";
"times" = "À 10 h 30";
"twice" = "Voir https://example.org ou demandez.";
```

## Not detected
```strings file=en.lproj/Localizable.strings
"help" = "More at example.org";
"terms" = "Read the **terms**";
```
```strings file=fr.lproj/Localizable.strings
"help" = "Plus sur notre site";
"terms" = "Lisez les conditions";
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["weblate", "loclint"],
    inputs: ["strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .lostToken)
}

extension Rule {
  static let machineDateWithoutPosixLocale = Rule(
    id: "machine-date-without-posix-locale",
    title: "Date for programs that follows the reader's settings",
    summary: "A date formatter follows the reader's calendar, digits and clock even where the pattern is fixed. `yyyy-MM-dd` writes 2557 as the year in Thailand and Arabic digits in Egypt, and reading \"15:04\" fails where the reader has switched to a clock of twelve hours. Use `ISO8601DateFormatter` or `Date.ISO8601FormatStyle`, or set `Locale(identifier: \"en_US_POSIX\")` before the pattern.",
    page: #"""
# Date for programs that follows the reader's settings

A date formatter follows the reader's calendar, digits and clock even where the pattern is fixed. `yyyy-MM-dd` writes 2557 as the year in Thailand and Arabic digits in Egypt, and reading
"15:04" fails where the reader has switched to a clock of twelve hours. Use `ISO8601DateFormatter` or `Date.ISO8601FormatStyle`, or set `Locale(identifier: "en_US_POSIX")` before the pattern.

A pattern counts when it is a time stamp (`'T'`, a zone, fractions, fields without signs between them), when it begins with the year, or when the formatter only reads. Any locale other
than the current one counts as a decision. Where a formatter reads all that it writes, as a way to take the hours off, any calendar will do, and where one reads what another one of the file writes for people, both need the same. A formatter that the file does
not declare may be set up elsewhere: a `possible` finding. Dates that are shown belong to [the other rule](fixed-date-format.md).

## Flagged

The form of ISO 8601.

```swift
let formatter = DateFormatter()
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"  // ← machine-date-without-posix-locale
body["created"] = formatter.string(from: created)
```

A day for a server, in a closure.

```swift
extension DateFormatter {
  static let day: DateFormatter = {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"  // ← machine-date-without-posix-locale
    return formatter
  }()
}
```

Only a log shows it.

```swift
private func timestamp() -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"  // ← machine-date-without-posix-locale possible
  return formatter.string(from: Date())
}

func trace(_ event: String) {
  print("\(timestamp()): \(event)")
}
```

Nothing in the package asks for the day.

```swift file=Package.swift
import PackageDescription
```
```swift file=Sources/Diary/Days.swift
enum Days {
  static func dayBeforeYesterday(_ day: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"  // ← machine-date-without-posix-locale possible
    return formatter.string(from: day - 172_800)
  }
}
```
```swift file=Sources/Diary/Page.swift
let page = Page(of: Date())
```

A name of a file that nobody reads again looks odd elsewhere, and does little harm: a `possible` note.

```swift
let stamp = DateFormatter()
stamp.dateFormat = "yyyyMMdd-HHmmss"  // ← machine-date-without-posix-locale note possible
let file = folder.appendingPathComponent(stamp.string(from: Date()))
```

So does a text that ends as such names do.

```swift
let namer = DateFormatter()
namer.dateFormat = "yyyyMMddHHmmss"  // ← machine-date-without-posix-locale note possible
let target = base + "image-" + namer.string(from: Date()) + ".jpg"
```

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setDateFormat:@"yyyy-MM-dd-HH-mm-ss-SSS"];  // ← machine-date-without-posix-locale note possible
NSString *clip = [NSTemporaryDirectory() stringByAppendingFormat:@"video-%@-%d.mp4", [formatter stringFromDate:now], number];
```

A day in an address is for a server.

```swift
func url(for day: Date) -> URL? {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd"  // ← machine-date-without-posix-locale warning
  return URL(string: base + formatter.string(from: day))
}
```

The date of HTTP.

```swift
let lastModified = DateFormatter()
lastModified.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"  // ← machine-date-without-posix-locale
```

The reader's locale is the wrong one.

```swift
let formatter = DateFormatter()
formatter.locale = Locale.current
formatter.dateFormat = "yyyy-MM-dd HH:mm:ss Z"  // ← machine-date-without-posix-locale
let date = formatter.date(from: text)
```

Words that are only read come from a program too.

```swift
func expiry(_ line: String) -> Date? {
  let formatter = DateFormatter()
  formatter.dateFormat = "MMM d, yyyy"  // ← machine-date-without-posix-locale
  return formatter.date(from: line)
}
```

For a decoder, and for pictures.

```swift
func makeDecoder() -> JSONDecoder {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"  // ← machine-date-without-posix-locale
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .formatted(formatter)
  return decoder
}
let exif = DateFormatter()
exif.dateFormat = "yyyy:MM:dd HH:mm:ss"  // ← machine-date-without-posix-locale
```

In an initialiser of one's own type.

```swift
final class StampFormatter: DateFormatter {
  override init() {
    super.init()
    dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSZ"  // ← machine-date-without-posix-locale
  }
}
```

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setDateFormat:@"yyyy-MM-dd'T'HH:mm:ss'Z'"];  // ← machine-date-without-posix-locale
NSDate *date = [formatter dateFromString:json[@"created"]];
```

```objc
- (NSString *)backupName {
  NSDateFormatter *formatter = [NSDateFormatter new];
  formatter.dateFormat = @"yyyy-MM-dd_HH-mm";  // ← machine-date-without-posix-locale
  return [formatter stringFromDate:[NSDate date]];
}
```

```objc
- (NSDate *)dayOfLine:(NSString *)line {
  NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
  [formatter setDateFormat:@"dd.MM.yyyy"];  // ← machine-date-without-posix-locale
  return [formatter dateFromString:line];
}
```

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
[formatter setDateFormat:@"EEE, dd MMM yyyy HH:mm:ss z"];  // ← machine-date-without-posix-locale
```

Two patterns of one formatter: one locale is enough for both.

```objc
NSDateFormatter *stamp = [[NSDateFormatter alloc] init];
[stamp setDateFormat:@"yyyy:MM:dd"];  // ← machine-date-without-posix-locale
exif[@"GPSDateStamp"] = [stamp stringFromDate:date];
[stamp setDateFormat:@"HH:mm:ss"];
exif[@"GPSTimeStamp"] = [stamp stringFromDate:date];
```

A formatter that nobody asks for anything, as its own file shows: such findings are hidden unless you ask for `possible` ones.

```swift
func upload(_ sample: Sample) {
  let stamp = DateFormatter()
  stamp.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"  // ← machine-date-without-posix-locale possible
  stamp.timeZone = TimeZone(identifier: "UTC")
  send(sample.value)
}
```

The file declares no formatter of this name.

```swift
func prepare() {
  ledgerFormatter.dateFormat = "yyyy-MM-dd HH:mm:ss"  // ← machine-date-without-posix-locale possible
}
```

A time without a day that nobody reads again stands before a line of some log, whatever writes that line.
```swift
enum Trace {
  static let clock: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm:ss.SSS"  // ← machine-date-without-posix-locale possible
    return formatter
  }()

  static func line(_ step: Step) -> String { "[\(clock.string(from: step.time))] \(step.name)" }
}
```

One formatter of an object gets its pattern anew in each function: one locale mends all of them.
```objc
@implementation Season
- (NSDate *)opening {
  [self.dayFormatter setDateFormat:@"yyyy-MM-dd"];  // ← machine-date-without-posix-locale
  return [self.dayFormatter dateFromString:self.first];
}

- (NSDate *)closing {
  [self.dayFormatter setDateFormat:@"yyyy-MM-dd"];
  return [self.dayFormatter dateFromString:self.last];
}

- (NSDateFormatter *)dayFormatter {
  static NSDateFormatter *formatter;
  if (!formatter) formatter = [[NSDateFormatter alloc] init];
  return formatter;
}
@end
```

Nobody names the type that keeps it, and no other file can.
```swift
extension HarbourClient {
  func tides(on date: Date) -> Request { Request(path: "/tides", date: date) }

  private enum Formats {
    static let date: DateFormatter = {
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"  // ← machine-date-without-posix-locale possible
      return formatter
    }()
  }
}
```

Nobody in the program names the constant whose closures write the dates.
```swift file=Server/Stamps.swift
import Foundation

let tideStamps = Transform<Date, String>(
  from: { text in
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    return formatter.date(from: text)
  },
  to: { date in
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"  // ← machine-date-without-posix-locale possible
    return formatter.string(from: date)
  })
let moonStamps = Transform<Date, String>(
  from: { text in
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm"
    return formatter.date(from: text)
  },
  to: { date in
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm"  // ← machine-date-without-posix-locale
    return formatter.string(from: date)
  })
```
```swift file=Server/Moon.swift
import Foundation

let rise = moonStamps.to(Date())
```
```pbxproj file=Harbour.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, ); }; }; }
```

The name of a clip that is exported: nobody reads the date in it again.
```swift
func clip(in folder: URL) -> URL {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyyMMdd_HHmmss"  // ← machine-date-without-posix-locale note possible
  let exportPath = folder.appendingPathComponent("CLIP_\(formatter.string(from: Date())).mp4")
  return exportPath
}
```

Figures with the signs that people use, and a text that a function only hands on: it may be shown as well as sent.
```swift
extension Date {
  var monthOfYear: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy.MM"  // ← machine-date-without-posix-locale possible
    return formatter.string(from: self)
  }

  var figures: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"  // ← machine-date-without-posix-locale possible
    return formatter.string(from: self)
  }
}
```

A stamp that is only a part of the name of a file.
```swift
func backupName() -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd_HH-mm"  // ← machine-date-without-posix-locale note possible
  let timestamp = formatter.string(from: Date())
  return "Ledger_\(timestamp).json"
}
```

A constant of the file.

```swift
enum Wire { static let stamp = "yyyy-MM-dd HH:mm:ss" }  // ← machine-date-without-posix-locale

func date(from reply: Reply) -> Date? {
  let formatter = DateFormatter()
  formatter.dateFormat = Wire.stamp
  return formatter.date(from: reply.created)
}
```

## Accepted

Headings that the file writes for people, and reads again to sort them.

```swift
func headings(of trips: [Trip]) -> [String] {
  let formatter = DateFormatter()
  formatter.dateFormat = "MMMM yyyy"
  return trips.map { formatter.string(from: $0.start) }
}
func isLater(_ heading: String, than other: String) -> Bool {
  let reader = DateFormatter()
  reader.dateFormat = "MMMM yyyy"
  guard let first = reader.date(from: heading), let second = reader.date(from: other) else { return false }
  return first > second
}
```

The program has a language of its own, and reads what it wrote in it.

```swift
let formatter = DateFormatter()
formatter.dateFormat = "dd MMM yyyy HH:mm a"
formatter.locale = Locale.current.chosenInSettings
let day = formatter.date(from: row)
```

Read with a calendar that is set: digits are understood in all writings.

```swift
func day(_ text: String) -> Date? {
  let reader = DateFormatter()
  reader.calendar = Calendar(identifier: .gregorian)
  reader.dateFormat = "yyyy-MM-dd"
  return reader.date(from: text)
}
```

The signs of Chinese, Japanese and Korean are for people.

```swift
enum Days {
  static func day(_ date: Date) -> String {
    let writer = DateFormatter()
    writer.dateFormat = "yyyy年MM月dd日"
    let day = writer.string(from: date)
    return day
  }
}
```

Within a sentence a date is for people.

```swift
func note(_ date: Date) {
  let writer = DateFormatter()
  writer.dateFormat = "yyyy-MM-dd HH:mm"
  let now = writer.string(from: date)
  state = "The garden was watered at \(now)"
}
```

The locale for programs, before the pattern or behind it.

```swift
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
let other = DateFormatter()
other.dateFormat = "yyyyMMdd"
other.locale = .init(identifier: "en_US_POSIX")
```

By a constant or a function whose name says so.

```swift
let formatter = DateFormatter()
formatter.locale = .posix
formatter.dateFormat = "yyyy-MM-dd"
let stamp = DateFormatter.posix()
stamp.dateFormat = "yyyy-MM-dd HH:mm:ss"
let made = DateFormatter(locale: .posix)
made.dateFormat = "yyyyMMdd"
```

Set elsewhere in the file, for a formatter that lives longer.

```swift
final class Feed {
  private let formatter = DateFormatter()
  init() { formatter.locale = Locale(identifier: "en_US_POSIX") }
  func day(_ text: String) -> Date? {
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.date(from: text)
  }
}
```

Formatters that know their format.

```swift
let formatter = ISO8601DateFormatter()
formatter.formatOptions = [.withInternetDateTime]
let text = date.formatted(.iso8601)
let day = date.formatted(.iso8601.year().month().day())
```

Another fixed language: not for programs perhaps, but somebody decided.

```swift
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.dateFormat = "yyyy-MM-dd"
```

A date for people, and a single field.

```swift
let formatter = DateFormatter()
formatter.dateFormat = "MMM d, yyyy"
dayLabel.text = formatter.string(from: day)
let year = DateFormatter()
year.dateFormat = "yyyy"
```

In a closure that configures.

```swift
let formatter = configured(DateFormatter()) {
  $0.locale = Locale(identifier: "en_US_POSIX")
  $0.dateFormat = "yyyy-MM-dd"
}
```

A pattern of somebody else.

```swift
formatter.dateFormat = field.pattern
```

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
[formatter setDateFormat:@"yyyy-MM-dd'T'HH:mm:ss'Z'"];
```

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setLocale:[[NSLocale alloc] initWithLocaleIdentifier:@"en_US_POSIX"]];
[formatter setDateFormat:@"yyyyMMdd"];
```

```objc
- (NSString *)stamp {
  NSLocale *posix = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
  NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
  formatter.dateFormat = @"yyyy-MM-dd HH:mm:ss";
  formatter.locale = posix;
  return [formatter stringFromDate:[NSDate date]];
}
```

```objc
[formatter setDateFormat:@"mm:ss"];
[formatter setDateStyle:NSDateFormatterShortStyle];
```

A formatter takes the hours off a date, and nobody else sees the text.

```swift
func startOfDay(_ date: Date) -> Date? {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter.date(from: formatter.string(from: date))
}

func midnight(before date: Date) -> Date? {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd"
  let day = formatter.string(from: date)
  return formatter.date(from: day)
}
```

```objc
- (NSDate *)dayOf:(NSDate *)date {
  NSDateFormatter *dayFormatter = [[NSDateFormatter alloc] init];
  dayFormatter.dateFormat = @"yyyy-MM-dd";
  return [dayFormatter dateFromString:[dayFormatter stringFromDate:date]];
}
```

## Not detected

A formatter that another file sets up.

```swift
let formatter = Formatters.shared
formatter.dateFormat = "yyyy-MM-dd"
```

## Fixed

```swift
func stamp() -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyyMMdd'T'HHmmss"  // ← machine-date-without-posix-locale
  return formatter.string(from: Date())
}
```

```swift
func stamp() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "yyyyMMdd'T'HHmmss"
  return formatter.string(from: Date())
}
```

"""#,
    severities: ["data": .warning, "file": .note],
    aliases: [], sources: ["O57", "H20", "J3", "J9", "J10", "J11", "J14", "P25"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .machineDateWithoutPosixLocale)
}

extension Rule {
  static let malformedSpecifier = Rule(
    id: "malformed-specifier",
    title: "Specifier with a slip of the pen",
    summary: "`%$1@` for `%1$@`, `%0$d`, or the wide percent sign of an East Asian keyboard: the system takes no value for it and shows what is left of the characters, and often the values behind it move to other places. Write the specifier as the base text has it.",
    page: #"""
# Specifier with a slip of the pen

`%$1@` for `%1$@`, `%0$d`, or the wide percent sign of an East Asian keyboard: the system takes no value for it and shows what is left of the characters, and often the values behind it move to other
places. Write the specifier as the base text has it.

A number before `@` is a width, which objects do not have. Where the numbers of a text count its values from 1 on, `%1@` and `%2@`, the `$` was forgotten: a warning, for the values come in the order of the
text, whatever the numbers say; where those count up, it is only a `possible` one. A width of one number alone, and that of a figure (`%2d`), is none of it.

A text is told once, with all its broken specifiers. Where a machine put blanks into the specifiers of more than five texts of a file, `% 1 $ @`, these are one finding.

## Flagged

```strings file=en.lproj/Localizable.strings
"pages" = "%1$lu of %2$lu pages";
"user" = "User %@";
"first" = "%0$d is first";  // ← malformed-specifier
"far" = "%200$@";  // ← malformed-specifier
```
```strings file=de.lproj/Localizable.strings
"pages" = "%$1lu von %2$lu Seiten";  // ← malformed-specifier
           ^^^^^
```
```strings file=ja.lproj/Localizable.strings
"pages" = "％1$lu／%2$luページ";  // ← malformed-specifier
"user" = "ユーザー％@";  // ← malformed-specifier
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%@ and %@" : {
      "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ y %2$" } }  // ← malformed-specifier
      }
    }
  },
  "version" : "1.0"
}
```
What a catalog says of one key in several languages is one finding.
```xcstrings file=Harbour.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "berth" : {
      "localizations" : {
        "da" : { "stringUnit" : { "state" : "translated", "value" : "Kajplads %$1@" } },
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Berth %$1@" } },  // ← malformed-specifier
        "fi" : { "stringUnit" : { "state" : "translated", "value" : "Laituri %$1@" } }
      }
    }
  },
  "version" : "1.0"
}
```
Two in one text are one finding, and so are six texts that got blanks.
```strings file=en.lproj/Ferry.strings
"crossing" = "From %1$@ to %2$@";
"decks" = "Deck %1$d of %2$d";
"delay" = "%1$@ is %2$d minutes late";
"berth" = "%1$@ lies at berth %2$d";
"fare" = "%1$d cars, %2$d bicycles";
"crew" = "%1$@ and %2$@ are on board";
```
```strings file=nl.lproj/Ferry.strings
"crossing" = "Van % 1 $ @ naar % 2 $ @";  // ← malformed-specifier
"decks" = "Dek %1$d van %2$d";
"delay" = "%1$@ heeft %2$d minuten vertraging";
```
```strings file=sw.lproj/Ferry.strings
"crossing" = "Kutoka % 1 $ @ hadi % 2 $ @";  // ← malformed-specifier
"decks" = "Sitaha % 1 $ d ya % 2 $ d";
"delay" = "% 1 $ @ imechelewa dakika % 2 $ d";
"berth" = "% 1 $ @ iko gati % 2 $ d";
"fare" = "Magari % 1 $ d, baiskeli % 2 $ d";
"crew" = "% 1 $ @ na % 2 $ @ wako ndani";
```
The number of one form is mangled, and the other form shows what it was.
```stringsdict file=el.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
  <key>days</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@d@</string>
    <key>d</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>%1 ημέρα</string>  <!-- ← malformed-specifier -->
      <key>other</key><string>%ld ημέρες</string>
    </dict>
  </dict>
</dict></plist>
```

The `$` was forgotten, in one of them or in all; the second text shows its values in the wrong order.
```strings file=en.lproj/Parcel.strings
"sent" = "%1@ sent it to %2@";  // ← malformed-specifier warning possible
          ^^^
"route" = "%1$@ to %2$@";
"count" = "%1$@ has %2$d parcels";
"three" = "%@, %@ and %@";
```
```strings file=de.lproj/Parcel.strings
"sent" = "%1$@ hat es an %2$@ geschickt";
"route" = "%2@ von %1@";  // ← malformed-specifier warning
"count" = "%1@ hat %2$d Pakete";  // ← malformed-specifier warning possible
"three" = "%1@, %2@ und %3@";  // ← malformed-specifier warning possible
```

Only string catalogs know names of values.
```strings file=en.lproj/Journey.strings
"journey.day" = "Day %d";
```
```strings file=sv.lproj/Journey.strings
"journey.day" = "Dag %(number)d";  // ← malformed-specifier
```

## Accepted

A string catalog may name its values.
```xcstrings file=Journey.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "journey.day" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Day %1$(number)lld of %2$(total)lld" } },
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Tag %(number)lld von %(total)lld" } }
      }
    }
  },
  "version" : "1.1"
}
```

Widths: of a figure, of one value alone, and two that count nothing.
```strings file=en.lproj/Receipt.strings
"line" = "%1$@: %2$5d pieces";
"clock" = "%1d:%2d";
"name" = "%1@";
"columns" = "%10@ %20@";
"pair" = "%1@ %1@";
```
```strings file=de.lproj/Receipt.strings
"line" = "%1$@: %2$2d Stück";
"clock" = "%2d:%2d";
"name" = "%2@";
"columns" = "%20@ %20@";
"pair" = "%@ %2@";
```

```strings file=en.lproj/Localizable.strings
"pages" = "%1$lu of %2$lu pages";
"user" = "User %@";
"literal" = "%%$1 is no specifier of %@";
"sale" = "50% off";
```
```strings file=ja.lproj/Localizable.strings
"pages" = "%1$lu／%2$luページ";
"user" = "ユーザー%@";
"literal" = "%%$1 は %@ の指定子ではありません";
"sale" = "50％割引";
```
Menus in the rows of a predicate editor.
```strings file=en.lproj/Predicates.strings
"%[Name,Size]@ %[is,is not]@ %@" = "%1$[Name,Size]@ %2$[is,is not]@ %3$@";
```
```strings file=de.lproj/Predicates.strings
"%[Name,Size]@ %[is,is not]@ %@" = "%1$[Name,Größe]@ %2$[ist,ist nicht]@ %3$@";
```
A wide sign that belongs to a sentence.
```strings file=en.lproj/Localizable.strings
"level" = "%d%% of 100%%";
```
```strings file=zh-Hans.lproj/Localizable.strings
"level" = "%d％，共100％";
```

## Fixed

A number in the wrong place, and the wide sign.

```strings file=en.lproj/Localizable.strings
"pages" = "%1$lu of %2$lu pages";
"user" = "User %@";
```
```strings file=ja.lproj/Localizable.strings
"pages" = "%$1lu／%$2luページ";  // ← malformed-specifier
"user" = "ユーザー％@";  // ← malformed-specifier
```

```strings file=en.lproj/Localizable.strings
"pages" = "%1$lu of %2$lu pages";
"user" = "User %@";
```
```strings file=ja.lproj/Localizable.strings
"pages" = "%1$lu／%2$luページ";
"user" = "ユーザー%@";
```

The forgotten `$`.

```strings file=en.lproj/Parcel.strings
"route" = "%1$@ to %2$@";
```
```strings file=de.lproj/Parcel.strings
"route" = "%2@ von %1@";  // ← malformed-specifier
```

```strings file=en.lproj/Parcel.strings
"route" = "%1$@ to %2$@";
```
```strings file=de.lproj/Parcel.strings
"route" = "%2$@ von %1$@";
```

"""#,
    severities: ["slip": .error, "dollar": .warning],
    aliases: [], sources: ["O25", "P13", "locheck", "weblate"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .malformedSpecifier)
}

extension Rule {
  static let malformedXml = Rule(
    id: "malformed-xml",
    title: "Interface file or Info.plist that cannot be read",
    summary: "A storyboard, a xib or an `Info.plist` is XML, and where one mark is wrong neither Xcode nor this tool reads the file: its texts would pass as checked although nobody has seen them. The usual cause is a merge that went wrong. Mend the place, or restore the file from an earlier commit.",
    page: #"""
# Interface file or Info.plist that cannot be read

A storyboard, a xib or an `Info.plist` is XML, and where one mark is wrong neither Xcode nor this tool reads the file: its texts would
pass as checked although nobody has seen them. The usual cause is a merge that went wrong. Mend the place, or restore the file from
an earlier commit.

A file is told once, at its first mistake. A control character in an `Info.plist` is a warning: the system takes it, other tools do not. A file without a `<plist>` is none. A property list in the old style (`{ key = value; }`) is no mistake, but its texts are not
read here either: that is a note, where it names anything of a bundle (`CFBundle…`) or a purpose; other programs have lists of this name too. A file without any sign that the projects do not name is only left over: a `possible` note.

## Flagged

An element that is never closed.

```storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <label text="Sign in" id="a1b-c2-d3e">
  </objects>  <!-- ← malformed-xml error -->
</document>
```

What a merge leaves behind.

```xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
<<<<<<< HEAD  <!-- ← malformed-xml -->
    <label text="Sign in" id="a1b-c2-d3e"/>
=======
    <label text="Log in" id="a1b-c2-d3e"/>
>>>>>>> main
  </objects>
</document>
```

```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key>
  <string>Notes & More</string>  <!-- ← malformed-xml -->
</dict></plist>
```

```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key>  <!-- ← malformed-xml -->
  <key>CFBundleDisplayName</key>
  <string>Notes</string>
</dict></plist>
```

XML of another kind, and a list that is not read.

```xib
<html>  <!-- ← malformed-xml error -->
  <body>Sign in</body>
</html>
```

```plist file=App/Info.plist
{  // ← malformed-xml note
  CFBundleName = Notes;
}
```

## Accepted

```storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <label text="Terms &amp; conditions" id="a1b-c2-d3e"/>
  </objects>
</document>
```

A list in the old style that another program reads, and that says nothing of a bundle.

```plist file=Listeners/Info.plist
{
  title = "Quit the app";
  modes = ( application, lockscreen );
}
```

A property list that the preprocessor of C completes before it is read.

```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key>
#if BETA
  <string>Notes Beta</string>
#else
  <string>Notes</string>
#endif
</dict></plist>
```

A piece of a list, to be copied into one.

```plist file=App/Info.plist
<key>UIFileSharingEnabled</key>
<true/>
```

## Not detected

A xib from before Xcode 5, whose outermost element is `<archive>`: its texts are not read.

"""#,
    severities: ["syntax": .error, "ignored": .warning, "unread": .note, "empty": .note],
    aliases: [], sources: [],
    inputs: ["interface", "plist"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .malformedXml)
}

extension Rule {
  static let manualPlural = Rule(
    id: "manual-plural",
    title: "Plural chosen by the code",
    summary: "Code that takes one text for one thing and another text for several knows the grammar of English only: Polish needs four forms, and \"21 files\" takes the singular in Russian. Write one text with the number in it and give it plural variations in the string catalog or the `.stringsdict`.",
    page: #"""
# Plural chosen by the code

Code that takes one text for one thing and another text for several knows the grammar of English only: Polish needs four forms, and "21 files" takes the
singular in Russian. Write one text with the number in it and give it plural variations in the string catalog or the `.stringsdict`.

## Flagged

Two texts, and the number is in them.
```swift
func stay(_ nights: Int) -> String {
  return nights == 1 ? "1 night" : "\(nights) nights"  // ← manual-plural
}
```
Both are localized, and still there are only two of them. The finding stands where the choice begins.
```swift
guestLabel.text =
  guests == 1  // ← manual-plural
  ? NSLocalizedString("one-guest", comment: "")
  : String.localizedStringWithFormat(NSLocalizedString("%d-guests", comment: ""), guests)
```
One text shows the number, the other one does not.
```swift
sheet.heading = count == 1 ? "Remove Photo?" : "Remove \(count) Photos?"  // ← manual-plural
hourLabel.text = hours < 2 ? L10n.Time.anHour : L10n.Time.hours(hours)  // ← manual-plural
```
The key is chosen, the number comes as argument of the format.
```swift
let text = String(format: NSLocalizedString(count == 1 ? "file.one" : "file.other", comment: ""), count)  // ← manual-plural
```
The format is chosen first and filled later.
```swift
func subtitle(for orders: [Order]) -> String {
  let format = orders.count > 1 ? L10n.Orders.plural : L10n.Orders.singular  // ← manual-plural
  return String.localizedStringWithFormat(format, orders.count)
}
```
The number stands beside the word that is chosen.
```swift
dayLabel.text = "\(days) \(days == 1 ? L10n.Unit.day : L10n.Unit.days)"  // ← manual-plural
noteLabel.text = "Found \(boats) \(boats == 1 ? L10n.Unit.boat : L10n.Unit.boats)"  // ← manual-plural
weekLabel.text = "\(weeks) " + (weeks != 1 ? "weeks left" : "week left")  // ← manual-plural
```
Statements choose as well as operators do.
```swift
if songs.count == 1 {  // ← manual-plural
  detailLabel.text = "One song"
} else {
  detailLabel.text = "\(songs.count) songs"
}
```
The other way round, through a variable, and as the exception of a text that is there already.
```swift
func seats(_ count: Int) -> String {
  guard count != 1 else { return String(localized: "1 seat") }  // ← manual-plural
  return String(localized: "\(count) seats")
}
func show(_ passengers: Int) {
  let isOne = passengers == 1
  label.text = isOne ? String(localized: "1 passenger") : String(localized: "\(passengers) passengers")  // ← manual-plural
  var title = String(localized: "\(passengers) tickets")
  if passengers == 1 { title = String(localized: "1 ticket") }  // ← manual-plural
  headline.text = title
}
```
An early exit is a branch.
```swift
func title(for count: Int) -> String {
  if count == 1 { return String(localized: "1 result") }  // ← manual-plural
  return String(localized: "\(count) results")
}
```
Three cases are two more than Japanese has and one less than Polish needs.
```swift
func unread(_ count: Int) -> String {
  switch count {  // ← manual-plural
  case 0: return L10n.Inbox.empty
  case 1: return L10n.Inbox.one
  default: return L10n.Inbox.many(count)
  }
}
```
The case of zero may be decided by the code. The rest of this line may not.
```swift
let summary = files == 0 ? "No files" : files == 1 ? "1 file" : "\(files) files"  // ← manual-plural
```
A literal of SwiftUI is localized, but the choice stays in the code.
```swift
import SwiftUI

struct PhotoCount: View {
  let count: Int
  var body: some View {
    Text(count == 1 ? "1 photo" : "\(count) photos")  // ← manual-plural
  }
}
```
The number is turned into text first.
```swift
starLabel.text = rating == 1 ? "1 star" : String(rating) + " stars"  // ← manual-plural
```
A flag with a name that says it all.
```swift
let isSingular = minutes == 1
timeLabel.text = isSingular ? "1 minute left" : "\(minutes) minutes left"  // ← manual-plural
```
Two statements with localized texts.
```objc
if (count == 1) {  // ← manual-plural
  label.text = NSLocalizedString(@"1 Guest", nil);
} else {
  label.text = [NSString stringWithFormat:NSLocalizedString(@"%d Guests", nil), count];
}
```
A conditional expression; the symbolic key of the format tells nothing, but the argument is the number.
```objc
summary = count > 1 ? [NSString stringWithFormat:NSLocalizedString(@"FORMAT_CHAPTERS", nil), count] : NSLocalizedString(@"ONE_CHAPTER", nil);  // ← manual-plural
```
Two formats, one argument.
```objc
NSString *text = [NSString stringWithFormat:(count == 1 ? @"%lu file was copied" : @"%lu files were copied"), count];  // ← manual-plural
```
The key is chosen inside the call.
```objc
NSString *text = [NSString localizedStringWithFormat:NSLocalizedString(count == 1 ? @"track.one" : @"track.other", nil), count];  // ← manual-plural
```
The format is chosen first and filled later.
```objc
- (NSString *)subtitle {
  NSUInteger total = [self.orders count];
  NSString *format = total == 1 ? NSLocalizedString(@"order.singular", nil) : NSLocalizedString(@"order.plural", nil);  // ← manual-plural
  return [NSString stringWithFormat:format, (unsigned long)total];
}
```
Early exit, with a message as operand.
```objc
- (NSString *)heading {
  if ([self.songs count] == 1)  // ← manual-plural
    return NSLocalizedString(@"One song", nil);
  return [NSString stringWithFormat:NSLocalizedString(@"%lu songs", nil), [self.songs count]];
}
```
A setter in every case.
```objc
switch (unread) {  // ← manual-plural
  case 1:
    [button setTitle:@"1 new message" forState:UIControlStateNormal];
    break;
  default:
    [button setTitle:[NSString stringWithFormat:@"%ld new messages", unread] forState:UIControlStateNormal];
}
```
The number is boxed, or stands in a variable of its own.
```objc
NSString *days = interval != 1 ? [NSString stringWithFormat:@"in %@ days", @(interval)] : @"in 1 day";  // ← manual-plural
```

Two leave one more.
```swift
func moveText(_ songs: [Song]) -> String {
  let title = songs[0].title
  if songs.count == 2 {  // ← manual-plural
    return String(format: NSLocalizedString("move.one-more", comment: "Song and 1 more"), title)
  }
  return String(format: NSLocalizedString("move.more", comment: "Song and %d more"), title, songs.count - 1)
}
```
The comparison has a name of its own.
```swift
func period(_ weeks: Int) -> String {
  let isPlural = weeks > 1
  return isPlural ? String(format: L10n.Period.weeks, weeks) : L10n.Period.week  // ← manual-plural
}
```

Where nobody has begun to localize the program, a text that is not looked up is a `possible` finding.
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, Base ); }; }; }
```
```swift file=App/Guests.swift
import UIKit

func show(_ count: Int) {
  label.text = count == 1 ? "One guest has come" : "\(count) guests have come"  // ← manual-plural possible
}
```

All that a function says of a span of time is one mistake, and so is a chain of branches by one amount.
```swift
func age(_ parts: DateComponents) -> String {
  if let days = parts.day, days > 0 {
    return days > 1 ? "baked \(days) days ago" : "baked a day ago"  // ← manual-plural
  }
  if let hours = parts.hour, hours > 0 {
    return hours > 1 ? "baked \(hours) hours ago" : "baked an hour ago"
  }
  return "fresh"
}
```
```swift
let waitingLoaves = tray?.count ?? 0
if isClosed {
  form?.row.value = "Closed for today"
} else if waitingLoaves == 1 {  // ← manual-plural
  form?.row.value = "1 loaf is waiting"
} else if waitingLoaves > 1 {
  form?.row.value = String(waitingLoaves) + " loaves are waiting"
} else {
  form?.row.value = "Nothing to fetch"
}
```

What an object keeps is shown elsewhere, even where one place logs it.
```objc
- (void)countCabins:(NSInteger)count {
  _message = count == 1 ? @"There is 1 cabin" : [NSString stringWithFormat:@"There are %d cabins", (int)count]; // ← manual-plural
  NSLog(@"%@", _message);
}
```

A noun behind the second of two numbers, and one behind `of`.
```swift
doneLabel.text = count == 1 ? String(localized: "1 of \(count) page") : String(localized: "1 of \(count) pages")  // ← manual-plural
lostLabel.text = count == 1  // ← manual-plural
  ? String(format: NSLocalizedString("%d of your photos was lost", comment: "Warning"), count)
  : String(format: NSLocalizedString("%d of your photos were lost", comment: "Warning"), count)
```

The number stands in a view of its own, beside the noun.
```swift
final class ShelfCell {
  func show(_ shelf: Shelf) {
    countLabel.text = "\(shelf.boxCount)"
    nounLabel.text = shelf.boxCount == 1 ? L10n.Shelf.box : L10n.Shelf.boxes  // ← manual-plural
  }
}
```
```objc
- (void)show:(NSInteger)parcels {
  self.countLabel.text = [NSString stringWithFormat:@"%ld", (long)parcels];
  self.nounLabel.text = parcels > 1 ? NSLocalizedString(@"shelf.parcels", @"Below a number") : NSLocalizedString(@"shelf.parcel", @"Below a number");  // ← manual-plural
}
```

## Accepted

A list of names, whatever its last form says of the rest.

```swift
func invitation(_ guests: [String]) -> String {
  switch guests.count {
  case 1: return String(format: NSLocalizedString("table.one", comment: "%@ is a guest"), guests[0])
  case 2: return String(format: NSLocalizedString("table.two", comment: "%@ are guests"), guests[0], guests[1])
  default:
    return String(format: NSLocalizedString("table.many", comment: "Guests"), guests[0], guests.count - 1)
  }
}
```

A heading fits every number that stands in brackets behind it.
```swift
let heading = letters.count == 1 ? L10n.letter : "\(L10n.letters) (\(letters.count))"
headingLabel.text = heading
```

Names of codes, and a condition that asks for more than the amount.
```swift
var reason: String {
  switch code {
  case 1: return "Refused by the door"
  case 2: return "Refused by the guard"
  case 3: return "Refused by the house"
  case 4: return "No such ticket"
  default: return "Reason \(code)"
  }
}
func note(for visit: Visit) -> String {
  if visit == visits.last, visits.count > 1 {
    return String(localized: "Seen last on \(visit.day)")
  } else {
    return String(localized: "Seen on \(visit.day)")
  }
}
```

The text for several has the forms of every language: in its table, or by its name.
```stringsdict file=en.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>gift.several</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@gifts@</string>
    <key>gifts</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>%d gift</string>
      <key>other</key>
      <string>%d gifts</string>
    </dict>
  </dict>
</dict>
</plist>
```
```swift file=Gift.swift
giftLabel.text = count == 1
  ? NSLocalizedString("gift.single", comment: "Button")
  : String.localizedStringWithFormat(NSLocalizedString("gift.several", comment: "Button"), count)
boxLabel.text = count == 1 ? L10n.Box.one : L10n.Box.boxesCountable(count)
```
One call; the variations are in the catalog.
```swift
guestLabel.text = String(localized: "\(guests) guests")
fileLabel.text = String.localizedStringWithFormat(NSLocalizedString("files-%ld", comment: "Count"), files)
```
No number is shown. Apple's guide allows a choice between singular and plural then.
```swift
deleteItem.title = selection.count == 1 ? L10n.Menu.deletePhoto : L10n.Menu.deletePhotos
openItem.title = NSLocalizedString(picked == 1 ? "menu.open" : "menu.open-all", comment: "Menu")
let heading = count > 1 ? "Choose Friends" : "Choose a Friend"
```
Only the empty case is special.
```swift
statusLabel.text = files.isEmpty ? L10n.List.empty : String(localized: "\(files.count) files")
let badge = unread == 0 ? "All read" : String(localized: "\(unread) unread")
let rest = minutes > 0 ? L10n.Timer.minutesLeft(minutes) : L10n.Timer.done
if count > 0 { label.text = L10n.Cart.items(count) } else { label.text = L10n.Cart.empty }
```
Fewer than two is nothing, or a moment ago.
```swift
let chosen = letters.count > 1 ? L10n.Letters.chosen(letters.count) : "No letter chosen"
let posted = hours > 1 ? L10n.Letters.hoursAgo(hours) : L10n.Letters.rightNow
let retry = minutes > 1 ? L10n.Letters.inMinutes(minutes) : L10n.Letters.tryAgainShortly
```
The number names a place or a step: these texts are labels, not amounts.
```swift
let header = section == 1 ? "1. Your rooms" : "2. All rooms"
let progress = step == 1 ? "Step 1 of 2" : "Step 2 of 2"
let chapter = level == 1 ? "Beginner" : "Level \(level)"
label.text = stopNumber == 1 ? L10n.Route.first : L10n.Route.stop(stopNumber)
label.text = day == 1 ? String(localized: "Departure") : String(localized: "Day \(day)")
label.text = lap == 1 ? String(localized: "First lap") : String(localized: "Lap \(lap) of 5")
let range = chosenTab == 1 ? String(localized: "1 night") : String(localized: "7 nights")
func title(for path: IndexPath) -> String {
  switch path.row {
  case 0: return "Top 10"
  case 1: return "Top 100"
  default: return "All 1000"
  }
}
```
A format that is filled with names alone.
```swift
func title(for boats: [Boat], against branch: String) -> String {
  let several = boats.count > 1
  let format = several ? String(localized: "Compare boats with %@") : String(localized: "Compare boat with %@")
  return String(format: format, branch)
}
```
A switch between two facts is no amount.
```swift
let offer = isPremium ? "5 devices" : "1 device"
let players = mode == 2 ? "2 players" : "1 player"
```
Nothing here has a word: numbers, caps, padding.
```swift
let badge = count > 99 ? "99+" : "\(count)"
let padded = digits.count == 1 ? "0" + digits : String(digits)
let height = count == 1 ? 34 : 22
let format = places == 1 ? "%.1f" : "%.2f"
let clock = hours > 1 ? "\(hours):\(minutes)" : "\(minutes)"
```
Somebody and the rest: with one there is no rest to count.
```swift
let reaction = people.count > 1 ? L10n.Reaction.youAndOthers(people.count - 1) : L10n.Reaction.you
```
The same where both texts name the first one.
```swift
alert.messageText = songs.count == 1
  ? String(format: NSLocalizedString("remove.one", comment: ""), songs[0].title)
  : String(format: NSLocalizedString("remove.rest", comment: ""), songs[0].title, songs.count - 1)
```
```objc
if (count == 1) {
  title = [NSString stringWithFormat:NSLocalizedString(@"remove.one", nil), first.title];
} else {
  title = [NSString stringWithFormat:NSLocalizedString(@"remove.rest", nil), first.title, (int)(count - 1)];
}
```
A place in a row, told by its distance from the end.
```swift
titleLabel.text = pins.count == 2 ? L10n.Pin.previous : L10n.Pin.numbered(pins.count - index)
```
A text that stands for every amount, and one with the number where there are several.
```swift
let target = windows < 2 ? "every window of this space" : "\(windows) windows of this space"
```
```objc
if (count < 2) {
  return @"all boxes on this shelf";
}
return [NSString stringWithFormat:@"%@ boxes on this shelf", @(count)];
```
The number in the text is another one, or numbers something.
```swift
suppressButton.title = actionCount == 1 ? "Hide this for 30 days" : "Remember my choice for 30 days"
```
A limit is not a plural.
```swift
let label = unread > 99 ? L10n.Inbox.over99 : L10n.Inbox.unread(unread)
```
One thing is shown by its name, several by their number.
```swift
titleLabel.text = names.count == 1 ? names[0] : String(localized: "\(names.count) people")
alert.messageText = files.count == 1
  ? String(localized: "Delete “\(files[0].name)”?")
  : String(localized: "Delete \(files.count) files?")
```
"Yesterday" is a word of its own and no form of "1 day ago".
```swift
dayLabel.text = days == 1 ? String(localized: "Yesterday") : String(localized: "\(days) days ago")
dueLabel.text = daysLeft == 1 ? L10n.Due.tomorrow : L10n.Due.inDays(daysLeft)
```
Values that no reader sees.
```swift
let icon = UIImage(named: count == 1 ? "stack-1" : "stack-\(count)")
let reuse = columns == 1 ? "cell_1" : "cell_\(columns)"
logger.info("\(count == 1 ? "1 row" : "\(count) rows") imported")
```
Layout follows the number.
```swift
if photos.count == 1 { stack.axis = .vertical } else { stack.axis = .horizontal }
let style: Style = photos.count == 1 ? .single : .grid(columns: 2)
```
Tests and developer screens.
```swift file=Tests/SummaryTests.swift
import XCTest

final class SummaryTests: XCTestCase {
  func expected(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
}
```
```swift
final class DebugPanel: NSView {
  func status(_ count: Int) -> String { count == 1 ? "1 request" : "\(count) requests" }
}
```
One call with an entry in the `.stringsdict`.
```objc
label.text = [NSString localizedStringWithFormat:NSLocalizedString(@"files-%ld", @"Count"), (long)count];
```
No number is shown.
```objc
item.title = [selection count] == 1 ? NSLocalizedString(@"menu.delete-photo", nil) : NSLocalizedString(@"menu.delete-photos", nil);
```
Only the empty case is special.
```objc
if (count == 0) {
  label.text = NSLocalizedString(@"cart.empty", nil);
} else {
  label.text = [NSString localizedStringWithFormat:NSLocalizedString(@"cart.%ld-items", nil), (long)count];
}
```
Sections, rows and tags.
```objc
- (NSString *)tableView:(NSTableView *)table titleForSection:(NSInteger)section {
  if (section == 1) return NSLocalizedString(@"Top 10", nil);
  return NSLocalizedString(@"Top 100", nil);
}
```
```objc
switch (indexPath.row) {
  case 0: cell.textLabel.text = NSLocalizedString(@"1 hour", nil); break;
  case 1: cell.textLabel.text = NSLocalizedString(@"2 hours", nil); break;
}
```
"Query 1 of 3" numbers a thing, no noun has to agree. Behind `&&` the other branch is not only for several.
```objc
- (NSString *)progress {
  if ([self.queries count] > 1)
    return [NSString stringWithFormat:NSLocalizedString(@"Running query %i of %lu…", nil), 1, [self.queries count]];
  return NSLocalizedString(@"Running query…", nil);
}
- (NSString *)size {
  if (self.parWidth != 1 && self.parHeight != 1)
    return [NSString stringWithFormat:NSLocalizedString(@"%dx%d Storage", nil), self.width, self.height];
  return [NSString stringWithFormat:NSLocalizedString(@"%dx%d Display", nil), self.width, self.height];
}
```
A fact, a limit and a text without words.
```objc
label.text = isPremium ? NSLocalizedString(@"5 devices", nil) : NSLocalizedString(@"1 device", nil);
badge = count > 99 ? @"99+" : [NSString stringWithFormat:@"%ld", count];
NSString *time = hours > 1 ? [NSString stringWithFormat:@"%ld:%02ld", hours, minutes] : [NSString stringWithFormat:@"%ld", minutes];
if (berths.length == 1) {
  [list appendFormat:@"%tu ", berths.location];
} else {
  [list appendFormat:@"%tu-%tu ", berths.location, NSMaxRange(berths) - 1];
}
```
Logs.
```objc
NSLog(@"%@", count == 1 ? @"1 row imported" : [NSString stringWithFormat:@"%d rows imported", count]);
```

A name with a number behind it, as files and identifiers have.

```swift
let name = number == 1 ? "backup" : "backup\(number)"
```

Only a log says it.

```swift
if count == 1 {
  logger.debug("Downloading 1 feed")
} else {
  logger.debug("Downloading \(count) feeds")
}
```

Only what stops the program says it.

```swift
func deck(at index: Int) -> Deck {
  let decks = count == 1 ? "There is \(count) deck" : "There are \(count) decks"
  fatalError("No deck \(index). \(decks)")
}
```
```objc
- (void)note:(int)count {
  NSString *cabins = count == 1 ? @"There is 1 cabin" : [NSString stringWithFormat:@"There are %d cabins", count];
  NSLog(@"%@ behind the bow", cabins);
}
```

## Not detected

A helper takes both words, so nothing is chosen here.
```swift
countLabel.text = pluralize(count, "file", "files")
```
The number is shown by another view.
```swift
numberLabel.text = "\(count)"
unitLabel.text = count == 1 ? L10n.Unit.file : L10n.Unit.files
```
The texts wait in a table.
```objc
label.text = [NSString stringWithFormat:self.formats[MIN(count, 2)], count];
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O28", "A42", "J25", "P14", "clang"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .manualPlural)
}

extension Rule {
  static let markSyntax = Rule(
    id: "mark-syntax",
    title: "Mark that is spaced unlike the others",
    summary: "Editors list the marks of a file, `// MARK: Cart`, so that one finds a part of a long table again. Written in another way some of them do not. Write one space before the word and one behind its colon.",
    page: #"""
# Mark that is spaced unlike the others

Editors list the marks of a file, `// MARK: Cart`, so that one finds a part of a long table again. Written in another way some of them do not.
Write one space before the word and one behind its colon.

Off until it is asked for. `TODO:` and `FIXME:` at the beginning of a comment are looked at as well.

## Flagged
```strings
//MARK: Cart  // ← mark-syntax
"cart" = "Cart";
```
```strings
// MARK:Cart  // ← mark-syntax
"cart" = "Cart";
```
```strings
//  TODO : ask for the word  // ← mark-syntax
"cart" = "Cart";
```
```strings
// FIXME:   too long  // ← mark-syntax
"cart" = "Cart";
```

## Accepted
```strings
// MARK: Cart
// TODO: ask for the word
// FIXME: too long
"cart" = "Cart";
```
```strings
/* MARK:Cart */
"cart" = "Cart";
```
```strings
// The MARK:ed ones
// MARKED: by hand
"cart" = "MARK:Cart";
```
```strings
// MARK: - Cart
"cart" = "Cart";
```

## Fixed

```strings
//MARK: Cart  // ← mark-syntax
"cart" = "Cart";
//  MARK :Words  // ← mark-syntax
"word" = "Word";
// MARK:- Doors  // ← mark-syntax
"door" = "Door";
```

```strings
// MARK: Cart
"cart" = "Cart";
// MARK: Words
"word" = "Word";
// MARK: - Doors
"door" = "Door";
```

"""#,
    severities: ["": .note],
    aliases: ["mark_syntax"], sources: ["s2mr"],
    inputs: ["strings"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .markSyntax)
}

extension Rule {
  static let missingBundle = Rule(
    id: "missing-bundle",
    title: "Text of a package looked up in the program around it",
    summary: "A call without a bundle looks into the tables of the app. Those of a package lie in a bundle of its own, so its texts are not found and the key is shown. Name it: `bundle: .module`, or `#bundle`.",
    page: #"""
# Text of a package looked up in the program around it

A call without a bundle looks into the tables of the app. Those of a package lie in a bundle of its own, so its texts are not found and the key is shown. Name it: `bundle: .module`, or `#bundle`.

Only keys are told that stand in the tables of the module whose code asks for them, and nowhere nearer.

## Flagged

```swift file=Package.swift
let package = Package(name: "Player", defaultLocalization: "en", targets: [.target(name: "Player")])
```
```swift file=Sources/Player/Controls.swift
let play = NSLocalizedString("player.play", comment: "Button")  // ← missing-bundle
let stop = String(localized: "player.stop", comment: "Button")  // ← missing-bundle
```
```swift file=Sources/Player/View.swift
import SwiftUI
let title = Text("player.title", comment: "Above the cover")  // ← missing-bundle
let button = Button("player.play") { start() }  // ← missing-bundle
let titles = [play, stop]
let views: [any View] = [title, button]
```
```objc file=Sources/Player/Player.m
NSString *start = NSLocalizedString(@"player.play", @"Button");  // ← missing-bundle
```
```strings file=Sources/Player/Resources/en.lproj/Localizable.strings
/* Button */
"player.play" = "Play";
/* Button */
"player.stop" = "Stop";
/* Above the cover */
"player.title" = "Now playing";
```

## Accepted

```swift file=Package.swift
let package = Package(name: "Player", defaultLocalization: "en", targets: [.target(name: "Player")])
```
```swift file=Sources/Player/Controls.swift
import SwiftUI
let play = NSLocalizedString("player.play", bundle: .module, comment: "Button")
let stop = String(localized: "player.stop", bundle: #bundle, comment: "Button")
let title = Text("player.play", bundle: .module, comment: "Above the cover")
let key = LocalizedStringKey("player.play")
let other = NSLocalizedString("app.title", comment: "Of the app")
let word = Bundle.module.localizedString(forKey: "player.play", value: nil, table: nil)
```
```strings file=Sources/Player/Resources/en.lproj/Localizable.strings
/* Button */
"player.play" = "Play";
/* Button */
"player.stop" = "Stop";
```
An app, whose tables are where calls look:
```swift file=App/Controls.swift
let play = NSLocalizedString("player.play", comment: "Button")
```
```strings file=App/en.lproj/Localizable.strings
/* Button */
"player.play" = "Play";
```
An app that is a package:
```swift file=Package.swift
let package = Package(name: "App", products: [.iOSApplication(name: "App", targets: ["App"])], targets: [.executableTarget(name: "App")])
```
```swift file=Sources/App/Controls.swift
let play = NSLocalizedString("player.play", comment: "Button")
```
```strings file=Sources/App/Resources/en.lproj/Localizable.strings
/* Button */
"player.play" = "Play";
```

## Not detected

A framework, whose target does not stand in its paths.
```swift file=PlayerKit/Controls.swift
let play = NSLocalizedString("player.play", comment: "Button")
```
```strings file=PlayerKit/en.lproj/Localizable.strings
/* Button */
"player.play" = "Play";
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["A34", "P62"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .missingBundle)
}

extension Rule {
  static let missingComment = Rule(
    id: "missing-comment",
    title: "Localized text without a comment",
    summary: "A translator sees the text and the comment, never the screen. Without a comment \"Book\" can be a thing or an action, and `%@` can be a name or a date. Write what the text is for: where it stands, what it does, what each placeholder is.",
    page: #"""
# Localized text without a comment

A translator sees the text and the comment, never the screen. Without a comment "Book" can be a thing or an action, and `%@` can
be a name or a date. Write what the text is for: where it stands, what it does, what each placeholder is.

A text is reported once, with the first call that asks for it. What is surely missed is the comment on a single word and on a text with `%@`: several words say most of what their translator has to know, also beside a value (`named '%@'`, or six words for each value), and so do
words that mean the same in all programs and names of several parts. These are `possible` findings, and all are where the texts of the code have no second language. So are all but the first in a project of a dozen calls, or in a file of four, that writes a helpful comment in one of three at most, or lacks one in ten in more than twenty files, and in a file that lacks a dozen: then the first says how many there are.
Where `ambiguous-key` or `base-language-key` says more of the same line, this rule is silent.

## Flagged

A list of names is told once.

```swift file=Boats.swift
let boats = [
  NSLocalizedString("Schooner", tableName: "Boats", comment: ""),  // ← missing-comment
  NSLocalizedString("Dinghy", tableName: "Boats", comment: ""),
  NSLocalizedString("Cutter", tableName: "Boats", comment: ""),
  NSLocalizedString("Ketch", tableName: "Boats", comment: ""),
  NSLocalizedString("Yawl", tableName: "Boats", comment: ""),
  NSLocalizedString("Sloop", tableName: "Boats", comment: ""),
  NSLocalizedString("Barge", tableName: "Boats", comment: ""),
  NSLocalizedString("Punt", tableName: "Boats", comment: ""),
  NSLocalizedString("Skiff", tableName: "Boats", comment: ""),
  NSLocalizedString("Ferry", tableName: "Boats", comment: ""),
  NSLocalizedString("Tug", tableName: "Boats", comment: ""),
  NSLocalizedString("Trawler", tableName: "Boats", comment: ""),
]
```
```swift file=Harbour.swift
let titles = [
  NSLocalizedString("Book", comment: "Button: reserve a berth"),
  NSLocalizedString("Chart", comment: "A map of the sea"),
  NSLocalizedString("Watch", comment: "The watch on the bridge"),
  NSLocalizedString("Anchor", comment: "Button: let the anchor down"),
  NSLocalizedString("Berth", comment: "Where a ship lies"),
  NSLocalizedString("Tide", comment: "Heading above the times of high water"),
  NSLocalizedString("Log", comment: "Heading above the entries of a voyage"),
  NSLocalizedString("Cutter", tableName: "Boats", comment: ""),  // ← missing-comment
]
```

An empty comment. The compiler asks for one and takes nothing for an answer.

```swift
let title = NSLocalizedString("Book", comment: "")  // ← missing-comment
```

```objc
self.title = NSLocalizedString(@"Book", nil);  // ← missing-comment
self.hint.text = NSLocalizedString(@"No flights", @"");  // ← missing-comment possible
```

White space, or a line of dashes, is no comment either.

```swift
let from = NSLocalizedString("From", comment: " ")  // ← missing-comment
let to = NSLocalizedString("To", comment: "-")  // ← missing-comment
```

```objc
NSString *note = NSLocalizedString(@"Note", @"...");  // ← missing-comment
NSString *seat = NSLocalizedString(@"Seat", NULL);  // ← missing-comment
```

The argument is there, but somebody left it out between the commas.

```objc
NSString *gate = NSLocalizedString(@"Gate", );  // ← missing-comment
```

The words beside a value may say what it is.

```objc
self.hint.text = NSLocalizedString(@"Find flights named '%@'", nil);  // ← missing-comment possible
self.note.text = NSLocalizedString(@"The map takes %@ of data.", nil);  // ← missing-comment possible
self.gate.text = NSLocalizedString(@"Find '%@' at %@", nil);  // ← missing-comment
```

What tools write when nobody wrote anything.

```swift
let row = NSLocalizedString("Row", comment: "No comment provided by engineer.")  // ← missing-comment
```

The name of the key once more.

```swift
let hint = NSLocalizedString("inbox.empty.hint", comment: "inbox.empty.hint")  // ← missing-comment note possible
```

Words that only fill the place. At a key of several parts they weigh as much as no comment.

```swift
let empty = NSLocalizedString("inbox.empty.title", comment: "nil")  // ← missing-comment note possible
```

```swift
let bag = NSLocalizedString("Bag", comment: "comment")  // ← missing-comment
let fee = NSLocalizedString("Fee", comment: "TODO")  // ← missing-comment
let tax = NSLocalizedString("Tax", comment: "n/a")  // ← missing-comment
```

```objc
NSString *stop = NSLocalizedString(@"Stop", @"None");  // ← missing-comment
```

The comment repeats the text.

```swift
let check = NSLocalizedString("Check in", comment: "Check in")  // ← missing-comment possible
let change = NSLocalizedString("flight.change", value: "Change", comment: "change")  // ← missing-comment
```

```objc
[NSAlert warn:NSLocalizedString(@"No flight selected.", @"No flight selected")];  // ← missing-comment possible
```

The call is long, and its end is easy to forget. The line with the comment is reported.

```swift
let detail = NSLocalizedString(
  "Your booking could not be changed. Call us, or try again later.",
  tableName: "Booking",
  bundle: .module,
  value: "Your booking could not be changed. Call us, or try again later.",
  comment: "")  // ← missing-comment possible
```

```objc
self.detail.text =
    NSLocalizedStringWithDefaultValue(@"Delayed by %@", @"Booking", [NSBundle mainBundle],
                                      @"Delayed by %@",
                                      @"");  // ← missing-comment
```

With a table, with a bundle, in Core Foundation.

```objc
NSString *a = NSLocalizedStringFromTable(@"Aisle", @"Seats", nil);  // ← missing-comment
NSString *b = NSLocalizedStringFromTableInBundle(@"Window", nil, bundle, nil);  // ← missing-comment
```

```objc
CFStringRef c = CFCopyLocalizedString(CFSTR("Middle"), "");  // ← missing-comment
CFStringRef d = CFCopyLocalizedStringFromTable(CFSTR("Exit row"), CFSTR("Seats"), NULL);  // ← missing-comment possible
```

A choice between two keys needs a comment for both.

```swift
let action = NSLocalizedString(isSaved ? "Unsave" : "Save", comment: "")  // ← missing-comment
```

```objc
[item setTitle:NSLocalizedString(pinned ? @"Unpin" : @"Pin", nil)];  // ← missing-comment
```

A key that is a name says something, but not everything: it is reported as a note.

```swift
let empty = NSLocalizedString("trips.empty.title", comment: "")  // ← missing-comment possible
```

```objc
cell.textLabel.text = NSLocalizedString(@"BUTTON_CANCEL", nil);  // ← missing-comment possible
cell.accessibilityLabel = NSLocalizedString(@"seatMapLabel", @"");  // ← missing-comment possible
```

A name of one word says nothing.

```objc
[sortButton setTitle:NSLocalizedString(@"SORT", nil) forState:UIControlStateNormal];  // ← missing-comment
```

A description that is localized is read by people, too.

```swift
extension SeatClass: CustomStringConvertible {
  var description: String {
    NSLocalizedString("Seat class", comment: "")  // ← missing-comment possible
  }
}
```

A wrapper of the project that wants a comment gets none.

```swift
func Localized(_ key: String, comment: String) -> String {
  NSLocalizedString(key, tableName: "Booking", comment: comment)
}

let meal = Localized("Meal", comment: "")  // ← missing-comment
```

A value in a long sentence is most often plain.

```swift
let notice = NSLocalizedString("Your seat on the flight to %@ is no longer free.", comment: "")  // ← missing-comment possible
```

A team that wants a comment for each text of SwiftUI and `String(localized:)` too asks for it: these are notes.

```yaml config
text-calls: true
```

```swift
import SwiftUI

struct BookButton: View {
  let label = Text("Book")  // ← missing-comment
  let error = String(localized: "The flight is full.")  // ← missing-comment possible
}
```

```swift
import SwiftUI

struct SeatView {
  let seat = String(localized: "Seat \(number)", comment: "")  // ← missing-comment
  let name: LocalizedStringResource = LocalizedStringResource("Flights", table: "Booking")  // ← missing-comment
}
```

The same text, asked for in a second place: one comment is enough for both.

```swift
let first = NSLocalizedString("Fare", comment: "")  // ← missing-comment
let second = NSLocalizedString("Fare", comment: "")  // ← missing-comment next
```

A label with its value says what that is: a `possible` finding.

```swift
let size = NSLocalizedString("Size:", comment: "")  // ← missing-comment likely
let link = NSLocalizedString("Link: %@", comment: "")  // ← missing-comment possible
```

Two branches that one line shows are told once.
```swift
stateLabel.text = isMoored ? NSLocalizedString("Moored", comment: "") : NSLocalizedString("Adrift", comment: "")  // ← missing-comment
```

## Accepted

A comment that a stranger can work with.

```swift
let title = NSLocalizedString("Book", comment: "Button that reserves the flight (verb)")
let delay = NSLocalizedString("Delayed by %@", comment: "Below the flight; %@ is a duration such as 2 hours")
```

```objc
self.title = NSLocalizedString(@"Book", @"Button that reserves the flight (verb)");
NSString *aisle = NSLocalizedStringFromTable(@"Aisle", @"Seats", @"Kind of seat, next to Window");
CFStringRef quit = CFCopyLocalizedString(CFSTR("Quit"), "Menu item that ends the program");
```

Nothing in it to translate.

```objc
self.clock.stringValue = NSLocalizedString(@"--:--", @"");
```

Short, but it says which meaning.

```swift
let check = NSLocalizedString("Check", comment: "verb")
```

The comment is put together from literals.

```objc
NSString *hint = NSLocalizedString(@"Hold the bag up",
                                   @"Spoken by VoiceOver. "
                                   @"The bag is the traveller's luggage.");
```

```swift
let hint = NSLocalizedString(
  "Hold the bag up",
  comment: """
    Spoken by VoiceOver.
    The bag is the traveller's luggage.
    """)
```

A wrapper passes on its parameter as the key, and perhaps its comment too: the calls of the wrapper matter.

```swift
func Localized(_ key: String) -> String {
  NSLocalizedString(key, comment: "")
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }

  func localized(comment: String) -> String { NSLocalizedString(self, comment: comment) }
}
```

```objc
#define L(key) NSLocalizedStringFromTable(key, @"Booking", nil)

static NSString *Localized(NSString *key) {
  return NSLocalizedString(key, nil);
}

@implementation NSString (Localized)
- (NSString *)localized {
  return NSLocalizedString(self, @"");
}
@end
```

No tool extracts a key that is not written out, so nobody reads its comment. (`dynamic-key` speaks about it.)

```swift
let name = NSLocalizedString(meal.titleKey, comment: "")
let level = NSLocalizedString("status.level.\(level)", comment: "")
```

```objc
NSString *name = NSLocalizedString(meal.titleKey, nil);
```

The comment is a constant or an expression: what it says cannot be known here.

```swift
let gold = NSLocalizedString("Gold", comment: Notes.tier)
let silver = NSLocalizedString("Silver", comment: "Name of a tier, \(Tier.allCases.count) in all")
```

```objc
NSString *gold = NSLocalizedString(@"Gold", TierComment);
```

These calls have no place for a comment.

```swift
let a = Bundle.main.localizedString(forKey: "Book", value: nil, table: nil)
let b = "Book".localized
let c = L10n.Trips.book
```

```objc
NSString *a = [[NSBundle mainBundle] localizedStringForKey:@"Book" value:nil table:nil];
NSString *b = [@"Book" localized];
```

Where keys are the source text by design, a comment may be left out. (The option `text-calls` asks for it.)

```swift
import SwiftUI

struct BookButton: View {
  var body: some View {
    Button("Book", action: book)
    Text("Choose a seat")
    Text(String(localized: "No flights"))
  }
}

let title: LocalizedStringResource = "Flights"
let error = String(localized: "error.sold-out", defaultValue: "The flight is full.")
```

An own function of the same name that asks for no comment.

```swift
func NSLocalizedString(_ key: String) -> String { Strings.shared[key] }

let title = NSLocalizedString("Book")
```

Code for tests, previews and logs has no translators.

```swift
#if DEBUG
let title = NSLocalizedString("Debug menu", comment: "")
#endif

final class BookingTests: XCTestCase {
  func testTitle() {
    XCTAssertEqual(booking.title, NSLocalizedString("Book", comment: ""))
  }
}
```

A generator wrote the file.

```swift
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

enum Strings {
  static let book = NSLocalizedString("Book", comment: "")
}
```

A team whose keys explain themselves turns the note off.

```yaml config
named-keys: false
```

```swift
let empty = NSLocalizedString("trips.empty.title", comment: "")
```

```objc
NSString *cancel = NSLocalizedString(@"BUTTON_CANCEL", nil);
```

## Not detected

A constant that is empty.

```swift
let noComment = ""
let title = NSLocalizedString("Book", comment: noComment)
```

```objc
static NSString *const Comment = @"";

- (NSString *)title {
  return NSLocalizedString(@"Book", Comment);
}
```

A comment that describes the code, not the text.

```swift
let title = NSLocalizedString("Book", comment: "Used in BookingViewController")
```

"""#,
    severities: ["text": .warning, "named": .note, "repeated": .warning, "optional": .note],
    aliases: [], sources: ["O5", "O13", "O16", "A55", "A86", "J22", "P06"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: true,
    yieldsTo: ["ambiguous-key", "base-language-key"], contexts: [.description],
    options: [RuleOption(name: "text-calls", value: .flag(false), help: "Also report `String(localized:)`, `Text` and their like, where a comment may be left out."),
      RuleOption(name: "named-keys", value: .flag(true), help: "Report keys of several parts (`inbox.title`) too. They explain themselves in part, so it is a note."),
      RuleOption(name: "clear-words", value: .list(["ok", "account", "cancel", "close", "confirm", "delete", "done", "edit", "redo", "undo", "yes", "settings", "preferences", "version", "security", "privacy", "appearance", "features", "password", "username", "language", "error", "warning", "help", "retry", "quit", "general", "advanced", "about", "updates", "authentication", "battery", "folders", "disconnect", "next", "previous", "wifi", "wi-fi", "yesterday", "tomorrow", "today", "documents", "photos", "info", "clipboard", "messages", "notifications", "favorites", "downloads", "bookmarks", "profile", "statistics", "add", "configuration", "connect", "connecting", "continue", "create", "disable", "enable", "loading", "reconnecting", "remove", "rename", "save", "saving", "send", "sending", "success", "no", "accept", "address", "antonyms", "app", "application", "applications", "apps", "article", "articles", "bluetooth", "browser", "calendar", "camera", "contacts", "country", "currency", "description", "dictionary", "email", "e-mail", "etymology", "file", "files", "folder", "image", "images", "internet", "keyboard", "languages", "license", "location", "logs", "memory", "microphone", "mouse", "music", "name", "network", "paste", "phone", "pictures", "reconnect", "refresh", "reject", "reminders", "search", "server", "servers", "storage", "synonyms", "template", "templates", "user", "users", "video", "videos", "website"]), help: "Texts that mean the same in all programs."),
      RuleOption(name: "placeholders", value: .list(["comment", "comments", "no comment", "no comment provided by engineer", "none", "n/a", "na", "nil", "null", "todo", "tbd", "fixme", "string", "text", "localized string"]), help: "Comments that say nothing. Case and punctuation do not matter.")],
    check: .missingComment)
}

extension Rule {
  static let missingInterfaceTranslation = Rule(
    id: "missing-interface-translation",
    title: "Interface text without a translation",
    summary: "The storyboard or xib is translated by a table of the same name, keyed by the ids of its objects. This object came later, or was pasted and has a new id, and a language that translates the others has no text for it. Its readers see one label in the language of the author. Export the texts again and translate the new ones.",
    page: #"""
# Interface text without a translation

The storyboard or xib is translated by a table of the same name, keyed by the ids of its objects. This object came later, or was
pasted and has a new id, and a language that translates the others has no text for it. Its readers see one label in the language of the
author. Export the texts again and translate the new ones.

A text is told once, with all languages that lack it. Left out are launch screens, what Interface Builder puts into new objects,
languages with few of the texts, units such as `px`, a text that nearly all languages leave as it is, and Korean or Japanese where a text in its letters alone has no other. So is a text that the catalog of the file marks with `shouldTranslate: false`, and one whose object, or the control around it, has a note for translators that says so (`#bc-ignore!`, "Do not translate"). A language in which the other tables and interface files have the word unchanged, and nowhere another one for it, is not counted; where no other is left, the finding is `possible`. Where code may set another text, because it has an outlet to the object, where three languages or
more all lack the text, which may be a name, and where the Xcode project names its storyboards and xibs, but not this one, the finding is only `possible`.

Languages that the configuration calls `required` have to have every text; nothing is asked of those it calls `partial`.

## Flagged

An object that came later.

```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <label text="Your cart" id="a1b-c2-d31"/>
    <label text="Total" id="a1b-c2-d32"/>
    <button id="a1b-c2-d33"><state key="normal" title="Pay now"/></button>
    <label text="Add a coupon" id="a1b-c2-d34"/> <!-- ← missing-interface-translation -->
  </scenes>
</document>
```
```strings file=de.lproj/Main.strings
"a1b-c2-d31.text" = "Warenkorb";
"a1b-c2-d32.text" = "Summe";
"a1b-c2-d33.normalTitle" = "Bezahlen";
```
```strings file=fr.lproj/Main.strings
"a1b-c2-d31.text" = "Panier";
"a1b-c2-d32.text" = "Somme";
"a1b-c2-d33.normalTitle" = "Payer";
"a1b-c2-d34.text" = "Ajouter un bon";
```

The text has a translation under another property.

```xib file=Base.lproj/Panel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Cancel" id="14"/>
    <buttonCell key="cell" title="Save" id="15"/>
    <textFieldCell key="cell" placeholderString="Name of the file" id="16"/> <!-- ← missing-interface-translation -->
  </objects>
</document>
```
```strings file=sv.lproj/Panel.strings
"14.title" = "Avbryt";
"15.title" = "Spara";
"16.title" = "Filnamn";
```

A catalog for all languages.

```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <label text="Your cart" id="a1b-c2-d31"/>
    <label text="Total" id="a1b-c2-d32"/>
    <label text="Add a coupon" id="a1b-c2-d34"/> <!-- ← missing-interface-translation -->
  </scenes>
</document>
```
```xcstrings file=mul.lproj/Main.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "a1b-c2-d31.text" : {
      "extractionState" : "extracted_with_value",
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Your cart" } },
        "nl" : { "stringUnit" : { "state" : "translated", "value" : "Winkelwagen" } }
      }
    },
    "a1b-c2-d32.text" : {
      "extractionState" : "extracted_with_value",
      "localizations" : {
        "nl" : { "stringUnit" : { "state" : "translated", "value" : "Totaal" } }
      }
    }
  },
  "version" : "1.0"
}
```

A segment has a number.

```xib file=Base.lproj/Filter.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <segmentedControl id="a1b-c2-d31">
      <segments>
        <segment title="Read"/>
        <segment title="Unread"/>
        <segment title="Archived"/> <!-- ← missing-interface-translation -->
      </segments>
    </segmentedControl>
  </objects>
</document>
```
```strings file=de.lproj/Filter.strings
"a1b-c2-d31.segmentTitles[0]" = "Gelesen";
"a1b-c2-d31.segmentTitles[1]" = "Ungelesen";
```

A storyboard that nobody builds any more: the project names another one.

```storyboard file=Base.lproj/Lobby.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <label text="Ring the bell" id="a1b-c2-d31"/>
    <label text="Wait at the desk" id="a1b-c2-d33"/>
    <label text="Take the stairs" id="a1b-c2-d32"/> <!-- ← missing-interface-translation possible -->
  </scenes>
</document>
```
```strings file=de.lproj/Lobby.strings
"a1b-c2-d31.text" = "Bitte läuten";
"a1b-c2-d33.text" = "Am Empfang warten";
```
```pbxproj file=Hotel.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXFileReference; path = Launch.storyboard; }; }; }
```

The word is the same in German, as another table shows; and another one is in both languages.
```xib file=Base.lproj/Kiln.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <textFieldCell key="cell" title="Glaze" id="41"/>
    <textFieldCell key="cell" title="Fire" id="42"/>
    <textFieldCell key="cell" title="Cool" id="46"/>
    <textFieldCell key="cell" title="Open" id="47"/>
    <textFieldCell key="cell" title="Shut" id="48"/>
    <textFieldCell key="cell" title="Ton:" id="43"/> <!-- ← missing-interface-translation possible -->
    <textFieldCell key="cell" title="Motor:" id="44"/> <!-- ← missing-interface-translation -->
    <textFieldCell key="cell" title="Start" id="45"/> <!-- ← missing-interface-translation -->
  </objects>
</document>
```
```strings file=de.lproj/Kiln.strings
"41.title" = "Glasur";
"42.title" = "Brennen";
"46.title" = "Abkühlen";
"47.title" = "Öffnen";
"48.title" = "Schließen";
```
```strings file=fi.lproj/Kiln.strings
"41.title" = "Lasite";
"42.title" = "Poltto";
"46.title" = "Jäähdytä";
"47.title" = "Avaa";
"48.title" = "Sulje";
"43.title" = "Tonni:";
```
```strings file=en.lproj/Localizable.strings
"ton" = "Ton";
"motor" = "Motor";
"start" = "Start …";
"start.kiln" = "Start";
```
```strings file=de.lproj/Localizable.strings
"ton" = "Ton";
"motor" = "Motor";
"start" = "Start …";
"start.kiln" = "Starten";
```
```strings file=fi.lproj/Localizable.strings
"ton" = "Tonni";
"motor" = "Moottori";
"start" = "Aloita …";
"start.kiln" = "Aloita";
```

## Accepted

The text is in the language that has no other: its letters say so.

```xib file=Base.lproj/Teahouse.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects>
    <label text="녹차 한 잔, iPad로 주문" id="k1a-aa-a01"/>
    <label text="Green tea to go" id="k1a-aa-a02"/>
    <label text="Black tea to go" id="k1a-aa-a03"/>
  </objects>
</document>
```
```strings file=ko.lproj/Teahouse.strings
"k1a-aa-a02.text" = "녹차 포장";
"k1a-aa-a03.text" = "홍차 포장";
```

A table of views has no use for the cells of its columns.

```xib file=Base.lproj/Crates.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <tableView viewBased="YES" id="c1a-aa-a00">
      <tableColumns>
        <tableColumn id="c1a-aa-a01">
          <popUpButtonCell key="dataCell" id="c1a-aa-a02">
            <menu key="menu" id="c1a-aa-a03">
              <items>
                <menuItem title="Crate of tea" id="c1a-aa-a04"/>
              </items>
            </menu>
          </popUpButtonCell>
        </tableColumn>
      </tableColumns>
    </tableView>
    <button id="c1a-aa-a05"><buttonCell key="cell" title="Ship the crates" id="c1a-aa-a06"/></button>
    <button id="c1a-aa-a07"><buttonCell key="cell" title="Count the crates" id="c1a-aa-a08"/></button>
  </objects>
</document>
```
```strings file=de.lproj/Crates.strings
"c1a-aa-a06.title" = "Kisten verschicken";
"c1a-aa-a08.title" = "Kisten zählen";
```

A menu in the menu bar shows its own title, not that of its item.

```xib file=Base.lproj/Harp.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <menu title="Main Menu" systemMenu="main" id="h1a-aa-a00">
      <items>
        <menuItem title="Strings" id="h1a-aa-a01">
          <menu key="submenu" title="Strings" id="h1a-aa-a02">
            <items>
              <menuItem title="Tune all strings" id="h1a-aa-a03"/>
            </items>
          </menu>
        </menuItem>
      </items>
    </menu>
  </objects>
</document>
```
```strings file=de.lproj/Harp.strings
"h1a-aa-a02.title" = "Saiten";
"h1a-aa-a03.title" = "Alle Saiten stimmen";
```

What the catalog of the file or a note at the control leaves as it is.

```xib file=Base.lproj/Tuner.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Start tuning" id="t1a-aa-a01"/>
    <buttonCell key="cell" title="Stop tuning" id="t1a-aa-a02"/>
    <textFieldCell key="cell" title="Drop of strings" id="t1a-aa-a03"/>
    <textField id="t1a-aa-a04">
      <textFieldCell key="cell" title="Songs on Lutebook" id="t1a-aa-a05"/>
      <attributedString key="userComments"><fragment content="#bc-ignore!"/></attributedString>
    </textField>
    <textField id="t1a-aa-a06">
      <textFieldCell key="cell" title="Clef and staff" id="t1a-aa-a07"/>
      <attributedString key="userComments"><fragment content="Never translate this."/></attributedString>
    </textField>
  </objects>
</document>
```
```xcstrings file=mul.lproj/Tuner.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "t1a-aa-a01.title" : {
      "localizations" : { "nl" : { "stringUnit" : { "state" : "translated", "value" : "Begin" } } }
    },
    "t1a-aa-a02.title" : {
      "localizations" : { "nl" : { "stringUnit" : { "state" : "translated", "value" : "Stop" } } }
    },
    "t1a-aa-a03.title" : { "extractionState" : "extracted_with_value", "shouldTranslate" : false }
  },
  "version" : "1.0"
}
```

A name that the others leave as it is, and a unit.

```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <label text="Your cart" id="a1b-c2-d31"/>
    <label text="Total" id="a1b-c2-d32"/>
    <label text="Kontor Pro" id="a1b-c2-d33"/>
    <label text="px" id="a1b-c2-d34"/>
  </scenes>
</document>
```
```strings file=de.lproj/Main.strings
"a1b-c2-d31.text" = "Warenkorb";
"a1b-c2-d32.text" = "Summe";
"a1b-c2-d33.text" = "Kontor Pro";
```
```strings file=fr.lproj/Main.strings
"a1b-c2-d31.text" = "Panier";
"a1b-c2-d32.text" = "Somme";
"a1b-c2-d33.text" = "Kontor Pro";
```
```strings file=nl.lproj/Main.strings
"a1b-c2-d31.text" = "Winkelwagen";
"a1b-c2-d32.text" = "Totaal";
"a1b-c2-d33.text" = "Kontor Pro";
```
```strings file=it.lproj/Main.strings
"a1b-c2-d31.text" = "Carrello";
"a1b-c2-d32.text" = "Totale";
```

All of them, and the base language needs none.

```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <label text="Your cart" id="a1b-c2-d31"/>
    <label text="Total" id="a1b-c2-d32"/>
    <label text="Label" id="a1b-c2-d33"/>
    <label text="100 %" id="a1b-c2-d34"/>
  </scenes>
</document>
```
```strings file=en.lproj/Main.strings
"a1b-c2-d31.text" = "Your cart";
```
```strings file=de.lproj/Main.strings
"a1b-c2-d31.text" = "Warenkorb";
"a1b-c2-d32.text" = "Summe";
```

A translation that has only begun, and a variant that falls back to its language.

```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <label text="Your cart" id="a1b-c2-d31"/>
    <label text="Total" id="a1b-c2-d32"/>
    <label text="Pay now" id="a1b-c2-d33"/>
  </scenes>
</document>
```
```strings file=it.lproj/Main.strings
"a1b-c2-d31.text" = "Carrello";
```
```strings file=pt.lproj/Main.strings
"a1b-c2-d31.text" = "Carrinho";
"a1b-c2-d32.text" = "Total";
"a1b-c2-d33.text" = "Pagar agora";
```
```strings file=pt-PT.lproj/Main.strings
"a1b-c2-d31.text" = "Carrinho";
"a1b-c2-d33.text" = "Pagar agora";
```

A table of the code that has the name of the file by chance.

```storyboard file=Base.lproj/Settings.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><label text="Your cart" id="a1b-c2-d31"/></scenes>
</document>
```
```strings file=de.lproj/Settings.strings
"settings.title" = "Einstellungen";
```

A launch screen.

```storyboard file=Base.lproj/LaunchScreen.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" launchScreen="YES">
  <scenes>
    <label text="Made with care" id="a1b-c2-d31"/>
    <label text="By the sea" id="a1b-c2-d32"/>
    <label text="For you" id="a1b-c2-d33"/>
  </scenes>
</document>
```
```strings file=de.lproj/LaunchScreen.strings
"a1b-c2-d31.text" = "Mit Sorgfalt gemacht";
"a1b-c2-d32.text" = "Am Meer";
```

## Not detected

The language has no table for the file at all.

```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><label text="Your cart" id="a1b-c2-d31"/></scenes>
</document>
```
```strings file=de.lproj/Main.strings
"a1b-c2-d31.text" = "Warenkorb";
```
```strings file=fr.lproj/Localizable.strings
"cart.title" = "Panier";
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["A83", "P47", "bartycrouch"],
    inputs: ["interface", "strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "partial-below", value: .number(60), help: "A language with texts for less than this share of a file, in per cent, is only partial, and nothing is asked of it.")],
    check: .missingInterfaceTranslation)
}

extension Rule {
  static let missingPluralCategory = Rule(
    id: "missing-plural-category",
    title: "Plural without a form that its language needs",
    summary: "Each language groups its numbers in its own way: Polish says one thing for 2, another for 5 and a third one for 1. Numbers whose form is missing take the text of `other`, which is then wrong grammar, and without `other` they have no text at all. Add the missing forms; Unicode's CLDR lists them for each language.",
    page: #"""
# Plural without a form that its language needs

Each language groups its numbers in its own way: Polish says one thing for 2, another for 5 and a third one for 1. Numbers whose form is missing take the text of `other`, which is then
wrong grammar, and without `other` they have no text at all. Add the missing forms; Unicode's CLDR lists them for each language.

Only what whole numbers below 100,000 reach is asked for. French, Spanish, Italian, Portuguese and Catalan have a form `many` for millions, Czech has one for decimals, and `other` of Polish is for decimals
too: nobody has to write them, unless the number has decimals. A plural whose forms are all the same text needs no more of them. Texts that are still those of the base language lack more than a form, and
nothing is said of them; nor of `one` where the base language does without.

A gap is only a note where `other` may hold the right text. In Slavic languages `few` is often the same word as that for larger numbers, and where other words stand before the number it nearly always is: then the
finding is hidden unless you ask for `possible` ones. So are those about `many` where `few` is there and differs, about `zero` of Arabic, about languages with two forms where somebody wrote `other` alone, about `two` of Hebrew where `other` shows the number, and about texts that nothing asks for.

Where the base text has forms and a translation has a single text with a counted noun, that is told once for each key, if the nouns of the language have forms: those of Turkish or Hungarian stay
as they are behind a number.

## Flagged

The base text has forms, and German has one text for all numbers. Japanese needs no more, and what is not translated lacks more than that.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld apples" : {
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Äpfel" } },  // ← missing-plural-category warning
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld apple" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld apples" } }
        } } },
        "it" : { "stringUnit" : { "state" : "translated", "value" : "Mele: %lld" } },
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "りんご %lld 個" } },
        "nl" : { "stringUnit" : { "state" : "translated", "value" : "%lld apples" } },
        "ru" : { "stringUnit" : { "state" : "translated", "value" : "%lld яблок" } },
        "tr" : { "stringUnit" : { "state" : "translated", "value" : "%lld elma" } }
      }
    }
  },
  "version" : "1.0"
}
```
A `.stringsdict` has the English forms, and Spanish has none.
```stringsdict file=en.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>basket.pears</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@pears@</string>
    <key>pears</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>%d pear</string>
      <key>other</key>
      <string>%d pears</string>
    </dict>
  </dict>
</dict>
</plist>
```
```strings file=es.lproj/Localizable.strings
"basket.pears" = "%d peras";  // ← missing-plural-category warning
```

Russian numbers that end in 2, 3 or 4 have no form.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld parcels" : {
      "localizations" : {
        "ru" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld посылка" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld посылок" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld посылки" } }  // ← missing-plural-category warning
        } } },
        "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld paczka" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld paczek" } }  // ← missing-plural-category note
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
English without `one`, which may be meant, and Arabic without `few`.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "guests" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "state" : "translated", "value" : "No guests" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld guests" } }  // ← missing-plural-category note possible
        } } },
        "ar" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "state" : "translated", "value" : "لا ضيوف" } },
          "one" : { "stringUnit" : { "state" : "translated", "value" : "ضيف" } },
          "two" : { "stringUnit" : { "state" : "translated", "value" : "ضيفان" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld ضيفًا" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld ضيف" } }  // ← missing-plural-category warning
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
The same in a `.stringsdict`: the language is that of its folder.
```stringsdict file=sk.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>trip.nights</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@nights@</string>
    <key>nights</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>%ld noc</string>
      <key>other</key>
      <string>%ld nocí</string>  <!-- ← missing-plural-category note -->
    </dict>
  </dict>
</dict>
</plist>
```

Romanian puts "de" between a number from 20 on and its noun, so no text fits both.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "tickets" : {
      "localizations" : {
        "ro" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld bilet" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld bilete" } }  // ← missing-plural-category warning
        } } },
        "cs" : { "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld lístků" } }  // ← missing-plural-category note
        } } },
        "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "od %lld gościa" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "od %lld gości" } }  // ← missing-plural-category note possible
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
Without `other` most numbers have no text.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "seats" : {
      "localizations" : {
        "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Platz" } }  // ← missing-plural-category error
        } } },
        "uk" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld місце" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld місця" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld місць" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
A single form may fit all numbers, and the form `other` of a Ukrainian text is most likely that of `many`, which is missing.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "notes" : {
      "localizations" : {
        "de" : { "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Zeichen" } }  // ← missing-plural-category note possible
        } } },
        "uk" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld нотатка" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld нотатки" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld нотаток" } }  // ← missing-plural-category note possible
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

Two, in Hebrew, where the text for other numbers shows the number.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "garden.bees" : { "localizations" : { "he" : { "variations" : { "plural" : {
      "one" : { "stringUnit" : { "state" : "translated", "value" : "דבורה אחת" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld דבורים" } }  // ← missing-plural-category note possible
    } } } } }
  },
  "version" : "1.0"
}
```

English says the same of one and of many, without a noun: Russian may as well.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "orders.more" : { "localizations" : {
      "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld more" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld more" } }
      } } },
      "ru" : { "variations" : { "plural" : {
        "other" : { "stringUnit" : { "state" : "translated", "value" : "ещё %lld" } }  // ← missing-plural-category note possible
      } } }
    } }
  },
  "version" : "1.0"
}
```

## Accepted

`many` of Slovak is for decimals, and the number is a whole one.
```stringsdict file=sk.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>trip.nights</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@nights@</string>
    <key>nights</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>%ld noc</string>
      <key>few</key>
      <string>%ld noci</string>
      <key>other</key>
      <string>%ld nocí</string>
    </dict>
  </dict>
</dict>
</plist>
```

`many` of French is for millions, that of Czech for decimals.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld steps" : {
      "localizations" : {
        "fr" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld pas compté" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pas comptés" } }
        } } },
        "cs" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld krok" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld kroky" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld kroků" } }
        } } },
        "pt-BR" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld passo" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld passos" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
Japanese has one form, and an abbreviation is the same for all numbers.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld min" : {
      "localizations" : {
        "ja" : { "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld分" } }
        } } },
        "ru" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld мин" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld мин" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
What is not to be translated, or not yet.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld beats" : {
      "shouldTranslate" : false,
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld beat" } }
        } } }
      }
    },
    "%lld bars" : {
      "extractionState" : "stale",
      "localizations" : {
        "pl" : { "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld taktów" } }
        } } }
      }
    },
    "%lld songs" : {
      "localizations" : {
        "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "new", "value" : "" } },
          "other" : { "stringUnit" : { "state" : "new", "value" : "" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
A language that nobody has rules for.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld stars" : {
      "localizations" : {
        "tlh" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Hov" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["other": .error, "reachable": .warning, "single": .warning, "replaced": .note, "decimals": .note],
    aliases: [], sources: ["O29", "O33", "J29", "P16", "ilib-lint", "compare-locales"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .missingPluralCategory)
}

extension Rule {
  static let missingTranslation = Rule(
    id: "missing-translation",
    title: "Key without a text in a language",
    summary: "The other keys have been translated and this one was forgotten, or came later. Readers of that language see the name of the key or the base language in the middle of their own. Add the text.",
    page: #"""
# Key without a text in a language

The other keys have been translated and this one was forgotten, or came later. Readers of that language see the name of the key
or the base language in the middle of their own. Add the text.

What a catalog has entered as `new` and left empty is missing as well. A `new` text that is the base text is a matter of `untranslated-value`, and of another one nobody knows yet whether it is good.

Nothing is asked of a regional variant beside its language (`pt-PT` beside `pt`), of a language with few texts, of texts without words, and
of what a catalog marks with `shouldTranslate: false` or a comment as not to be translated. Names in `InfoPlist` tables stand in the `Info.plist` too.

Languages that the configuration calls `required` have to have every text, also as a variant or without any table yet; nothing is asked of those it calls `partial`.

A language that lacks more than 3 per cent of the texts, and more than ten, or more than twenty, is unfinished: that is told once, where its table begins, and its keys are
not told one by one. A text that all of several languages lack, or all but one, is new, and a note: nobody forgot it. More than ten of a table that no other language has are told together. A text that only an unfinished language has, or one that no project builds, counts as one that no other language has. A key that nothing in
the code spells, that it spells only to log it, or that it looks up in a bundle of the system is only a `possible` finding, and so is one whose translations, two at least, all are the base text without a little English word: a name.

## Flagged
```strings file=en.lproj/Localizable.strings
"add" = "Add";
"edit" = "Edit";
"delete" = "Delete";
"share" = "Share";  // ← missing-translation
"close" = "Close";
```
```strings file=de.lproj/Localizable.strings
"add" = "Hinzufügen";
"edit" = "Bearbeiten";
"delete" = "Löschen";
"close" = "Schließen";
```
Commented out is not there:
```strings file=en.lproj/Menu.strings
"a" = "First";
"b" = "Second";
"c" = "Third";
"d" = "Fourth";
"e" = "Fifth";  // ← missing-translation
       ^^^^^
```
```strings file=fr.lproj/Menu.strings
"a" = "Premier";
"b" = "Deuxième";
"c" = "Troisième";
"d" = "Quatrième";
/* "e" = "Cinquième"; */
```
```strings file=it.lproj/Menu.strings
"a" = "Primo";
"b" = "Secondo";
"c" = "Terzo";
"d" = "Quarto";
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "One" : { "localizations" : { "da" : { "stringUnit" : { "state" : "translated", "value" : "Et" } } } },
    "Two" : { "localizations" : { "da" : { "stringUnit" : { "state" : "translated", "value" : "To" } } } },
    "Three" : { "localizations" : { "da" : { "stringUnit" : { "state" : "translated", "value" : "Tre" } } } },
    "Four" : { "localizations" : { "da" : { "stringUnit" : { "state" : "translated", "value" : "Fire" } } } },
    "Five" : { }  // ← missing-translation
  },
  "version" : "1.0"
}
```
A traditional table does not stand in for a simplified one:
```strings file=en.lproj/Short.strings
"a" = "Left";
"b" = "Right";
"c" = "Top";
"d" = "Bottom";
"e" = "Middle";  // ← missing-translation
```
```strings file=zh-Hans.lproj/Short.strings
"a" = "左侧";
"b" = "右侧";
"c" = "顶部";
"d" = "底部";
```
```strings file=zh-Hant.lproj/Short.strings
"a" = "左側";
"b" = "右側";
"c" = "頂部";
"d" = "底部";
"e" = "中間";
```

Nobody has translated the last one, so it is new:
```strings file=en.lproj/Tools.strings
"a" = "Saw";
"b" = "Drill";
"c" = "Nail";
"d" = "Ladder";
"e" = "Spanner";  // ← missing-translation note
```
```strings file=de.lproj/Tools.strings
"a" = "Säge";
"b" = "Bohrer";
"c" = "Nagel";
"d" = "Leiter";
```
```strings file=fr.lproj/Tools.strings
"a" = "Scie";
"b" = "Perceuse";
"c" = "Clou";
"d" = "Échelle";
```
```strings file=it.lproj/Tools.strings
"a" = "Sega";
"b" = "Trapano";
"c" = "Chiodo";
"d" = "Scala";
```
No code spells it any more:
```strings file=en.lproj/Localizable.strings
"saw" = "Saw";
"drill" = "Drill";
"nail" = "Nail";
"file" = "File";
"rasp" = "Rasp";  // ← missing-translation possible
```
```strings file=de.lproj/Localizable.strings
"saw" = "Säge";
"drill" = "Bohrer";
"nail" = "Nagel";
"file" = "Feile";
```
```swift file=Tools.swift
let tools = ["saw", "drill", "nail", "file"].map { NSLocalizedString($0, comment: "Tool") }
```

The system has its own text for it, and for the log nobody translates:
```strings file=en.lproj/Localizable.strings
"saw" = "Saw";
"drill" = "Drill";
"nail" = "Nail";
"file" = "File";
"screw" = "Screw";
"glue" = "Glue";
"vice" = "Vice";
"plane" = "Plane";
"chisel" = "Chisel";
"ruler" = "Ruler";
"bench" = "Bench";
"lathe" = "Lathe";
"plug" = "Plug";
"cable" = "Cable";
"hook" = "Hook";
"shelf" = "Shelf";
"Done" = "Done";  // ← missing-translation possible
"No power" = "No power";  // ← missing-translation possible
"Polish" = "Polish";  // ← missing-translation
"Blunt" = "Blunt";  // ← missing-translation
```
```strings file=de.lproj/Localizable.strings
"saw" = "Säge";
"drill" = "Bohrer";
"nail" = "Nagel";
"file" = "Feile";
"screw" = "Schraube";
"glue" = "Leim";
"vice" = "Schraubstock";
"plane" = "Hobel";
"chisel" = "Meißel";
"ruler" = "Lineal";
"bench" = "Werkbank";
"lathe" = "Drehbank";
"plug" = "Stecker";
"cable" = "Kabel";
"hook" = "Haken";
"shelf" = "Regal";
```
```swift file=Tools.swift
import UIKit

extension String {
  static func tool(_ key: String, bundle: Bundle? = nil) -> String {
    NSLocalizedString(key, bundle: bundle ?? .main, comment: "Tool")
  }

  static var done: String { .tool("Done", bundle: Bundle(for: UIButton.self)) }
  static var polish: String { .tool("Polish") }
}

let tools = ["saw", "drill", "nail", "file", "screw", "glue"].map { String.tool($0) }
let more = ["plug", "cable", "hook", "shelf"].map { String.tool($0) }
let others = ["vice", "plane", "chisel", "ruler", "bench", "lathe"].map { String.tool($0) }

func start(_ drill: Drill) {
  guard drill.isPlugged else { return NSLog("%@", String.tool("No power")) }
  if drill.isBlunt { NSLog("%@", String.tool("Blunt")) }
  drill.subtitle = Bundle.main.localizedString(forKey: ["Blunt", "saw"][drill.state], value: nil, table: nil)
  drill.title = drill.isDone ? String.done : String.polish
}

start(Drill())
```

The settings of the system do not show them any more, neither the first pane nor one that opens from it, which still has a footer:
```strings file=Settings.bundle/en.lproj/Root.strings
"Sounds" = "Sounds";
"Alerts" = "Alerts";
"Badges" = "Badges";
"Colours" = "Colours";
"Faxes" = "Faxes";  // ← missing-translation possible
```
```strings file=Settings.bundle/de.lproj/Root.strings
"Sounds" = "Töne";
"Alerts" = "Hinweise";
"Badges" = "Kennzeichen";
"Colours" = "Farben";
```
```plist file=Settings.bundle/Root.plist
<plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
  <dict><key>Title</key><string>Sounds</string></dict>
  <dict><key>Title</key><string>Alerts</string></dict>
  <dict><key>Titles</key><array><string>Badges</string><string>Colours</string></array></dict>
  <dict><key>Type</key><string>PSChildPaneSpecifier</string><key>File</key><string>Loom</string></dict>
</array></dict></plist>
```
```plist file=Settings.bundle/Loom.plist
<plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
  <dict><key>Title</key><string>Thread</string><key>FooterText</key><string>Weave at night</string></dict>
  <dict><key>Titles</key><array><string>Wool</string><string>Silk</string><string>Linen</string>
    <string>Hemp</string><string>Felt</string><string>Jute</string><string>Yarn</string></array></dict>
</array></dict></plist>
```
```strings file=Settings.bundle/en.lproj/Loom.strings
"Thread" = "Thread";
"Wool" = "Wool";
"Silk" = "Silk";
"Linen" = "Linen";
"Hemp" = "Hemp";
"Felt" = "Felt";
"Jute" = "Jute";
"Yarn" = "Yarn";
"Weave at night" = "Weave at night";  // ← missing-translation
"Faxed patterns" = "Faxed patterns";  // ← missing-translation possible
```
```strings file=Settings.bundle/de.lproj/Loom.strings
"Thread" = "Faden";
"Wool" = "Wolle";
"Silk" = "Seide";
"Linen" = "Leinen";
"Hemp" = "Hanf";
"Felt" = "Filz";
"Jute" = "Juteband";
"Yarn" = "Garn";
```

Two languages have the same text as the base: it may be a name.
```strings file=en.lproj/Formats.strings
"format.one" = "Plain text";
"format.two" = "Postscript";  // ← missing-translation possible
"format.three" = "Leave a note";
"format.four" = "Print all";
"format.five" = "Print one";
```
```strings file=de.lproj/Formats.strings
"format.one" = "Reiner Text";
"format.two" = "Postscript";
"format.three" = "Notiz hinterlassen";
"format.four" = "Alles drucken";
"format.five" = "Eine drucken";
```
```strings file=fi.lproj/Formats.strings
"format.one" = "Pelkkä teksti";
"format.two" = "Postscript";
"format.three" = "Jätä viesti";
"format.four" = "Tulosta kaikki";
"format.five" = "Tulosta yksi";
```
```strings file=pt.lproj/Formats.strings
"format.one" = "Texto simples";
"format.three" = "Deixar uma nota";
"format.four" = "Imprimir tudo";
"format.five" = "Imprimir uma";
```

A catalog has entered a language, and nobody has written its text; the last one is new and not looked at yet.
```xcstrings file=Stable.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Brush the horse" : { "localizations" : {  // ← missing-translation
      "de" : { "stringUnit" : { "state" : "new", "value" : "" } }
    } },
    "Clean the stable" : { "localizations" : {  // ← missing-translation
      "de" : { "stringUnit" : { "state" : "new" } }
    } },
    "Feed the horse" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Pferd füttern" } }
    } },
    "Lead the horse" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Pferd führen" } }
    } },
    "Mend the fence" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Zaun flicken" } }
    } },
    "Open the gate" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Tor öffnen" } }
    } },
    "Ride the horse" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Pferd reiten" } }
    } },
    "Saddle the horse" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Pferd satteln" } }
    } },
    "Shut the gate" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Tor schließen" } }
    } },
    "Water the horse" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "new", "value" : "Pferd tränken" } }
    } }
  },
  "version" : "1.0"
}
```

## Accepted

A language that only repeats the base language, because an export has put its texts there: nobody has begun to translate it.

```strings file=Tides/en.lproj/Tides.strings
"tide.1" = "The tide is out";
"tide.2" = "The tide is in";
"tide.3" = "Wait for the tide";
"tide.4" = "No tide today";
"tide.5" = "All the tides";
"tide.6" = "Show the next tide";
"tide.7" = "Hide the last tide";
"tide.8" = "Share this tide";
"tide.9" = "Print all tides";
"tide.10" = "Add a new tide";
"tide.spring" = "Spring tide";
```
```strings file=Tides/de.lproj/Tides.strings
"tide.1" = "The tide is out";
"tide.2" = "The tide is in";
"tide.3" = "Wait for the tide";
"tide.4" = "No tide today";
"tide.5" = "All the tides";
"tide.6" = "Show the next tide";
"tide.7" = "Hide the last tide";
"tide.8" = "Share this tide";
"tide.9" = "Print all tides";
"tide.10" = "Add a new tide";
```

Names of products, and plural forms that a library asks for.

```strings file=Shore/en.lproj/Shore.strings
"pay" = "Apple Pay";
"site" = "Harbour.com";
"boats##{one}" = "One boat at the pier";
"boats##{other}" = "Boats at the pier";
"name" = "Name of the boat";
```
```strings file=Shore/ja.lproj/Shore.strings
"boats##{other}" = "桟橋のボート";
"name" = "ボートの名前";
```

A language that a catalog has entered everywhere and that nobody has begun.
```xcstrings file=Kennel.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Feed the dog" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Hund füttern" } },
      "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
    } },
    "Walk the dog" : { "localizations" : {
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Hund ausführen" } },
      "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
    } }
  },
  "version" : "1.0"
}
```

Nothing in the package asks for the second text.
```swift file=Package.swift
import PackageDescription
```
```swift file=Sources/App/Strings.swift
enum L10n {
  static let stern = NSLocalizedString("boat.stern", comment: "The back of a boat")
  static var keelOfOld: String { NSLocalizedString("boat.keel", comment: "Below a boat") }
}
```
```swift file=Sources/App/Boat.swift
label.text = L10n.stern
```
```strings file=Sources/App/en.lproj/Localizable.strings
"boat.bow" = "Bow of the boat";
"boat.deck" = "Deck of the boat";
"boat.mast" = "Mast of the boat";
"boat.sail" = "Sail of the boat";
"boat.stern" = "Stern of the boat";
"boat.keel" = "Keel of the boat";
```
```strings file=Sources/App/de.lproj/Localizable.strings
"boat.bow" = "Bug des Bootes";
"boat.deck" = "Deck des Bootes";
"boat.mast" = "Mast des Bootes";
"boat.sail" = "Segel des Bootes";
"boat.stern" = "Heck des Bootes";
```
```swift file=Sources/App/Parts.swift
let parts = ["boat.bow", "boat.deck", "boat.mast", "boat.sail"]
```
No project builds the folder of this language:
```strings file=App/en.lproj/Localizable.strings
"boat" = "Boat";
"sail" = "Sail";
```
```strings file=App/de.lproj/Localizable.strings
"boat" = "Boot";
"sail" = "Segel";
```
```strings file=App/nn.lproj/Localizable.strings
"boat" = "Båt";
```
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; name = en; path = App/en.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; name = de; path = App/de.lproj/Localizable.strings; };
}; }
```
A regional variant says only what differs:
```strings file=en.lproj/Localizable.strings
"colour" = "Color";
"centre" = "Center";
```
```strings file=en-GB.lproj/Localizable.strings
"colour" = "Colour";
```
```strings file=pt.lproj/Localizable.strings
"colour" = "Cor";
"centre" = "Centro";
```
```strings file=pt-PT.lproj/Localizable.strings
"centre" = "Meio";
```
A language that has only begun:
```strings file=en.lproj/Localizable.strings
"colour" = "Color";
"centre" = "Center";
```
```strings file=cs.lproj/Localizable.strings
"colour" = "Barva";
```
Signs of units, which languages with Latin letters write alike:
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "One" : { "localizations" : {
      "da" : { "stringUnit" : { "state" : "translated", "value" : "Et" } },
      "uk" : { "stringUnit" : { "state" : "translated", "value" : "Один" } } } },
    "%.1f km" : { "localizations" : {
      "uk" : { "stringUnit" : { "state" : "translated", "value" : "%.1f км" } } } }
  },
  "version" : "1.0"
}
```
Nothing to translate:
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "One" : { "localizations" : { "da" : { "stringUnit" : { "state" : "translated", "value" : "Et" } } } },
    "%1$@ – %2$@" : { },
    "PDF" : { },
    "😀" : { },
    "Firma" : { "shouldTranslate" : false },
    "Gone" : { "extractionState" : "stale" }
  },
  "version" : "1.0"
}
```
```strings file=en.lproj/InfoPlist.strings
"CFBundleDisplayName" = "Notes";
"NSCameraUsageDescription" = "To scan pages";
```
```strings file=de.lproj/InfoPlist.strings
"NSCameraUsageDescription" = "Zum Scannen von Seiten";
```

## Not detected
```strings file=en.lproj/Localizable.strings
"a" = "First";
```
```strings file=fr.lproj/Localizable.strings
"a" = "";
```

"""#,
    severities: ["key": .warning, "language": .warning, "new": .note],
    aliases: [], sources: ["A17", "P39", "locheck", "weblate"],
    inputs: ["strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "partial-below", value: .number(80), help: "A language with texts for less than this share of the keys, in per cent, is only partial, and nothing is asked of it.")],
    check: .missingTranslation)
}

extension Rule {
  static let misspelledKey = Rule(
    id: "misspelled-key",
    title: "Key that the table spells in another way",
    summary: "The code looks up `Loading`, and the table has `loading`: tables compare keys byte by byte, so that the translations which are there are never shown. Most often a text was given another capital, an ellipsis or typographic quotation marks in the code, and the tables were not told. Write the key in one way, in the code or in all tables.",
    page: #"""
# Key that the table spells in another way

The code looks up `Loading`, and the table has `loading`: tables compare keys byte by byte, so that the translations which are there are
never shown. Most often a text was given another capital, an ellipsis or typographic quotation marks in the code, and the tables were not
told. Write the key in one way, in the code or in all tables.

A key is told once, where it is used first. Two keys are taken for one where nothing but capitals, blanks and marks differs and both take
the same values. Nothing is said where most keys of the same kind are in no table, for then other tables are meant.

## Flagged

Capitals, and a mark at the end.

```strings file=en.lproj/Localizable.strings
"Cast off" = "Cast off";
"Loading" = "Loading";
"Open the lock" = "Open the lock";
```
```strings file=de.lproj/Localizable.strings
"Cast off" = "Ablegen";
"Loading" = "Wird geladen";
"Open the lock" = "Schleuse öffnen";
```
```swift file=Deck.swift
let cast = NSLocalizedString("Cast Off", comment: "Button that leaves the pier")  // ← misspelled-key
let load = NSLocalizedString("Loading…", comment: "While the chart is read")  // ← misspelled-key
let open = NSLocalizedString("Open the lock", comment: "Button that asks the keeper")
let close = NSLocalizedString("Loading", comment: "On the way to the harbour")
```

Quotation marks that became typographic, in a format.

```strings file=en.lproj/Localizable.strings
"The boat \"%@\" is moored" = "The boat \"%@\" is moored";
"Moor" = "Moor";
```
```strings file=fr.lproj/Localizable.strings
"The boat \"%@\" is moored" = "Le bateau « %@ » est amarré";
"Moor" = "Amarrer";
```
```objc file=Deck.m
NSString *format = NSLocalizedString(@"The boat “%@” is moored", @"Message with the name of a boat");  // ← misspelled-key
NSString *title = NSLocalizedString(@"Moor", @"Button that ties the boat");
```

A name.

```strings file=en.lproj/Localizable.strings
"deck.castOff" = "Cast off";
"deck.fastSetUp" = "Fast set-up";
"deck.title" = "Deck";
```
```swift file=Deck.swift
let cast = NSLocalizedString("deck.castOff", comment: "Button that leaves the pier")
let title = NSLocalizedString("deck.title", comment: "Title of a screen")
let setup = NSLocalizedString("deck.fastSetup", comment: "Button that skips the questions")  // ← misspelled-key
```

A catalog gets the key with the next build, and none of the translations that it has.

```xcstrings file=Localizable.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Enter Code" : {
      "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Code eingeben" } } }
    },
    "Cancel" : {
      "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Abbrechen" } } }
    }
  },
  "version" : "1.0"
}
```
```swift file=Code.swift
let title = String(localized: "Enter code", comment: "Title of a screen")  // ← misspelled-key
let cancel = String(localized: "Cancel", comment: "Button")
```

A blank that does not break, which nobody sees.

```strings file=en.lproj/Localizable.strings
"Set sail" = "Set sail";
"Cast off" = "Cast off";
```
```swift file=Deck.swift
let set = NSLocalizedString("Set sail", comment: "Button that begins a journey")  // ← misspelled-key
let cast = NSLocalizedString("Cast off", comment: "Button that leaves the pier")
```

## Accepted

Another text, other values, and both spellings in the table.

```strings file=en.lproj/Localizable.strings
"Version" = "Version";
"sail" = "sail";
"Sail" = "Sail";
"Chart" = "Chart";
"Tides" = "Tides";
"HarbourWatch" = "HarbourWatch";
```
```swift file=About.swift
let version = NSLocalizedString("Version %@", comment: "Number of the version")
let verb = NSLocalizedString("Sail", comment: "Button that begins a journey")
let noun = NSLocalizedString("sail", comment: "Part of a boat")
let chart = NSLocalizedString("Chart", comment: "Map of the sea")
let charts = NSLocalizedString("Tides", comment: "List of high waters")
let logo = NSLocalizedString("Harbour**Watch**", comment: "Name of the app, half of it bold")
```

The call has a text of its own, or asks for another table.

```strings file=en.lproj/Localizable.strings
"deck.title" = "Deck";
"deck.end" = "End";
```
```swift file=Deck.swift
let title = NSLocalizedString("deck.title", comment: "Title of a screen")
let end = NSLocalizedString("deck.end", comment: "Button that ends a journey")
let other = String(localized: "Deck.Title", defaultValue: "Deck", comment: "Title of a screen")
let third = NSLocalizedString("Deck-Title", tableName: "Elsewhere", comment: "Title of a screen")
```

Tables that are not there.

```strings file=en.lproj/Localizable.strings
"Chart" = "Chart";
```
```swift file=Sea.swift
let chart = NSLocalizedString("chart", comment: "Map of the sea")
let sea = NSLocalizedString("Sea", comment: "Title of a screen")
let tide = NSLocalizedString("Tide", comment: "Title of a screen")
```

## Not detected

Letters that differ.

```strings file=en.lproj/Localizable.strings
"Harbour" = "Harbour";
"Pier" = "Pier";
```
```swift file=Sea.swift
let harbour = NSLocalizedString("Harbor", comment: "Title of a screen")
let pier = NSLocalizedString("Pier", comment: "Title of a screen")
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O14", "P39"],
    inputs: ["swift", "objc", "strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [.description],
    options: [],
    check: .misspelledKey)
}

extension Rule {
  static let mistakenDateLetter = Rule(
    id: "mistaken-date-letter",
    title: "Date letter that means something else",
    summary: "In a date pattern the size of a letter decides: `MM` is the month and `mm` are minutes, `dd` is the day of the month and `DD` that of the year, `hh` counts to twelve and says nothing without `a`. Such a pattern looks right with the date it was tried on. Write the letter that is meant: `M` month, `m` minute, `d` day, `H` hour, `s` second, `S` fraction of a second.",
    page: #"""
# Date letter that means something else

In a date pattern the size of a letter decides: `MM` is the month and `mm` are minutes, `dd` is the day of the month and `DD` that of the year, `hh` counts to twelve and says nothing without
`a`. Such a pattern looks right with the date it was tried on. Write the letter that is meant: `M` month, `m` minute, `d` day, `H` hour, `s` second, `S` fraction of a second.

`YYYY` has [a page of its own](week-year.md).

## Flagged

The day of the year where a month stands beside it.

```swift
formatter.dateFormat = "yyyy-MM-DD"  // ← mistaken-date-letter
formatter.dateFormat = "DD.MM.yyyy"  // ← mistaken-date-letter
```

Minutes between year and day.

```swift
formatter.dateFormat = "yyyy-mm-dd"  // ← mistaken-date-letter
formatter.dateFormat = "mm/dd/yyyy"  // ← mistaken-date-letter
```

The month behind the hour, seconds for their fractions, and the other way round.

```swift
formatter.dateFormat = "yyyy-MM-dd HH:MM:ss"  // ← mistaken-date-letter
formatter.dateFormat = "HH:MM"  // ← mistaken-date-letter
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.sss"  // ← mistaken-date-letter
formatter.dateFormat = "yyyy-MM-dd HH:mm:SS"  // ← mistaken-date-letter
```

Twelve hours without `a`: three in the morning and three in the afternoon look alike.

```swift
formatter.dateFormat = "yyyy-MM-dd hh:mm:ss"  // ← mistaken-date-letter warning
```

A constant or an argument that is named as a pattern.

```swift
let fileDateFormat = "yyyy-mm-dd"  // ← mistaken-date-letter
let text = date.text(format: "HH:MM")  // ← mistaken-date-letter
```

```objc
[formatter setDateFormat:@"yyyy-MM-DD"];  // ← mistaken-date-letter
formatter.dateFormat = @"dd-mm-yyyy";  // ← mistaken-date-letter
[formatter setDateFormat:@"dd MMM yyyy hh:mm"];  // ← mistaken-date-letter warning
[formatter setDateFormat:@"HH:mm:ss.sss"];  // ← mistaken-date-letter
[formatter setDateFormat:@"HH:mm:SS"];  // ← mistaken-date-letter
static NSString *const kStampFormat = @"yyyy-MM-dd HH:MM";  // ← mistaken-date-letter
```

What only a log holds is a `possible` finding.

```swift
final class TideLogger {
  var dateFormat = "yyyy-MM-dd hh:mm:ss"  // ← mistaken-date-letter warning possible
}
```

## Accepted

Each letter in its place.

```swift
formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
formatter.dateFormat = "h:mm a"
formatter.dateFormat = "hh:mm:ss aa, dd.MM.yyyy"
formatter.dateFormat = "mm:ss"
formatter.dateFormat = "HH:mm, MMM d"
```

The day of the year on purpose, and a time before a date.

```swift
formatter.dateFormat = "yyyy-DDD"
formatter.dateFormat = "D"
formatter.dateFormat = "HH:mm MM/dd"
formatter.dateFormat = "HH MMM"
```

Notations for people, and words.

```swift
label.text = "MM/DD/YYYY"
let hint = "yyyy-mm-dd"
let format = "add"
```

A regular expression.

```swift
let suffix = try NSRegularExpression(pattern: "[smhdy]$")
let stampPattern = "dd|mm|yy"
```

The patterns of C have letters of their own behind their signs.

```swift
let fileDateFormat = "%Y-%m-%d"
let stamp = date.text(format: "%H:%M")
```

```objc
NSString *day = [date descriptionWithCalendarFormat:@"%y-%m-%d" timeZone:nil locale:nil];
```

A template has no order, and letters in quotes are text.

```swift
formatter.setLocalizedDateFormatFromTemplate("hhmm")
formatter.dateFormat = "yyyy-MM-dd 'DD mm'"
```

```objc
[formatter setDateFormat:@"EEE, dd MMM yyyy HH:mm:ss zzz"];
[formatter setDateFormat:@"mm:ss.SSS"];
[formatter setDateFormat:@"yyyy.DDD"];
formatter.dateFormat = @"hh:mm a";
NSString *hint = @"dd/mm/yyyy";
```

## Not detected

What a time without a half of the day is for: the text that says it may stand beside it.

```swift
formatter.dateFormat = pattern ?? "yyyy" + "-mm-dd"
```

## Fixed

```swift
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-mm-dd"  // ← mistaken-date-letter
```

```swift
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd"
```

"""#,
    severities: ["letter": .error, "half-day": .warning],
    aliases: [], sources: ["O51", "J4", "P27"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .mistakenDateLetter)
}

extension Rule {
  static let mixedChineseScript = Rule(
    id: "mixed-chinese-script",
    title: "Character of the other Chinese script",
    summary: "Chinese is written in simplified characters on the mainland and in traditional ones in Taiwan, Hong Kong and Macau. A text with characters of both looks like a slip to every reader. Mostly a word was copied from the other table, or typed with the other keyboard. Write the character of the script that the language has.",
    page: #"""
# Character of the other Chinese script

Chinese is written in simplified characters on the mainland and in traditional ones in Taiwan, Hong Kong and Macau. A text with
characters of both looks like a slip to every reader. Mostly a word was copied from the other table, or typed with the other
keyboard. Write the character of the script that the language has.

Only characters that the other script never writes are reported. Names of people and companies may need them all the same:
silence the finding there, with the reason. A key that ends in `Hans` or `Hant` and stands beside one for the other script may have a name in the script that it names, if the table of that script has the same text. Where nothing in the code spells the key, or code only logs its text, or all keys of the table are objects of a storyboard or xib that is gone, nobody seems to see it: a `possible` finding. Several texts of one file have one cause, and are told once.

## Flagged
```strings file=zh-Hans.lproj/Localizable.strings
"trash.empty" = "清空並刪除";  // ← mixed-chinese-script
"trash.title" = "废纸篓";
```
```strings file=zh-Hant.lproj/Localizable.strings
"save" = "储存";  // ← mixed-chinese-script
          ^
```
```strings file=zh-Hans.lproj/Editor.strings
"file.new" = "新增檔案";  // ← mixed-chinese-script
"file.open" = "開啟";
"file.close" = "關閉";
"file.copy" = "複製檔案";
"file.remove" = "刪除";
"file.print" = "印出這頁";
"edit.select" = "選取";
"edit.find" = "尋找";
"view.show" = "顯示";
"view.window" = "視窗";
"view.zoom" = "縮放";
"help.title" = "說明";
"format.font" = "字體樣式";
"format.size" = "大小與間距";
"format.color" = "顏色";
"share.mail" = "電子郵件";
"share.link" = "連結";
"share.network" = "網路";
"note.new" = "新筆記";
"note.lock" = "鎖定";
"note.move" = "移動到資料夾";
"quit" = "結束";
```
```strings file=zh_TW.lproj/Localizable.strings
"options.title" = "偏好设定";  // ← mixed-chinese-script
```
```strings file=zh-HK.lproj/Localizable.strings
"account" = "户口资料";  // ← mixed-chinese-script
               ^
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Download" : {
      "localizations" : {
        "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "下載" } },  // ← mixed-chinese-script
        "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "下載" } }
      }
    }
  },
  "version" : "1.0"
}
```

What the code prints or stops with is read by its authors:
```strings file=zh-Hant.lproj/Localizable.strings
"no kettle" = "无水壺";  // ← mixed-chinese-script warning possible
"tea is cold" = "茶无热";
"tea is ready" = "茶準備好了";
"tea is hot" = "茶热";  // ← mixed-chinese-script warning
```
```strings file=en.lproj/Localizable.strings
"no kettle" = "No kettle";
"tea is cold" = "Tea is cold";
"tea is ready" = "Tea is ready";
"tea is hot" = "Tea is hot";
```
```swift file=Kettle.swift
import Foundation

extension String {
  var local: String { NSLocalizedString(self, comment: "") }
}

func pour(_ kettle: Kettle?) -> String {
  guard let kettle else { fatalError("no kettle".local) }
  if kettle.isCold { print("tea is cold".local, kettle) }
  if kettle.isHot { print("tea is hot".local) }
  return kettle.isHot ? "tea is hot".local : "tea is ready".local
}

cup.label = pour(kettle)
```

A key that names a script is no excuse for another text, nor is one without its like:
```strings file=zh-Hans.lproj/Fonts.strings
"brush.Hans" = "毛笔";
"brush.Hant" = "毛笔";
"pencil.Hant" = "鉛筆";  // ← mixed-chinese-script
```
```strings file=zh-Hant.lproj/Fonts.strings
"brush.Hans" = "毛笔字";  // ← mixed-chinese-script
"brush.Hant" = "毛筆";
"pencil.Hant" = "鉛筆";
```

No code spells the last key any more, and an interface file has lost an object:
```strings file=zh-Hant.lproj/Shop.strings
"cart" = "购物车";  // ← mixed-chinese-script
"offer" = "特價";
"sale" = "特价";  // ← mixed-chinese-script possible
```
```swift file=Shop.swift
let texts = ["cart", "offer"].map { NSLocalizedString($0, tableName: "Shop", comment: "Shop") }
```
```xib file=Base.lproj/Panel.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects><label text="Saved" id="a1b-c2-d3e"/></objects>
</document>
```
```strings file=zh-Hant.lproj/Panel.strings
"a1b-c2-d3e.text" = "储存";  // ← mixed-chinese-script
"f4g-h5-i6j.text" = "储存";  // ← mixed-chinese-script possible
```

The storyboard that the table was for is gone, and others are there.
```storyboard file=Base.lproj/Harbour.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><label text="Boats" id="b1c-d2-e3f"/></scenes>
</document>
```
```strings file=zh-Hant.lproj/Lighthouse.strings
"q1r-s2-t3u.text" = "灯塔";  // ← mixed-chinese-script possible
```

## Accepted
The two scripts by their own names, in a list of languages:
```strings file=zh-Hans.lproj/Languages.strings
"zh-Hans" = "简体中文";
"zh-Hant" = "繁體中文";
```
```strings file=zh-Hant.lproj/Languages.strings
"zh-Hans" = "简体中文";
"zh-Hant" = "繁體中文";
"lang_zh-Hans" = "中文（简体）";
```
What is named in the script that it writes, such as two keyboards:
```strings file=zh-Hans.lproj/Keyboards.strings
"typewriter.Hans" = "写字机";
"typewriter.Hant" = "寫字機";
```
```strings file=zh-Hant.lproj/Keyboards.strings
"typewriter.Hans" = "写字机";
"typewriter.Hant" = "寫字機";
```
Hong Kong writes this one as the mainland does:
```strings file=zh-HK.lproj/Localizable.strings
"user" = "用户";
```
Characters that both scripts have, or that one of them writes in some words:
```strings file=zh-Hant.lproj/Localizable.strings
"later" = "以後再說";
"queen" = "皇后";
"platform" = "台北車站";
```
Another language that writes such characters:
```strings file=ja.lproj/Localizable.strings
"school" = "学校";
"save" = "保存する";
```
A name that no language translates:
```strings file=en.lproj/Localizable.strings
"maker" = "廣達";
```
```strings file=zh-Hans.lproj/Localizable.strings
"maker" = "廣達";
```

## Not detected
```strings file=zh-Hans.lproj/Localizable.strings
"later" = "以后再说，於是";
```

"""#,
    severities: ["": .warning],
    aliases: ["mixed_chinese"], sources: ["P60", "s2mr"],
    inputs: ["strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .mixedChineseScript)
}

extension Rule {
  static let mojibake = Rule(
    id: "mojibake",
    title: "Text that was read in the wrong encoding",
    summary: "Somebody opened a file in UTF-8 as if it were in Windows-1252 or Latin-1 and saved what he saw. Since then one letter is two or three others for every reader: `Ã©` for `é`, `â€™` for `’`. Write the letters anew, or take the file from before that change.",
    page: #"""
# Text that was read in the wrong encoding

Somebody opened a file in UTF-8 as if it were in Windows-1252 or Latin-1 and saved what he saw. Since then one letter is two or three others for every
reader: `Ã©` for `é`, `â€™` for `’`. Write the letters anew, or take the file from before that change.

Each text is told once, at its first wrong place. Only sequences count that are a character in UTF-8 and hardly anything else; a capital before a
quotation mark is left alone.

## Flagged
```strings file=de.lproj/Localizable.strings
"open" = "Ã–ffnen";  // ← mojibake
"clear" = "LÃ¶schen";  // ← mojibake
"street" = "StraÃŸe";  // ← mojibake
"dash" = "heute â€“ morgen";  // ← mojibake
```
```strings file=fr.lproj/Localizable.strings
"today" = "Aujourdâ€™hui";  // ← mojibake
"summer" = "L’Ã©tÃ©";  // ← mojibake
```
```strings file=tr.lproj/Localizable.strings
"login" = "GiriÅŸ yap";  // ← mojibake
"exit" = "Ã‡Ä±kÄ±ÅŸ";  // ← mojibake
```
```strings file=ru.lproj/Localizable.strings
"hello" = "ÐŸÑ€Ð¸Ð²ÐµÑ‚";  // ← mojibake
```
```strings file=ja.lproj/Localizable.strings
"close" = "é–‰ã‚‹";  // ← mojibake
"emoji" = "ðŸ˜€ OK";  // ← mojibake
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Donâ€™t ask again" : {  // ← mojibake
      "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "No volver a preguntar maÃ±ana" } }  // ← mojibake
      }
    }
  },
  "version" : "1.0"
}
```
```stringsdict file=sv.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
  <key>days</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@d@</string>
    <key>d</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d dag</string>
      <key>other</key><string>%d dagar hittades pÃ¥ servern</string>  <!-- ← mojibake -->
    </dict>
  </dict>
</dict></plist>
```

## Accepted

Letters that belong to a language.
```strings file=pt.lproj/Localizable.strings
"tomorrow" = "AMANHÃ…";
"no" = "NÃO";
"sea" = "Âncora";
"name" = "Ângela, João e Íris";
```
Capitals before quotes, dots, dashes and marks.
```strings file=de.lproj/Localizable.strings
"letter" = "Das „Ä“ und das „Ö“…";
"more" = "NÄHE… MENÜ…";
"brand" = "CAFÉ™ und MENÜ®";
```
```strings file=fr.lproj/Localizable.strings
"quoted" = "«Activé…» et «Désactivé»";
"degree" = "À 20° à l’ombre, été²";
"away" = "à »";
```
```strings file=vi.lproj/Localizable.strings
"gram" = "Ân cần và Đồng ý";
```
```strings file=sv.lproj/Localizable.strings
"island" = "Å, Ö och Ä";
"stream" = "Å·A";
```
Signs behind a number, and other alphabets.
```strings file=el.lproj/Localizable.strings
"area" = "20 m² · 30 °C ± 1 °C";
"greek" = "Καλημέρα";
```
```strings file=is.lproj/Localizable.strings
"thing" = "ÞAÐ er Ð";
```
A text that explains it, with its letters apart.
```strings file=en.lproj/Localizable.strings
"help" = "If you see Ã and © in a text, choose another encoding.";
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O67", "P38", "weblate"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .mojibake)
}

extension Rule {
  static let multiLinefeed = Rule(
    id: "multi-linefeed",
    title: "Several empty lines before an entry",
    summary: "Tables of all languages are read beside each other, and lines that stand in only one of them push the rest apart. Leave one empty line.",
    page: #"""
# Several empty lines before an entry

Tables of all languages are read beside each other, and lines that stand in only one of them push the rest apart. Leave one empty line.

Off until it is asked for.

## Flagged
```strings
"door" = "Door";


"room" = "Room";  // ← multi-linefeed
```
```strings
"door" = "Door";



/* Where one sleeps */
"room" = "Room";  // ← multi-linefeed
 ^^^^
```
```strings
/* Rooms */


"room" = "Room";  // ← multi-linefeed
"door" = "Door";


"bed" = "Bed";  // ← multi-linefeed
```
```strings
// Rooms

// All of them


room = "Room";  // ← multi-linefeed
```

## Accepted
```strings
"door" = "Door";

"room" = "Room";
```
```strings
/* Rooms */

/* Where one sleeps */

"room" = "Room";
```
```strings
"poem" = "Roses are red


violets are blue";
```
```strings
/*


*/
"door" = "Door";
```

## Fixed

One empty line stays.

```strings
"door" = "Door";



/* Where one sleeps */


"room" = "Room";  // ← multi-linefeed

"bed" = "Bed";
```

```strings
"door" = "Door";

/* Where one sleeps */

"room" = "Room";

"bed" = "Bed";
```

"""#,
    severities: ["": .note],
    aliases: ["multi_linefeed"], sources: ["s2mr"],
    inputs: ["strings"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .multiLinefeed)
}

extension Rule {
  static let mutatedLocalizedFormat = Rule(
    id: "mutated-localized-format",
    title: "Localized format that is changed before it is filled",
    summary: "A localized format is more than its characters: it brings the plural forms of its key along. A text made of it has lost them, and upper case turns `%d` into `%D` and the name of a variable into one that does not exist. Fill the format first, and change the result; or write what is to be added into the text of the table.",
    page: #"""
# Localized format that is changed before it is filled

A localized format is more than its characters: it brings the plural forms of its key along. A text made of it has lost them, and
upper case turns `%d` into `%D` and the name of a variable into one that does not exist. Fill the format first, and change the result; or
write what is to be added into the text of the table.

## Flagged
```swift
let title = String(format: NSLocalizedString("cart.items", comment: "Title").uppercased(), count)  // ← mutated-localized-format
let state = String.localizedStringWithFormat(
  NSLocalizedString("cart.state", comment: "Footer") + ": %@", name)  // ← mutated-localized-format
```
```swift
func title() -> String {
  let format = NSLocalizedString("cart.items", comment: "Title").replacingOccurrences(of: "#", with: "%d")  // ← mutated-localized-format
  return String(format: format, count)
}

func late() -> String {
  String(format: String(localized: "cart.items").trimmingCharacters(in: .whitespaces), locale: .current, count)  // ← mutated-localized-format
}
```
```objc
- (void)show {
  self.title = [NSString stringWithFormat:[NSLocalizedString(@"cart.items", @"Title") uppercaseString], count];  // ← mutated-localized-format
  self.note = [NSString localizedStringWithFormat:[NSLocalizedString(@"cart.note", @"Label") stringByAppendingString:@": %@"], note];  // ← mutated-localized-format
}
```

```objc
- (void)refresh {
  NSMutableString *format = [NSLocalizedString(@"cart.items", @"Title") mutableCopy];  // ← mutated-localized-format
  [format appendString:@"!"];
  self.title = [NSString localizedStringWithFormat:format, count];
}
```

## Accepted
```swift
let title = String(format: NSLocalizedString("cart.items", comment: "Title"), count).uppercased()
let state = String.localizedStringWithFormat(NSLocalizedString("cart.state", comment: "Footer"), name.uppercased())
let price = String(format: "%.2f".appending(" %@"), price, unit)
let label = NSLocalizedString("cart.title", comment: "Title").uppercased()
```
```swift
func choice() -> String {
  let format = isOne ? NSLocalizedString("a.one", comment: "") : NSLocalizedString("a.all", comment: "")
  return String(format: format, count)
}
```
```swift
let size = String(format: tr("size").value, count)
let log = String(format: (NSLocalizedString("cart.items", comment: "Title")), count)
```
```objc
- (void)show {
  self.title = [[NSString stringWithFormat:NSLocalizedString(@"cart.items", @"Title"), count] uppercaseString];
  self.note = [NSString stringWithFormat:NSLocalizedString(@"cart.note", @"Label"), [note uppercaseString]];
  self.path = [NSString stringWithFormat:[base stringByAppendingString:@"/%@"], name];
}
```

## Not detected
```swift
func title() -> String {
  var format = NSLocalizedString("cart.items", comment: "Title")
  format.append(" (%@)")
  return String(format: format, count, name)
}
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O36", "P17"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [.description],
    options: [RuleOption(name: "changes", value: .list(["uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase", "localizedCapitalized", "appending", "replacingOccurrences", "trimmingCharacters", "uppercaseString", "lowercaseString", "capitalizedString", "localizedUppercaseString", "localizedLowercaseString", "localizedCapitalizedString", "stringByAppendingString", "stringByReplacingOccurrencesOfString", "stringByTrimmingCharactersInSet", "mutableCopy"]), help: "Members and messages that make another text.")],
    check: .mutatedLocalizedFormat)
}

extension Rule {
  static let naiveWordSplit = Rule(
    id: "naive-word-split",
    title: "Words found by their spaces",
    summary: "Chinese, Japanese and Thai write words without spaces between them, so that a whole sentence counts as one word. Use `enumerateSubstrings(in:options:)` with `.byWords`, or `NLTokenizer`.",
    page: #"""
# Words found by their spaces

Chinese, Japanese and Thai write words without spaces between them, so that a whole sentence counts as one word. Use `enumerateSubstrings(in:options:)` with `.byWords`, or `NLTokenizer`.

A count that is added to a position in a list passes over its pieces; it is a `possible` finding.

## Flagged

```swift
let words = note.text.components(separatedBy: " ").count  // ← naive-word-split
let first = book.title.split(separator: " ").first  // ← naive-word-split
let initials = reader.displayName.components(separatedBy: " ").compactMap(\.first)  // ← naive-word-split
```

```objc
NSUInteger words = [note.text componentsSeparatedByString:@" "].count;  // ← naive-word-split
NSString *first = [[book.title componentsSeparatedByString:@" "] firstObject];  // ← naive-word-split
```

```objc
offset += [piece.text componentsSeparatedByString:@" "].count;  // ← naive-word-split possible
total += [piece.text componentsSeparatedByString:@" "].count;  // ← naive-word-split
```

```swift
wordIndex += caption.text.components(separatedBy: " ").count  // ← naive-word-split possible
```

## Accepted

```swift
text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, _, _, _ in count += 1 }
```

Lines, fields and parts of machine text.

```swift
let lines = note.text.components(separatedBy: "\n")
let fields = row.split(separator: ",")
let parts = command.components(separatedBy: " ")
let version = header.split(separator: " ").last
```

```objc
NSArray *parts = [command componentsSeparatedByString:@" "];
NSArray *lines = [note.text componentsSeparatedByString:@"\n"];
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["A7", "P44"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .naiveWordSplit)
}

extension Rule {
  static let newlineMismatch = Rule(
    id: "newline-mismatch",
    title: "Line breaks in only one language",
    summary: "The base text has paragraphs or several lines that each end a sentence, and the translation runs on in one. Paragraphs and lists grow together, mostly because a tool or a form swallowed the breaks. Break the translation where the base text does.",
    page: #"""
# Line breaks in only one language

The base text has paragraphs or several lines that each end a sentence, and the translation runs on in one. Paragraphs and lists
grow together, mostly because a tool or a form swallowed the breaks. Break the translation where the base text does.

Breaks within a sentence only fold it, and every language folds where it needs to; one break that is gone, and another number of them, are
`possible` findings. Two short paragraphs that became one, without a list, still read well: that is a note. So is a break at
the edge of a translation whose base text has none. What one language has at the beginning or at the end
of several texts of a table, breaks too many or too few, is told once, and so are the translations of a key that have the same breaks. Where these are more than three, and their languages keep the
breaks of other texts, the base text got its own later: a note. A translation with other values or addresses, or a much shorter one, is that of an
older text, and only a `possible` finding: its breaks are the least of it. So is one with fewer sentences than the base text has paragraphs. Between and behind the tags of HTML a break is white space, and where only those at the very end are lost,
nothing may stand behind them: a `possible` finding too, unless some code puts the text together with others, or it is an item of a list or the line above one.

## Flagged
```strings file=en.lproj/Localizable.strings
"logout" = "You will be logged out.\n\nUnsaved changes are lost.";
"rules" = "All guests:\n\nWear shoes.\n\nKeep quiet.";
"steps" = "Do this:\n- Open the door.\n- Go in.";
"end" = "Good morning.\n\n";
"title" = "Sign in";
```
```strings file=de.lproj/Localizable.strings
"logout" = "Du wirst abgemeldet. Ungesicherte Änderungen gehen verloren.";  // ← newline-mismatch note
"rules" = "Alle Gäste: Schuhe tragen. Leise sein.";  // ← newline-mismatch warning
"steps" = "So geht es: - Tür öffnen - hineingehen";  // ← newline-mismatch
"end" = "Guten Morgen.";  // ← newline-mismatch possible
"title" = "Anmelden\n";  // ← newline-mismatch note
```
One slip in several texts, and one that stands alone:
```strings file=en.lproj/Museum.strings
"hall" = "The great hall";
"tower" = "The tower";
"cellar" = "The cellar";
"garden" = "The garden";
"closed" = "Closed today.";
"tickets" = "Tickets";
"shop" = "Shop";
```
```strings file=pt.lproj/Museum.strings
"hall" = "O grande salão\n";  // ← newline-mismatch note
"tower" = "A torre\n";
"cellar" = "A adega\n\n";
"closed" = "\nFechado hoje.";  // ← newline-mismatch note
"tickets" = "\n\nBilhetes";
"shop" = "\nLoja";
```
```strings file=ro.lproj/Museum.strings
"hall" = "Sala mare";
"tower" = "Turnul";
"garden" = "Grădina\n";  // ← newline-mismatch note
```
```strings file=sk.lproj/Museum.strings
"hall" = "Veľká sála";
"garden" = "Záhrada\n";
```
A text that got its breaks behind its translations, which keep those of another one:
```strings file=en.lproj/Pool.strings
"rules" = "Take a shower.\nDo not run.\nNo food by the water.";
"hours" = "Open daily.\nClosed at night.";
```
```strings file=da.lproj/Pool.strings
"rules" = "Tag et brusebad. Løb ikke. Ingen mad ved vandet.";  // ← newline-mismatch note
"hours" = "Åbent dagligt.\nLukket om natten.";
```
```strings file=fi.lproj/Pool.strings
"rules" = "Käy suihkussa. Älä juokse. Ei ruokaa veden äärellä.";
"hours" = "Avoinna päivittäin.\nYöllä suljettu.";
```
```strings file=nb.lproj/Pool.strings
"rules" = "Ta en dusj. Ikke løp. Ingen mat ved vannet.";
"hours" = "Åpent daglig.\nStengt om natten.";
```
```strings file=sv.lproj/Pool.strings
"rules" = "Ta en dusch. Spring inte. Ingen mat vid vattnet.";
"hours" = "Öppet dagligen.\nStängt på natten.";
```
The code puts something behind these breaks, and a list item is never alone:
```strings file=en.lproj/Weather.strings
"storm" = "A storm is coming.\n\n";
"item" = "• Close the windows.\n\n";
```
```strings file=de.lproj/Weather.strings
"storm" = "Ein Sturm zieht auf.";  // ← newline-mismatch warning
```
```strings file=nl.lproj/Weather.strings
"item" = "• Sluit de ramen.";  // ← newline-mismatch warning
```
```swift file=Weather.swift
func warning() -> String {
  var text = NSLocalizedString("greeting", tableName: "Weather", comment: "First line of the warning")
  text += NSLocalizedString("storm", tableName: "Weather", comment: "Second line of the warning")
  return text
}
```
The letters of an escape are no break:
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Nothing found.\n\nTry again." : {
      "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Rien trouvé.\\n\\nRéessayez." } } // ← newline-mismatch
      }
    }
  },
  "version" : "1.0"
}
```

A translation of an older text:
```strings file=en.lproj/Older.strings
"upload" = "Could not send %@.\n\nCheck the connection.\nTry again.";
"block" = "Block this person?\n\nMessages of blocked people are hidden.\n\nGroups of others still show them.";
"page" = "<html>Good morning.</html>";
"part" = "<p>Good morning.</p>";
```
```strings file=cy.lproj/Older.strings
"upload" = "Methu anfon. Gwiriwch y cysylltiad. Rhowch gynnig arall arni.";  // ← newline-mismatch possible
"block" = "Ydych chi am rwystro'r person hwn? Ni fyddwch yn gweld unrhyw negeseuon oddi wrthynt mwyach.";  // ← newline-mismatch possible
"page" = "<html>Bore da.</html>\n";  // ← newline-mismatch possible
"part" = "<p>Bore da.</p>\n";
```

## Accepted
The breaks of Unicode:
```strings file=en.lproj/Unicode.strings
"logout" = "You will be logged out.\n\nUnsaved changes are lost.";
```
```strings file=zh.lproj/Unicode.strings
"logout" = "您将退出。\U2028\U2028未保存的更改将丢失。";
```
```strings file=en.lproj/Localizable.strings
"drop" = "Drop a file\nhere";
"logout" = "You will be logged out.\nUnsaved changes are lost.";
"windows" = "One.\r\nTwo.";
"plain" = "Good morning. How are you?";
"break" = "\n";
```
```strings file=ja.lproj/Localizable.strings
"drop" = "ここにファイルをドロップ";
"logout" = "ログアウトします。
保存していない変更は失われます。";
"windows" = "一。\n二。";
"plain" = "おはよう。";
"break" = " ";
```
Nobody has translated it yet, or it is not to be translated:
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "First.\nSecond." : {
      "localizations" : {
        "fr" : { "stringUnit" : { "state" : "new", "value" : "Premier. Second." } }
      }
    },
    "Third.\nFourth." : {
      "shouldTranslate" : false,
      "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Troisième. Quatrième." } }
      }
    }
  },
  "version" : "1.0"
}
```
Several breaks, and a different number of them:
```strings file=en.lproj/Localizable.strings
"about" = "Written by all of us.\n\nThank you.";
```
```strings file=it.lproj/Localizable.strings
"about" = "Scritto da tutti noi.\nGrazie.";
```

## Not detected
```strings file=en.lproj/Localizable.strings
"list" = "Needed\nbread\nmilk";
```
```strings file=it.lproj/Localizable.strings
"list" = "Servono pane latte";
```

"""#,
    severities: ["lost": .warning, "all": .note, "paragraph": .note, "stray": .note, "count": .note],
    aliases: [], sources: ["weblate", "loclint"],
    inputs: ["strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .newlineMismatch)
}

extension Rule {
  static let nonAsciiKey = Rule(
    id: "non-ascii-key",
    title: "Character outside ASCII in a key",
    summary: "A key is compared byte by byte. `…` and `...`, a curly and a straight quote, `é` as one character or two: to a person they are the same, to the table they are different keys, and the text stays untranslated without any message. Use only ASCII in keys (U+0020 to U+007E) and write the fine typography in the value.",
    page: #"""
# Character outside ASCII in a key

A key is compared byte by byte. `…` and `...`, a curly and a straight quote, `é` as one character or two: to a person they are
the same, to the table they are different keys, and the text stays untranslated without any message. Use only ASCII in keys
(U+0020 to U+007E) and write the fine typography in the value.

Where the key is the text by design (`Text("…")`, `String(localized:)`) typographic characters are right, and only those that
nobody can see or tell apart are reported. Where most keys of a project are texts (the summary says so), the others are shown
only with `--min-confidence possible`.

## Flagged

The ellipsis of the Mac keyboard: another file will have three dots.

```swift
let wait = NSLocalizedString("Loading…", comment: "Shown while the list is loaded")  // ← non-ascii-key
```

```objc
[menu addItemWithTitle:NSLocalizedString(@"Open…", @"Menu item") action:@selector(open:) keyEquivalent:@"o"];  // ← non-ascii-key
```

Curly quotes and the curly apostrophe.

```swift
let ask = NSLocalizedString("Delete “%@”?", comment: "Alert; %@ is the name of a file")  // ← non-ascii-key
let dont = NSLocalizedString("Don’t save", comment: "Button")  // ← non-ascii-key
```

```objc
alert.messageText = NSLocalizedString(@"“%@” could not be opened.", @"Alert; %@ is a file");  // ← non-ascii-key
alert.informativeText = NSLocalizedString(@"It isn’t a picture.", @"Alert");  // ← non-ascii-key
```

An apostrophe from another keyboard layout: this one is Armenian.

```swift
let sorry = NSLocalizedString("It՚s too late", comment: "Alert")  // ← non-ascii-key
```

Dashes, arrows, bullets, signs of units.

```objc
NSString *range = NSLocalizedString(@"%@ – %@", @"From and to");  // ← non-ascii-key possible
NSString *path = NSLocalizedString(@"Settings → Privacy", @"Where to look");  // ← non-ascii-key
NSString *precision = NSLocalizedString(@"Precision: 1 µs", @"Row");  // ← non-ascii-key
```

```swift
let size = NSLocalizedString("%d × %d", comment: "Width and height")  // ← non-ascii-key
let warm = NSLocalizedString("Above 30 °C", comment: "Warning")  // ← non-ascii-key
```

A no-break space looks like any other space. Here it is written as an escape; it is the same key.

```swift
let price = NSLocalizedString("from\u{00A0}%@", comment: "Before a price")  // ← non-ascii-key
```

```objc
NSString *price = NSLocalizedString(@"from\u00a0%@", @"Before a price");  // ← non-ascii-key
NSString *more = NSLocalizedString(@"more\u2026", @"Button");  // ← non-ascii-key
```

A letter with an accent has two spellings in Unicode, in a name too.

```swift
let cafe = NSLocalizedString("café.title", comment: "Title")  // ← non-ascii-key
let resume = NSLocalizedString("Upload your résumé", comment: "Button")  // ← non-ascii-key
```

A base language other than English.

```objc
NSString *back = NSLocalizedString(@"Zurück", @"Button");  // ← non-ascii-key
NSString *close = NSLocalizedString(@"关闭", @"Button");  // ← non-ascii-key
```

The key of a table, of a bundle, of Core Foundation, of a notification.

```objc
NSString *a = NSLocalizedStringFromTable(@"Colors…", @"Menus", @"Menu item");  // ← non-ascii-key
NSString *b = NSLocalizedStringWithDefaultValue(@"Fonts…", nil, bundle, @"Fonts…", @"Menu item");  // ← non-ascii-key
NSString *c = [bundle localizedStringForKey:@"Styles…" value:nil table:nil];  // ← non-ascii-key
CFStringRef d = CFCopyLocalizedString(CFSTR("Print…"), "Menu item");  // ← non-ascii-key
```

```swift
let a = Bundle.main.localizedString(forKey: "Styles…", value: nil, table: nil)  // ← non-ascii-key
let b = NSString.localizedUserNotificationString(forKey: "You’re late", arguments: nil)  // ← non-ascii-key
```

A key with a default value is a name, in the new functions too.

```swift
let title = String(localized: "menü.title", defaultValue: "Menü", comment: "Title")  // ← non-ascii-key
```

A wrapper of the project.

```swift
func L(_ key: String) -> String {
  NSLocalizedString(key, comment: "")
}

let wait = L("Please wait…")  // ← non-ascii-key
```

```objc
#define L(key) NSLocalizedString(key, nil)

NSString *WaitTitle(void) {
  return L(@"Please wait…");  // ← non-ascii-key
}
```

One branch of a choice, one part of a long text.

```swift
let state = NSLocalizedString(isOn ? "Stop" : "Start…", comment: "Button")  // ← non-ascii-key
```

```objc
NSString *text = NSLocalizedString(@"This cannot be undone. "  // ← non-ascii-key
                                   @"It’s gone for good.", @"Alert");
```

Emoji. Some of them exist with and without an invisible selector; alone they are a note.

```swift
let heart = NSLocalizedString("❤️", comment: "Button")  // ← non-ascii-key possible
let done = NSLocalizedString("Done 🎉", comment: "Shown at the end")  // ← non-ascii-key
```

Text that is its own key: a letter of another alphabet that looks like a Latin one. The first "a" of `Save` is Cyrillic.

```swift
import SwiftUI

let save = Button("Sаve") { save() }  // ← non-ascii-key
let total = String(localized: "Tоtal price")  // ← non-ascii-key
```

Text that is its own key: a character that nobody sees in the code. The same words typed again are another key.

```swift
import SwiftUI

let title = Text("Sign in")  // ← non-ascii-key
let text = String(localized: "Sign up​")  // ← non-ascii-key
let shy = Text("Inter­national")  // ← non-ascii-key
```

Only the table has it, in a project of named keys. It is told once, in the base language.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
"cart.total" = "Total";
"cart.pay" = "Pay now";
"cart.empty" = "Your cart is empty.";
"cart.more…" = "More";  // ← non-ascii-key possible
```

```strings file=de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
"cart.more…" = "Mehr";
```

## Accepted

ASCII in the key, typography in the value.

```swift
let wait = NSLocalizedString("Loading...", value: "Loading…", comment: "Shown while the list is loaded")
let ask = NSLocalizedString("delete.title", value: "Delete “%@”?", comment: "Alert; “%@” is a file")
```

```objc
NSString *wait = NSLocalizedStringWithDefaultValue(@"Loading...", nil, bundle, @"Loading…", @"Shown while waiting…");
NSString *ask = NSLocalizedString(@"delete.title", @"Alert: Delete “%@”?");
```

Quotes, tabs and line breaks that need an escape are ASCII.

```swift
let a = NSLocalizedString("Delete \"%@\"?\nThis cannot be undone.", comment: "Alert")
let b = NSLocalizedString("Name\tSize", comment: "Header")
```

```objc
NSString *a = NSLocalizedString(@"Delete \"%@\"?\nThis can\'t be undone.", @"Alert");
NSString *b = NSLocalizedString(@"100%%", @"Zoom");
```

Where the key is the text by design, typography belongs into it.

```swift
import SwiftUI

let wait = Text("Loading…")
let dont = Button("Don’t save") { close() }
let ask = String(localized: "Delete “\(name)”?")
let range: LocalizedStringResource = LocalizedStringResource("\(start) – \(end)")
let done = Text("Done 🎉")
```

Other languages and alphabets are text like any other; two alphabets may stand side by side.

```swift
import SwiftUI

let back = Text("Zurück")
let close = Text("关闭")
let stop = Text("Остановить Wi-Fi")
let angle = String(localized: "Angle α in degrees")
let drop = Text("Δt")
```

An escape shows what it is, so a no-break space is there on purpose.

```swift
import SwiftUI

let price = Text("from\u{00A0}10 €")
let soft = String(localized: "Inter\u{AD}national")
```

Typography needs them beside digits and marks.

```swift
import SwiftUI

let price = Text("10 €")
let question = Text("Supprimer ?")
```

Joiners and direction marks belong to the spelling of some scripts, and to emoji.

```swift
import SwiftUI

let family = Text("👨‍👩‍👧 Family")
let heart = Text("❤️ Favourites")
let persian = Text("می‌خواهم")
```

Other arguments are not compared with anything.

```swift
let a = NSLocalizedString("menu.print", tableName: "Menüs", comment: "Drucken… öffnet ein Fenster")
```

```objc
NSString *a = NSLocalizedStringFromTable(@"menu.print", @"Menüs", @"Öffnet ein Fenster…");
```

Text that is no key.

```swift
import SwiftUI

let separator = " • "
let ellipsis = title.count > 20 ? title.prefix(19) + "…" : title
let verbatim = Text(verbatim: "x → y")
print("Loading…")
logger.info("café")
```

```objc
NSString *separator = @" – ";
NSLog(@"Loading…");
label.text = @"…";
```

An interpolated expression, and a key that is computed. (`dynamic-key` speaks about those that cannot be looked up.)

```swift
import SwiftUI

let price = Text("from \(format("€"))")
let title = NSLocalizedString(menu["Menü"] ?? fallback, comment: "Title")
```

```objc
NSString *title = NSLocalizedString(titles[@"Menü"], @"Title");
```

A wrapper's own definition and an accessor.

```swift
func L(_ key: String) -> String {
  NSLocalizedString(key, comment: "…")
}

let title = L10n.Menü.title
```

```objc
#define L(key) NSLocalizedString(key, @"…")
```

Tests and logs.

```swift
final class MenuTests: XCTestCase {
  func testTitle() {
    XCTAssertEqual(menu.title, NSLocalizedString("Print…", comment: "Menu item"))
  }
}
```

```objc
NSLog(@"%@", NSLocalizedString(@"Print…", @"Menu item"));
```

A project whose keys are its texts writes them as well as it can.

```swift
let open = NSLocalizedString("Open a file", comment: "Menu item")
let close = NSLocalizedString("Close the window", comment: "Menu item")
let undo = NSLocalizedString("Undo typing", comment: "Menu item")
let find = NSLocalizedString("Find in all files", comment: "Menu item")
let wait = NSLocalizedString("Loading the list…", comment: "Shown while the list is loaded")
let ask = NSLocalizedString("Delete “%@”?", comment: "Alert; %@ is the name of a file")
```

Keys of a table that are texts.

```strings file=en.lproj/Localizable.strings
"More…" = "More…";
"Don’t save" = "Don’t save";
"Your cart is empty." = "Your cart is empty.";
"Pay now" = "Pay now";
"Add to cart" = "Add to cart";
```

## Not detected

A full word in another alphabet that looks Latin: `Оре` here has three Cyrillic letters.

```swift
import SwiftUI

let open = Text("Оре")
```

Typography in a key that is built; `dynamic-key` reports the key itself.

```swift
let title = NSLocalizedString("Delete “\(name)”?", comment: "Alert")
```

"""#,
    severities: ["character": .warning, "emoji": .note, "hidden": .note, "look-alike": .warning],
    aliases: [], sources: ["O17", "A88", "P07", "twine"],
    inputs: ["swift", "objc", "strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [.description],
    options: [],
    check: .nonAsciiKey)
}

extension Rule {
  static let nonCanonicalPathBytes = Rule(
    id: "non-canonical-path-bytes",
    title: "UTF-8 of a path for a function of the system",
    summary: "One name has several spellings: `é` is one character, or an `e` and an accent. Functions such as `fopen` want the spelling of the file system, and `UTF8String` gives that of the string. Use `fileSystemRepresentation`, or `withUnsafeFileSystemRepresentation` of a URL.",
    page: #"""
# UTF-8 of a path for a function of the system

One name has several spellings: `é` is one character, or an `e` and an accent. Functions such as `fopen` want the spelling of the file system, and `UTF8String` gives that of the string. Use
`fileSystemRepresentation`, or `withUnsafeFileSystemRepresentation` of a URL.

## Flagged

```objc
FILE *file = fopen([path UTF8String], "r");  // ← non-canonical-path-bytes
```
```objc
if (stat(path.UTF8String, &info) == 0) { [self use:@"file"]; }  // ← non-canonical-path-bytes
unlink([[self.folder stringByAppendingPathComponent:@"a"] UTF8String]);  // ← non-canonical-path-bytes
```
```objc
rename(from.fileSystemRepresentation, [to UTF8String]);  // ← non-canonical-path-bytes
mkdir([path cStringUsingEncoding:NSUTF8StringEncoding], 0700);  // ← non-canonical-path-bytes
```
```swift
let file = fopen((path as NSString).utf8String, "r")  // ← non-canonical-path-bytes
```
```swift
stat(path.cString(using: .utf8)!, &info)  // ← non-canonical-path-bytes
unlink(url.path.cString(using: .utf8))  // ← non-canonical-path-bytes
```

## Accepted

```objc
FILE *file = fopen([path fileSystemRepresentation], "r");
FILE *other = fopen(path.fileSystemRepresentation, "w");
```
```objc
sqlite3_open([path UTF8String], &database);
```
```objc
FILE *file = fopen("/dev/urandom", "r");
write(file, [text UTF8String], length);
```
```objc
[file rename:[name UTF8String]];
rename(from, to);
```
```swift
let file = url.withUnsafeFileSystemRepresentation { fopen($0!, "r") }
let other = fopen(path, "r")
```

## Not detected

```objc
const char *bytes = [path UTF8String];
FILE *file = fopen(bytes, "r");
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["A40", "A76", "A77", "P49"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .nonCanonicalPathBytes)
}

extension Rule {
  static let numberIntoText = Rule(
    id: "number-into-text",
    title: "Number with decimals written for people by code",
    summary: "`String(format: \"%.1f\", 1.5)` is \"1.5\" for everybody; German, French, Spanish and most other languages write \"1,5\", Arabic \"١٫٥\". Use `value.formatted(.number.precision(.fractionLength(1)))`, `NumberFormatter`, or `String.localizedStringWithFormat`.",
    page: #"""
# Number with decimals written for people by code

`String(format: "%.1f", 1.5)` is "1.5" for everybody; German, French, Spanish and most other languages write "1,5", Arabic "١٫٥". Use `value.formatted(.number.precision(.fractionLength(1)))`,
`NumberFormatter`, or `String.localizedStringWithFormat`.

Looked at are formats with decimals that reach a label or another place where text is shown. Formats from a table belong to [another rule](format-without-locale.md).

## Flagged

```swift
ratioLabel.text = String(format: "%.1f", ratio)  // ← number-into-text
scoreLabel.text = isRated ? String(format: "%.2f", score) : "-"  // ← number-into-text
```

By way of a variable.

```swift
func show(_ angle: Double) {
  let text = String(format: "%.1f°", angle)  // ← number-into-text
  angleLabel.text = text
}
```

```swift
import SwiftUI

struct SpeedView: View {
  let speed: Double
  var body: some View {
    Text(String(format: "%.2fx", speed))  // ← number-into-text
  }
}
```

Beside other text.

```swift
levelLabel.text = "Level " + String(format: "%05.1f", level)  // ← number-into-text
```

```objc
self.ratioLabel.text = [NSString stringWithFormat:@"%.1f", ratio];  // ← number-into-text
[self.zoomButton setTitle:[NSString stringWithFormat:@"%.2fx", zoom] forState:UIControlStateNormal];  // ← number-into-text
```

```objc
- (void)showGain:(double)gain {
  NSString *text = [NSString stringWithFormat:@"%.3f", gain];  // ← number-into-text
  self.gainLabel.text = text;
}
```

## Accepted

```swift
ratioLabel.text = ratio.formatted(.number.precision(.fractionLength(1)))
scoreLabel.text = formatter.string(from: score)
```

With a locale.

```swift
ratioLabel.text = String.localizedStringWithFormat("%.1f", ratio)
scoreLabel.text = String(format: "%.2f", locale: .current, score)
```

For programs.

```swift
let style = String(format: "width: %.2fpx", width)
let query = String(format: "lat=%.6f", latitude)
```

Without decimals.

```swift
sizeLabel.text = String(format: "%.0f", size)
nameLabel.text = String(format: "%@: %d", name, count)
```

```objc
self.ratioLabel.text = [NSString localizedStringWithFormat:@"%.1f", ratio];
self.countLabel.text = [NSString stringWithFormat:@"%@", name];
NSString *path = [NSString stringWithFormat:@"M %.2f %.2f", x, y];
```

## Not detected

Interpolated numbers: nothing at the place says that `ratio` is one.

```swift
ratioLabel.text = "\(ratio)"
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O27", "O43", "H4", "A6", "A37", "A63", "P20"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .numberIntoText)
}

extension Rule {
  static let orphanedInterfaceTranslation = Rule(
    id: "orphaned-interface-translation",
    title: "Translation of an object that is gone",
    summary: "The key names an object of a storyboard or xib by its id, and the file has no such object any more. Translators keep the text in good order, and nobody ever sees it. Mostly the object was deleted and made anew, and then the new one lacks the translation. Move the text to the new id, or take it out.",
    page: #"""
# Translation of an object that is gone

The key names an object of a storyboard or xib by its id, and the file has no such object any more. Translators keep the text in
good order, and nobody ever sees it. Mostly the object was deleted and made anew, and then the new one lacks the translation. Move the
text to the new id, or take it out.

A key is told once, with the number of languages that have it. More than five of one file are told together, and so are all of a file that has no other key. Nothing is said where more than half of the keys are gone, because then the table is of another version of the file, and
where a catalog marks the entry as stale itself or as not to be translated; nor of a storyboard or xib that no Xcode project builds, unless it lies in a package or beside a `project.yml`.

## Flagged

```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><label text="Your cart" id="a1b-c2-d31"/></scenes>
</document>
```
```strings file=de.lproj/Main.strings
"a1b-c2-d31.text" = "Warenkorb";
/* Note = "Do not translate"; */
"x9y-z8-w7v.text" = "Summe";  // ← orphaned-interface-translation
 ^^^^^^^^^^^^^^^
```
```xib file=Base.lproj/Panel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Cancel" id="14"/>
    <buttonCell key="cell" title="Save" id="15"/>
  </objects>
</document>
```
```strings file=sv.lproj/Panel.strings
"14.title" = "Avbryt";
"15.title" = "Spara";
"201.title" = "Verkställ";
```
```strings file=da.lproj/Panel.strings
"14.title" = "Annuller";
"201.title" = "Anvend";  // ← orphaned-interface-translation
```
```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><label text="Your cart" id="a1b-c2-d31"/></scenes>
</document>
```
```xcstrings file=mul.lproj/Main.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "a1b-c2-d31.text" : {
      "extractionState" : "extracted_with_value",
      "localizations" : {
        "nl" : { "stringUnit" : { "state" : "translated", "value" : "Winkelwagen" } }
      }
    },
    "q1q-q2-q3q.text" : { // ← orphaned-interface-translation
      "extractionState" : "extracted_with_value",
      "localizations" : {
        "nl" : { "stringUnit" : { "state" : "translated", "value" : "Totaal" } }
      }
    }
  },
  "version" : "1.0"
}
```
A digit of the id was typed wrongly:
```xib file=Base.lproj/Filter.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <label text="Read" id="a1b-c2-d31"/>
    <label text="Unread" id="a1b-c2-d32"/>
  </objects>
</document>
```
```strings file=de.lproj/Filter.strings
"a1b-c2-d31.text" = "Gelesen";
"a1b-c2-d23.text" = "Ungelesen";  // ← orphaned-interface-translation
```
A file that lost many:
```xib file=Base.lproj/Toolbar.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Open" id="b1a-aa-a01"/>
    <buttonCell key="cell" title="Close" id="b1a-aa-a02"/>
    <buttonCell key="cell" title="Save" id="b1a-aa-a03"/>
    <buttonCell key="cell" title="Print" id="b1a-aa-a04"/>
    <buttonCell key="cell" title="Undo" id="b1a-aa-a05"/>
    <buttonCell key="cell" title="Redo" id="b1a-aa-a06"/>
  </objects>
</document>
```
```strings file=de.lproj/Toolbar.strings
"b1a-aa-a01.title" = "Öffnen";
"b1a-aa-a02.title" = "Schließen";
"b1a-aa-a03.title" = "Sichern";
"b1a-aa-a04.title" = "Drucken";
"b1a-aa-a05.title" = "Widerrufen";
"b1a-aa-a06.title" = "Wiederholen";
"c9z-zz-z01.title" = "Senden";  // ← orphaned-interface-translation
"c9z-zz-z02.title" = "Teilen";
"c9z-zz-z03.title" = "Sperren";
"c9z-zz-z04.title" = "Freigeben";
"c9z-zz-z05.title" = "Ordnen";
"c9z-zz-z06.title" = "Suchen";
```

Of a file in one language nothing is left, and a key that is gone stands in two languages:
```xib file=Base.lproj/Tuner.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
    <buttonCell key="cell" title="Start tuning" id="t1a-aa-a01"/>
    <buttonCell key="cell" title="Stop tuning" id="t1a-aa-a02"/>
    <buttonCell key="cell" title="Next string" id="t1a-aa-a03"/>
  </objects>
</document>
```
```strings file=fr.lproj/Tuner.strings
"t1a-aa-a01.title" = "Commencer";
"t1a-aa-a02.title" = "Arrêter";
"t1a-aa-a03.title" = "Corde suivante";
"t9z-zz-z01.title" = "Diapason";  // ← orphaned-interface-translation
```
```strings file=pt.lproj/Tuner.strings
"t1a-aa-a01.title" = "Começar";
"t9z-zz-z01.title" = "Diapasão";
```
```strings file=it.lproj/Tuner.strings
"31.title" = "Avvia";  // ← orphaned-interface-translation
"32.title" = "Ferma";
```

A package builds the xib, or the project is made of a `project.yml` anew: what the project names says nothing.
```xib file=Dock/Sources/Kit/Base.lproj/Mooring.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects><label text="Tie the rope" id="a1b-c2-d31"/><label text="Ring the bell" id="a1b-c2-d32"/></objects>
</document>
```
```strings file=Dock/Sources/Kit/it.lproj/Mooring.strings
"a1b-c2-d31.text" = "Lega la cima";
"a1b-c2-d32.text" = "Suona la campana";
"x9y-z8-w7v.text" = "Scala";  // ← orphaned-interface-translation
```
```swift file=Dock/Package.swift
// swift-tools-version: 6.0
let package = Package(name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit")])
```
```pbxproj file=Dock/Dock.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXFileReference; path = Launch.storyboard; }; }; }
```

A tool wrote the key of an object without an id.
```xib file=Base.lproj/Loom.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects><buttonCell key="cell" title="Weave" id="31"/></objects>
</document>
```
```strings file=nb.lproj/Loom.strings
"31.title" = "Vev";
".title" = "Thread";  // ← orphaned-interface-translation
```

## Accepted

The project does not name the storyboard.
```storyboard file=Base.lproj/Lobby.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><label text="Ring the bell" id="a1b-c2-d31"/></scenes>
</document>
```
```strings file=de.lproj/Lobby.strings
"a1b-c2-d31.text" = "Bitte läuten";
"x9y-z8-w7v.text" = "Treppe";
```
```pbxproj file=Hotel.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXFileReference; path = Launch.storyboard; }; }; }
```

Every object is there, also one whose text is empty now, and one in a part of another object.

```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <label text="Your cart" id="a1b-c2-d31"/>
    <label text="" id="a1b-c2-d32"/>
    <button id="a1b-c2-d33"><state key="normal" title="Pay now"/></button>
  </scenes>
</document>
```
```strings file=de.lproj/Main.strings
"a1b-c2-d31.text" = "Warenkorb";
"a1b-c2-d32.text" = "Summe";
"a1b-c2-d33.normalTitle" = "Bezahlen";
```

Keys that are no ids, which code looks up.

```storyboard file=Base.lproj/Settings.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><label text="Your cart" id="a1b-c2-d31"/></scenes>
</document>
```
```strings file=de.lproj/Settings.strings
"a1b-c2-d31.text" = "Warenkorb";
"settings.title" = "Einstellungen";
```

The table of another version of the file.

```xib file=Base.lproj/Panel.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects><buttonCell key="cell" title="Cancel" id="14"/></objects>
</document>
```
```strings file=sv.lproj/Panel.strings
"100.title" = "Avbryt";
"101.title" = "Spara";
```

What the catalog calls stale itself, and what no translator sees.

```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><label text="Your cart" id="a1b-c2-d31"/></scenes>
</document>
```
```xcstrings file=mul.lproj/Main.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "a1b-c2-d31.text" : {
      "localizations" : {
        "nl" : { "stringUnit" : { "state" : "translated", "value" : "Winkelwagen" } }
      }
    },
    "p1p-p2-p3p.text" : { "shouldTranslate" : false },
    "q1q-q2-q3q.text" : {
      "extractionState" : "stale",
      "localizations" : {
        "nl" : { "stringUnit" : { "state" : "translated", "value" : "Totaal" } }
      }
    }
  },
  "version" : "1.0"
}
```

## Not detected

The object is there, but has no such property.

```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes><label text="Your cart" id="a1b-c2-d31"/></scenes>
</document>
```
```strings file=de.lproj/Main.strings
"a1b-c2-d31.normalTitle" = "Warenkorb";
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["A83", "P47", "bartycrouch"],
    inputs: ["interface", "strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .orphanedInterfaceTranslation)
}

extension Rule {
  static let overriddenCurrencySymbol = Rule(
    id: "overridden-currency-symbol",
    title: "Symbol set on a currency formatter",
    summary: "The formatter knows from the currency code how each country writes the currency: \"US$\" in Canada, \"$US\" in France. A symbol of one's own is right in one country, and it stays when the currency changes. Set `currencyCode`, and leave the symbol to the locale.",
    page: #"""
# Symbol set on a currency formatter

The formatter knows from the currency code how each country writes the currency: "US$" in Canada, "$US" in France. A symbol of one's own is right in one country, and it stays when the currency changes.
Set `currencyCode`, and leave the symbol to the locale.

An empty symbol, which leaves the amount alone, is accepted.

## Flagged

```swift
formatter.numberStyle = .currency
formatter.currencySymbol = "$"  // ← overridden-currency-symbol
```

```swift
let formatter = configured(NumberFormatter()) { $0.currencySymbol = "€ " }  // ← overridden-currency-symbol
```

```swift
self.formatter.internationalCurrencySymbol = "US$"  // ← overridden-currency-symbol
```

```objc
[formatter setCurrencySymbol:@"£"];  // ← overridden-currency-symbol
```

```objc
formatter.currencySymbol = @"kr";  // ← overridden-currency-symbol
self.formatter.internationalCurrencySymbol = @"EUR";  // ← overridden-currency-symbol
```

## Accepted

```swift
formatter.currencyCode = order.currency
```

```swift
formatter.currencySymbol = ""
formatter.currencySymbol = nil
```

It may be read.

```swift
let symbol = formatter.currencySymbol
print(formatter.currencySymbol ?? "-")
```

A property of something else.

```swift
struct Money {
  var currencySymbol = "$"
  let code: String
}
```

```objc
[formatter setCurrencyCode:code];
NSString *symbol = formatter.currencySymbol;
[formatter setCurrencySymbol:@""];
```

## Not detected

A prefix.

```swift
formatter.positivePrefix = "$"
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["H11", "J15", "P23"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .overriddenCurrencySymbol)
}

extension Rule {
  static let pluralCandidate = Rule(
    id: "plural-candidate",
    title: "Counted noun with a single form",
    summary: "\"%d files\" reads wrong for 1, and a translator into Russian, Polish or Arabic needs three to six forms where the table has room for one. Let the text vary by plural: in the string catalog, or with an entry in a `.stringsdict` beside the table.",
    page: #"""
# Counted noun with a single form

"%d files" reads wrong for 1, and a translator into Russian, Polish or Arabic needs three to six forms where the table has room for one. Let the text vary by plural: in the string catalog, or with an
entry in a `.stringsdict` beside the table.

Where the call that asks for the text chooses by the number, `manual-plural` speaks of it and this rule is silent.

Only English base texts are read: a number without a format of its own, one space, and a word that ends like a plural. An adjective such as `new` or `other` may stand between them, and marks for bold letters. The word
may begin with a capital where the words before the number do, or none stand there. Units of time (`%@ days`) count behind `%@` as well: nobody puts anything but a number there.

## Flagged

```strings
"cart.summary" = "%d articles in your cart";  // ← plural-candidate
"trash.question" = "Delete %lu photos?";  // ← plural-candidate
"%ld friends are online" = "%ld friends are online";  // ← plural-candidate
"export.result" = "%1$ld pages of %2$@ were exported.";  // ← plural-candidate
                   ^^^^^^^^^^^
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld minutes left" : { },  // ← plural-candidate
    "sync.result" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld notes synced" } },  // ← plural-candidate
        "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Notizen abgeglichen" } }
      }
    }
  },
  "version" : "1.0"
}
```

Adjectives, titles, marks, and units of time behind any value.
```strings
"import.result" = "%d new recipes";  // ← plural-candidate
"import.rest" = "We found %ld other Recipes";
"import.title" = "Importing %d Recipes";  // ← plural-candidate
"oven.trays" = "Your oven has **%d** trays";  // ← plural-candidate
"oven.ready" = "Ready in %@ Minutes";  // ← plural-candidate
"oven.rest" = "%d remaining required steps";  // ← plural-candidate
```

No code asks for the last text any more: its call has another number.
```strings file=en.lproj/Shop.strings
"Empty the cart with %ld articles?" = "Empty the cart with %ld articles?";  // ← plural-candidate
"Remove %i articles from the cart?" = "Remove %i articles from the cart?";  // ← plural-candidate possible
"Close" = "Close";
```
```swift file=Shop.swift
let texts = ["Empty the cart with %ld articles?", "Remove %ld articles from the cart?", "Close"]
  .map { NSLocalizedString($0, tableName: "Shop", comment: "Shop") }
```

The table has a text for one beside it: the code chooses between them, and `manual-plural` speaks of that.
```strings
"unit.hour" = "%d hour";
"unit.hours" = "%d hours";  // ← plural-candidate possible
```

A text for one in the next line is enough for English.
```strings
"7-a" = "There is %d berry in the basket";
"7-b" = "There are %d berries in the basket";  // ← plural-candidate possible
"7-c" = "There are %d plums in the basket";  // ← plural-candidate
```

It is not for a second language.
```strings file=en.lproj/Orchard.strings
"8-a" = "Pick %d cherry";
"8-b" = "Pick %d cherries";  // ← plural-candidate
```
```strings file=ru.lproj/Orchard.strings
"8-a" = "Соберите %d вишню";
"8-b" = "Соберите %d вишен";
```

A limit is a number that somebody has set once.
```strings
"password.short" = "Use at least %d characters";  // ← plural-candidate possible
"trial.limit" = "Limited to %d minutes";  // ← plural-candidate possible
"name.long" = "The name cannot exceed %d characters";  // ← plural-candidate possible
"name.size" = "Between %d and %d characters";  // ← plural-candidate possible
"note.long" = "%d characters maximum";  // ← plural-candidate possible
"note.short" = "Write %d characters or more";  // ← plural-candidate possible
"code.size" = "A code has %d~%d characters";
"cart.full" = "You cannot order more than %d articles";  // ← plural-candidate possible
"guest.age" = "The age limit is %d years";  // ← plural-candidate possible
"trial.rest" = "The trial lasts %d minutes";  // ← plural-candidate
```

Capitals have a singular too: the code chooses.
```strings file=Lock/en.lproj/Localizable.strings
"LOCK_ATTEMPTS" = "%d attempts until the lock shuts";  // ← plural-candidate possible
"LOCK_ATTEMPT" = "%d attempt until the lock shuts";
```
```swift file=Lock/Lock.swift
let text = String(format: NSLocalizedString("LOCK_ATTEMPTS", comment: "Below the keypad"), count)
```

## Accepted
The project has forms of its own, named for the digits that a number ends with.
```strings file=en.lproj/Localizable.strings
"crew.sailors1" = "%@ sailor on board";
"crew.sailors234" = "%d sailors on board";
"crew.sailors567890" = "%d sailors on board";
```
The sign of a unit has no plural.
```strings file=en.lproj/Localizable.strings
"stream.rate" = "%d kbps";
```
A plural stands in the catalog.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld minutes left" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld minute left" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld minutes left" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
A plural stands in the `.stringsdict` beside the table.
```strings file=en.lproj/Localizable.strings
"trip.nights" = "%ld nights";
```
```stringsdict file=en.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>trip.nights</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@nights@</string>
    <key>nights</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>%ld night</string>
      <key>other</key>
      <string>%ld nights</string>
    </dict>
  </dict>
</dict>
</plist>
```

Numbers that count nothing, or not what stands behind them.
```strings
"page" = "Page %d of %d pages";
"ratio" = "%d/%d results";
"clock" = "%02d hours";
"ticket" = "Ticket #%d is yours";
"size" = "%d px";
"share" = "%d%% of all votes";
"code" = "Error %d is unknown";
"name" = "%@ files";
"amount" = "%.1f hours";
"way" = "%d across";
"status" = "%d is less than that";
"owner" = "%d users' photos";
```
A project with plurals of its own.
```strings
"cart_one" = "%d articles in your cart";
"cart_few" = "%d articles in your cart";
"cart.other" = "%d articles in your cart";
```
Another language than English.
```strings file=fr.lproj/Localizable.strings
"cart.summary" = "%d articles dans le panier";
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O28", "H6", "J25", "P14", "androidlint"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    yieldsTo: ["manual-plural"], contexts: [],
    options: [RuleOption(name: "exempt-words", value: .list(["always", "does", "goes", "says", "means", "needs", "wants", "exists", "contains", "equals", "remains", "times"]), help: "Words with an s at the end that are no noun in the plural.")],
    check: .pluralCandidate)
}

extension Rule {
  static let preferredLanguages = Rule(
    id: "preferred-languages",
    title: "First language of the device decides",
    summary: "`Locale.preferredLanguages` is what the reader prefers on the device, in the order of the settings. The app may not have the first of them: a reader with Catalan and Spanish sees a Spanish app whose dates or decisions are Catalan. Ask for the language the app runs in: `Bundle.main.preferredLocalizations.first`, `Locale.current`.",
    page: #"""
# First language of the device decides

`Locale.preferredLanguages` is what the reader prefers on the device, in the order of the settings. The app may not have the first of them: a reader with Catalan and Spanish sees a Spanish app whose dates
or decisions are Catalan. Ask for the language the app runs in: `Bundle.main.preferredLocalizations.first`, `Locale.current`.

Reported where the language makes a locale or is compared. To choose from a list of one's own there is `Bundle.preferredLocalizations(from:)`.

## Flagged

```swift
let locale = Locale(identifier: Locale.preferredLanguages[0])  // ← preferred-languages
let other = Locale(identifier: Locale.preferredLanguages.first ?? "en")  // ← preferred-languages
```

```swift
if Locale.preferredLanguages.first == "ar" { mirror() }  // ← preferred-languages
```

```swift
let isChinese = Locale.preferredLanguages[0].hasPrefix("zh")  // ← preferred-languages
let isGerman = NSLocale.preferredLanguages.first?.hasPrefix("de") == true  // ← preferred-languages
```

```swift
switch Locale.preferredLanguages[0] {  // ← preferred-languages
case "de": show(german)
default: show(english)
}
```

```objc
if ([[NSLocale preferredLanguages][0] hasPrefix:@"zh"]) {  // ← preferred-languages
  [self useWideLayout];
}
BOOL isArabic = [[[NSLocale preferredLanguages] objectAtIndex:0] isEqualToString:@"ar"];  // ← preferred-languages
NSLocale *locale = [NSLocale localeWithLocaleIdentifier:NSLocale.preferredLanguages.firstObject];  // ← preferred-languages
```

## Accepted

```swift
let language = Bundle.main.preferredLocalizations.first
let isChinese = Bundle.main.preferredLocalizations[0].hasPrefix("zh")
```

The list as a whole.

```swift
let best = Bundle.preferredLocalizations(from: available, forPreferences: Locale.preferredLanguages).first
```

```swift
let code = Locale.current.identifier
for language in Locale.preferredLanguages where isSpoken(language) { offer(language) }
```

In a log.

```swift
logger.info("\(Locale.preferredLanguages[0] == "de")")
```

```objc
NSString *language = [NSBundle mainBundle].preferredLocalizations.firstObject;
NSArray *languages = [NSLocale preferredLanguages];
NSUInteger count = [NSLocale preferredLanguages].count;
```

## Not detected

By way of a variable.

```swift
let languages = Locale.preferredLanguages
if languages[0] == "de" { greet() }
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O64", "A43", "A45", "A50", "A80", "J8", "P34"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .preferredLanguages)
}

extension Rule {
  static let quotedTimeZone = Rule(
    id: "quoted-time-zone",
    title: "Z in quotes and no time zone",
    summary: "The Z at the end of an ISO 8601 date says that the time is UTC. In quotes it is only a letter, and the formatter reads and writes local time: everything is off by the offset of the reader. Take the quotes away, set `timeZone` to UTC, or use `ISO8601DateFormatter`.",
    page: #"""
# Z in quotes and no time zone

The Z at the end of an ISO 8601 date says that the time is UTC. In quotes it is only a letter, and the formatter reads and writes local time: everything is off by the offset of the reader. Take the quotes away, set
`timeZone` to UTC, or use `ISO8601DateFormatter`.

## Flagged

```swift
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"  // ← quoted-time-zone
```
```swift
extension DateFormatter {
  static let server: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'"  // ← quoted-time-zone
    return formatter
  }()
}
```
```swift
func date(_ text: String) -> Date? {
  let formatter = DateFormatter()
  formatter.dateFormat = text.contains(".") ? "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'" : "yyyy-MM-dd'T'HH:mm:ss'Z'"  // ← quoted-time-zone, quoted-time-zone
  return formatter.date(from: text)
}
```
```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setDateFormat:@"yyyy-MM-dd'T'HH:mm:ss'Z'"];  // ← quoted-time-zone
```
```objc
- (NSDate *)dateOf:(NSString *)text {
  NSDateFormatter *formatter = [NSDateFormatter new];
  formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
  formatter.dateFormat = @"yyyyMMdd'T'HHmmss'Z'";  // ← quoted-time-zone
  return [formatter dateFromString:text];
}
```

A constant with the pattern.
```swift
let pattern = "yyyy-MM-dd'T'HH:mm:ss'Z'"  // ← quoted-time-zone
formatter.dateFormat = pattern
```

## Accepted

```swift
let formatter = DateFormatter()
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
formatter.timeZone = TimeZone(secondsFromGMT: 0)
```
```swift
let formatter = DateFormatter()
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
let other = DateFormatter()
other.dateFormat = "yyyy-MM-dd'T'HH:mm:ssXXXXX"
```
```swift
let formatter = ISO8601DateFormatter()
let text = "at 10:00'Z'"
```
A formatter that comes from elsewhere may have its time zone:
```swift
let formatter = DateFormatter.utc()
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
```
```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
[formatter setDateFormat:@"yyyy-MM-dd'T'HH:mm:ss'Z'"];
```
```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
formatter.dateFormat = @"h 'Zulu'";
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["J4", "J14", "P27"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .quotedTimeZone)
}

extension Rule {
  static let scannerWithoutLocale = Rule(
    id: "scanner-without-locale",
    title: "Scanner over typed text without a locale",
    summary: "A scanner reads numbers as code writes them unless it gets a locale: of \"1,5\" it takes the 1. Use `Scanner.localizedScanner(with:)`, `[NSScanner localizedScannerWithString:]`, or set `locale`.",
    page: #"""
# Scanner over typed text without a locale

A scanner reads numbers as code writes them unless it gets a locale: of "1,5" it takes the 1. Use `Scanner.localizedScanner(with:)`, `[NSScanner localizedScannerWithString:]`, or set `locale`.

## Flagged

```swift
let scanner = Scanner(string: amountField.text ?? "")  // ← scanner-without-locale
let amount = scanner.scanDouble()
```

```swift
func parse() -> Double? {
  Scanner(string: widthField.stringValue).scanDouble()  // ← scanner-without-locale
}
```

```swift
let scanner = Scanner(string: priceInput.text!)  // ← scanner-without-locale
var price: Decimal = 0
scanner.scanDecimal(&price)
```

```objc
NSScanner *scanner = [NSScanner scannerWithString:self.amountField.text];  // ← scanner-without-locale
[scanner scanDouble:&amount];
```

```objc
[[NSScanner scannerWithString:[widthField stringValue]] scanFloat:&width];  // ← scanner-without-locale
```

What it reads stands elsewhere:

```objc
- (NSScanner *)scanner {
  return [NSScanner scannerWithString:self.amountField.text];  // ← scanner-without-locale possible
}
```

## Accepted

```swift
let scanner = Scanner.localizedScanner(with: amountField.text ?? "")
```

```swift
func parse() -> Double? {
  let scanner = Scanner(string: amountField.text ?? "")
  scanner.locale = Locale.current
  return scanner.scanDouble()
}
```

Text of programs.

```swift
let scanner = Scanner(string: line)
let hex = Scanner(string: color)
let typed = Scanner(string: colorField.text ?? "")
typed.scanHexInt64(&value)
```

```objc
NSScanner *scanner = [NSScanner localizedScannerWithString:self.amountField.text];
```

```objc
- (void)parse {
  NSScanner *scanner = [NSScanner scannerWithString:self.amountField.text];
  [scanner setLocale:[NSLocale currentLocale]];
}
- (void)read:(NSString *)line {
  NSScanner *scanner = [NSScanner scannerWithString:line];
}
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["A59", "A79", "P51"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .scannerWithoutLocale)
}

extension Rule {
  static let sharedFormatterMutation = Rule(
    id: "shared-formatter-mutation",
    title: "Shared formatter that is changed in use",
    summary: "A formatter may be read by several threads at once, but not while one of them changes it, and whoever uses it next gets what the last one set. Set it up where it is made, and keep one for each style or pattern.",
    page: #"""
# Shared formatter that is changed in use

A formatter may be read by several threads at once, but not while one of them changes it, and whoever uses it next gets what the last one set. Set it up where it is made, and keep one for each style or
pattern.

## Flagged

```swift
final class Clock {
  static let formatter = DateFormatter()
  func title(_ date: Date) -> String {
    Clock.formatter.dateFormat = "HH:mm"  // ← shared-formatter-mutation
    return "\(Clock.formatter.string(from: date))"
  }
}
```
```swift
enum Money {
  static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter
  }()
  static func text(_ price: Price) -> String {
    Self.formatter.currencyCode = price.code  // ← shared-formatter-mutation
    formatter.maximumFractionDigits = price.digits  // ← shared-formatter-mutation
    return "\(formatter.string(for: price.amount) ?? "")"
  }
}
```
```swift
let sharedFormatter = DateFormatter()
func month(_ date: Date) -> String {
  sharedFormatter.setLocalizedDateFormatFromTemplate("MMMM")  // ← shared-formatter-mutation
  sharedFormatter.locale = .current  // ← shared-formatter-mutation
  return "\(sharedFormatter.string(from: date))"
}
```
```objc
static NSDateFormatter *formatter;
- (NSString *)month:(NSDate *)date {
  formatter.dateFormat = @"MMMM";  // ← shared-formatter-mutation
  return [formatter stringFromDate:date];
}
```
```objc
- (NSString *)day:(NSDate *)date {
  static NSDateFormatter *formatter;
  if (!formatter) { formatter = [NSDateFormatter new]; }
  [formatter setDateFormat:@"EEEE"];  // ← shared-formatter-mutation
  return [formatter stringFromDate:date];
}
```

## Accepted

```swift
enum Clock {
  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    return formatter
  }()
}
```
```swift
final class Clock {
  let formatter = DateFormatter()
  func title(_ date: Date) -> String {
    formatter.dateFormat = "HH:mm"
    return "\(formatter.string(from: date))"
  }
}
```
```swift
final class Clock {
  static let formatter = DateFormatter()
  func title(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    return "\(formatter.string(from: date))"
  }
}
```
```swift
struct Style {
  static let formatter = makeStyle("plain")
}
func set(_ view: Title) { view.locale = .current; view.add("a") }
```
```objc
- (NSString *)day:(NSDate *)date {
  static NSDateFormatter *formatter;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    formatter = [NSDateFormatter new];
    formatter.dateFormat = @"EEEE";
  });
  return [formatter stringFromDate:date];
}
```
```objc
- (NSString *)day:(NSDate *)date {
  static NSDateFormatter *formatter;
  if (!formatter) {
    formatter = [NSDateFormatter new];
    [formatter setDateFormat:@"EEEE"];
  }
  NSDateFormatter *other = [NSDateFormatter new];
  other.dateFormat = @"EEEE";
  return [formatter stringFromDate:date];
}
```

## Not detected

A formatter of another file.
```swift
Shared.formatter.dateFormat = "HH:mm"
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["O44", "O55", "H14", "P29"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .sharedFormatterMutation)
}

extension Rule {
  static let spelledOutNumber = Rule(
    id: "spelled-out-number",
    title: "Form of a plural that hides its number",
    summary: "The form `one` is not \"the number 1\" in every language. In Russian 21, 31 and 101 take it too, in French 0 does: a text that says \"one message\" or leaves the number out is then wrong for all the others. Put the number into every form that stands for more than one number.",
    page: #"""
# Form of a plural that hides its number

The form `one` is not "the number 1" in every language. In Russian 21, 31 and 101 take it too, in French 0 does: a text that says "one message" or leaves the number out is then wrong for all the
others. Put the number into every form that stands for more than one number.

Where only 0 is wrong, as in French, it is a `possible` finding: code shows another text for none, or asks
for the plural only where there is something to count. So it is where nothing in the code spells the key, and where the key speaks of the time
that somebody buys or tries something (`trial_months`), or of months and weeks gone by (`months_ago`): nobody sells 21 of them, and after eleven a year is over.

Where a form stands for a single number, as `one` of English and German does, its text may spell it. `zero` is taken for 0 in every language, so beside it the French `one` is left with 1. Only
forms whose `other` shows the number are looked at, and what several forms of a plural lack is told once, at the first of them.

## Flagged

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld messages" : {
      "localizations" : {
        "ru" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Одно сообщение" } },  // ← spelled-out-number
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld сообщения" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld сообщений" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld сообщения" } }
        } } },
        "fr" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Un message" } },  // ← spelled-out-number note possible
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld messages" } }
        } } },
        "is" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "state" : "translated", "value" : "Engin skilaboð" } },
          "one" : { "stringUnit" : { "state" : "translated", "value" : "1 skilaboð" } },  // ← spelled-out-number
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld skilaboð" } }
        } } }
      }
    },
    "%lld guests" : {
      "localizations" : {
        "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "gość" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "goście" } },  // ← spelled-out-number
          "many" : { "stringUnit" : { "state" : "translated", "value" : "gości" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld gościa" } }
        } } }
      }
    },
    "%@ sent %lld photos" : {
      "localizations" : {
        "uk" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$@: нове фото" } },  // ← spelled-out-number
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%1$@: %2$lld нові фото" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%1$@: %2$lld нових фото" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$@: %2$lld фото" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

```stringsdict file=lt.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>trip.nights</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@nights@</string>
    <key>nights</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>viena naktis</string>  <!-- ← spelled-out-number -->
      <key>few</key>
      <string>%ld naktys</string>
      <key>other</key>
      <string>%ld naktų</string>
    </dict>
  </dict>
</dict>
</plist>
```

Nobody tries something for 21 months.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "trial_months" : {
      "localizations" : {
        "uk" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Один місяць без оплати" } },  // ← spelled-out-number possible
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld місяці без оплати" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld місяців без оплати" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld місяця без оплати" } }
        } } }
      }
    },
    "visit_months_ago" : {
      "localizations" : {
        "uk" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "місяць тому" } },  // ← spelled-out-number possible
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld місяці тому" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld місяців тому" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld місяця тому" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

## Accepted

`one` of English, `two` of Hebrew and `one` of Polish stand for a single number.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld days" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "state" : "translated", "value" : "Today" } },
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Tomorrow" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "In %lld days" } }
        } } },
        "he" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "יום אחד" } },
          "two" : { "stringUnit" : { "state" : "translated", "value" : "יומיים" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld ימים" } }
        } } },
        "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Jeden dzień" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld dni" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld dni" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dnia" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
Beside `zero` the French `one` is 1, and where no form shows the number the sentence needs none.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld errors" : {
      "localizations" : {
        "fr" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "state" : "translated", "value" : "Aucune erreur" } },
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Une erreur" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld erreurs" } }
        } } }
      }
    },
    "delete.question" : {
      "localizations" : {
        "ru" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Удалить файл?" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "Удалить файлы?" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "Удалить файлы?" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Удалить файлы?" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```
The number of a substitution is `%arg`.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "folder.summary" : {
      "localizations" : {
        "ru" : {
          "stringUnit" : { "state" : "translated", "value" : "Папка: %#@files@" },
          "substitutions" : { "files" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg файл" } },
            "few" : { "stringUnit" : { "state" : "translated", "value" : "%arg файла" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg файлов" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg файла" } }
          } } } }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["several": .warning, "zero": .note],
    aliases: [], sources: ["O34", "P16", "androidlint"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .spelledOutNumber)
}

extension Rule {
  static let strayPercent = Rule(
    id: "stray-percent",
    title: "Percent sign in a format",
    summary: "In a text that the code fills with values a lone percent sign is read as the beginning of a specifier. `100% of %d` has two of them for the system: `% o` takes the first value and shows it in octal digits. Before most other signs the percent sign vanishes. Write `%%`.",
    page: #"""
# Percent sign in a format

In a text that the code fills with values a lone percent sign is read as the beginning of a specifier. `100% of %d` has two of them for the system: `% o` takes the first value and shows it in octal
digits. Before most other signs the percent sign vanishes. Write `%%`.

Several forms or languages of one key are one finding in a file. Only texts whose base text takes a value are looked at; elsewhere a percent sign is shown as it is. Where the base text has the mistake, its translations are not reported again. A sign that is left of the
number of a plural form is told by `malformed-specifier`. Where the base text has no percent sign, the value mostly brings it along: delete this one. Where the only specifiers are such as `%x` and `%C`, which also stand in code and in addresses, and no call puts a value into the text, it may be no format at all, and the finding is `possible`. So is a text of an object of a storyboard or xib, which shows it as it is. Marks that are counted (`%1 of %2`) belong to formats of another kind. A key that nothing in the code spells is only a `possible` finding. So is a sign at the very end of a base text, directly behind a `%@`: nothing is
lost there where the value is a text with a sign of its own.

## Flagged

The word behind the sign swallows a value.
```strings file=en.lproj/Localizable.strings
"quota" = "%d of 100% used";  // ← stray-percent error
"limit" = "%d, at most 100%.";  // ← stray-percent warning
"progress" = "100% done by %@";  // ← stray-percent error
"discount" = "%@ is 20 % cheaper";  // ← stray-percent error
"rebate" = "%@ is cheaper";
"share" = "%@: 100%%";
```
```strings file=es.lproj/Localizable.strings
"rebate" = "%@ cuesta un 20 % de menos";  // ← stray-percent error
"share" = "%@: 100%";  // ← stray-percent warning
"discount" = "%@ cuesta un 20 % de menos";
```
So does a sign directly behind a value. What translations repeat of it is told where the base text stands.
```strings file=en.lproj/Report.strings
"report.catch" = "The catch is %s% compared to last week.";  // ← stray-percent error
```
```strings file=de.lproj/Report.strings
"report.catch" = "Der Fang beträgt %s% im Vergleich zur Vorwoche.";
```
```strings file=ru.lproj/Report.strings
"report.catch" = "Улов составил %s% по сравнению с прошлой неделей.";
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%@ is at 50%%" : {
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "%@ ist bei 50 %" } },  // ← stray-percent warning
        "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "%@ 已达 50%。" } }
      }
    }
  },
  "version" : "1.0"
}
```

Two forms of one plural with the same slip.
```stringsdict file=en.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
  <key>full</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@tanks@</string>
    <key>tanks</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d tank is 100% full</string> <!-- ← stray-percent error -->
      <key>other</key><string>%d tanks are 100% full</string>
    </dict>
  </dict>
</dict></plist>
```

A specifier with its signs turned round, and a sign that the base text does not have.
```strings file=en.lproj/Signs.strings
"sent" = "%@ was sent to %@";
"done" = "%@ done";
```
```strings file=is.lproj/Signs.strings
"sent" = "%@ var send til %@, en @% er farin";  // ← stray-percent error
"done" = "Lokið: %@%";  // ← stray-percent warning
```

At the end, behind a text that may have a sign.
```strings file=en.lproj/Kiln.strings
"kiln.heat" = "Heat at most %@%";  // ← stray-percent warning possible
"kiln.glaze" = "Glaze %@% (of %@)";  // ← stray-percent warning
"kiln.air" = "Air %d%";  // ← stray-percent warning
```

A copy outside of all languages: the mistake is told where it was made.
```strings file=App/en.lproj/Releases.strings
"a" = "%d of 100% used";  // ← stray-percent error
"b" = "One";
"c" = "Two";
"d" = "Three";
"e" = "Four";
```
```strings file=fastlane/Frozen.strings
"a" = "%d of 100% used";
"b" = "One";
"c" = "Two";
"d" = "Three";
"e" = "Four";
```

Samples of code and an address, which nothing fills; and a number that a call fills in.
```strings file=en.lproj/Snippets.strings
"snippet.run" = "%x!date!  %r|sea|";  // ← stray-percent warning possible
"snippet.link" = "At least 20% off: https://example.org/caf%C3%A9";  // ← stray-percent error possible
"snippet.code" = "Failed with %x at 80%";  // ← stray-percent warning
```
```swift file=Snippet.swift
let text = String(format: NSLocalizedString("snippet.code", tableName: "Snippets", comment: "Why it failed"), code)
let names = ["snippet.run", "snippet.link"]
```

A text of a nib, which shows it as it is.
```strings file=en.lproj/Rename.strings
"8JN-Ub-qkc.title" = "Write %d for the day, or 5 % more";  // ← stray-percent warning possible
```

## Accepted

Names of values and plurals in braces are no formats of the system, and doubling their sign mends nothing.
```strings file=en.lproj/Crew.strings
"crew" = "%@ sailors of %@";
```
```strings file=ro.lproj/Crew.strings
"crew" = "%{PLURAL:%@|un marinar|%@ marinari} de pe %@";
```

Texts that take no value, and signs that are written twice.
```strings file=en.lproj/Localizable.strings
"sale" = "50% off";
"full" = "100% done";
"level" = "%d%% charged";
"rate" = "%.1f %% of %@";
"aligned" = "% d|%+d|%-8d|%05.1f";
```
```strings file=fr.lproj/Localizable.strings
"sale" = "50 % de remise";
"full" = "100 % terminé";
"level" = "Chargé à %d %%";
"rate" = "%.1f %% de %@";
"aligned" = "% d|%+d|%-8d|%05.1f";
```

What is left of a number, as the other form shows.
```stringsdict file=en.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
  <key>days</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@d@</string>
    <key>d</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>%1 day</string>
      <key>other</key><string>%ld days</string>
    </dict>
  </dict>
</dict></plist>
```

Marks that are counted, for a format of another kind.
```strings file=en.lproj/Video.strings
"video.size" = "%1 x Native (%2 x %3)";
"video.size.detail" = "%1x Native (%2x%3) at %4";
```

## Fixed

```strings file=en.lproj/Localizable.strings
"quota" = "%d of 100% used";  // ← stray-percent error
"limit" = "%d, at most 100%.";  // ← stray-percent warning
"share" = "%@: 100%%";
```
```strings file=es.lproj/Localizable.strings
"share" = "%@: 100%";  // ← stray-percent warning
```

```strings file=en.lproj/Localizable.strings
"quota" = "%d of 100%% used";
"limit" = "%d, at most 100%%.";
"share" = "%@: 100%%";
```
```strings file=es.lproj/Localizable.strings
"share" = "%@: 100%%";
```

Two halves of one sign, as tools for translators make them of `%%`, come together again.
```strings file=en.lproj/Meter.strings
"volume" = "Volume %d%%";
"done" = "%@%% done";
```
```strings file=hr.lproj/Meter.strings
"volume" = "Glasnoća %d% %";  // ← stray-percent warning
"done" = "%@% % gotovo";  // ← stray-percent error
```

```strings file=en.lproj/Meter.strings
"volume" = "Volume %d%%";
"done" = "%@%% done";
```
```strings file=hr.lproj/Meter.strings
"volume" = "Glasnoća %d %%";
"done" = "%@ %% gotovo";
```

"""#,
    severities: ["taken": .error, "lost": .warning],
    aliases: [], sources: ["O25", "P13", "androidlint", "weblate"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .strayPercent)
}

extension Rule {
  static let stringsSyntax = Rule(
    id: "strings-syntax",
    title: "Mistake in the syntax of a table",
    summary: "One missing semicolon, and the system refuses the whole table: every text of that language falls back to its key, and nothing says so before a user does. A wrong escape is milder: the file is read, and its letters are shown (`u2026` instead of an ellipsis). Write what the message says.",
    page: #"""
# Mistake in the syntax of a table

One missing semicolon, and the system refuses the whole table: every text of that language falls back to its key, and nothing says so
before a user does. A wrong escape is milder: the file is read, and its letters are shown (`u2026` instead of an ellipsis).
Write what the message says.

Where several mistakes stand in one file each is reported, so that one look is enough; wrong escapes are told once a text, and once for entries that follow each other and have the same one. Where nobody reads the text, because no code spells its key, a wrong escape in it is only `possible`. A backslash where the base text has one more line break is told as one that lost its `n`. Where
translations have the wrong escape of the base text, it is told there, and they are named beside it. The text of an entry whose key is told is left alone. So is a file outside of all
languages without a single quote or `=`: it is no table.

## Flagged
```strings
"alarm.title" = "Alarm"  // ← strings-syntax error
"alarm.body" = "Time to get up";
```
```strings
"quote.title" = "He said "yes" twice";  // ← strings-syntax error
```
```strings
"list.empty" = “Nothing here”;  // ← strings-syntax error
```
```strings
"Loading\u2026" = "Loading…";  // ← strings-syntax warning
```
```strings
"list.more" = "Loading\u2026";  // ← strings-syntax warning
```
```strings
"menu.file" = ;  // ← strings-syntax error
```
```strings
"menu.open" "Open";  // ← strings-syntax error
```
```strings
"path.hint" = "Look in C:\Windows";  // ← strings-syntax warning
```
```strings
"menu.close" : "Close";  // ← strings-syntax error
```

Once for all languages:
```strings file=en.lproj/Menu.strings
"menu.more" = "More \u203A";  // ← strings-syntax warning
"menu.name" = "Name";
```
```strings file=fr.lproj/Menu.strings
"menu.more" = "Plus \u203A";
"menu.name" = "Nom\u00A0";  // ← strings-syntax warning
```

The key is wrong, and its text as well; and the `n` of a line break is lost:
```strings
"Found \(name)" = "Trouvé \(name)";  // ← strings-syntax warning
"It rings.\n\nStop it?" = "Es klingelt.\n\Aus damit?";  // ← strings-syntax warning
```
```strings file=en.lproj/Ferry.strings
"ferry.late" = "The ferry is late.\nWait here?";
"ferry.new" = "\nBook a seat";
"ferry.port" = "Port of \Ulsteinvik";  // ← strings-syntax warning
```
```strings file=sl.lproj/Ferry.strings
"ferry.late" = "Trajekt zamuja.\Ali čakate?";  // ← strings-syntax warning
"ferry.new" = "\Ustvari rezervacijo";  // ← strings-syntax warning
"ferry.port" = "Pristanišče Ulsteinvik";
```

An interpolation that somebody wrote into a key: no call finds it. Where no code has such a text any more, or it has no word, it is a `possible` finding.

```strings file=en.lproj/Localizable.strings
"Waiting for \(boat.name)" = "Waiting for \(boat.name)";  // ← strings-syntax
"\(count) boats" = "\(count) boats";  // ← strings-syntax possible
"\(share) %" = "\(share) %";  // ← strings-syntax possible
```
```swift file=Harbour.swift
titleLabel.text = NSLocalizedString("Harbour", comment: "Title")
hintLabel.text = NSLocalizedString("Waiting for \(boat.name)", comment: "Hint above the harbour")
```

The same escape in entries that follow each other, and in one further down.
```strings
"rhyme.digit" = "\d is a digit";  // ← strings-syntax warning
"rhyme.digits" = "\d+ are several";
"rhyme.year" = "\d\d\d\d is a year";
"rhyme.word" = "A word";
"rhyme.last" = "\d is the last one";  // ← strings-syntax warning
```

Nothing in the code spells the key.
```strings file=en.lproj/Localizable.strings
"harp.title" = "Harp";
"harp.tune" = "Tune it";
"harp.old" = "A song in D\m";  // ← strings-syntax warning possible
"harp.new" = "A song in A\m";  // ← strings-syntax warning
```
```swift file=Harp.swift
let texts = ["harp.title", "harp.tune", "harp.new"].map { NSLocalizedString($0, comment: "Harp") }
```

A bundle that the project takes as a part of a folder. No code spells its keys, so they come from data, and nobody can tell which are read.
```strings file=Chess/Boards/Wood.board/Contents/Resources/en.lproj/Localizable.strings
"wood.dark" = "Oak of grade \d";  // ← strings-syntax warning possible
```
```swift file=Chess/App/Board.swift
let title = NSLocalizedString("Board", comment: "Title of the page")
```
```pbxproj file=Chess/Chess.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXBuildFile; fileRef = A2; };
  A2 = { isa = PBXFileReference; lastKnownFileType = folder; path = Boards; };
}; }
```

A line break that a tool took apart.
```strings
"trip.end" = "You are there. \ n Good night.";  // ← strings-syntax warning
```

## Accepted
```strings
"alarm.title" = "Alarm"; "alarm.body" = "Time to get up";
```
```strings
"quote.title" = "He said \"yes\" twice";
```
```strings
"list.empty" = "“Nothing here”";
```
```strings
"list.more" = "Loading\U2026";
```
```strings
CFBundleDisplayName = "Alarm";
'menu.file' = 'File';
"menu.same";
```
```strings
"path.hint" = "Look in C:\\Windows";
"address" = "Line one\nLine two\
line three";
```
```strings
// A table that is empty so far
```
```strings file=Loom/Weaving.strings
Left over from an export
```
```strings file=Loom/yarns.strings
"wool",
"flax",
"silk"
```
```strings
{
  "menu.file" = "File";
}
```

A sample beside the app: a bundle that no project names, as it names no folder around it.
```strings file=Samples/Stone.board/Contents/Resources/en.lproj/Localizable.strings
"stone.dark" = "Slate of grade \d";
"stone.light" = "Light"
```
```strings file=Chess/App/en.lproj/Localizable.strings
"Board" = "Board";
```
```swift file=Chess/App/Board.swift
let title = NSLocalizedString("Board", comment: "Title of the page")
```
```pbxproj file=Chess/Chess.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXBuildFile; fileRef = A2; };
  A2 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; };
}; }
```

## Fixed

Suggestions all of them: the app shows at last what was meant.

```strings
"alarm.title" = "Alarm"  // ← strings-syntax error
"alarm.body" = "Time to get up";
```

```strings
"alarm.title" = "Alarm";
"alarm.body" = "Time to get up";
```

```strings
"list.more" = "Loading\u2026 caf\u00e9";  // ← strings-syntax warning
"path.hint" = "Look in C:\Windows";  // ← strings-syntax warning
```

```strings
"list.more" = "Loading\U2026 caf\U00e9";
"path.hint" = "Look in C:\\Windows";
```

Quotes of a word processor, a colon, and a comma.

```strings
"menu.close" : "Close";  // ← strings-syntax error
"list.empty" = “Nothing here”;  // ← strings-syntax error
"menu.open" = "Open",  // ← strings-syntax error
```

```strings
"menu.close" = "Close";
"list.empty" = "Nothing here";
"menu.open" = "Open";
```

The letter that makes a line break of the backslash.

```strings
"It rings.\n\nStop it?" = "Es klingelt.\n\Aus damit?";  // ← strings-syntax warning
```

```strings
"It rings.\n\nStop it?" = "Es klingelt.\n\nAus damit?";
```

```strings file=en.lproj/Ferry.strings
"ferry.late" = "The ferry is late.\nWait here?";
"ferry.new" = "\nBook a seat";
```
```strings file=sl.lproj/Ferry.strings
"ferry.late" = "Trajekt zamuja.\Ali čakate?";  // ← strings-syntax warning
"ferry.new" = "\Ustvari rezervacijo";  // ← strings-syntax warning
```

```strings file=en.lproj/Ferry.strings
"ferry.late" = "The ferry is late.\nWait here?";
"ferry.new" = "\nBook a seat";
```
```strings file=sl.lproj/Ferry.strings
"ferry.late" = "Trajekt zamuja.\nAli čakate?";
"ferry.new" = "\nUstvari rezervacijo";
```

One mistake in several languages is mended in all of them.

```strings file=en.lproj/Drive.strings
"drive.hint" = "Don\u2019t move";  // ← strings-syntax warning
```
```strings file=tr.lproj/Drive.strings
"drive.hint" = "Drive\u2019a";
```

```strings file=en.lproj/Drive.strings
"drive.hint" = "Don\U2019t move";
```
```strings file=tr.lproj/Drive.strings
"drive.hint" = "Drive\U2019a";
```

"""#,
    severities: ["syntax": .error, "misread": .warning],
    aliases: [], sources: ["O61", "A55", "A72", "A73", "A87", "P36", "P37", "locheck"],
    inputs: ["strings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .stringsSyntax)
}

extension Rule {
  static let stringsdictStructure = Rule(
    id: "stringsdict-structure",
    title: "Plural table that the system does not understand",
    summary: "A `.stringsdict` is a property list with words of its own, and nothing checks them before the app runs. A variable without a rule, a rule without its type: the text is then shown with `%#@…@` in it, or always in the form for `other`. Add what the message says is missing, or take out what nothing refers to.",
    page: #"""
# Plural table that the system does not understand

A `.stringsdict` is a property list with words of its own, and nothing checks them before the app runs. A variable without a rule, a rule
without its type: the text is then shown with `%#@…@` in it, or always in the form for `other`. Add what the
message says is missing, or take out what nothing refers to.

A variable without a rule and a rule that no text refers to are often the two sides of one name, which somebody mistyped or translated: they are one finding, at the variable, and so are several
forms with the same variable, or with other words for it. Where nothing in the code spells the key, it is only a `possible` one.

A text among the rules that no format names, such as a note for translators, is read by nobody and harms nobody: it is not reported, unless its name begins with `NS` like a word of the format and may be one, mistyped.

Control characters are invisible and forbidden in XML. The system takes them, other tools refuse the file: a warning, once a file. A string catalog knows the same plurals and is checked by the build.

## Flagged
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>inbox.count</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@mesages@</string>  <!-- ← stringsdict-structure error -->
    <key>messages</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>%d message</string>
      <key>other</key>
      <string>%d messages</string>
    </dict>
  </dict>
</dict>
</plist>
```
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>inbox.count</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@messages@</string>
    <key>messages</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSPluralRuleType</string>  <!-- ← stringsdict-structure -->
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>other</key>
      <string>%d messages</string>
    </dict>
  </dict>
</dict>
</plist>
```
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>inbox.count</key>
  <string>Messages</strin>  <!-- ← stringsdict-structure error -->
</dict>  <!-- ← stringsdict-structure error -->
</plist>
```

The type of the number is no specifier.
```stringsdict file=en.lproj/Library.stringsdict
<plist version="1.0"><dict>
  <key>shelf.books</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@books@</string>
    <key>books</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>integer</string>  <!-- ← stringsdict-structure warning -->
      <key>one</key><string>%d book</string>
      <key>other</key><string>%d books</string>
    </dict>
  </dict>
</dict></plist>
```

A translator has translated the name of a variable in two forms of another one, in two ways. Of the two rules that no text names one is that of the base language.
```stringsdict file=en.lproj/Garden.stringsdict
<plist version="1.0"><dict>
  <key>beds.watered</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$#@beds@</string>
    <key>beds</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d bed and %2$#@cans@</string>
      <key>other</key><string>%d beds and %2$#@cans@</string>
    </dict>
    <key>cans</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d can</string>
      <key>other</key><string>%d cans</string>
    </dict>
  </dict>
</dict></plist>
```
```stringsdict file=de.lproj/Garden.stringsdict
<plist version="1.0"><dict>
  <key>beds.watered</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$#@beds@</string>
    <key>beds</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d Beet und %2$#@Kannen@</string>  <!-- ← stringsdict-structure error -->
      <key>other</key><string>%d Beete und %2$#@Kanne@</string>
    </dict>
    <key>cans</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d Kanne</string>
      <key>other</key><string>%d Kannen</string>
    </dict>
    <key>tubs</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d Kübel</string>
      <key>other</key><string>%d Kübel</string>
    </dict>
  </dict>
</dict></plist>
```
A rule is left over.
```stringsdict file=en.lproj/Garden.stringsdict
<plist version="1.0"><dict>
  <key>beds.dry</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@beds@</string>
    <key>beds</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d dry bed</string>
      <key>other</key><string>%d dry beds</string>
    </dict>
    <key>cans</key>  <!-- ← stringsdict-structure warning -->
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d can</string>
      <key>other</key><string>%d cans</string>
    </dict>
  </dict>
</dict></plist>
```
Nothing in the code spells the key.
```swift file=Sources/Garden.swift
let title = NSLocalizedString("trees.pruned", tableName: "Orchard", comment: "Title of the list of pruned trees")
let note = NSLocalizedString("trees.planted", tableName: "Orchard", comment: "Title of the list of new trees")
let hint = NSLocalizedString("trees.sick", tableName: "Orchard", comment: "Title of the list of sick trees")
```
```stringsdict file=en.lproj/Orchard.stringsdict
<plist version="1.0"><dict>
  <key>trees.pruned</key><string>Pruned</string>
  <key>trees.planted</key><string>Planted</string>
  <key>trees.sick</key><string>Sick</string>
  <key>orchard_acres_sold</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@acre@</string>  <!-- ← stringsdict-structure error possible -->
    <key>acres</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d acre</string>
      <key>other</key><string>%d acres</string>
    </dict>
  </dict>
</dict></plist>
```

A word of the format is mistyped, and a text stands where the format wants a rule.
```stringsdict file=en.lproj/Vet.stringsdict
<plist version="1.0"><dict>
  <key>animals.vaccinated</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@animals@</string>
    <key>NSStringFormatSpecType</key><string>NSStringPluralRuleType</string>  <!-- ← stringsdict-structure warning -->
    <key>animals</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d animal</string>
      <key>other</key><string>%d animals</string>
    </dict>
  </dict>
  <key>animals.waiting</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@patients@</string>  <!-- ← stringsdict-structure error -->
    <key>patients</key><string>%d patients</string>  <!-- ← stringsdict-structure warning -->
  </dict>
</dict></plist>
```

## Accepted
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>inbox.count</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@messages@</string>
    <key>messages</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>%d message</string>
      <key>other</key>
      <string>%d messages</string>
    </dict>
  </dict>
</dict>
</plist>
```
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>inbox.count</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%1$@ has %2$#@messages@</string>
    <key>messages</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>%d message</string>
      <key>other</key>
      <string>%d messages</string>
    </dict>
  </dict>
</dict>
</plist>
```
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>inbox.title</key>
  <dict>
    <key>NSStringVariableWidthRuleType</key>
    <dict>
      <key>10</key>
      <string>Inbox</string>
      <key>40</key>
      <string>Inbox of this account</string>
    </dict>
  </dict>
</dict>
</plist>
```
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>tap.hint</key>
  <dict>
    <key>NSStringDeviceSpecificRuleType</key>
    <dict>
      <key>mac</key>
      <string>Click here</string>
      <key>iphone</key>
      <string>Tap here</string>
    </dict>
  </dict>
</dict>
</plist>
```

A note for translators stands beside the rule.
```stringsdict file=en.lproj/Vet.stringsdict
<plist version="1.0"><dict>
  <key>animals.vaccinated</key>
  <dict>
    <key>Remark</key><string>Shown above the list of animals that were vaccinated today.</string>
    <key>NSStringLocalizedFormatKey</key><string>%#@animals@</string>
    <key>animals</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d animal</string>
      <key>other</key><string>%d animals</string>
    </dict>
  </dict>
</dict></plist>
```
What Xcode writes into a new file.
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>StringKey</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@VARIABLE@</string>
    <key>VARIABLE</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string></string>
      <key>one</key>
      <string></string>
      <key>other</key>
      <string></string>
    </dict>
  </dict>
</dict>
</plist>
```

"""#,
    severities: ["syntax": .error, "variable": .error, "structure": .warning],
    aliases: [], sources: ["O32", "O35", "P15", "locheck"],
    inputs: ["stringsdict"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .stringsdictStructure)
}

extension Rule {
  static let suppressionWithoutReason = Rule(
    id: "suppression-without-reason",
    title: "Suppression without a reason",
    summary: "Whoever reads the code next year cannot know whether a silenced finding was a false alarm, a decision or a hurry. Write the reason behind two hyphens: `// l10nlint:disable:next manual-plural -- English only, decided with the product team`.",
    page: #"""
# Suppression without a reason

Whoever reads the code next year cannot know whether a silenced finding was a false alarm, a decision or a hurry. Write the reason behind two
hyphens: `// l10nlint:disable:next manual-plural -- English only, decided with the product team`.

The rule is off; a team that wants reasons switches it on.

## Flagged

```swift
// l10nlint:disable:next literal-plural-suffix  // ← suppression-without-reason
let fileText = "\(count) file" + (count == 1 ? "" : "s")
```

Hyphens without words are no reason.

```objc
// l10nlint:disable:file manual-plural --  // ← suppression-without-reason
self.title = nil;
/* l10nlint:disable missing-comment */  // ← suppression-without-reason
self.title = nil;
```

## Accepted

```swift
// l10nlint:disable:next literal-plural-suffix -- a mock for the screenshots
let fileText = "\(count) file" + (count == 1 ? "" : "s")
```

A long dash says the same; XML allows no two hyphens in a comment.

```swift
// l10nlint:disable:next literal-plural-suffix — a mock for the screenshots
let pageText = "\(count) page" + (count == 1 ? "" : "s")
```

The comment that ends a region needs none.

```objc
// l10nlint:disable missing-comment -- the texts are explained in the catalog
self.title = nil;
// l10nlint:enable missing-comment
```

## Not detected

A reason that says nothing.

```swift
// l10nlint:disable:next literal-plural-suffix -- because
let fileText = "\(count) file" + (count == 1 ? "" : "s")
```

"""#,
    severities: ["": .note],
    aliases: [], sources: [],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .suppressionWithoutReason)
}

extension Rule {
  static let tableLayout = Rule(
    id: "table-layout",
    title: "Table in the wrong place",
    summary: "A table belongs into the folder of its language, and a catalog beside these folders. Where both of one name meet in a target, the build stops; a table outside of all folders is found first, so that no language is ever asked. Move the file, or delete the one that is old.",
    page: #"""
# Table in the wrong place

A table belongs into the folder of its language, and a catalog beside these folders. Where both of one name meet in a
target, the build stops; a table outside of all folders is found first, so that no language is ever asked. Move the file, or delete the one that is old.

A table that exists in fewer languages than the largest one beside it, but in half of them at least, is a note: readers of the others see its keys or the base language.

Tables that no Xcode project builds, though it builds the same ones of several other languages, or of one and others of theirs, or a catalog in their place, be it that of a storyboard or xib, are a note, once for the same languages, and so are those in a folder that the project
shows, without any code in it, and neither a target nor a script of one copies. So are tables that a project with several languages names in none, and those that it names of another folder, where these have half of the same keys, and those that it shows in a group that no target builds. No other rule speaks of them. One outside of the languages that the project names only in their folders is in nobody's way, and is left alone. A language with less than half of the texts has only begun, and where two thirds of its texts are those that readers see without it (of the base language, of the interface file, or the keys) it is
hardly translated, or nothing is lost: such tables are left out on purpose, as is what a `project.yml` of XcodeGen excludes; and a folder, a bundle or a framework that is copied as a whole has all its tables, as has the target of a package with a default language. A table that is built in no language, not even in the base one, and whose keys nothing else has, is switched off on purpose, and nothing is said of it. Nor is of what lies in a bundle such as `Lisp.mode/Contents/Resources` where no project names the bundle or a folder around it: it is a sample, or a part of other software, and no rule speaks of it. The same is true of what lies in a package beside the folders of its targets, where no project names the folder: a tool reads and writes it.

## Flagged

The catalog that a migration has made, and a table that it has left.
```xcstrings file=App/Localizable.xcstrings
{ "sourceLanguage" : "en", "strings" : { "Door" : { } }, "version" : "1.0" }  // ← table-layout warning
```
```strings file=App/en.lproj/Localizable.strings
"Door" = "Door";
```

A catalog that was put where the tables were.
```xcstrings file=App/en.lproj/Errors.xcstrings
{ "sourceLanguage" : "en", "strings" : { "Offline" : { } }, "version" : "1.0" }  // ← table-layout warning
```

One table outside of the languages.
```strings file=App/Localizable.strings
"door" = "Door";  // ← table-layout warning
```
```strings file=App/de.lproj/Localizable.strings
"door" = "Tür";
```

One that the project names too.
```strings file=Kiosk/Kiosk/Localizable.strings
"ticket" = "Ticket";  // ← table-layout warning
```
```strings file=Kiosk/Kiosk/en.lproj/Localizable.strings
"ticket" = "Ticket";
```
```strings file=Kiosk/Kiosk/fi.lproj/Localizable.strings
"ticket" = "Lippu";
```
```pbxproj file=Kiosk/Kiosk.xcodeproj/project.pbxproj
{ objects = {
  V1 = { isa = PBXVariantGroup; children = ( A1, A2 ); name = Localizable.strings; };
  A1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; name = fi; path = fi.lproj/Localizable.strings; };
  A3 = { isa = PBXFileReference; path = Kiosk/Localizable.strings; };
}; }
```

A project that takes one table in German and the other in English alone.
```strings file=Barn/Barn/en.lproj/Localizable.strings
"barn" = "Barn";
```
```strings file=Barn/Barn/de.lproj/Localizable.strings
"barn" = "Scheune";
```
```strings file=Barn/Barn/en.lproj/Animals.strings
"cow" = "Cow";
"goat" = "Goat";
```
```strings file=Barn/Barn/de.lproj/Animals.strings
"cow" = "Kuh";  // ← table-layout note
"goat" = "Ziege";
```
```pbxproj file=Barn/Barn.xcodeproj/project.pbxproj
{ objects = {
  V1 = { isa = PBXVariantGroup; children = ( A1, A2 ); name = Localizable.strings; };
  V2 = { isa = PBXVariantGroup; children = ( A3 ); name = Animals.strings; };
  A1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; };
  A3 = { isa = PBXFileReference; name = en; path = en.lproj/Animals.strings; };
}; }
```

A table that one language lacks.
```strings file=App/en.lproj/Localizable.strings
"door" = "Door";
"room" = "Room";
```
```strings file=App/de.lproj/Localizable.strings
"door" = "Tür";
"room" = "Zimmer";
```
```strings file=App/fr.lproj/Localizable.strings
"door" = "Porte";
"room" = "Chambre";
```
```strings file=App/en.lproj/Errors.strings
"offline" = "You are offline.";  // ← table-layout note
 ^^^^^^^
```
```strings file=App/de.lproj/Errors.strings
"offline" = "Du bist offline.";
```

Tables that were left when a catalog took their place.
```xcstrings file=Shop/Texts/Localizable.xcstrings
{ "sourceLanguage" : "en", "strings" : { "Door" : { } }, "version" : "1.0" }
```
```strings file=Shop/Texts/de.lproj/Localizable.strings
"Door" = "Tür";  // ← table-layout note
"Door" = "Tor";
```
```strings file=Shop/Texts/fr.lproj/Localizable.strings
"Door" = "Porte";
```
```pbxproj file=Shop/Shop.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXFileReference; path = Localizable.xcstrings; }; }; }
```

The catalog that took their place lies elsewhere, and no project names any table of that name.
```xcstrings file=Shop/Catalogs/Localizable.xcstrings
{ "sourceLanguage" : "en", "strings" : { "Door" : { }, "Roof" : { } }, "version" : "1.0" }
```
```strings file=Shop/Views/de.lproj/Localizable.strings
"Door" = "Tür";  // ← table-layout note
"Roof" = "Dach";
```
```strings file=Shop/Views/fr.lproj/Localizable.strings
"Door" = "Porte";
"Roof" = "%d toits";
```
```pbxproj file=Shop/Shop.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXFileReference; path = Catalogs/Localizable.xcstrings; }; }; }
```

The same language was forgotten in two folders, and only one of its tables is finished.
```strings file=Shop/Texts/de.lproj/Localizable.strings
"door" = "Tür";
"room" = "Zimmer";
"roof" = "Dach";
```
```strings file=Shop/Texts/fr.lproj/Localizable.strings
"door" = "Porte";
```
```strings file=Shop/Texts/bn.lproj/Localizable.strings
"door" = "দরজা";  // ← table-layout note
"room" = "ঘর";
"roof" = "ছাদ";
```
```strings file=Shop/Texts/be.lproj/Localizable.strings
"door" = "Дзверы";
```
```strings file=Shop/Views/de.lproj/Panel.strings
"close" = "Schließen";
```
```strings file=Shop/Views/fr.lproj/Panel.strings
"close" = "Fermer";
```
```strings file=Shop/Views/bn.lproj/Panel.strings
"close" = "বন্ধ";
```
```pbxproj file=Shop/Shop.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; path = fr.lproj/Localizable.strings; };
  A3 = { isa = PBXFileReference; path = de.lproj/Panel.strings; };
  A4 = { isa = PBXFileReference; path = fr.lproj/Panel.strings; };
}; }
```

The tables hang in a group of the project that no target builds; the catalog is built.
```xcstrings file=Shop/Texts/Localizable.xcstrings
{ "sourceLanguage" : "en", "strings" : { "Door" : { } }, "version" : "1.0" }
```
```strings file=Shop/Texts/de.lproj/Localizable.strings
"Door" = "Tür";  // ← table-layout note
```
```pbxproj file=Shop/Shop.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXBuildFile; fileRef = A2; };
  A2 = { isa = PBXFileReference; path = Localizable.xcstrings; };
  A3 = { isa = PBXVariantGroup; children = (A4); name = Localizable.strings; };
  A4 = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; };
}; }
```

The tables were moved, and copies stayed behind; the group of the languages has a folder of its own.
```strings file=Bakery/Bakery/en.lproj/Oven.strings
"bake" = "Bake";
"cool" = "Let it cool";
```
```strings file=Bakery/Bakery/da.lproj/Oven.strings
"bake" = "Bag";  // ← table-layout note
"cool" = "Lad det køle";
```
```strings file=Bakery/Bakery/Texts/en.lproj/Oven.strings
"bake" = "Bake";
"cool" = "Let it cool";
"slice" = "Slice";
```
```strings file=Bakery/Bakery/Texts/da.lproj/Oven.strings
"bake" = "Bag";
"cool" = "Lad det køle";
"slice" = "Skær i skiver";
```
```pbxproj file=Bakery/Bakery.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXGroup; children = (A2); path = Bakery; sourceTree = "<group>"; };
  A2 = { isa = PBXVariantGroup; children = (A3, A4); name = Oven.strings; path = Texts; sourceTree = "<group>"; };
  A3 = { isa = PBXFileReference; name = en; path = en.lproj/Oven.strings; sourceTree = "<group>"; };
  A4 = { isa = PBXFileReference; name = da; path = da.lproj/Oven.strings; sourceTree = "<group>"; };
}; }
```

A folder of tables that the project shows to whoever opens it, and copies nowhere.
```strings file=Shop/Uninstaller/German.lproj/Localizable.strings
"Remove" = "Entfernen";  // ← table-layout note
```
```swift file=Shop/App/ShopApp.swift
let title = NSLocalizedString("Door", comment: "Title of the page with doors")
```
```pbxproj file=Shop/Shop.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXBuildFile; fileRef = A2; };
  A2 = { isa = PBXFileReference; path = ShopApp.swift; };
  A3 = { isa = PBXFileReference; lastKnownFileType = folder; path = Uninstaller; };
  A4 = { isa = PBXGroup; children = (A2, A3); };
}; }
```

The project takes other folders as a whole, and names the languages of this one.
```strings file=Zoo/Texts/de.lproj/Localizable.strings
"cage" = "Käfig";
```
```strings file=Zoo/Texts/fr.lproj/Localizable.strings
"cage" = "Cage";
```
```strings file=Zoo/Texts/is.lproj/Localizable.strings
"cage" = "Búr";  // ← table-layout note
```
```pbxproj file=Zoo/Zoo.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; path = fr.lproj/Localizable.strings; };
  A3 = { isa = PBXFileSystemSynchronizedRootGroup; path = Animals; };
}; }
```

Only some languages of a group are built; the catalog that took the place of one has the same keys.
```strings file=Farm/Texts/en.lproj/Barn.strings
"Hay" = "Hay";
```
```strings file=Farm/Texts/sv.lproj/Barn.strings
"Hay" = "Hö";  // ← table-layout note
```
```xcstrings file=Farm/Catalogs/Barn.xcstrings
{ "sourceLanguage" : "en", "strings" : { "Hay" : { } }, "version" : "1.0" }
```
```pbxproj file=Farm/Farm.xcodeproj/project.pbxproj
{ developmentRegion = en; objects = {
  B1 = { isa = PBXBuildFile; fileRef = A1; };
  A1 = { isa = PBXFileReference; path = Catalogs/Barn.xcstrings; };
  V1 = { isa = PBXVariantGroup; children = ( A2, A3 ); name = Barn.strings; path = Texts; };
  A2 = { isa = PBXFileReference; name = en; path = en.lproj/Barn.strings; };
  A3 = { isa = PBXFileReference; name = sv; path = sv.lproj/Barn.strings; };
}; }
```

A table that the project names in no language, beside others that it names.
```strings file=Raft/en.lproj/Localizable.strings
"raft" = "Raft";
```
```strings file=Raft/de.lproj/Localizable.strings
"raft" = "Floß";
```
```strings file=Raft/de.lproj/Paddle.strings
"paddle.left" = "Links";  // ← table-layout note
```
```strings file=Raft/fr.lproj/Paddle.strings
"paddle.left" = "Gauche";
```
```strings file=Raft/Extra/en.lproj/Paddle.strings
"paddle.left" = "Left";
```
```pbxproj file=Raft/Raft.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = en.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; };
}; }
```

## Accepted

The project forgot a language, and the package beside it takes all that lie in the folder of its target.
```swift file=Winch/Package.swift
let package = Package(name: "Winch", defaultLocalization: "en", targets: [.target(name: "Winch", path: "Source")])
```
```strings file=Winch/Source/en.lproj/Localizable.strings
"rope" = "Rope";
```
```strings file=Winch/Source/de.lproj/Localizable.strings
"rope" = "Seil";
```
```strings file=Winch/Source/nb.lproj/Localizable.strings
"rope" = "Tau";
```
```pbxproj file=Winch/Winch.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = en.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; };
}; }
```

What a tool of the project reads and writes is built by nobody.
```strings file=Tools/Converter/input/en.lproj/Localizable.strings
"moor" = "Moor";
"sail" = "Set sail";
```
```strings file=Tools/Converter/input/de.lproj/Localizable.strings
"moor" = "Anlegen";
```
```swift file=Tools/Converter/Package.swift
let package = Package(name: "Converter", targets: [.target(name: "Converter", path: "Code")])
```
```strings file=App/en.lproj/Localizable.strings
"moor" = "Moor";
"sail" = "Set sail";
```
```pbxproj file=App/App.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = en.lproj/Localizable.strings; };
  A2 = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; };
}; }
```

Tables of a xib that is gone: nobody reads the others either.
```strings file=Quay/de.lproj/Localizable.strings
"pier" = "Steg";
"rope" = "Tau";
```
```strings file=Quay/fi.lproj/Localizable.strings
"pier" = "Laituri";
"rope" = "Köysi";
```
```strings file=Quay/fr.lproj/Localizable.strings
"pier" = "Quai";
"rope" = "Corde";
```
```strings file=Quay/de.lproj/Berth.strings
"3bT-9x-aLp.title" = "Liegeplatz";
```
```strings file=Quay/fi.lproj/Berth.strings
"3bT-9x-aLp.title" = "Venepaikka";
```

One outside of the languages that the project does not name.
```strings file=Kiosk/Kiosk/Localizable.strings
"ticket" = "Ticket";
```
```strings file=Kiosk/Kiosk/en.lproj/Localizable.strings
"ticket" = "Ticket";
```
```strings file=Kiosk/Kiosk/fi.lproj/Localizable.strings
"ticket" = "Lippu";
```
```pbxproj file=Kiosk/Kiosk.xcodeproj/project.pbxproj
{ objects = {
  V1 = { isa = PBXVariantGroup; children = ( A1, A2 ); name = Localizable.strings; };
  A1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; name = fi; path = fi.lproj/Localizable.strings; };
}; }
```

A language in a folder that the project takes as a whole.
```strings file=Zoo/Animals/de.lproj/Localizable.strings
"cage" = "Käfig";
```
```strings file=Zoo/Animals/fr.lproj/Localizable.strings
"cage" = "Cage";
```
```strings file=Zoo/Animals/is.lproj/Localizable.strings
"cage" = "Búr";
```
```pbxproj file=Zoo/Zoo.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; path = fr.lproj/Localizable.strings; };
  A3 = { isa = PBXFileSystemSynchronizedRootGroup; path = Animals; };
}; }
```

Readers see the same texts without these tables: their keys, those of the interface file, and those of English, of which hardly anything is translated.
```strings file=Zoo/Texts/de.lproj/Localizable.strings
"Cage" = "Käfig";
"Feed the bears" = "Die Bären füttern";
"Water" = "Wasser";
```
```strings file=Zoo/Texts/fr.lproj/Localizable.strings
"Cage" = "Cage";
"Feed the bears" = "Nourrir les ours";
"Water" = "Eau";
```
```strings file=Zoo/Texts/en.lproj/Localizable.strings
"Cage" = "Cage";
"Feed the bears" = "Feed the bears";
"Water" = "Water";
```
```xib file=Zoo/Views/Base.lproj/Gate.xib
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects><buttonCell key="cell" title="Open the gate" id="g1a-aa-a01"/></objects>
</document>
```
```strings file=Zoo/Views/de.lproj/Gate.strings
"g1a-aa-a01.title" = "Tor öffnen";
```
```strings file=Zoo/Views/fr.lproj/Gate.strings
"g1a-aa-a01.title" = "Ouvrir la porte";
```
```strings file=Zoo/Views/en.lproj/Gate.strings
"g1a-aa-a01.title" = "Open the gate";
```
```strings file=Zoo/Old/en.lproj/Gate.strings
"g1a-aa-a01.title" = "Open the gate";
```
```pbxproj file=Zoo/Zoo.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; path = fr.lproj/Localizable.strings; };
  A3 = { isa = PBXFileReference; path = de.lproj/Gate.strings; };
  A4 = { isa = PBXFileReference; path = fr.lproj/Gate.strings; };
}; }
```

A folder that a script of the project copies.
```strings file=Shop/Uninstaller/de.lproj/Localizable.strings
"Remove" = "Entfernen";
```
```pbxproj file=Shop/Shop.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXBuildFile; fileRef = A2; };
  A2 = { isa = PBXFileReference; path = ShopApp.swift; };
  A3 = { isa = PBXFileReference; lastKnownFileType = folder; path = Uninstaller; };
  A4 = { isa = PBXShellScriptBuildPhase; shellScript = "cp -R Uninstaller $TARGET_BUILD_DIR"; };
}; }
```

A folder that is copied as it is.
```strings file=Shop/Scripts/Report/de.lproj/Localizable.strings
"door" = "Tür";
```
```strings file=Shop/Texts/de.lproj/Localizable.strings
"door" = "Tür";
```
```strings file=Shop/Texts/fr.lproj/Localizable.strings
"door" = "Porte";
```
```strings file=Shop/Scripts/Report/nl.lproj/Localizable.strings
"door" = "Deur";
```
```pbxproj file=Shop/Shop.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; path = fr.lproj/Localizable.strings; };
  A3 = { isa = PBXFileReference; lastKnownFileType = folder; path = Shop/Scripts; };
}; }
```

A bundle among the resources of a target, one language of which the project has elsewhere.
```strings file=Bakery/Timer/Timer.bundle/en.lproj/Oven.strings
"ring" = "The bread is done";
```
```strings file=Bakery/Timer/Timer.bundle/fi.lproj/Oven.strings
"ring" = "Leipä on valmis";
```
```strings file=Bakery/Bakery/en.lproj/Oven.strings
"bake" = "Bake";
```
```strings file=Bakery/Bakery/da.lproj/Oven.strings
"bake" = "Bag";
```
```pbxproj file=Bakery/Bakery.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXBuildFile; fileRef = A3; };
  A2 = { isa = PBXBuildFile; fileRef = A4; };
  A3 = { isa = PBXFileReference; lastKnownFileType = "wrapper.plug-in"; path = Timer/Timer.bundle; };
  A4 = { isa = PBXVariantGroup; children = (A5, A6); name = Oven.strings; path = Bakery; };
  A5 = { isa = PBXFileReference; name = en; path = en.lproj/Oven.strings; };
  A6 = { isa = PBXFileReference; name = da; path = da.lproj/Oven.strings; };
}; }
```

Catalogs of other names, and tables of other targets.
```xcstrings file=App/Localizable.xcstrings
{ "sourceLanguage" : "en", "strings" : { "Door" : { } }, "version" : "1.0" }
```
```strings file=App/en.lproj/Legacy.strings
"door" = "Door";
```
```strings file=Widget/en.lproj/Localizable.strings
"door" = "Door";
```

The catalog of an interface file.
```xcstrings file=App/mul.lproj/Main.xcstrings
{ "sourceLanguage" : "en", "strings" : { "a1b-2c-d3e.text" : { } }, "version" : "1.0" }
```

A `.stringsdict` beside a `.strings`, and one alone.
```strings file=App/en.lproj/Localizable.strings
"door" = "Door";
```
```stringsdict file=App/en.lproj/Localizable.stringsdict
<plist version="1.0"><dict></dict></plist>
```
```stringsdict file=App/en.lproj/Plurals.stringsdict
<plist version="1.0"><dict></dict></plist>
```

A table of facts for all languages, and a region that falls back to its language.
```strings file=App/Units.strings
"m" = "m";
```
```strings file=App/en.lproj/Localizable.strings
"door" = "Door";
```
```strings file=App/pt.lproj/Localizable.strings
"door" = "Porta";
```
```strings file=App/pt-PT.lproj/Localizable.strings
"door" = "Porta";
```
```strings file=App/en.lproj/Errors.strings
"offline" = "You are offline.";
```
```strings file=App/pt.lproj/Errors.strings
"offline" = "Você está offline.";
```

A part of the app whose texts are built in no language: somebody switched it off.
```strings file=Farm/Mill/en.lproj/Mill.strings
"Grind" = "Grind";
```
```strings file=Farm/Mill/sv.lproj/Mill.strings
"Grind" = "Mal";
```
```strings file=Farm/Texts/en.lproj/Barn.strings
"Hay" = "Hay";
```
```strings file=Farm/Texts/sv.lproj/Barn.strings
"Hay" = "Hö";
```
```pbxproj file=Farm/Farm.xcodeproj/project.pbxproj
{ developmentRegion = en; objects = {
  B1 = { isa = PBXBuildFile; fileRef = V1; };
  V1 = { isa = PBXVariantGroup; children = ( A1, A2 ); name = Barn.strings; path = Texts; };
  A1 = { isa = PBXFileReference; name = en; path = en.lproj/Barn.strings; };
  A2 = { isa = PBXFileReference; name = sv; path = sv.lproj/Barn.strings; };
  V2 = { isa = PBXVariantGroup; children = ( A3, A4 ); name = Mill.strings; path = Mill; };
  A3 = { isa = PBXFileReference; name = en; path = en.lproj/Mill.strings; };
  A4 = { isa = PBXFileReference; name = sv; path = sv.lproj/Mill.strings; };
}; }
```

"""#,
    severities: ["beside": .warning, "folder": .warning, "outside": .warning, "missing": .note, "unbuilt": .note],
    aliases: [], sources: ["O31", "J26", "P55", "swift-build"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .tableLayout)
}

extension Rule {
  static let tableNotFound = Rule(
    id: "table-not-found",
    title: "Table that does not exist",
    summary: "The code names a table, and no file has this name. Every look-up in it gives the key back, or the default text, in every language. A table is named without the ending of its file, and with the same capitals: a Mac forgives other ones, a phone does not. Correct the name, or add the table.",
    page: #"""
# Table that does not exist

The code names a table, and no file has this name. Every look-up in it gives the key back, or the default text, in every language.
A table is named without the ending of its file, and with the same capitals: a Mac forgives other ones, a phone does not. Correct the name, or add
the table.

A table is told once, where it is named first. Nothing is said where the call names another bundle, and where the project has no
tables at all.

## Flagged

The ending of the file.

```strings file=en.lproj/Errors.strings
"offline" = "You are offline.";
```
```swift file=Errors.swift
let offline = NSLocalizedString("offline", tableName: "Errors.strings", comment: "Alert")  // ← table-not-found error
```

Another capital.

```strings file=en.lproj/Errors.strings
"offline" = "You are offline.";
```
```objc file=Errors.m
- (void)warn {
  self.text = NSLocalizedStringFromTable(@"offline", @"errors", @"Alert");  // ← table-not-found warning
  self.more = NSLocalizedStringFromTable(@"timeout", @"errors", @"Alert");  // ← table-not-found next
}
```

A name that nobody has.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
```swift file=Cart.swift
let gift = String(localized: "cart.gift", table: "Gifts")  // ← table-not-found warning
```

The ending of a catalog.

```xcstrings file=Errors.xcstrings
{ "sourceLanguage" : "en", "strings" : { "offline" : { } }, "version" : "1.0" }
```
```swift file=Errors.swift
let offline = LocalizedStringResource("offline", table: "Errors.xcstrings")  // ← table-not-found error
```

## Accepted

The names of tables.

```strings file=en.lproj/Errors.strings
"offline" = "You are offline.";
```
```xcstrings file=Cart.xcstrings
{ "sourceLanguage" : "en", "strings" : { "cart.title" : { } }, "version" : "1.0" }
```
```swift file=Errors.swift
let offline = NSLocalizedString("offline", tableName: "Errors", comment: "Alert")
let title = String(localized: "cart.title", table: "Cart")
let other = NSLocalizedString("title", tableName: nil, comment: "Title")
```

No tables here: they are made elsewhere.

```objc
NSString *offline = NSLocalizedStringFromTable(@"offline", @"Errors", @"Alert");
```

Another bundle has tables of its own.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
```swift file=Cart.swift
let done = NSLocalizedString("done", tableName: "Toolbar", bundle: Bundle(for: UIToolbar.self), comment: "Button")
```
```objc file=Kit.m
NSString *done = NSLocalizedStringFromTableInBundle(@"done", @"Toolbar", KitBundle(), @"Button");
```

The name is known when the program runs.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.title", tableName: table, comment: "Title")
```

"""#,
    severities: ["missing": .warning, "ending": .error, "case": .warning],
    aliases: [], sources: ["O18", "A56", "P09"],
    inputs: ["swift", "objc", "strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [.description],
    options: [],
    check: .tableNotFound)
}

extension Rule {
  static let textInImageName = Rule(
    id: "text-in-image-name",
    title: "Picture for one language",
    summary: "A picture with words in it needs another one in each language. Code that asks for \"banner_en\" shows the English one to all, or chooses by hand what the system chooses by itself. Localize the asset and ask for one name, or keep words out of pictures.",
    page: #"""
# Picture for one language

A picture with words in it needs another one in each language. Code that asks for "banner_en" shows the English one to all, or chooses by hand what the system chooses by itself. Localize the asset and ask for
one name, or keep words out of pictures.

## Flagged

```swift
let image = UIImage(named: "exit_door_en")  // ← text-in-image-name
```
```swift
let banner = Image("welcome-ja")  // ← text-in-image-name
imageView.image = isGerman ? UIImage(named: "tour_de") : UIImage(named: "tour_en")  // ← text-in-image-name, text-in-image-name
```
```swift
let logo = NSImage(named: "logo_zh-Hans")  // ← text-in-image-name
```
```objc
self.imageView.image = [UIImage imageNamed:@"exit_door_en"];  // ← text-in-image-name
```
```objc
NSImage *image = [NSImage imageNamed:@"tour_pt_BR"];  // ← text-in-image-name
NSImage *other = [NSImage imageNamed:@"tour_french"];  // ← text-in-image-name
```

## Accepted

```swift
let image = UIImage(named: "exit_door")
let flag = UIImage(named: "flag_\(code)")
```
```swift
let icon = UIImage(named: "open")
let pen = Image("pen")
```
```swift
let name = "exit_door_en"
let arrow = UIImage(systemName: "arrow.left")
```
```swift
let icon = UIImage(named: "icon_no")
let mail = UIImage(named: "mail-to")
```
```objc
self.imageView.image = [UIImage imageNamed:@"exit_door"];
self.imageView.image = [UIImage imageNamed:name];
self.imageView.image = [UIImage imageNamed:@"en"];
```

## Not detected

```swift
let image = UIImage(named: "tour_" + Locale.current.identifier)
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["A3", "A5", "A19", "P48"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "languages", value: .list(["en", "de", "fr", "es", "ja", "ko", "ru", "zh", "nl", "en-US", "en_US", "zh-Hans", "zh_CN", "zh-Hant", "zh_TW", "pt-BR", "pt_BR", "english", "german", "french", "spanish", "japanese", "chinese"]), help: "What a name ends with that means a language.")],
    check: .textInImageName)
}

extension Rule {
  static let todo = Rule(
    id: "todo",
    title: "Comment that speaks of work left to do",
    summary: "A comment with `TODO:` or `FIXME:` in a table reminds its author of something, and translators read it as a note to them. Do the work before the table goes out, and remove the comment.",
    page: #"""
# Comment that speaks of work left to do

A comment with `TODO:` or `FIXME:` in a table reminds its author of something, and translators read it as a note to them. Do the work before the
table goes out, and remove the comment.

Off until it is asked for. Comments in code are not looked at: other linters do that.

## Flagged
```strings
// TODO: ask for the right word  // ← todo
"hull" = "Hull";
/* FIXME: too long for the button */  // ← todo
"mast" = "Raise the mast";
```
```strings
/*
 Ports of the app.
 TODO: add the others  // ← todo
*/
"port" = "Port";
```
```strings
// TODO: one, FIXME: two  // ← todo, todo
"sail" = "Sail";
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Anchor" : { "comment" : "TODO: a better comment" }  // ← todo
  },
  "version" : "1.0"
}
```

## Accepted
```strings
/* The list of what a sailor has to do. */
"todo" = "TODO: clean the deck";
```
```strings
// Todo list, title
"list" = "To do";
```
```strings
// AUTOTODO: and TODOs are words of the app
"words" = "Words";
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "TODO: clean the deck" : { "comment" : "An entry of the sample list" }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["s2mr"],
    inputs: ["strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .todo)
}

extension Rule {
  static let truncatedStringsFile = Rule(
    id: "truncated-strings-file",
    title: "Table whose end is never read",
    summary: "A stray character behind an entry ends the table for the system, **without an error**: `plutil -lint` says that all is well, the app starts, and every entry below is gone. Its users see the keys, or the texts of another language. Remove the character that the message names.",
    page: #"""
# Table whose end is never read

A stray character behind an entry ends the table for the system, **without an error**: `plutil -lint` says that all is well, the app
starts, and every entry below is gone. Its users see the keys, or the texts of another language. Remove the
character that the message names.

The number of entries that are lost is in the message; where none stands behind it
yet, the next one that somebody adds will be lost, which is a note.

## Flagged
```strings
"cart.title" = "Cart";
"cart.pay" = "Pay";;  // ← truncated-strings-file error
"cart.empty" = "Your cart is empty";
```
```strings
"cart.title" = "Cart";=  // ← truncated-strings-file
"cart.pay" = "Pay";
```
```strings
"cart.title" = "Cart";
<<<<<<< main  // ← truncated-strings-file
"cart.pay" = "Pay";
```
```strings
"cart.title" = "Cart";
# payment  // ← truncated-strings-file
"cart.pay" = "Pay";
```
```strings
"cart.title" = "Cart";
“cart.pay” = "Pay";  // ← truncated-strings-file
```
```strings
"cart.title" = "Cart";
}  // ← truncated-strings-file
"cart.pay" = "Pay";
```

Nothing stands behind it yet:
```strings
"cart.title" = "Cart";
"cart.pay" = "Pay";;  // ← truncated-strings-file note
```

## Accepted
```strings
"cart.title" = "Cart";
"cart.pay" = "Pay";
```
```strings
"cart.title" = "Cart";
/* = } ; */
"cart.pay" = "Pay;";
```
```strings
{
  "cart.title" = "Cart";
}
```
```strings
"cart.title" = "Cart";
// <<<<<<< main
"cart.pay" = "}";
```
```strings
"cart.title" = "Cart";


```

"""#,
    severities: ["lost": .error, "end": .note],
    aliases: [], sources: ["O61", "P36"],
    inputs: ["strings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .truncatedStringsFile)
}

extension Rule {
  static let undefinedKey = Rule(
    id: "undefined-key",
    title: "Key that no table has",
    summary: "The code looks up a key, and the table has no such entry: nobody typed it in, or one of the two was renamed. Where keys are names, readers see `cart.title` on their screen. Where keys are the text itself, it stays untranslated in every language. Add the entry, or correct the key.",
    page: #"""
# Key that no table has

The code looks up a key, and the table has no such entry: nobody typed it in, or one of the two was renamed. Where keys are
names, readers see `cart.title` on their screen. Where keys are the text itself, it stays untranslated in every language. Add the entry,
or correct the key.

A key is told once, where it is used first. Nothing is said where the table is built
elsewhere, where most keys of the same kind are missing too, and where the call has a default text. In a string catalog the
next build adds what is missing, which is only a note.

## Flagged

A name that only the code has.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
"cart.pay" = "Pay";
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.title", comment: "Title")
let pay = NSLocalizedString("cart.pay", comment: "Button")
let total = NSLocalizedString("cart.total", comment: "Label")  // ← undefined-key warning
let again = NSLocalizedString("cart.total", comment: "Label")  // ← undefined-key next
```

The table has it, in another spelling: keys are compared byte by byte.

```strings file=en.lproj/Localizable.strings
"CART_TITLE" = "Your cart";
"CART_PAY" = "Pay";
```
```objc file=Cart.m
self.title = NSLocalizedString(@"CART_TITLE", nil);
[self.button setTitle:NSLocalizedString(@"CART_Pay", nil)];  // ← undefined-key
```

Another table has it: a key is looked up in one.

```strings file=en.lproj/Errors.strings
"error.offline" = "You are offline.";
```
```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.title", comment: "Title")
let offline = NSLocalizedString("error.offline", comment: "Alert")  // ← undefined-key
```

Translations have it, the base language does not.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
```strings file=de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
"cart.empty" = "Noch nichts im Warenkorb";
"cart.pay" = "Bezahlen";
"cart.sum" = "Summe";
"cart.gift" = "Als Geschenk";
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.title", comment: "Title")
let empty = NSLocalizedString("cart.empty", comment: "Placeholder")  // ← undefined-key warning
```

Text that is its own key stays in the language of the code.

```strings file=fr.lproj/Localizable.strings
"Sign in" = "Se connecter";
"Sign out" = "Se déconnecter";
```
```objc file=Login.m
NSArray *Titles(void) {
  return @[
    NSLocalizedString(@"Sign in", @"Button"),
    NSLocalizedString(@"Sign out", @"Button"),
    NSLocalizedString(@"Forgot your password?", @"Button"),  // ← undefined-key note
  ];
}
```

Interpolation becomes a specifier, and the words around it have to be the same.

```strings file=fr.lproj/Localizable.strings
"%lld parcels" = "%lld colis";
"Delivered to %@" = "Livré à %@";
```
```swift file=Parcels.swift
let parcels = String(localized: "\(count) parcels")
let place = String(localized: "Delivered to \(name)")
let late = String(localized: "\(count) parcels late")  // ← undefined-key
```

A catalog that nobody has built since.

```xcstrings file=Localizable.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Book" : { },
    "Rebook" : { }
  },
  "version" : "1.0"
}
```
```swift file=Cart.swift
let book = String(localized: "Book")
let rebook = String(localized: "Rebook")
let cancel = String(localized: "Cancel flight")  // ← undefined-key note possible
```

A function of the project that looks keys up.

```strings file=en.lproj/Localizable.strings
"inbox.title" = "Inbox";
"inbox.empty" = "No mail";
```
```swift file=Cart.swift
func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }

let title = tr("inbox.title")
let empty = tr("inbox.emtpy")  // ← undefined-key
```

## Accepted

Nothing but placeholders, and where a link leads.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
"cart.pay" = "Pay";
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.title", comment: "Title")
let pay = NSLocalizedString("cart.pay", comment: "Button")
let terms = NSLocalizedString("%lld [%@](https://example.com/terms) %@", comment: "")
```

Each key has its entry, in this language or by its escapes.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
"caf\U00e9.title" = "Café";
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.title", comment: "Title")
let name = NSLocalizedString("café.title", comment: "Title")
```

A key of several lines has neither the indentation of its quotes nor their line breaks.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
"cart.first\ncart.second" = "Two lines";
```
```swift file=Cart.swift
func title() -> String {
  NSLocalizedString(
    """
    cart.title
    """, comment: "Title")
}
let lines = NSLocalizedString(
  """
  cart.first
  cart.second
  """, comment: "Below the title")
```

A default text is shown in the base language, until the table has one.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.title", comment: "Title")
let gift = NSLocalizedString("cart.gift", value: "This is a gift", comment: "Switch")
let note = String(localized: "cart.note", defaultValue: "Note for \(name)")
```

No table here: it is made elsewhere.

```swift
let title = NSLocalizedString("cart.title", comment: "Title")
```

A bundle that is not the one of the project.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.title", comment: "Title")
let done = NSLocalizedString("toolbar.done", bundle: Bundle(for: UIToolbar.self), comment: "Button")
let other = Bundle(identifier: "org.example.kit")?.localizedString(forKey: "kit.title", value: nil, table: nil)
```

Specifiers of every type, in any order, fit an interpolation.

```strings file=fr.lproj/Localizable.strings
"%2$@ sent %1$lld parcels" = "%2$@ a envoyé %1$lld colis";
"%.1f kg" = "%.1f kg";
"100%% of %@" = "100 %% de %@";
```
```swift file=Parcels.swift
let sent = String(localized: "\(name) sent \(count) parcels")
let weight = String(localized: "\(weight, specifier: "%.1f") kg")
let all = String(localized: "100% of \(name)")
```

Nothing in it to look up, or only where a link leads.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.title", comment: "Title")
let dash = NSLocalizedString("—", comment: "No value")
let help = NSLocalizedString("https://example.org/help", comment: "Address of the help")
```

Keys are the English text, so that English needs no table, and one of them looks like a name.

```strings file=fr.lproj/Localizable.strings
"Sign in" = "Se connecter";
"Sign out" = "Se déconnecter";
"Forgot your password?" = "Mot de passe oublié ?";
"Privacy Policy" = "Confidentialité";
"About this app" = "À propos";
"Wi-Fi/LAN" = "Wi-Fi ou réseau local";
```
```strings file=en.lproj/Localizable.strings
"About this app" = "About this application";
```
```swift file=Login.swift
let about = NSLocalizedString("About this app", comment: "Menu")
let network = NSLocalizedString("Wi-Fi/LAN", comment: "Label")
```

The key stands in the table of another target of the project, which is searched too.

```strings file=App/en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
```strings file=Widget/en.lproj/Localizable.strings
"widget.title" = "Cart";
```
```swift file=Widget/Widget.swift
let title = NSLocalizedString("widget.title", comment: "Title")
let cart = NSLocalizedString("cart.title", comment: "Title")
```

Most keys are in no table: these tables belong to something else.

```strings file=en.lproj/Localizable.strings
"licence.title" = "Licences";
```
```swift file=Cart.swift
let title = NSLocalizedString("cart.title", comment: "Title")
let pay = NSLocalizedString("cart.pay", comment: "Button")
```

A test looks up what is not there on purpose.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
```swift file=AppTests/KeyTests.swift
let title = NSLocalizedString("cart.title", comment: "")
let missing = NSLocalizedString("no.such.key", comment: "")
```

## Not detected

The key is put together when the program runs.

```strings file=en.lproj/Localizable.strings
"state.open" = "Open";
```
```swift file=Cart.swift
let open = NSLocalizedString("state.open", comment: "")
let title = NSLocalizedString("state." + state, comment: "")
```

"""#,
    severities: ["name": .warning, "base": .warning, "text": .note, "extracted": .note],
    aliases: [], sources: ["O14", "P39"],
    inputs: ["swift", "objc", "strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    yieldsTo: ["misspelled-key"], contexts: [.description],
    options: [],
    check: .undefinedKey)
}

extension Rule {
  static let undefinedSubstitution = Rule(
    id: "undefined-substitution",
    title: "Variable of a text without its forms",
    summary: "`%#@files@` takes a number and shows one of the forms that the substitution `files` has for it. Without that substitution the system takes the number for an object, and the app crashes. Each language defines its substitutions itself. Define it under the name that the text has, or correct the name.",
    page: #"""
# Variable of a text without its forms

`%#@files@` takes a number and shows one of the forms that the substitution `files` has for it. Without that substitution the system
takes the number for an object, and the app crashes. Each language defines its substitutions itself. Define it under the
name that the text has, or correct the name.

In a `.strings` file the `.stringsdict` of the same language beside it has the rule. A substitution that no text refers to is a warning:
most often it was renamed in one of the two places. References within a `.stringsdict` are looked at by `stringsdict-structure`.

Keys such as `/files:dict/NSStringLocalizedFormatKey:dict/:string` are ids under which a `.stringsdict` is exported for translators. No call
asks for them: their texts belong into a `.stringsdict` of each language. That is told once a table.

## Flagged

One language has lost its definition, the next one calls it by another name.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "found.files" : {
      "localizations" : {
        "en" : {
          "stringUnit" : { "state" : "translated", "value" : "Found %#@files@" },
          "substitutions" : { "files" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } } } } } }
        },
        "de" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@files@ gefunden" }  // ← undefined-substitution error
        },
        "it" : {
          "stringUnit" : { "state" : "translated", "value" : "Trovati %#@documenti@" },  // ← undefined-substitution error
          "substitutions" : { "files" : { "formatSpecifier" : "lld", "variations" : { "plural" : {  // ← undefined-substitution warning
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } } } } } }
        }
      }
    }
  },
  "version" : "1.0"
}
```
Several languages that lack it are told together.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "left.boats" : {
      "localizations" : {
        "en" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@boats@ left" },
          "substitutions" : { "boats" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg boat" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg boats" } } } } } }
        },
        "ms" : { "stringUnit" : { "state" : "translated", "value" : "%#@boats@" } },  // ← undefined-substitution error
        "vi" : { "stringUnit" : { "state" : "translated", "value" : "%#@boats@" } }
      }
    }
  },
  "version" : "1.0"
}
```
One of two is missing.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "summary" : { "localizations" : { "en" : {
      "stringUnit" : { "state" : "translated", "value" : "%1$#@songs@ in %2$#@lists@" },  // ← undefined-substitution error
      "substitutions" : { "songs" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg songs" } } } } } }
    } } }
  },
  "version" : "1.0"
}
```
A text that says the number itself, with the old forms still below it.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "days" : { "localizations" : { "en" : {
      "stringUnit" : { "state" : "translated", "value" : "%lld d" },
      "substitutions" : { "days" : { "formatSpecifier" : "lld", "variations" : { "plural" : {  // ← undefined-substitution warning
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } } } } } }
    } } }
  },
  "version" : "1.0"
}
```
A translator has copied the text of another format.
```strings file=fr.lproj/Localizable.strings
"unread" = "Vous avez %#@messages@.";  // ← undefined-substitution error
                         ^^^^^^^^
```
```strings file=en.lproj/Localizable.strings
"unread" = "%#@messages@";
```
```stringsdict file=en.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
  <key>unread</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>You have %#@messages@.</string>
    <key>messages</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d message</string>
      <key>other</key><string>%d messages</string>
    </dict>
  </dict>
</dict></plist>
```

The plurals came back from a service for translators in the wrong file.
```strings file=de.lproj/Kitchen.strings
"oven" = "Ofen";
"/%d recipes:dict/NSStringLocalizedFormatKey:dict/:string" = "%#@recipes@";  // ← undefined-substitution warning
"/%d recipes:dict/recipes:dict/one:dict/:string" = "%d Rezept";
"/%d guests:dict/NSStringLocalizedFormatKey:dict/:string" = "%#@guests@";
"/%d guests:dict/guests:dict/one:dict/:string" = "%d Gast";
```
```strings file=it.lproj/Kitchen.strings
"oven" = "Forno";
"/%d recipes:dict/NSStringLocalizedFormatKey:dict/:string" = "%#@recipes@";
```

## Accepted

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos in %lld albums" : { "localizations" : { "en" : {
      "stringUnit" : { "state" : "translated", "value" : "%#@photos@ in %#@albums@" },
      "substitutions" : {
        "albums" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg albums" } } } } },
        "photos" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg photos" } } } } }
      }
    } } }
  },
  "version" : "1.0"
}
```
A plural without a variable, and a text for each device.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : { "localizations" : { "en" : { "variations" : { "plural" : {
      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld photo" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld photos" } } } } } } },
    "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
      "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } } } }
  },
  "version" : "1.0"
}
```
A sign that is written twice, and a number sign before an address.
```strings file=en.lproj/Localizable.strings
"help" = "Write %%#@name@ for the name.";
"channel" = "Join #@swift on the server.";
```
The rule stands beside the table.
```strings file=de.lproj/Localizable.strings
"unread" = "%#@messages@";
```
```stringsdict file=de.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
  <key>unread</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@messages@</string>
    <key>messages</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d Nachricht</string>
      <key>other</key><string>%d Nachrichten</string>
    </dict>
  </dict>
</dict></plist>
```

"""#,
    severities: ["undefined": .error, "rule": .error, "unused": .warning, "exported": .warning],
    aliases: [], sources: ["O35", "P15", "xcstringstool"],
    inputs: ["xcstrings", "strings", "stringsdict"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .undefinedSubstitution)
}

extension Rule {
  static let unknownInfoPlistKey = Rule(
    id: "unknown-info-plist-key",
    title: "Key of an InfoPlist table that no Info.plist has",
    summary: "The system looks a text of the `Info.plist` up by its key. A key that stands only in the table is never looked up, and where it is a slip of the pen, the text that was meant stays in the base language. Correct the key, or delete the entry.",
    page: #"""
# Key of an InfoPlist table that no Info.plist has

The system looks a text of the `Info.plist` up by its key. A key that stands only in the table is never looked up, and where it is a slip
of the pen, the text that was meant stays in the base language. Correct the key, or delete the entry.

Texts that stand in an `Info.plist` as values count as keys too: names of document types, of addresses and of quick actions and items of the menu of services are looked up by what they say.
Read are all lists with the word `Info` in their name, as `Info-Mac.plist`.
Where there is no `Info.plist`, the build makes one of its settings, and only slips of known keys are told. More than five keys of
one table are told together.

The names of keyboard layouts (`KLInfo_…`) are texts of such a table too. Where code of the same software names the table itself (`table: "InfoPlist"`), it may look anything up in it, and nothing is told, and nothing of a key that it asks for by `object(forInfoDictionaryKey:)`, which looks into the table first. Tests
and other programs say nothing of it.

## Flagged

A letter is missing.
```strings file=App/en.lproj/InfoPlist.strings
"CFBundleDisplayName" = "Herbarium";
"NSCameraUsageDescripton" = "Take pictures of plants.";  // ← unknown-info-plist-key
```

The purpose has another name, and there is no such key in the list.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key>
  <string>Herbarium</string>
</dict></plist>
```
```strings file=App/en.lproj/InfoPlist.strings
"CFBundleName" = "Herbarium";
"AppSubtitle" = "Plants of the Alps";  // ← unknown-info-plist-key
 ^^^^^^^^^^^
```

A type of documents that has been renamed.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleDocumentTypes</key>
  <array><dict><key>CFBundleTypeName</key><string>Plant list</string></dict></array>
</dict></plist>
```
```strings file=App/de.lproj/InfoPlist.strings
"Plant list" = "Pflanzenliste";
"Plants list" = "Pflanzenliste";  // ← unknown-info-plist-key
```
```xcstrings file=App/InfoPlist.xcstrings
{ "sourceLanguage" : "en", "strings" : {
  "CFBundleDisplayNam" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Herbar" } } } }  // ← unknown-info-plist-key
}, "version" : "1.0" }
```

The content of another table was saved here: that is told once.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key>
  <string>Herbarium</string>
</dict></plist>
```
```strings file=App/de.lproj/Schema.strings
"leaf" = "Blatt";
"root" = "Wurzel";
```
```strings file=App/pt.lproj/InfoPlist.strings
"leaf" = "Folha";  // ← unknown-info-plist-key
"root" = "Raiz";
```

A test opens the table, and the code of another program does.
```strings file=Apps/Harbour/en.lproj/InfoPlist.strings
"NSCameraUsageDescripton" = "Take pictures of ships.";  // ← unknown-info-plist-key
```
```swift file=Apps/Harbour/Harbour/Pier.swift
let pier = NSLocalizedString("Pier", comment: "Title")
```
```pbxproj file=Apps/Harbour/Harbour.xcodeproj/project.pbxproj
{ objects = { }; }
```
```swift file=Apps/Harbour/HarbourTests/TableTests.swift
let path = Bundle.main.path(forResource: "InfoPlist", ofType: "strings")
```
```pbxproj file=Apps/Lock/Lock.xcodeproj/project.pbxproj
{ objects = { }; }
```
```swift file=Apps/Lock/Lock/Gate.swift
let path = Bundle.main.path(forResource: "InfoPlist", ofType: "strings")
```

## Accepted

A bundle of keyboard layouts has their names in its table.
```plist file=Runes.bundle/Contents/Info.plist
<plist version="1.0"><dict>
  <key>KLInfo_Younger Runes</key>
  <dict><key>TISInputSourceID</key><string>example.runes.younger</string></dict>
</dict></plist>
```
```strings file=Runes.bundle/Contents/Resources/da.lproj/InfoPlist.strings
"Younger Runes" = "Yngre runer";
```

The app takes other texts out of this table.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>
  <string>Take pictures of ships.</string>
</dict></plist>
```
```strings file=App/en.lproj/InfoPlist.strings
"NSCameraUsageDescription" = "Take pictures of ships.";
"harbourIsClosed" = "The harbour is closed.";
```
```swift file=App/Harbour.swift
func translate(_ key: String) -> String {
  Bundle.main.localizedString(forKey: key, value: nil, table: "InfoPlist")
}
```

Code asks for the key, in Swift or Objective-C.
```plist file=App/Info.plist
<plist version="1.0"><dict><key>CFBundleName</key><string>Herbarium</string></dict></plist>
```
```strings file=App/en.lproj/InfoPlist.strings
"ShareAddress" = "https://example.com/en";
"ShareSubject" = "Plants of the Alps";
```
```swift file=App/Share.swift
let address = Bundle.main.object(forInfoDictionaryKey: "ShareAddress") as? String
```
```objc file=App/Share.m
NSString *subject = [[NSBundle mainBundle] objectForInfoDictionaryKey:@"ShareSubject"];
```

Keys of build settings and of the list, and names of types and quick actions.
```strings file=App/en.lproj/InfoPlist.strings
CFBundleDisplayName = "Herbarium";
NSHumanReadableCopyright = "© 2024 The gardeners";
NSCameraUsageDescription = "Take pictures of plants.";
NSLocationAlwaysAndWhenInUseUsageDescription = "Find plants near you.";
NSPaperUsageDescription = "A purpose of a system to come.";
```
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>UIApplicationShortcutItems</key>
  <array><dict><key>UIApplicationShortcutItemTitle</key><string>shortcut.scan</string></dict></array>
  <key>UTExportedTypeDeclarations</key>
  <array><dict><key>UTTypeDescription</key><string>Plant archive</string></dict></array>
</dict></plist>
```
```strings file=App/de.lproj/InfoPlist.strings
"shortcut.scan" = "Pflanze scannen";
"Plant archive" = "Pflanzenarchiv";
```

A list of another name, with a type of documents and an item of the menu of services.
```plist file=App/Info-Mac.plist
<plist version="1.0"><dict>
  <key>CFBundleDocumentTypes</key>
  <array><dict><key>CFBundleTypeName</key><string>Seed catalog</string></dict></array>
  <key>NSServices</key>
  <array><dict><key>NSMenuItem</key><dict><key>default</key><string>Plant selection</string></dict></dict></array>
</dict></plist>
```
```plist file=App/Info.plist
<plist version="1.0"><dict><key>CFBundleName</key><string>Herbarium</string></dict></plist>
```
```strings file=App/de.lproj/InfoPlist.strings
"Seed catalog" = "Samenkatalog";
"Plant selection" = "Auswahl pflanzen";
```

Without an `Info.plist` the names of quick actions are not known.
```strings file=App/de.lproj/InfoPlist.strings
"shortcut.scan" = "Pflanze scannen";
```

Another table has any keys.
```plist file=App/Info.plist
<plist version="1.0"><dict><key>CFBundleName</key><string>Herbarium</string></dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"AppSubtitle" = "Plants of the Alps";
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["A66", "P42", "stringslint"],
    inputs: ["strings", "xcstrings", "plist"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .unknownInfoPlistKey)
}

extension Rule {
  static let unknownPluralCategory = Rule(
    id: "unknown-plural-category",
    title: "Form of a plural with an unknown name",
    summary: "The system knows the six categories of Unicode, `zero`, `one`, `two`, `few`, `many` and `other`, and looks for exactly these names. A text under `others` or `plural` is never shown, and some tools refuse the file. Correct the name.",
    page: #"""
# Form of a plural with an unknown name

The system knows the six categories of Unicode, `zero`, `one`, `two`, `few`, `many` and `other`, and looks for exactly these names. A text under `others` or `plural` is never shown, and some tools refuse
the file. Correct the name.

## Flagged

```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>%d letters</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@letters@</string>
    <key>letters</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>singular</key>  <!-- ← unknown-plural-category -->
      <string>%d letter</string>
      <key>few </key>  <!-- ← unknown-plural-category -->
      <string>%d letters</string>
      <key>other</key>
      <string>%d letters</string>
    </dict>
  </dict>
</dict>
</plist>
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld letters" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld letter" } },
          "others" : { "stringUnit" : { "state" : "translated", "value" : "%lld letters" } },  // ← unknown-plural-category
          "One" : { "stringUnit" : { "state" : "translated", "value" : "%lld letter" } },  // ← unknown-plural-category
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld letters" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

## Accepted

All six names, and the names of devices beside them.
```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>%d letters</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@few@ for %#@others@</string>
    <key>few</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>zero</key>
      <string>no letters</string>
      <key>one</key>
      <string>%d letter</string>
      <key>two</key>
      <string>%d letters</string>
      <key>few</key>
      <string>%d letters</string>
      <key>many</key>
      <string>%d letters</string>
      <key>other</key>
      <string>%d letters</string>
    </dict>
    <key>others</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>other</key>
      <string>%d others</string>
    </dict>
  </dict>
</dict>
</plist>
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "tap" : {
      "localizations" : {
        "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O33", "P16"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .unknownPluralCategory)
}

extension Rule {
  static let unlocalizableRuntimeAttribute = Rule(
    id: "unlocalizable-runtime-attribute",
    title: "Text in a runtime attribute",
    summary: "Interface Builder writes a user-defined runtime attribute of the type String into the file as it is, and never into the table of translations. All readers see the language of the author. Give it the type Localized String, set the text in code, or put a key there that the object looks up.",
    page: #"""
# Text in a runtime attribute

Interface Builder writes a user-defined runtime attribute of the type String into the file as it is, and never into the table of
translations. All readers see the language of the author. Give it the type Localized String, set the text in code, or put a key
there that the object looks up.

Only attributes whose names say that they are texts are told, and only where the project has several languages. A text that is the key of some
table is looked up, and so are attributes with "local" in their names.

## Flagged

```strings file=de.lproj/Main.strings
"a1b-c2-d31.text" = "Warenkorb";
```
```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <label text="Your cart" id="a1b-c2-d31"/>
    <view id="a1b-c2-d32">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="placeholderText" value="Name of the article"/> <!-- ← unlocalizable-runtime-attribute -->
      </userDefinedRuntimeAttributes>
    </view>
    <view id="a1b-c2-d33">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="header.title" value="Checkout"/> <!-- ← unlocalizable-runtime-attribute -->
      </userDefinedRuntimeAttributes>
    </view>
    <textField id="a1b-c2-d34">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint">
          <string key="value">Type the number of pieces <!-- ← unlocalizable-runtime-attribute -->
and go on</string>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </textField>
    <view id="a1b-c2-d35">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="ErrorMessage" value="Something is missing"/> <!-- ← unlocalizable-runtime-attribute -->
      </userDefinedRuntimeAttributes>
    </view>
  </scenes>
</document>
```

## Accepted

```strings file=de.lproj/Localizable.strings
"Checkout" = "Kasse";
```
```strings file=en.lproj/Localizable.strings
"Checkout" = "Checkout";
```
```storyboard file=Base.lproj/Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <view id="a1b-c2-d32">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="title" value="Name of the article"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="fontName" value="Avenir Next"/>
        <userDefinedRuntimeAttribute type="string" keyPath="styleIdentifier" value="Big Title"/>
      </userDefinedRuntimeAttributes>
    </view>
    <view id="a1b-c2-d33">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="Checkout"/>
      </userDefinedRuntimeAttributes>
    </view>
    <view id="a1b-c2-d34">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="localizedTitle" value="Your cart"/>
        <userDefinedRuntimeAttribute type="string" keyPath="text" value="cart.title"/>
      </userDefinedRuntimeAttributes>
    </view>
    <view id="a1b-c2-d35">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="text" value="00:00"/>
      </userDefinedRuntimeAttributes>
    </view>
  </scenes>
</document>
```

A project with one language.

```strings file=en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=LoginView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <view id="a1b-c2-d35">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="titleText" value="Your cart"/>
      </userDefinedRuntimeAttributes>
    </view>
  </objects>
</document>
```

## Not detected

A name that says nothing of a text.

```strings file=de.lproj/Localizable.strings
"cart.title" = "Warenkorb";
```
```strings file=en.lproj/Localizable.strings
"cart.title" = "Cart";
```
```xib file=LoginView.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <objects>
    <view id="a1b-c2-d35">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="top" value="Your cart"/>
      </userDefinedRuntimeAttributes>
    </view>
  </objects>
</document>
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["P47", "xiblint"],
    inputs: ["interface"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "text-names", value: .list(["title", "text", "placeholder", "label", "message", "prompt", "hint", "caption", "tooltip"]), help: "Ends of the names of attributes whose strings people read.")],
    check: .unlocalizableRuntimeAttribute)
}

extension Rule {
  static let unlocalizedCasing = Rule(
    id: "unlocalized-casing",
    title: "Displayed text cased without a locale",
    summary: "Upper and lower case follow the rules of a language: in Turkish `i` becomes `İ`, Greek capitals lose their accents, Dutch writes `IJsland`. `uppercased()`, `lowercased()` and `capitalized` know none of this, so a reader may see a wrong word. For text on a screen use `localizedUppercase`, `uppercased(with:)` or SwiftUI's `.textCase(.uppercase)`, or ask translators for the text as it is shown.",
    page: #"""
# Displayed text cased without a locale

Upper and lower case follow the rules of a language: in Turkish `i` becomes `İ`, Greek capitals lose their accents, Dutch writes `IJsland`. `uppercased()`, `lowercased()` and `capitalized`
know none of this, so a reader may see a wrong word. For text on a screen use `localizedUppercase`, `uppercased(with:)` or SwiftUI's `.textCase(.uppercase)`, or ask translators for the text as it is shown.

Only text on its way to a reader is meant: a localized text, or a value that is assigned or passed to something that shows it. Codes, file extensions, header names and search keys are
machine text, and for machine text casing without a locale is right. What is capitalized and comes from no table is mostly such a name too, made fit to be shown, and so is what is
called a type, a kind, a network or a protocol: `possible` findings.

Turkish and Azerbaijani, Greek, Armenian, Lithuanian and Dutch case letters in a way of their own, and in most languages of Europe `capitalized` puts capitals where no heading has any: `Domaine
Personnalisé`. Where the tables show that a project has no texts in these languages, or that casing changes nothing of the text that they do not change too, the finding is only a `possible` one; else its message names a language of the project, and a word that goes wrong where the text is known.

## Flagged

Localized text is for readers wherever it goes next, so casing it is reported even where no view is in sight.

```swift
let heading = NSLocalizedString("downloads.header", comment: "Section header").uppercased()  // ← unlocalized-casing
```

Each branch of a choice is a text of its own. `capitalized` is wrong twice: title case is a habit of English.

```swift
headerLabel.text =
  showsLyrics
  ? NSLocalizedString("lyrics", comment: "Page header").capitalized  // ← unlocalized-casing
  : NSLocalizedString("queue", comment: "Page header").capitalized  // ← unlocalized-casing
```

An `if` or a `switch` that is a value is a choice as well.

```swift
func show(_ berth: Berth) {
  berthLabel.text = if berth.isFree { berth.name.uppercased() } else { berth.name }  // ← unlocalized-casing
  pierLabel.text = switch berth.side {
  case .port: berth.pier.lowercased()  // ← unlocalized-casing
  default: berth.pier
  }
  let owner = if berth.isOurs { berth.owner.uppercased() } else { berth.owner }  // ← unlocalized-casing
  ownerLabel.text = owner
}
```

A generated accessor is localized text too.

```swift
override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
  return L10n.Settings.privacy.uppercased()  // ← unlocalized-casing
}
```

So is a wrapper that is called on the key.

```swift
import SwiftUI

struct SignInHint: View {
  var body: some View {
    Text("sign.in".localized.uppercased())  // ← unlocalized-casing
  }
}
```

Names that people gave are cased for the screen.

```swift
import SwiftUI

struct ShelfHeader: View {
  let shelf: Shelf
  var body: some View {
    VStack {
      Text(shelf.title.uppercased())  // ← unlocalized-casing
      Label(shelf.owner.name.capitalized, systemImage: "person")  // ← unlocalized-casing possible
    }
    .navigationTitle(shelf.title.capitalized)  // ← unlocalized-casing possible
  }
}
```

The title of a controller, with `self` or without.

```swift
final class AlbumController: UIViewController {
  func show(_ album: Album) {
    self.title = album.title.uppercased()  // ← unlocalized-casing
  }
}
```

A local constant between the casing and the label changes nothing.

```swift
func show(_ album: Album) {
  let caption = album.title.uppercased()  // ← unlocalized-casing
  captionLabel.font = .preferredFont(forTextStyle: .caption1)
  captionLabel.text = caption
}
```

Nor does it where the constant is one part of what is shown, or holds a localized text that is cased later.

```swift
func show(_ stop: Stop) {
  let name = stop.name.uppercased()  // ← unlocalized-casing
  stopLabel.text = "\(name)!"
  let line = stop.line.title.uppercased()  // ← unlocalized-casing
  let badge = line + " → " + stop.goal
  lineLabel.text = badge
  let clerk = stop.clerk.lowercased()  // ← unlocalized-casing
  clerkLabel.text = String(format: "%@ (%d)", clerk, stop.waiting)
  let crew = stop.crew.title.uppercased()  // ← unlocalized-casing possible
  crewLabel.text = "\(crew) is on the way"
  let letter = stop.owner.prefix(1).uppercased()  // ← unlocalized-casing possible
  badgeLabel.text = "\(letter)."
}

func heading() -> String {
  let text = NSLocalizedString("stops.list", comment: "Section header")
  return text.uppercased()  // ← unlocalized-casing
}
```

```objc
- (void)showStop:(Stop *)stop {
  NSString *name = stop.name.uppercaseString;  // ← unlocalized-casing
  self.stopLabel.text = [NSString stringWithFormat:@"%@ (%d)", name, stop.waiting];
}

- (NSString *)heading {
  NSString *text = NSLocalizedString(@"stops.list", @"Section header");
  return [text uppercaseString];  // ← unlocalized-casing
}
```

The cased text may be one part of what is shown: an interpolation, an operand of `+`, the left side of `??`.

```swift
trackLabel.text = "\(track.artist.uppercased()) – \(track.title)"  // ← unlocalized-casing
chapterLabel.text = chapter.title.uppercased() + "\n" + chapter.summary  // ← unlocalized-casing
authorLabel.text = book.author?.uppercased() ?? L10n.Book.noAuthor  // ← unlocalized-casing
```

Raising only the first letter has the same trouble: Dutch `ijs`, Turkish `izmir`.

```swift
cityLabel.text = city.name.prefix(1).uppercased() + city.name.dropFirst()  // ← unlocalized-casing
```

A formatted date is text in the reader's language, so its casing is a matter of that language.

```swift
let formatter = DateFormatter()
formatter.setLocalizedDateFormatFromTemplate("EEEE")
weekdayLabel.text = formatter.string(from: date).uppercased()  // ← unlocalized-casing
```

Setter methods, initializers of controls and attributed strings show text as well.

```swift
playButton.setTitle(episode.title.uppercased(), for: .normal)  // ← unlocalized-casing
let cancel = UIAlertAction(title: L10n.cancel.uppercased(), style: .cancel)  // ← unlocalized-casing
noteLabel.attributedText = NSAttributedString(
  string: note.title.lowercased(),  // ← unlocalized-casing
  attributes: [.kern: 1.5]
)
```

A locale of `nil` is no locale.

```swift
sectionLabel.stringValue = section.title.uppercased(with: nil)  // ← unlocalized-casing
```

In Objective-C the message may stand in brackets or behind a dot.

```objc
self.headerLabel.text = [NSLocalizedString(@"downloads", @"Section header") uppercaseString];  // ← unlocalized-casing
cell.textLabel.text = album.title.uppercaseString;  // ← unlocalized-casing
```

A returned localized text.

```objc
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
  return [NSLocalizedString(@"recent.searches", @"List header") capitalizedString];  // ← unlocalized-casing
}
```

A choice between two texts.

```objc
self.stateLabel.text = download.isPaused
    ? [NSLocalizedString(@"paused", @"State of a download") uppercaseString]  // ← unlocalized-casing
    : [download.stateName uppercaseString];  // ← unlocalized-casing
```

Arguments of messages that show text.

```objc
[self.playButton setTitle:[episode.title uppercaseString] forState:UIControlStateNormal];  // ← unlocalized-casing
NSMenuItem *item = [[NSMenuItem alloc] initWithTitle:[shelf.name capitalizedString]  // ← unlocalized-casing possible
                                              action:@selector(openShelf:)
                                       keyEquivalent:@""];
[alert addButtonWithTitle:[NSLocalizedString(@"delete", @"Button") uppercaseString]];  // ← unlocalized-casing
```

A local variable on the way.

```objc
- (void)showAlbum:(Album *)album {
  NSString *caption = [album.title uppercaseString];  // ← unlocalized-casing
  self.captionLabel.text = caption;
}
```

An argument of a format, or a piece that is appended.

```objc
self.trackLabel.text =
    [NSString stringWithFormat:@"%@ · %@", [track.artist uppercaseString], track.title];  // ← unlocalized-casing
self.chapterLabel.text = [[chapter.title uppercaseString] stringByAppendingString:@"\n"];  // ← unlocalized-casing
```

The name of a weekday or month.

```objc
self.weekdayLabel.stringValue = [[self.formatter stringFromDate:date] uppercaseString];  // ← unlocalized-casing
```

Attributed text.

```objc
self.noteLabel.attributedText =
    [[NSAttributedString alloc] initWithString:[note.title uppercaseString]  // ← unlocalized-casing
                                    attributes:@{NSKernAttributeName : @1.5}];
```

A missing locale, written as `nil` or `NULL`.

```objc
- (void)showSection:(Section *)section {
  self.sectionLabel.text = [section.title uppercaseStringWithLocale:nil];  // ← unlocalized-casing
  NSMutableString *heading = [section.subtitle mutableCopy];
  CFStringUppercase((__bridge CFMutableStringRef)heading, NULL);  // ← unlocalized-casing
  self.headingLabel.text = heading;
}
```

A function of its file that is given a text of the reader once.

```swift
import UIKit

final class JobPanel {
  let name = JobPanel.header("Name")
  let owner = JobPanel.header(job.owner)

  private static func header(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text.uppercased()  // ← unlocalized-casing
    return label
  }
}
```

The title of a section, returned to the table that shows it.

```swift
import UIKit

final class ShelfTable: UITableViewController {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard section < shelves.count else { return nil }
    return shelves[section].title.uppercased()  // ← unlocalized-casing
  }
}
```

```objc
- (NSString *)tableView:(UITableView *)table titleForFooterInSection:(NSInteger)section {
  return [self.shelves[section].title uppercaseString];  // ← unlocalized-casing
}
```

Generated texts behind a function.

```swift
func strings() -> L10n.Type { L10n.self }

let heading = strings().shelfTitle.uppercased()  // ← unlocalized-casing
```

Generated texts in Objective-C.

```swift file=OurStrings.swift
final class OurStrings: NSObject {
  static var shelfTitle: String { NSLocalizedString("shelf.title", comment: "Above the books") }
}
```

```objc file=Shelf.m
NSString *heading = [[OurStrings shelfTitle] uppercaseString];  // ← unlocalized-casing
```

A member of text that the project made for it.

```swift
import SwiftUI

extension String {
  var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}

struct NameRow: View {
  let name: String
  var body: some View { Text(name.firstUppercased) }  // ← unlocalized-casing
}

struct NameBadge: View {
  let person: Person
  var body: some View {
    Text("\((person.name ?? person.host ?? "").first?.uppercased() ?? "")")  // ← unlocalized-casing possible
  }
}

let heading = L10n.Shelf.title.firstUppercased  // ← unlocalized-casing
```

```objc
@implementation NSString (Shelf)
- (NSString *)smallLetters { return [self lowercaseString]; }
@end

NSString *Heading(void) {
  return [NSLocalizedString(@"shelf.title", @"Above the books") smallLetters];  // ← unlocalized-casing
}
```

A language that has its own rules, and a text that they change.

```strings file=tr.lproj/Localizable.strings
"trip.list" = "geziler";
```
```strings file=en.lproj/Localizable.strings
"trip.list" = "trips";
```
```swift file=Trip.swift
header.text = NSLocalizedString("trip.list", comment: "Heading").uppercased()  // ← unlocalized-casing likely
```

No text of a language with such rules.

```strings file=de.lproj/Localizable.strings
"trip.list" = "Reisen";
```
```strings file=en.lproj/Localizable.strings
"trip.list" = "trips";
```
```swift file=Trip.swift
header.text = NSLocalizedString("trip.list", comment: "Heading").uppercased()  // ← unlocalized-casing possible
nameLabel.text = trip.name.capitalized  // ← unlocalized-casing possible
```

A heading of several words, in a language that gives a capital to the first of them only. No locale mends this: translators have to write the heading as it is shown.

```strings file=fr.lproj/Localizable.strings
"trip.own" = "Voyage personnel";
"trip.list" = "Voyages";
```
```strings file=en.lproj/Localizable.strings
"trip.own" = "Own trip";
"trip.list" = "Trips";
```
```swift file=Trip.swift
header.text = NSLocalizedString("trip.own", comment: "Heading").capitalized  // ← unlocalized-casing likely
footer.text = NSLocalizedString("trip.list", comment: "Heading").capitalized  // ← unlocalized-casing possible
button.text = NSLocalizedString("trip.own", comment: "Button").uppercased()  // ← unlocalized-casing possible
```

A value of a localized text, wherever that goes.

```swift
func message(_ time: String) -> String {
  String(format: NSLocalizedString("%@ left", comment: "Below the battery; %@ is a duration"), time.lowercased())  // ← unlocalized-casing
}
func request(_ values: [String: String]) -> String {
  String(
    format: NSLocalizedString("%@ asks for a key", comment: "%@ is the name of a program"),
    values["program"].uppercased())  // ← unlocalized-casing possible
}
```

Initials stand for a name and are no word, and what the code compares with its own words is a name for programs: such findings are hidden unless you ask for `possible` ones.

```swift
func showBadge(of member: Member) {
  guard let first = member.name.first else { return }
  badgeLabel.text = "\(first)".uppercased()  // ← unlocalized-casing possible
}
avatarLabel.text = initials.uppercased()  // ← unlocalized-casing possible
kindLabel.text = ticket.kindNameShort.capitalized  // ← unlocalized-casing possible
switch ticket.kindName ?? "" {
case "refund": show(refund)
default: break
}
stateLabel.text = order.state.capitalized  // ← unlocalized-casing possible
let isOpen = order.state == "open"
```

What a service sends has a language that nobody here knows, and codes of languages have none:

```swift
func show(_ reply: [String: String], _ boat: Boat) {
  let owner = reply["owner"]
  ownerLabel.text = owner?.uppercased()  // ← unlocalized-casing possible
  buttonLabel.text = reply["button"]?.uppercased()  // ← unlocalized-casing possible
  flagLabel.text = (boat.languages.first ?? "EN").uppercased()  // ← unlocalized-casing possible
}
```

The name of a module before the view, or a written `init`, changes nothing.

```swift
import SwiftUI

struct StampPage: View {
  let stamp: Stamp
  var body: some View {
    SwiftUI.Text(stamp.caption.uppercased())  // ← unlocalized-casing
    Text.init(stamp.title.uppercased())  // ← unlocalized-casing
  }
}
```

Accessors that R.swift writes with every build, so that no file declares them: what they ask for is found by its name, and a text without such a letter is only a possible finding.

```strings file=en.lproj/Localizable.strings
"deck.title" = "Deck";
"deck.cabin" = "Cabin";
```

```strings file=tr.lproj/Localizable.strings
"deck.title" = "Deck";
"deck.cabin" = "Kabin";
```

```swift file=Deck.swift
func show(_ languages: [String]) {
  titleLabel.text = R.string(preferredLanguages: languages).localizable.deckTitle().uppercased()  // ← unlocalized-casing possible
  cabinLabel.text = R.string(preferredLanguages: languages).localizable.deckCabin().uppercased()  // ← unlocalized-casing
}
```

```swift file=Bow.swift
let bow = R.string.localizable.deckTitle()
```

```swift file=Stern.swift
let stern = R.string.localizable.deckCabin()
```

```swift file=Port.swift
let port = R.string.localizable.deckTitle()
```

```swift file=Starboard.swift
let starboard = R.string.localizable.deckTitle()
```

## Accepted

A member of the project that follows the language of the reader.

```swift
extension String {
  var firstUppercased: String { prefix(1).localizedUppercase + dropFirst() }
}

let heading = L10n.Shelf.title.firstUppercased
```


Casing with the reader's locale, or left to the view.

```swift
import SwiftUI

struct ShelfHeader: View {
  let shelf: Shelf
  @Environment(\.locale) private var locale
  var body: some View {
    VStack {
      Text(shelf.title.localizedUppercase)
      Text(shelf.owner.name.capitalized(with: locale))
      Text(shelf.title).textCase(.uppercase)
    }
  }
}
```

Comparing is no showing, not even in the condition of a displayed choice.

```swift
resultLabel.text = answer.lowercased() == "yes" ? L10n.agreed : L10n.refused
guard source.pathExtension.lowercased() == wantedExtension else { return }
let visible = shelves.filter { $0.name.lowercased().contains(needle) }
let ordered = shelves.sorted { $0.name.lowercased() < $1.name.lowercased() }
```

What a constant holds may be compared and looked up as well, or belong to a log.

```swift
func show(_ stop: Stop) {
  let needle = stop.name.lowercased()
  resultLabel.text = needle == wanted ? L10n.found : L10n.missing
  goalLabel.text = goals[needle]
  let trace = stop.goal.uppercased()
  logger.debug("\(trace)")
  let text = NSLocalizedString("stops.list", comment: "Section header")
  if text.lowercased().contains(needle) { open(stop) }
}
```

Nor is looking something up: the label shows what the dictionary holds.

```swift
genreLabel.text = genreTitles[genre.lowercased()]
weekdayLabel.text = NSLocalizedString("weekday.\(day.lowercased())", comment: "Name of a day")
let keywords = [NSLocalizedString("today", comment: "Search keyword").lowercased(): Keyword.today]
flagView.image = UIImage(named: country.name.lowercased())
```

A `switch` over machine text.

```swift
switch link.scheme?.lowercased() {
case "https": titleLabel.text = L10n.website
case "mailto": titleLabel.text = L10n.email
default: break
}
```

Machine text may be shown, and then casing without a locale is right: a Turkish locale would write `GİF` and `İT`.

```swift
addressLabel.text = adapter.macAddress.uppercased()
badgeLabel.text = document.fileURL.pathExtension.uppercased()
regionLabel.text = phoneNumber.countryCode.uppercased()
priceLabel.text = "\(stock.ticker.uppercased()) \(formattedPrice)"
colorField.stringValue = "#" + String(rgb, radix: 16).uppercased()
languageLabel.text = Locale.current.languageCode?.uppercased()
requestLabel.text = UUID().uuidString.lowercased()
emailField.text = account.email.lowercased()
checksumLabel.text = "SHA-256: \(file.sha256.uppercased())"
```

The condition of an `if` that is a value is not shown, and a branch of several statements is not looked into.

```swift
func show(_ berth: Berth) {
  stateLabel.text = if berth.state.lowercased() == "free" { L10n.free } else { L10n.taken }
  noteLabel.text = switch berth.note.lowercased() {
  case "": L10n.noNote
  default: berth.note
  }
}
```

What a server or a test reads is no display.

```swift
request.setValue(UUID().uuidString.lowercased(), forHTTPHeaderField: "X-Trace")
request.httpMethod = method.name.uppercased()
saveButton.accessibilityIdentifier = action.title.lowercased()
```

The wire name of an enumeration.

```swift
enum Priority: String {
  case low, high
  var wireName: String { rawValue.uppercased() }
}
```

Log messages are for developers.

```swift
logger.info("Opening \(shelf.title.uppercased())")
print(NSLocalizedString("downloads", comment: "Section header").uppercased())
```

An argument of another function is not what is shown: here a flag is made from a region.

```swift
import SwiftUI

struct RegionRow: View {
  let region: Region
  var body: some View { Text(flag(for: region.identifier.uppercased())) }
}
```

Members that only share the name: cases of an enumeration, methods with an argument of their own.

```swift
captionView.textTransform = .capitalized
captionLabel.text = styler.uppercased(caption, in: style)
textField.autocapitalizationType = .words
```

Localized text that is compared is not shown.

```swift
if command.lowercased() == NSLocalizedString("help", comment: "Typed command").lowercased() { showHelp() }
```

Tests repeat what the app does.

```swift file=Tests/ShelfTests/HeaderTests.swift
import XCTest

final class HeaderTests: XCTestCase {
  func testHeader() {
    header.text = shelf.title.uppercased()
    XCTAssertEqual(header.text, NSLocalizedString("downloads", comment: "Section header").uppercased())
  }
}
```

Objective-C with a locale.

```objc
self.headerLabel.text = [NSLocalizedString(@"downloads", @"Section header") localizedUppercaseString];
self.titleLabel.text = [album.title uppercaseStringWithLocale:[NSLocale currentLocale]];
self.nameLabel.text = person.name.localizedCapitalizedString;
```

The same for a text that is changed in place.

```objc
- (void)showAlbum:(Album *)album locale:(CFLocaleRef)locale {
  NSMutableString *heading = [album.title mutableCopy];
  CFStringUppercase((__bridge CFMutableStringRef)heading, locale);
  self.headingLabel.text = heading;
}
```

Comparing and searching.

```objc
self.resultLabel.text =
    [[answer lowercaseString] isEqualToString:@"yes"] ? [self agreedText] : [self refusedText];
if ([[url.pathExtension lowercaseString] isEqualToString:@"pdf"]) [self openDocument:url];
if ([[shelf.name lowercaseString] hasPrefix:[query lowercaseString]]) [matches addObject:shelf];
if ([shelf.name.lowercaseString rangeOfString:query.lowercaseString].location != NSNotFound) return YES;
```

Look-ups inside a displayed expression.

```objc
self.genreLabel.text = self.genreTitles[[genre lowercaseString]];
self.genreLabel.text = [self.genreTitles objectForKey:genre.lowercaseString];
self.weekdayLabel.text = [bundle localizedStringForKey:[day lowercaseString] value:nil table:nil];
self.flagView.image = [UIImage imageNamed:[country.name lowercaseString]];
self.keywords = @{[NSLocalizedString(@"today", @"Search keyword") lowercaseString] : @(KeywordToday)};
```

Machine text on the screen.

```objc
self.checksumLabel.text = [checksum uppercaseString];
self.addressField.stringValue = [[adapter macAddress] lowercaseString];
self.badgeLabel.text = document.fileURL.pathExtension.uppercaseString;
self.traceLabel.text = [NSUUID UUID].UUIDString.lowercaseString;
```

Machine text elsewhere.

```objc
NSString *key = [[keyEvent charactersIgnoringModifiers] uppercaseString];
NSString *type = [response.allHeaderFields[@"Content-Type"] lowercaseString];
[request setValue:[token.identifier lowercaseString] forHTTPHeaderField:@"X-Token"];
```

Logs.

```objc
NSLog(@"Opening %@", [NSLocalizedString(@"downloads", @"Section header") uppercaseString]);
```

A class that answers the same message.

```objc
@implementation CaptionStyle
- (NSString *)uppercaseString {
  return self.caption;
}
@end
```

A constant is cased the same for every reader.

```swift
badgeLabel.text = "Harbour".uppercased()
```

First letters alone, as on an icon: whether a person or a server has the name is not in the code.

```swift
iconLabel.text = String(feed.address.prefix(2)).uppercased()
avatarLabel.text = preferredLetters.capitalized
```

A sentence that is written out in English stays English, and so does the word in it.

```swift
alert.informativeText = "The page wants to use \(permission.name.lowercased())."
```

Attributed text that is made for an editor or a drawing, not for a label.

```objc
NSAttributedString *rest = [[NSAttributedString alloc] initWithString:[completion lowercaseString]];
[self.editor.textStorage insertAttributedString:rest atIndex:position];
```

A function of its file that is only given literals: they are in the language of the code, and so is their case.

```swift
import UIKit

final class JobPanel {
  let name = JobPanel.header("Name")
  let state = JobPanel.header("State")

  private static func header(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text.uppercased()
    return label
  }
}
```

The raw value of an enumeration is a word of the code, and English in every language: it needs a translation, and the rules of Turkish would only spoil it.

```swift
import SwiftUI

struct OrderRow: View {
  let order: SortOrder
  var body: some View { Text(order.rawValue.capitalized) }
}
```

A screen for those who make the app.

```swift
import SwiftUI

struct DeveloperOptionsScreen: View {
  var body: some View { Text(mode.name.capitalized) }
}
```

Names of products are spelled by those who own them.

```swift
titleLabel.text = appName.uppercased()
footer.text = Brand.bundleDisplayName.uppercased()
```

## Not detected

A closure between the text and the control.

```swift
let control = UISegmentedControl(items: shelves.map { $0.title.uppercased() })
```

A property of a model that some view shows later.

```swift
final class ShelfViewModel {
  private(set) var heading = ""
  func update(_ shelf: Shelf) { heading = shelf.title.uppercased() }
}
```

Objective-C reaches the property through its name.

```objc
self.segments = [titles valueForKey:@"uppercaseString"];
```

The result of another message, built around the cased text.

```objc
self.nameLabel.text =
    [name stringByReplacingCharactersInRange:NSMakeRange(0, 1)
                                  withString:[[name substringToIndex:1] uppercaseString]];
```

## Fixed

Localized text: safe, where the file imports what has the member.

```swift
import UIKit

let heading = NSLocalizedString("downloads", comment: "Section header").uppercased()  // ← unlocalized-casing
let words = NSLocalizedString("first steps", comment: "Chapter").capitalized  // ← unlocalized-casing
```

```swift
import UIKit

let heading = NSLocalizedString("downloads", comment: "Section header").localizedUppercase
let words = NSLocalizedString("first steps", comment: "Chapter").localizedCapitalized
```

Any other text is a suggestion: it could be a `Character`. A locale that is `nil` is none. The first letter
of a text surely is one, and stays as it is.

```swift
import UIKit

titleLabel.text = shelf.title.uppercased()  // ← unlocalized-casing
headerLabel.text = shelf.title.lowercased(with: nil)  // ← unlocalized-casing
```

```swift
import UIKit

titleLabel.text = shelf.title.localizedUppercase
headerLabel.text = shelf.title.localizedLowercase
```

Objective-C knows these members everywhere.

```objc
self.titleLabel.text = [NSLocalizedString(@"downloads", @"Section header") uppercaseString];  // ← unlocalized-casing
self.headerLabel.text = album.title.uppercaseString;  // ← unlocalized-casing
self.footerLabel.text = [album.title lowercaseStringWithLocale:nil];  // ← unlocalized-casing
```

```objc
self.titleLabel.text = [NSLocalizedString(@"downloads", @"Section header") localizedUppercaseString];
self.headerLabel.text = album.title.localizedUppercaseString;
self.footerLabel.text = [album.title localizedLowercaseString];
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["O37", "O39", "P18"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: true,
    contexts: [],
    options: [RuleOption(name: "machine-names", value: .list(["id", "identifier", "code", "ext", "extension", "hex", "uid", "uuid", "guid", "scheme", "host", "hostname", "mac", "macAddress", "ipAddress", "iso", "sha", "sha1", "sha256", "md5", "checksum", "digest", "fingerprint", "signature", "hash", "token", "key", "url", "uri", "path", "domain", "slug", "email", "emailAddress", "username", "handle", "mime", "mimeType", "contentType", "fileType", "fileSystem", "filename", "uti", "locale", "language", "country", "region", "currency", "tag", "codec", "encoding", "security", "charset", "iban", "bic", "isbn", "vin", "sku", "barcode", "ssid", "symbol", "ticker", "sld", "letter", "letters", "appName", "applicationName", "bundleName", "bundleDisplayName", "brandName", "productName", "companyName", "vendorName"]), help: "A value whose name ends with one of these words is machine text, even on a screen.")],
    check: .unlocalizedCasing)
}

extension Rule {
  static let unlocalizedInfoPlist = Rule(
    id: "unlocalized-info-plist",
    title: "Text of an Info.plist that is not translated",
    summary: "Before an app may use the camera, the system asks, with a sentence out of the app's `Info.plist`. In a translated app this sentence stays in the base language, until a table `InfoPlist` has it too. Put the key into `InfoPlist.strings` or `InfoPlist.xcstrings` of each language.",
    page: #"""
# Text of an Info.plist that is not translated

Before an app may use the camera, the system asks, with a sentence out of the app's `Info.plist`. In a translated app this sentence
stays in the base language, until a table `InfoPlist` has it too. Put the key into `InfoPlist.strings` or `InfoPlist.xcstrings` of each language.

Asked for are the languages that have at least half of the texts of the app. Tables of the same app or package count wherever they stand; one that has other languages than the app is not judged by them. On a Mac the
name of an app is only translated where its `Info.plist` has `LSHasLocalizedDisplayName`; that is a note, for the lists that the tables with its name lie nearest to, but not for tools and helpers that nobody sees.

What no language has is told once for a list, at its first key: one table makes all of them good. So is a language that has no text for any of its purposes. Languages in folders that the Xcode project does
not name, though it names others, are none of the app. A list that no Xcode project is built with, though it is with others, is left over most likely: what only it says is `possible`. Keys that no system asks with are left out: those that Apple does not document, such as `NSScreenCaptureUsageDescription`, old ones, those of the Mac in the list of an iPhone app and the other way round, and camera and microphone in parts of an app that may use neither, such as widgets and what shares.

The build makes such a list of the settings `INFOPLIST_KEY_…` of an Xcode project where `GENERATE_INFOPLIST_FILE` is `YES`: they are read like one list, of which no setting says for which system it is, and told where they stand first. Those of tests and examples ask nobody.

## Flagged

Purposes in the settings of a project, one of which a table has.
```pbxproj file=Orchard/Orchard.xcodeproj/project.pbxproj
{ objects = {
  C1 = {
    isa = XCBuildConfiguration;
    buildSettings = {
      GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_NSCameraUsageDescription = "Take pictures of apples."; // ← unlocalized-info-plist warning
      INFOPLIST_KEY_NSMicrophoneUsageDescription = "Record the wind.";
      INFOPLIST_KEY_NSMotionUsageDescription = "$(MOTION_PURPOSE)";
    };
    name = Debug;
  };
  C2 = {
    isa = XCBuildConfiguration;
    buildSettings = {
      GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_NSCameraUsageDescription = "Take pictures of apples.";
    };
    name = Release;
  };
}; }
```
```strings file=Orchard/en.lproj/Localizable.strings
"apple" = "Apple";
```
```strings file=Orchard/da.lproj/Localizable.strings
"apple" = "Æble";
```
```strings file=Orchard/da.lproj/InfoPlist.strings
NSMicrophoneUsageDescription = "Optag vinden.";
```

No table at all.
```plist file=App/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
  <key>CFBundleName</key><string>Herbarium</string>
  <key>NSCameraUsageDescription</key>  <!-- ← unlocalized-info-plist warning -->
  <string>Take pictures of plants.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"plant" = "Plant";
```
```strings file=App/de.lproj/Localizable.strings
"plant" = "Pflanze";
```

One language was forgotten.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>NSMicrophoneUsageDescription</key>  <!-- ← unlocalized-info-plist -->
  <string>Record the song of a bird.</string>
  <key>NSContactsUsageDescription</key>
  <string>Send a picture to a friend.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"bird" = "Bird";
```
```strings file=App/fr.lproj/Localizable.strings
"bird" = "Oiseau";
```
```strings file=App/it.lproj/Localizable.strings
"bird" = "Uccello";
```
```strings file=App/fr.lproj/InfoPlist.strings
NSMicrophoneUsageDescription = "Enregistrer le chant d’un oiseau.";
NSContactsUsageDescription = "Envoyer une image à un ami.";
```
```strings file=App/it.lproj/InfoPlist.strings
"NSContactsUsageDescription" = "Mandare una foto a un amico.";
```

One language has no such table: that is one line.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>  <!-- ← unlocalized-info-plist -->
  <string>Take pictures of birds.</string>
  <key>NSMicrophoneUsageDescription</key>
  <string>Record the song of a bird.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"bird" = "Bird";
```
```strings file=App/fr.lproj/Localizable.strings
"bird" = "Oiseau";
```
```strings file=App/it.lproj/Localizable.strings
"bird" = "Uccello";
```
```strings file=App/fr.lproj/InfoPlist.strings
NSCameraUsageDescription = "Photographier des oiseaux.";
NSMicrophoneUsageDescription = "Enregistrer le chant d’un oiseau.";
```

A catalog that nobody has filled.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>NSFaceIDUsageDescription</key>  <!-- ← unlocalized-info-plist -->
  <string>Open your diary.</string>
</dict></plist>
```
```xcstrings file=App/InfoPlist.xcstrings
{ "sourceLanguage" : "en", "strings" : { "NSFaceIDUsageDescription" : { "localizations" : {
  "en" : { "stringUnit" : { "state" : "new", "value" : "Open your diary." } },
  "es" : { "stringUnit" : { "state" : "new", "value" : "" } } } } }, "version" : "1.0" }
```
```xcstrings file=App/Localizable.xcstrings
{ "sourceLanguage" : "en", "strings" : { "Diary" : { "localizations" : {
  "es" : { "stringUnit" : { "state" : "translated", "value" : "Diario" } } } } }, "version" : "1.0" }
```

The name of an app for the Mac.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key>  <!-- ← unlocalized-info-plist note -->
  <string>Notebook</string>
  <key>CFBundlePackageType</key>
  <string>APPL</string>
  <key>LSMinimumSystemVersion</key>
  <string>14.0</string>
  <key>NSPrincipalClass</key>
  <string>NSApplication</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"page" = "Page";
```
```strings file=App/de.lproj/Localizable.strings
"page" = "Seite";
```
```strings file=App/en.lproj/InfoPlist.strings
"CFBundleDisplayName" = "Notebook";
```
```strings file=App/de.lproj/InfoPlist.strings
"CFBundleDisplayName" = "Notizbuch";
```

Several purposes without any table: one line.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>  <!-- ← unlocalized-info-plist warning -->
  <string>Take pictures of plants.</string>
  <key>NSMicrophoneUsageDescription</key>
  <string>Record the song of a bird.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"plant" = "Plant";
```
```strings file=App/de.lproj/Localizable.strings
"plant" = "Pflanze";
```

Brackets at both ends of a text:
```plist file=Reef/App/Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>  <!-- ← unlocalized-info-plist warning -->
  <string>$(PRODUCT_NAME) takes pictures of fish (and of corals)</string>
</dict></plist>
```
```strings file=Reef/en.lproj/Localizable.strings
"fish" = "Fish";
```
```strings file=Reef/de.lproj/Localizable.strings
"fish" = "Fisch";
```

Texts with the name of the app in them, and a copy of the list with the same ones.
```plist file=Pond/App/Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>  <!-- ← unlocalized-info-plist warning -->
  <string>$(PRODUCT_NAME) takes pictures of frogs.</string>
  <key>NSMicrophoneUsageDescription</key>
  <string>Let $(PRODUCT_NAME)</string>
  <key>NSMotionUsageDescription</key>
  <string>$(PRODUCT_NAME) counts the steps to the pond.</string>
  <key>NSPhotoLibraryAddUsageDescription</key>
  <string>$(FROG_PURPOSE_$(FLAVOUR_OF_POND))</string>
</dict></plist>
```
```plist file=Pond/Copy-Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>
  <string>$(PRODUCT_NAME) takes pictures of frogs.</string>
  <key>NSContactsUsageDescription</key>  <!-- ← unlocalized-info-plist warning possible -->
  <string>Send a frog to a friend.</string>
</dict></plist>
```
```strings file=Pond/en.lproj/Localizable.strings
"frog" = "Frog";
```
```strings file=Pond/de.lproj/Localizable.strings
"frog" = "Frosch";
```
```pbxproj file=Pond/Pond.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/app/Info.plist"; }; }; }; }
```

A list in Czech, and tables that begin with English: the English are asked in Czech.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleDevelopmentRegion</key>
  <string>cs</string>
  <key>NSMicrophoneUsageDescription</key>  // ← unlocalized-info-plist
  <string>Nahrát ptačí zpěv.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"bird" = "Bird";
```
```strings file=App/cs.lproj/Localizable.strings
"bird" = "Pták";
```

## Accepted

What newer systems ask with is translated.
```plist file=Oven/Info.plist
<plist version="1.0"><dict>
  <key>NSBluetoothPeripheralUsageDescription</key><string>Finds your oven</string>
  <key>NSLocationAlwaysUsageDescription</key><string>Warms up when you come home</string>
  <key>NSLocationAlwaysAndWhenInUseUsageDescription</key><string>Warms up when you come home</string>
</dict></plist>
```
```strings file=Oven/en.lproj/InfoPlist.strings
"NSBluetoothAlwaysUsageDescription" = "Finds your oven";
"NSLocationAlwaysAndWhenInUseUsageDescription" = "Warms up when you come home";
```
```strings file=Oven/de.lproj/InfoPlist.strings
"NSBluetoothAlwaysUsageDescription" = "Findet deinen Ofen";
"NSLocationAlwaysAndWhenInUseUsageDescription" = "Heizt, wenn du heimkommst";
```
```strings file=Oven/en.lproj/Localizable.strings
"bake" = "Bake";
```
```strings file=Oven/de.lproj/Localizable.strings
"bake" = "Backen";
```

Lists that no translated name is for: of a tool, of a helper that nobody sees, and of an app beside the one that the tables are for.
```plist file=Kiln/Daemon/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key><string>kilnd</string>
  <key>CFBundlePackageType</key><string>APPL</string>
  <key>LSMinimumSystemVersion</key><string>14.0</string>
</dict></plist>
```
```plist file=Kiln/Starter/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key><string>Kiln Starter</string>
  <key>CFBundlePackageType</key><string>APPL</string>
  <key>LSBackgroundOnly</key><true/>
  <key>LSMinimumSystemVersion</key><string>14.0</string>
  <key>NSPrincipalClass</key><string>NSApplication</string>
</dict></plist>
```
```plist file=Kiln/Bench/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key><string>Kiln Bench</string>
  <key>CFBundlePackageType</key><string>APPL</string>
  <key>LSMinimumSystemVersion</key><string>14.0</string>
  <key>NSPrincipalClass</key><string>NSApplication</string>
</dict></plist>
```
```plist file=Kiln/App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleName</key><string>Kiln</string>
  <key>CFBundlePackageType</key><string>APPL</string>
  <key>LSHasLocalizedDisplayName</key><true/>
  <key>LSMinimumSystemVersion</key><string>14.0</string>
  <key>NSPrincipalClass</key><string>NSApplication</string>
</dict></plist>
```
```strings file=Kiln/App/en.lproj/Localizable.strings
"glaze" = "Glaze";
```
```strings file=Kiln/App/de.lproj/Localizable.strings
"glaze" = "Glasur";
```
```strings file=Kiln/App/en.lproj/InfoPlist.strings
"CFBundleDisplayName" = "Kiln";
```
```strings file=Kiln/App/de.lproj/InfoPlist.strings
"CFBundleDisplayName" = "Brennofen";
```

A part of an app that the system gives no microphone, and an app for the iPhone that stays in its folder.
```plist file=Share/Info.plist
<plist version="1.0"><dict>
  <key>NSMicrophoneUsageDescription</key>
  <string>Record a note for the potter.</string>
  <key>NSExtension</key>
  <dict>
    <key>NSExtensionPointIdentifier</key>
    <string>com.apple.share-services</string>
  </dict>
</dict></plist>
```
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>LSRequiresIPhoneOS</key>
  <true/>
  <key>NSDocumentsFolderUsageDescription</key>
  <string>Open the drawings of your pots.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"glaze" = "Glaze";
```
```strings file=App/de.lproj/Localizable.strings
"glaze" = "Glasur";
```

No system asks with these keys: one is old, one has a successor beside it, one never asked, one is of the Mac.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>LSRequiresIPhoneOS</key>
  <true/>
  <key>NSLocationAlwaysUsageDescription</key>
  <string>Find shops on your way.</string>
  <key>NSBluetoothPeripheralUsageDescription</key>
  <string>Find the beacon of a shop.</string>
  <key>NSBluetoothAlwaysUsageDescription</key>
  <string>$(BLUETOOTH_PURPOSE)</string>
  <key>NSUserNotificationsUsageDescription</key>
  <string>Tell you of new shops.</string>
  <key>NSLocationUsageDescription</key>
  <string>Find shops near you.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"shop" = "Shop";
```
```strings file=App/de.lproj/Localizable.strings
"shop" = "Laden";
```

The list is in the language that it names, and the tables have the others.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>CFBundleDevelopmentRegion</key>
  <string>cs</string>
  <key>NSCameraUsageDescription</key>
  <string>Vyfotit houby.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"mushroom" = "Mushroom";
```
```strings file=App/cs.lproj/Localizable.strings
"mushroom" = "Houba";
```
```strings file=App/en.lproj/InfoPlist.strings
"NSCameraUsageDescription" = "Take pictures of mushrooms.";
```

All languages have it; a region falls back to its language, and one that has only begun is not asked.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>
  <string>Take pictures of plants.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"plant" = "Plant";
"leaf" = "Leaf";
"root" = "Root";
```
```strings file=App/de.lproj/Localizable.strings
"plant" = "Pflanze";
"leaf" = "Blatt";
```
```strings file=App/de-AT.lproj/Localizable.strings
"plant" = "Pflanze";
"leaf" = "Blattl";
```
```strings file=App/cs.lproj/Localizable.strings
"plant" = "Rostlina";
```
```strings file=App/de.lproj/InfoPlist.strings
"NSCameraUsageDescription" = "Pflanzen fotografieren.";
```

Nobody builds the language that lacks it.
```plist file=App/App/Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>
  <string>Take pictures of birds.</string>
</dict></plist>
```
```strings file=App/App/en.lproj/Localizable.strings
"bird" = "Bird";
```
```strings file=App/App/fr.lproj/Localizable.strings
"bird" = "Oiseau";
```
```strings file=App/App/is.lproj/Localizable.strings
"bird" = "Fugl";
```
```strings file=App/App/fr.lproj/InfoPlist.strings
NSCameraUsageDescription = "Photographier des oiseaux.";
```
```pbxproj file=App/App.xcodeproj/project.pbxproj
{ objects = {
  A1 = { isa = PBXFileReference; path = en.lproj/Localizable.strings; };
  A2 = { isa = PBXFileReference; path = fr.lproj/Localizable.strings; };
  A3 = { isa = PBXFileReference; path = fr.lproj/InfoPlist.strings; };
  A4 = { isa = PBXFileSystemSynchronizedRootGroup; path = Birds; };
}; }
```

An app in one language.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>
  <string>Take pictures of plants.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"plant" = "Plant";
```

Settings of which no list is made, and those that a table has.
```pbxproj file=Orchard/Orchard.xcodeproj/project.pbxproj
{ objects = {
  C1 = {
    isa = XCBuildConfiguration;
    buildSettings = {
      GENERATE_INFOPLIST_FILE = NO;
      INFOPLIST_KEY_NSCameraUsageDescription = "Take pictures of apples.";
    };
  };
  C2 = {
    isa = XCBuildConfiguration;
    buildSettings = {
      GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_NSMicrophoneUsageDescription = "Record the wind.";
    };
  };
}; }
```
```strings file=Orchard/en.lproj/Localizable.strings
"apple" = "Apple";
```
```strings file=Orchard/da.lproj/Localizable.strings
"apple" = "Æble";
```
```strings file=Orchard/da.lproj/InfoPlist.strings
NSMicrophoneUsageDescription = "Optag vinden.";
```

No system shows this one.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>NSScreenCaptureUsageDescription</key>
  <string>Record how you play.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"game" = "Game";
```
```strings file=App/de.lproj/Localizable.strings
"game" = "Spiel";
```

A text of a build setting, names of things, and a purpose without a word.
```plist file=App/Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>
  <string>$(CAMERA_PURPOSE)</string>
  <key>NSMotionUsageDescription</key>
  <string></string>
  <key>CFBundleDisplayName</key>
  <string>Herbarium</string>
  <key>CFBundleDevelopmentRegion</key>
  <string>$(DEVELOPMENT_LANGUAGE)</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"plant" = "Plant";
```
```strings file=App/de.lproj/Localizable.strings
"plant" = "Pflanze";
```

The host of the tests asks nobody.
```plist file=AppTests/Info.plist
<plist version="1.0"><dict>
  <key>NSCameraUsageDescription</key>
  <string>Take pictures of plants.</string>
</dict></plist>
```
```strings file=App/en.lproj/Localizable.strings
"plant" = "Plant";
```
```strings file=App/de.lproj/Localizable.strings
"plant" = "Pflanze";
```

Settings of an example ask nobody either.
```pbxproj file=Example/Orchard.xcodeproj/project.pbxproj
{ objects = {
  C1 = {
    isa = XCBuildConfiguration;
    buildSettings = {
      GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_NSCameraUsageDescription = "Take pictures of apples.";
    };
  };
}; }
```
```strings file=Example/en.lproj/Localizable.strings
"apple" = "Apple";
```
```strings file=Example/da.lproj/Localizable.strings
"apple" = "Æble";
```

## Not detected

Purposes that stand in build settings.
```pbxproj file=App.xcodeproj/project.pbxproj
{ buildSettings = { INFOPLIST_KEY_NSCameraUsageDescription = "Take pictures of plants."; }; }
```
```strings file=App/en.lproj/Localizable.strings
"plant" = "Plant";
```
```strings file=App/de.lproj/Localizable.strings
"plant" = "Pflanze";
```

"""#,
    severities: ["text": .warning, "name": .note],
    aliases: [], sources: ["A66", "P42", "fauxpas", "stringslint"],
    inputs: ["plist", "project", "strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .unlocalizedInfoPlist)
}

extension Rule {
  static let unlocalizedNumberParsing = Rule(
    id: "unlocalized-number-parsing",
    title: "Typed number read by the rules of code",
    summary: "`Double(\"1,5\")` is `nil`, and `[@\"1,5\" doubleValue]` is 1 without a word: half of the world types a comma as decimal sign, and readers of Arabic type other digits. An amount that is cut at its comma is saved as a wrong one. Read what people type with a formatter of their locale: `NumberFormatter().number(from:)`, `try Double(text, format: .number)`, `NSNumberFormatter`.",
    page: #"""
# Typed number read by the rules of code

`Double("1,5")` is `nil`, and `[@"1,5" doubleValue]` is 1 without a word: half of the world types a comma as decimal sign, and readers of Arabic type other digits. An amount that is cut at its comma is
saved as a wrong one. Read what people type with a formatter of their locale: `NumberFormatter().number(from:)`, `try Double(text, format: .number)`, `NSNumberFormatter`.

Typed is the text of something that is called a field or an input, and a variable that a `TextField` is bound to. Whole numbers are a note: they go wrong with signs of thousands and with other
digits only. A field for one may be filled from a list, and somebody may have made points of all commas: unless the file sets up a keyboard of numbers, the first is a `possible` finding, and so is the second.

## Flagged

Text of a field.

```swift
let weight = Double(weightField.text ?? "")  // ← unlocalized-number-parsing
let height = Float(heightTextField.text!) ?? 0  // ← unlocalized-number-parsing
let total = Decimal(string: amountInput.text ?? "0")  // ← unlocalized-number-parsing
```

```swift
let price = (priceField.text as NSString?)?.doubleValue ?? 0  // ← unlocalized-number-parsing
let rate = NSString(string: rateField.stringValue).doubleValue  // ← unlocalized-number-parsing
```

The variable of a text field.

```swift
import SwiftUI

struct WeightView: View {
  @State private var weight = ""
  var body: some View {
    TextField("Weight", text: $weight)
    Button("Save") { save(Double(weight) ?? 0) }  // ← unlocalized-number-parsing
  }
}
```

Whole numbers.

```swift
let count = Int(countField.text ?? "")  // ← unlocalized-number-parsing note
countField.keyboardType = .numberPad
```

```objc
countField.keyboardType = UIKeyboardTypeDecimalPad;
NSInteger count = [countField.text integerValue];  // ← unlocalized-number-parsing note
```

A field that may be filled from a list.

```swift
let level = Int(levelField.text ?? "")  // ← unlocalized-number-parsing note possible
```

Commas that become points.

```swift
func clean(_ text: String) -> String { text.replacingOccurrences(of: ",", with: ".") }
let weight = Double(weightField.text ?? "")  // ← unlocalized-number-parsing possible
```

The same text is told once for its type, however often it is parsed there: at the first place that no comment silences.

```swift
import SwiftUI

struct DoseRow: View {
  @State private var dose = ""
  var body: some View {
    TextField("Dose", text: $dose)
    Stepper("Dose") {
      dose = "\((Double(dose) ?? 0) + 0.5)"  // ← unlocalized-number-parsing
    } onDecrement: {
      dose = "\((Double(dose) ?? 0) - 0.5)"  // ← unlocalized-number-parsing next
    }
  }
}
```

```objc
double amount = [self.amountField.text doubleValue];  // ← unlocalized-number-parsing
float weight = weightField.text.floatValue;  // ← unlocalized-number-parsing
double rate = [[rateField stringValue] doubleValue];  // ← unlocalized-number-parsing
NSDecimalNumber *price = [NSDecimalNumber decimalNumberWithString:self.priceField.text];  // ← unlocalized-number-parsing
double width = atof([[widthField stringValue] UTF8String]);  // ← unlocalized-number-parsing
NSInteger count = [self.countField.text integerValue];  // ← unlocalized-number-parsing note possible
```

A text that is taken out of its field first.

```swift
func saveWeight() {
  guard let text = weightField.text, let weight = Double(text) else { return }  // ← unlocalized-number-parsing
  save(weight)
}

func saveHeight() {
  let text = heightField.text ?? ""
  save(Float(text) ?? 0)  // ← unlocalized-number-parsing
}
```

No language of the project has digits of its own, so whole numbers are read right.

```strings file=en.lproj/Localizable.strings
"count.title" = "Count";
```

```strings file=de.lproj/Localizable.strings
"count.title" = "Anzahl";
```

```swift file=Count.swift
let title = NSLocalizedString("count.title", comment: "Above the field for a number")
let count = Int(countField.text ?? "")  // ← unlocalized-number-parsing note possible
let weight = Double(weightField.text ?? "")  // ← unlocalized-number-parsing
```

## Accepted

Formatters know the locale.

```swift
let weight = formatter.number(from: weightField.text ?? "")?.doubleValue
let height = try? Double(heightField.text ?? "", format: .number)
```

Swift's texts have no `doubleValue`: this one is a member of the project, which may ask a formatter.

```swift
let deposit = depositField.text?.doubleValue ?? 0
```

Text of programs, and values that are numbers.

```swift
let version = Double(json["version"] as? String ?? "")
let width = Double(attributes["width"] ?? "0")
let opacity = Double(slider.value)
```

Numbers that are names.

```swift
let code = Int(codeField.text ?? "")
let port = Int(portField.stringValue)
```

A field has other members, and a name alone says nothing.

```swift
let scale = Double(field.count)
let size = CGFloat(textField.frame.width)
let amount = Double(amount)
```

A number, though another type of the file has a text of that name.

```swift
import SwiftUI

struct VolumeField: View {
  @Binding var volume: String
  var body: some View { TextField("Volume", text: $volume) }
}

struct VolumeBar: View {
  var volume: Float
  var body: some View { Bar(length: Double(volume)) }
  func mark(volume: Int) -> Mark { Mark(at: Float(volume)) }
}
```

```objc
double version = [info[@"version"] doubleValue];
double value = [self.slider doubleValue];
double amount = [[formatter numberFromString:self.amountField.text] doubleValue];
NSInteger port = [self.portField.text integerValue];
```

## Not detected

A field whose text has been put aside.

```swift
let text = weightField.text ?? ""
let weight = Double(text)
```

"""#,
    severities: ["decimal": .warning, "integer": .note],
    aliases: [], sources: ["O56", "A79", "P30"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "code-names", value: .list(["code", "pin", "otp", "port", "id", "zip", "year", "index", "number", "digit", "digits", "version", "password", "passcode"]), help: "A field named like this holds a whole number that is a name or a code.")],
    check: .unlocalizedNumberParsing)
}

extension Rule {
  static let unlocalizedSearch = Rule(
    id: "unlocalized-search",
    title: "Search that needs each accent",
    summary: "`contains`, `hasPrefix` and `range(of:)` compare code points: somebody who types `cafe` does not find `Café`, and small letters made without a language miss `İstanbul`. Search what people see with `localizedStandardContains` or `localizedStandardRange(of:)`.",
    page: #"""
# Search that needs each accent

`contains`, `hasPrefix` and `range(of:)` compare code points: somebody who types `cafe` does not find `Café`, and small letters made without a language miss `İstanbul`. Search what people see with
`localizedStandardContains` or `localizedStandardRange(of:)`.

## Flagged

The words of a search field.

```swift
import UIKit

let found = shelves.filter { $0.name.contains(searchText) }  // ← unlocalized-search
let matches = books.filter { $0.title.lowercased().contains(query.lowercased()) }  // ← unlocalized-search
let starts = people.filter { $0.displayName.hasPrefix(searchBar.text ?? "") }  // ← unlocalized-search
let range = book.title.range(of: searchString, options: .caseInsensitive)  // ← unlocalized-search possible
```

The same words under another name.

```swift
import UIKit

extension TreeList: UISearchBarDelegate {
  func searchBar(_ bar: UISearchBar, textDidChange text: String) {
    shown = trees.filter { $0.title.lowercased().contains(text.lowercased()) }  // ← unlocalized-search
  }

  func update() {
    let small = (searchController?.searchBar.text ?? "").lowercased()
    shown = trees.filter { $0.title.lowercased().starts(with: small) }  // ← unlocalized-search
  }
}
```

```swift
import AppIntents

struct TreeQuery: EntityStringQuery {
  func entities(matching string: String) -> [Tree] {
    trees.filter { $0.displayName.contains(string) }  // ← unlocalized-search
  }
}
```

```objc
#import <UIKit/UIKit.h>

- (void)filter {
  NSString *small = searchText.lowercaseString;
  self.isShown = [tree.name.lowercaseString containsString:small];  // ← unlocalized-search
}
```

```objc
#import <UIKit/UIKit.h>

BOOL isFound = [shelf.name containsString:searchText];  // ← unlocalized-search
NSRange range = [book.title rangeOfString:query options:NSCaseInsensitiveSearch];  // ← unlocalized-search
```

Outside of a list of hits, the very letters may matter, as where the rest of a word is selected while somebody types: such findings are hidden unless you ask for `possible` ones.

```swift
import UIKit

func suggest(_ book: Book, for query: String) {
  if book.title.hasPrefix(query) {  // ← unlocalized-search possible
    field.select(from: query.count)
  }
}

func find() {
  let small = query.lowercased()
  if let book = books.first {
    if book.title.lowercased().starts(with: small) {  // ← unlocalized-search possible
      field.complete(book.title)
    }
  }
}
```

What is searched for the same words beside it is told with the first. Currencies and other things with a symbol have names without accents.

```swift
import UIKit

let hits = plants.filter {
  $0.name.lowercased().contains(query)  // ← unlocalized-search
    || $0.nickname.lowercased().contains(query)
}
let coins = wallet.coins.filter {
  $0.symbol.lowercased().contains(query)
    || $0.name.lowercased().contains(query)  // ← unlocalized-search possible
}
```

## Accepted

A search as the system does it.

```swift
import UIKit

let found = shelves.filter { $0.name.localizedStandardContains(searchText) }
let range = book.title.range(of: searchString, options: [.caseInsensitive, .diacriticInsensitive])
```

Machine text.

```swift
import UIKit

let hits = links.filter { $0.host.contains(query) }
let isTagged = book.tags.contains(searchTerm)
let isHidden = shelf.name.hasPrefix(".")
```

What nobody typed.

```swift
import UIKit

let isSequel = book.title.contains(other.title)

func trees(matching text: String) -> [Tree] {
  let suffix = text.lowercased()
  return trees.filter { $0.title.contains(suffix) }
}
```

```objc
#import <UIKit/UIKit.h>

BOOL isFound = [shelf.name localizedStandardContainsString:searchText];
NSRange range = [book.title rangeOfString:query options:NSCaseInsensitiveSearch | NSDiacriticInsensitiveSearch];
BOOL isHidden = [shelf.name hasPrefix:@"."];
```

## Fixed

Whoever types nothing finds nothing then: `contains("")` is true, and `localizedStandardContains("")` is false.

```swift
import UIKit

let matches = books.filter { $0.title.lowercased().contains(query.lowercased()) }  // ← unlocalized-search
```

```swift
import UIKit

let matches = books.filter { $0.title.localizedStandardContains(query) }
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["A8", "P43"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: true,
    contexts: [],
    options: [],
    check: .unlocalizedSearch)
}

extension Rule {
  static let unlocalizedSort = Rule(
    id: "unlocalized-sort",
    title: "Names in the order of their code points",
    summary: "Code points know no language: `Zebra` comes before `apple`, `Äpfel` after both, and `File 10` before `File 2`. Readers look for a name where their language puts it. Compare what people see with `localizedStandardCompare`, as the Finder does.",
    page: #"""
# Names in the order of their code points

Code points know no language: `Zebra` comes before `apple`, `Äpfel` after both, and `File 10` before `File 2`. Readers look for a name where their language puts it. Compare what people see with
`localizedStandardCompare`, as the Finder does.

## Flagged

A closure that compares names.

```swift
import UIKit

let shelves = library.shelves.sorted { $0.name < $1.name }  // ← unlocalized-sort
let newest = albums.sorted(by: { $0.title > $1.title })  // ← unlocalized-sort
people.sort { left, right in left.fullName < right.fullName }  // ← unlocalized-sort
```

A descriptor that says how to compare, and does not follow the reader.

```swift
import UIKit

let byName = NSSortDescriptor(  // ← unlocalized-sort
  key: #keyPath(Shelf.name), ascending: true, selector: #selector(NSString.caseInsensitiveCompare(_:)))
```

```objc
#import <UIKit/UIKit.h>

NSArray *order = @[[NSSortDescriptor sortDescriptorWithKey:@"title" ascending:YES selector:@selector(caseInsensitiveCompare:)]];  // ← unlocalized-sort
```

The names stand in variables.

```objc
#import <UIKit/UIKit.h>

- (NSComparisonResult)compare:(Shelf *)left with:(Shelf *)right {
  NSString *first = [left displayName];
  NSString *second = [right displayName];
  return [first caseInsensitiveCompare:second];  // ← unlocalized-sort
}
```

Small letters help for one language only.

```swift
import UIKit

shelves.sort { $0.label.lowercased() < $1.label.lowercased() }  // ← unlocalized-sort
```

A name that is made for people, in a file without any view.

```swift
func sections() -> [Team] {
  return teams.sorted { $0.displayName < $1.displayName }  // ← unlocalized-sort
}
```

`compare` without a locale.

```swift
import AppKit

let isFirst = left.title.compare(right.title) == .orderedAscending  // ← unlocalized-sort
let order = left.artist.caseInsensitiveCompare(right.artist)  // ← unlocalized-sort
```

The order of a type that compares itself by a name.

```swift
struct Orchard: Comparable {
  static func < (lhs: Orchard, rhs: Orchard) -> Bool {
    if lhs.rank != rhs.rank { return lhs.rank < rhs.rank }
    return lhs.displayName < rhs.displayName  // ← unlocalized-sort
  }
}

extension Grower: @retroactive Comparable {
  static func < (lhs: Grower, rhs: Grower) -> Bool {
    let first = lhs.fullName.lowercased()
    let second = rhs.fullName.lowercased()
    return first < second  // ← unlocalized-sort
  }
}
```

A list of nothing but names, and names with a fallback.

```swift
import UIKit

let growers = trees.map { $0.grower.name }.sorted()  // ← unlocalized-sort
let orchards = trees.map(\.orchard.title).sorted()  // ← unlocalized-sort
let visitors = guests.sorted { ($0.nickname ?? $0.id) < ($1.nickname ?? $1.id) }  // ← unlocalized-sort
guests.sort { $0.nickname ?? $0.name ?? "" < $1.nickname ?? $1.name ?? "" }  // ← unlocalized-sort
let isFirst = (left.name ?? left.id).caseInsensitiveCompare(right.name ?? right.id) == .orderedAscending  // ← unlocalized-sort
```

`.numeric` helps numbers only.

```swift
import UIKit

let isFirst = left.displayName.compare(right.displayName, options: .numeric) == .orderedAscending  // ← unlocalized-sort
let order = isUp
  ? left.title.compare(right.title, options: .numeric)  // ← unlocalized-sort
  : right.title.compare(left.title, options: .numeric)
```

A list that is read to its end, in a file without any view, and a key path, where the function of the project may know the language.

```swift
let line = trees.compactMap { $0.grower.name }.uniqued.sorted().joined(separator: ", ")  // ← unlocalized-sort
let names = trees.map { $0.grower.name }.sorted()  // ← unlocalized-sort possible
let rows = trees.sorted(by: \.title)  // ← unlocalized-sort possible
```

A sort descriptor for a name is often for a request whose rows nobody shows: such findings are hidden unless you ask for `possible` ones.

```swift
import UIKit

let byName = NSSortDescriptor(key: "name", ascending: true)  // ← unlocalized-sort possible
let byAuthor = NSSortDescriptor(key: "book.author", ascending: false)  // ← unlocalized-sort possible
```

```objc
#import <UIKit/UIKit.h>

NSSortDescriptor *byName = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES];  // ← unlocalized-sort possible
NSComparisonResult order = [left.title compare:right.title];  // ← unlocalized-sort
NSComparisonResult same = [left.name caseInsensitiveCompare:right.name];  // ← unlocalized-sort
```

Whose names they are is not known here:

```swift
import UIKit
let rows = names.sorted()  // ← unlocalized-sort possible
```

The order is not seen: a dictionary has none, and the records of a browser are named by their addresses. These are only possible findings as well.

```swift
import UIKit

for shelf in shelves.sorted(by: { $0.name < $1.name }) {  // ← unlocalized-sort possible
  booksByShelf[shelf.id] = shelf.books
}
let records: [WKWebsiteDataRecord] = found.sorted { $0.displayName < $1.displayName }  // ← unlocalized-sort possible
```

```swift
import UIKit

let formats = game.cheatFormats.sorted() { $0.name < $1.name }  // ← unlocalized-sort
let folders = account.folders.sorted { $0.nameForDisplay.caseInsensitiveCompare($1.nameForDisplay) == .orderedAscending }  // ← unlocalized-sort
```

A set of the first ones depends on the order.

```swift
import UIKit

let firstOnes = Set(books.sorted { $0.title < $1.title }.prefix(10))  // ← unlocalized-sort
```

Both branches of a choice are one mistake.

```swift
import UIKit

let rows = isRising
  ? plants.sorted { $0.name < $1.name }  // ← unlocalized-sort
  : plants.sorted { $0.name > $1.name }
```

Unless the first one is right.

```swift
import UIKit

let rows = isByNumber
  ? plants.sorted { $0.number < $1.number }
  : plants.sorted { $0.name < $1.name }  // ← unlocalized-sort
```

## Accepted

Two lists in any order, to be compared.

```swift
import UIKit

func needsReload(_ old: [Harbour], _ new: [Harbour]) -> Bool {
  old.sorted { $0.name < $1.name } != new.sorted { $0.name < $1.name }
}

func isSame(_ old: [Harbour], _ new: [Harbour]) -> Bool {
  (old.sorted { $0.name < $1.name }) == (new.sorted { $0.name < $1.name })
}
```

A list that the source itself writes out.

```swift
import SwiftUI

let helpers: [Helper] = [Helper(name: "ada"), Helper(name: "Grace")]

struct Thanks: View {
  var body: some View {
    ForEach(helpers.sorted { $0.name < $1.name }) { Text($0.name) }
    Picker(choices: [Choice(label: "north"), Choice(label: "south")].sorted(by: { $0.label > $1.label }))
  }
}
```

A dictionary forgets the order.

```swift
import UIKit

let boatsByPier = [Pier: Int](uniqueKeysWithValues: counts.sorted { $0.key.name < $1.key.name })
```

A set has no order.

```swift
import UIKit

let shown = Array(Set(books.sorted { $0.title < $1.title }))
let others = Set(books.sorted(by: { $0.title.compare($1.title) == .orderedAscending }))
```

A descriptor that follows the reader.

```swift
import UIKit

let byName = NSSortDescriptor(key: "name", ascending: true, selector: #selector(NSString.localizedStandardCompare(_:)))
```

The order of the reader's language.

```swift
import UIKit

let shelves = library.shelves.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
let byName = NSSortDescriptor(key: "name", ascending: true, selector: #selector(NSString.localizedStandardCompare(_:)))
let sorted = albums.sorted(using: KeyPathComparator(\.title))
```

Numbers, dates and other values.

```swift
import UIKit

let newest = books.sorted { $0.added > $1.added }
let longest = books.sorted { $0.title.count > $1.title.count }
let byRank = NSSortDescriptor(key: "rank", ascending: true)
```

An order for programs.

```swift
import UIKit

let canonical = parts?.queryItems?.sorted { $0.name < $1.name }
let stable = request.headers.sorted { $0.name < $1.name }
let files = paths.sorted { $0.fileName < $1.fileName }
let types = models.sorted { $0.className < $1.className }
let icons = allIcons.sorted { $0.name < $1.name }
```

Types and lists of programs.

```swift
import UIKit

struct SourceFile: Comparable {
  static func < (lhs: SourceFile, rhs: SourceFile) -> Bool { lhs.name < rhs.name }
}

struct Ripeness: Comparable {
  static func < (lhs: Ripeness, rhs: Ripeness) -> Bool { lhs.days < rhs.days }
}

let targets = project.targets.map { $0.name }.sorted()
let sizes = trees.map { $0.name.count }.sorted()
let ids = trees.map(\.id).sorted()
```

Versions, and a question that asks for no order.

```swift
import UIKit

let isSame = left.name.caseInsensitiveCompare(right.name) == .orderedSame
let isNewer = release.name.compare(other.name, options: .numeric) == .orderedDescending
```

A value that is not of both sides.

```swift
import UIKit

let short = shelves.filter { $0.name < "m" }
```

```objc
#import <UIKit/UIKit.h>

NSSortDescriptor *byName = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES selector:@selector(localizedStandardCompare:)];
NSComparisonResult order = [left.title localizedStandardCompare:right.title];
NSComparisonResult dates = [left.date compare:right.date];
NSSortDescriptor *byDate = [NSSortDescriptor sortDescriptorWithKey:@"added" ascending:NO];
```

## Fixed

```swift
import AppKit

let isFirst = left.title.compare(right.title) == .orderedAscending  // ← unlocalized-sort
```

```swift
import AppKit

let isFirst = left.title.localizedStandardCompare(right.title) == .orderedAscending
```

The new comparison does not ask for the case.

```swift
import AppKit

let order = left.title.lowercased().compare(right.title.lowercased())  // ← unlocalized-sort
```

```swift
import AppKit

let order = left.title.localizedStandardCompare(right.title)
```

```objc
#import <UIKit/UIKit.h>

NSComparisonResult order = [left.title.lowercaseString compare:right.title.lowercaseString];  // ← unlocalized-sort
NSComparisonResult same = [[left.title lowercaseString] compare:[right.title lowercaseString]];  // ← unlocalized-sort
```

```objc
#import <UIKit/UIKit.h>

NSComparisonResult order = [left.title localizedStandardCompare:right.title];
NSComparisonResult same = [left.title localizedStandardCompare:right.title];
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["A8", "P43"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: true,
    isOptional: false, needsTranslations: true,
    contexts: [],
    options: [],
    check: .unlocalizedSort)
}

extension Rule {
  static let unlocalizedStringVariable = Rule(
    id: "unlocalized-string-variable",
    title: "`String` that SwiftUI shows as it stands",
    summary: "`Text(\"Shelf\")` is looked up in a table, because the literal is a `LocalizedStringKey`. The same word in a variable, a parameter or a property of type `String` is shown as it stands, and no tool extracts it. Declare what takes the text as `LocalizedStringKey` or `LocalizedStringResource`, or write `String(localized:)` where the text is given.",
    page: #"""
# `String` that SwiftUI shows as it stands

`Text("Shelf")` is looked up in a table, because the literal is a `LocalizedStringKey`. The same word in a variable, a parameter or a property of type `String` is shown as it stands, and no tool
extracts it. Declare what takes the text as `LocalizedStringKey` or `LocalizedStringResource`, or write `String(localized:)` where the text is given.

## Flagged

A local constant.

```swift
import SwiftUI

struct ShelfHeader: View {
  var body: some View {
    let title = "Books to read"  // ← unlocalized-string-variable
    return Text(title)
  }
}
```

A view of one's own whose title is a `String`: each place that makes one gives a text that is not looked up. What reaches one place is told once, at the first text; where the view stands in another file, once in each function.

```swift
import SwiftUI

struct SwitchRow: View {
  let title: String
  var body: some View { Text(title) }
}

struct Settings: View {
  var body: some View {
    SwitchRow(title: "Vibration")  // ← unlocalized-string-variable
    SwitchRow(title: "Large print")
  }
}
```

A function that makes a view.

```swift
import SwiftUI

struct Settings: View {
  var body: some View {
    row("Notifications")  // ← unlocalized-string-variable
    labeled(title: "Night mode")  // ← unlocalized-string-variable
  }
  func row(_ title: String) -> some View { Text(title) }
  func labeled(title: String) -> some View { Label(title, systemImage: "moon") }
}
```

A property that gives each case its title.

```swift
import SwiftUI

enum Tab {
  case shelf, search
  var title: String {
    switch self {
    case .shelf: return "My shelf"  // ← unlocalized-string-variable
    case .search: return "Search"
    }
  }
}

struct TabTitle: View {
  let tab: Tab
  var body: some View { Text(tab.title) }
}
```

A fallback for a value makes the literal a `String`. What a record may lack it mostly has, so behind a stored value it is a `possible` finding.

```swift
import SwiftUI

struct BookRow: View {
  let book: Book
  let author: String?
  var body: some View {
    Text(book.author ?? "Unknown author")  // ← unlocalized-string-variable possible
    Text(author ?? "Unknown author")  // ← unlocalized-string-variable
    Text(book.lentOn?.formatted(.dateTime.day().month()) ?? "Never lent")  // ← unlocalized-string-variable
    Text(book.isLent ? book.borrower : "On the shelf")  // ← unlocalized-string-variable
  }
}
```

So does `+`.

```swift
import SwiftUI

struct Greeting: View {
  let name: String
  var body: some View {
    Text("Welcome back, " + name)  // ← unlocalized-string-variable
  }
}
```

The words that are put into a key are not keys themselves.

```swift
import SwiftUI

struct SortHint: View {
  let isUp: Bool
  var body: some View {
    Text("Sorted \(isUp ? "upwards" : "downwards from the top")")  // ← unlocalized-string-variable
  }
}
```

Modifiers.

```swift
import SwiftUI

struct Shelf: View {
  let name: String?
  var body: some View {
    List {}.navigationTitle(name ?? "All books")  // ← unlocalized-string-variable
  }
}
```

Several pieces are one text.
```swift
import SwiftUI

struct HintView: View {
  var body: some View {
    Text(
      "Choose which of your lists the widget shows. " +  // ← unlocalized-string-variable
        "You can change it later.\n\n" +
        "Hidden lists are left out.")
  }
}
```

A text for errors that do not describe themselves is rarely seen, nor is one for a bundle without a name, for what a `try?` lacks, or for what says itself that something went wrong, and means of payment and devices keep their names: such findings are hidden unless you ask for `possible` ones.

```swift
import SwiftUI

struct ReceiptView: View {
  let failure: PrintError
  let kind: Kind
  var method: String {
    switch kind {
    case .phone: return "Apple Pay"  // ← unlocalized-string-variable possible
    case .watch: return "Apple Watch"
    case .web: return "PayPal"
    case .till: return "Till OS 12.4"
    }
  }
  var body: some View {
    Text(failure.errorDescription ?? "The receipt is not printed")  // ← unlocalized-string-variable possible
    Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "Receipts")  // ← unlocalized-string-variable possible
    Text((try? drawer.printed().name) ?? "No receipt")  // ← unlocalized-string-variable possible
    Text(selected?.name ?? "Receipt not found")  // ← unlocalized-string-variable possible
    Text(selected?.place ?? "(no place)")  // ← unlocalized-string-variable possible
    Text(session?.cashier ?? "Nobody at the till")  // ← unlocalized-string-variable possible
    let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
    Text(version ?? "Unknown")  // ← unlocalized-string-variable possible
    Text(timeLeft.string(from: printer.remaining) ?? "Unknown time")  // ← unlocalized-string-variable possible
    Text(method)
  }
}
```

Where nobody has begun to localize the program, it is a `possible` finding.
```pbxproj file=App.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXProject; developmentRegion = en; knownRegions = ( en, Base ); }; }; }
```
```swift file=App/Tent.swift
import SwiftUI

struct TentView: View {
  let caption: String?
  var body: some View { Text(caption ?? "Pitch the tent") }  // ← unlocalized-string-variable possible
}
```
The same where a package makes the program.
```swift file=Package.swift
import PackageDescription

let package = Package(name: "Camp", targets: [.executableTarget(name: "Camp")])
```
```swift file=Sources/Camp/Fire.swift
import SwiftUI

struct FireView: View {
  let caption: String?
  var body: some View { Text(caption ?? "Light the fire") }  // ← unlocalized-string-variable possible
}
```

What a variable is given reaches one place.
```swift
import SwiftUI

struct OvenView: View {
  @State private var note = ""

  var body: some View {
    HStack {
      Button("Start") {
        note = "The oven is hot"  // ← unlocalized-string-variable
      }
      Button("Stop") {
        note = "The oven cools down"
      }
    }
    .alert(note, isPresented: $isShown) {}
  }
}
```

A view of another file: what shows it stands there.

```swift file=Views/BuoyRow.swift
import SwiftUI

struct BuoyRow: View {
  let title: String
  let color: Color
  var body: some View { Text(title).foregroundStyle(color) }
}
```
```swift file=Views/BuoyList.swift
import SwiftUI

struct BuoyList: View {
  var body: some View {
    BuoyRow(title: "Next buoy", color: .red)  // ← unlocalized-string-variable
  }
}
```

Two views of a file may have a property of the same name.

```swift
import SwiftUI

struct BerthCard: View {
  let title: String
  var body: some View { Text(title) }
}
struct BuoyCard: View {
  let title: LocalizedStringKey
  var body: some View { Text(title) }
}
struct Harbour: View {
  var body: some View {
    BerthCard(title: "Free berths")  // ← unlocalized-string-variable
    BuoyCard(title: "Next buoy")
  }
}
```

## Accepted

Keys to press have these names everywhere.

```swift
struct ShortcutList: View {
  var body: some View {
    row("Cmd+Shift+T")
    row("Esc")
  }
  func row(_ keys: String) -> some View { Text(keys) }
}
```

A command to copy into a terminal.

```swift
struct KeyView: View {
  let host: Host
  var body: some View {
    let move = "mv \(host.keyPath) ~/.ssh && chmod 600 ~/.ssh/\(host.keyName)"
    Text(move)
    Text(host.isKnown ? "ssh \(host.user)@\(host.address)" : host.address)
  }
}
```

Each branch of a choice is a key where the variable says so.

```swift
struct GateLabel: View {
  var isOpen: Bool

  var body: some View {
    let state: LocalizedStringKey = isOpen ?
      "The gate is open" :
      "The gate is closed"
    Text(state)
  }
}
```

A literal in the call is a key, and so is each of two literals of a choice.

```swift
import SwiftUI

struct ShelfHeader: View {
  let isEmpty: Bool
  let count: Int
  var body: some View {
    Text("Books to read")
    Text("\(count) books")
    Text(isEmpty ? "Nothing to read" : "Books to read")
    Button("Add a book") { add() }
  }
}
```

A literal goes to the function that takes keys.

```swift
import SwiftUI

struct TideView: View {
  var body: some View {
    hint("The tide is read every \(30) minutes")
    hint(station.name)
  }
  private func hint(_ text: LocalizedStringResource) -> some View { Text(text) }
  @_disfavoredOverload private func hint(_ text: String) -> some View { Text(text) }
}
```

Titles that are declared as keys.

```swift
import SwiftUI

struct SwitchRow: View {
  let title: LocalizedStringKey
  var hint: LocalizedStringResource = "Takes effect at once"
  var body: some View { Text(title) }
}

struct Settings: View {
  var body: some View {
    SwitchRow(title: "Vibration")
    row("Notifications")
  }
  func row(_ title: LocalizedStringKey) -> some View { Text(title) }
}
```

A key chosen against another one.

```swift
import SwiftUI

struct StateLabel: View {
  let custom: LocalizedStringKey
  let isCustom: Bool
  var body: some View {
    Text(isCustom ? custom : "As usual")
    Text(isCustom ? LocalizedStringKey(stringLiteral: name) : "As usual")
  }
}
```

A condition may have a fallback of its own.

```swift
import SwiftUI

struct LikeButton: View {
  let isLiked: Bool?
  var body: some View {
    Text(isLiked ?? false ? "Take the like back" : "Like this book")
  }
}
```

Text that was looked up before.

```swift
import SwiftUI

struct TabTitle: View {
  let title: String
  var body: some View { Text(title) }
}

enum Tab {
  case shelf
  var name: String { String(localized: "tab.shelf") }
}

struct Tabs: View {
  var body: some View {
    TabTitle(title: String(localized: "My shelf"))
    TabTitle(title: L10n.Tab.search)
    Text(Tab.shelf.name)
  }
}
```

A project with one language.

```strings file=en.lproj/Localizable.strings
"shelf.title" = "Shelf";
```

```swift file=Shelf.swift
import SwiftUI

struct ShelfHeader: View {
  var body: some View {
    let title = "Books to read"
    return Text(title)
  }
}
```

Shown as it stands, on purpose.

```swift
import SwiftUI

struct VersionLabel: View {
  var body: some View {
    Text(verbatim: "Books of the World")
    Text(verbatim: name ?? "Untitled")
  }
}
```

No words.

```swift
import SwiftUI

struct Rating: View {
  let text: String?
  let isGood: Bool
  var body: some View {
    Text(text ?? "–")
    Text(isGood ? mark : "✗")
    Text("Rated \(isGood ? "5" : "1")")
  }
}
```

Names of images are no texts.

```swift
import SwiftUI

struct Icon: View {
  let name: String
  var body: some View { Image(systemName: name) }
}

struct Icons: View {
  var body: some View { Icon(name: "books vertical") }
}
```

Data from outside.

```swift
import SwiftUI

struct BookRow: View {
  let title: String
  var body: some View { Text(title) }
}

struct Shelf: View {
  let books: [Book]
  var body: some View {
    ForEach(books) { book in BookRow(title: book.title) }
  }
}
```

Views for previews.

```swift
import SwiftUI

struct BookRow: View {
  let title: String
  var body: some View { Text(title) }
}

private struct BookRowPreviewList: View {
  var body: some View { BookRow(title: "The old lighthouse") }
}

#Preview { BookRowPreviewList() }
```

Screens for those who make the app.

```swift
import SwiftUI

struct Settings: View {
  var body: some View { debugRow(title: "Rows in the index") }
  func debugRow(title: String) -> some View { Text(title) }
}
```

Previews.

```swift
import SwiftUI

struct BookRow: View {
  let title: String
  var body: some View { Text(title) }
}

#Preview {
  BookRow(title: "The old lighthouse")
}
```

An initializer that takes a key, or looks the text up.

```swift file=Views/GullRow.swift
import SwiftUI

struct GullRow: View {
  let title: String
  init(title: LocalizedStringResource) { self.title = String(localized: title) }
  var body: some View { Text(title) }
}
struct TernRow: View {
  let title: String
  init(title: String) {
    self.title = NSLocalizedString(title, comment: "Name of a bird")
  }
  var body: some View { Text(title) }
}
```
```swift file=Views/BirdList.swift
import SwiftUI

struct BirdList: View {
  var body: some View {
    GullRow(title: "A gull in flight")
    TernRow(title: "A tern on a post")
  }
}
```

Two types of one name, of which one takes a key, and one that only its own file knows.

```swift file=Views/NetRow.swift
import SwiftUI

struct NetRow: View {
  let title: LocalizedStringKey
  var body: some View { Text(title) }
}
```
```swift file=Views/NetList.swift
import SwiftUI

private struct NetRow: View {
  let title: String
  var body: some View { Text(title) }
}
```
```swift file=Views/NetForm.swift
import SwiftUI

struct NetForm: View {
  var body: some View { NetRow(title: "Nets on board") }
}
```

A template, which a program fills.

```swift file=Views/TideField.swift
import SwiftUI

struct TideField: View {
  let example: String
  var body: some View { Text(example) }
}
```
```swift file=Views/TideForm.swift
import SwiftUI

struct TideForm: View {
  var body: some View { TideField(example: "{{ states('tide.height') }}") }
}
```

A name that is put into the key as a value, so that nobody translates it.

```swift
import SwiftUI

struct Hint: View {
  var body: some View { Text("Open \("Harbour Pro") to go on.") }
}
```

A property of another file that is a key, that is looked up, or that no view shows.

```swift file=Views/ReefRow.swift
import SwiftUI

struct ReefRow: View {
  let title: LocalizedStringKey
  let hint: String
  let name: String
  var body: some View { Text(title).accessibilityIdentifier(name).help(LocalizedStringKey(hint)) }
}
```
```swift file=Views/ReefList.swift
import SwiftUI

struct ReefList: View {
  var body: some View { ReefRow(title: "Next reef", hint: "Far away", name: "The next reef") }
}
```

Another type with a property of the same name.

```swift
import SwiftUI

struct Book {
  let title: String
}

struct BookRow: View {
  let book: Book
  var body: some View { Text(book.title) }
}

let sample = Book(title: "The old lighthouse")
```

## Not detected

A view of another module that this project only uses, and an optional text.

```swift
import SwiftUI

struct Settings: View {
  var body: some View { SwitchRow(title: "Vibration") }
}
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: ["P62"],
    inputs: ["swift"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: true,
    contexts: [],
    options: [],
    check: .unlocalizedStringVariable)
}

extension Rule {
  static let unnumberedSpecifiers = Rule(
    id: "unnumbered-specifiers",
    title: "Several values without numbers",
    summary: "The values of `%@ sent you %@` come in the order of the code. A language that has to name the second one first can only say so with numbers, and a translator who does not know of `%2$@` has no way to do it. Number the specifiers of the base text: `%1$@ sent you %2$@`.",
    page: #"""
# Several values without numbers

The values of `%@ sent you %@` come in the order of the code. A language that has to name the second one first can only say so with numbers, and a translator who does not know of `%2$@` has no way to
do it. Number the specifiers of the base text: `%1$@ sent you %2$@`.

The rule is off as it comes: the text works as it is.

## Flagged

```strings
"gift" = "%@ sent you %@";  // ← unnumbered-specifiers
"usage" = "%d of %d used by %@";  // ← unnumbered-specifiers
"times" = "%ld × %ld";  // ← unnumbered-specifiers
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "gift" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%@ sent you %@" } },  // ← unnumbered-specifiers
        "de" : { "stringUnit" : { "state" : "translated", "value" : "%@ hat dir %@ geschickt" } }
      }
    }
  },
  "version" : "1.0"
}
```

## Accepted

Numbers that lack their `$` are told by `malformed-specifier`.
```strings
"swap" = "%1@ for %2@";
```

```strings
"gift" = "%1$@ sent you %2$@";
"share" = "%d%% done";
"one" = "Hello %@";
"half" = "100% done, %@";
```
A key that the build found in the code.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%@ sent you %@" : { }
  },
  "version" : "1.0"
}
```
The variables of a catalog say themselves which value they take.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "found" : {
      "localizations" : {
        "en" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@songs@ in %#@albums@" },
          "substitutions" : {
            "songs" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg song" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg songs" } }
            } } },
            "albums" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg album" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg albums" } }
            } } }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

## Fixed

Nothing changes for whoever reads the base language.

```strings
"gift" = "%@ sent you %@";  // ← unnumbered-specifiers
"usage" = "%d of %.1f used (%d%%)";  // ← unnumbered-specifiers
```

```strings
"gift" = "%1$@ sent you %2$@";
"usage" = "%1$d of %2$.1f used (%3$d%%)";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "gift" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%@ sent\nyou %@" } }  // ← unnumbered-specifiers
      }
    }
  },
  "version" : "1.0"
}
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "gift" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ sent\nyou %2$@" } }
      }
    }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["O24", "A71", "J27", "P13", "weblate", "locheck"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .unnumberedSpecifiers)
}

extension Rule {
  static let unreachablePluralCategory = Rule(
    id: "unreachable-plural-category",
    title: "Form of a plural that no number takes",
    summary: "English has forms for one and for other numbers. A form `two` or `few` beside them is never shown, because the system asks the rules of the language first; often the text was meant for another category, or copied from another language. `zero` is no such case: Apple takes it for 0 in every language. Forms of one plural are told together. Delete the form.",
    page: #"""
# Form of a plural that no number takes

English has forms for one and for other numbers. A form `two` or `few` beside them is never shown, because the system asks the rules of the language first; often the text was meant for another
category, or copied from another language. `zero` is no such case: Apple takes it for 0 in every language. Forms of one plural are
told together. Delete the form.

The rule is off as it comes, because such forms do no harm.

## Flagged

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld tickets" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "One ticket" } },
          "two" : { "stringUnit" : { "state" : "translated", "value" : "Two tickets" } },  // ← unreachable-plural-category
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld tickets" } }
        } } },
        "ja" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "チケット1枚" } },  // ← unreachable-plural-category
          "other" : { "stringUnit" : { "state" : "translated", "value" : "チケット%lld枚" } }
        } } },
        "sv" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld biljett" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld biljetter" } },  // ← unreachable-plural-category
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld biljetter" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld biljetter" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

```stringsdict file=ko.lproj/Localizable.stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>trip.nights</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@nights@</string>
    <key>nights</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>%ld박</string>  <!-- ← unreachable-plural-category -->
      <key>other</key>
      <string>%ld박</string>
    </dict>
  </dict>
</dict>
</plist>
```

## Accepted

`zero` everywhere, `many` of Spanish for millions and of Lithuanian for decimals.
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld views" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "state" : "translated", "value" : "No views" } },
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld view" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld views" } }
        } } },
        "es" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld visita" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de visitas" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld visitas" } }
        } } },
        "lt" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld peržiūra" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld peržiūros" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld peržiūros" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld peržiūrų" } }
        } } },
        "ru" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld просмотр" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld просмотра" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld просмотров" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld просмотра" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["J29", "P16"],
    inputs: ["strings", "stringsdict", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .unreachablePluralCategory)
}

extension Rule {
  static let unreadableFile = Rule(
    id: "unreadable-file",
    title: "File that could not be checked",
    summary: "A file that cannot be read, or is no text, was not checked, and a run that passed over it would look clean. Mend the file, or leave it out of the run.",
    page: #"""
# File that could not be checked

A file that cannot be read, or is no text, was not checked, and a run that passed over it would look clean. Mend the file, or leave it out of the run.

The other files of the run are checked as always. The rule cannot be switched off.

It has no example on this page, because an example is text that can be read.

## Flagged

- A file that does not exist, may not be opened, or vanished while the run was on its way.
- A link that leads nowhere or in a circle, and, as a note, a link to a file that leads out of the folders of the run. Links to folders are not followed.
- A pipe, a socket or a device with the name of a source file.
- Content that is no text: NUL bytes near its beginning, or UTF-16 that ends in the middle of a character.
- UTF-16 without a byte order mark, which its reader may take for anything.
- A file of more than 128 MiB and, as a note, code of more than 10 MB: programs write such files to carry data.
- Files that `git-crypt` keeps closed in a checkout without its key: all of them in one note.
- Code with the marks of a merge (`<<<<<<<`, `=======`, `>>>>>>>`, each at the start of a line), told once a file: what stands between them is passed over, and the rest is checked.
- A text in code with a byte that is no UTF-8, told once a file: Swift's compiler refuses the file, and Clang ends the text there. The rest is checked.

## Accepted

- UTF-8 with or without a byte order mark, and UTF-16 with one.
- A comment in an older encoding, which compilers pass over too.
- Any line ends, and a file without any content.
- A file that Git still lists and somebody has deleted: there is nothing left to check.
- A link in a folder to a file of the run: that file is checked under its own name. A link that somebody names is followed.

## Not detected

Older encodings of two bytes a character, such as Big5 and Shift JIS, are read as UTF-8 with bytes that are none.

"""#,
    severities: ["content": .error, "link": .note, "encrypted": .note, "size": .note],
    aliases: [], sources: ["locheck"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: Check())
}

extension Rule {
  static let untranslatedValue = Rule(
    id: "untranslated-value",
    title: "Translation that is the base text",
    summary: "The text stands in the table of another language, so every list of missing translations counts it as done, and its readers see the base language. It was mostly copied when the key was added. Translate it, or take it out, so that it is known to be missing.",
    page: #"""
# Translation that is the base text

The text stands in the table of another language, so every list of missing translations counts it as done, and its readers see
the base language. It was mostly copied when the key was added. Translate it, or take it out, so that it is known to be missing.

Placeholders, addresses, tags, numbers, acronyms, names, endings of files and patterns of dates are no words here, and three words are needed; a capital in the middle of
a text makes a name. Texts of two words and texts that no language translates are `possible` findings, and so are three words without a
surely English one in a language like German or Danish. A language that has more than a tenth of its texts in the base language is told
once, as a `possible` finding: its translation has only begun. Of languages that the configuration calls `partial` nothing is said.
A line of copyright with its year stays as it is, unless it says that all rights are reserved. In a catalog, mark a name with `shouldTranslate: false`.

In a catalog a `new` text counts as well where it is the base text; of another one nobody knows yet whether it is good.

Where the base language has no table, keys that read like texts are the base texts. Of an interface file, the `text` of what code has an outlet to mostly stands in for a value, and nothing is said of it; nor is of an entry beside which its file has another one of the same key, with a translation.
Where the base text is another one than its key, which reads like a text, that may be in the language of the translation: a `possible` finding.

A key is told once, with all languages that have the base text. Where most languages have it, the text is new and an export has put it there: a note.

## Flagged

A comment that speaks of a part of the text asks for the rest.
```strings file=en.lproj/Harbour.strings
/* Do not translate the name of the harbour. */
"berths.sold" = "All berths of Northport are sold";
"berths.open" = "The harbour is open until nine";
"crane" = "The crane lifts boats on Mondays";
"owner.long" = "© 2019 by the harbour. All rights reserved.";
```
```strings file=pl.lproj/Harbour.strings
"berths.sold" = "All berths of Northport are sold";  // ← untranslated-value
"berths.open" = "Port jest otwarty do dziewiątej";
"crane" = "Dźwig podnosi łodzie w poniedziałki";
"owner.long" = "© 2019 by the harbour. All rights reserved.";  // ← untranslated-value
```
```strings file=sv.lproj/Harbour.strings
"berths.sold" = "Alla platser i Northport är sålda";
"owner.long" = "© 2019 hamnen. Med ensamrätt.";
```

```strings file=en.lproj/Localizable.strings
"logout.question" = "Do you really want to log out?";
"sync" = "Sync now";
```
```strings file=de.lproj/Localizable.strings
"logout.question" = "Do you really want to log out?";  // ← untranslated-value warning
"sync" = "Jetzt abgleichen";
```
```strings file=fr.lproj/Localizable.strings
"logout.question" = "Voulez-vous vraiment vous déconnecter ?";
"sync" = "Sync now";  // ← untranslated-value note possible
          ^^^^^^^^
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Empty the trash" : {
      "localizations" : {
        "nl" : { "stringUnit" : { "state" : "translated", "value" : "Prullenmand legen" } }
      }
    },
    "Move %@ to the trash" : {
      "localizations" : {
        "it" : { "stringUnit" : { "state" : "translated", "value" : "Sposta %@ nel cestino" } },
        "nl" : { "stringUnit" : { "state" : "translated", "value" : "Move %@ to the trash" } }  // ← untranslated-value
      }
    }
  },
  "version" : "1.0"
}
```
Once, at the first of several languages:
```strings file=en.lproj/Sync.strings
"sync.failed" = "Your notes could not be fetched";
"sync.done" = "All is well";
```
```strings file=cs.lproj/Sync.strings
"sync.failed" = "Your notes could not be fetched";  // ← untranslated-value warning
"sync.done" = "Vše je v pořádku";
```
```strings file=es.lproj/Sync.strings
"sync.failed" = "No se han podido recibir las notas";
"sync.done" = "Todo va bien";
```
```strings file=fr.lproj/Sync.strings
"sync.failed" = "Impossible de recevoir vos notes";
"sync.done" = "Tout va bien";
```
```strings file=pl.lproj/Sync.strings
"sync.failed" = "Your notes could not be fetched";
"sync.done" = "Wszystko dobrze";
```
Most languages wait for their translators:
```strings file=en.lproj/Door.strings
"door.closed" = "The door is closed now";
"door.open" = "The door is open";
```
```strings file=de.lproj/Door.strings
"door.closed" = "Die Tür ist jetzt zu";
"door.open" = "Die Tür ist offen";
```
```strings file=fr.lproj/Door.strings
"door.closed" = "The door is closed now";  // ← untranslated-value note
"door.open" = "La porte est ouverte";
```
```strings file=it.lproj/Door.strings
"door.closed" = "The door is closed now";
"door.open" = "La porta è aperta";
```
Three words that are Danish as well:
```strings file=en.lproj/Route.strings
"route.toggle" = "Start or stop navigation";
"route.pause" = "Start navigation manual";
"route.end" = "End the route";
"route.far" = "Very far away";
```
```strings file=da.lproj/Route.strings
"route.toggle" = "Start or stop navigation";  // ← untranslated-value warning
"route.pause" = "Start navigation manual";  // ← untranslated-value warning possible
"route.end" = "Slut ruten her";
"route.far" = "Meget langt væk";
```
```strings file=fi.lproj/Route.strings
"route.toggle" = "Aloita tai lopeta opastus";
"route.pause" = "Keskeytä opastus";
```
Two of twenty texts would be told one by one, three of them show a language that waits for its translators:
```strings file=en.lproj/Cards.strings
"card.green.open" = "Open the green card";
"card.red.open" = "Open the red card";
"card.blue.open" = "Open the blue card";
"card.white.open" = "Open the white card";
"card.black.open" = "Open the black card";
"card.brown.open" = "Open the brown card";
"card.grey.open" = "Open the grey card";
"card.pink.open" = "Open the pink card";
"card.golden.open" = "Open the golden card";
"card.silver.open" = "Open the silver card";
"card.green.close" = "Close the green card";
"card.red.close" = "Close the red card";
"card.blue.close" = "Close the blue card";
"card.white.close" = "Close the white card";
"card.black.close" = "Close the black card";
"card.brown.close" = "Close the brown card";
"card.grey.close" = "Close the grey card";
"card.pink.close" = "Close the pink card";
"card.golden.close" = "Close the golden card";
"card.silver.close" = "Close the silver card";
```
```strings file=fi.lproj/Cards.strings
"card.green.open" = "Avaa vihreä kortti";
"card.red.open" = "Open the red card";  // ← untranslated-value note possible
"card.blue.open" = "Avaa sininen kortti";
"card.white.open" = "Avaa valkoinen kortti";
"card.black.open" = "Open the black card";
"card.brown.open" = "Avaa ruskea kortti";
"card.grey.open" = "Avaa harmaa kortti";
"card.pink.open" = "Avaa vaaleanpunainen kortti";
"card.golden.open" = "Avaa kultainen kortti";
"card.silver.open" = "Avaa hopeinen kortti";
"card.green.close" = "Sulje vihreä kortti";
"card.red.close" = "Sulje punainen kortti";
"card.blue.close" = "Sulje sininen kortti";
"card.white.close" = "Sulje valkoinen kortti";
"card.black.close" = "Sulje musta kortti";
"card.brown.close" = "Sulje ruskea kortti";
"card.grey.close" = "Sulje harmaa kortti";
"card.pink.close" = "Sulje vaaleanpunainen kortti";
"card.golden.close" = "Close the golden card";
"card.silver.close" = "Sulje hopeinen kortti";
```
Nobody has translated it, which may mean that nobody should:
```strings file=en.lproj/Localizable.strings
"brand.line" = "Think in small steps";
```
```strings file=sv.lproj/Localizable.strings
"brand.line" = "Think in small steps";  // ← untranslated-value possible
```

A catalog has put the base text into a language and says itself that it is new.
```xcstrings file=Bakery.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Bake the bread in the morning" : { "localizations" : {
      "it" : { "stringUnit" : { "state" : "translated", "value" : "Inforna il pane al mattino" } },
      "pl" : { "stringUnit" : { "state" : "new", "value" : "Bake the bread in the morning" } }  // ← untranslated-value
    } },
    "Let the dough rest for an hour" : { "localizations" : {
      "it" : { "stringUnit" : { "state" : "translated", "value" : "Fai riposare l’impasto per un’ora" } },
      "pl" : { "stringUnit" : { "state" : "new", "value" : "Odstaw ciasto na godzinę" } }
    } },
    "Sell what is left at night" : { "localizations" : {
      "it" : { "stringUnit" : { "state" : "translated", "value" : "Vendi la sera ciò che resta" } },
      "pl" : { "stringUnit" : { "state" : "translated", "value" : "Sprzedaj resztę wieczorem" } }
    } }
  },
  "version" : "1.0"
}
```

Keys that are the base texts, which stand in no table.
```strings file=Cabin/de.lproj/Localizable.strings
"Close the door of the cabin." = "Schließe die Tür der Kabine.";
"Open the door of the cabin." = "Öffne die Tür der Kabine.";
"Lock the door of the cabin." = "Verriegle die Tür der Kabine.";
```
```strings file=Cabin/fr.lproj/Localizable.strings
"Close the door of the cabin." = "Fermez la porte de la cabine.";
"Open the door of the cabin." = "Ouvrez la porte de la cabine.";
"Lock the door of the cabin." = "Lock the door of the cabin.";  // ← untranslated-value
```
```pbxproj file=Cabin/Cabin.xcodeproj/project.pbxproj
{ objects = { P1 = { isa = PBXProject; developmentRegion = en; }; }; }
```

## Accepted

The same file has the key once more, with a translation.
```strings file=Hut/en.lproj/Localizable.strings
"hut.open" = "Open the door of the hut.";
"hut.shut" = "Shut the door of the hut.";
```
```strings file=Hut/de.lproj/Localizable.strings
"hut.open" = "Öffne die Tür der Hütte.";
"hut.shut" = "Schließe die Tür der Hütte.";
"hut.shut" = "Shut the door of the hut.";
```

The system takes what the `.stringsdict` of the language says; and a comment asks to leave a text as it is.
```strings file=en.lproj/Harbour.strings
"berths.free" = "%d berths are free today";
/* Class = "UITextField"; placeholder = "radio channel of the harbour"; ObjectID = "h1a-bb-c01"; Note = "Do not translate, term of the radio"; */
"h1a-bb-c01.placeholder" = "radio channel of the harbour";
```
```strings file=pl.lproj/Harbour.strings
"berths.free" = "%d berths are free today";
/* Class = "UITextField"; placeholder = "radio channel of the harbour"; ObjectID = "h1a-bb-c01"; Note = "Do not translate, term of the radio"; */
"h1a-bb-c01.placeholder" = "radio channel of the harbour";
```
```strings file=sv.lproj/Harbour.strings
"berths.free" = "%d platser är lediga i dag";
"h1a-bb-c01.placeholder" = "hamnens radiokanal";
```
Endings of files, and what is left beside them:
```strings file=en.lproj/Scores.strings
"scores.kinds" = ".pdf, .mid, .musicxml etc.";
"scores.none" = "No scores were found here";
```
```strings file=es.lproj/Scores.strings
"scores.kinds" = ".pdf, .mid, .musicxml etc.";
"scores.none" = "No se han encontrado partituras";
```
```strings file=sv.lproj/Scores.strings
"scores.kinds" = ".pdf, .mid, .musicxml m.m.";
"scores.none" = "Inga noter hittades här";
```
What Interface Builder puts into a new text view, and what the code replaces:
```xib file=Base.lproj/Tide.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="t1a-aa-a01"><subviews>
  <textView id="t1a-aa-a02"><string key="text">Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu</string></textView>
  <label text="set in code" id="t1a-aa-a03"/>
</subviews></view></objects></document>
```
```strings file=en.lproj/Tide.strings
"t1a-aa-a02.text" = "Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu";
"t1a-aa-a03.text" = "set in code";
```
```strings file=es.lproj/Tide.strings
"t1a-aa-a02.text" = "Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu";
"t1a-aa-a03.text" = "set in code";
```
The base text says itself in both languages:
```strings file=en.lproj/Quay.strings
"quay.sign" = "Mind the gap at the quay 请注意码头缝隙";
"quay.gate" = "Gate";
```
```strings file=zh-Hans.lproj/Quay.strings
"quay.sign" = "Mind the gap at the quay 请注意码头缝隙";
"quay.gate" = "登船口";
```
```strings file=de.lproj/Quay.strings
"quay.sign" = "Vorsicht an der Kaikante";
"quay.gate" = "Tor";
```
A line of copyright:
```strings file=en.lproj/About.strings
"owner" = "Berth is © 2019–2024 the friends of old boats";
```
```strings file=nl.lproj/About.strings
"owner" = "Berth is © 2019–2024 the friends of old boats";
```
```strings file=sv.lproj/About.strings
"owner" = "Berth är © 2019–2024 vänner av gamla båtar";
```
```stringsdict file=pl.lproj/Harbour.stringsdict
<plist version="1.0"><dict>
  <key>berths.free</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@berths@</string>
    <key>berths</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d wolne miejsce</string>
      <key>few</key><string>%d wolne miejsca</string>
      <key>many</key><string>%d wolnych miejsc</string>
      <key>other</key><string>%d wolnego miejsca</string>
    </dict>
  </dict>
</dict></plist>
```

```strings file=en.lproj/Localizable.strings
"site" = "https://example.org/some/page";
"mail" = "help@example.org";
"count" = "%1$@ – %2$d";
"status" = "Status";
"usb" = "USB HDMI DVI";
"cloud" = "iCloud GitHub YouTube";
"markup" = "<b>%@</b> <i>%@</i>";
"colour" = "My favourite colour";
"picture" = "Picture in Picture";
"brand" = "Example Photo Library";
"room" = "#main-room.of:example.org";
"pattern" = "Format: dd.mm.yyyy hh:mm a";
```
```strings file=de.lproj/Localizable.strings
"site" = "https://example.org/some/page";
"mail" = "help@example.org";
"count" = "%1$@ – %2$d";
"status" = "Status";
"usb" = "USB HDMI DVI";
"cloud" = "iCloud GitHub YouTube";
"markup" = "<b>%@</b> <i>%@</i>";
"colour" = "Meine Lieblingsfarbe";
"picture" = "Picture in Picture";
"brand" = "Example Photo Library";
"room" = "#main-room.of:example.org";
"pattern" = "Format: dd.mm.yyyy hh:mm a";
```
```strings file=en-GB.lproj/Localizable.strings
"colour" = "My favourite colour";
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Big Red Button" : {
      "shouldTranslate" : false,
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Big Red Button" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Le bouton rouge" } }
      }
    },
    "Keep this open" : {
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Keep this open" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Gardez ceci ouvert" } }
      }
    }
  },
  "version" : "1.0"
}
```

## Not detected
```strings file=en.lproj/Localizable.strings
"photos" = "Photos";
```
```strings file=fi.lproj/Localizable.strings
"photos" = "Photos";
```

"""#,
    severities: ["sentence": .warning, "new": .note, "words": .note, "begun": .note],
    aliases: [], sources: ["O4", "O14", "A70", "P39", "weblate", "loclint", "mozilla"],
    inputs: ["strings", "xcstrings"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .untranslatedValue)
}

extension Rule {
  static let unusedKey = Rule(
    id: "unused-key",
    title: "Key that the code never spells",
    summary: "No literal of the code is this key, so most likely nothing shows its texts any more, and translators still keep them in good order. Take the entry out, or say in a comment who looks it up.",
    page: #"""
# Key that the code never spells

No literal of the code is this key, so most likely nothing shows its texts any more, and translators still keep them in good order. Take the
entry out, or say in a comment who looks it up.

The rule is off until a configuration asks for it. A key that begins or ends like a literal with something put to it cannot be
told, and is left out, unless it is a sentence with a place for a value; default texts and comments of calls look nothing up; so are the tables that the system reads itself, those of interface files, tables of whose keys half or more are spelled nowhere (two thirds, where fifty are spelled), and catalogs,
which mark such entries as stale themselves.

Where five files or more ask for accessors of SwiftGen or R.swift (`L10n.Cart.title`, `R.string.localizable.cartTitle`) that no file declares, the last words of a key, joined as such programs join them, spell it too; where there is only R.swift, all its words. A key that only a constant of a type holds (`static let title = CartText(key: "cart.title")`) is spelled by whoever names the constant.

## Flagged
```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
"cart.pay" = "Pay now";
"login.title" = "Sign in";  // ← unused-key
 ^^^^^^^^^^^
```
```swift file=Cart.swift
let titles = ["cart.title", "cart.pay"].map { NSLocalizedString($0, comment: "Cart") }
```
The constant of a key, which nothing names:
```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
"cart.pay" = "Pay now";
"cart.gift" = "Wrap it as a gift";  // ← unused-key
```
```swift file=CartTexts.swift
enum CartTexts {
  static let title = CartText(key: "cart.title", standIn: "Your cart")
  static let pay = "cart.pay"
  static let gift = CartText(key: "cart.gift", standIn: "Wrap it as a gift")
}
```
```swift file=CartView.swift
let texts = [CartTexts.title.shown, lookUp(CartTexts.pay)]
```
```pbxproj file=Cart.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; }; }; }
```
Accessors whose long names differ only in the middle:
```strings file=en.lproj/Localizable.strings
"report.blocked.title" = "Blocked";
"report.allowed.title" = "Allowed";  // ← unused-key
"report.title" = "Report";
```
```swift file=Generated.swift
enum L10n {
  static let reportNotificationBlockedTotalsTitle = NSLocalizedString("report.blocked.title", comment: "Title")
  static let reportNotificationAllowedTotalsTitle = NSLocalizedString("report.allowed.title", comment: "Title")
  static let reportTitle = NSLocalizedString("report.title", comment: "Title")
}
```
```swift file=ReportView.swift
let texts = [L10n.reportNotificationBlockedTotalsTitle, L10n.reportTitle]
```
```pbxproj file=Report.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; }; }; }
```
No key is put together within a word:
```strings file=en.lproj/Localizable.strings
"berth.customlist" = "Own list";  // ← unused-key
"berth.list" = "List";
"berth.crewList" = "Crew";
"berth.title" = "Berth";
```
```swift file=Berth.swift
let list = lookUp("\(kind)list", else: "\(kind)List")
let texts = [NSLocalizedString("berth.title", comment: "Title"), NSLocalizedString("berth.list", comment: "Title")]
```
A key of several languages is told once:
```strings file=en.lproj/Localizable.strings
"CartTitle" = "Your cart";
"CartPay" = "Pay now";
"LoginTitle" = "Sign in";  // ← unused-key
```
```strings file=de.lproj/Localizable.strings
"CartTitle" = "Warenkorb";
"LoginTitle" = "Anmelden";
```
```objc file=Cart.m
NSString *Title(void) { return NSLocalizedString(@"CartTitle", nil); }
static NSString *const Pay = @"CartPay";
```
A sentence with a value is a key by itself, whatever begins or ends like it, and the default text of another key is none:
```strings file=en.lproj/Ferry.strings
"%@ (%d cabins)" = "%1$@ (%2$d cabins)";  // ← unused-key
"Ferry %@ is late" = "Ferry %@ is late";  // ← unused-key
"All aboard" = "All aboard";  // ← unused-key
"Ferry" = "Ferry";
"Pier" = "Pier";
"ferry.call" = "All aboard";
"Bridge" = "Bridge";
```
```swift file=Ferry.swift
let label = "\(ship.name) (\(ship.year) cabins)"
let state = "\(ship.name) is late"
let titles = ["Ferry", "Pier", "Bridge"].map { NSLocalizedString($0, tableName: "Ferry", comment: "Title") }
let call = NSLocalizedString("ferry.call", tableName: "Ferry", value: "All aboard", comment: "Call")
```
What is interpolated asks for a specifier, whatever its type:
```strings file=en.lproj/Localizable.strings
"%lld boats" = "%lld boats";
"Anchor %lld" = "Anchor %lld";  // ← unused-key
"Quay" = "Quay";
```
```swift file=Fleet.swift
let texts = [String(localized: "\(fleet.count) boats"), String(localized: "Quay")]
```
The system has its own text for one; a class of the project may begin like those of the system:
```strings file=en.lproj/Localizable.strings
"Open" = "Open";
"Undo" = "Undo";  // ← unused-key
"Fold" = "Fold";
"Unfold" = "Unfold";
```
```swift file=Folder.swift
let open = NSLocalizedString("Open", bundle: Bundle(for: UIComponentsToken.self), comment: "Menu")
let undo = NSLocalizedString("Undo", bundle: Bundle(for: UITableView.self), comment: "Menu")
let fold = appKitBundle.localizedString(forKey: "Fold", value: nil, table: nil)
let unfold = NSLocalizedString("Unfold", bundle: uikitBundle, comment: "Menu")
```
A comment in the code is no use:
```strings file=en.lproj/Localizable.strings
"a.one" = "One";
"a.two" = "Two";
"b.three" = "Three";  // ← unused-key
```
```swift file=A.swift
// "b.three" was here.
let texts = [NSLocalizedString("a.one", comment: ""), NSLocalizedString("a.two", comment: "")]
```
```strings file=en.lproj/Errors.strings
"offline" = "No connection";
"timeout" = "No answer";
"teapot" = "No coffee";  // ← unused-key
```
```swift file=Errors.swift
enum Failure: String { case offline = "offline", timeout = "timeout" }
```

## Accepted
```strings file=en.lproj/Localizable.strings
"state.open" = "Open";
"state.closed" = "Closed";
"title" = "Door";
"room_name" = "Room";
"door.hint" = "Knock first";
```
```swift file=Door.swift
let state = NSLocalizedString("state.\(door.state)", comment: "")
let title = Texts.lookUp("title")
let name = NSLocalizedString(kind + "_name", comment: "")
let hint = NSLocalizedString("\(thing).hint", comment: "")
```
```strings file=en.lproj/InfoPlist.strings
"NSCameraUsageDescription" = "Takes pictures of doors.";
```
```swift file=Door.swift
let title = NSLocalizedString("title", comment: "")
```
A table without any code beside it:
```strings file=en.lproj/Localizable.strings
"cart.title" = "Your cart";
```
Most of its keys are spelled nowhere: they come from somewhere else.
```strings file=en.lproj/Countries.strings
"DE" = "Germany";
"FR" = "France";
"IT" = "Italy";
```
```swift file=Countries.swift
let name = NSLocalizedString(code, tableName: "Countries", comment: "")
let home = "IT"
```

## Not detected
```strings file=en.lproj/Localizable.strings
"state.open" = "Open";
"state.ajar" = "Ajar";
```
```swift file=Door.swift
let state = NSLocalizedString("state." + (isOpen ? "open" : "closed"), comment: "")
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["P39", "swiftlint", "loclint"],
    inputs: ["swift", "objc", "strings", "stringsdict"], since: "0.1.0", isPreview: false,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [],
    check: .unusedKey)
}

extension Rule {
  static let unusedSuppression = Rule(
    id: "unused-suppression",
    title: "Suppression that silences nothing",
    summary: "A comment that switches a rule off, where the rule has nothing to say, hides the next mistake that somebody makes on that line. Delete the comment, or the name of the rule from it.",
    page: #"""
# Suppression that silences nothing

A comment that switches a rule off, where the rule has nothing to say, hides the next mistake that somebody makes on that line. Delete the
comment, or the name of the rule from it.

A name counts as used where it covers at least one finding, shown or not. Only rules that took part in the run are judged, and `all` only where
every rule did that is on by default: a run with `--only` never calls a comment useless. Where only single files are looked at, as an editor does on saving, nobody knows what the others would have had to say: there it is a `possible` finding. How comments work: [Suppressions](../docs/suppressions.md).

## Flagged

The code was mended and the comment stayed.

```swift
// l10nlint:disable:next literal-plural-suffix -- English only, says the product team  // ← unused-suppression
titleLabel.text = L10n.Files.count(files)
let title = files.isEmpty ? L10n.Files.none : L10n.Files.some // l10nlint:disable:this all -- see above  // ← unused-suppression
```

One of two names is too much. The finding stands at that name.

```swift
/* l10nlint:disable:next literal-plural-suffix, currency-symbol-in-format -- mock */ // ← unused-suppression
let fileText = "\(count) file" + (count == 1 ? "" : "s")
```

The comment looks at the wrong line: a finding belongs to the line it begins on, and `next` is one line.

```objc
// l10nlint:disable:next manual-plural -- the design wants both words  // ← unused-suppression
self.title = nil;
self.label.text = [NSString stringWithFormat:@"%ld", (long)count];
```

A region, a file, and the line above.

```objc
// l10nlint:disable currency-symbol-in-format -- shop of one country  // ← unused-suppression
NSString *price = [formatter stringFromNumber:amount];
// l10nlint:disable:previous dynamic-key -- chosen by the server  // ← unused-suppression
// l10nlint:enable currency-symbol-in-format
// l10nlint:disable:file non-ascii-key -- keys are Japanese by design  // ← unused-suppression
```

Two comments for one finding: the wider one is not needed.

```swift
// l10nlint:disable:file literal-plural-suffix -- prototype  // ← unused-suppression
// l10nlint:disable:next literal-plural-suffix -- prototype
let fileText = "\(count) file" + (count == 1 ? "" : "s")
```

## Accepted

The comment covers a finding.

```swift
let fileText = "\(count) file" + (count == 1 ? "" : "s") // l10nlint:disable:this literal-plural-suffix -- a mock
```

Generated code may have more comments than it needs; then say so.

```swift
// l10nlint:disable:file manual-plural, unused-suppression -- the generator cannot know
titleLabel.text = L10n.Files.count(files)
```

Somebody speaks about a suppression, or has switched off the code that had one.

```swift
// Write `l10nlint:disable:next manual-plural` above a line to silence it.
// titleLabel.text = title // l10nlint:disable:this manual-plural
titleLabel.text = L10n.Files.count(files)
```

## Not detected

A name that covers a finding of low confidence, which reports leave out, is used.

```swift
let unit = "m" // plain code needs no comment
```

## Fixed

The whole comment, or the names that nothing needs.

```swift
// l10nlint:disable:next literal-plural-suffix -- English only  // ← unused-suppression
titleLabel.text = L10n.Files.count(files)
let title = L10n.Files.some // l10nlint:disable:this all -- see above  // ← unused-suppression
// l10nlint:disable:next manual-plural, literal-plural-suffix, dynamic-key -- a mock  // ← unused-suppression, unused-suppression
let fileText = "\(count) file" + (count == 1 ? "" : "s")
```

```swift
titleLabel.text = L10n.Files.count(files)
let title = L10n.Files.some
// l10nlint:disable:next literal-plural-suffix -- a mock
let fileText = "\(count) file" + (count == 1 ? "" : "s")
```

A region goes with its end. A comment that says something else as well keeps that.

```objc
// l10nlint:disable currency-symbol-in-format -- shop of one country  // ← unused-suppression
NSString *price = [formatter stringFromNumber:amount];
// l10nlint:enable currency-symbol-in-format
```

```objc
NSString *price = [formatter stringFromNumber:amount];
```

"""#,
    severities: ["": .warning],
    aliases: [], sources: [],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .unusedSuppression)
}

extension Rule {
  static let uselessComment = Rule(
    id: "useless-comment",
    title: "Comment in a table that says nothing",
    summary: "The comment of an entry is all that a translator sees beside the text. \"No comment provided by engineer\" stands there for a comment that nobody wrote, and a comment that repeats the text tells nothing either. Say where the text stands, what it does, and what its placeholders are.",
    page: #"""
# Comment in a table that says nothing

The comment of an entry is all that a translator sees beside the text. "No comment provided by engineer" stands there for a comment that nobody wrote, and a comment that repeats the text tells nothing
either. Say where the text stands, what it does, and what its placeholders are.

A key is told once, in the base language, and a comment to the end of the line is taken for the heading of a section; what calls say is a matter of [missing-comment](missing-comment.md).

## Flagged

```strings file=en.lproj/Localizable.strings
/* No comment provided by engineer. */  /* ← useless-comment */
"tab.first" = "Overview";
```
```strings file=en.lproj/Localizable.strings
/* Overview */  /* ← useless-comment */
"tab.first" = "Overview";
/* tab.second */  /* ← useless-comment */
"tab.second" = "Trips";
/* TODO */  /* ← useless-comment */
"tab.third" = "Settings";
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Book" : {
      "comment" : "Book", // ← useless-comment
      "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Buchen" } } }
    },
    "Open" : {
      "comment" : "No comment provided by engineer.", // ← useless-comment
      "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Offen" } } }
    }
  },
  "version" : "1.0"
}
```

## Accepted

```strings file=en.lproj/Localizable.strings
/* Title of the first tab */
"tab.first" = "Overview";
"tab.second" = "Trips";
/* Trips: a list of all of them */
"tab.third" = "Trips";

// Settings
"tab.fourth" = "Settings";
```
A translation repeats what the base language says, and is not told again:
```strings file=en.lproj/Localizable.strings
/* Title of the first tab */
"tab.first" = "Overview";
```
```strings file=de.lproj/Localizable.strings
/* No comment provided by engineer. */
"tab.first" = "Übersicht";
```
Texts of an interface file and of `Info.plist` are explained by their place:
```strings file=en.lproj/InfoPlist.strings
/* Harbour */
CFBundleDisplayName = "Harbour";
```
```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Book" : { "comment" : "Button that books a trip", "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Buchen" } } } },
    "Gone" : { "comment" : "Gone", "extractionState" : "stale" },
    "Harbour" : { "comment" : "Harbour", "shouldTranslate" : false }
  },
  "version" : "1.0"
}
```

"""#,
    severities: ["": .note],
    aliases: [], sources: ["O16", "A86", "P06"],
    inputs: ["strings", "xcstrings"], since: "0.1.0", isPreview: true,
    isOptional: true, needsTranslations: false,
    contexts: [],
    options: [RuleOption(name: "placeholders", value: .list(["comment", "comments", "no comment provided by engineer", "none", "n/a", "na", "nil", "null", "todo", "tbd", "fixme", "string", "text", "localized string"]), help: "Comments that say nothing. Case and punctuation do not matter.")],
    check: .uselessComment)
}

extension Rule {
  static let weekYear = Rule(
    id: "week-year",
    title: "Year of the week instead of the year",
    summary: "In a date pattern `YYYY` is the year that the *week* belongs to. It is the same as `yyyy` on most days, so nobody notices: on 31 December 2024 it prints 2025, because that Tuesday lies in the first week of the new year. Where a pattern has no week, write `yyyy`.",
    page: #"""
# Year of the week instead of the year

In a date pattern `YYYY` is the year that the *week* belongs to. It is the same as `yyyy` on most days, so nobody notices: on 31 December 2024 it prints 2025, because that Tuesday lies in
the first week of the new year. Where a pattern has no week, write `yyyy`.

With a week, as in `YYYY-'W'ww`, it is right. `YYYY-MM-DD` in capitals is looked at only where a formatter gets it: elsewhere it mostly tells people how to type a date.

## Flagged

On a formatter, with any signs between the fields.

```swift
let day = DateFormatter()
day.dateFormat = "YYYY-MM-dd"  // ← week-year
let month = DateFormatter()
month.dateFormat = "MMMM YYYY"  // ← week-year
month.dateFormat = "YYYY"  // ← week-year
month.dateFormat = isShort ? "d.M.YY" : "d. MMMM y"  // ← week-year
```

In a closure, in a time stamp, as a single letter.

```swift
static let stamp: DateFormatter = {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "YYYY-MM-dd'T'HH:mm:ssZ"  // ← week-year
  return formatter
}()
let short = configured(DateFormatter()) { $0.dateFormat = "d MMM Y" }  // ← week-year
```

In a template: the letters mean the same there. A pattern that is made of one may only be asked for its order, so that finding is hidden unless you ask for `possible` ones.

```swift
formatter.setLocalizedDateFormatFromTemplate("MMMdYYYY")  // ← week-year
let pattern = DateFormatter.dateFormat(fromTemplate: "YYYYMMMd", options: 0, locale: .current)  // ← week-year possible
```

On the way to a formatter: a constant, the argument of a function of one's own, the value of a case.

```swift
let reportFormat = "dd/MM/YYYY"  // ← week-year
let name = date.text(as: "YYYYMMdd-HHmmss")  // ← week-year
enum Pattern: String {
  case stamp = "YYYY-MM-dd HH:mm"  // ← week-year
}
```

```objc
[formatter setDateFormat:@"YYYY-MM-dd"];  // ← week-year
formatter.dateFormat = @"EEE, dd MMM YYYY";  // ← week-year
CFDateFormatterSetFormat(formatter, CFSTR("MMM d, YYYY"));  // ← week-year
static NSString *const kBackupFormat = @"YYYY-MM-dd_HH-mm";  // ← week-year
[formatter setLocalizedDateFormatFromTemplate:@"YYYYMMMM"];  // ← week-year
```

The system has a pattern for every template, so the other side is never taken.

```swift
func pattern() -> String {
  let order = DateFormatter.dateFormat(fromTemplate: "yyMMdd", options: 0, locale: .current)
  return order ?? "dd/MM/YY"  // ← week-year possible
}
```

Nobody asks these formatters for anything.

```swift
final class HarvestList {
  private let dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "dd.MM.YYYY"  // ← week-year possible
    return formatter
  }()

  func reload() {
    let spare = DateFormatter()
    spare.dateFormat = "dd.MM.YYYY"  // ← week-year possible
    table.reloadData()
  }
}
```

Nothing asks this formatter for a date.
```swift
final class Reminder {
  private let formatter = DateFormatter()

  func schedule() {
    formatter.dateFormat = "dd.MM.YYYY"  // ← week-year possible
    queue.add(title)
  }
}
```

## Accepted

The calendar year, in any length.

```swift
formatter.dateFormat = "yyyy-MM-dd"
formatter.dateFormat = "d.M.yy"
formatter.dateFormat = "y MMM"
formatter.setLocalizedDateFormatFromTemplate("yMMMd")
```

A year with its week.

```swift
formatter.dateFormat = "YYYY-'W'ww"
formatter.dateFormat = "'week' w 'of' YYYY"
formatter.setLocalizedDateFormatFromTemplate("YYYYw")
```

A quoted letter is text, and so is a text that is no pattern.

```swift
formatter.dateFormat = "yyyy 'YYYY'"
let hint = "YYYY-MM-DD"
let name = "YYYY"
label.text = "dd/MM/YYYY"
let placeholder = NSLocalizedString("dd.MM.YYYY", comment: "How to type a date")
let shout = "YYYES"
```

```objc
[formatter setDateFormat:@"yyyy-MM-dd"];
[formatter setDateFormat:@"YYYY-'W'ww-e"];
formatter.dateFormat = kBackupFormat;
self.field.placeholder = @"dd/MM/YYYY";
NSString *notation = @"MM/DD/YYYY";
```

## Not detected

Patterns that are put together.

```swift
formatter.dateFormat = "YYYY" + separator + "MM"
```

## Fixed

```swift
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "YYYY-MM-dd"  // ← week-year
```

```swift
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd"
```

"""#,
    severities: ["": .error],
    aliases: [], sources: ["O51", "P27"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [],
    options: [],
    check: .weekYear)
}

extension Rule {
  static let wrongArgumentCount = Rule(
    id: "wrong-argument-count",
    title: "Localizing call with the wrong number of arguments",
    summary: "The macros of the `NSLocalizedString` family take a fixed number of arguments, and Swift's function needs its comment. A call with one argument too few or too many does not compile, and until somebody builds that file its text reaches no table. Give every argument its place; pass `nil` for a table or a value that you do not need.",
    page: #"""
# Localizing call with the wrong number of arguments

The macros of the `NSLocalizedString` family take a fixed number of arguments, and Swift's function needs its comment. A call
with one argument too few or too many does not compile, and until somebody builds that file its text reaches no table. Give
every argument its place; pass `nil` for a table or a value that you do not need.

## Flagged

The comment is missing. Both languages want one.

```objc
- (NSString *)title {
  return NSLocalizedString(@"inbox.title");  // ← wrong-argument-count
}
```

```swift
let title = NSLocalizedString("inbox.title")  // ← wrong-argument-count
```

The comma between key and comment was forgotten, so two literals became one key.

```objc
NSString *save = NSLocalizedString(@"save.button" @"Button that stores the draft");  // ← wrong-argument-count
```

A comment too many: what was meant as a default value needs another macro.

```objc
self.title = NSLocalizedString(@"cart.title", @"Cart", @"Title of the cart screen");  // ← wrong-argument-count
```

The table is named, but the comment is forgotten.

```objc
self.hint.text = NSLocalizedStringFromTable(@"about.hint", @"About");  // ← wrong-argument-count
```

The macro with a table was meant to be the one with a bundle, or the other way round.

```objc
NSString *off = NSLocalizedStringFromTableInBundle(@"filter.off", nil, @"Shown when a filter is off");  // ← wrong-argument-count
NSString *on = NSLocalizedStringFromTable(@"filter.on", nil, frameworkBundle, @"Shown when a filter is on");  // ← wrong-argument-count
```

The default value pushes the comment out.

```objc
NSString *ok = NSLocalizedStringWithDefaultValue(@"alert.ok", nil, [NSBundle mainBundle], @"OK");  // ← wrong-argument-count
NSString *no = NSLocalizedStringWithDefaultValue(@"alert.no", nil, NSBundle.mainBundle, @"No", @"Button", nil);  // ← wrong-argument-count
```

Core Foundation's macros count their arguments in the same way, in C too.

```objc
CFStringRef quit = CFCopyLocalizedString(CFSTR("menu.quit"));  // ← wrong-argument-count
CFStringRef help = CFCopyLocalizedStringFromTable(CFSTR("menu.help"), CFSTR("Menus"));  // ← wrong-argument-count
CFStringRef hide = CFCopyLocalizedStringFromTableInBundle(CFSTR("menu.hide"), NULL, "Hides the window");  // ← wrong-argument-count
CFStringRef edit = CFCopyLocalizedStringWithDefaultValue(CFSTR("menu.edit"), NULL, bundle, "Menu title");  // ← wrong-argument-count
```

The call spans lines, and a comma within a text or in a nested call does not count.

```objc
NSString *text = NSLocalizedString(  // ← wrong-argument-count
    (longForm ? @"date, with year" : MAX(days, weeks) > 1 ? @"date, short" : @"date"));
```

A wrapper macro of the project forwards to the wrong one.

```objc
#define AboutString(key) NSLocalizedStringFromTable(key, @"About")  /* ← wrong-argument-count */
```

In Swift table, bundle and value can be left out, the comment cannot.

```swift
let hint = NSLocalizedString("about.hint", tableName: "About")  // ← wrong-argument-count
let send = NSLocalizedString(  // ← wrong-argument-count
  "mail.send",
  bundle: .module,
  value: "Send, and archive")
```

The spelling of C is carried over into Swift, where the comment has a label.

```swift
let reply = NSLocalizedString("mail.reply", "Button that answers a mail")  // ← wrong-argument-count
```

## Accepted

Two, three, four and five arguments, each with its macro.

```objc
NSString *a = NSLocalizedString(@"inbox.title", @"Title of the list of mails");
NSString *b = NSLocalizedStringFromTable(@"about.hint", @"About", @"Below the version number");
NSString *c = NSLocalizedStringFromTableInBundle(@"filter.off", nil, bundle, @"Shown when a filter is off");
NSString *d = NSLocalizedStringWithDefaultValue(@"alert.ok", nil, bundle, @"OK", @"Closes the alert");
CFStringRef e = CFCopyLocalizedString(CFSTR("menu.quit"), "Quits the program");
CFStringRef f = CFCopyLocalizedStringWithDefaultValue(CFSTR("menu.edit"), NULL, bundle, CFSTR("Edit"), "Menu");
```

```swift
let title = NSLocalizedString("inbox.title", comment: "Title of the list of mails")
let hint = NSLocalizedString("about.hint", tableName: "About", comment: "Below the version number")
let send = NSLocalizedString(
  "mail.send", tableName: nil, bundle: .module, value: "Send, and archive", comment: "Button, with a menu")
```

Commas in literals and in nested parentheses belong to one argument.

```objc
NSString *a = NSLocalizedString(@"Name, first and last", @"Field, above the e-mail address");
NSString *b = NSLocalizedString((keys[MIN(index, keys.count - 1)]), @"One of the three hints, in turn");
NSString *c = NSLocalizedString(([NSString stringWithFormat:@"tier.%d.name", tier]), @"Name of a tier");
NSString *d = NSLocalizedString((@[@"day", @"week", @"month"][unit]), @"Unit of the chart");
NSString *e = NSLocalizedString(TitleKey(section, row), @"Title of a settings row");
```

An array, a dictionary or a block may stand around a call or within its parentheses.

```objc
NSArray *names = @[NSLocalizedString(@"day", @"Unit of the chart"), NSLocalizedString(@"week", @"Unit of the chart")];
NSDictionary *info = @{NSLocalizedDescriptionKey: NSLocalizedString(@"error.disk", @"The disk is full"), @"code": @3};
NSString *lazy = NSLocalizedString((^NSString *(void) { return Pick(a, b); }()), @"One of two slogans");
```

A comment between the arguments, and the call over several lines.

```objc
self.footer.text = NSLocalizedString(@"footer.legal" /* see legal, section 2 */,
                                     @"Below the price: "
                                     @"taxes, shipping and handling");
```

An empty last argument is still an argument. (`missing-comment` speaks about it.)

```objc
NSString *draft = NSLocalizedString(@"draft.title", );
```

The project gives the name another meaning: then its own definition decides.

```objc
#undef NSLocalizedString
#define NSLocalizedString(key) [[LanguageBundle shared] localizedStringForKey:(key) value:@"" table:nil]

static NSString *InboxTitle(void) {
  return NSLocalizedString(@"inbox.title");
}
```

```objc
#define NSLocalizedString(key, table, comment) NSLocalizedStringFromTable(key, table, comment)

static NSString *AboutTitle(void) {
  return NSLocalizedString(@"about.title", @"About", @"Title of the window");
}
```

```swift
func NSLocalizedString(_ key: String) -> String {
  Foundation.NSLocalizedString(key, bundle: .module, comment: "")
}

let title = NSLocalizedString("inbox.title")
```

The definition may stand in another file of the project.

```objc file=Prefix.pch.h
#ifdef NSLocalizedString
#undef NSLocalizedString
#endif
#define NSLocalizedString(key, ...) AppLocalizedString(key)
```

```objc file=Inbox.m
static NSString *InboxTitle(void) {
  return NSLocalizedString(@"inbox.title");
}
```

```swift file=Overload.swift
public func NSLocalizedString(_ key: String, _ comment: String = "") -> String {
  Bundle.module.localizedString(forKey: key, value: nil, table: nil)
}
```

```swift file=Mail.swift
let reply = NSLocalizedString("mail.reply", "Button that answers a mail")
```

A variadic wrapper passes on what it was given.

```objc
#define L(...) NSLocalizedString(__VA_ARGS__)
#define T(key, ...) NSLocalizedStringFromTable(key, ##__VA_ARGS__)
```

The name alone is no call: a check for the macro, a prototype, a selector, a text.

```objc
#ifndef NSLocalizedString
extern NSString *NSLocalizedString(NSString *key);
#endif

- (void)describe {
  [self addItem:@"NSLocalizedString(@\"a\")" named:@"NSLocalizedString"];
  [self NSLocalizedString:@"a"];
}
```

Methods of the same family have other arguments.

```swift
let a = Bundle.main.localizedString(forKey: "inbox.title", value: nil, table: nil)
let b = String(localized: "inbox.title")
let c = NSString.localizedUserNotificationString(forKey: "inbox.new", arguments: nil)
let d = LocalizedStringResource("inbox.title")
```

## Not detected

The preprocessor protects commas by parentheses only. Brackets and braces do not help it, so this call has too many arguments
for the compiler; `l10nlint` reads it as a person does and leaves the answer to the compiler.

```objc
NSString *name = NSLocalizedString([NSString stringWithFormat:@"tier.%d.name", tier], @"Name of a tier");
```

A wrong label in Swift: the number is right, the call is not.

```swift
let title = NSLocalizedString("inbox.title", remark: "Title of the list of mails")
```

A wrapper of the project called with too few arguments.

```objc
#define AboutString(key, comment) NSLocalizedStringFromTable(key, @"About", comment)

static NSString *AboutTitle(void) {
  return AboutString(@"about.title");
}
```

"""#,
    severities: ["": .error],
    aliases: [], sources: ["O30", "P63"],
    inputs: ["swift", "objc"], since: "0.1.0", isPreview: false,
    isOptional: false, needsTranslations: false,
    contexts: [.description],
    options: [],
    check: .wrongArgumentCount)
}

/// The tables; `TableRows` says how they are written.
enum GeneratedTables {
  static let localizing: StaticString = """
    fs|NSLocalizedString|_ tableName bundle value comment||0|tableName|bundle|value|comment|r|s|t|
    fs|NSLocalizedString|_ _||0|||||r|s|t|
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
    ts|LocalizedStringResource|*||||||||t|t|
    ts|LocalizedStringKey|*||||||||t|t|
    ts|LocalizationValue|*||||||||t|t|
    ts|IntentDescription|*||||||||t|t|
    ts|IntentDialog|*||||||||t|t|
    ts|DisplayRepresentation|*||||||||t|t|
    ts|TypeDisplayRepresentation|*||||||||t|t|
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
    fs|Parameter|title description default kind controlStyle inputOptions supportedTypeIdentifiers supportedContentTypes size inclusiveRange requestValueDialog requestDisambiguationDialog inputConnectionBehavior optionsProvider query||title||||||t|u|
    fs|Parameter|title description default kind controlStyle inputOptions supportedTypeIdentifiers supportedContentTypes size inclusiveRange requestValueDialog requestDisambiguationDialog inputConnectionBehavior optionsProvider query||description||||||t|u|
    fs|Parameter|title description default kind controlStyle inputOptions supportedTypeIdentifiers supportedContentTypes size inclusiveRange requestValueDialog requestDisambiguationDialog inputConnectionBehavior optionsProvider query||requestValueDialog||||||t|u|
    fs|Parameter|title description default kind controlStyle inputOptions supportedTypeIdentifiers supportedContentTypes size inclusiveRange requestValueDialog requestDisambiguationDialog inputConnectionBehavior optionsProvider query||requestDisambiguationDialog||||||t|u|
    ms|result|value opensIntent dialog view content||dialog||||||t|u|
    ms|needsValueError|_||0||||||t|u|
    ms|requestValue|_||0||||||t|u|
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
    fs|LabeledContent|_ value||LabeledContent|value|h
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
    fs|NSAttributedString|string||NSAttributedString|string|h
    oc|initWithString|||NSAttributedString|0|l
    fs|NSAttributedString|string attributes||NSAttributedString|string|h
    oc|initWithString|attributes||NSAttributedString|0|h
    s-|attributedStringValue|*||NSControl||h
    oc|setAttributedStringValue|||NSControl|0|h
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
    ds|titleForHeaderInSection|*|tableView|UITableViewDataSource||h
    dc|titleForHeaderInSection|*|tableView|UITableViewDataSource||h
    ds|titleForFooterInSection|*|tableView|UITableViewDataSource||h
    dc|titleForFooterInSection|*|tableView|UITableViewDataSource||h
    ds|titleForDeleteConfirmationButtonForRowAt|*|tableView|UITableViewDelegate||h
    dc|titleForDeleteConfirmationButtonForRowAtIndexPath|*|tableView|UITableViewDelegate||h
    ds|titleForRow|*|pickerView|UIPickerViewDelegate||h
    dc|titleForRow|*|pickerView|UIPickerViewDelegate||h
    ds|sectionIndexTitles|*||UITableViewDataSource||h
    dc|sectionIndexTitlesForTableView|*||UITableViewDataSource||h
    ds|subjectForActivityType|*|activityViewController|UIActivityItemSource||h
    dc|subjectForActivityType|*|activityViewController|UIActivityItemSource||h
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
    ds|errorDescription|*||LocalizedError||l
    ds|failureReason|*||LocalizedError||l
    ds|recoverySuggestion|*||LocalizedError||l
    ds|recoveryOptions|*||RecoverableError||h
    ds|localizedStringResource|*||CustomLocalizedStringResourceConvertible||l
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

  static let textCalls: StaticString = """
    n-|sorted|*||sort|
    n-|sort|*||sort|
    n-|Comparable|*||sort|
    ms|compare|_ options||sort|
    oc|compare|||sort|
    oc|compare|options||sort|
    ms|caseInsensitiveCompare|_||sort|
    oc|caseInsensitiveCompare|||sort|
    fs|NSSortDescriptor|key ascending||sort|
    oc|sortDescriptorWithKey|ascending||sort|
    oc|initWithKey|ascending||sort|
    fs|NSSortDescriptor|key ascending selector||sort|
    oc|sortDescriptorWithKey|ascending selector||sort|
    oc|initWithKey|ascending selector||sort|
    ms|contains|_||search|
    oc|containsString|||search|
    ms|hasPrefix|_||search|
    oc|hasPrefix|||search|
    ms|starts|with||search|
    ms|range|of options||search|
    oc|rangeOfString|options||search|
    oc|rangeOfString|||search|
    ms|components|separatedBy||split|
    oc|componentsSeparatedByString|||split|
    ms|split|separator maxSplits omittingEmptySubsequences||split|
    ms|joined|separator||join|
    oc|componentsJoinedByString|||join|
    gs|lastPathComponent|*||file-name|
    oc|lastPathComponent|||file-name|
    gc|lastPathComponent|*||file-name|
    ms|displayName|atPath||display-name|
    oc|displayNameAtPath|||display-name|
    n-|kCFStringEncodingMacRoman|*||encoding|kCFStringEncodingUTF8
    n-|kCFStringEncodingMacJapanese|*||encoding|kCFStringEncodingUTF8
    n-|kCFStringEncodingMacChineseTrad|*||encoding|kCFStringEncodingUTF8
    n-|kCFStringEncodingMacChineseSimp|*||encoding|kCFStringEncodingUTF8
    n-|kCFStringEncodingMacKorean|*||encoding|kCFStringEncodingUTF8
    n-|kCFStringEncodingMacCyrillic|*||encoding|kCFStringEncodingUTF8
    n-|kCFStringEncodingMacGreek|*||encoding|kCFStringEncodingUTF8
    n-|NSMacOSRomanStringEncoding|*||encoding|NSUTF8StringEncoding
    n-|macOSRoman|*||encoding|utf8
    n-|kTextEncodingMacRoman|*||encoding|kCFStringEncodingUTF8
    oc|defaultCStringEncoding|||encoding|NSUTF8StringEncoding
    gc|defaultCStringEncoding|*||encoding|NSUTF8StringEncoding
    oc|lossyCString|||encoding|UTF8String
    gc|lossyCString|*||encoding|UTF8String
    oc|cStringLength|||encoding|lengthOfBytesUsingEncoding:
    gc|cStringLength|*||encoding|lengthOfBytesUsingEncoding:
    oc|stringWithCString|||encoding|stringWithUTF8String:
    oc|initWithCString|||encoding|initWithUTF8String:
    oc|stringWithCString|length||encoding|initWithBytes:length:encoding:
    oc|initWithCString|length||encoding|initWithBytes:length:encoding:
    f-|CFStringGetSystemEncoding|*||encoding|kCFStringEncodingUTF8
    f-|GetIndString|*||legacy|CFCopyLocalizedString
    f-|LocaleRefGetPartString|*||legacy|CFLocaleCopyDisplayNameForPropertyValue
    f-|LocaleRefFromLangOrRegionCode|*||legacy|CFLocaleCreate
    f-|LocaleRefFromLocaleString|*||legacy|CFLocaleCreate
    f-|UCCompareText|*||legacy|CFStringCompareWithOptionsAndLocale
    f-|UCCompareTextDefault|*||legacy|CFStringCompareWithOptionsAndLocale
    f-|UCCreateCollator|*||legacy|CFStringCompareWithOptionsAndLocale
    f-|UppercaseText|*||legacy|CFStringUppercase
    f-|LowercaseText|*||legacy|CFStringLowercase
    f-|NumToString|*||legacy|CFNumberFormatterCreateStringWithNumber
    f-|LongDateString|*||legacy|CFDateFormatterCreateStringWithDate
    f-|LongTimeString|*||legacy|CFDateFormatterCreateStringWithDate
    f-|GetScriptManagerVariable|*||legacy|CFLocaleCopyCurrent
    f-|GetScriptVariable|*||legacy|CFLocaleCopyCurrent
    n-|TXNNewObject|*||legacy|NSTextView
    n-|TXNCreateObject|*||legacy|NSTextView
    n-|NSCalendarDate|*||legacy|NSDate and NSCalendar
    oc|dateWithNaturalLanguageString|||legacy|NSDataDetector
    oc|dateWithNaturalLanguageString|locale||legacy|NSDataDetector
    oc|initWithString|calendarFormat locale||legacy|NSDateFormatter
    oc|initWithString|calendarFormat||legacy|NSDateFormatter
    oc|dateWithString|calendarFormat||legacy|NSDateFormatter
    oc|dateWithString|calendarFormat locale||legacy|NSDateFormatter
    oc|descriptionWithCalendarFormat|||legacy|NSDateFormatter
    oc|descriptionWithCalendarFormat|locale||legacy|NSDateFormatter
    oc|descriptionWithCalendarFormat|timeZone locale||legacy|NSDateFormatter
    oc|initWithDateFormat|allowNaturalLanguage||legacy|setLocalizedDateFormatFromTemplate
    n-|NSDateFormatterBehavior10_0|*||legacy|NSDateFormatterBehavior10_4
    n-|NSNumberFormatterBehavior10_0|*||legacy|NSNumberFormatterBehavior10_4
    f-|ABRecordCopyCompositeName|*||legacy|CNContactFormatter
    f-|ABPersonGetCompositeNameFormat|*||legacy|CNContactFormatter
    f-|ABPersonGetCompositeNameFormatForRecord|*||legacy|CNContactFormatter
    f-|LSCopyDisplayNameForRef|*||legacy|NSURLLocalizedNameKey
    f-|LSCopyDisplayNameForURL|*||legacy|NSURLLocalizedNameKey
    f-|LSCopyKindStringForURL|*||legacy|NSURLLocalizedTypeDescriptionKey
    n-|NSLinguisticTagger|*||legacy|NLTagger
    fs|DateFormatter|||formatter|
    n-|NSDateFormatter|*||formatter|
    fs|NumberFormatter|||formatter|
    n-|NSNumberFormatter|*||formatter|
    fs|ISO8601DateFormatter|||formatter|
    n-|NSISO8601DateFormatter|*||formatter|
    fs|DateComponentsFormatter|||formatter|
    n-|NSDateComponentsFormatter|*||formatter|
    fs|DateIntervalFormatter|||formatter|
    n-|NSDateIntervalFormatter|*||formatter|
    fs|RelativeDateTimeFormatter|||formatter|
    n-|NSRelativeDateTimeFormatter|*||formatter|
    fs|MeasurementFormatter|||formatter|
    n-|NSMeasurementFormatter|*||formatter|
    fs|ByteCountFormatter|||formatter|
    n-|NSByteCountFormatter|*||formatter|
    fs|PersonNameComponentsFormatter|||formatter|
    n-|NSPersonNameComponentsFormatter|*||formatter|
    fs|ListFormatter|||formatter|
    n-|NSListFormatter|*||formatter|
    f-|fopen|*||path|
    f-|freopen|*||path|
    f-|stat|*||path|
    f-|lstat|*||path|
    f-|unlink|*||path|
    f-|rename|*||path|
    f-|mkdir|*||path|
    f-|rmdir|*||path|
    f-|access|*||path|
    f-|opendir|*||path|
    f-|chmod|*||path|
    f-|chown|*||path|
    f-|symlink|*||path|
    f-|link|*||path|
    f-|realpath|*||path|
    f-|creat|*||path|
    f-|truncate|*||path|
    f-|mkfifo|*||path|
    f-|utimes|*||path|
    f-|statfs|*||path|
    fs|UIImage|named||image|
    oc|imageNamed|||image|
    fs|NSImage|named||image|
    fs|Image|_||image|
    fs|UILabel|frame||size|
    oc|initWithFrame|||size|
    ms|constraint|equalToConstant||size|
    oc|constraintEqualToConstant|||size|
    """

  static let regional: StaticString = """
    s-|dateFormat|*||date-pattern||
    oc|setDateFormat|||date-pattern|0|
    ms|toFormat|_||date-pattern|0|t
    ms|string|withFormat||date-pattern|withFormat|t
    oc|formattedDateWithFormat|||date-pattern|0|t
    f-|CFDateFormatterSetFormat|*||date-pattern|1|
    ms|setLocalizedDateFormatFromTemplate|_||date-template|0|
    oc|setLocalizedDateFormatFromTemplate|||date-template|0|
    ms|dateFormat|fromTemplate options locale||date-template|fromTemplate|
    oc|dateFormatFromTemplate|options locale||date-template|0|
    f-|strftime|*||c-date|2|
    f-|wcsftime|*||c-date|2|
    f-|strptime|*||c-date|1|
    fs|TimeZone|abbreviation||time-zone|abbreviation|
    fs|NSTimeZone|abbreviation||time-zone|abbreviation|
    fs|TimeZone|identifier||time-zone|identifier|
    fs|NSTimeZone|name||time-zone|name|
    oc|timeZoneWithAbbreviation|||time-zone|0|
    oc|timeZoneWithName|||time-zone|0|
    fs|Double|_||number-parsing|0|
    fs|Float|_||number-parsing|0|
    fs|Decimal|string||number-parsing|string|
    fs|NSDecimalNumber|string||number-parsing|string|
    gs|doubleValue|*||number-parsing|.|
    oc|doubleValue|||number-parsing|.|
    gc|doubleValue|*||number-parsing|.|
    gs|floatValue|*||number-parsing|.|
    oc|floatValue|||number-parsing|.|
    gc|floatValue|*||number-parsing|.|
    oc|decimalNumberWithString|||number-parsing|0|
    f-|atof|*||number-parsing|0|
    f-|strtod|*||number-parsing|0|
    fs|Int|_||integer-parsing|0|
    oc|integerValue|||integer-parsing|.|
    gc|integerValue|*||integer-parsing|.|
    oc|intValue|||integer-parsing|.|
    gc|intValue|*||integer-parsing|.|
    fs|Scanner|string||scanner|string|
    oc|scannerWithString|||scanner|0|
    oc|stringValue|||number-text|.|
    gc|stringValue|*||number-text|.|
    s-|numberStyle|*||number-style||
    oc|setNumberStyle|||number-style|0|
    s-|maximumFractionDigits|*||fraction-digits||
    oc|setMaximumFractionDigits|||fraction-digits|0|
    s-|minimumFractionDigits|*||fraction-digits||
    oc|setMinimumFractionDigits|||fraction-digits|0|
    s-|currencyCode|*||currency-code||
    oc|setCurrencyCode|||currency-code|0|
    ms|currency|code||currency-code|code|
    ms|Currency|code||currency-code|code|
    s-|currencySymbol|*||currency-symbol||
    oc|setCurrencySymbol|||currency-symbol|0|
    s-|internationalCurrencySymbol|*||currency-symbol||
    oc|setInternationalCurrencySymbol|||currency-symbol|0|
    s-|locale|*||formatter-locale||
    oc|setLocale|||formatter-locale|0|
    gs|preferredLanguages|*||preferred-languages||
    oc|preferredLanguages|||preferred-languages||
    gc|preferredLanguages|*||preferred-languages||
    f-|CFLocaleCopyPreferredLanguages|*||preferred-languages||
    gs|languageCode|*||language-code|.|
    oc|languageCode|||language-code|.|
    gc|languageCode|*||language-code|.|
    oc|dictionaryRepresentation|||locale-dictionary|.|
    gc|dictionaryRepresentation|*||locale-dictionary|.|
    ms|dictionaryRepresentation|||locale-dictionary|.|
    s-|textAlignment|*||side||
    oc|setTextAlignment|||side|0|
    s-|contentHorizontalAlignment|*||side||
    oc|setContentHorizontalAlignment|||side|0|
    gs|leftAnchor|*||side|.|
    oc|leftAnchor|||side|.|
    gc|leftAnchor|*||side|.|
    gs|rightAnchor|*||side|.|
    oc|rightAnchor|||side|.|
    gc|rightAnchor|*||side|.|
    fs|NSLayoutConstraint|item attribute relatedBy toItem attribute multiplier constant||side|attribute|
    oc|constraintWithItem|attribute relatedBy toItem attribute multiplier constant||side|1|
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
    index|indices|idx|i|j|k|section|sections|row|column|col|tab
    tag|segment|page|position|offset|step|level|depth|version|major|minor|patch
    build|status|statusCode|code|state|mode|type|kind|flag|id|identifier|port
    channel|rank|order|priority|zoom|scale|ratio|percent|percentage|progress|alpha|opacity
    width|height|x|y|z|result|exitCode|compare|orientation|selectedIndex|selectedSegmentIndex|currentPage
    component|numberOfLines|tapCount|numberOfTaps|retryCount|argc
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

  static let machineDateWords: StaticString = """
    api|archive|atom|backup|binding|bson|cache|cookie|csv|database|db|decoder
    decoding|decode|digest|encoder|encoding|encode|etag|exif|export|exported|filename|file
    files|gmt|gpx|headers|http|ical|identifier|iso|iso8601|json|key|log
    logfile|logger|logging|logs|mysql|network|parse|parser|parsing|path|payload|posix
    query|request|response|rfc|rss|rfc822|rfc1123|rfc2822|rfc3339|screenshot|serialize|serializer
    server|signature|sort|sql|sqlite|srt|timestamp|token|url|utc|wire|xml
    yaml
    """

  static let shownDateWords: StaticString = """
    button|caption|cell|displayed|display|friendly|human|label|localized|pretty|readable|subtitle
    title|ui|view
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
    left|the left side|still left
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
    right|the right side|correct
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
    second|a part of a minute|the one behind the first
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

  static let languageNames: StaticString = """
    Afrikaans|af
    Albanian|sq
    Amharic|am
    Arabic|ar
    Armenian|hy
    Assamese|as
    Aymara|ay
    Azerbaijani|az
    Basque|eu
    Belarusian|be
    Belorussian|be
    Bengali|bn
    Brazilian Portugese|pt-BR
    Brazilian Portuguese|pt-BR
    Breton|br
    Bulgarian|bg
    Burmese|my
    Byelorussian|be
    Catalan|ca
    Chewa|ny
    Chichewa|ny
    Chinese|zh
    Croatian|hr
    Czech|cs
    Danish|da
    Dutch|nl
    Dzongkha|dz
    English|en
    Esperanto|eo
    Estonian|et
    Faroese|fo
    Farsi|fa
    Finnish|fi
    Flemish|nl-BE
    French|fr
    Galician|gl
    Gallegan|gl
    Georgian|ka
    German|de
    Greek|el
    Greenlandic|kl
    Guarani|gn
    Gujarati|gu
    Hawaiian|haw
    Hebrew|he
    Hindi|hi
    Hungarian|hu
    Icelandic|is
    Indonesian|id
    Inuktitut|iu
    Irish|ga
    Italian|it
    Japanese|ja
    Javanese|jv
    Kalaallisut|kl
    Kannada|kn
    Kashmiri|ks
    Kazakh|kk
    Khmer|km
    Kinyarwanda|rw
    Kirghiz|ky
    Korean|ko
    Kurdish|ku
    Latin|la
    Latvian|lv
    Lithuanian|lt
    Macedonian|mk
    Malagasy|mg
    Malay|ms
    Malayalam|ml
    Maltese|mt
    Manx|gv
    Marathi|mr
    Moldavian|mo
    Mongolian|mn
    Nepali|ne
    Norwegian|nb
    Nyanja|ny
    Nynorsk|nn
    Oriya|or
    Oromo|om
    Panjabi|pa
    Pashto|ps
    Persian|fa
    Polish|pl
    Portuguese|pt
    Punjabi|pa
    Pushto|ps
    Quechua|qu
    Romanian|ro
    Ruanda|rw
    Rundi|rn
    Russian|ru
    Sami|se
    Sanskrit|sa
    Scottish|gd
    Serbian|sr
    Simplified Chinese|zh-Hans
    Sindhi|sd
    Sinhalese|si
    Slovak|sk
    Slovenian|sl
    Somali|so
    Spanish|es
    Sundanese|su
    Swahili|sw
    Swedish|sv
    Tagalog|fil
    Tajik|tg
    Tajiki|tg
    Tamil|ta
    Tatar|tt
    Telugu|te
    Thai|th
    Tibetan|bo
    Tigrinya|ti
    Tongan|to
    Traditional Chinese|zh-Hant
    Turkish|tr
    Turkmen|tk
    Uighur|ug
    Ukrainian|uk
    Urdu|ur
    Uzbek|uz
    Vietnamese|vi
    Welsh|cy
    Yiddish|yi
    """

  static let languageAliases: StaticString = """
    aar|aa|overlong
    abk|ab|overlong
    afr|af|overlong
    aju|jrb|macrolanguage
    aka|ak|overlong
    alb|sq|bibliographic
    als|sq|macrolanguage
    amh|am|overlong
    ara|ar|overlong
    arb|ar|macrolanguage
    arg|an|overlong
    arm|hy|bibliographic
    asm|as|overlong
    ava|av|overlong
    ave|ae|overlong
    aym|ay|overlong
    ayr|ay|macrolanguage
    aze|az|overlong
    azj|az|macrolanguage
    bak|ba|overlong
    bam|bm|overlong
    baq|eu|bibliographic
    bcc|bal|macrolanguage
    bcl|bik|macrolanguage
    bel|be|overlong
    ben|bn|overlong
    bh|bho|macrolanguage
    bih|bho|overlong
    bis|bi|overlong
    bod|bo|overlong
    bos|bs|overlong
    bre|br|overlong
    bul|bg|overlong
    bur|my|bibliographic
    bxk|luy|macrolanguage
    bxr|bua|macrolanguage
    cat|ca|overlong
    ces|cs|overlong
    cha|ch|overlong
    che|ce|overlong
    chi|zh|bibliographic
    chu|cu|overlong
    chv|cv|overlong
    cld|syr|macrolanguage
    cls|sa|macrolanguage
    cmn|zh|macrolanguage
    cnr|sr-ME|legacy
    cor|kw|overlong
    cos|co|overlong
    cre|cr|overlong
    cwd|cr|macrolanguage
    cym|cy|overlong
    cze|cs|bibliographic
    dan|da|overlong
    deu|de|overlong
    dgo|doi|macrolanguage
    dhd|mwr|macrolanguage
    dik|din|macrolanguage
    diq|zza|macrolanguage
    div|dv|overlong
    dut|nl|bibliographic
    dzo|dz|overlong
    ekk|et|macrolanguage
    ell|el|overlong
    emk|man|macrolanguage
    eng|en|overlong
    epo|eo|overlong
    esk|ik|macrolanguage
    est|et|overlong
    eus|eu|overlong
    ewe|ee|overlong
    fao|fo|overlong
    fas|fa|overlong
    fat|ak|macrolanguage
    fij|fj|overlong
    fin|fi|overlong
    fra|fr|overlong
    fre|fr|bibliographic
    fry|fy|overlong
    fuc|ff|macrolanguage
    ful|ff|overlong
    gaz|om|macrolanguage
    gbo|grb|macrolanguage
    geo|ka|bibliographic
    ger|de|bibliographic
    gla|gd|overlong
    gle|ga|overlong
    glg|gl|overlong
    glv|gv|overlong
    gno|gon|macrolanguage
    gom|kok|macrolanguage
    gre|el|bibliographic
    grn|gn|overlong
    gug|gn|macrolanguage
    guj|gu|overlong
    gya|gba|macrolanguage
    hat|ht|overlong
    hau|ha|overlong
    hbs|sr-Latn|overlong
    hdn|hai|macrolanguage
    hea|hmn|macrolanguage
    heb|he|overlong
    her|hz|overlong
    him|srx|macrolanguage
    hin|hi|overlong
    hmo|ho|overlong
    hrv|hr|overlong
    hun|hu|overlong
    hye|hy|overlong
    ibo|ig|overlong
    ice|is|bibliographic
    ido|io|overlong
    iii|ii|overlong
    ike|iu|macrolanguage
    iku|iu|overlong
    ile|ie|overlong
    in|id|deprecated
    ina|ia|overlong
    ind|id|overlong
    ipk|ik|overlong
    isl|is|overlong
    ita|it|overlong
    iw|he|deprecated
    jav|jv|overlong
    ji|yi|deprecated
    jpn|ja|overlong
    jw|jv|deprecated
    kal|kl|overlong
    kan|kn|overlong
    kas|ks|overlong
    kat|ka|overlong
    kau|kr|overlong
    kaz|kk|overlong
    khk|mn|macrolanguage
    khm|km|overlong
    kik|ki|overlong
    kin|rw|overlong
    kir|ky|overlong
    kmr|ku|macrolanguage
    knc|kr|macrolanguage
    kng|kg|macrolanguage
    kom|kv|overlong
    kon|kg|overlong
    kor|ko|overlong
    kpv|kv|macrolanguage
    kua|kj|overlong
    kur|ku|overlong
    lao|lo|overlong
    lat|la|overlong
    lav|lv|overlong
    lbk|bnc|macrolanguage
    lim|li|overlong
    lin|ln|overlong
    lit|lt|overlong
    ltz|lb|overlong
    lub|lu|overlong
    lug|lg|overlong
    lvs|lv|macrolanguage
    mac|mk|bibliographic
    mah|mh|overlong
    mal|ml|overlong
    mao|mi|bibliographic
    mar|mr|overlong
    may|ms|bibliographic
    mhr|chm|macrolanguage
    mkd|mk|overlong
    mlg|mg|overlong
    mlt|mt|overlong
    mnk|man|macrolanguage
    mo|ro|deprecated
    mol|ro|overlong
    mon|mn|overlong
    mri|mi|overlong
    msa|ms|overlong
    mup|raj|macrolanguage
    mya|my|overlong
    nau|na|overlong
    nav|nv|overlong
    nbl|nr|overlong
    nde|nd|overlong
    ndo|ng|overlong
    nep|ne|overlong
    nld|nl|overlong
    nno|nn|overlong
    no|nb|deprecated
    nob|nb|overlong
    nor|nb|overlong
    npi|ne|macrolanguage
    nya|ny|overlong
    oci|oc|overlong
    ojg|oj|macrolanguage
    oji|oj|overlong
    ori|or|overlong
    orm|om|overlong
    ory|or|macrolanguage
    oss|os|overlong
    pan|pa|overlong
    pbu|ps|macrolanguage
    per|fa|bibliographic
    pes|fa|macrolanguage
    pli|pi|overlong
    plt|mg|macrolanguage
    pnb|lah|macrolanguage
    pol|pl|overlong
    por|pt|overlong
    prs|fa-AF|overlong
    pus|ps|overlong
    que|qu|overlong
    quz|qu|macrolanguage
    rmy|rom|macrolanguage
    roh|rm|overlong
    ron|ro|overlong
    rum|ro|bibliographic
    run|rn|overlong
    rus|ru|overlong
    sag|sg|overlong
    san|sa|overlong
    sh|sr-Latn|legacy
    sin|si|overlong
    slk|sk|overlong
    slo|sk|bibliographic
    slv|sl|overlong
    sme|se|overlong
    smo|sm|overlong
    sna|sn|overlong
    snd|sd|overlong
    som|so|overlong
    sot|st|overlong
    spa|es|overlong
    spy|kln|macrolanguage
    sqi|sq|overlong
    src|sc|macrolanguage
    srd|sc|overlong
    srp|sr|overlong
    ssw|ss|overlong
    sun|su|overlong
    swa|sw|overlong
    swc|sw-CD|overlong
    swe|sv|overlong
    swh|sw|macrolanguage
    tah|ty|overlong
    tam|ta|overlong
    tat|tt|overlong
    tel|te|overlong
    tgk|tg|overlong
    tgl|fil|overlong
    tha|th|overlong
    tib|bo|bibliographic
    tir|ti|overlong
    tl|fil|legacy
    ton|to|overlong
    tsn|tn|overlong
    tso|ts|overlong
    ttq|tmh|macrolanguage
    tuk|tk|overlong
    tur|tr|overlong
    tw|ak|macrolanguage
    twi|ak|overlong
    uig|ug|overlong
    ukr|uk|overlong
    umu|del|macrolanguage
    urd|ur|overlong
    uzb|uz|overlong
    uzn|uz|macrolanguage
    ven|ve|overlong
    vie|vi|overlong
    vol|vo|overlong
    wel|cy|bibliographic
    wln|wa|overlong
    wol|wo|overlong
    xho|xh|overlong
    xpe|kpe|macrolanguage
    xsl|den|macrolanguage
    ydd|yi|macrolanguage
    yid|yi|overlong
    yor|yo|overlong
    zai|zap|macrolanguage
    zha|za|overlong
    zho|zh|overlong
    zsm|ms|macrolanguage
    zul|zu|overlong
    zyb|za|macrolanguage
    """

  static let regionAliases: StaticString = """
    BU|MM
    CS|RS
    CT|KI
    DD|DE
    DY|BJ
    FX|FR
    HV|BF
    JT|UM
    MI|UM
    NH|VU
    NQ|AQ
    PU|UM
    PZ|PA
    QU|EU
    RH|ZW
    SU|RU
    TP|TL
    UK|GB
    VD|VN
    WK|UM
    XL|419
    YD|YE
    YU|RS
    ZR|CD
    """

  static let languageCorrections: StaticString = """
    zh-TW|zh-Hant|legacy-region|
    zh-HK|zh-Hant|legacy-region|
    zh-CN|zh-Hans|legacy-region|
    zh-SG|zh-Hans|legacy-region|
    zh|zh-Hans|script-missing|
    az-Cyr1|az-Cyrl|bad-script|
    sr-Cyr1|sr-Cyrl|bad-script|
    uz-Cyr1|uz-Cyrl|bad-script|
    zh-Hans-CN|zh-Hans|redundant-region|
    zh-Hant-TW|zh-Hant|redundant-region|
    jp|ja|country|
    kr|ko|country|true
    cn|zh-Hans|country|
    tw|zh-Hant|country|true
    cz|cs|country|
    dk|da|country|
    se|sv|country|true
    gr|el|country|
    ua|uk|country|
    vn|vi|country|
    br|pt-BR|country|true
    rs|sr|country|
    by|be|country|
    al|sq|country|
    ge|ka|country|
    ee|et|country|true
    si|sl|country|true
    ir|fa|country|
    il|he|country|
    my|ms|country|true
    sp|es|no-code|
    cht|zh-Hant|no-code|
    chs|zh-Hans|no-code|
    """

  static let likelyScripts: StaticString = """
    Arab|ar|ars|az-IQ|az-IR|bal|ckb|fa|ha-CM|ha-SD|kk-AF|kk-CN|kk-IR|kk-MN|ks|ku-LB|ky-CN|ms-CC|pa-PK|ps|sd|sdh|tg-PK|ug|ur|uz-AF
    Armn|hy
    Avst|ae
    Beng|as|bn
    Cans|cr|csw|iu|oj
    Cher|chr
    Cyrl|ab|av|az-RU|ba|be|bg|ce|cu|cv|kk|kv|ky|mk|mn|os|ru|sah|sr|tg|tt|ug-KZ|ug-MN|uk|uz-CN
    Deva|bho|brx|doi|hi|mr|ne|sa|sd-IN
    Ethi|am|ti|tig
    Geor|ka
    Grek|el
    Gujr|gu
    Guru|pa
    Hans|yue-CN|zh
    Hant|yue|zh-AU|zh-BN|zh-GB|zh-GF|zh-HK|zh-ID|zh-MO|zh-PA|zh-PF|zh-PH|zh-SR|zh-TH|zh-TW|zh-US|zh-VN
    Hebr|he|iw|ji|yi
    Hmnp|hnj
    Jpan|ja
    Khmr|km
    Knda|kn
    Kore|ko
    Laoo|lo
    Latn|aa|af|ak|an|asa|ast|ay|az|bem|bez|bi|blo|bm|br|bs|ca|ceb|cgg|ch|co|cs|cy|da|de|dsb|ee|en|eo|es|et|eu|ff|fi|fil|fj|fo|fr|fur|fy|ga|gd|gl|gn|gsw|guw|gv|ha|haw|ho|hr|hsb|ht|hu|hz|ia|id|ie|ig|ik|in|io|is|it|jbo|jgo|jmc|jv|jw|kab|kaj|kcg|kde|kea|kg|ki|kj|kkj|kl|kr|ksb|ksh|ku|kw|ky-TR|la|lag|lb|lg|li|lij|lkt|lld|ln|lt|lu|lv|mas|mg|mgo|mh|mi|mo|ms|mt|na|naq|nb|nd|ng|nl|nn|nnh|no|nr|nso|nv|ny|nyn|oc|om|pap|pcm|pl|prg|pt|qu|rm|rn|ro|rof|rw|rwk|saq|sc|scn|se|seh|ses|sg|sk|sl|sm|sma|smj|smn|sms|sn|so|sq|sr-ME|sr-RO|sr-TR|ss|ssy|st|su|sv|sw|teo|tk|tl|tn|to|tpi|tr|ts|ty|tzm|uz|ve|vec|vi|vo|vun|wa|wae|wo|xh|xog|yo|za|zu
    Mlym|ml
    Mong|mn-CN
    Mymr|my
    Nkoo|nqo
    Olck|sat
    Orya|or
    Osge|osa
    Sinh|pi|si
    Syrc|syr
    Taml|ta
    Telu|te
    Tfng|shi
    Thaa|dv
    Thai|th
    Tibt|bo|dz
    Yiii|ii
    """

  static let simplifiedCharacters: StaticString = """
    万|与|专|业|东|丝|丢|两|严|丧|个|丰
    临|丽|举|义|乐|乔|乡|书|买|乱|争|亏
    亚|亲|亿|仅|从|仪|们|价|众|会|伟|传
    伤|伦|体|侠|侦|侨|侬|俩|倾|储|儿|兑
    党|兰|关|兹|养|兽|内|冈|册|写|军|农
    决|况|减|凤|凭|凯|击|创|别|剂|剑|剧
    劝|务|动|励|劳|势|勋|医|华|协|单|卢
    卫|却|厂|历|厉|压|厍|县|参|发|叙|叹
    吓|吗|听|启|呐|员|呜|响|哟|唤|喷|团
    园|围|国|图|圆|圣|场|块|坚|坜|垒|堕
    壮|声|处|备|复|够|头|夺|奋|奖|奥|妇
    妈|娄|娱|孙|学|宁|实|审|宪|宽|寝|对
    寻|导|寿|将|尔|尘|尝|层|属|岁|岂|岗
    岘|岚|岛|峡|币|帅|师|帐|带|帮|并|广
    庆|库|庙|庞|废|开|异|张|弥|弯|弹|强
    归|当|录|彷|彻|径|忆|忧|怀|态|总|恋
    恶|恼|惧|惨|惯|懒|戏|战|户|扑|执|扩
    扫|抢|护|报|担|拟|拥|拦|拨|择|挝|挡
    挤|挥|损|捡|换|据|掸|摄|摆|摊|敌|数
    斋|断|无|时|显|晋|晓|暂|术|杀|杂|权
    条|来|杨|杰|极|构|枢|枪|枫|标|栋|栏
    树|样|档|桥|梦|检|楼|樱|欧|残|毕|汇
    汉|汤|沟|没|沧|泽|浅|测|济|浏|浑|浓
    涛|涨|渐|温|湾|满|滥|滨|潜|灭|灯|灵
    灿|炉|点|烂|烦|烧|热|爱|牵|牺|状|犹
    独|狮|狱|猪|献|玛|环|现|琼|瑶|电|画
    畅|疗|疯|监|盖|盘|矶|码|础|硕|确|碍
    礼|祯|祸|禅|离|种|积|称|税|稣|稳|穷
    窝|竞|笔|筑|筹|签|篮|类|粤|紧|红|约
    级|纪|纯|纲|纳|纵|纷|纸|纽|线|练|组
    细|终|绍|经|结|绕|绘|给|络|绝|统|继
    绩|绪|续|维|绵|综|绿|缅|缓|编|缘|缠
    缩|缴|网|罗|罚|罢|翘|职|联|聪|肤|胁
    胆|胜|胶|脑|脱|脸|腊|腾|舰|艺|节|芦
    苍|苏|范|荐|荣|药|莱|莲|获|萤|营|萧
    萨|蒋|蓝|虑|虫|虽|虾|蚁|蛮|补|袭|装
    裤|见|观|规|视|览|觉|誉|计|订|认|讨
    让|训|记|讲|讷|许|论|设|访|证|评|识
    诉|词|译|试|诗|诚|话|诞|询|该|详|语
    误|说|请|诸|诺|读|课|谁|调|谅|谈|谊
    谋|谓|谜|谢|谨|谱|贝|负|贡|败|货|贪
    购|贯|贱|贴|贵|贸|贺|贼|贾|资|赋|赌
    赏|赐|赔|赖|赚|赛|赞|赠|赢|赵|趋|跃
    车|轨|轩|转|轮|轰|轻|载|较|辅|辆|辈
    辉|辑|输|辩|边|达|迁|过|迈|运|还|这
    进|迟|选|逊|递|逻|遗|邓|邮|邻|郑|释
    针|钓|钟|钢|钦|钱|钻|铁|铃|铜|铢|铭
    银|铺|链|销|锁|锅|锋|错|锡|锦|键|锺
    镇|镜|镭|长|门|闪|闭|问|闰|闲|间|闷
    闹|闻|阁|阅|阐|阔|队|阶|陆|陈|险|随
    隐|难|雳|雾|静|鞑|韦|韩|页|顶|项|须
    顽|顿|预|领|颇|频|颗|题|额|风|飘|飙
    飞|饭|饮|饰|饱|饼|馆|马|驱|驶|驻|驾
    验|骑|骗|骚|骤|鱼|鲁|鲜|鸟|鸡|鸣|鸭
    鸿|鹅|鹤|鹰|麦|黄|齐|齿|龄|龙|龟
    """

  static let traditionalCharacters: StaticString = """
    丟|並|亂|亞|佈|佔|來|係|俠|個|們|倫
    偉|側|傑|備|傢|傳|傷|傾|僅|僑|價|儀
    億|儘|優|兇|兒|內|兩|冊|凱|別|刪|則
    剛|創|劃|劇|劉|劍|勁|動|務|勝|勞|勢
    勵|勸|區|協|卻|厭|厲|參|吒|吳|呂|員
    唸|問|啟|喬|單|嗎|嗚|嘆|嘗|噴|嚇|嚴
    囉|國|圍|園|圓|圖|團|執|堅|報|場|塊
    塗|塵|墮|壇|壓|壘|壞|壢|壯|壽|夠|夢
    夾|奧|奪|奮|妝|娛|婁|婦|媽|孫|學|宮
    寢|實|審|寫|寬|寵|寶|將|專|尋|對|屆
    層|屬|岡|島|峽|崙|嵐|嶺|帥|師|帳|帶
    幣|幫|幹|幾|庫|廠|廢|廣|廳|張|強|彈
    彌|彎|彞|彥|從|復|徹|恆|恥|悅|悶|惡
    惱|愛|態|慘|慣|慮|慶|慾|憂|憐|憑|憲
    憶|應|懶|懷|懼|戀|戰|戲|戶|拋|捨|捲
    掃|掛|採|揚|換|揮|損|搖|搶|撐|撣|撥
    撾|撿|擁|擇|擊|擋|擔|據|擠|擬|擴|擺
    擾|攝|敗|敵|數|斷|昇|時|晉|暫|曆|曉
    書|會|東|條|棄|楊|楓|業|極|榮|構|槍
    樂|樓|標|樞|樣|樹|橋|機|橫|檔|檢|欄
    權|欽|歐|歡|歲|歷|歸|殘|殺|殼|毀|氣
    決|沒|沖|況|洩|涇|涼|淚|淨|淺|減|測
    湯|準|溝|溫|滄|滅|滾|滿|漢|漲|漸|潔
    潛|澤|濃|濟|濤|濫|濱|瀏|灣|災|為|烏
    無|煙|煩|熱|燈|燒|營|爐|爛|爭|爺|爾
    牆|牽|犧|狀|猶|獄|獅|獎|獨|獲|獸|獻
    現|瑤|瑪|環|產|畢|畫|異|當|瘋|療|癡
    盃|盜|盡|監|盤|盧|眾|瞭|砲|碩|確|碼
    磯|礎|礙|祕|祿|禍|禪|禮|稅|種|稱|穌
    積|穩|窩|窮|窶|競|筆|節|範|築|簡|簫
    簽|籃|籌|籤|粵|糾|紀|約|紅|納|紐|純
    紙|紛|細|紹|終|組|結|絕|絡|給|統|絲
    經|綜|綠|維|綱|網|緊|緒|線|緣|編|緩
    緬|緯|練|縛|縣|縮|縱|總|績|繆|織|繞
    繪|繳|繼|續|罰|罵|罷|羅|義|習|翹|聖
    聞|聯|聰|聲|職|聽|脫|腦|腳|膽|臉|臘
    臥|臨|臺|與|舊|艦|茲|莊|華|萊|萬|葉
    蒼|蓋|蓮|蔣|蕭|薦|薩|藍|藝|藥|蘆|蘇
    蘭|處|虛|號|虧|螢|蟲|蠍|蠻|術|衛|衝
    補|裝|裡|製|複|褲|見|規|視|親|覺|覽
    觀|觸|訂|計|訊|討|訓|託|記|訥|訪|設
    許|訴|註|証|評|詞|詢|試|詩|話|詳|誇
    誌|認|誕|語|誠|誤|說|誰|課|誼|調|談
    請|諒|論|諸|諺|諾|謀|謂|講|謝|證|識
    譜|譯|議|護|譽|讀|變|讓|讚|豈|豐|豬
    貓|貝|貞|負|貢|貨|貪|責|貴|買|費|貼
    賀|資|賈|賓|賜|賞|賢|賤|賦|質|賭|賴
    賺|購|賽|贈|贊|贏|趕|趙|趨|跡|蹟|蹤
    躍|車|軌|軍|軒|軟|較|載|輔|輕|輛|輝
    輩|輪|輯|輸|轉|轟|辦|辭|辯|農|迴|這
    連|週|進|遊|運|過|違|遙|遜|遠|適|遲
    遷|選|遺|邁|還|邊|邏|郵|鄉|鄭|鄰|醜
    醫|釋|針|釣|鈴|鉢|銀|銅|銖|銘|銳|銷
    鋒|鋼|錄|錢|錦|錫|錯|鍋|鍵|鍾|鎊|鎖
    鎮|鏡|鐘|鐵|鑑|長|門|閃|閉|開|閏|閒
    間|閣|閱|闆|闊|闍|闐|關|闡|陰|陳|陸
    陽|隊|階|際|隨|險|隱|隻|雖|雙|雜|雞
    離|難|雲|電|霧|靂|靈|靜|韃|韋|韓|韻
    響|頁|頂|項|順|須|預|頑|頓|頗|領|頭
    頻|顆|題|額|顏|願|類|顧|顯|風|飄|飛
    飯|飲|飽|飾|餅|養|餘|館|馬|駐|駕|駛
    騎|騙|騷|驅|驗|驚|體|髮|鬆|鬥|鬧|鬱
    魚|魯|鮮|鳥|鳳|鳴|鴻|鵝|鷹|麗|麥|麵
    麼|黃|點|黨|齊|齋|齒|齡|龍|龜
    """

  static let pluralCategories: StaticString = """
    af|one other|||one=1
    ak|one other|||
    am|one other|||
    an|one other|||one=1
    ar|zero one two few many other|||zero=0 one=1 two=2
    ars|zero one two few many other|||zero=0 one=1 two=2
    as|one other|||
    asa|one other|||one=1
    ast|one other|||one=1
    az|one other|||one=1
    bal|one other|||one=1
    be|one few many||other|
    bem|one other|||one=1
    bez|one other|||one=1
    bg|one other|||one=1
    bho|one other|||
    blo|zero one other|||zero=0 one=1
    bm|other|||
    bn|one other|||
    bo|other|||
    br|one two few other|many||
    brx|one other|||one=1
    bs|one few other|||
    ca|one other|many||one=1
    ce|one other|||one=1
    ceb|one other|||
    cgg|one other|||one=1
    chr|one other|||one=1
    ckb|one other|||one=1
    cs|one few other||many|one=1
    csw|one other|||
    cy|zero one two few many other|||zero=0 one=1 two=2 few=3 many=6
    da|one other|||one=1
    de|one other|||one=1
    doi|one other|||
    dsb|one two few other|||
    dv|one other|||one=1
    dz|other|||
    ee|one other|||one=1
    el|one other|||one=1
    en|one other|||one=1
    eo|one other|||one=1
    es|one other|many||one=1
    et|one other|||one=1
    eu|one other|||one=1
    fa|one other|||
    ff|one other|||
    fi|one other|||one=1
    fil|one other|||
    fo|one other|||one=1
    fr|one other|many||
    fur|one other|||one=1
    fy|one other|||one=1
    ga|one two few many other|||one=1 two=2
    gd|one two few other|||
    gl|one other|||one=1
    gsw|one other|||one=1
    gu|one other|||
    guw|one other|||
    gv|one two few other||many|
    ha|one other|||one=1
    haw|one other|||one=1
    he|one two other|||one=1 two=2
    hi|one other|||
    hnj|other|||
    hr|one few other|||
    hsb|one two few other|||
    hu|one other|||one=1
    hy|one other|||
    ia|one other|||one=1
    id|other|||
    ig|other|||
    ii|other|||
    io|one other|||one=1
    is|one other|||
    it|one other|many||one=1
    iu|one two other|||one=1 two=2
    ja|other|||
    jbo|other|||
    jgo|one other|||one=1
    jmc|one other|||one=1
    jv|other|||
    jw|other|||
    ka|one other|||one=1
    kab|one other|||
    kaj|one other|||one=1
    kcg|one other|||one=1
    kde|other|||
    kea|other|||
    kk|one other|||one=1
    kkj|one other|||one=1
    kl|one other|||one=1
    km|other|||
    kn|one other|||
    ko|other|||
    ks|one other|||one=1
    ksb|one other|||one=1
    ksh|zero one other|||zero=0 one=1
    ku|one other|||one=1
    kw|zero one two few many other|||zero=0 one=1
    ky|one other|||one=1
    lag|zero one other|||zero=0 one=1
    lb|one other|||one=1
    lg|one other|||one=1
    lij|one other|||one=1
    lkt|other|||
    lld|one other|many||one=1
    ln|one other|||
    lo|other|||
    lt|one few other||many|
    lv|zero one other|||
    mas|one other|||one=1
    mg|one other|||
    mgo|one other|||one=1
    mk|one other|||
    ml|one other|||one=1
    mn|one other|||one=1
    mo|one few other|||one=1
    mr|one other|||one=1
    ms|other|||
    mt|one two few many other|||one=1 two=2
    my|other|||
    nah|one other|||one=1
    naq|one two other|||one=1 two=2
    nb|one other|||one=1
    nd|one other|||one=1
    ne|one other|||one=1
    nl|one other|||one=1
    nn|one other|||one=1
    nnh|one other|||one=1
    no|one other|||one=1
    nqo|other|||
    nr|one other|||one=1
    nso|one other|||
    ny|one other|||one=1
    nyn|one other|||one=1
    om|one other|||one=1
    or|one other|||one=1
    os|one other|||one=1
    osa|other|||
    pa|one other|||
    pap|one other|||one=1
    pcm|one other|||
    pl|one few many||other|one=1
    prg|zero one other|||
    ps|one other|||one=1
    pt|one other|many||
    pt-PT|one other|many||one=1
    rm|one other|||one=1
    ro|one few other|||one=1
    rof|one other|||one=1
    ru|one few many||other|
    rwk|one other|||one=1
    sah|other|||
    saq|one other|||one=1
    sat|one two other|||one=1 two=2
    sc|one other|||one=1
    scn|one other|many||one=1
    sd|one other|||one=1
    sdh|one other|||one=1
    se|one two other|||one=1 two=2
    seh|one other|||one=1
    ses|other|||
    sg|other|||
    sh|one few other|||
    shi|one few other|||
    si|one other|||
    sk|one few other||many|one=1
    sl|one two few other|||
    sma|one two other|||one=1 two=2
    smi|one two other|||one=1 two=2
    smj|one two other|||one=1 two=2
    smn|one two other|||one=1 two=2
    sms|one two other|||one=1 two=2
    sn|one other|||one=1
    so|one other|||one=1
    sq|one other|||one=1
    sr|one few other|||
    ss|one other|||one=1
    ssy|one other|||one=1
    st|one other|||one=1
    su|other|||
    sv|one other|||one=1
    sw|one other|||one=1
    syr|one other|||one=1
    ta|one other|||one=1
    te|one other|||one=1
    teo|one other|||one=1
    th|other|||
    ti|one other|||
    tig|one other|||one=1
    tk|one other|||one=1
    tl|one other|||
    tn|one other|||one=1
    to|other|||
    tpi|other|||
    tr|one other|||one=1
    ts|one other|||one=1
    tzm|one other|||
    ug|one other|||one=1
    uk|one few many||other|
    und|other|||
    ur|one other|||one=1
    uz|one other|||one=1
    ve|one other|||one=1
    vec|one other|many||one=1
    vi|other|||
    vo|one other|||one=1
    vun|one other|||one=1
    wa|one other|||
    wae|one other|||one=1
    wo|other|||
    xh|one other|||one=1
    xog|one other|||one=1
    yi|one other|||one=1
    yo|other|||
    yue|other|||
    zh|other|||
    zu|one other|||
    """

  static let titleNames: StaticString = """
    name|title|label|caption|displayName|nameForDisplay|fullName|nickname|surname|artist|author|album
    city|headline|subtitle
    """

  static let machineOwners: StaticString = """
    file|class|host|type|key|column|field|table|module|package|symbol|function
    header|query|tag|event|asset|icon|image|bundle|domain|user|method|argument
    arg|param|parameter|attribute|variable|address|property|target|scheme|test|selector|font
    process|branch|cookie|environment|interface|path|url|service
    """

  static let machineCollections: StaticString = """
    query|header|headers|param|params|parameters|arg|args|arguments|attributes|column|columns
    field|fields|keys|variables|properties|environment|cookie|cookies|symbol|symbols|module|modules
    package|packages|target|targets|file|files|icon|icons|image|images|asset|assets
    font|fonts|path|paths|url|urls|locale|timezone|address|acknowledgements|credits|dependencies
    licence|licences|license|licenses|notices
    """

  static let needleNames: StaticString = """
    search|query|needle|keyword|searchText|searchString|searchTerm|filterText|filterString|term|terms|typed
    """

  static let textNames: StaticString = """
    text|title|content|body|sentence|message|note|caption|paragraph|displayName|fullName|description
    """

  static let givenNames: StaticString = """
    firstName|givenName|forename|first_name|given_name
    """

  static let familyNames: StaticString = """
    lastName|familyName|surname|last_name|family_name
    """

  static let units: StaticString = """
    km|mi|kg|lb|lbs|oz|ft|cm|mph|km/h|kph|°C
    °F|℃|℉|KB|MB|GB|TB|kB|miles|meters|metres|kilometers
    kilometres|kcal
    """
}
