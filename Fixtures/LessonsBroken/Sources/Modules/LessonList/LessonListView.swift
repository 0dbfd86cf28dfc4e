import UIKit

protocol LessonListViewDelegate: AnyObject {
    func lessonListView(_ view: LessonListView, didSelectLesson lessonID: Int)
}

final class LessonListView: UIView { // = view by inherits in LessonList
    var delegate: LessonListViewDelegate? // ~ weak_back_reference: LessonListViewDelegate

    private let tableView = UITableView()
    private var lessons: [LessonListViewModel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "LessonCell")
        addSubview(tableView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func update(first lesson: Lesson) { // ~ also? entity_in_view: Lesson
        accessibilityLabel = lesson.title
    }

    func update(lessons: [LessonListViewModel]) {
        self.lessons = lessons
        tableView.reloadData()
    }
}

extension LessonListView: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return lessons.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "LessonCell", for: indexPath)
        cell.textLabel?.text = lessons[indexPath.row].title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.lessonListView(self, didSelectLesson: lessons[indexPath.row].lessonID)
    }
}
