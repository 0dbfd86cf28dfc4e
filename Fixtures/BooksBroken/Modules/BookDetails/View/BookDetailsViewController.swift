import UIKit

final class BookDetailsViewController: UIViewController { // = view by inherits in BookDetails
    var presenter: BookDetailsPresenting!
    var bookService: BookFetching? // ~ layer_dependency: BookFetching

    private let detailsLabel = UILabel()
    private let readingListSwitch = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(detailsLabel)
        view.addSubview(readingListSwitch)
        readingListSwitch.addTarget(self, action: #selector(switchChanged), for: .valueChanged)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
        presenter.viewDidLoad()
    }

    @objc private func switchChanged() {
        presenter.didTapReadingList()
        bookService?.fetchBooks { _ in }
        UserDefaults.standard.set(readingListSwitch.isOn, forKey: "switch") // ~ data_access: UserDefaults
    }

    @objc private func closeTapped() {
        dismiss(animated: true, completion: nil) // ~ navigation_outside_router
    }
}

// MARK: - BookDetailsView

extension BookDetailsViewController: BookDetailsView {
    func show(title: String, details: String) {
        self.title = title
        detailsLabel.text = details
    }

    func show(isOnReadingList: Bool) {
        readingListSwitch.isOn = isOnReadingList
    }
}
