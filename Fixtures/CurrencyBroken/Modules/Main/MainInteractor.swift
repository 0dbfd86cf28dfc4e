import Foundation
#if canImport(UIKit)
import UIKit // ~+ ui_type
#endif

class MainInteractor: MainInteractorProtocol { // = interactor by name in Main
    var presenter: MainPresenterProtocol! // ~ weak_back_reference: MainPresenterProtocol
    weak var router: MainRouterProtocol? // ~ layer_dependency: MainRouterProtocol

    let currencyService: CurrencyService // ~ protocol_boundary: CurrencyService
    let storageService = StorageService() // ~ protocol_boundary: StorageService

    required init(presenter: MainPresenterProtocol, currencyService: CurrencyService) { // ~+ protocol_boundary
        self.presenter = presenter
        self.currencyService = currencyService
    }

    // MARK: - MainInteractorProtocol methods

    var inputValue: Double {
        get { return storageService.savedInputValue }
        set { storageService.savedInputValue = newValue }
    }

    var outputValue: Double {
        return currencyService.convert(inputValue)
    }

    var inputCurrency: Currency? {
        get { return currencyService.inputCurrency }
        set { currencyService.inputCurrency = newValue }
    }

    var outputCurrency: Currency? {
        get { return currencyService.outputCurrency }
        set { currencyService.outputCurrency = newValue }
    }

    func getAllCurrencies() {
        UIApplication.shared.isNetworkActivityIndicatorVisible = true // ~ ui_type: UIApplication
        currencyService.loadCurrencies { [weak self] successfully in
            DispatchQueue.main.async {
                guard successfully else {
                    self?.router?.showAboutScene()
                    return
                }
                self?.presenter.currenciesDidLoad(successfully: successfully)
            }
        }
    }

    func getCurrencies() -> [Currency] {
        return currencyService.currencies
    }
}
