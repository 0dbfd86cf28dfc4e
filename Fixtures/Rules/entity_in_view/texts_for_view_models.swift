// What an interactor writes out of an entity for its presenter, texts and what says which is meant, is
// no entity again, though a view model keeps it. What keeps a number is.
//- .viperlint.yml
preset: viper

//- Entities/Person.swift
struct Person { let id: Int, name: String, age: Int }

//- Services/PeopleService.swift
final class PeopleService { func people() -> [Person] { [] } }

//- People/PersonData.swift
struct PersonData {  // = none
  let id: Int
  let name: String

  init(person: Person) {
    id = person.id
    name = person.name
  }
}

//- People/AgeData.swift
struct AgeData {  // = entity
  let name: String
  let age: Int

  init(person: Person) {
    name = person.name
    age = person.age
  }
}

//- People/PeopleViewController.swift
import UIKit

protocol PeopleView: AnyObject {
  func show(_ people: PeopleDataModel)
  func show(_ ages: AgesDataModel)
}

final class PeopleViewController: UIViewController, PeopleView {
  var output: PeopleViewOutput?
  func show(_ people: PeopleDataModel) {}
  func show(_ ages: AgesDataModel) {}
}

//- People/PeopleDataModel.swift
struct PeopleDataModel {
  fileprivate let people: [PersonData]
  init(people: [PersonData]) { self.people = people }
  var names: [String] { people.map(\.name) }
}

//- People/AgesDataModel.swift
struct AgesDataModel {
  fileprivate let people: [AgeData]  // ~ entity_in_view: AgesDataModel holds the entity AgeData
  init(people: [AgeData]) { self.people = people }
  var ages: [String] { people.map { "\($0.age)" } }
}

//- People/PeoplePresenter.swift
protocol PeopleViewOutput { func didLoad() }

final class PeoplePresenter: PeopleViewOutput, PeopleInteractorOutput {
  weak var view: PeopleView?
  var interactor: PeopleInteractorInput?
  func didLoad() { interactor?.load() }
  func got(_ people: [PersonData]) { view?.show(PeopleDataModel(people: people)) }
  func got(_ ages: [AgeData]) { view?.show(AgesDataModel(people: ages)) }
}

//- People/PeopleInteractor.swift
protocol PeopleInteractorInput { func load() }
protocol PeopleInteractorOutput: AnyObject {
  func got(_ people: [PersonData])
  func got(_ ages: [AgeData])
}

final class PeopleInteractor: PeopleInteractorInput {
  weak var output: PeopleInteractorOutput?
  func load() {
    output?.got([PersonData(person: Person(id: 1, name: "", age: 2))])
    output?.got([AgeData(person: Person(id: 1, name: "", age: 2))])
  }
}
