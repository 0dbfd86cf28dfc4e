import Foundation

class MainPresenter: MainPresenterProtocol { // = presenter by name in Main
    weak var view: MainViewProtocol!
    var interactor: MainInteractorProtocol!
    var router: MainRouterProtocol!

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

    required init(view: MainViewProtocol) {
        self.view = view
    }

    // MARK: - MainPresenterProtocol methods

    func configureView() {
        view.hidePickerView()
        view.setInputValue(with: numberFormatter.string(from: interactor.inputValue as NSNumber))
        loadCurrencies()
    }

    func textFieldDidChange(to text: String) {
        interactor.inputValue = numberFormatter.number(from: text)?.doubleValue ?? 0
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
        view.showPickerView(with: interactor.getCurrencies().map(title(of:)))
    }

    private func title(of currency: Currency) -> String {
        return "\(currency.charCode) \(currency.name)"
    }

    private func showResult() {
        guard let input = interactor.inputCurrency, let output = interactor.outputCurrency else {
            return
        }
        let rate = numberFormatter.string(from: (input.rate / output.rate) as NSNumber) ?? ""
        view.setInputCurrencyShortName(with: input.charCode)
        view.setOutputCurrencyShortName(with: output.charCode)
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
