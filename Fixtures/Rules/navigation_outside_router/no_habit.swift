// Where the routers of more modules can leave a screen, it is their work.
//- .viperlint.yml
exclude: []

//- Feed/Feed.swift
import UIKit

protocol FeedViewOutput {}
protocol FeedInteractorInput {}
protocol FeedRouterInput { func close() }

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var router: FeedRouterInput?
}
final class FeedInteractor: FeedInteractorInput {}
final class FeedRouter: FeedRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Post/Post.swift
import UIKit

protocol PostViewOutput {}
protocol PostInteractorInput {}
protocol PostRouterInput { func close() }

final class PostViewController: UIViewController {
  var output: PostViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
final class PostPresenter: PostViewOutput {
  var interactor: PostInteractorInput?
  var router: PostRouterInput?
}
final class PostInteractor: PostInteractorInput {}
final class PostRouter: PostRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Chat/Chat.swift
import UIKit

protocol ChatViewOutput {}
protocol ChatInteractorInput {}
protocol ChatRouterInput { func close() }

final class ChatViewController: UIViewController {
  var output: ChatViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
final class ChatPresenter: ChatViewOutput {
  var interactor: ChatInteractorInput?
  var router: ChatRouterInput?
}
final class ChatInteractor: ChatInteractorInput {}
final class ChatRouter: ChatRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Cart/Cart.swift
import UIKit

protocol CartViewOutput {}
protocol CartInteractorInput {}
protocol CartRouterInput { func close() }

final class CartViewController: UIViewController {
  var output: CartViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
final class CartPresenter: CartViewOutput {
  var interactor: CartInteractorInput?
  var router: CartRouterInput?
}
final class CartInteractor: CartInteractorInput {}
final class CartRouter: CartRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Maps/Maps.swift
import UIKit

protocol MapsViewOutput {}
protocol MapsInteractorInput {}
protocol MapsRouterInput { func close() }

final class MapsViewController: UIViewController {
  var output: MapsViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
final class MapsPresenter: MapsViewOutput {
  var interactor: MapsInteractorInput?
  var router: MapsRouterInput?
}
final class MapsInteractor: MapsInteractorInput {}
final class MapsRouter: MapsRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Team/Team.swift
import UIKit

protocol TeamViewOutput {}
protocol TeamInteractorInput {}
protocol TeamRouterInput { func close() }

final class TeamViewController: UIViewController {
  var output: TeamViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
final class TeamPresenter: TeamViewOutput {
  var interactor: TeamInteractorInput?
  var router: TeamRouterInput?
}
final class TeamInteractor: TeamInteractorInput {}
final class TeamRouter: TeamRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Menu/Menu.swift
import UIKit

protocol MenuViewOutput {}
protocol MenuInteractorInput {}
protocol MenuRouterInput { func close() }

final class MenuViewController: UIViewController {
  var output: MenuViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
final class MenuPresenter: MenuViewOutput {
  var interactor: MenuInteractorInput?
  var router: MenuRouterInput?
}
final class MenuInteractor: MenuInteractorInput {}
final class MenuRouter: MenuRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- News/News.swift
import UIKit

protocol NewsViewOutput {}
protocol NewsInteractorInput {}
protocol NewsRouterInput { func close() }

final class NewsViewController: UIViewController {
  var output: NewsViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
final class NewsPresenter: NewsViewOutput {
  var interactor: NewsInteractorInput?
  var router: NewsRouterInput?
}
final class NewsInteractor: NewsInteractorInput {}
final class NewsRouter: NewsRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Shop/Shop.swift
import UIKit

protocol ShopViewOutput {}
protocol ShopInteractorInput {}
protocol ShopRouterInput { func close() }

final class ShopViewController: UIViewController {
  var output: ShopViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
final class ShopPresenter: ShopViewOutput {
  var interactor: ShopInteractorInput?
  var router: ShopRouterInput?
}
final class ShopInteractor: ShopInteractorInput {}
final class ShopRouter: ShopRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Tour/Tour.swift
import UIKit

protocol TourViewOutput {}
protocol TourInteractorInput {}
protocol TourRouterInput { func close() }

final class TourViewController: UIViewController {
  var output: TourViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
final class TourPresenter: TourViewOutput {
  var interactor: TourInteractorInput?
  var router: TourRouterInput?
}
final class TourInteractor: TourInteractorInput {}
final class TourRouter: TourRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Rate/Rate.swift
import UIKit

protocol RateViewOutput {}
protocol RateInteractorInput {}
protocol RateRouterInput { func close() }

final class RateViewController: UIViewController {
  var output: RateViewOutput?
}
final class RatePresenter: RateViewOutput {
  var interactor: RateInteractorInput?
  var router: RateRouterInput?
}
final class RateInteractor: RateInteractorInput {}
final class RateRouter: RateRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Card/Card.swift
import UIKit

protocol CardViewOutput {}
protocol CardInteractorInput {}
protocol CardRouterInput { func close() }

final class CardViewController: UIViewController {
  var output: CardViewOutput?
}
final class CardPresenter: CardViewOutput {
  var interactor: CardInteractorInput?
  var router: CardRouterInput?
}
final class CardInteractor: CardInteractorInput {}
final class CardRouter: CardRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Bill/Bill.swift
import UIKit

protocol BillViewOutput {}
protocol BillInteractorInput {}
protocol BillRouterInput { func close() }

final class BillViewController: UIViewController {
  var output: BillViewOutput?
}
final class BillPresenter: BillViewOutput {
  var interactor: BillInteractorInput?
  var router: BillRouterInput?
}
final class BillInteractor: BillInteractorInput {}
final class BillRouter: BillRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Loan/Loan.swift
import UIKit

protocol LoanViewOutput {}
protocol LoanInteractorInput {}
protocol LoanRouterInput { func close() }

final class LoanViewController: UIViewController {
  var output: LoanViewOutput?
}
final class LoanPresenter: LoanViewOutput {
  var interactor: LoanInteractorInput?
  var router: LoanRouterInput?
}
final class LoanInteractor: LoanInteractorInput {}
final class LoanRouter: LoanRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Fund/Fund.swift
import UIKit

protocol FundViewOutput {}
protocol FundInteractorInput {}
protocol FundRouterInput { func close() }

final class FundViewController: UIViewController {
  var output: FundViewOutput?
}
final class FundPresenter: FundViewOutput {
  var interactor: FundInteractorInput?
  var router: FundRouterInput?
}
final class FundInteractor: FundInteractorInput {}
final class FundRouter: FundRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Bank/Bank.swift
import UIKit

protocol BankViewOutput {}
protocol BankInteractorInput {}
protocol BankRouterInput { func close() }

final class BankViewController: UIViewController {
  var output: BankViewOutput?
}
final class BankPresenter: BankViewOutput {
  var interactor: BankInteractorInput?
  var router: BankRouterInput?
}
final class BankInteractor: BankInteractorInput {}
final class BankRouter: BankRouterInput {
  weak var viewController: UIViewController?
  func open() { viewController?.present(UIViewController(), animated: true) }
  func close() { viewController?.dismiss(animated: true) }
}

//- Help/Help.swift
import UIKit

protocol HelpViewOutput {}
protocol HelpInteractorInput {}
protocol HelpRouterInput { func close() }

final class HelpViewController: UIViewController {
  var output: HelpViewOutput?
}
final class HelpPresenter: HelpViewOutput {
  var interactor: HelpInteractorInput?
  var router: HelpRouterInput?
}
final class HelpInteractor: HelpInteractorInput {}
final class HelpRouter: HelpRouterInput {
  weak var viewController: UIViewController?
  func close() { viewController?.dismiss(animated: true) }
}
