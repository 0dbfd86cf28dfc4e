// A closure that is assigned to a property, and captures who keeps it.
//- Cart/CartViewController.swift
import UIKit

protocol CartViewInput: AnyObject {}

final class CartViewController: UIViewController, CartViewInput {
  var output: CartViewOutput?
  private let header = CartHeader()
  private weak var footer: CartHeader?
  private var guide: CartHeader?
  private lazy var badge: CartHeader = {
    let badge = CartHeader()
    badge.onTap = { self.reload() }  // ~ weak_back_reference: CartViewController.badge -> CartHeader.onTap -> CartViewController
    return badge
  }()
  var onClose: (() -> Void)?
  let size = { 12 }()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.onTap = { self.reload() }  // ~+ weak_back_reference
    header.onDrag = { [weak self] in self?.reload() }
    footer?.onTap = { self.reload() }
    guide = CartHeader()
    guide?.onTap = {
      self.guide = nil
      self.reload()
    }
    onClose = { [unowned self] in self.reload() }
    let other = CartHeader()
    other.onTap = { self.reload() }
    present(other)
  }

  func bind() {
    onClose = {  // ~+ weak_back_reference
      DispatchQueue.main.async { self.reload() }
    }
    load { [weak self] in
      guard let self else { return }
      self.header.onDrag = { self.reload() }  // ~+ weak_back_reference
    }
    load { [weak self] in
      self?.load { [weak self] in
        guard let self else { return }
        self.reload()
      }
      self?.header.onDrag = { self?.reload() }
    }
    header.onTap = {  // ~+ weak_back_reference
      DispatchQueue.main.async { [weak self] in self?.reload() }
    }
    header.onTap = { [weak self] in
      DispatchQueue.main.async { [weak self] in self?.reload() }
    }
  }

  private func present(_ header: CartHeader) {}
  private func load(_ done: @escaping () -> Void) {}
  private func reload() {}
}

final class CartHeader: UIView {
  var onTap: (() -> Void)?
  var onDrag: (() -> Void)? { didSet { setNeedsLayout() } }
  var onHide: (() -> Void)?
  var onMove: (() -> Void)? {
    get { nil }
    set { print("moved") }
  }

  func hide() {
    onHide?()
    onHide = nil
  }
}

//- Cart/CartPresenter.swift
protocol CartViewOutput {}

final class CartPresenter: CartViewOutput {
  weak var view: CartViewInput?
  var router: CartRouter?  // ~ protocol_boundary: CartRouter
}

//- Cart/CartRouter.swift
final class CartRouter {
  func pay() {
    let flow = PaymentCoordinator()
    flow.onFinish = { [weak self] in  // ~ weak_back_reference: PaymentCoordinator.onFinish -> PaymentCoordinator
      self?.remove(flow)
    }
    flow.onCancel = { [weak self, weak flow] in
      guard let flow else { return }
      self?.remove(flow)
    }
    flow.onStop = { flow in self.remove(flow) }
    flow.start()
  }

  func show(_ header: CartHeader) {
    header.onHide = { print(header.frame) }
    header.onMove = { print(header.frame) }
  }

  private func remove(_ flow: PaymentCoordinator) {}
}

//- Payment/PaymentCoordinator.swift
final class PaymentCoordinator {
  static let shared = PaymentStore()
  var onFinish: (() -> Void)?
  var onCancel: (() -> Void)?
  var onStop: ((PaymentCoordinator) -> Void)?

  func start() {}
}

//- Payment/PaymentStore.swift
final class PaymentStore {
  static let shared = PaymentStore()
  var onChange: (() -> Void)?

  func watch() { onChange = { self.watch() } }
}
