import Testing

/// The traps of real code that lie in names: what a linter by suffixes takes for something else.
@Suite struct `Traps in names` {
  @Test func `trap 1: protocols named like role classes`() {
    check(
      """
      //- Modules/Cars/Contract/CarsContract.swift
      protocol CarsView: AnyObject { func show() }  // = view by conformer in Cars
      protocol CarsPresentation: AnyObject { func didLoad() }  // = presenter by conformer in Cars
      protocol CarsUseCase: AnyObject { func load() }  // = interactor by conformer in Cars
      protocol CarsInteractorOutput: AnyObject { func loaded() }  // = presenter by conformer in Cars
      protocol CarsWireframe: AnyObject { func close() }  // = router by conformer in Cars

      //- Modules/Cars/View/CarsViewController.swift
      import UIKit

      final class CarsViewController: UIViewController, CarsView {
        var presentation: CarsPresentation!
        var wireframe: CarsWireframe!  // ~ layer_dependency: CarsWireframe
        func show() {}
      }

      //- Modules/Cars/Presenter/CarsPresenter.swift
      final class CarsPresenter: CarsPresentation, CarsInteractorOutput {
        weak var view: CarsView?
        weak var controller: CarsViewController?  // ~ protocol_boundary: CarsViewController
        var interactor: CarsUseCase?
        var wireframe: CarsWireframe?
        func didLoad() {}
        func loaded() {}
      }

      //- Modules/Cars/Interactor/CarsInteractor.swift
      final class CarsInteractor: CarsUseCase {
        weak var output: CarsInteractorOutput?
        func load() {}
      }

      //- Modules/Cars/Router/CarsRouter.swift
      final class CarsRouter: CarsWireframe {
        weak var view: CarsViewController?
        func close() {}
      }
      """)
  }

  @Test func `trap 1: one class that serves every module by empty conformances`() {
    check(
      """
      //- Core/CoreInteractor.swift
      final class CoreInteractor {
        func load() {}
      }

      //- Intro/IntroInteractor.swift
      protocol IntroInteractor { func load() }  // = interactor in Intro
      extension CoreInteractor: IntroInteractor {}

      //- Intro/IntroPresenter.swift
      import Combine

      final class IntroPresenter: ObservableObject {  // = presenter by name in Intro
        let interactor: IntroInteractor
        let core: CoreInteractor  // ~ protocol_boundary: CoreInteractor
        init(interactor: IntroInteractor, core: CoreInteractor) {  // ~+ protocol_boundary
          self.interactor = interactor
          self.core = core
        }
      }

      //- Intro/IntroScreen.swift
      import SwiftUI

      struct IntroScreen: View {
        @StateObject var presenter: IntroPresenter
        var body: some View { Text("Intro") }
      }

      //- Home/HomeInteractor.swift
      protocol HomeInteractor { func load() }  // = interactor in Home
      extension CoreInteractor: HomeInteractor {}

      //- Home/HomePresenter.swift
      import Combine

      final class HomePresenter: ObservableObject {
        let interactor: HomeInteractor
        init(interactor: HomeInteractor) { self.interactor = interactor }
      }

      //- Home/HomeScreen.swift
      import SwiftUI

      struct HomeScreen: View {
        @StateObject var presenter: HomePresenter
        var body: some View { Text("Home") }
      }
      """)
  }

  @Test func `trap 1: a class named like a protocol and a structure named like one`() {
    check(
      """
      //- Detail/DetailRouter.swift
      import UIKit

      protocol DetailRouterable { func close() }  // = router in Detail
      struct DetailRouterInput { let id: String }  // = none

      final class DetailRouterOutput: DetailRouterable {  // = router in Detail
        weak var view: UIViewController?
        func close() { view?.dismiss(animated: true) }
      }

      //- Detail/DetailPresenter.swift
      protocol DetailPresenterable { func didLoad() }

      final class DetailPresenter: DetailPresenterable {
        let input: DetailRouterInput
        let router: DetailRouterable
        init(input: DetailRouterInput, router: DetailRouterable) {
          self.input = input
          self.router = router
        }
        func didLoad() {}
        func reuse(_ router: DetailRouterOutput) {}  // ~ protocol_boundary: DetailRouterOutput
      }

      //- Detail/DetailViewController.swift
      import UIKit

      final class DetailViewController: UIViewController {
        var presenter: DetailPresenterable?
      }
      """)
  }

