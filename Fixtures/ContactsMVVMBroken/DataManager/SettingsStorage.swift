import UIKit // ~+ ui_type

final class SettingsStorage { // = service by structure
    weak var screen: SettingsViewController? // ~ layer_dependency: SettingsViewController

    private let key = "isSortedByLastName"

    var isSortedByLastName: Bool {
        get { return UserDefaults.standard.bool(forKey: key) }
        set {
            UserDefaults.standard.set(newValue, forKey: key)
            UIApplication.shared.isIdleTimerDisabled = newValue // ~ note ui_type: UIApplication
            screen?.title = "Saved"
        }
    }
}
