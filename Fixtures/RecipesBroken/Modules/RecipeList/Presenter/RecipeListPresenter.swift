import UIKit // ~+ ui_type

final class RecipeListPresenter { // = presenter by name in RecipeList
    var view: RecipeListViewInput? // ~ weak_back_reference: RecipeListViewInput

    let router: RecipeListRouterInput

    private let interactor: RecipeListInteractor // ~ protocol_boundary: RecipeListInteractor
    private var recipes: [Recipe] = []

    init(interactor: RecipeListInteractor, router: RecipeListRouterInput) { // ~+ protocol_boundary
        self.interactor = interactor
        self.router = router
    }

    private func showRows() {
        UserDefaults.standard.set(recipes.count, forKey: "recipeCount") // ~ data_access: UserDefaults
        view?.show(recipes: recipes)
        if let first = recipes.first {
            view?.show(headline: RecipeRowViewModel(recipe: first, isFavorite: true))
        }
    }
}

// MARK: - RecipeListViewOutput

extension RecipeListPresenter: RecipeListViewOutput {
    func viewIsReady() {
        interactor.obtainRecipes()
    }

    func didSelectRow(of tableView: UITableView, at indexPath: IndexPath) { // ~+ ui_type
        tableView.deselectRow(at: indexPath, animated: true)
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
