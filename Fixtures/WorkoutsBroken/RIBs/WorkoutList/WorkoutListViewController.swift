import RIBs
import UIKit

protocol WorkoutListPresentableListener: AnyObject {
    func didSelectWorkout(at index: Int)
}

final class WorkoutListViewController: UITableViewController, WorkoutListPresentable { // = view by inherits in WorkoutList

    var listener: WorkoutListPresentableListener? // ~ weak_back_reference: WorkoutListPresentableListener
    weak var interactor: WorkoutListInteractor? // ~ protocol_boundary: WorkoutListInteractor
    weak var router: WorkoutListRouting? // ~ layer_dependency: WorkoutListRouting
    var workoutService: WorkoutServicing? // ~ layer_dependency: WorkoutServicing

    private var rows: [WorkoutRowViewModel] = []
    private var workouts: [Workout] = [] // ~+ entity_in_view

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Workouts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "WorkoutCell")
    }

    // MARK: - WorkoutListPresentable

    func show(workouts: [Workout]) { // ~+ entity_in_view
        self.workouts = workouts
        workoutService?.save(workouts)
    }

    func show(rows: [WorkoutRowViewModel]) {
        self.rows = rows
        tableView.reloadData()
    }

    // MARK: - UITableView

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "WorkoutCell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row].title
        cell.detailTextLabel?.text = rows[indexPath.row].duration
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        UserDefaults.standard.set(indexPath.row, forKey: "lastRow") // ~ data_access: UserDefaults
        router?.routeToSession(with: workouts[indexPath.row])
    }
}

// MARK: - WorkoutListViewControllable

extension WorkoutListViewController: WorkoutListViewControllable {
    func present(viewController: ViewControllable) {
        present(viewController.uiviewController, animated: true, completion: nil)
    }

    func dismiss(viewController: ViewControllable) {
        viewController.uiviewController.dismiss(animated: true, completion: nil)
    }
}
