import Foundation
import UIKit // ~+ ui_type

protocol SettingsViewModelDelegate: AnyObject { // = port
    func settingsViewModelDidChange(_ viewModel: SettingsViewModel)
}

final class SettingsViewModel { // = view_model by name in Settings
    var delegate: SettingsViewModelDelegate? // ~ weak_back_reference: SettingsViewModelDelegate
    weak var viewController: SettingsViewController? // ~ layer_dependency: SettingsViewController

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
        viewController?.title = sortTitle
        UIPasteboard.general.string = sortTitle // ~ ui_type: UIPasteboard
    }
}
