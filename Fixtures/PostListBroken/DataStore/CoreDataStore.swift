import CoreData
import Foundation

class CoreDataStore { // = service by structure

    static let persistentContainer: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Posts")
        container.loadPersistentStores { _, _ in }
        return container
    }()

    static var managedObjectContext: NSManagedObjectContext? {
        return persistentContainer.viewContext
    }

}
