import UIKit

class BookListViewController: UITableViewController, BookListView { // = view by inherits in BookList
    var presenter: BookListPresentation!
    weak var interactor: BookListUseCase? // ~ layer_dependency: BookListUseCase

    private var books: [Book] = [] // ~+ entity_in_view

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        tableView.register(BookCell.self, forCellReuseIdentifier: "BookCell")
        presenter.viewDidLoad()
    }

    @IBAction func sortTapped(_ sender: UIBarButtonItem) {
        presenter.didTap(sender)
        interactor?.fetchBooks()
    }

    @IBAction func firstTapped(_ sender: UIBarButtonItem) {
        presenter.router.presentDetails(for: books[0]) // ~ reach_through: BookListWireframe
    }

    // MARK: - BookListView

    func showNoContentScreen() {
        let label = UILabel()
        label.text = "No books"
        tableView.backgroundView = label
    }

    func show(_ books: [Book]) { // ~+ entity_in_view
        self.books = books
        tableView.reloadData()
    }

    func show(_ headline: BookRowViewModel) {
        title = headline.title
    }

    // MARK: - UITableView

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return books.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath)
        (cell as? BookCell)?.setup(books[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectBook(at: indexPath.row)
    }
}
