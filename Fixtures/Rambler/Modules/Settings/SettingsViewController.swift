import UIKit

final class SettingsViewController: UIViewController { // = view by inherits in Settings
    private let output: SettingsViewOutput

    private let fahrenheitSwitch = UISwitch()
    private let titleLabel = UILabel()

    init(output: SettingsViewOutput) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fahrenheitSwitch.addTarget(self, action: #selector(toggled), for: .valueChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
        view.addSubview(titleLabel)
        view.addSubview(fahrenheitSwitch)
        output.didLoad(view: self)
    }

    @objc private func toggled() {
        output.didToggleFahrenheit(isOn: fahrenheitSwitch.isOn)
    }

    @objc private func doneTapped() {
        output.didTapDone()
    }
}

// MARK: - SettingsViewInput

extension SettingsViewController: SettingsViewInput {
    func show(title: String) {
        titleLabel.text = title
    }

    func show(isFahrenheit: Bool) {
        fahrenheitSwitch.isOn = isFahrenheit
    }
}
