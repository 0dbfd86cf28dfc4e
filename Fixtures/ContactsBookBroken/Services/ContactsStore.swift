import Foundation

protocol ContactsStoreProtocol { // = service by conformer
    func fetchContacts(completion: @escaping ([Contact]) -> Void)
    func save(_ contact: Contact, completion: @escaping (Bool) -> Void)
}

class ContactsFileStore: ContactsStoreProtocol { // = service by structure
    var presenter: ContactListPresentationLogic? // ~ layer_dependency: ContactListPresentationLogic

    private let fileManager = FileManager.default
    private let queue = DispatchQueue(label: "contacts")

    func fetchContacts(completion: @escaping ([Contact]) -> Void) {
        queue.async {
            let contacts = self.readContacts()
            DispatchQueue.main.async { completion(contacts) }
        }
    }

    func save(_ contact: Contact, completion: @escaping (Bool) -> Void) {
        queue.async {
            let data = try? JSONEncoder().encode(self.readContacts() + [contact])
            let isSaved = self.fileManager.createFile(atPath: self.path, contents: data)
            DispatchQueue.main.async { completion(isSaved) }
        }
    }

    private var path: String {
        let folders = fileManager.urls(for: .documentDirectory, in: .userDomainMask)
        return folders[0].appendingPathComponent("contacts.json").path
    }

    private func readContacts() -> [Contact] {
        guard let data = fileManager.contents(atPath: path) else { return [] }
        return (try? JSONDecoder().decode([Contact].self, from: data)) ?? []
    }
}
