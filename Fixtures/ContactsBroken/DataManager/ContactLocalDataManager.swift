import CoreData
import Foundation

final class ContactLocalDataManager { // = service by name
    weak var presenter: ContactListPresenterProtocol? // ~ layer_dependency: ContactListPresenterProtocol

    func retrieveViewModels() -> [ContactViewModel] { // ~ layer_dependency: ContactViewModel
        let contacts = (try? retrieveContactList()) ?? []
        return contacts.map { $0.viewModel }
    }
}

// MARK: - ContactListLocalDataManagerInputProtocol

extension ContactLocalDataManager: ContactListLocalDataManagerInputProtocol {
    func retrieveContactList() throws -> [Contact] {
        guard let managedObjectContext = CoreDataStore.managedObjectContext else {
            throw PersistenceError.objectNotFound
        }
        let request = NSFetchRequest<Contact>(entityName: String(describing: Contact.self))
        return try managedObjectContext.fetch(request)
    }
}

// MARK: - AddContactLocalDataManagerInputProtocol

extension ContactLocalDataManager: AddContactLocalDataManagerInputProtocol {
    func createContact(firstName: String, lastName: String) throws -> Contact {
        guard
            let managedObjectContext = CoreDataStore.managedObjectContext,
            let entity = NSEntityDescription.entity(
                forEntityName: String(describing: Contact.self), in: managedObjectContext)
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
        presenter?.viewDidLoad()
        return contact
    }
}
