// An entity by its folder alone is a single fact: a note, never an exit code. A second fact makes it
// certain.
//- Entities/Reading.swift
struct Reading { let value: Int }  // = entity by deduced

//- Entities/Sample.swift
struct Sample: Decodable { let value: Int }  // = entity by deduced

//- Meter/MeterInteractor.swift
protocol MeterInteractorInput: AnyObject { func load() }

final class MeterInteractor: MeterInteractorInput {
  func load() {}
  func keep(_ reading: Reading, _ sample: Sample) {}
}

//- Meter/MeterPresenter.swift
protocol MeterViewOutput: AnyObject { func didLoad() }

final class MeterPresenter: MeterViewOutput {
  var interactor: MeterInteractorInput?

  func didLoad() { interactor?.load() }
}

//- Meter/MeterViewController.swift
import UIKit

final class MeterViewController: UIViewController {
  var output: MeterViewOutput?

  func show(_ reading: Reading) {}  // ~ note entity_in_view: Reading
  func show(_ sample: Sample) {}  // ~ entity_in_view: Sample
}
