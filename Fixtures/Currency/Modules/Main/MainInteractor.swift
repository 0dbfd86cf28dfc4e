import Foundation

class MainInteractor: MainInteractorProtocol { // = interactor by name in Main
    weak var presenter: MainPresenterProtocol!

    let currencyService: CurrencyServiceProtocol = CurrencyService()
    let storageService: StorageServiceProtocol = StorageService()

    required init(presenter: MainPresenterProtocol) {
        self.presenter = presenter
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
        currencyService.loadCurrencies { [weak self] successfully in
            DispatchQueue.main.async {
                self?.presenter.currenciesDidLoad(successfully: successfully)
            }
        }
    }

    func getCurrencies() -> [Currency] {
        return currencyService.currencies
    }
}
