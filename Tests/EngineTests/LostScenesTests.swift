import Testing

/// Scenes that no code asks for, and what only they make.
@Suite struct LostScenesTests {
  private let files = [
    "App/Pier.xcodeproj/project.pbxproj":
      "{ objects = { T1 = { isa = PBXNativeTarget; productType = \"com.apple.product-type.application\"; }; }; }\n",
    "App/PierController.swift": plural(
      "class PierController: UIViewController { let other: PierController?; override func viewDidLoad() { moor(2) }\nfunc moor(_ count: Int)",
      "} }"),
    "App/Main.storyboard": storyboard("quay", ""),
    "App/Sea.swift": "let board = UIStoryboard(name: \"Main\", bundle: nil)\n",
  ]

  private func toldOfPier(besides others: [String: String]) throws -> [String] {
    try toldOfPlurals(files.merging(others) { $1 })
  }

  @Test(arguments: [
    ("let tide = 1\n", "possible"),
    ("let pierVC = PierView()\nlet tide = pierVC.tide\n", "possible"),
    ("let quay = board.instantiateViewController(withIdentifier: \"quay\")\n", "possible"),
    (
      "#if DEBUG\nlet pier = board.instantiateViewController(withIdentifier: \"pierVC\")\n#endif\n",
      "possible"
    ),
    ("let pier = board.instantiateViewController(withIdentifier: \"pierVC\")\n", "likely"),
    ("let pier = board.instantiateViewController(identifier: \"pierVC\") { _ in nil }\n", "likely"),
    ("enum Scenes { static let pier = \"pierVC\" }\n", "likely"),
    ("enum Scenes: String { case quay(Int), pierVC }\n", "likely"),
    ("let pier: PierController = board.make()\n", "likely"),
    ("let pier = board.instantiateViewController(withIdentifier: \"\\(name)VC\")\n", "likely"),
    ("let pier = board.instantiateViewController(withIdentifier: name + \"VC\")\n", "likely"),
    ("let pier = board.instantiateViewController(withIdentifier: row[\"scene\"]!)\n", "likely"),
    ("let pier = board.instantiateViewController(withIdentifier: row.scene as! String)\n", "likely"),
    (
      "let pier = board.instantiateViewController(withIdentifier: String(describing: Self.self))\n",
      "possible"
    ),
    ("let pier = board.instantiateViewController(withIdentifier: Scenes.quay.rawValue)\n", "possible"),
    ("let pier = board.instantiateViewController(withIdentifier: scene.rawValue)\n", "possible"),
    ("let pier = board.instantiateViewController(withIdentifier: \"\\(Quay.self)\")\n", "possible"),
    (
      "let pier = board.instantiateViewController(withIdentifier: isLow ? \"quay\" : \"tide\")\n",
      "possible"
    ),
    (
      "let pier = board.instantiateViewController(withIdentifier: isLow ? (isOld ? \"quay\" : \"ford\") : \"tide\")\n",
      "possible"
    ),
    (
      "let pier = board.instantiateViewController(withIdentifier: isLow ? isOld ? \"quay\" : \"ford\" : \"tide\")\n",
      "possible"
    ),
    ("let pier = board.instantiateViewController(withIdentifier: isLow ? \"quay\" : name)\n", "likely"),
    ("let pier = [\"quay\"].map(board.instantiateViewController(withIdentifier:))\n", "likely"),
    ("let pier = [\"quay\"].map(board.instantiateViewController)\n", "likely"),
    ("let pier = StoryboardScene.Main.pierVC.instantiate()\n", "likely"),
    ("let pier = R.storyboard.main.pierVC()\n", "likely"),
  ])
  func codeHasToAskForAScene(_ code: String, _ confidence: String) throws {
    #expect(try toldOfPier(besides: ["App/Quay.swift": code]) == ["App/PierController.swift \(confidence)"])
  }

