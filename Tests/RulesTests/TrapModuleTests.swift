import Testing

/// The traps of real code that lie in folders, members and files that are nobody's work.
@Suite struct `Traps in modules` {
  @Test func `trap 5: folders of roles, folders with spaces, modules in modules`() {
    check(
      """
      //- App/Modules/List/User Interface/View/ListViewController.swift
      import UIKit

      final class ListViewController: UIViewController {  // = view by inherits in List
        var eventHandler: ListViewOutput?
      }

      //- App/Modules/List/User Interface/Presenter/ListPresenter.swift
      protocol ListViewOutput {}

      final class ListPresenter: ListViewOutput {  // = presenter by name in List
        var interactor: ListInteractorInput?
        var market: SelectMarketInteractorInput?  // ~ module_boundary: SelectMarketInteractorInput
      }

      //- App/Modules/List/Application Logic/Interactor/ListInteractor.swift
      protocol ListInteractorInput {}

      final class ListInteractor: ListInteractorInput {}  // = interactor by name in List

      //- App/Modules/List/Application Logic/Interactor/ListCountInteractor.swift
      final class ListCountInteractor: ListInteractorInput {}  // = interactor in List

      //- App/Modules/SwapFlow/SelectMarket/SelectMarketPresenter.swift
      protocol SelectMarketViewOutput {}

      final class SelectMarketPresenter: SelectMarketViewOutput {  // = presenter by name in SelectMarket
        var interactor: SelectMarketInteractorInput?
      }

      //- App/Modules/SwapFlow/SelectMarket/SelectMarketInteractor.swift
      protocol SelectMarketInteractorInput {}

      final class SelectMarketInteractor: SelectMarketInteractorInput {}

      //- App/Modules/SwapFlow/SelectMarket/View/SelectMarketViewController.swift
      import UIKit

      final class SelectMarketViewController: UIViewController {
        var output: SelectMarketViewOutput?
        let row = SelectMarketCell()
      }

      //- App/Modules/SwapFlow/SelectMarket/UIComponents/Cells/SelectMarketCell.swift
      import UIKit

      final class SelectMarketCell: UITableViewCell {}  // = view by inherits in SelectMarket

      //- App/Modules/SwapFlow/Confirm/ConfirmPresenter.swift
      protocol ConfirmViewOutput {}

      final class ConfirmPresenter: ConfirmViewOutput {  // = presenter by name in Confirm
        var market: SelectMarketInteractorInput?  // ~ module_boundary: SelectMarketInteractorInput
      }

      //- App/Modules/SwapFlow/Confirm/ConfirmViewController.swift
      import UIKit

      final class ConfirmViewController: UIViewController {
        var output: ConfirmViewOutput?
      }
      """)
  }

  @Test func `trap 6: variables named like components`() {
    check(
      """
      //- Backup/BackupRouter.swift
      import UIKit

      protocol BackupRouterInput { func close() }

      final class BackupRouter: BackupRouterInput {
        weak var controller: UIViewController?

        func close() {
          let presenter = controller?.navigationController?.presentingViewController
          presenter?.router.close()
          let interactor = controller?.view
          interactor?.presenter.load()
        }

        func closeThrough(_ view: BackupViewController) {
          _ = view.output  // ~ reach_through: BackupViewOutput
        }
      }

      //- Backup/BackupPresenter.swift
      protocol BackupViewOutput: AnyObject { func didLoad() }
      protocol BackupDisplay: AnyObject { func show() }  // = view by conformer

      final class BackupPresenter: BackupViewOutput {
        weak var viewController: BackupDisplay?
        var router: BackupRouterInput?
        func didLoad() { viewController?.show() }
      }

      //- Backup/BackupViewController.swift
      import UIKit

      final class BackupViewController: UIViewController, BackupDisplay {
        var output: BackupViewOutput?
        func show() {}
      }
      """)
  }

  @Test func `trap 7: calls named for showing are no references`() {
    check(
      """
      //- Note/NotePresenter.swift
      protocol NoteViewOutput: AnyObject { func didLoad() }
      protocol NoteModuleOutput: AnyObject { func presentLastStep() }

      final class NotePresenter: NoteViewOutput {
        weak var view: NoteViewInput?
        var router: NoteRouterInput?
        weak var moduleOutput: NoteModuleOutput?

        func didLoad() {
          view?.present(message: "", animated: true)
          router?.dismiss(view: view)
          moduleOutput?.presentLastStep()
        }
      }

      //- Note/NoteViewController.swift
      import UIKit

      protocol NoteViewInput: AnyObject { func present(message: String, animated: Bool) }

      final class NoteViewController: UIViewController, NoteViewInput {
        var output: NoteViewOutput?
        func present(message: String, animated: Bool) {}
      }

      //- Note/NoteRouter.swift
      protocol NoteRouterInput { func dismiss(view: NoteViewInput?) }

      final class NoteRouter: NoteRouterInput {
        func dismiss(view: NoteViewInput?) {}
        func present(from view: NoteViewController) {
          view.output?.didLoad()  // ~ reach_through: NoteViewOutput
        }
      }
      """)
  }

