import Foundation

// Not class-bound, so that nobody can hold it weakly.
protocol AboutViewProtocol { // = view by conformer in About
    func setUrlButtonTitle(with title: String)
    func setVersionText(with text: String)
}

protocol AboutPresenterProtocol: AnyObject { // = presenter by conformer in About
    var router: AboutRouterProtocol! { set get } // ~ interface_leak

    func configureView()
    func closeButtonClicked()
    func urlButtonClicked(with urlString: String?)
}

protocol AboutInteractorProtocol: AnyObject { // = interactor by conformer in About
    var urlRatesSource: String { get }

    func openUrl(with urlString: String)
}

protocol AboutRouterProtocol: AnyObject { // = router by conformer in About
    func closeCurrentViewController()
}

protocol AboutConfiguratorProtocol: AnyObject { // = builder by conformer in About
    func configure(with viewController: AboutViewController)
}
