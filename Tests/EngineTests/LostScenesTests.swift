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
    ("let pier = StoryboardScene.Main.pierVC.instantiate()\n", "likely"),
    ("let pier = R.storyboard.main.pierVC()\n", "likely"),
  ])
  func codeHasToAskForAScene(_ code: String, _ confidence: String) throws {
    #expect(try toldOfPier(besides: ["App/Quay.swift": code]) == ["App/PierController.swift \(confidence)"])
  }

  @Test(arguments: [
    ("id pier = [board instantiateViewControllerWithIdentifier:@\"pierVC\"];\n", "likely"),
    ("id pier = [board instantiateViewControllerWithIdentifier:@\"quay\"];\n", "possible"),
    ("id pier = [board instantiateViewControllerWithIdentifier:row[@\"scene\"]];\n", "likely"),
    (
      "id pier = [board instantiateViewControllerWithIdentifier:NSStringFromClass([Quay class])];\n",
      "possible"
    ),
    ("#define PIER @\"pierVC\"\n", "likely"),
  ])
  func soHasObjectiveC(_ code: String, _ confidence: String) throws {
    #expect(try toldOfPier(besides: ["App/Quay.m": code]) == ["App/PierController.swift \(confidence)"])
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
