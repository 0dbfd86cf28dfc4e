import UIKit // ~+ ui_type

class MainPresenter: MainPresenterProtocol { // = presenter by name in Main
    var view: MainViewProtocol! // ~ weak_back_reference: MainViewProtocol
    var interactor: MainInteractorProtocol!
    var router: MainRouterProtocol!
    var aboutConfigurator: AboutConfiguratorProtocol? // ~ layer_dependency: AboutConfiguratorProtocol

    private let storageService: StorageServiceProtocol // ~ layer_dependency: StorageServiceProtocol

    private enum PickedSide { // = none
        case input, output
    }

    private var pickedSide = PickedSide.input
    private let numberFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 2
        return formatter
    }()

    required init(view: MainViewProtocol, storageService: StorageServiceProtocol) { // ~+ layer_dependency
        self.view = view
        self.storageService = storageService
    }

    // MARK: - MainPresenterProtocol methods

    func configureView() {
        view.hidePickerView()
        view.setInputValue(with: numberFormatter.string(from: interactor.inputValue as NSNumber))
        loadCurrencies()
    }

    func textFieldDidChange(_ textField: UITextField) { // ~+ ui_type
        let value = numberFormatter.number(from: textField.text ?? "")?.doubleValue ?? 0
        storageService.savedInputValue = value
        showResult()
    }

    func inputCurrencyButtonClicked() {
        pick(.input)
    }

    func outputCurrencyButtonClicked() {
        pick(.output)
    }

    func loadCurrenciesButtonClicked() {
        loadCurrencies()
    }

    func infoButtonClicked() {
        router.showAboutScene()
    }

    func currenciesDidLoad(successfully: Bool) {
        view.hideHUD()
        guard successfully else {
            view.showLoadCurrenciesAlert(with: "The rates could not be loaded.")
            return
        }
        showResult()
    }

    // MARK: - Private methods

    private func loadCurrencies() {
        view.showHUD()
        interactor.getAllCurrencies()
    }

    private func pick(_ side: PickedSide) {
        pickedSide = side
        view.showPickerView(with: interactor.getCurrencies())
    }

    private func showResult() {
        guard let input = interactor.inputCurrency, let output = interactor.outputCurrency else {
            return
        }
        let rate = numberFormatter.string(from: (input.rate / output.rate) as NSNumber) ?? ""
        view.setInputCurrency(input)
        view.setOutputCurrency(output)
        view.setOutputValue(with: numberFormatter.string(from: interactor.outputValue as NSNumber))
        view.setRateText(with: "1 \(input.charCode) = \(rate) \(output.charCode)")
    }
}

// MARK: - CurrencyPickerViewDelegate

extension MainPresenter: CurrencyPickerViewDelegate {
    func currencyPickerView(_ pickerView: CurrencyPickerView, didSelectRow row: Int) {
        let currency = interactor.getCurrencies()[row]
        switch pickedSide {
        case .input:
            interactor.inputCurrency = currency
        case .output:
            interactor.outputCurrency = currency
        }
        view.hidePickerView()
        showResult()
    }

    func currencyPickerViewDidCancel(_ pickerView: CurrencyPickerView) {
        view.hidePickerView()
    }
}

// MARK: - CurrencyServiceDelegate

extension MainPresenter: CurrencyServiceDelegate {
    func currencyService(_ service: CurrencyServiceProtocol, didFailWith error: Error?) {
        let message = error?.localizedDescription ?? "The rates could not be loaded."
        view.showLoadCurrenciesAlert(with: message)
    }
}
