import Foundation

final class RecipeDetailsPresenter { // = presenter by name in RecipeDetails
    weak var view: RecipeDetailsViewInput?

    private let interactor: RecipeDetailsInteractorInput
    private let router: RecipeDetailsRouterInput
    private weak var moduleOutput: RecipeDetailsModuleOutput?
    private var recipe: Recipe?

    init(interactor: RecipeDetailsInteractorInput, router: RecipeDetailsRouterInput) {
        self.interactor = interactor
        self.router = router
    }
}

// MARK: - RecipeDetailsModuleInput

extension RecipeDetailsPresenter: RecipeDetailsModuleInput {
    func configure(with recipe: Recipe, moduleOutput: RecipeDetailsModuleOutput) {
        self.recipe = recipe
        self.moduleOutput = moduleOutput
    }
}

// MARK: - RecipeDetailsViewOutput

extension RecipeDetailsPresenter: RecipeDetailsViewOutput {
    func viewIsReady() {
        guard let recipe = recipe else { return }
        let lines = recipe.ingredients.map { "\($0.amount) \($0.name)" }
        view?.show(title: recipe.title, ingredients: lines.joined(separator: "\n"))
    }

    func didTapFavorite() {
        guard let recipe = recipe else { return }
        interactor.toggleFavorite(recipe)
    }

    func didTapClose() {
        router.close()
    }
}

// MARK: - RecipeDetailsInteractorOutput

extension RecipeDetailsPresenter: RecipeDetailsInteractorOutput {
    func didToggleFavorite(isFavorite: Bool) {
        view?.show(isFavorite: isFavorite)
        moduleOutput?.didChangeFavorites()
    }
}
