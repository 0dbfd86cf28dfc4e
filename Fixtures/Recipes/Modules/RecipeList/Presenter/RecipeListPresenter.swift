import Foundation

final class RecipeListPresenter { // = presenter by name in RecipeList
    weak var view: RecipeListViewInput?

    private let router: RecipeListRouterInput
    private let interactor: RecipeListInteractorInput
    private var recipes: [Recipe] = []

    init(interactor: RecipeListInteractorInput, router: RecipeListRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    private func showRows() {
        view?.show(rows: recipes.map { recipe in
            RecipeRowViewModel(recipe: recipe, isFavorite: interactor.isFavorite(recipe))
        })
    }
}

// MARK: - RecipeListViewOutput

extension RecipeListPresenter: RecipeListViewOutput {
    func viewIsReady() {
        interactor.obtainRecipes()
    }

    func didSelectRow(at indexPath: IndexPath) {
        router.showDetails(of: recipes[indexPath.row], moduleOutput: self)
    }

    func didTapHelp() {
        router.openHelp()
    }
}

// MARK: - RecipeListInteractorOutput

extension RecipeListPresenter: RecipeListInteractorOutput {
    func didObtain(recipes: [Recipe]) {
        self.recipes = recipes
        showRows()
    }

    func didFailToObtainRecipes() {
        view?.present(message: "The recipes could not be loaded.", animated: true)
    }
}

// MARK: - RecipeDetailsModuleOutput

extension RecipeListPresenter: RecipeDetailsModuleOutput {
    func didChangeFavorites() {
        showRows()
    }
}
