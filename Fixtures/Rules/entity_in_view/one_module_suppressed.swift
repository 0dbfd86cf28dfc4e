// What a comment suppresses speaks for its own type: it neither hides the module's other views nor
// needs less of the comment.
//- .viperlint.yml
exclude: []

//- Entities/Plant.swift
struct Plant: Decodable { let name: String }

//- Garden/GardenViewController.swift
import UIKit

protocol GardenViewInput: AnyObject {
  // viperlint:disable:next entity_in_view - until the redesign
  func show(_ plants: [Plant])
}
protocol GardenViewOutput {}

final class GardenViewController: UIViewController, GardenViewInput {
  var output: GardenViewOutput?
  func show(_ plants: [Plant]) {}
}

final class PlantCell: UITableViewCell {
  func configure(with plant: Plant) {}  // ~ entity_in_view: PlantCell
}

final class PlantMark: UIView {
  func configure(with plant: Plant) {}  // ~+ entity_in_view
}

//- Garden/GardenPresenter.swift
protocol GardenInteractorInput {}
protocol GardenInteractorOutput: AnyObject { func loaded(_ plants: [Plant]) }

final class GardenPresenter: GardenViewOutput, GardenInteractorOutput {
  weak var view: GardenViewInput?
  var interactor: GardenInteractorInput?
  func loaded(_ plants: [Plant]) { view?.show(plants) }
}

//- Garden/GardenInteractor.swift
final class GardenInteractor: GardenInteractorInput {
  weak var output: GardenInteractorOutput?
}
