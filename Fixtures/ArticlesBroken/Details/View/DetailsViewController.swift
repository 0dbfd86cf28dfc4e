import Kingfisher
import UIKit

class DetailsViewController: UIViewController { // = view by inherits in Details
    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var headlineLabel: UILabel!
    @IBOutlet weak var bylineLabel: UILabel!
    @IBOutlet weak var contentTextView: UITextView!

    var presenter: DetailsModuleInterface!
    var article: Article? // ~ entity_in_view: Article

    override func viewDidLoad() {
        super.viewDidLoad()
        let action = #selector(didTapWebsite)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: action)
        presenter.updateView()
    }

    @objc private func didTapWebsite() {
        guard let website = article?.website?.trimmed(), let url = URL(string: website) else {
            return
        }
        presenter.wireframe.presentWebsite(at: url) // ~ reach_through
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
