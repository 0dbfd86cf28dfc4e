import UIKit

final class RecipeDetailsViewController: UIViewController { // = view by inherits in RecipeDetails
    var output: RecipeDetailsViewOutput!

    private let ingredientsLabel = UILabel()
    private let favoriteButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        ingredientsLabel.numberOfLines = 0
        favoriteButton.addTarget(self, action: #selector(favoriteTapped), for: .touchUpInside)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
        view.addSubview(ingredientsLabel)
        view.addSubview(favoriteButton)
        output.viewIsReady()
    }

    @objc private func favoriteTapped() {
        output.didTapFavorite()
    }

    @objc private func closeTapped() {
        output.didTapClose()
    }
}

// MARK: - RecipeDetailsViewInput

extension RecipeDetailsViewController: RecipeDetailsViewInput {
    func show(title: String, ingredients: String) {
        self.title = title
        ingredientsLabel.text = ingredients
    }

    func show(isFavorite: Bool) {
        favoriteButton.setTitle(isFavorite ? "★" : "☆", for: .normal)
    }
}
