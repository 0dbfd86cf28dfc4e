/// The names that the outline compares with. They are the first of each file's table, so that a
/// comparison is one of numbers and no file pays for them.
///
/// A class, so that an outliner that has it counts one reference and not one for each table.
final class ConstantNames: Sendable {
  /// The table with these names and no other.
  let table: NameTable
  /// These names as text, the empty one first.
  let texts: [String]
  /// A hash of them all, in their order.
  let hash: UInt32

  let type, `protocol`, exported, testable: UInt32
  /// `init`, `deinit`, `subscript`, `self`.
  let initializer, deinitializer, `subscript`, selfValue: UInt32
  let ownedSpecifier, sharedSpecifier, constSpecifier, reasync: UInt32
  let safe, unsafe: UInt32
  let poundAvailable, poundUnavailable, poundPreview: UInt32
  /// `__consuming`
  let consuming: UInt32
  let ellipsis, tilde, minus, equality: UInt32
  let available, implements: UInt32
  /// Attributes that take no arguments, so that a parenthesis after them is a type.
  let bareAttributes: Range<UInt32>
  /// Attributes whose arguments are words of their own, no expressions.
  let wordyAttributes: Range<UInt32>
  /// Accessors that are no contextual words of the lexer.
  let accessors: Range<UInt32>
  /// The largest of these names.
  let last: UInt32

  static let standard = ConstantNames()

  var count: Int { table.count }

  private init() {
    var table = NameTable()
    func intern(_ text: StaticString) -> UInt32 { table.intern(Array(text.description.utf8)) }
    /// The texts must be new to the table.
    func internAll(_ texts: [StaticString]) -> Range<UInt32> {
      let numbers = texts.map(intern)
      guard let first = numbers.first else { return 0..<0 }
      return first..<first + UInt32(numbers.count)
    }
    type = intern("Type")
    `protocol` = intern("Protocol")
    exported = intern("_exported")
    testable = intern("testable")
    initializer = intern("init")
    deinitializer = intern("deinit")
    `subscript` = intern("subscript")
    selfValue = intern("self")
    ownedSpecifier = intern("__owned")
    sharedSpecifier = intern("__shared")
    constSpecifier = intern("_const")
    reasync = intern("reasync")
    safe = intern("safe")
    unsafe = intern("unsafe")
    poundAvailable = intern("#available")
    poundUnavailable = intern("#unavailable")
    poundPreview = intern("#Preview")
    consuming = intern("__consuming")
    ellipsis = intern("...")
    tilde = intern("~")
    minus = intern("-")
    equality = intern("==")
    implements = intern("_implements")
    available = intern("available")
    wordyAttributes = internAll([
      "objc", "_spi_available", "backDeployed", "_backDeploy", "_originallyDefinedIn",
      "convention", "_documentation", "differentiable", "derivative", "transpose",
      "_dynamicReplacement", "_effects", "isolated", "abi",
    ])
    bareAttributes = internAll(["escaping", "autoclosure", "Sendable", "unchecked"])
    accessors = internAll([
      "_read", "_modify", "read", "modify", "unsafeAddress", "unsafeMutableAddress", "borrow",
      "mutate", "yielding",
    ])
    last = accessors.upperBound - 1
    self.table = table
    texts = (0..<UInt32(table.count)).map(table.text)
    // Their lengths tell apart what the same bytes could be.
    var all = table.bytes
    for name in 0..<UInt32(table.count) {
      all.append(UInt8(truncatingIfNeeded: table.range(of: name).count))
    }
    hash = NameList.hash(of: all)
  }
}
