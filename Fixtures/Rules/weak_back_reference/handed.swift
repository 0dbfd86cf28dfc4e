// A closure that a function keeps, and a method in a closure's place.
//- Cart/CartViewController.swift
import UIKit

protocol CartViewInput: AnyObject {}

final class CartViewController: UIViewController, CartViewInput {
  private let header = CartHeader()
  private let footer = CartFooter()
  private let loader: CartLoading = CartLoader()
  private let pager = CartPager()
  private var table: UITableView?
  var onPick = { print("picked") }

  override func viewDidLoad() {
    super.viewDidLoad()
    header.listen { self.reload() }  // ~+ weak_back_reference
    header.listen { [weak self] in self?.reload() }
    header.draw { self.reload() }
    loader.load(onProgress: { self.reload() }, onDone: {})  // ~+ weak_back_reference
    loader.load(onProgress: {}, onDone: { self.reload() })
    pager.turn { self.reload() }
    footer.onDrag = reload  // ~ weak_back_reference: CartViewController.footer -> CartFooter.onDrag -> CartViewController
    footer.onTap = self.reload  // ~+ weak_back_reference
    footer.onMove = onPick
    table = tableView
  }

  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 44 }
  private func reload() {}
}

final class CartBadgeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .cart, object: nil, queue: nil) { _ in  // ~ weak_back_reference: NotificationCenter -> CartBadgeController
      self.reload()
    }
    NotificationCenter.default.addObserver(forName: .paid, object: nil, queue: nil) { [weak self] _ in
      self?.reload()
    }
  }

  deinit { NotificationCenter.default.removeObserver(self) }
  private func reload() {}
}

final class CartClockController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.reload() }  // ~ weak_back_reference: Timer -> CartClockController
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.reload() }
    timer = Timer.scheduledTimer(  // ~+ weak_back_reference
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  deinit { timer?.invalidate() }
  @objc private func tick() {}
  private func reload() {}
}

final class CartBarController: UIViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.reload() }
    NotificationCenter.default.addObserver(forName: .cart, object: nil, queue: nil) { _ in
      self.reload()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    NotificationCenter.default.removeObserver(self)
  }

  private func reload() {}
}

final class CartFooter: UIView {
  var onTap: (() -> Void)?
  var onDrag: (() -> Void)?
  var onMove: (() -> Void)?
}

final class CartHeader: UIView {
  private var handlers: [() -> Void] = []

  func listen(_ handler: @escaping () -> Void) {
    handlers.append(handler)
  }

  func draw(_ done: () -> Void) {
    done()
  }
}

//- Cart/CartLoader.swift
protocol CartLoading {
  func load(onProgress: @escaping () -> Void, onDone: @escaping () -> Void)
}

final class CartLoader: CartLoading {
  private var progress: (() -> Void)?

  func load(onProgress: @escaping () -> Void, onDone: @escaping () -> Void) {
    progress = onProgress
    onDone()
  }
}

//- Cart/CartPager.swift
final class CartPager {
  private var completion: (() -> Void)?

  func turn(completion: @escaping () -> Void) {
    self.completion = completion
  }

  func end() {
    completion?()
    completion = nil
  }
}
