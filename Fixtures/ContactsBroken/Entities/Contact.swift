import CoreData
import UIKit // ~+ ui_type

@objc(Contact)
final class Contact: NSManagedObject { // = entity by inherits
    @NSManaged var firstName: String?
    @NSManaged var lastName: String?

    var viewModel: ContactViewModel { // ~ layer_dependency: ContactViewModel
        return ContactViewModel(contact: self)
    }
}

/// What a row of the list shows. It may be made from an entity, and must not keep it.
struct ContactViewModel { // = view_model by name
    var fullName = ""
    var tint: UIColor? // ~ note? ui_type: UIColor
    var contact: Contact? // ~ entity_in_view: Contact

    init(contact: Contact) {
        let names = [contact.firstName, contact.lastName].compactMap { $0 }
        self.fullName = names.joined(separator: " ")
        self.contact = contact
    }
}

// MARK: - Alphabetical order

func < (lhs: ContactViewModel, rhs: ContactViewModel) -> Bool {
    return lhs.fullName.lowercased() < rhs.fullName.lowercased()
}

func > (lhs: ContactViewModel, rhs: ContactViewModel) -> Bool {
    return lhs.fullName.lowercased() > rhs.fullName.lowercased()
}
