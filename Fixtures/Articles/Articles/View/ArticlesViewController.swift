import UIKit

class ArticlesViewController: UIViewController, ArticlesViewInterface { // = view by inherits in Articles
    private enum CellIdentifier { // = none
        static let article = "ArticleTableViewCell"
    }

    @IBOutlet weak var articlesTableView: UITableView!
    @IBOutlet weak var noContentView: UIView!

    var presenter: ArticlesModuleInterface!

    private var articles: [Article] = [] // ~+ entity_in_view

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Articles", comment: "Title of the list")
        setUpTableView()
        presenter.updateView()
    }

    // MARK: - ArticlesViewInterface

    func showArticlesData(articles: [Article]) { // ~+ entity_in_view
        self.articles = articles
        noContentView.isHidden = true
        articlesTableView.isHidden = false
        articlesTableView.reloadData()
    }

    func showNoContentScreen() {
        articlesTableView.isHidden = true
        noContentView.isHidden = false
    }

    // MARK: - Private

    private func setUpTableView() {
        let nib = UINib(nibName: CellIdentifier.article, bundle: nil)
        articlesTableView.register(nib, forCellReuseIdentifier: CellIdentifier.article)
        articlesTableView.rowHeight = UITableView.automaticDimension
        articlesTableView.estimatedRowHeight = 96
        articlesTableView.dataSource = self
        articlesTableView.delegate = self
    }
}

// MARK: - UITableViewDataSource

extension ArticlesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return articles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = CellIdentifier.article
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        if let articleCell = cell as? ArticleTableViewCell {
            let article = articles[indexPath.row]
            articleCell.show(title: article.title, author: article.author, date: article.date)
        }
        return cell
    }
}

// MARK: - UITableViewDelegate

extension ArticlesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.showDetails(for: articles[indexPath.row])
    }
}
