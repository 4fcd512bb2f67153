import Testing

/// What a plural by hand in some code is, next to what builds it.
private func confidence(_ code: String, _ builders: [String: String], file: String = "Pier.swift") throws
  -> String?
{
  try toldOfPlurals([file: code], manifest: builders).first { $0.hasPrefix(file) }
    .map { String($0.split(separator: " ")[1]) }
}

private let plural =
  #"label.text = count == 1 ? String(localized: "one boat") : String(localized: "\(count) boats")"#

private func project(_ settings: String...) -> [String: String] {
  let configurations = settings.enumerated().map { number, settings in
    "A\(number) = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; };"
  }
  return ["Pier.xcodeproj/project.pbxproj": "{ objects = {\(configurations.joined())}; }"]
}

private let phone15 = project("IPHONEOS_DEPLOYMENT_TARGET = 15.0;")

/// A project whose targets have one configuration each, next to that for all.
private func project(common: String, _ targets: (product: String, settings: String)...) -> [String: String] {
  let objects = targets.enumerated().map { number, target in
    """
    T\(number) = {isa = PBXNativeTarget; buildConfigurationList = L\(number); name = Pier\(number);
      productType = "com.apple.product-type.\(target.product)"; };
    L\(number) = {isa = XCConfigurationList; buildConfigurations = ( C\(number), ); };
    C\(number) = {isa = XCBuildConfiguration; buildSettings = {\(target.settings)}; };
    """
  }
  return [
    "Pier.xcodeproj/project.pbxproj": """
    { objects = { \(objects.joined())
    P = {isa = PBXProject; buildConfigurationList = L; };
    L = {isa = XCConfigurationList; buildConfigurations = ( C, ); };
    C = {isa = XCBuildConfiguration; buildSettings = {\(common)}; };
    }; }
    """
  ]
}

@Suite struct OldSystemTests {
  private func pier(_ body: String) -> String {
    "import UIKit\nlet pier = { (count: Int) in\n\(body)\n}\nlet moor = pier\n"
  }

  @Test(arguments: [
    "if #available(iOS 15, *) { moor() } else { %@ }",
    "if #available(iOS 14.2, *) { moor() } else { sail(); if isLow { %@ } }",
    "if #available(iOS 13, *) { moor() } else if isLow { sail() } else { %@ }",
    "if isLow { sail() } else if #available(iOS 13, *) { moor() } else { %@ }",
    "guard #available(iOS 15, *) else { %@; return }",
    "if #unavailable(iOS 15) { %@ }",
    "if isLow, #unavailable(iOS 15) { %@ }",
    "if #available(iOS 15, *) { moor(); return }\n%@",
    "if #available(iOS 15, *) { return moor() }\nsail()\nif isLow { %@ }",
    "if #available(iOS 12, macOS 26, *) { moor() } else { %@ }",
    "if #available(iOSApplicationExtension 15.0, *) { moor() } else { %@ }",
  ])
  func whatOnlyOlderSystemsRunIsPossible(_ body: String) throws {
    let code = pier(body.replacingPlural)
    #expect(try confidence(code, phone15) == "possible")
    #expect(try confidence(code, project("IPHONEOS_DEPLOYMENT_TARGET = 11.0;")) == "likely")
  }

  @Test(arguments: [
    "if #available(iOS 15, *) { %@ } else { moor() }",
    "if #available(iOS 15.1, *) { moor() } else { %@ }",
    "if #available(iOS 15, *), isLow { moor() } else { %@ }",
    "if isLow, #available(iOS 15, *) { moor() } else { %@ }",
    "guard #available(iOS 15, *), isLow else { %@; return }",
    "guard #available(iOS 15, *) else { moor(); return }\n%@",
    "if #available(iOS 15, *) { moor() }\n%@",
    "if #available(iOS 15, *) { if isLow { return } }\n%@",
    "if #unavailable(iOS 16) { %@ }",
    "if #unavailable(iOS 15) { moor(); return }\n%@",
    "if #available(macOS 12, *) { moor() } else { %@ }",
    "switch tide { case .low: if #available(iOS 15, *) { return }\ncase .high: %@ }",
    "if #available(iOS 15, *) { title = L10n.continue }\n%@",
    "if #available(iOS 15, *) {\n#if TESTING\nreturn\n#endif\n}\n%@",
    "if #available(iOS 15, *) { helper(); return }\nfunc helper() { %@ }",
    "if #available(iOS 15, macCatalyst 17, *) { moor() } else { %@ }",
  ])
  func whatSomeSystemRunsIsLikely(_ body: String) throws {
    #expect(try confidence(pier(body.replacingPlural), phone15) == "likely")
  }

  private func pierOfObjectiveC(_ body: String) -> String {
    let plural =
      #"label.text = count == 1 ? NSLocalizedString(@"one boat", nil) : [NSString stringWithFormat:NSLocalizedString(@"%d boats", nil), count];"#
    return "@implementation Pier\n- (void)moor:(int)count {\n\(body.replacing("%@", with: plural))\n}\n@end\n"
  }

