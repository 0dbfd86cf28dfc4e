public struct Article: Sendable {
  public var title: String

  public init(title: String) { self.title = title }
}
