import Foundation

class ContactViewModelController { // = view_model in Contacts
    fileprivate var contactViewModelList: [ContactViewModel] = []
    fileprivate var dataManager = ContactLocalDataManager()
    fileprivate let settings = SettingsStorage()

    var contactsCount: Int {
        return contactViewModelList.count
    }

    func viewModel(at index: Int) -> ContactViewModel? {
        guard contactViewModelList.indices.contains(index) else { return nil }
        return contactViewModelList[index]
    }

    func retrieveContacts(_ success: (() -> Void)?, failure: ((String) -> Void)?) {
        do {
            let contacts = try dataManager.retrieveContactList()
            contactViewModelList = contacts.map { ContactViewModel(contact: $0) }
            sort()
            success?()
        } catch {
            failure?("The contacts could not be read.")
        }
    }

    func createContact(
        firstName: String, lastName: String, phone: String,
        success: (() -> Void)?, failure: ((String) -> Void)?
    ) {
        guard !firstName.isEmpty || !lastName.isEmpty else {
            failure?("Please fill in a name.")
            return
        }
        do {
            let contact = try dataManager.createContact(
                firstName: firstName, lastName: lastName, phone: phone)
            contactViewModelList.append(ContactViewModel(contact: contact))
            sort()
            success?()
        } catch {
            failure?("The contact could not be saved.")
        }
    }

    private func sort() {
        let byLastName = settings.isSortedByLastName
        contactViewModelList.sort {
            $0.sortKey(byLastName: byLastName) < $1.sortKey(byLastName: byLastName)
        }
    }
}
