import UIKit // ~+ ui_type

protocol CitySearchViewInput: AnyObject { // = view by conformer in CitySearch
    func reload()
}

protocol CitySearchInteractorInput: AnyObject { // = interactor by conformer in CitySearch
    func search(for query: String)
}

protocol CitySearchRouterInput: AnyObject { // = router by conformer in CitySearch
    func close()
}

final class CitySearchPresenter { // = presenter by name in CitySearch
    weak var view: CitySearchViewInput?

    private let interactor: CitySearchInteractorInput
    private let router: CitySearchRouterInput
    private var moduleOutput: CitySearchModuleOutput? // ~ weak_back_reference: CitySearchModuleOutput
    private var cities: [City] = []

    init(
        interactor: CitySearchInteractorInput,
        router: CitySearchRouterInput,
        moduleOutput: CitySearchModuleOutput?
    ) {
        self.interactor = interactor
        self.router = router
        self.moduleOutput = moduleOutput
    }
}

extension CitySearchPresenter: CitySearchViewOutput {
    var numberOfRows: Int {
        return cities.count
    }

    func title(ofRow row: Int) -> String {
        return "\(cities[row].name), \(cities[row].country)"
    }

    func didChange(_ searchBar: UISearchBar) { // ~+ ui_type
        guard let query = searchBar.text, query.count > 2 else { return }
        interactor.search(for: query)
    }

    func didSelect(row: Int) {
        moduleOutput?.didSelect(city: cities[row])
        router.close()
    }
}

extension CitySearchPresenter: CitySearchInteractorOutput {
    func didFind(cities: [City]) {
        self.cities = cities
        view?.reload()
    }
}
