import UIKit

final class SettingsViewController: UIViewController { // = view by inherits in Settings
    private let viewModel = SettingsViewModel()
    private let storage = SettingsStorage() // ~ layer_dependency: SettingsStorage

    private let sortLabel = UILabel()
    private let sortSwitch = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        viewModel.delegate = self
        viewModel.viewController = self
        storage.screen = self
        sortLabel.text = viewModel.sortTitle
        sortSwitch.isOn = viewModel.isSortedByLastName
        sortSwitch.addTarget(self, action: #selector(sortSwitchChanged), for: .valueChanged)
        view.addSubview(sortLabel)
        view.addSubview(sortSwitch)
    }

    @objc private func sortSwitchChanged() {
        viewModel.setSortedByLastName(sortSwitch.isOn)
    }
}

// MARK: - SettingsViewModelDelegate

extension SettingsViewController: SettingsViewModelDelegate {
    func settingsViewModelDidChange(_ viewModel: SettingsViewModel) {
        sortLabel.text = viewModel.sortTitle
    }
}
