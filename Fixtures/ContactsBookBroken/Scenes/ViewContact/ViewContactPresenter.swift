import Foundation

protocol ViewContactPresentationLogic { // = presenter by conformer in ViewContact
    func presentContact(response: ViewContact.ShowContact.Response)
    func presentPlaceholder()
}

class ViewContactPresenter: ViewContactPresentationLogic { // = presenter by name in ViewContact
    weak var viewController: ViewContactDisplayLogic?

    func presentPlaceholder() {
        viewController?.displayContact(viewModel: .init(name: "…", phone: ""))
    }

    func presentContact(response: ViewContact.ShowContact.Response) {
        let names = [response.contact?.firstName, response.contact?.lastName].compactMap { $0 }
        let viewModel = ViewContact.ShowContact.ViewModel(
            name: names.joined(separator: " "), phone: response.contact?.phone ?? "")
        viewController?.displayContact(viewModel: viewModel)
    }
}
