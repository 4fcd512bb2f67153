import L10nSyntax
import Testing

@Suite struct InterfaceFileTests {
  private static func file(_ objects: String, _ attributes: String = "") -> InterfaceFile {
    InterfaceFile.read(
      SourceText("<document targetRuntime=\"iOS.CocoaTouch\" \(attributes)>\(objects)</document>"))
  }

  /// Expected: the keys of translations and their texts.
  @Test(arguments: [
    ("<label text=\"A\" id=\"x\"/>", "x.text=A"),
    ("<label id=\"x\"><string key=\"text\">A\nB</string></label>", "x.text=A\nB"),
    ("<menuItem title=\"A &amp; B\" id=\"12\"/>", "12.title=A & B"),
    ("<menuItem id=\"x\"><mutableString key=\"title\">A</mutableString></menuItem>", "x.title=A"),
    (
      "<button id=\"x\"><state key=\"normal\" title=\"A\"/><state key=\"selected\" title=\"B\"/></button>",
      "x.normalTitle=A x.selectedTitle=B"
    ),
    (
      "<button id=\"x\"><state key=\"normal\"><string key=\"title\">A</string></state></button>",
      "x.normalTitle=A"
    ),
    (
      "<button id=\"x\"><buttonConfiguration key=\"configuration\" title=\"A\" subtitle=\"B\"/></button>",
      "x.configuration.title=A x.configuration.subtitle=B"
    ),
    (
      "<button id=\"x\"><accessibility key=\"accessibilityConfiguration\" label=\"A\" hint=\"B\"/></button>",
      "x.accessibilityLabel=A x.accessibilityHint=B"
    ),
    (
      "<slider id=\"x\"><accessibility description=\"A\"/></slider>", "x.ibExternalAccessibilityDescription=A"
    ),
    (
      "<textField id=\"x\" toolTip=\"T\"><textFieldCell id=\"y\" title=\"A\" placeholderString=\"B\"/></textField>",
      "x.ibShadowedToolTip=T y.title=A y.placeholderString=B"
    ),
    (
      "<toolbarItem id=\"x\" label=\"A\" paletteLabel=\"B\" toolTip=\"C\"/>",
      "x.label=A x.paletteLabel=B x.toolTip=C"
    ),
    ("<customView id=\"x\"><string key=\"toolTip\">A</string></customView>", "x.ibShadowedToolTip=A"),
    (
      "<tableColumn id=\"x\"><tableHeaderCell key=\"headerCell\" title=\"A\"/></tableColumn>",
      "x.headerCell.title=A"
    ),
    (
      "<segmentedCell id=\"x\"><segments><segment/><segment label=\"A\" toolTip=\"T\"/><segment label=\"B\"/></segments>"
        + "</segmentedCell><segmentedCell id=\"y\"><segments><segment label=\"C\"/></segments></segmentedCell>",
      "x.ibShadowedLabels[1]=A x.ibShadowedToolTips[1]=T x.ibShadowedLabels[2]=B y.ibShadowedLabels[0]=C"
    ),
    (
      "<segmentedControl id=\"x\"><segments><segment title=\"A\"/><segment title=\"B\"/></segments></segmentedControl>",
      "x.segmentTitles[0]=A x.segmentTitles[1]=B"
    ),
    (
      "<comboBoxCell id=\"x\"><objectValues><string>A</string><string>B</string></objectValues></comboBoxCell>",
      "x.ibShadowedObjectValues[0]=A x.ibShadowedObjectValues[1]=B"
    ),
    (
      "<binding id=\"x\"><dictionary key=\"options\"><string key=\"NSNullPlaceholder\">A</string></dictionary></binding>",
      "x.ibShadowedIsNilPlaceholder=A"
    ),
    (
      "<viewController id=\"x\" title=\"A\"><navigationItem key=\"navigationItem\" title=\"B\" id=\"y\"/></viewController>",
      "x.title=A y.title=B"
    ),
    ("<tableViewSection headerTitle=\"A\" footerTitle=\"B\" id=\"x\"/>", "x.headerTitle=A x.footerTitle=B"),
    (
      "<button id=\"x\"><string key=\"toolTip\" base64-UTF8=\"YES\">\nQSDiiqk\n</string></button>",
      "x.ibShadowedToolTip=A ⊩"
    ),
    (
      "<label id=\"x\"><attributedString key=\"attributedText\"><fragment content=\"A\"/></attributedString></label>",
      "-=A"
    ),
    (
      "<view id=\"x\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\" value=\"A\"/>"
        + "</userDefinedRuntimeAttributes></view>", "-=A"
    ),
    ("<label text=\"A\"/>", "-=A"),
  ])
  func textsHaveTheKeysOfTranslations(objects: String, texts: String) {
    #expect(Self.file(objects).outline == texts)
  }

  @Test(arguments: [
    "<label text=\"\" id=\"x\"/>", "<label id=\"x\"><nil key=\"text\"/></label>",
    "<label userLabel=\"A\" customClass=\"B\" id=\"x\"/>",
    "<tableViewCell reuseIdentifier=\"A\" id=\"x\"/>",
    "<button id=\"x\"><state key=\"normal\" image=\"A\"/></button>",
    "<buttonCell id=\"x\"><string key=\"keyEquivalent\">q</string></buttonCell>",
    "<view id=\"x\"><userDefinedRuntimeAttribute type=\"number\" keyPath=\"k\" value=\"1\"/></view>",
    "<popUpButtonCell title=\"A\" id=\"x\"/>",
    "<accessibility key=\"accessibilityConfiguration\" identifier=\"A\"/>",
    "<dictionary key=\"metadata\"><string key=\"NSNullPlaceholder\">A</string></dictionary>",
  ])
  func whatNobodyReadsIsNoText(objects: String) {
    #expect(Self.file(objects).outline == "")
  }

