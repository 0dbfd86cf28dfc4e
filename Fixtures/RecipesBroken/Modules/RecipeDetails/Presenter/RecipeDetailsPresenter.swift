import Foundation

final class RecipeDetailsPresenter { // = presenter by name in RecipeDetails
    weak var view: RecipeDetailsViewController? // ~ protocol_boundary: RecipeDetailsViewController

    private let interactor: RecipeDetailsInteractorInput
    private let router: RecipeDetailsRouterInput = RecipeDetailsRouter() // ~ assembly_outside_builder: RecipeDetailsRouter
    private let recipeService: RecipeServiceProtocol // ~ layer_dependency: RecipeServiceProtocol
    private weak var moduleOutput: RecipeDetailsModuleOutput?
    private var recipe: Recipe?

    init(
        interactor: RecipeDetailsInteractorInput,
        recipeService: RecipeServiceProtocol // ~+ layer_dependency
    ) {
        self.interactor = interactor
        self.recipeService = recipeService
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
        recipeService.obtainRecipes { _ in }
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
