import CoreData
import Foundation

class ContactLocalDataManager { // = service by name
    func retrieveContactList() throws -> [Contact] {
        let request = NSFetchRequest<Contact>(entityName: String(describing: Contact.self))
        return try CoreDataStore.managedObjectContext.fetch(request)
    }

    func createContact(firstName: String, lastName: String, phone: String) throws -> Contact {
        let context = CoreDataStore.managedObjectContext
        let entityName = String(describing: Contact.self)
        guard let entity = NSEntityDescription.entity(forEntityName: entityName, in: context) else {
            throw PersistenceError.objectNotFound
        }
        let contact = Contact(entity: entity, insertInto: context)
        contact.firstName = firstName
        contact.lastName = lastName
        contact.phone = phone
        do {
            try context.save()
        } catch {
            throw PersistenceError.couldNotSaveObject
        }
        return contact
    }
}
