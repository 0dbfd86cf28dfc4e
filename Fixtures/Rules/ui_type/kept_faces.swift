// A second presenter of a module shares no part's stem, and is one by the view's face that it keeps weakly,
// whatever the face is called; one that keeps a face of no view is a look-alike. A base class is what the
// presenters that hold its subclasses take it for.
//- .viperlint.yml
preset: viper

//- Recipes/RecipesViewController.swift
import UIKit

protocol RecipesDisplaying: AnyObject { func render(_ names: [String]) }

final class RecipesViewController: UIViewController, RecipesDisplaying {
  var output: RecipesViewOutput?
  func render(_ names: [String]) {}
}

//- Recipes/RecipesPresenter.swift
protocol RecipesViewOutput: AnyObject {}

final class RecipesPresenter: RecipesViewOutput {
  weak var view: RecipesDisplaying?
  var interactor: RecipesInteractorInput?
}

//- Recipes/RecipesInteractor.swift
protocol RecipesInteractorInput: AnyObject {}

final class RecipesInteractor: RecipesInteractorInput {}

//- Recipes/RecipesGridPresenter.swift
import UIKit

final class RecipesGridPresenter {  // = presenter
  weak var screen: RecipesDisplaying?
  var layout: ((Int) -> NSCollectionLayoutSection?)?  // ~ ui_type: NSCollectionLayoutSection
}

//- Recipes/RecipesWordPresenter.swift
import UIKit

protocol RecipesCounting: AnyObject { func count() -> Int }

final class RecipesCounter: RecipesCounting {
  func count() -> Int { 0 }
}

final class RecipesWordPresenter {  // = none
  weak var counter: RecipesCounting?
  var layout: ((Int) -> NSCollectionLayoutSection?)?
}

//- Base/BaseInteractor.swift
class BaseInteractor<Store> {  // = interactor
  let store: Store
  init(store: Store) { self.store = store }
}

typealias StoredEngine = BaseInteractor<[String]>

//- Trips/TripsEngine.swift
import UIKit

protocol TripsLoading: AnyObject {}

final class TripsEngine: StoredEngine, TripsLoading {  // = interactor
  var accent = UIColor.red  // ~ ui_type: UIColor
}

//- Trips/TripsPresenter.swift
protocol TripsViewOutput: AnyObject {}

final class TripsPresenter: TripsViewOutput {
  weak var view: TripsDisplaying?
  let engine: TripsLoading
  init(engine: TripsLoading) { self.engine = engine }
}

//- Trips/TripsViewController.swift
import UIKit

protocol TripsDisplaying: AnyObject {}

final class TripsViewController: UIViewController, TripsDisplaying {
  var output: TripsViewOutput?
}
