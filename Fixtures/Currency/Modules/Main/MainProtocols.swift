import UIKit

protocol MainViewProtocol: AnyObject { // = view by conformer in Main
    func setInputValue(with value: String?)
    func setOutputValue(with value: String?)
    func setInputCurrencyShortName(with shortName: String)
    func setOutputCurrencyShortName(with shortName: String)
    func setRateText(with rateText: String)
    func showPickerView(with titles: [String])
    func hidePickerView()
    func showHUD()
    func hideHUD()
    func showLoadCurrenciesAlert(with message: String)
}

protocol MainPresenterProtocol: AnyObject { // = presenter by conformer in Main
    var router: MainRouterProtocol! { set get } // ~ interface_leak

    func configureView()
    func textFieldDidChange(to text: String)
    func inputCurrencyButtonClicked()
    func outputCurrencyButtonClicked()
    func loadCurrenciesButtonClicked()
    func infoButtonClicked()
    func currenciesDidLoad(successfully: Bool)
}

protocol MainInteractorProtocol: AnyObject { // = interactor by conformer in Main
    var inputValue: Double { get set }
    var outputValue: Double { get }
    var inputCurrency: Currency? { get set }
    var outputCurrency: Currency? { get set }

    func getAllCurrencies()
    func getCurrencies() -> [Currency]
}

protocol MainRouterProtocol: AnyObject { // = router by conformer in Main
    func showAboutScene()
    func prepare(for segue: UIStoryboardSegue, sender: Any?)
}

protocol MainConfiguratorProtocol: AnyObject { // = builder by conformer in Main
    func configure(with viewController: MainViewController)
}