  @Test(arguments: [
    ("let id = \"\\(name)VC\"; open(id)", "likely"), ("let id = row[\"scene\"]!; open(id)", "likely"),
    ("let id = \"quay\"; open(id)", "possible"),
    ("let id = isLow ? \"quay\" : \"tide\"; open(id)", "possible"),
    ("var id = \"quay\"; open(id); id = name", "likely"),
    ("var id = \"quay\"; id += name; open(id)", "likely"),
    ("let id = \"quay\"; names.map { id in open(id) }", "likely"),
    ("let id = \"quay\"; for id in names { open(id) }", "likely"),
    ("if isLow { let id = \"quay\"; open(id) }; open(id)", "likely"),
    ("open(name.appending(\"VC\"))", "likely"), ("open(name.lowercased())", "likely"),
    ("open(name)", "likely"),
    ("open(link.screen)", "likely"), ("open(screen)", "likely"), ("open(makeScreen())", "likely"),
    ("open(String(describing: name))", "likely"), ("open(NSStringFromClass(type))", "likely"),
    ("open(String(describing: Quay.self) + name)", "likely"),
    ("open(NSStringFromClass(Quay.self))", "possible"),
  ])
  func aNameMayStandForAnyScene(_ body: String, _ confidence: String) throws {
    let body = body.replacing("open(", with: "board.instantiateViewController(withIdentifier: ")
    let code = "func sail(_ name: String, _ names: [String]) { \(body) }\n"
    #expect(try toldOfPier(besides: ["App/Quay.swift": code]) == ["App/PierController.swift \(confidence)"])
  }

  @Test(arguments: [
    ("enum Scenes { static let tide = \"quay\" }", "possible"),
    ("extension Scenes { static var tide: String { \"quay\" } }", "possible"),
    ("extension Scenes { static var tide: String { return String(describing: self) } }", "possible"),
    ("enum Scenes { static let tide = \"pierVC\" }", "likely"),
    ("enum Scenes { static let tide = prefix + \"VC\" }", "likely"),
    ("enum Scenes { static var tide = \"quay\" }", "likely"),
    ("extension Scenes { static var tide: String { prefix + suffix } }", "likely"),
    (
      "enum Scenes { static let tide = \"quay\" }\nextension Sea { static let tide = prefix + \"VC\" }",
      "likely"
    ),
    ("let sea = 1", "likely"),
  ])
  func aConstantSaysWhichSceneItMeans(_ declaration: String, _ confidence: String) throws {
    let code = "let tide = board.instantiateViewController(withIdentifier: Scenes.tide)\n"
    let files = ["App/Quay.swift": code, "App/Tide.swift": declaration + "\n"]
    #expect(try toldOfPier(besides: files) == ["App/PierController.swift \(confidence)"])
  }

  @Test(arguments: [
    ("enum Scenes: String { case quay }", "possible"),
    ("enum Scenes: String { case quay, `pierVC` }", "likely"),
    ("enum Scenes: ID { case quay, pierVC }", "likely"), ("enum Scenes { case pierVC, quay }", "likely"),
    ("struct Scenes { let rawValue: String }", "likely"),
    ("enum Scenes { case quay; var rawValue: String { name } }", "likely"),
    ("struct Depth: OptionSet { let rawValue: Int }", "possible"),
    ("let names = \"quay,pierVC\".split(separator: \",\")", "likely"),
    ("let names = \"\"\"\n  quay\n  pierVC\n  \"\"\"", "likely"),
  ])
  func aRawValueMayBeAnyText(_ declaration: String, _ confidence: String) throws {
    let code = "let tide = board.instantiateViewController(withIdentifier: scene.rawValue)\n"
    let files = ["App/Quay.swift": code, "App/Tide.swift": declaration + "\n"]
    #expect(try toldOfPier(besides: files) == ["App/PierController.swift \(confidence)"])
  }

  /// The scene of another class than the one that it is named after.
  @Test func anIdentifierMayNameAClass() throws {
    let board = storyboard("quay", "").replacing("pierVC", with: "Pier")
    let code = "let pier = board.instantiateViewController(withIdentifier: String(describing: Pier.self))\n"
    let files = ["App/Main.storyboard": board, "App/Quay.swift": code]
    #expect(try toldOfPier(besides: files) == ["App/PierController.swift likely"])
    let other = files.merging(["App/Quay.swift": code.replacing("Pier", with: "Quay")]) { $1 }
    #expect(try toldOfPier(besides: other) == ["App/PierController.swift possible"])
  }

