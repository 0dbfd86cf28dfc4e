// What is nested in what is decoded, and decoded with it, is a part of it, whatever its last word.
//- Models/Route.swift
struct Route: Decodable {  // = entity
  let leg: Leg
  struct Leg: Decodable {  // = entity
    let mode: Mode
    enum Mode: String, Decodable { case van, foot }  // = entity
    enum Style { case wide, narrow }  // = none
  }
}

//- Route/RouteViewController.swift
import UIKit

protocol RouteViewOutput {}

final class RouteViewController: UIViewController {
  var output: RouteViewOutput?
  func show(_ mode: Route.Leg.Mode, _ style: Route.Leg.Style) {}  // ~ entity_in_view: Route.Leg.Mode
}

//- Route/RoutePresenter.swift
final class RoutePresenter: RouteViewOutput {
  var interactor: RouteInteractorInput?
}

//- Route/RouteInteractor.swift
protocol RouteInteractorInput {}

final class RouteInteractor: RouteInteractorInput {
  private var route: Route?
}
