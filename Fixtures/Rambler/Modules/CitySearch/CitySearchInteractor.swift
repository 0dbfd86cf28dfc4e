import Foundation

protocol CitySearchInteractorOutput: AnyObject { // = presenter by conformer in CitySearch
    func didFind(cities: [City])
}

final class CitySearchInteractor: CitySearchInteractorInput { // = interactor by name in CitySearch
    weak var output: CitySearchInteractorOutput?

    private let weatherService: WeatherServiceProtocol
    private var lastQuery = ""

    init(weatherService: WeatherServiceProtocol) {
        self.weatherService = weatherService
    }

    func search(for query: String) {
        lastQuery = query
        weatherService.searchCities(named: query) { [weak self] cities in
            guard let self = self, self.lastQuery == query else { return }
            self.output?.didFind(cities: cities)
        }
    }
}
