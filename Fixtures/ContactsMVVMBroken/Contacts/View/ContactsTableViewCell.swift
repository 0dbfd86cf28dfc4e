import UIKit

class ContactsTableViewCell: UITableViewCell { // = view by inherits in Contacts
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var phoneLabel: UILabel!

    func configure(with contact: Contact) { // ~ entity_in_view: Contact
        nameLabel.text = contact.firstName
        phoneLabel.text = contact.phone
    }
}