  @Test(arguments: [
    ("id pier = [board instantiateViewControllerWithIdentifier:@\"pierVC\"];\n", "likely"),
    ("id pier = [board instantiateViewControllerWithIdentifier:@\"quay\"];\n", "possible"),
    ("id pier = [board instantiateViewControllerWithIdentifier:row[@\"scene\"]];\n", "likely"),
    (
      "id pier = [board instantiateViewControllerWithIdentifier:NSStringFromClass([Quay class])];\n",
      "possible"
    ),
    (
      "id a(NSString *n) { NSString *i = [NSString stringWithFormat:@\"%@VC\", n]; return [board instantiateViewControllerWithIdentifier:i]; }\n",
      "likely"
    ),
    (
      "id a(void) { NSString *i = @\"quay\"; return [board instantiateViewControllerWithIdentifier:i]; }\n",
      "possible"
    ),
    (
      "#define SCENE(x) [board instantiateViewControllerWithIdentifier:@#x]\nid a(void) { return SCENE(pierVC); }\n",
      "likely"
    ),
    ("SEL pier = @selector(instantiateViewControllerWithIdentifier:);\n", "likely"),
    ("id pier = [board instantiateViewControllerWithIdentifier:kPier];\n", "likely"),
    ("#define PIER @\"pierVC\"\n", "likely"),
  ])
  func soHasObjectiveC(_ code: String, _ confidence: String) throws {
    #expect(try toldOfPier(besides: ["App/Quay.m": code]) == ["App/PierController.swift \(confidence)"])
  }

  /// Headers without a text are read for this too.
  @Test func aHeaderMayAskForAnyScene() throws {
    let header =
      "static inline id SCENE(NSString *n) { return [board instantiateViewControllerWithIdentifier:n]; }\n"
    #expect(try toldOfPier(besides: ["App/Quay.h": header]) == ["App/PierController.swift likely"])
  }

  @Test(arguments: [
    storyboard("quay", "<segue destination=\"p\" kind=\"show\" id=\"s\"/>"),
    storyboard("quay", "").replacing("initialViewController=\"q\"", with: "initialViewController=\"p\""),
  ])
  func anotherSceneMayLeadToIt(_ board: String) throws {
    #expect(try toldOfPier(besides: ["App/Main.storyboard": board]) == ["App/PierController.swift likely"])
  }

  @Test(arguments: [
    "<viewControllerPlaceholder storyboardName=\"Main\" referencedIdentifier=\"pierVC\" id=\"a\"/>",
    "<viewController id=\"a\"><userDefinedRuntimeAttribute type=\"string\" keyPath=\"next\" value=\"pierVC\"/></viewController>",
  ])
  func anotherStoryboardMayAskForIt(_ object: String) throws {
    let board =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" initialViewController=\"a\"><scenes>"
      + "<scene sceneID=\"1\"><objects>\(object)</objects></scene></scenes></document>\n"
    #expect(try toldOfPier(besides: ["App/Other.storyboard": board]) == ["App/PierController.swift likely"])
  }

  @Test func aStoryboardThatNothingBeginsIsLeftAlone() throws {
    let board = storyboard("quay", "").replacing("initialViewController=\"q\"", with: "")
      .replacing("storyboardIdentifier", with: "label")
    #expect(try toldOfPier(besides: ["App/Main.storyboard": board]) == ["App/PierController.swift likely"])
  }

  @Test func aLibraryMayBeAskedByOtherPrograms() throws {
    #expect(
      try toldOfPier(besides: ["App/Pier.xcodeproj/project.pbxproj": "{ objects = {}; }\n"])
        == ["App/PierController.swift likely"])
  }

  /// What a lost scene registers is as lost.
  @Test func cellsOfALostSceneAreLost() throws {
    let cell = plural("class TideCell: UITableViewCell { func moor(_ count: Int)", "} }")
    let controller = """
      class PierController: UIViewController {
        func viewDidLoad() { table.register(TideCell.self) }
        func tide() { moor(2) }
      }

      """
    let others = ["App/TideCell.swift": cell, "App/PierController.swift": controller]
    #expect(try toldOfPier(besides: others) == ["App/TideCell.swift possible"])
    let asked = ["App/Quay.swift": "let pier = board.instantiateViewController(withIdentifier: \"pierVC\")\n"]
    #expect(try toldOfPier(besides: others.merging(asked) { $1 }) == ["App/TideCell.swift likely"])
  }
}

/// A storyboard that begins with a scene of its own; the other one has the controller of the tests.
private func storyboard(_ identifier: String, _ segue: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="q">
  <scenes>
  <scene sceneID="1"><objects><viewController storyboardIdentifier="\(identifier)" id="q">\(segue)</viewController></objects></scene>
  <scene sceneID="2"><objects>
  <viewController storyboardIdentifier="pierVC" customClass="PierController" id="p"/>
  </objects></scene>
  </scenes>
  </document>

  """
}
