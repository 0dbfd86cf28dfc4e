import Foundation

/// What a row shows. It keeps the contact that it was made from, which is its right here.
struct ContactViewModel { // = view_model by name in Contacts
    private let contact: Contact

    init(contact: Contact) {
        self.contact = contact
    }

    var fullName: String {
        return [contact.firstName, contact.lastName].compactMap { $0 }.joined(separator: " ")
    }

    var phone: String {
        return contact.phone ?? "No number"
    }

    func sortKey(byLastName: Bool) -> String {
        return (byLastName ? contact.lastName : contact.firstName) ?? ""
    }
}
