import Foundation

enum ViewContact { // = none
    enum ShowContact { // = none
        struct Request { // = request
        }
        struct Response { // = response
            let contact: Contact?
        }
        struct ViewModel { // = view_model
            let name: String
            let phone: String
        }
    }
}
