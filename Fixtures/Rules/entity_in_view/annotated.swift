// The annotation is the strongest evidence: it makes an entity, and unmakes one.
//- Common/Money.swift
// viperlint:role entity
struct Money { let cents: Int }  // = entity by annotation

//- Entities/Price.swift
// viperlint:role view_model
struct Price: Decodable { let text: String }  // = view_model by annotation

//- Shop/ShopViewController.swift
import UIKit

protocol ShopViewOutput { func didLoad() }

final class ShopViewController: UIViewController {
  var output: ShopViewOutput?

  func show(_ price: Price) {}
  func show(_ money: Money) {}  // ~ entity_in_view: Money
}

//- Shop/ShopPresenter.swift
final class ShopPresenter: ShopViewOutput {
  var price: Price?

  func didLoad() {}
}

//- Shop/ShopInteractor.swift
final class ShopInteractor {
  func load() -> Money { Money(cents: 0) }
}
