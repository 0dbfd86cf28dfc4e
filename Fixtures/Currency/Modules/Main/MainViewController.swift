import UIKit

class MainViewController: UIViewController { // = view by inherits in Main
    @IBOutlet weak var inputTextField: UITextField!
    @IBOutlet weak var outputLabel: UILabel!
    @IBOutlet weak var inputCurrencyButton: UIButton!
    @IBOutlet weak var outputCurrencyButton: UIButton!
    @IBOutlet weak var rateLabel: UILabel!
    @IBOutlet weak var activityIndicator: UIActivityIndicatorView!
    @IBOutlet weak var currencyPickerView: CurrencyPickerView!

    var presenter: MainPresenterProtocol!
    let configurator: MainConfiguratorProtocol = MainConfigurator()

    let selfToAboutSegueName = "MainToAbout"

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configurator.configure(with: self)
        currencyPickerView.delegate = presenter as? CurrencyPickerViewDelegate
        inputTextField.addDoneButton()
        inputTextField.delegate = self
        presenter.configureView()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        presenter.router.prepare(for: segue, sender: sender) // ~ reach_through
    }

    // MARK: - Actions

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

// MARK: - UITextFieldDelegate

extension MainViewController: UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        let oldText = textField.text ?? ""
        guard let textRange = Range(range, in: oldText) else { return false }
        presenter.textFieldDidChange(
            to: oldText.replacingCharacters(in: textRange, with: string))
        return true
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

    func setInputCurrencyShortName(with shortName: String) {
        inputCurrencyButton.setTitle(shortName, for: .normal)
    }

    func setOutputCurrencyShortName(with shortName: String) {
        outputCurrencyButton.setTitle(shortName, for: .normal)
    }

    func setRateText(with rateText: String) {
        rateLabel.text = rateText
    }

    func showPickerView(with titles: [String]) {
        inputTextField.resignFirstResponder()
        currencyPickerView.titles = titles
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
