import Foundation
import UIKit // ~ ui_import: UIKit

final class ForecastPresenter { // = presenter by name in Forecast
    var view: ForecastViewInput! // ~ weak_back_reference: ForecastViewInput
    var interactor: ForecastInteractor! // ~ protocol_boundary: ForecastInteractor
    var router: ForecastRouterInput!

    private lazy var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE"
        return formatter
    }()
}

// MARK: - ForecastModuleInput

extension ForecastPresenter: ForecastModuleInput {
    func refresh() {
        interactor.obtainForecast()
    }
}

// MARK: - ForecastViewOutput

extension ForecastPresenter: ForecastViewOutput {
    func viewIsReady() {
        view.setupInitialState(title: interactor.selectedCity?.name ?? "Forecast")
        interactor.obtainForecast()
    }

    func didPullToRefresh() {
        interactor.obtainForecast()
    }

    func didTapSearch() {
        router.openCitySearch(moduleOutput: self)
    }

    func didTapSettings() {
        router.openSettings(moduleOutput: self)
    }
}

// MARK: - ForecastInteractorOutput

extension ForecastPresenter: ForecastInteractorOutput {
    func didObtain(forecasts: [DailyForecast]) {
        view.stopRefreshing()
        view.show(days: forecasts)
        if let today = forecasts.first {
            view.show(headline: ForecastDayViewModel(forecast: today, formatter: dateFormatter))
        }
    }

    func didFailToObtainForecast() {
        view.stopRefreshing()
        view.show(errorMessage: "The forecast is not available.")
    }
}

// MARK: - CitySearchModuleOutput

extension ForecastPresenter: CitySearchModuleOutput {
    func didSelect(city: City) {
        interactor.select(city: city)
        view.setupInitialState(title: city.name)
        interactor.obtainForecast()
    }
}

// MARK: - SettingsModuleOutput

extension ForecastPresenter: SettingsModuleOutput {
    func didChange(unit: TemperatureUnit) {
        interactor.obtainForecast()
    }
}
