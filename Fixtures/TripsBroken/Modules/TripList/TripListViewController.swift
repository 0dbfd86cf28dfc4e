import UIKit

final class TripListViewController: UITableViewController { // = view by inherits in TripList

    // MARK: - Public properties -

    var presenter: TripListPresenterInterface!
    weak var wireframe: TripListWireframeInterface? // ~ layer_dependency: TripListWireframeInterface

    private var trips: [Trip] = [] // ~+ entity_in_view

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        tableView.register(TripTableViewCell.self, forCellReuseIdentifier: "TripCell")
        presenter.viewDidLoad()
    }

    // MARK: - UITableView -

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.numberOfItems
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "TripCell", for: indexPath)
        (cell as? TripTableViewCell)?.configure(with: presenter.item(at: indexPath))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        presenter.didSelect(cell, at: indexPath)
        wireframe?.showDetails(of: trips[indexPath.row])
    }
}

// MARK: - Extensions -

extension TripListViewController: TripListViewInterface {

    func reload(trips: [Trip]) { // ~+ entity_in_view
        self.trips = trips
        tableView.reloadData()
    }

    func reloadData() {
        tableView.reloadData()
    }

    func show(message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }
}
