import Foundation

protocol CitySearchInteractorOutput: AnyObject { // = presenter by conformer in CitySearch
    func didFind(cities: [City])
}

/// Declared where it is called, so the interactor knows no router by it.
protocol CitySearchLimitHandling: AnyObject {
    func didReachSearchLimit()
}

final class CitySearchInteractor: CitySearchInteractorInput { // = interactor by name in CitySearch
    var outputs: [CitySearchInteractorOutput] = [] // ~ weak_back_reference: CitySearchInteractorOutput
    weak var view: CitySearchViewInput? // ~ layer_dependency: CitySearchViewInput
    weak var limitHandler: CitySearchLimitHandling?

    private let weatherService: WeatherServiceProtocol
    private var lastQuery = ""

    init(weatherService: WeatherServiceProtocol) {
        self.weatherService = weatherService
    }

    func search(for query: String) {
        lastQuery = query
        weatherService.searchCities(named: query) { [weak self] cities in
            guard let self = self, self.lastQuery == query else { return }
            self.outputs.forEach { $0.didFind(cities: cities) }
            self.view?.reload()
            if cities.count > 100 {
                self.limitHandler?.didReachSearchLimit()
            }
        }
    }
}
