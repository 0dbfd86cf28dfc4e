import Foundation

protocol WeatherServiceProtocol: AnyObject { // = service by conformer
    var delegate: WeatherServiceDelegate? { get set }

    func loadForecast(for city: City)
    func searchCities(named name: String, completion: @escaping ([City]) -> Void)
}

/// What the service calls out through, whoever listens.
protocol WeatherServiceDelegate: AnyObject { // = port
    func weatherService(_ service: WeatherServiceProtocol, didLoad forecasts: [DailyForecast])
    func weatherService(_ service: WeatherServiceProtocol, didFailWith error: Error?)
}

final class WeatherService: WeatherServiceProtocol { // = service by name
    weak var delegate: WeatherServiceDelegate?

    private let session: URLSession
    private let baseURL = "https://weather.example.com"

    init(session: URLSession = .shared) {
        self.session = session
    }

    func loadForecast(for city: City) {
        load([DailyForecast].self, at: "/forecast/\(city.identifier)") { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let forecasts):
                self.delegate?.weatherService(self, didLoad: forecasts)
            case .failure(let error):
                self.delegate?.weatherService(self, didFailWith: error)
            }
        }
    }

    func searchCities(named name: String, completion: @escaping ([City]) -> Void) {
        let query = name.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
        load([City].self, at: "/cities?name=\(query)") { result in
            completion((try? result.get()) ?? [])
        }
    }

    private func load<Value: Decodable>(
        _ type: Value.Type, at path: String, completion: @escaping (Result<Value, Error>) -> Void
    ) {
        guard let url = URL(string: baseURL + path) else { return }
        let task = session.dataTask(with: url) { data, _, error in
            let result = Result<Value, Error> {
                if let error = error { throw error }
                return try JSONDecoder().decode(type, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }
}
