import Testing

/// The traps of real code that lie in how types are declared: generics, far conformances, aliases.
@Suite struct `Traps in declarations` {
  @Test func `trap 11: generic bases and generic arguments`() {
    check(
      """
      //- Common/BaseWireframe.swift
      import UIKit

      class BaseWireframe<ViewController: UIViewController> {
        private weak var viewController: ViewController?
      }

      class CoinPickerViewController<Item>: UIViewController {
        var items: [Item] = []
      }

      //- Coins/CoinsWireframe.swift
      protocol CoinsWireframeInterface: AnyObject {}

      final class CoinsWireframe: BaseWireframe<CoinsViewController>, CoinsWireframeInterface {}  // = router

      //- Coins/CoinsViewController.swift
      import UIKit

      protocol CoinsPresenterInterface: AnyObject {}

      final class CoinsViewController: CoinPickerViewController<Wallet> {  // ~ entity_in_view: Wallet
        var presenter: CoinsPresenterInterface!
      }

      final class CoinsTitleViewController: CoinPickerViewController<String> {}  // = view by inherits

      //- Coins/CoinsPresenter.swift
      final class CoinsPresenter: CoinsPresenterInterface, CoinsInteractorOutput {
        var interactor: CoinsInteractorInterface?
        var wireframe: CoinsWireframeInterface?
        func loaded(_ wallets: [Wallet]) {}
      }

      //- Coins/CoinsInteractor.swift
      protocol CoinsInteractorInterface: AnyObject {}
      protocol CoinsInteractorOutput: AnyObject { func loaded(_ wallets: [Wallet]) }

      final class CoinsInteractor: CoinsInteractorInterface {
        weak var output: CoinsInteractorOutput?
        func load() { output?.loaded((try? JSONDecoder().decode([Wallet].self, from: Data())) ?? []) }
      }

      //- Entities/Wallet.swift
      struct Wallet: Codable { let name: String }
      """)
  }

  @Test func `trap 12: conformances far away, Allman braces, initialisers over many lines`() {
    check(
      """
      //- Bank/BankProtocols.swift
      protocol BankViewInput: AnyObject { func show() }  // = view by conformer
      protocol BankViewOutput: AnyObject { func didLoad() }  // = presenter by conformer
      protocol BankInteractorInput: AnyObject {}
      protocol BankInteractorOutput: AnyObject {}  // = presenter by conformer
      protocol BankRouterInput: AnyObject {}

      //- Bank/BankPresenter.swift
      final class BankPresenter
      {
        weak var view: (BankViewInput & NSObjectProtocol)?
        private let interactor: any BankInteractorInput
        private let router: BankRouterInput

        init(
          interactor: any BankInteractorInput,
          router: BankRouterInput,
          other: BankInteractor,  // ~ protocol_boundary: BankInteractor
          options: BankOptions = .init(isOn: true)
        )
        {
          self.interactor = interactor
          self.router = router
        }
      }

      struct BankOptions { let isOn: Bool }

      //- Bank/BankPresenter+Output.swift
      extension BankPresenter: BankViewOutput
      {
        func didLoad() {}
      }

      extension BankPresenter: BankInteractorOutput {}

      //- Bank/BankViewController.swift
      import UIKit

      final class BankViewController: BankTable<String> & BankViewInput
      {
        var output: BankViewOutput?
        func show() {}
      }

      class BankTable<Row>: UITableViewController {}

      //- Bank/BankInteractor.swift
      final class BankInteractor
      {
        var output: BankInteractorOutput?  // ~ weak_back_reference: BankInteractor
      }

      extension BankInteractor: BankInteractorInput {}

      //- Bank/BankRouter.swift
      final class BankRouter {}

      //- Bank/BankRouter+Input.swift
      extension BankRouter: BankRouterInput {}
      """)
  }

