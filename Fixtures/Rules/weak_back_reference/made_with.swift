// A closure, or a method in its place, that is handed to what is made and kept.
//- Cart/CartViewController.swift
import UIKit

protocol CartViewInput: AnyObject {}

struct CartProps {
  var title = ""
  var onTap: () -> Void
  var onDrag: (() -> Void)?
}

final class CartBadge {
  var onTap: () -> Void
  let name: () -> String

  init(onTap: @escaping () -> Void, name: @escaping () -> String) {
    self.onTap = onTap
    self.name = name
  }
}

final class CartViewController: UIViewController, CartViewInput {
  private var props: CartProps?
  private weak var footer: CartBadge?
  private var header: CartBadge?
  private lazy var badge = CartBadge(onTap: { self.reload() }, name: { "badge" })  // ~ weak_back_reference: CartViewController.badge -> CartBadge.onTap -> CartViewController

  override func viewDidLoad() {
    super.viewDidLoad()
    props = CartProps(title: "Cart", onTap: reload)  // ~+ weak_back_reference
    self.props = CartProps(title: "Cart", onTap: {}, onDrag: self.reload)  // ~+ weak_back_reference
    props = CartProps(title: "Cart", onTap: { [weak self] in self?.reload() })
    footer = CartBadge(onTap: { self.reload() }, name: { "footer" })
    header = CartBadge(
      onTap: {
        self.header = nil
        self.reload()
      }, name: { "header" })
    let next = CartProps(title: "Cart", onTap: reload)  // ~+ weak_back_reference
    let last = CartProps(title: "Cart", onTap: reload)
    props = next
    show(last)
    let other = CartBadge(onTap: { self.reload() }, name: { "other" })
    present(other)
  }

  private func show(_ props: CartProps) {}
  private func present(_ badge: CartBadge) {}
  private func reload() {}
}

//- Feed/FeedDebouncer.swift
// A function type may name nothing at all, and a closure may stand behind the parentheses.
final class FeedDebouncer {
  private let callback: () -> ()

  init(delay: Double, callback: @escaping () -> ()) { self.callback = callback }

  func call() { callback() }
}

final class FeedSearchViewController: UIViewController {
  private lazy var typed = FeedDebouncer(delay: 1, callback: search)  // ~ weak_back_reference: FeedSearchViewController.typed -> FeedDebouncer.callback
  private lazy var weakly = FeedDebouncer(delay: 1) { [weak self] in self?.search() }

  private func search() {}
}

final class FeedFilterViewController: UIViewController {
  private var typed: FeedDebouncer?

  override func viewDidLoad() {
    super.viewDidLoad()
    typed = FeedDebouncer(delay: 1) { self.filter() }  // ~ weak_back_reference: FeedFilterViewController.typed -> FeedDebouncer.callback
  }

  private func filter() {}
}

//- Bills/BillsPresenter.swift
// A structure without an initialiser is made with the closure behind its parentheses.
struct CellActions {
  let selected: (Int) -> Void
  var deleted: ((Int) -> Void)?
}

struct SheetActions {
  let opened: () -> Void
  let closed: () -> Void
}

protocol BillsViewInput: AnyObject {}
protocol BillsViewOutput {}

final class BillsViewController: UIViewController, BillsViewInput { var output: BillsViewOutput? }

final class BillsPresenter: BillsViewOutput {
  weak var view: BillsViewInput?
  private var actions: CellActions?
  private var others: SheetActions?

  func setUp() {
    actions = CellActions { _ in self.reload() }  // ~ weak_back_reference: BillsPresenter.actions -> CellActions.selected -> BillsPresenter
    actions = CellActions { [weak self] _ in self?.reload() }
    others = SheetActions(opened: {}) { self.reload() }
  }

  private func reload() {}
}
