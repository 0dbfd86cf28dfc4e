import UIKit

class BookListViewController: UITableViewController, BookListView { // = view by inherits in BookList
    var presenter: BookListPresentation!

    private var rows: [BookRowViewModel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        tableView.register(BookCell.self, forCellReuseIdentifier: "BookCell")
        presenter.viewDidLoad()
    }

    // MARK: - BookListView

    func showNoContentScreen() {
        let label = UILabel()
        label.text = "No books"
        tableView.backgroundView = label
    }

    func show(_ rows: [BookRowViewModel]) {
        self.rows = rows
        tableView.reloadData()
    }

    // MARK: - UITableView

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath)
        (cell as? BookCell)?.setup(rows[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectBook(at: indexPath.row)
    }
}
