import Foundation

protocol ForecastInteractorInput: AnyObject { // = interactor by conformer in Forecast
    var selectedCity: City? { get }

    func select(city: City)
    func obtainForecast()
}
