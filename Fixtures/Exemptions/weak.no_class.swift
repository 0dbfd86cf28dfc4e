//- Feed/FeedPresenter.swift
protocol FeedViewInput {}
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  var view: FeedViewInput?
  var interactor: FeedInteractorInput?
}

//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View, FeedViewInput {
  var output: FeedViewOutput?
  var body: some View { Text("Feed") }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- Feed/FeedPresenter.swift
protocol FeedViewInput {}
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  var view: FeedViewInput?  // ~ weak_back_reference
  var interactor: FeedInteractorInput?
}

//- Feed/FeedView.swift
import UIKit

final class FeedView: UIView, FeedViewInput {
  var output: FeedViewOutput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
