import CoreData
import Foundation

final class CoreDataStore { // = service by structure
    static let persistentContainer: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Contacts")
        container.loadPersistentStores { _, error in
            if let error = error {
                NSLog("The contacts could not be opened: %@", error.localizedDescription)
            }
        }
        return container
    }()

    static var managedObjectContext: NSManagedObjectContext {
        return persistentContainer.viewContext
    }

    static func saveContext() {
        guard managedObjectContext.hasChanges else { return }
        try? managedObjectContext.save()
    }
}
