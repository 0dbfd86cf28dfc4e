import Configuration

/// Some kinds of reference as a set: to compare two of another module's enumeration is a call.
struct ReferenceKinds: OptionSet, Sendable {
  let rawValue: UInt16
  static let inherits = ReferenceKinds(rawValue: 1)
  static let stores = ReferenceKinds(rawValue: 2)
  static let parameter = ReferenceKinds(rawValue: 4)
  static let result = ReferenceKinds(rawValue: 8)
  static let enumPayload = ReferenceKinds(rawValue: 16)
  static let constraint = ReferenceKinds(rawValue: 32)
  static let cast = ReferenceKinds(rawValue: 64)
  static let constructs = ReferenceKinds(rawValue: 128)
  static let staticMember = ReferenceKinds(rawValue: 256)
  static let genericArgument = ReferenceKinds(rawValue: 512)
  static let local = ReferenceKinds(rawValue: 1024)

  static let all = ReferenceKinds(rawValue: .max)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ kind: ReferenceKind) {
    switch kind {
    case .inherits: self = .inherits
    case .stores: self = .stores
    case .parameter: self = .parameter
    case .result: self = .result
    case .enumPayload: self = .enumPayload
    case .constraint: self = .constraint
    case .cast: self = .cast
    case .constructs: self = .constructs
    case .staticMember: self = .staticMember
    case .genericArgument: self = .genericArgument
    case .local: self = .local
    }
  }
}
