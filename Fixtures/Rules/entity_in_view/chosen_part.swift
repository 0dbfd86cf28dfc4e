// Where the preset was found: an enumeration that a view makes of what was chosen is a part of the entity
// that the view is told of. Where it is told of none, it is a fact of its own.
//- .viperlint.yml
exclude: []

//- Entities/Member.swift
enum Grade: String, Decodable {
  case junior, senior
}

struct Member: Decodable {
  let name: String
  let grade: Grade
}

//- Services/MemberService.swift
protocol MemberServicing { func load() -> Member }

final class MemberService: MemberServicing {
  func load() -> Member { Member(name: "", grade: .junior) }
}

//- Edit/EditViewController.swift
import UIKit

protocol EditViewInput: AnyObject {
  func show(_ member: Member)  // ~ entity_in_view: EditViewInput takes the entity Member
}

protocol EditViewOutput: AnyObject { func didSave(_ grade: String) }

final class EditViewController: UIViewController, EditViewInput {
  var output: EditViewOutput?
  private let picker = UISegmentedControl()
  private let field = UITextField()

  func show(_ member: Member) { field.text = member.name }  // ~+ entity_in_view

  func save() {
    let grade = Grade(rawValue: field.text ?? "")  // ~+ entity_in_view
    output?.didSave(grade == .junior ? "junior" : "senior")
  }
}

//- Edit/EditPresenter.swift
final class EditPresenter: EditViewOutput {
  weak var view: EditViewInput?
  var interactor: EditInteractorInput?
  func didSave(_ grade: String) {}
}

//- Edit/EditInteractor.swift
protocol EditInteractorInput: AnyObject { func load() -> Member }

final class EditInteractor: EditInteractorInput {
  let service: MemberServicing
  init(service: MemberServicing) { self.service = service }
  func load() -> Member { service.load() }
}

//- Search/SearchViewController.swift
import UIKit

protocol SearchViewInput: AnyObject {}

protocol SearchViewOutput: AnyObject { func didChoose(_ grade: String) }

final class SearchViewController: UIViewController, SearchViewInput {
  var output: SearchViewOutput?
  private let field = UITextField()

  func save() {
    let grade = Grade(rawValue: field.text ?? "")  // ~ entity_in_view: SearchViewController makes the entity Grade
    output?.didChoose(grade == .junior ? "junior" : "senior")
  }
}

//- Search/SearchPresenter.swift
final class SearchPresenter: SearchViewOutput {
  weak var view: SearchViewInput?
  func didChoose(_ grade: String) {}
}
