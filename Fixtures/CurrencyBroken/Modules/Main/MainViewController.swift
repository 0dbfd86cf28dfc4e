import UIKit

class MainViewController: UIViewController { // = view by inherits in Main
    @IBOutlet weak var inputTextField: UITextField!
    @IBOutlet weak var outputLabel: UILabel!
    @IBOutlet weak var inputCurrencyButton: UIButton!
    @IBOutlet weak var outputCurrencyButton: UIButton!
    @IBOutlet weak var rateLabel: UILabel!
    @IBOutlet weak var activityIndicator: UIActivityIndicatorView!
    @IBOutlet var currencyPickerView: CurrencyPickerView!

    var presenter: MainPresenterProtocol!
    let configurator: MainConfiguratorProtocol = MainConfigurator()
    var storageService: StorageServiceProtocol! // ~ layer_dependency: StorageServiceProtocol

    let selfToAboutSegueName = "MainToAbout"

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configurator.configure(with: self)
        currencyPickerView.delegate = presenter as? CurrencyPickerViewDelegate
        inputTextField.addDoneButton()
        inputTextField.text = String(storageService.savedInputValue)
        presenter.configureView()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        presenter.router.prepare(for: segue, sender: sender) // ~ reach_through
    }

    // MARK: - Actions

    @IBAction func inputTextFieldChanged(_ sender: UITextField) {
        presenter.textFieldDidChange(sender)
    }

    @IBAction func inputCurrencyButtonPressed(_ sender: UIButton) {
        presenter.inputCurrencyButtonClicked()
    }

    @IBAction func outputCurrencyButtonPressed(_ sender: UIButton) {
        presenter.outputCurrencyButtonClicked()
    }

    @IBAction func infoButtonPressed(_ sender: UIBarButtonItem) {
        presenter.infoButtonClicked()
    }
}

// MARK: - MainViewProtocol

extension MainViewController: MainViewProtocol {
    func setInputValue(with value: String?) {
        inputTextField.text = value
    }

    func setOutputValue(with value: String?) {
        outputLabel.text = value
    }

    func setInputCurrency(_ currency: Currency) { // ~+ entity_in_view
        inputCurrencyButton.setTitle(currency.charCode, for: .normal)
    }

    func setOutputCurrency(_ currency: Currency) { // ~+ entity_in_view
        outputCurrencyButton.setTitle(currency.charCode, for: .normal)
    }

    func setRateText(with rateText: String) {
        rateLabel.text = rateText
    }

    func showPickerView(with currencies: [Currency]) { // ~+ entity_in_view
        inputTextField.resignFirstResponder()
        currencyPickerView.currencies = currencies
        currencyPickerView.isHidden = false
    }

    func hidePickerView() {
        currencyPickerView.isHidden = true
    }

    func showHUD() {
        activityIndicator.startAnimating()
    }

    func hideHUD() {
        activityIndicator.stopAnimating()
    }

    func showLoadCurrenciesAlert(with message: String) {
        let alert = UIAlertController(title: "Oops", message: message, preferredStyle: .alert)
        let retry = UIAlertAction(title: "Try again", style: .default) { [weak self] _ in
            self?.presenter.loadCurrenciesButtonClicked()
        }
        alert.addAction(retry)
        present(alert, animated: true)
    }
}
