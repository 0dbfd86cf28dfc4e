import Foundation

class ContactListWorker { // = service by name in ContactList
    private let contactsStore: ContactsStoreProtocol

    init(contactsStore: ContactsStoreProtocol) {
        self.contactsStore = contactsStore
    }

    func fetchContacts(completion: @escaping ([Contact]) -> Void) {
        contactsStore.fetchContacts { contacts in
            completion(contacts.sorted { $0.lastName < $1.lastName })
        }
    }
}
