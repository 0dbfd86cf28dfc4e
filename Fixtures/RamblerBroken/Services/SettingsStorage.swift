import Foundation

protocol SettingsStorageProtocol: AnyObject { // = service by conformer
    var unit: TemperatureUnit { get set }
}

final class SettingsStorage: SettingsStorageProtocol { // = service by structure
    private let key = "temperatureUnit"

    var unit: TemperatureUnit {
        get {
            let stored = UserDefaults.standard.string(forKey: key)
            return stored.flatMap(TemperatureUnit.init(rawValue:)) ?? .celsius
        }
        set {
            UserDefaults.standard.set(newValue.rawValue, forKey: key)
        }
    }
}
