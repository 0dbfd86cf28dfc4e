// A method takes no value's role away but by what it touches; what tests add to a value is theirs.
//- Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests")])

//- Sources/App/Entities/Recipe.swift
struct Recipe {  // = entity
  var title: String
  var portions: Int

  mutating func scale(to portions: Int) { self.portions = portions }
  static func empty() -> Recipe { Recipe(title: "", portions: 0) }
}

struct Larder {  // = none
  let name: String

  func restock() async {}
}

//- Sources/App/Entities/Recipe+Text.swift
extension Recipe {
  func line() -> String { "\(portions) × \(title)" }
}

//- Sources/App/Meals/MealsViewController.swift
import UIKit

protocol MealsViewOutput { func didLoad() }

final class MealsViewController: UIViewController {
  var output: MealsViewOutput?

  func show(_ recipe: Recipe) {}  // ~ entity_in_view: Recipe
  func show(_ larder: Larder) {}
}

//- Sources/App/Meals/MealsPresenter.swift
final class MealsPresenter: MealsViewOutput {
  func didLoad() {}
}

//- Sources/App/Meals/MealsInteractor.swift
final class MealsInteractor {
  func load() -> Recipe { Recipe(title: "", portions: 1) }
  func stock() -> Larder { Larder(name: "") }
}

//- Tests/AppTests/RecipeTests.swift
@testable import App

extension Recipe: Codable {
  func upload() async {}
  func fill(_ label: UILabel) {}
}
