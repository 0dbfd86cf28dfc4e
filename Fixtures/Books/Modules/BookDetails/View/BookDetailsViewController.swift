import UIKit

final class BookDetailsViewController: UIViewController { // = view by inherits in BookDetails
    var presenter: BookDetailsPresenting!

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
    }

    @objc private func closeTapped() {
        presenter.didTapClose()
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
