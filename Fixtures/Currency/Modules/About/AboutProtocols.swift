import Foundation

protocol AboutViewProtocol: AnyObject { // = view by conformer in About
    func setUrlButtonTitle(with title: String)
    func setVersionText(with text: String)
}

protocol AboutPresenterProtocol: AnyObject { // = presenter by conformer in About
    // Exposed, but only the configurator ever uses it.
    var router: AboutRouterProtocol! { set get }

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
