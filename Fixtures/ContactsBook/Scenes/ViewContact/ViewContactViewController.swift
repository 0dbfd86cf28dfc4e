import UIKit

protocol ViewContactDisplayLogic: AnyObject { // = view by conformer in ViewContact
    func displayContact(viewModel: ViewContact.ShowContact.ViewModel)
}

class ViewContactViewController: UIViewController, ViewContactDisplayLogic { // = view by inherits in ViewContact
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var phoneLabel: UILabel!

    var interactor: ViewContactBusinessLogic?
    var router: (NSObjectProtocol & ViewContactDataPassing)?

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        let interactor = ViewContactInteractor()
        let presenter = ViewContactPresenter()
        let router = ViewContactRouter()
        self.interactor = interactor
        self.router = router
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        interactor?.showContact(request: ViewContact.ShowContact.Request())
    }

    func displayContact(viewModel: ViewContact.ShowContact.ViewModel) {
        nameLabel.text = viewModel.name
        phoneLabel.text = viewModel.phone
    }
}
