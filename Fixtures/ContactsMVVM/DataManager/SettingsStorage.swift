import Foundation

final class SettingsStorage { // = service by structure
    private let key = "isSortedByLastName"

    var isSortedByLastName: Bool {
        get { return UserDefaults.standard.bool(forKey: key) }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}