  @Test func `trap 16: short typealiases as types, types from initialisers alone`() {
    check(
      """
      //- Users/UsersController.swift
      import UIKit

      class UsersController: UIViewController {  // = view by inherits
        typealias P = UsersPresenter
        var presenter: P?  // ~ protocol_boundary: UsersPresenter
      }

      //- Users/UsersPresenter.swift
      class UsersPresenter {
        typealias I = UsersInteractor
        typealias R = UsersRouter
        typealias V = UsersController
        var interactor = I()  // ~ protocol_boundary: UsersInteractor
        var router = R()  // ~ protocol_boundary: UsersRouter
        var view: V?  // ~ protocol_boundary: UsersController  ~ weak_back_reference: UsersController
      }

      //- Users/UsersInteractor.swift
      class UsersInteractor {
        typealias P = UsersOutput
        weak var presenter: P?
      }

      protocol UsersOutput: AnyObject {}

      extension UsersPresenter: UsersOutput {}

      //- Users/UsersRouter.swift
      class UsersRouter {
        typealias C = UsersController
        weak var view: C?
      }
      """)
  }

  @Test func `trap 17: empty role types have their roles all the same`() {
    check(
      """
      //- Lock/LockRouter.swift
      final class LockRouter: LockRouterInput {}  // = router by name in Lock

      //- Lock/LockProtocols.swift
      protocol LockRouterInput {}  // = router by conformer in Lock
      protocol LockViewInput: AnyObject {}  // = view by conformer in Lock
      protocol LockViewOutput {}  // = presenter by conformer in Lock
      protocol LockInteractorInput {}  // = interactor by conformer in Lock

      //- Lock/LockInteractor.swift
      final class LockInteractor: LockInteractorInput {}  // = interactor by name in Lock

      //- Lock/LockPresenter.swift
      final class LockPresenter: LockViewOutput {}  // = presenter by name in Lock

      //- Lock/LockViewController.swift
      import UIKit

      final class LockViewController: UIViewController, LockViewInput {
        var output: LockViewOutput?
        var router: LockRouterInput?  // ~ layer_dependency: LockRouterInput
      }
      """)
  }

  @Test func `trap 18: a strong view, and a requirement that only looks like one`() {
    check(
      """
      //- Movie/MovieProtocols.swift
      protocol MoviePresenterProtocol: AnyObject {
        var view: MovieViewProtocol? { get set }
        var interactor: MovieInteractorProtocol? { get set }
      }
      protocol MovieViewProtocol: AnyObject {
        var presenter: MoviePresenterProtocol? { get set }
      }
      protocol MovieInteractorProtocol: AnyObject {
        var presenter: MoviePresenterProtocol? { get set }
      }

      //- Movie/MoviePresenter.swift
      final class MoviePresenter: MoviePresenterProtocol {
        var view: MovieViewProtocol?  // ~ weak_back_reference: MoviePresenter
        var interactor: MovieInteractorProtocol?
      }

      //- Movie/MovieInteractor.swift
      final class MovieInteractor: MovieInteractorProtocol {
        weak var presenter: MoviePresenterProtocol?
      }

      //- Movie/MovieViewController.swift
      import UIKit

      final class MovieViewController: UIViewController, MovieViewProtocol {
        var presenter: MoviePresenterProtocol?
      }
      """)
  }

  @Test func `trap 19: actors, isolation and async change nothing`() {
    check(
      """
      //- Song/SongProtocols.swift
      @MainActor protocol SongViewInput: AnyObject { func show() async }  // = view by conformer
      @MainActor protocol SongViewOutput: AnyObject { nonisolated func didLoad() async }
      protocol SongInteracting: Actor { func load() async throws }  // = interactor by conformer
      @MainActor protocol SongRouting: AnyObject { func close() async }

      //- Song/SongPresenter.swift
      @MainActor
      final class SongPresenter: SongViewOutput {
        nonisolated(unsafe) weak var view: (any SongViewInput)?
        private let interactor: any SongInteracting
        private let router: SongRouter  // ~ protocol_boundary: SongRouter
        init(interactor: some SongInteracting, router: SongRouter) async {
          self.interactor = interactor
          self.router = router
        }
        nonisolated func didLoad() async {}
      }

      //- Song/SongInteractor.swift
      actor SongInteractor: SongInteracting {  // = interactor by name
        func load() async throws {}
      }

      //- Song/SongRouter.swift
      @MainActor final class SongRouter: SongRouting {
        func close() async {}
      }

      //- Song/SongViewController.swift
      import UIKit

      final class SongViewController: UIViewController, SongViewInput {
        var output: (any SongViewOutput)?
        var interactor: (any SongInteracting)?  // ~ layer_dependency: SongInteracting
        func show() async {}
      }
      """)
  }
}
