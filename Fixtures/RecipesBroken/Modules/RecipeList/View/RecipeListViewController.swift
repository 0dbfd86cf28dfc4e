import UIKit

final class RecipeListViewController: UITableViewController { // = view by inherits in RecipeList
    var output: RecipeListViewOutput!
    var favoritesStorage: FavoritesStorageProtocol? // ~ layer_dependency: FavoritesStorageProtocol

    private var recipes: [Recipe] = [] // ~+ entity_in_view

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        tableView.register(RecipeCell.self, forCellReuseIdentifier: RecipeCell.identifier)
        output.viewIsReady()
    }

    @IBAction private func helpTapped(_ sender: UIBarButtonItem) {
        output.didTapHelp()
    }

    // MARK: - UITableViewDataSource

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return recipes.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: RecipeCell.identifier, for: indexPath)
        let recipe = recipes[indexPath.row]
        cell.accessoryType = favoritesStorage?.isFavorite(recipe) == true ? .checkmark : .none
        (cell as? RecipeCell)?.configure(with: recipe)
        return cell
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        output.didSelectRow(of: tableView, at: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        output.router.openHelp() // ~ reach_through: RecipeListRouterInput
        let notes = UIViewController()
        navigationController?.pushViewController(notes, animated: true) // ~ navigation_outside_router
    }

    func reportProblem() {
        guard let url = URL(string: "https://recipes.example.com/problems") else { return }
        URLSession.shared.dataTask(with: url).resume() // ~ data_access: URLSession
    }
}

// MARK: - RecipeListViewInput

extension RecipeListViewController: RecipeListViewInput {
    func show(recipes: [Recipe]) { // ~+ entity_in_view
        self.recipes = recipes
        tableView.reloadData()
    }

    func show(headline: RecipeRowViewModel) {
        title = headline.title
    }

    func present(message: String, animated: Bool) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: animated, completion: nil)
    }
}
