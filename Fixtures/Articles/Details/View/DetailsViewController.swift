import Kingfisher
import UIKit

class DetailsViewController: UIViewController { // = view by inherits in Details
    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var headlineLabel: UILabel!
    @IBOutlet weak var bylineLabel: UILabel!
    @IBOutlet weak var contentTextView: UITextView!

    var presenter: DetailsModuleInterface!

    override func viewDidLoad() {
        super.viewDidLoad()
        let action = #selector(didTapWebsite)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: action)
        presenter.updateView()
    }

    @objc private func didTapWebsite() {
        presenter.showWebsite()
    }
}

// MARK: - DetailsViewInterface

extension DetailsViewController: DetailsViewInterface {
    func showDetails(title: String, byline: String, content: String) {
        headlineLabel.text = title
        bylineLabel.text = byline
        contentTextView.text = content
    }

    func showImage(at url: URL) {
        imageView.isHidden = false
        imageView.kf.setImage(with: url, placeholder: UIImage(named: "placeholder"))
    }

    func hideImage() {
        imageView.isHidden = true
    }
}
