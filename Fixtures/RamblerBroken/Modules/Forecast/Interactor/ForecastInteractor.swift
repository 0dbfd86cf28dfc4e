import Foundation
import SwiftUI // ~ ui_import: SwiftUI

final class ForecastInteractor { // = interactor by name in Forecast
    var output: ForecastInteractorOutput! // ~ weak_back_reference: ForecastInteractorOutput

    private let weatherService: WeatherService // ~ protocol_boundary: WeatherService
    private let cityStorage: CityStorageProtocol

    init(weatherService: WeatherService, cityStorage: CityStorageProtocol) { // ~+ protocol_boundary
        self.weatherService = weatherService
        self.cityStorage = cityStorage
        weatherService.delegate = self
    }
}

// MARK: - ForecastInteractorInput

extension ForecastInteractor: ForecastInteractorInput {
    var selectedCity: City? {
        return cityStorage.selectedCity
    }

    func select(city: City) {
        cityStorage.selectedCity = city
    }

    func obtainForecast() {
        guard let city = cityStorage.selectedCity else {
            output.didFailToObtainForecast()
            return
        }
        weatherService.loadForecast(for: city)
    }
}

// MARK: - WeatherServiceDelegate

extension ForecastInteractor: WeatherServiceDelegate {
    func weatherService(_ service: WeatherServiceProtocol, didLoad forecasts: [DailyForecast]) {
        output.didObtain(forecasts: forecasts.sorted { $0.date < $1.date })
    }

    func weatherService(_ service: WeatherServiceProtocol, didFailWith error: Error?) {
        output.didFailToObtainForecast()
    }
}
