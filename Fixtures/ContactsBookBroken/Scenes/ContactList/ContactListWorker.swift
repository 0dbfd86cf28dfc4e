import UIKit // ~+ ui_type

class ContactListWorker { // = service by name in ContactList
    private let contactsStore: ContactsStoreProtocol

    init(contactsStore: ContactsStoreProtocol) {
        self.contactsStore = contactsStore
    }

    func fetchContacts(
        for request: ContactList.ShowContacts.Request, // ~ note? model_flow: Request
        completion: @escaping ([Contact]) -> Void
    ) {
        UIApplication.shared.isNetworkActivityIndicatorVisible = true // ~ ui_type: UIApplication
        contactsStore.fetchContacts { contacts in
            completion(contacts.sorted { $0.lastName < $1.lastName })
        }
    }
}
