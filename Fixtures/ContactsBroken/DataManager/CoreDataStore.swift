import CoreData
import UIKit // ~ ui_import: UIKit

final class CoreDataStore { // = service by structure
    static var managedObjectContext: NSManagedObjectContext? {
        let delegate = UIApplication.shared.delegate as? AppDelegate // ~ ui_type: UIApplication
        return delegate?.persistentContainer.viewContext
    }
}
