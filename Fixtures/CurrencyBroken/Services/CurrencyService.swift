import Foundation

protocol CurrencyServiceProtocol: AnyObject { // = service by conformer
    var currencies: [Currency] { get }
    var inputCurrency: Currency? { get set }
    var outputCurrency: Currency? { get set }

    func loadCurrencies(completion: @escaping (Bool) -> Void)
    func convert(_ value: Double) -> Double
}

/// The service calls out through it, so whoever conforms is nobody that the service depends on.
protocol CurrencyServiceDelegate: AnyObject { // = port
    func currencyService(_ service: CurrencyServiceProtocol, didFailWith error: Error?)
}

class CurrencyService: CurrencyServiceProtocol { // = service by name
    weak var delegate: CurrencyServiceDelegate?

    let serverService = ServerService()
    let storageService: StorageServiceProtocol = StorageService()

    private(set) var currencies: [Currency] = []
    var inputCurrency: Currency? {
        didSet { storageService.savedInputCode = inputCurrency?.charCode }
    }
    var outputCurrency: Currency? {
        didSet { storageService.savedOutputCode = outputCurrency?.charCode }
    }

    // MARK: - CurrencyServiceProtocol methods

    func loadCurrencies(completion: @escaping (Bool) -> Void) {
        serverService.getAllCurrencies { [weak self] data, error in
            guard let self = self else { return }
            guard error == nil, let data = data else {
                self.delegate?.currencyService(self, didFailWith: error)
                completion(false)
                return
            }
            let decoder = JSONDecoder()
            self.currencies = (try? decoder.decode([Currency].self, from: data)) ?? []
            self.restoreChoice()
            completion(!self.currencies.isEmpty)
        }
    }

    func convert(_ value: Double) -> Double {
        guard let input = inputCurrency, let output = outputCurrency else { return 0 }
        return value * input.rate / output.rate
    }

    // MARK: - Private methods

    private func restoreChoice() {
        inputCurrency = currency(coded: storageService.savedInputCode) ?? currencies.first
        outputCurrency = currency(coded: storageService.savedOutputCode) ?? currencies.last
    }

    private func currency(coded code: String?) -> Currency? {
        return currencies.first { $0.charCode == code }
    }
}
