// Where the preset was found, the views of one module that know one entity are one finding: at their
// interface, else at the screen. Another module's views and shared ones have findings of their own.
//- .viperlint.yml
exclude: []

//- Entities/Plant.swift
struct Plant: Decodable {
  let name: String
  let leaves: [Leaf]
}

struct Leaf: Decodable { let colour: String }

struct Pot: Decodable { let size: Int }

//- Garden/GardenProtocols.swift
protocol GardenViewInput: AnyObject {
  func show(_ plants: [Plant])  // ~ entity_in_view: GardenViewInput takes the entity Plant
}
protocol GardenViewOutput { func didLoad() }
protocol GardenInteractorInput { func load() }
protocol GardenInteractorOutput: AnyObject {
  func loaded(_ plants: [Plant], _ pots: [Pot])
}

//- Garden/GardenSignViewModel.swift
struct GardenSignViewModel { let text: String }

//- Garden/GardenViewController.swift
import UIKit

final class GardenViewController: UIViewController, GardenViewInput {
  var output: GardenViewOutput?
  private var source: PlantSource<Plant>?  // ~+ entity_in_view
  private var pot: Pot?  // ~ entity_in_view: GardenViewController holds the entity Pot

  func show(_ plants: [Plant]) {}  // ~+ entity_in_view
}

final class PlantSource<Item> {}

//- Garden/Cells/PlantCell.swift
import UIKit

final class PlantCell: UITableViewCell {
  func configure(with plant: Plant) {}  // ~+ entity_in_view
  private func colour(of leaf: Leaf) {}  // ~+ entity_in_view
}

//- Garden/Cells/PotCell.swift
import UIKit

final class PotCell: UITableViewCell {
  func configure(with pot: Pot) {}  // ~+ entity_in_view
}

//- Garden/GardenPresenter.swift
final class GardenPresenter: GardenViewOutput, GardenInteractorOutput {
  weak var view: GardenViewInput?
  var interactor: GardenInteractorInput?
  func didLoad() { interactor?.load() }
  func loaded(_ plants: [Plant], _ pots: [Pot]) { view?.show(plants) }
}

//- Garden/GardenInteractor.swift
final class GardenInteractor: GardenInteractorInput {
  weak var output: GardenInteractorOutput?
  func load() {}
}

//- Shop/ShopProtocols.swift
protocol ShopViewInput: AnyObject {
  func show(_ plants: [Plant])  // ~ entity_in_view: ShopViewInput
  // What the interface hands over for itself is no part of what it hands over beside it.
  func paint(_ leaf: Leaf)  // ~ entity_in_view: ShopViewInput takes the entity Leaf
}
protocol ShopViewOutput {}
protocol ShopInteractorInput {}

//- Shop/ShopViewController.swift
import UIKit

final class ShopViewController: UIViewController, ShopViewInput {
  var output: ShopViewOutput?
  func show(_ plants: [Plant]) {}  // ~+ entity_in_view
  func paint(_ leaf: Leaf) {}  // ~+ entity_in_view
}

//- Shop/ShopPresenter.swift
final class ShopPresenter: ShopViewOutput {
  weak var view: ShopViewInput?
  var interactor: ShopInteractorInput?
}

//- Shop/ShopInteractor.swift
final class ShopInteractor: ShopInteractorInput {}

//- Common/Views/PlantBadge.swift
import UIKit

final class PlantBadge: UIView {
  func show(_ plant: Plant) {}  // ~ note entity_in_view: PlantBadge
}

//- Bed/BedView.swift
import SwiftUI

struct ABedRow: View {
  let pot: Pot  // ~+ entity_in_view
  var body: some View { EmptyView() }
}

struct BedView: View {
  let pot: Pot  // ~ entity_in_view: BedView
  var body: some View { ABedRow(pot: pot) }
}

//- Bed/BedPresenter.swift
protocol BedInteractorInput {}

final class BedPresenter {
  var interactor: BedInteractorInput?
}

//- Bed/BedInteractor.swift
final class BedInteractor: BedInteractorInput {}

//- Bed/BedRouter.swift
final class BedRouter {}

//- Hedge/HedgeViewController.swift
import UIKit

final class HedgeViewController: UIViewController {
  private var plants: [Plant] = []  // ~ entity_in_view: HedgeViewController holds the entity Plant
}

final class HedgeLeafCell: UITableViewCell {
  func show(_ leaf: Leaf) {}  // ~+ entity_in_view
}

//- Hedge/HedgePresenter.swift
protocol HedgeInteractorInput {}

final class HedgePresenter {
  weak var view: HedgeViewController?  // ~ protocol_boundary
  var interactor: HedgeInteractorInput?
}

//- Hedge/HedgeInteractor.swift
final class HedgeInteractor: HedgeInteractorInput {}

//- Wall/WallViewController.swift
import UIKit

final class WallViewController: UIViewController {}

final class WallPlantCell: UITableViewCell {
  func show(_ plant: Plant) {}  // ~ entity_in_view: WallPlantCell
}

// Nobody hands it the whole.
final class WallLeafCell: UITableViewCell {
  func show(_ leaf: Leaf) {}  // ~ entity_in_view: WallLeafCell
}

//- Wall/WallPresenter.swift
protocol WallInteractorInput {}

final class WallPresenter {
  weak var view: WallViewController?  // ~ protocol_boundary
  var interactor: WallInteractorInput?
}

//- Wall/WallInteractor.swift
final class WallInteractor: WallInteractorInput {}
