import UIKit // ~+ ui_type

protocol TripServiceProtocol: AnyObject { // = service by conformer
    func fetchTrips(completion: @escaping (Result<[Trip], Error>) -> Void)
    func delete(_ trip: Trip, completion: @escaping (Bool) -> Void)
}

final class TripService: TripServiceProtocol { // = service by name
    weak var view: TripListViewInterface? // ~ layer_dependency: TripListViewInterface

    private let baseURL = URL(string: "https://trips.example.com")!

    func fetchTrips(completion: @escaping (Result<[Trip], Error>) -> Void) {
        view?.show(message: UIDevice.current.name) // ~ note ui_type: UIDevice
        let task = URLSession.shared.dataTask(with: baseURL) { data, _, error in
            let result = Result<[Trip], Error> {
                if let error = error { throw error }
                return try JSONDecoder().decode([Trip].self, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }

    func delete(_ trip: Trip, completion: @escaping (Bool) -> Void) {
        var request = URLRequest(url: baseURL.appendingPathComponent("\(trip.id)"))
        request.httpMethod = "DELETE"
        let task = URLSession.shared.dataTask(with: request) { _, _, error in
            DispatchQueue.main.async { completion(error == nil) }
        }
        task.resume()
    }
}
