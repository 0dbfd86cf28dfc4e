import Foundation

protocol CityStorageProtocol: AnyObject { // = service by conformer
    var selectedCity: City? { get set }
}

final class CityStorage: CityStorageProtocol { // = service by structure
    private let defaults: UserDefaults
    private let key = "selectedCity"

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    var selectedCity: City? {
        get {
            return defaults.data(forKey: key).flatMap { try? JSONDecoder().decode(City.self, from: $0) }
        }
        set {
            defaults.set(try? JSONEncoder().encode(newValue), forKey: key)
        }
    }
}
