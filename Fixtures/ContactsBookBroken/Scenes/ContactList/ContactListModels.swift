import UIKit // ~+ ui_type

enum ContactList { // = none
    // MARK: Use cases

    enum ShowContacts { // = none
        struct Request { // = request
        }
        struct Response { // = response
            let contacts: [Contact]
        }
        struct ViewModel { // = view_model
            struct DisplayedContact { // = view_model
                let name: String
                let phone: String
                let color: UIColor // ~ note? ui_type: UIColor
            }
            let displayedContacts: [DisplayedContact]
            let contacts: [Contact] // ~ entity_in_view: Contact
        }
    }
}
