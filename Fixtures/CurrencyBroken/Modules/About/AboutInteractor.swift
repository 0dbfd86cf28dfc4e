import Foundation

class AboutInteractor: AboutInteractorProtocol { // = interactor by name in About
    // As good as weak, and a service made as a default value is injection.
    unowned let presenter: AboutPresenterProtocol
    let serverService: ServerServiceProtocol

    required init(
        presenter: AboutPresenterProtocol, serverService: ServerServiceProtocol = ServerService()
    ) {
        self.presenter = presenter
        self.serverService = serverService
    }

    // MARK: - AboutInteractorProtocol methods

    var urlRatesSource: String {
        return serverService.urlRatesSource
    }

    func openUrl(with urlString: String) {
        serverService.openUrl(with: urlString)
    }
}
