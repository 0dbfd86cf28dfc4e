import Foundation

protocol LessonsNetworkServiceProtocol: AnyObject { // = service by conformer
    func fetchLessons() async throws -> [Lesson]
}

final class LessonsNetworkService: LessonsNetworkServiceProtocol { // = service by name
    private let url = URL(string: "https://lessons.example.com/lessons.json")!

    func fetchLessons() async throws -> [Lesson] {
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode([Lesson].self, from: data)
    }
}
