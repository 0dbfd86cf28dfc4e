import UIKit

class ContactsTableViewCell: UITableViewCell { // = view by inherits in Contacts
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var phoneLabel: UILabel!

    func configure(with viewModel: ContactViewModel) {
        nameLabel.text = viewModel.fullName
        phoneLabel.text = viewModel.phone
    }
}
