import CoreData
import Foundation

class ContactLocalDataManager { // = service by name
    // Who owns a data manager may be a class, and the data manager does not know it.
    weak var viewModel: SettingsViewModel? // ~ layer_dependency: SettingsViewModel

    func retrieveViewModels() throws -> [ContactViewModel] { // ~ layer_dependency: ContactViewModel
        return try retrieveContactList().map { $0.viewModel }
    }

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
            viewModel?.setSortedByLastName(true)
        } catch {
            throw PersistenceError.couldNotSaveObject
        }
        return contact
    }
}