  @Test func `trap 2: names that tell the direction and not the role`() {
    check(
      """
      //- Papers/PapersPresenter.swift
      protocol PapersPresenterOutput: AnyObject { func show() }  // = view by conformer
      protocol PapersPresenterInput: AnyObject { func loaded() }  // = presenter by conformer

      final class PapersPresenter: PapersPresenterInput, PapersModuleInterface {
        weak var output: PapersPresenterOutput?
        var interactor: PapersInteractorInput?
        func loaded() {}
        func didLoad() {}
      }

      //- Papers/PapersModuleInterface.swift
      protocol PapersModuleInterface: AnyObject { func didLoad() }  // = presenter by conformer

      //- Papers/PapersInteractor.swift
      protocol PapersInteractorInput: AnyObject { func load() }

      final class PapersInteractor: PapersInteractorInput {
        weak var presenter: PapersPresenterInput?
        weak var screen: PapersScreenProtocol?  // ~ layer_dependency: PapersScreenProtocol
        func load() { presenter?.loaded() }
      }

      //- Papers/PapersScreenProtocol.swift
      protocol PapersScreenProtocol: AnyObject { func reload() }  // = view by conformer

      //- Papers/PapersViewController.swift
      import UIKit

      final class PapersViewController: UIViewController, PapersPresenterOutput,
        PapersScreenProtocol, PapersHeaderViewDelegate
      {
        var eventHandler: PapersModuleInterface?
        let header = PapersHeaderView()
        func show() {}
        func reload() {}
        func headerDidTap() {}
      }

      //- Papers/PapersHeaderView.swift
      import UIKit

      protocol PapersHeaderViewDelegate: AnyObject { func headerDidTap() }

      final class PapersHeaderView: UIView {
        weak var delegate: PapersHeaderViewDelegate?
      }
      """)
  }

  @Test func `trap 3: role words inside of names`() {
    check(
      """
      //- Feed/FeedProtocols.swift
      protocol FeedViewProtocol: AnyObject { func show() }  // = view by conformer
      protocol FeedPresenterProtocol: AnyObject { func didLoad() }
      protocol FeedInteractorInputProtocol: AnyObject { func load() }
      protocol FeedWireframeProtocol: AlertPresentable, ErrorPresentable {}  // = router by conformer

      //- Common/Presentable.swift
      import UIKit

      protocol AlertPresentable { func present(message: String, from view: UIViewController?) }
      protocol ErrorPresentable { func present(error: Error, from view: UIViewController?) }

      //- Feed/FeedInteractorDependencies.swift
      struct FeedInteractorDependencies {  // = none
        let name: String
      }

      //- Feed/FeedViewModelFactory.swift
      protocol FeedViewModelFactoryProtocol { func make() -> FeedViewModel }

      final class FeedViewModelFactory: FeedViewModelFactoryProtocol {  // = none
        func make() -> FeedViewModel { FeedViewModel(title: "") }
      }

      struct FeedViewModel { let title: String }  // = view_model by name

      //- Feed/FeedViewFactory.swift
      import UIKit

      final class FeedViewFactory {  // = builder by name
        static func createView() -> UIViewController {
          let interactor = FeedInteractor(dependencies: FeedInteractorDependencies(name: ""))
          let presenter = FeedPresenter(factory: FeedViewModelFactory())
          presenter.interactor = interactor
          presenter.wireframe = FeedWireframe()
          let view = FeedViewController()
          view.presenter = presenter
          return view
        }
      }

      //- Feed/FeedViewController.swift
      import UIKit

      final class FeedViewController: UIViewController, FeedViewProtocol {
        var presenter: FeedPresenterProtocol?
        var factory: FeedViewFactory?
        var cells: FeedViewModelFactoryProtocol?
        func show() {}
      }

      //- Feed/FeedPresenter.swift
      final class FeedPresenter: FeedPresenterProtocol {
        weak var view: FeedViewProtocol?
        var interactor: FeedInteractorInputProtocol?
        var wireframe: FeedWireframeProtocol?
        var views: FeedViewFactory?  // ~ layer_dependency: FeedViewFactory
        let factory: FeedViewModelFactory
        init(factory: FeedViewModelFactory) { self.factory = factory }
        func didLoad() {}
      }

      //- Feed/FeedInteractor.swift
      final class FeedInteractor: FeedInteractorInputProtocol {
        let dependencies: FeedInteractorDependencies
        init(dependencies: FeedInteractorDependencies) { self.dependencies = dependencies }
        func load() {}
      }

      //- Feed/FeedWireframe.swift
      import UIKit

      final class FeedWireframe: FeedWireframeProtocol {
        func present(message: String, from view: UIViewController?) {}
        func present(error: Error, from view: UIViewController?) {}
      }
      """)
  }

