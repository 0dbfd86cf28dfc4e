//- .viperlint.yml
exclude: []

//- Entities/Member.swift
enum Grade: String, Decodable {
  case junior, senior
}

//- Services/MemberService.swift
protocol MemberServicing { func grades() -> [Grade] }

final class MemberService: MemberServicing {
  func grades() -> [Grade] { (try? JSONDecoder().decode([Grade].self, from: Data())) ?? [] }
}

//- Edit/EditViewController.swift
import UIKit

protocol EditViewInput: AnyObject {}

protocol EditViewOutput: AnyObject { func didSave(_ grade: String) }

final class EditViewController: UIViewController, EditViewInput {
  var output: EditViewOutput?
  private let field = UITextField()

  func save() {
    let grade = Grade(rawValue: field.text ?? "")  // ~ note entity_in_view: Grade
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
protocol EditInteractorInput: AnyObject { func grades() -> [Grade] }

final class EditInteractor: EditInteractorInput {
  let service: MemberServicing
  init(service: MemberServicing) { self.service = service }
  func grades() -> [Grade] { service.grades() }
}

//= twin
//- .viperlint.yml
exclude: []

//- Entities/Member.swift
enum Grade: String, Decodable {
  case junior, senior
}

//- Services/MemberService.swift
protocol MemberServicing { func grades() -> [Grade] }

final class MemberService: MemberServicing {
  func grades() -> [Grade] { (try? JSONDecoder().decode([Grade].self, from: Data())) ?? [] }
}

//- Edit/EditViewController.swift
import UIKit

protocol EditViewInput: AnyObject {}

protocol EditViewOutput: AnyObject { func didSave(_ grade: String) }

final class EditViewController: UIViewController, EditViewInput {
  var output: EditViewOutput?
  private let field = UITextField()

  func show(_ grade: Grade) {  // ~ entity_in_view: Grade
    field.text = grade.rawValue
  }
}

//- Edit/EditPresenter.swift
final class EditPresenter: EditViewOutput {
  weak var view: EditViewInput?
  var interactor: EditInteractorInput?
  func didSave(_ grade: String) {}
}

//- Edit/EditInteractor.swift
protocol EditInteractorInput: AnyObject { func grades() -> [Grade] }

final class EditInteractor: EditInteractorInput {
  let service: MemberServicing
  init(service: MemberServicing) { self.service = service }
  func grades() -> [Grade] { service.grades() }
}
