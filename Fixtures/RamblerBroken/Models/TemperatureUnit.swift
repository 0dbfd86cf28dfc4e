import Foundation

enum TemperatureUnit: String { // = entity by deduced
    case celsius
    case fahrenheit
}
