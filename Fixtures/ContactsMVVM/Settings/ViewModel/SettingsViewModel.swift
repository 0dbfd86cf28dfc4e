import Foundation

protocol SettingsViewModelDelegate: AnyObject { // = port
    func settingsViewModelDidChange(_ viewModel: SettingsViewModel)
}

final class SettingsViewModel { // = view_model by name in Settings
    weak var delegate: SettingsViewModelDelegate?

    private let storage = SettingsStorage()

    var isSortedByLastName: Bool {
        return storage.isSortedByLastName
    }

    var sortTitle: String {
        return isSortedByLastName ? "Sorted by last name" : "Sorted by first name"
    }

    func setSortedByLastName(_ isSorted: Bool) {
        storage.isSortedByLastName = isSorted
        delegate?.settingsViewModelDidChange(self)
    }
}
