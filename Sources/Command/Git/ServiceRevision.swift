import L10nLint
import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The commit that a CI service says it is building: reports that leave the machine link to it.
enum ServiceRevision {
  static var current: Revision? {
    if let server = variable("GITHUB_SERVER_URL"), let name = variable("GITHUB_REPOSITORY") {
      return Revision(
        remote: "\(server)/\(name)", id: variable("GITHUB_SHA"), branch: variable("GITHUB_REF_NAME"))
    }
    guard let project = variable("CI_PROJECT_URL") else { return nil }
    return Revision(remote: project, id: variable("CI_COMMIT_SHA"), branch: variable("CI_COMMIT_REF_NAME"))
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(path: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