  @Test func `trap 4: look-alikes of UIKit, of networking and of cell presenters`() {
    check(
      """
      //- Common/BottomSheetPresenter.swift
      import UIKit

      final class BottomSheetPresenter: UIPresentationController {  // = none
        var dimming: UIView?
      }

      final class TransitioningPresenter: NSObject, UIViewControllerAnimatedTransitioning {  // = none
        var image: UIImage?
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> Double { 0 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {}
      }

      //- Chat/BaseMessagePresenter.swift
      import UIKit

      open class BaseMessagePresenter<BubbleT, ModelT> {  // = none
        var size: CGSize = .zero
        func color() -> UIColor { .red }
      }

      //- Network/AuthRouter.swift
      import UIKit

      enum AuthRouter: URLRequestConvertible {  // = none
        case login(UIImage)
        case logout
      }

      enum HydraRouter { case direct, hub }  // = none

      //- Feed/FeedPresenter.swift
      final class FeedPresenter: FeedViewOutput {  // = presenter
        let route: HydraRouter = .direct
        func configure(_ cell: UICollectionViewCell) {}  // ~ ui_type: UICollectionViewCell
      }

      //- Feed/FeedViewController.swift
      import UIKit

      protocol FeedViewOutput: AnyObject {}

      final class FeedViewController: UIViewController {
        var output: FeedViewOutput?
        let route: HydraRouter = .hub
      }
      """)
  }

  @Test func `trap 20: names per direction, caller first`() {
    check(
      """
      //- Movies/MoviesProtocols.swift
      protocol MoviesPresenterToViewProtocol: AnyObject { func show() }  // = view by conformer
      protocol MoviesViewToPresenterProtocol: AnyObject { func didLoad() }  // = presenter by conformer
      protocol MoviesPresenterToInteractorProtocol: AnyObject { func load() }  // = interactor by conformer
      protocol MoviesInteractorToPresenterProtocol: AnyObject { func loaded() }  // = presenter by conformer
      protocol MoviesPresenterToRouterProtocol: AnyObject { func open() }  // = router by conformer

      //- Movies/MoviesViewController.swift
      import UIKit

      final class MoviesViewController: UIViewController, MoviesPresenterToViewProtocol {
        var presenter: MoviesViewToPresenterProtocol?
        var interactor: MoviesPresenterToInteractorProtocol?
        // ~^ layer_dependency: MoviesPresenterToInteractorProtocol
        func show() {}
      }

      //- Movies/MoviesPresenter.swift
      final class MoviesPresenter: MoviesViewToPresenterProtocol, MoviesInteractorToPresenterProtocol {
        weak var view: MoviesPresenterToViewProtocol?
        var interactor: MoviesPresenterToInteractorProtocol?
        var router: MoviesPresenterToRouterProtocol?
        func didLoad() {}
        func loaded() {}
      }

      //- Movies/MoviesInteractor.swift
      final class MoviesInteractor: MoviesPresenterToInteractorProtocol {
        weak var presenter: MoviesInteractorToPresenterProtocol?
        func load() {}
      }

      //- Movies/MoviesRouter.swift
      final class MoviesRouter: MoviesPresenterToRouterProtocol {
        func open() {}
      }
      """)
  }

  @Test func `trap 20: a name per direction counts where nobody conforms`() {
    check(
      """
      //- Actors/ActorsProtocols.swift
      protocol ActorsPresenterToViewProtocol: AnyObject { func show() }  // = view by name
      protocol ActorsViewToPresenterProtocol: AnyObject { func didLoad() }  // = presenter by conformer

      //- Actors/ActorsPresenter.swift
      final class ActorsPresenter: ActorsViewToPresenterProtocol {
        weak var view: ActorsPresenterToViewProtocol?
        func didLoad() {}
      }

      //- Actors/ActorsInteractor.swift
      final class ActorsInteractor {
        weak var view: ActorsPresenterToViewProtocol?  // ~ layer_dependency: ActorsPresenterToViewProtocol
      }
      """)
  }
}
