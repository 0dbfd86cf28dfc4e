import UIKit

final class RecipeListViewController: UITableViewController { // = view by inherits in RecipeList
    var output: RecipeListViewOutput!

    private var rows: [RecipeRowViewModel] = []

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
        return rows.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: RecipeCell.identifier, for: indexPath)
        (cell as? RecipeCell)?.configure(with: rows[indexPath.row])
        return cell
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        output.didSelectRow(at: indexPath)
    }
}

// MARK: - RecipeListViewInput

extension RecipeListViewController: RecipeListViewInput {
    func show(rows: [RecipeRowViewModel]) {
        self.rows = rows
        tableView.reloadData()
    }

    func present(message: String, animated: Bool) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: animated, completion: nil)
    }
}
