import CoreData
import Foundation

final class ContactLocalDataManager { // = service by name
    private let managedObjectContext: NSManagedObjectContext

    init(managedObjectContext: NSManagedObjectContext = CoreDataStore.managedObjectContext) {
        self.managedObjectContext = managedObjectContext
    }
}

// MARK: - ContactListLocalDataManagerInputProtocol

extension ContactLocalDataManager: ContactListLocalDataManagerInputProtocol {
    func retrieveContactList() throws -> [Contact] {
        let request = NSFetchRequest<Contact>(entityName: String(describing: Contact.self))
        request.sortDescriptors = [NSSortDescriptor(key: "firstName", ascending: true)]
        return try managedObjectContext.fetch(request)
    }
}

// MARK: - AddContactLocalDataManagerInputProtocol

extension ContactLocalDataManager: AddContactLocalDataManagerInputProtocol {
    func createContact(firstName: String, lastName: String) throws -> Contact {
        let entityName = String(describing: Contact.self)
        guard
            let entity = NSEntityDescription.entity(
                forEntityName: entityName, in: managedObjectContext)
        else {
            throw PersistenceError.objectNotFound
        }
        let contact = Contact(entity: entity, insertInto: managedObjectContext)
        contact.firstName = firstName
        contact.lastName = lastName
        do {
            try managedObjectContext.save()
        } catch {
            throw PersistenceError.couldNotSaveObject
        }
        return contact
    }
}