  @Test(arguments: [
    "if (@available(iOS 15, *)) { [self moor]; } else { %@ }",
    "if (@available(iOS 15.0, *)) { return; }\n%@",
    "if (!@available(iOS 15, *)) { %@ }",
  ])
  func codeOfObjectiveCIsReadAlike(_ body: String) throws {
    let code = pierOfObjectiveC(body)
    #expect(try confidence(code, phone15, file: "Pier.m") == "possible")
    #expect(try confidence(code, project("IPHONEOS_DEPLOYMENT_TARGET = 14.0;"), file: "Pier.m") == "likely")
  }

  @Test(arguments: [
    "if (@available(iOS 15, *)) { if (isLow) return; [self moor]; }\n%@",
    "if (@available(iOS 15, *)) { while (isLow) break; }\n%@",
    "if (!@available(iOS 15, *) || isLow) { %@ }",
    "if (isLow || !@available(iOS 15, *)) { %@ }",
  ])
  func whatSomeSystemRunsOfObjectiveCIsLikely(_ body: String) throws {
    let code = pierOfObjectiveC(body)
    #expect(try confidence(code, phone15, file: "Pier.m") == "likely")
  }

  @Test(arguments: [
    (project("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "IPHONEOS_DEPLOYMENT_TARGET = 16.4;"), "possible"),
    (project("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "IPHONEOS_DEPLOYMENT_TARGET = 14.0;"), "likely"),
    (project("IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";", "IPHONEOS_DEPLOYMENT_TARGET = 16.0;"), "likely"),
    (project("MACOSX_DEPLOYMENT_TARGET = 15.0;"), "likely"),
    (project("SDKROOT = iphoneos;"), "likely"),
    (
      project("IPHONEOS_DEPLOYMENT_TARGET = 15.0; \"IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]\" = 13.1;"),
      "likely"
    ),
    (
      phone15.merging(["Package.swift": "import PackageDescription\nlet pier = Package(name: \"Pier\")\n"]) {
        $1
      }, "likely"
    ),
    (
      [
        "Package.swift":
          "import PackageDescription\nlet pier = Package(platforms: [.iOS(.v15), .macOS(.v11)])\n"
      ], "possible"
    ),
    (
      ["Package.swift": "import PackageDescription\nlet pier = Package(platforms: [.iOS(\"15.0\")])\n"],
      "possible"
    ),
    (["Package.swift": "import PackageDescription\nlet pier = Package(platforms: [.iOS(.v13)])\n"], "likely"),
    (["project.yml": "options: {deploymentTarget: {iOS: \"15.0\"}}\n"], "possible"),
    (
      ["project.yml": "targets: {Pier: {type: application, platform: iOS, deploymentTarget: 15.0}}\n"],
      "possible"
    ),
    (["project.yml": "settings: {base: {IPHONEOS_DEPLOYMENT_TARGET: 15.0}}\n"], "possible"),
    (["project.yml": "options: {deploymentTarget: {iOS: \"13.0\"}}\n"], "likely"),
    (
      [
        "Project.swift":
          "import ProjectDescription\nlet pier = Target.target(deploymentTargets: .iOS(\"16.0\"))\n"
      ], "possible"
    ),
  ])
  func allThatBuildsTheCodeCounts(_ builders: [String: String], _ expected: String) throws {
    let code = pier("if #available(iOS 15, *) { moor() } else { %@ }".replacingPlural)
    #expect(try confidence(code, builders) == expected)
  }

  @Test func whatTargetsSayCountsMoreThanWhatTheProjectSaysForAll() throws {
    let code = pier("if #available(iOS 15, *) { moor() } else { %@ }".replacingPlural)
    let (old, new) = ("IPHONEOS_DEPLOYMENT_TARGET = 13.0;", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    let app = "application"
    let expected = { (project: [String: String]) in try confidence(code, project) }
    #expect(try expected(project(common: old, (app, new))) == "possible")
    #expect(try expected(project(common: old, (app, new), (app, new))) == "possible")
    #expect(try expected(project(common: old, (app, new), ("bundle.unit-test", old))) == "possible")
    #expect(try expected(project(common: new, (app, ""))) == "possible")
    #expect(try expected(project(common: new, (app, old))) == "likely")
    let other = "}; baseConfigurationReference = F; x = {"
    #expect(try expected(project(common: new, (app, other))) == "likely")
    #expect(try expected(project(common: old, (app, new + other))) == "possible")
    #expect(try expected(project(common: old, (app, "MACOSX_DEPLOYMENT_TARGET = 15.0;"))) == "likely")
    #expect(try expected(project(common: old, (app, new), (app, ""))) == "likely")
    #expect(try expected(project(common: old, (app, new), (app, old))) == "likely")
  }

  /// A package runs on old versions of the systems that it does not name.
  @Test func whatAPackageDoesNotNameIsOld() throws {
    let code = pier("if #available(iOS 15, macOS 12, *) { moor() } else { %@ }".replacingPlural)
    for (platforms, expected) in [(".macOS(.v12)", "likely"), (".iOS(.v15), .macOS(.v12)", "possible")] {
      let manifest = "import PackageDescription\nlet pier = Package(platforms: [\(platforms)])\n"
      #expect(try confidence(code, ["Package.swift": manifest]) == expected)
    }
  }
}

extension String {
  fileprivate var replacingPlural: String { replacing("%@", with: plural) }
}
