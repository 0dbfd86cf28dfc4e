// Where the preset was found, what only the type itself reaches repeats the requirement that hands the
// framework's type over; what others may call is a finding of its own, where the protocol is not the type's
// alone.
//- .viperlint.yml
exclude: []

//- Poster/PosterPresenter.swift
import UIKit

protocol PosterViewOutput {
  func didPick(_ view: UIBezierPath)  // ~ ui_type: PosterViewOutput
}

final class PosterPresenter: PosterViewOutput {
  weak var view: PosterViewInput?
  var interactor: PosterInteractorInput?
  private var picked: UIBezierPath?  // ~+ ui_type

  func didPick(_ view: UIBezierPath) { picked = framed(view) }  // ~+ ui_type
  private func framed(_ view: UIBezierPath) -> UIBezierPath { view }  // ~+ ui_type
}

extension PosterPresenter {
  fileprivate var size: UIBezierPath? { picked }  // ~+ ui_type
}

//- Poster/PosterViewController.swift
import UIKit

protocol PosterViewInput: AnyObject {}

final class PosterViewController: UIViewController, PosterViewInput {
  var output: PosterViewOutput?
}

//- Poster/PosterInteractor.swift
protocol PosterInteractorInput {}

final class PosterInteractor: PosterInteractorInput {}

//- Cover/CoverPresenter.swift
protocol CoverViewOutput {
  func didPick(_ view: UIBezierPath)  // ~ ui_type: CoverViewOutput
}

final class CoverPresenter: CoverViewOutput {
  weak var view: CoverViewInput?
  var interactor: CoverInteractorInput?

  func didPick(_ view: UIBezierPath) {}  // ~+ ui_type
  func framed(_ view: UIBezierPath) -> UIBezierPath { view }  // ~ ui_type: CoverPresenter takes UIBezierPath
  private func label() -> UILabel? { nil }  // ~ ui_type: CoverPresenter returns UILabel
}

final class CoverProofPresenter: CoverViewOutput {
  func didPick(_ view: UIBezierPath) {}  // ~+ ui_type
}

//- Cover/CoverViewController.swift
import UIKit

protocol CoverViewInput: AnyObject {}

final class CoverViewController: UIViewController, CoverViewInput {
  var output: CoverViewOutput?
}

//- Cover/CoverInteractor.swift
protocol CoverInteractorInput {}

final class CoverInteractor: CoverInteractorInput {}
