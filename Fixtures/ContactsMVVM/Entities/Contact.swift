import CoreData
import Foundation

@objc(Contact)
final class Contact: NSManagedObject { // = entity by inherits
    @NSManaged var firstName: String?
    @NSManaged var lastName: String?
    @NSManaged var phone: String?
}
