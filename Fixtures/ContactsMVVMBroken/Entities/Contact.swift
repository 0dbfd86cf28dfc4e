import CoreData
import UIKit // ~+ ui_type

@objc(Contact)
final class Contact: NSManagedObject { // = entity by inherits
    @NSManaged var firstName: String?
    @NSManaged var lastName: String?
    @NSManaged var phone: String?
    @NSManaged var photo: Data?

    var avatar: UIImage? { // ~ ui_type: UIImage
        return photo.flatMap { UIImage(data: $0) } // ~+ ui_type
    }

    var viewModel: ContactViewModel { // ~ layer_dependency: ContactViewModel
        return ContactViewModel(contact: self) // ~+ layer_dependency
    }
}
