//- Feed/FeedViewController.swift
import UIKit

protocol FeedScreenDelegate: AnyObject { func didTap() }

final class FeedViewController: UIViewController {
  var delegate: FeedScreenDelegate?
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedScreenDelegate {
  var interactor: FeedInteractorInput?
  private let kept = Keeper()

  func didTap() {}
}

//- Feed/Keeper.swift
final class Keeper {
  var controller: FeedViewController?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- Common/CardView.swift
import UIKit

protocol FeedScreenDelegate: AnyObject { func didTap() }

final class CardView: UIView {
  var delegate: FeedScreenDelegate?  // ~ weak_back_reference
}

//- Feed/FeedPresenter.swift
final class FeedPresenter: FeedScreenDelegate {
  var interactor: FeedInteractorInput?
  private let kept = Keeper()

  func didTap() {}
}

//- Feed/Keeper.swift
final class Keeper {
  var controller: CardView?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
