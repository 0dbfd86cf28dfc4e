import Testing

/// The traps of real code that lie in how one type refers to another: weakness, imports, nesting.
@Suite struct `Traps in references` {
  @Test func `trap 8: forward references, late views and weak forward references`() {
    check(
      """
      //- Wallet/WalletProtocols.swift
      protocol WalletViewInput: AnyObject { func show() }
      protocol WalletViewOutput: AnyObject { func didLoad(view: WalletViewInput) }
      protocol WalletInteractorInput: AnyObject { func setup(with output: WalletInteractorOutput) }
      protocol WalletInteractorOutput: AnyObject { func loaded() }
      protocol WalletRouterInput: AnyObject { func close() }

      //- Wallet/WalletViewController.swift
      import UIKit

      final class WalletViewController: UIViewController, WalletViewInput {
        private let output: WalletViewOutput
        init(output: WalletViewOutput) { self.output = output }
        func show() {}
      }

      //- Wallet/WalletPresenter.swift
      final class WalletPresenter: WalletViewOutput, WalletInteractorOutput {
        private weak var view: WalletViewInput?
        private let interactor: WalletInteractorInput
        weak var router: WalletRouterInput?
        init(interactor: WalletInteractorInput) { self.interactor = interactor }
        func didLoad(view: WalletViewInput) {
          self.view = view
          interactor.setup(with: self)
        }
        func loaded() {}
      }

      //- Wallet/WalletInteractor.swift
      final class WalletInteractor: WalletInteractorInput {
        private var output: WalletInteractorOutput?  // ~ weak_back_reference: WalletInteractor
        func setup(with output: WalletInteractorOutput) { self.output = output }
      }

      //- Wallet/WalletRouter.swift
      final class WalletRouter: WalletRouterInput {
        func close() {}
      }
      """)
  }

  @Test func `trap 8: computed back-references in subclasses of base classes`() {
    check(
      """
      //- Common/Base.swift
      protocol BaseViewProtocol: AnyObject {}
      protocol BaseOutputProtocol: AnyObject {}

      class BasePresenter {
        weak var baseView: BaseViewProtocol?
      }

      class BaseInteractor {
        weak var basePresenter: BaseOutputProtocol?
      }

      //- Send/SendProtocols.swift
      protocol SendViewProtocol: BaseViewProtocol { func show() }
      protocol SendPresenterProtocol: AnyObject {
        var view: SendViewProtocol? { get set }
        func didLoad()
      }
      protocol SendOutputProtocol: BaseOutputProtocol { func sent() }
      protocol SendInteractorProtocol: AnyObject { func send() }

      //- Send/SendPresenter.swift
      final class SendPresenter: BasePresenter, SendOutputProtocol {
        var view: SendViewProtocol? { baseView as? SendViewProtocol }
        var interactor: SendInteractorProtocol?
        func sent() {}
      }

      //- Send/SendInteractor.swift
      final class SendInteractor: BaseInteractor, SendInteractorProtocol {
        var presenter: SendOutputProtocol? { basePresenter as? SendOutputProtocol }
        func send() {}
      }

      //- Send/SendViewController.swift
      import UIKit

      final class SendViewController: UIViewController, SendViewProtocol {
        var presenter: SendPresenterProtocol?
        func show() {}
      }

      //- Send/SendListPresenter.swift
      final class SendListPresenter: BasePresenter, SendPresenterProtocol {
        var view: SendViewProtocol?  // ~ weak_back_reference: SendListPresenter
        func didLoad() {}
      }
      """)
  }

  @Test func `trap 8: structures cannot be held weakly`() {
    check(
      """
      //- Tips/TipsView.swift
      import SwiftUI

      struct TipsView: View {
        @ObservedObject
        private var presenter: TipsPresenter
        var body: some View { Text("Tips") }
      }

      //- Tips/TipsPresenter.swift
      import Combine

      final class TipsPresenter: ObservableObject {
        let router: TipsRouterProtocol
        init(router: TipsRouterProtocol) { self.router = router }
      }

      //- Tips/TipsRouter.swift
      protocol TipsRouterProtocol {}

      struct TipsRouter: TipsRouterProtocol {
        let view: TipsView
      }

      //- Tips/TipsListRouter.swift
      import UIKit

      final class TipsListRouter: TipsRouterProtocol {
        var host: UIViewController?  // ~ weak_back_reference: TipsListRouter
      }
      """)
  }

  @Test func `trap 9: imports in submodule form and under canImport`() {
    check(
      """
      //- Scan/ScanPresenter.swift
      import UIKit.UIImage  // ~ ui_import: UIKit
      #if canImport(AppKit)
        import AppKit  // ~ ui_import: AppKit
      #endif

      final class ScanPresenter: ScanViewOutput {
        var bounds: UIScreenBounds?
        var insets: CGFloat = UIConstants.inset
        var path: IndexPath?
      }

      //- Scan/ScanInteractor.swift
      import CoreGraphics
      import RxCocoa
      import SoraUI

      final class ScanInteractor {
        var size: CGSize = .zero
      }

      //- Scan/ScanListInteractor.swift
      @_exported import UIKit  // ~+ ui_type

      final class ScanListInteractor: ScanInteractorInput {
        func paste() { UIPasteboard.general.string = "" }  // ~ ui_type: UIPasteboard
      }

      //- Scan/ScanViewController.swift
      import UIKit.UIViewController

      protocol ScanViewOutput: AnyObject {}
      protocol ScanInteractorInput {}

      final class ScanViewController: UIViewController {
        var output: ScanViewOutput?
      }

      //- Common/UIConstants.swift
      import UIKit

      enum UIConstants { static let inset = 8.0 }
      struct UIScreenBounds { let width: Double }
      """)
  }

  @Test func `trap 10: nested names, same last names and typealiases of collections`() {
    check(
      """
      //- Entities/Order.swift
      struct Order: Decodable { let title: String }
      typealias Orders = [Order]

      //- Orders/Chart.swift
      import UIKit

      enum Chart {
        struct Order { let height: CGFloat }
        struct Axis {
          func scale(_ order: Order) -> CGFloat { order.height }
        }
      }

      extension Chart {
        static func draw(_ order: Order) {}
      }

      //- Orders/OrdersChartView.swift
      import UIKit

      final class OrdersChartView: UIView {
        var bars: [Chart.Order] = []
        var first = Chart.Order(height: 1)
      }

      //- Orders/OrdersViewController.swift
      import UIKit

      final class OrdersViewController: UIViewController {
        var output: OrdersViewOutput?
        var orders: Orders = []  // ~ entity_in_view: Order
      }

      //- Orders/OrdersPresenter.swift
      protocol OrdersViewOutput: AnyObject {}

      final class OrdersPresenter: OrdersViewOutput, OrdersInteractorOutput {
        var interactor: OrdersInteractorInput?
        func loaded(_ orders: Orders) {}
      }

      //- Orders/OrdersInteractor.swift
      protocol OrdersInteractorInput: AnyObject {}
      protocol OrdersInteractorOutput: AnyObject { func loaded(_ orders: Orders) }

      final class OrdersInteractor: OrdersInteractorInput {
        weak var output: OrdersInteractorOutput?
        func load() { output?.loaded((try? JSONDecoder().decode(Orders.self, from: Data())) ?? []) }
      }

      //- Orders/OrdersAssembly.swift
      typealias OrdersModuleCreationResult = (view: OrdersViewController, input: OrdersPresenter)

      final class OrdersAssembly {
        static func configureModule() -> OrdersModuleCreationResult? {
          (OrdersViewController(), OrdersPresenter())
        }
      }
      """)
  }
}
