import CoreData
import Foundation

@objc(Contact)
final class Contact: NSManagedObject { // = entity by inherits
    @NSManaged var firstName: String?
    @NSManaged var lastName: String?
}

/// What a row of the list shows.
struct ContactViewModel { // = view_model by name
    var fullName = ""
}

// MARK: - Alphabetical order

func < (lhs: ContactViewModel, rhs: ContactViewModel) -> Bool {
    return lhs.fullName.lowercased() < rhs.fullName.lowercased()
}

func > (lhs: ContactViewModel, rhs: ContactViewModel) -> Bool {
    return lhs.fullName.lowercased() > rhs.fullName.lowercased()
}