  @Test func `trap 13: a builder in a router is a member, not the type`() {
    check(
      """
      //- Game/GameWireframe.swift
      import UIKit

      protocol GameWireframeInterface: AnyObject {}

      final class GameWireframe: GameWireframeInterface {  // = router by name
        weak var controller: GameViewController?
        lazy var prepared: GameInteractor = GameInteractor()

        init(service: GameInteractorInterface) {
          let controller = GameViewController()
          let presenter = GamePresenter(interactor: service, wireframe: self)
          controller.presenter = presenter
          self.controller = controller
        }

        func replay(_ interactor: GameInteractorInterface) {}  // ~ layer_dependency: GameInteractorInterface
      }

      //- Game/GameViewController.swift
      import UIKit

      final class GameViewController: UIViewController {
        var presenter: GamePresenterInterface?
      }

      //- Game/GamePresenter.swift
      protocol GamePresenterInterface: AnyObject {}

      final class GamePresenter: GamePresenterInterface {
        let interactor: GameInteractorInterface
        weak var wireframe: GameWireframeInterface?
        init(interactor: GameInteractorInterface, wireframe: GameWireframeInterface) {
          self.interactor = interactor
          self.wireframe = wireframe
        }
      }

      //- Game/GameInteractor.swift
      protocol GameInteractorInterface: AnyObject {}

      final class GameInteractor: GameInteractorInterface {}
      """)
  }

  @Test func `trap 14: templates, generated files and mocks are not checked`() {
    check(
      """
      //- Templates/___FILEBASENAME___Presenter.swift
      import UIKit

      final class ___VARIABLE_productName___Presenter {
        var interactor: ___VARIABLE_productName___Interactor?
        var view: UIView?
      }

      //- Tests/ArticlesTests/ArticlesPresenterMock.swift
      import UIKit

      final class ArticlesPresenterMock: ArticlesViewOutput {
        var view: UIView?
      }

      //- Articles/Generated/ArticlesGeneratedPresenter.swift
      // Generated using Sourcery 2.0 — DO NOT EDIT
      import UIKit

      final class ArticlesGeneratedPresenter: ArticlesViewOutput {
        var view: UIView?
      }

      //- Articles/ArticlesPresenter.swift
      import UIKit  // ~+ ui_type

      final class ArticlesPresenter: ArticlesViewOutput {
        weak var view: UIView?  // ~ ui_type: UIView
      }

      //- Articles/ArticlesViewController.swift
      import UIKit

      protocol ArticlesViewOutput: AnyObject {}

      final class ArticlesViewController: UIViewController {
        var output: ArticlesViewOutput?
      }
      """)
  }

  @Test func `trap 15: two dialects and a legacy folder in one code base`() {
    check(
      """
      //- App/Modules/Stake/StakeProtocols.swift
      protocol StakeViewProtocol: AnyObject {}
      protocol StakePresenterProtocol: AnyObject {}
      protocol StakeInteractorInputProtocol: AnyObject {}
      protocol StakeInteractorOutputProtocol: AnyObject {}
      protocol StakeWireframeProtocol: AnyObject {}

      //- App/Modules/Stake/StakeViewController.swift
      import UIKit

      final class StakeViewController: UIViewController, StakeViewProtocol {
        let presenter: StakePresenterProtocol
        init(presenter: StakePresenterProtocol) { self.presenter = presenter }
      }

      //- App/Modules/Stake/StakePresenter.swift
      final class StakePresenter: StakePresenterProtocol, StakeInteractorOutputProtocol {
        weak var view: StakeViewProtocol?
        let wireframe: StakeWireframe  // ~ protocol_boundary: StakeWireframe
        let interactor: StakeInteractorInputProtocol
        init(wireframe: StakeWireframe, interactor: StakeInteractorInputProtocol) {
          self.wireframe = wireframe
          self.interactor = interactor
        }
      }

      //- App/Modules/Stake/StakeInteractor.swift
      final class StakeInteractor: StakeInteractorInputProtocol {
        weak var presenter: StakeInteractorOutputProtocol!
      }

      //- App/Modules/Stake/StakeWireframe.swift
      final class StakeWireframe: StakeWireframeProtocol {}

      //- App/Modules/Market/MarketViewController.swift
      import UIKit

      protocol MarketViewOutput: AnyObject { func didLoad(view: MarketViewInput) }  // = presenter by conformer

      final class MarketViewController: UIViewController, MarketViewInput {
        private let output: MarketViewOutput
        init(output: MarketViewOutput) { self.output = output }
      }

      //- App/Modules/Market/MarketPresenter.swift
      protocol MarketViewInput: AnyObject {}  // = view by conformer
      protocol MarketInteractorInput: AnyObject {}  // = interactor by conformer

      final class MarketPresenter: MarketViewOutput, MarketInteractorOutput {
        private weak var view: MarketViewInput?
        private let interactor: MarketInteractorInput
        init(interactor: MarketInteractorInput) { self.interactor = interactor }
        func didLoad(view: MarketViewInput) { self.view = view }
      }

      //- App/Modules/Market/MarketInteractor.swift
      protocol MarketInteractorOutput: AnyObject {}  // = presenter by conformer

      final class MarketInteractor: MarketInteractorInput {
        private weak var output: MarketInteractorOutput?
      }

      //- App/Legacy/OldPresenter.swift
      protocol OldView: AnyObject {}

      final class OldPresenter {
        weak var view: OldView?
      }

      //- App/Legacy/OldViewController.swift
      import UIKit

      final class OldViewController: UIViewController, OldView {
        var presenter: OldPresenter?  // ~ protocol_boundary: OldPresenter
      }
      """)
  }
}
