import L10nSyntax

/// How a project writes its keys.
package enum KeyStyle: String, Sendable {
  /// Keys are invented names (`settings.title`); a sentence among them is out of place.
  case symbolic
  /// Keys are the source text by design.
  case text
  /// Too few keys, or no majority.
  case undecided
}

/// What the whole project says: joined from the facts of its files, then never changed.
package struct ProjectFacts: Sendable {
  package var keyStyle: KeyStyle
  /// What software that the project carries along, or that is built for itself, has decided for its own keys, by its
  /// folder.
  package var ownStyles: [String: KeyStyle] = [:]
  /// How many keys of classic calls and tables look like names, and how many like text.
  package var symbolicVotes: Int
  package var textVotes: Int
  /// All uses of keys, ordered by path and position.
  package var keyUses = KeyUses()
  var constantKeys = ConstantKeys()
  /// Which of them is the first of its key; empty without tables.
  package var firstUses = FirstUses()
  /// Hashes of their keys.
  package var usedKeys: Set<UInt64> = []
  /// Those of them that the code spells nowhere but in logs and in what is built for debugging.
  var loggedKeys: Set<UInt64> = []
  /// Hashes of those whose texts the code puts together with others.
  var joinedKeys: Set<UInt64> = []
  /// Hashes of those that it looks up only where there are several things.
  var keysForSeveral: Set<UInt64> = []
  /// Hashes of those that a member of a type stands for which it chooses where there are several things, be it elsewhere too.
  var keysOfMembersForSeveral: Set<UInt64> = []
  var writtenTexts = WrittenTexts()
  /// Texts of the code that may be keys, or their beginnings and ends.
  package var literals = LiteralTexts()
  /// The same of code that nobody builds, and hashes of the keys that only such code or what nothing names looks up.
  var idleLiterals = LiteralTexts()
  var idleKeys: Set<UInt64> = []
  /// What none of them spells.
  package var unusedKeys = UnusedKeys()
  /// Folders of software that shows another language where a text is empty.
  var foldersFillingEmptyTexts: Set<String> = []
  /// The files that are no code, in the order of their paths.
  package var resources: [ResourceFile] = []
  /// Where in `resources` a path of the layout stands, by its number.
  var resourceNumbers: [Int: Int] = [:]
  /// Which resources belong together.
  package var layout = ProjectLayout([])
  /// Each table of each bundle, in the order of their folders and names.
  package var tables: [JoinedTable] = []
  /// Tables that no Xcode project builds, in the order of their paths: they are read, and not compared.
  package var unlistedTables: [ResourceFile] = []
  /// By table for `Info.plist` files and by key of one, the folders of the software whose code names it.
  var informationReaders: [String: Set<String>] = [:]
  /// Each storyboard and xib of the base language, with what translates it.
  package var interfaces: [JoinedInterface] = []
  /// Where the keys of the code stand in them.
  package var keyTables = KeyTables()
  /// Where the keys of accessors stand, by the hash of their type and name.
  var accessorKeys: [UInt64: AccessorKey] = [:]
  /// What accessors ask for that a build writes, so that their file is in no repository.
  var generatedTexts: [UInt64: GeneratedAccessors.Text] = [:]
  /// By function, the types it returns, whose members are texts.
  var accessorTypes: [String: Set<String>] = [:]
  /// What a configuration says of the languages.
  package var languages = ProjectLanguages()
  /// Whether what the code says has a second language; `nil` where nothing is known of languages.
  package var isTranslated: Bool?
  /// Whether nobody has begun to localize the program.
  var isUnlocalized = false
  /// Folders of samples beside the product, which have one language, with a slash at their ends.
  var sampleFolders: [String] = []
  /// Folders of apps and libraries that nobody translates beside a library that somebody does.
  var untranslatedFolders: Set<String> = []
  /// Folders of programs that nobody localizes beside others, with a slash at their ends.
  var unlocalizedPrograms: [String] = []
  /// Code that no project builds, though it builds what stands beside it.
  var unbuiltFiles: Set<String> = []
  /// Tables that repeat another one, and code that does.
  var copiedFiles: Set<String> = []
  /// What nothing makes or asks for.
  var unseen = UnseenCode()
  /// Languages in which the tables of its own programs have texts.
  var shownLanguages: Set<String> = []
  /// Paths of code under a licence of others.
  var carriedFiles: Set<String> = []
  /// Controls that somebody fills, as `FileFacts` has them.
  var filledControls: Set<UInt32> = []
  /// What types show as it stands, as hashes of their name and a label.
  var shownProperties: Set<UInt64> = []
  /// By path, the comments that ask for silence.
  var suppressions: [String: FileSuppressions] = [:]
  /// Folders of modules that are command-line programs without any interface.
  package var commandFolders: Set<Substring> = []

  /// The first file that declares an accessor has its key; the uses stay there, because there are many.
  struct AccessorKey: Sendable {
    let file: FileFacts
    let key: ByteRange
  }

  package static let none = ProjectFacts(keyStyle: .undecided, symbolicVotes: 0, textVotes: 0)
}
