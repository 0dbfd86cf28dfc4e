import UIKit

final class TripDetailsViewController: UIViewController { // = view by inherits in TripDetails
    var presenter: TripDetailsPresenterInterface!

    private let tripService = TripService() // ~ layer_dependency: TripService
    private let notesLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(notesLabel)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash, target: self, action: #selector(deleteTapped))
        presenter.viewDidLoad()
    }

    @objc private func deleteTapped() {
        presenter.interactor.cancel() // ~ reach_through: TripDetailsInteractorInterface
        navigationController?.pushViewController(UIViewController(), animated: true) // ~ navigation_outside_router
    }

    private func share() {
        guard let url = URL(string: "https://trips.example.com/share") else { return }
        URLSession.shared.dataTask(with: url).resume() // ~ data_access: URLSession
        tripService.fetchTrips { _ in }
    }
}

extension TripDetailsViewController: TripDetailsViewInterface {

    func show(city: String, notes: String) {
        title = city
        notesLabel.text = notes
    }

    func show(message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }
}
