import Foundation

class AboutInteractor: AboutInteractorProtocol { // = interactor by name in About
    weak var presenter: AboutPresenterProtocol!
    let serverService: ServerServiceProtocol = ServerService()

    required init(presenter: AboutPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - AboutInteractorProtocol methods

    var urlRatesSource: String {
        return serverService.urlRatesSource
    }

    func openUrl(with urlString: String) {
        serverService.openUrl(with: urlString)
    }
}
