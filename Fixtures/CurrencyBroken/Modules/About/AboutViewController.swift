import UIKit

class AboutViewController: UIViewController, AboutViewProtocol { // = view by inherits in About
    @IBOutlet weak var urlButton: UIButton!
    @IBOutlet weak var versionLabel: UILabel!

    var presenter: AboutPresenterProtocol!
    let configurator: AboutConfiguratorProtocol = AboutConfigurator()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configurator.configure(with: self)
        presenter.configureView()
    }

    // MARK: - Actions

    @IBAction func closeButtonPressed(_ sender: UIBarButtonItem) {
        presenter.router.closeCurrentViewController() // ~ reach_through
    }

    @IBAction func urlButtonPressed(_ sender: UIButton) {
        presenter.urlButtonClicked(with: sender.currentTitle)
    }

    // MARK: - AboutViewProtocol methods

    func setUrlButtonTitle(with title: String) {
        urlButton.setTitle(title, for: .normal)
    }

    func setVersionText(with text: String) {
        versionLabel.text = text
    }
}
