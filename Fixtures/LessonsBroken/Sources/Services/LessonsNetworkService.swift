import UIKit // ~+ ui_type

protocol LessonsNetworkServiceProtocol: AnyObject { // = service by conformer
    func fetchLessons() async throws -> [Lesson]
}

final class LessonsNetworkService: LessonsNetworkServiceProtocol { // = service by name
    weak var viewController: LessonListViewControllerProtocol? // ~ layer_dependency: LessonListViewControllerProtocol

    private let url = URL(string: "https://lessons.example.com/lessons.json")!

    func fetchLessons() async throws -> [Lesson] {
        let device = await UIDevice.current.name // ~ note ui_type: UIDevice
        let (data, _) = try await URLSession.shared.data(from: url.appendingPathComponent(device))
        return try JSONDecoder().decode([Lesson].self, from: data)
    }
}
