//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  private let viewModel: FeedViewModel
}

//- Feed/FeedViewModel.swift
import UIKit

final class FeedViewModel {
  func select() { UISelectionFeedbackGenerator() }  // ~ note ui_type
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  private let viewModel: FeedViewModel
}

//- Feed/FeedViewModel.swift
import UIKit

final class FeedViewModel {
  func select() { UIAlertController() }  // ~ ui_type
}
