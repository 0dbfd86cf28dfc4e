/// A module that is written for measuring: all of it follows from its number.
struct SyntheticModule: Sendable {
  var number: Int
  /// How many modules the app has.
  var count: Int

  /// So many modules have names.
  static let mostModules = areas.count * qualifiers.count * subjects.count

  /// One of so many modules has a fault.
  private static let faultDistance = 10

  /// `HotelMonthlyReview`: unlike any other module's, and no other begins with it.
  var name: String { Self.name(number) }

  /// The module that this one opens; itself where it is the last.
  var nextName: String { Self.name(min(number + 1, count - 1)) }

  /// Relative to the root of the app.
  var folder: String { "App/Scenes/\(Self.areas[number % Self.areas.count])/\(name)" }

  /// None in the last module, which has no other to look into.
  var fault: PlantedFault? {
    guard number % Self.faultDistance == 7, number < count - 1 else { return nil }
    let faults = PlantedFault.allCases
    return faults[number / Self.faultDistance % faults.count]
  }

  /// What the module's lines are chosen by: the fault, and what only some screens can do.
  var traits: Set<String> {
    var traits = Set(fault.map { [$0.rawValue] } ?? [])
    for (index, trait) in ["search", "paging", "draft"].enumerated()
    where (number / 3 + number) >> index & 1 == 0 {
      traits.insert(trait)
    }
    if number < count - 1 { traits.insert("next") }
    return traits
  }

  private static func name(_ number: Int) -> String {
    let rest = number / areas.count
    let qualifier = rest % qualifiers.count
    let subject = (rest / qualifiers.count + rest) % subjects.count
    return areas[number % areas.count] + qualifiers[qualifier] + subjects[subject]
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static let areas = words(
    """
    Account Archive Billing Booking Budget Campaign Catalog Channel Charity Cinema Claim Clinic \
    Contract Coupon Course Delivery Deposit Dining Energy Exhibition Fitness Flight Garden Grocery \
    Holiday Hotel Insurance Invoice Journey Kitchen Library Loan Market Medicine Museum Parking \
    Pension Recipe Rental Travel
    """)
  private static let qualifiers = words(
    """
    Active Annual Basic Bonus Business Cash Central Child City Cloud Common Custom Daily Digital \
    Direct Double Early Express Family Final Friend Global Group Guest Hidden Home Instant Joint \
    Large Local Loyal Member Monthly Night Online Partner Premium Private Public Regional
    """)
  private static let subjects = words(
    """
    Approval Balance Calendar Choice Comparison Confirmation Country Creation Deadline Description \
    Discount Duration Ending Estimate Exchange Feedback Forecast Gallery Greeting History Inbox \
    Language Limit Location Membership Notice Overview Passcode Payment Permission Progress \
    Purchase Rating Reminder Renewal Review Search Selection Summary Welcome
    """)
}
