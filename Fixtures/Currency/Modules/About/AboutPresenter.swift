import Foundation

class AboutPresenter: AboutPresenterProtocol { // = presenter by name in About
    weak var view: AboutViewProtocol!
    var interactor: AboutInteractorProtocol!
    var router: AboutRouterProtocol!

    required init(view: AboutViewProtocol) {
        self.view = view
    }

    // MARK: - AboutPresenterProtocol methods

    func configureView() {
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
        view.setVersionText(with: "Version \(version ?? "unknown")")
        view.setUrlButtonTitle(with: interactor.urlRatesSource)
    }

    func closeButtonClicked() {
        router.closeCurrentViewController()
    }

    func urlButtonClicked(with urlString: String?) {
        guard let urlString = urlString else { return }
        interactor.openUrl(with: urlString)
    }
}
