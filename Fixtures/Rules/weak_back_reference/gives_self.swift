// What a function gives that returns Self is an instance of what it is called on, and held as such.
//- Cart/CartViewController.swift
import UIKit

extension UIView {
  static func made() -> Self { fatalError() }
  func prepared() -> Self { self }
  func copies() -> [Self] { [] }
}

protocol FromNib {}

extension FromNib where Self: UIView {
  static func fromFile() -> Self { fatalError() }
}

protocol CartHeaderDelegate {
  func tapped()
}

final class CartHeader: UIView {
  var delegate: CartHeaderDelegate?  // ~ weak_back_reference: CartHeader
}

final class CartFooter: UIView, FromNib {
  var delegate: CartHeaderDelegate?  // ~ weak_back_reference: CartFooter
}

final class CartBadge: UIView {
  var delegate: CartHeaderDelegate?  // ~ weak_back_reference: CartBadge
}

final class CartRow: UIView {
  var delegate: CartHeaderDelegate?
}

final class CartBanner: UIView {
  var delegate: CartHeaderDelegate?  // ~ weak_back_reference: CartBanner
}

final class CartViewController: UIViewController, CartHeaderDelegate {
  private let header = CartHeader.made()
  private let footer = CartFooter.fromFile()
  private lazy var badge = CartBadge().prepared()
  private let banner = CartBanner.loadFromNib()
  private let rows = CartRow().copies()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.delegate = self
    footer.delegate = self
    badge.delegate = self
    banner.delegate = self
    rows.first?.delegate = self
  }

  func tapped() {}
}
