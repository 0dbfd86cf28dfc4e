import CoreData
import UIKit // ~+ ui_type

final class CoreDataStore { // = service by structure
    static var managedObjectContext: NSManagedObjectContext? {
        let delegate = UIApplication.shared.delegate as? AppDelegate // ~ ui_type: UIApplication
        return delegate?.persistentContainer.viewContext
    }
}
