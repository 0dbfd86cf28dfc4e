import Foundation

protocol LessonsPersistenceServiceProtocol: AnyObject { // = service by conformer
    func fetchLesson(id: Int) async -> Lesson?
    func save(lessons: [Lesson]) async
}

final class LessonsPersistenceService: LessonsPersistenceServiceProtocol { // = service by name
    private let defaults = UserDefaults.standard
    private let key = "lessons"

    func fetchLesson(id: Int) async -> Lesson? {
        let data = defaults.data(forKey: key) ?? Data()
        let lessons = (try? JSONDecoder().decode([Lesson].self, from: data)) ?? []
        return lessons.first { $0.id == id }
    }

    func save(lessons: [Lesson]) async {
        defaults.set(try? JSONEncoder().encode(lessons), forKey: key)
    }
}
