import Foundation

class AddContactWorker { // = service by name in AddContact
    private let contactsStore: ContactsStoreProtocol

    init(contactsStore: ContactsStoreProtocol = ContactsFileStore()) {
        self.contactsStore = contactsStore
    }

    func save(_ contact: Contact, completion: @escaping (Bool) -> Void) {
        guard !contact.firstName.isEmpty || !contact.lastName.isEmpty else {
            completion(false)
            return
        }
        contactsStore.save(contact, completion: completion)
    }
}
