import UIKit

protocol CurrencyPickerViewDelegate: AnyObject { // = port
    func currencyPickerView(_ pickerView: CurrencyPickerView, didSelectRow row: Int)
    func currencyPickerViewDidCancel(_ pickerView: CurrencyPickerView)
}

class CurrencyPickerView: UIView { // = view by inherits
    var delegate: CurrencyPickerViewDelegate? // ~ weak_back_reference: CurrencyPickerViewDelegate

    var currencies: [Currency] = [] { // ~ also? entity_in_view: Currency
        didSet { pickerView.reloadAllComponents() }
    }

    var selectedRow: Int {
        return pickerView.selectedRow(inComponent: 0)
    }

    private let pickerView = UIPickerView()
    private let toolbar = UIToolbar()

    // MARK: - Life cycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSubviews()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSubviews()
    }

    // MARK: - Actions

    @objc private func applyButtonPressed(_ sender: UIBarButtonItem) {
        delegate?.currencyPickerView(self, didSelectRow: selectedRow)
    }

    @objc private func cancelButtonPressed(_ sender: UIBarButtonItem) {
        delegate?.currencyPickerViewDidCancel(self)
    }

    // MARK: - Private methods

    private func setUpSubviews() {
        pickerView.dataSource = self
        pickerView.delegate = self
        toolbar.items = [
            UIBarButtonItem(
                barButtonSystemItem: .cancel, target: self,
                action: #selector(cancelButtonPressed(_:))),
            UIBarButtonItem(
                barButtonSystemItem: .done, target: self, action: #selector(applyButtonPressed(_:))),
        ]
        addSubview(toolbar)
        addSubview(pickerView)
    }
}

// MARK: - UIPickerViewDataSource, UIPickerViewDelegate

extension CurrencyPickerView: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        return 1
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return currencies.count
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        return currencies[row].name
    }
}
