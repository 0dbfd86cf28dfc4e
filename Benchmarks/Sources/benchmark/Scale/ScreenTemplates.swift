/// The files of a module that face the user: the protocols, the screen, and who makes and opens it.
let screenTemplates = [
  ModuleTemplate(suffix: "Contract", text: contract),
  ModuleTemplate(suffix: "ViewController", text: viewController),
  ModuleTemplate(suffix: "Router", text: router),
  ModuleTemplate(suffix: "Assembly", text: assembly),
]

private let contract = """
  import Foundation

  /// A row as the screen shows it: texts that are ready.
  struct __Module__RowViewModel: Equatable {
    let title: String
    let subtitle: String?
    let amount: String
    let isMarked: Bool
  }

  /// What the presenter asks of the screen.
  protocol __Module__ViewInput: AnyObject {
    func show(_ rows: [__Module__RowViewModel])
    func show(title: String)
    func showEmpty(message: String)
    func showFailure(message: String)
  ?entityInViewInterface   func highlight(_ record: __Module__Record)  ~ entity_in_view
  }

  /// What the screen tells its presenter.
  protocol __Module__ViewOutput: AnyObject {
  ?reachThrough   var router: __Module__RouterInput? { get }  ~ interface_leak
    func didLoad()
    func didSelectRow(at index: Int)
  ?search   func didSearch(for text: String)
  ?paging   func didReachEnd()
    func didTapClose()
  }

  protocol __Module__InteractorInput: AnyObject {
    func load(page: Int)
    func mark(recordWithID id: String)
  ?draft   func saveDraft(_ text: String)
  }

  protocol __Module__InteractorOutput: AnyObject {
    func didLoad(_ records: [__Module__Record], isLast: Bool)
    func didMark(_ record: __Module__Record)
    func didFail(with error: Error)
  }

  protocol __Module__RouterInput: AnyObject {
    func openDetails(ofRecordWithID id: String)
    func close()
  }

  /// What others may ask of the module.
  protocol __Module__ModuleInput: AnyObject {
    func reload()
  }

  /// What the module tells whoever opened it.
  protocol __Module__ModuleOutput: AnyObject {
    func __module__DidChange(count: Int)
    func __module__DidClose()
  }
  """

private let viewController = """
  import UIKit

  final class __Module__ViewController: UIViewController {
    var output: __Module__ViewOutput?
  ?viewKnowsInteractor   var interactor: __Module__InteractorInput?  ~ layer_dependency
  ?entityInView   private var selected: __Module__Record?  ~ entity_in_view

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let messageLabel = UILabel()
  ?search   private let searchBar = UISearchBar()
    private var rows: [__Module__RowViewModel] = []

    override func viewDidLoad() {
      super.viewDidLoad()
  ?viewMakesPresenter     output = __Module__Presenter()  ~ assembly_outside_builder
  ?dataInView     title = UserDefaults.standard.string(forKey: "__module__.title")  ~ data_access
      view.backgroundColor = .systemBackground
      setUpTable()
      output?.didLoad()
    }

    private func setUpTable() {
      tableView.dataSource = self
      tableView.delegate = self
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "__module__.row")
      tableView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tableView)
      NSLayoutConstraint.activate([
        tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      tableView.backgroundView = messageLabel
      messageLabel.numberOfLines = 0
  ?search     searchBar.delegate = self
  ?search     tableView.tableHeaderView = searchBar
    }

    @objc private func closeTapped() {
  ?viewPushes     navigationController?.popViewController(animated: true)  ~ navigation_outside_router
  ?reachThrough     output?.router?.close()  ~ reach_through
      output?.didTapClose()
    }
  }

  // MARK: - __Module__ViewInput

  extension __Module__ViewController: __Module__ViewInput {
    func show(_ rows: [__Module__RowViewModel]) {
      self.rows = rows
      messageLabel.isHidden = true
      tableView.reloadData()
    }

    func show(title: String) { self.title = title }

    func showEmpty(message: String) {
      rows = []
      tableView.reloadData()
      messageLabel.text = message
      messageLabel.isHidden = false
    }

    func showFailure(message: String) {
      messageLabel.text = message
      messageLabel.isHidden = !rows.isEmpty
    }
  ?entityInViewInterface
  ?entityInViewInterface   func highlight(_ record: __Module__Record) {}
  }

  // MARK: - The table

  extension __Module__ViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "__module__.row", for: indexPath)
      let row = rows[indexPath.row]
      cell.textLabel?.text = "\\(row.title): \\(row.amount)"
      cell.detailTextLabel?.text = row.subtitle
      cell.accessoryType = row.isMarked ? .checkmark : .none
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      output?.didSelectRow(at: indexPath.row)
    }
  ?paging
  ?paging   func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
  ?paging     let end = scrollView.contentSize.height - scrollView.bounds.height
  ?paging     if scrollView.contentOffset.y >= end { output?.didReachEnd() }
  ?paging   }
  }
  ?search
  ?search extension __Module__ViewController: UISearchBarDelegate {
  ?search   func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
  ?search     output?.didSearch(for: searchText)
  ?search   }
  ?search
  ?search   func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
  ?search     searchBar.resignFirstResponder()
  ?search   }
  ?search }
  """

private let router = """
  import UIKit

  final class __Module__Router: __Module__RouterInput {
    weak var viewController: UIViewController?
  ?next   weak var nextInput: __Next__ModuleInput?

    func openDetails(ofRecordWithID id: String) {
  ?next     let screen = __Next__Assembly.make(output: nil)
  ?foreignScreen     let other = __Next__ViewController()  ~ module_boundary
  ?foreignScreen     viewController?.present(other, animated: true)
  ?next     viewController?.navigationController?.pushViewController(screen, animated: true)
    }

    func close() {
      if let navigation = viewController?.navigationController {
        navigation.popViewController(animated: true)
      } else {
        viewController?.dismiss(animated: true)
      }
    }
  }
  """

private let assembly = """
  import UIKit

  enum __Module__Assembly {
    static func make(output: __Module__ModuleOutput?) -> UIViewController {
      let viewController = __Module__ViewController()
      let presenter = __Module__Presenter()
      let interactor = __Module__Interactor(service: __Module__Service())
      let router = __Module__Router()
      viewController.output = presenter
      presenter.view = viewController
      presenter.interactor = interactor
      presenter.router = router
      presenter.moduleOutput = output
      interactor.output = presenter
      router.viewController = viewController
      return viewController
    }
  }
  """
