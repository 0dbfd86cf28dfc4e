import UIKit // ~+ ui_type

/// What a row shows. It keeps the contact that it was made from, which is its right here.
struct ContactViewModel { // = view_model by name in Contacts
    let contact: Contact
    let tint: UIColor // ~ note? ui_type: UIColor
    weak var settingsScreen: SettingsViewController? // ~ module_boundary: SettingsViewController
    weak var cell: ContactsTableViewCell? // ~ layer_dependency: ContactsTableViewCell

    init(contact: Contact) {
        self.tint = contact.phone == nil ? .gray : .black
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
