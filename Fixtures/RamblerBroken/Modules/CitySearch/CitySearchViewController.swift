import UIKit

protocol CitySearchViewOutput: AnyObject { // = presenter by conformer in CitySearch
    var numberOfRows: Int { get }

    func title(ofRow row: Int) -> String
    func didChange(_ searchBar: UISearchBar) // ~ ui_type: UISearchBar
    func didSelect(row: Int)
}

final class CitySearchViewController: UIViewController { // = view by inherits in CitySearch
    // Its file is the presenter's, who calls it: to the view it is an interactor's face.
    var interactor: CitySearchInteractorInput? // ~ layer_dependency: CitySearchInteractorInput
    private let output: CitySearchViewOutput

    private let searchBar = UISearchBar()
    private let tableView = UITableView()

    init(output: CitySearchViewOutput) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.delegate = self
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "CityCell")
        view.addSubview(searchBar)
        view.addSubview(tableView)
    }
}

extension CitySearchViewController: CitySearchViewInput {
    func reload() {
        tableView.reloadData()
    }
}

extension CitySearchViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        output.didChange(searchBar)
        interactor?.search(for: searchText)
    }
}

extension CitySearchViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return output.numberOfRows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CityCell", for: indexPath)
        cell.textLabel?.text = output.title(ofRow: indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        output.didSelect(row: indexPath.row)
    }
}