  @Test func notesForTranslatorsBelongToTheirObject() throws {
    let file = Self.file(
      """
      <label text="A" id="x"><attributedString key="userComments"><fragment content="A greeting"/></attributedString>
      </label><label text="B" id="y"><attributedString key="userComments"><fragment><string key="content">Note\
      </string></fragment></attributedString></label><label text="C" id="z"/>
      """)
    #expect(file.outline == "x.text=A y.text=B z.text=C")
    #expect(file.elements.map { $0.note.map { file.string($0) } } == ["A greeting", "Note", nil])
  }

  @Test func outletsReachTheCellOfTheirControl() {
    let file = Self.file(
      """
      <view id="v"><connections><outlet property="title" destination="a" id="1"/>
      <outletCollection property="all" destination="b" id="2"/><outlet property="nextKeyView" destination="c" id="3"/>
      </connections><label id="a" text="A"/><textField id="b"><textFieldCell key="cell" id="d" title="D"/></textField>
      <label id="c" text="C"/></view>
      """)
    #expect(file.elements.map(\.hasOutlet) == [true, true, false])
    #expect(file.elements.map { file.source.string($0.name) } == ["label", "textFieldCell", "label"])
    #expect(file.objectIDs() == ["v", "1", "2", "3", "a", "b", "c", "d"])
  }

  @Test func runtimeAttributesSayTheirKeyPath() throws {
    let file = Self.file(
      "<view id=\"x\" customClass=\"C\"><userDefinedRuntimeAttribute type=\"string\" keyPath=\"hint\">"
        + "<string key=\"value\">A</string></userDefinedRuntimeAttribute></view>")
    let text = try #require(file.texts.first)
    #expect(text.property == .runtimeAttribute)
    #expect(text.keyPath.map { file.string($0) } == "hint")
    #expect(file.elements[0].customClass.map { file.string($0) } == "C")
  }

  @Test func theDocumentSaysWhereItRuns() {
    #expect(Self.file("").runtime == .iOS)
    #expect(!Self.file("").isLaunchScreen)
    #expect(Self.file("", "launchScreen=\"YES\"").isLaunchScreen)
    let runtimes = ["MacOSX.Cocoa", "AppleTV", "watchKit", "other"].map {
      InterfaceFile.read(SourceText("<document targetRuntime=\"\($0)\"/>")).runtime
    }
    #expect(runtimes == [.macOS, .tvOS, .watchOS, nil])
    #expect(
      InterfaceFile.read(SourceText("<archive><label id=\"x\" text=\"A\"/></archive>")).format == .archive)
    #expect(InterfaceFile.read(SourceText("<svg/>")).format == .other)
  }

  @Test func theFileGoesOnBehindAProblem() {
    let file = Self.file("<label text=\"A & B\" id=\"x\"/><label text=\"C\" id=\"y\"")
    #expect(file.outline == "x.text=A & B y.text=C")
    #expect(file.problems.map(\.kind) == [.bareAmpersand, .unfinishedTag, .crossingTag])
  }

  /// Scenes in the order of the file, each with one label; expected: the texts of those that nothing leads to.
  @Test(arguments: [
    ("initialViewController=\"a\"", "", "B C"),
    ("initialViewController=\"a\"", "<segue destination=\"b\"/>", "C"),
    ("initialViewController=\"c\"", "<segue destination=\"b\"/>", "A B"),
    // Nothing says how it begins.
    ("", "<segue destination=\"b\"/>", ""),
    ("", "storyboardIdentifier", "B C"),
  ])
  func scenesThatNothingLeadsToAreLost(_ document: String, _ first: String, _ lost: String) {
    let isNamed = first == "storyboardIdentifier"
    let scenes = ["a", "b", "c"].map { id in
      let attribute = id == "a" && isNamed ? "storyboardIdentifier=\"Start\"" : ""
      return """
        <scene><objects><viewController id="\(id)" \(attribute)><label id="l\(id)" text="\(id.uppercased())"/>
        \(id == "a" && !isNamed ? first : "")</viewController></objects></scene>
        """
    }
    let file = Self.file("<scenes>\(scenes.joined())</scenes>", document)
    let found = file.texts.filter { file.elements[Int($0.element)].isLost }.map { file.string($0.text) }
    #expect(found.joined(separator: " ") == lost)
  }

  @Test func theMenuBarBeginsAStoryboard() {
    let file = Self.file(
      """
      <scenes><scene><objects><application id="a"><menu id="m" title="Main"/></application></objects></scene>
      <scene><objects><viewController id="b"><label id="l" text="B"/></viewController></objects></scene></scenes>
      """)
    #expect(file.elements.filter(\.isLost).map { file.source.string($0.id) } == ["l"])
  }

  @Test func thePagesOfAWatchAreNotLost() {
    let scene =
      "<scene><objects><controller id=\"a\"><label id=\"l\" text=\"A\"/></controller></objects></scene>"
    let file = InterfaceFile.read(
      SourceText(
        "<document targetRuntime=\"watchKit\" initialViewController=\"z\"><scenes>\(scene)\(scene)</scenes></document>"
      ))
    #expect(file.elements.filter(\.isLost).isEmpty)
  }
}

extension InterfaceFile {
  fileprivate var outline: String {
    texts.map { "\(key(of: $0) ?? "-")=\(string($0.text))" }.joined(separator: " ")
  }
}
