import SwiftUI // ~+ ui_type

protocol PlantServiceProtocol { // = service by conformer
    func fetchPlants() async throws -> [Plant]
    func fetchPlant(id: Int) async throws -> Plant
    func water(_ plant: Plant) async throws -> Plant
}

final class PlantService: PlantServiceProtocol { // = service by name
    weak var presenter: PlantListPresenter? // ~ layer_dependency: PlantListPresenter
    var tint: Color = .green // ~ ui_type: Color

    private let url = URL(string: "https://plants.example.com/plants")!

    func fetchPlants() async throws -> [Plant] {
        await presenter?.didSelectRow(id: 1)
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode([Plant].self, from: data)
    }

    func fetchPlant(id: Int) async throws -> Plant {
        let (data, _) = try await URLSession.shared.data(from: url.appending(path: "\(id)"))
        return try JSONDecoder().decode(Plant.self, from: data)
    }

    func water(_ plant: Plant) async throws -> Plant {
        var request = URLRequest(url: url.appending(path: "\(plant.id)/water"))
        request.httpMethod = "POST"
        let (data, _) = try await URLSession.shared.data(for: request)
        return try JSONDecoder().decode(Plant.self, from: data)
    }
}
