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
