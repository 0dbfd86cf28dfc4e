//- Kiln/KilnPresenter.swift
final class KilnPresenter: KilnViewOutput {
  weak var view: KilnViewInput?
  var interactor: KilnInteractorInput?
  func load() { view?.show(Batch(glaze: Glaze(title: ""), count: 0)) }
}
//- Kiln/Batch.swift
struct Batch: Codable {  // = none
  let glaze: Glaze
  let count: Int
}
struct Glaze: Codable { let title: String }  // = none
//- Kiln/KilnViewController.swift
protocol KilnViewInput: AnyObject { func show(_ batch: Batch) }
protocol KilnViewOutput { func load() }
final class KilnViewController: UIViewController, KilnViewInput {
  var output: KilnViewOutput?
  private var glaze: Glaze?
  func show(_ batch: Batch) { glaze = batch.glaze }
}
//- Kiln/KilnInteractor.swift
protocol KilnInteractorInput {}
final class KilnInteractor: KilnInteractorInput {}

//= twin
//- Kiln/KilnPresenter.swift
final class KilnPresenter: KilnViewOutput {
  weak var view: KilnViewInput?
  var interactor: KilnInteractorInput?
  func load() { view?.show(Batch(glaze: Glaze(title: ""), count: 0)) }
}
//- Kiln/Batch.swift
struct Batch {  // = view_model
  let glaze: Glaze
  let count: Int
}
struct Glaze { let title: String }  // = view_model
//- Kiln/KilnViewController.swift
protocol KilnViewInput: AnyObject { func show(_ batch: Batch) }
protocol KilnViewOutput { func load() }
final class KilnViewController: UIViewController, KilnViewInput {
  var output: KilnViewOutput?
  private var glaze: Glaze?
  func show(_ batch: Batch) { glaze = batch.glaze }
}
//- Kiln/KilnInteractor.swift
protocol KilnInteractorInput {}
final class KilnInteractor: KilnInteractorInput {}
