import Foundation

enum AddContact { // = none
    enum SaveContact { // = none
        struct Request { // = request
            let firstName: String
            let lastName: String
            let phone: String
        }
        struct Response { // = response
            let contact: Contact?
        }
        struct ViewModel { // = view_model
            let message: String?
        }
    }
}
