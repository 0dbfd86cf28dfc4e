// Who states the preset wants each place: the screen, its cell and what the cell takes of the whole.
//- Entities/Plant.swift
struct Plant: Decodable {
  let name: String
  let leaves: [Leaf]
}

struct Leaf: Decodable { let colour: String }

//- Garden/GardenViewController.swift
import UIKit

protocol GardenViewOutput {}

final class GardenViewController: UIViewController {
  var output: GardenViewOutput?
  private var plants: [Plant] = []  // ~ entity_in_view: GardenViewController
}

final class PlantCell: UITableViewCell {
  func configure(with plant: Plant) {}  // ~ entity_in_view: PlantCell takes the entity Plant
  private func colour(of leaf: Leaf) {}  // ~ entity_in_view: PlantCell takes the entity Leaf
}

//- Garden/GardenPresenter.swift
protocol GardenInteractorInput {}
protocol GardenInteractorOutput: AnyObject { func loaded(_ plants: [Plant], _ leaves: [Leaf]) }

final class GardenPresenter: GardenViewOutput, GardenInteractorOutput {
  var interactor: GardenInteractorInput?
  func loaded(_ plants: [Plant], _ leaves: [Leaf]) {}
}

//- Garden/GardenInteractor.swift
final class GardenInteractor: GardenInteractorInput {
  weak var output: GardenInteractorOutput?
}
