//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  @ObservedObject var presenter: FeedPresenter

  func reload() { presenter.view?.reload() }

  var body: some View { Text("Feed") }
}

//- Feed/FeedPresenter.swift
import Combine

final class FeedPresenter: ObservableObject {
  var interactor: FeedInteractorInput?
  weak var view: FeedListView?
}

//- Feed/FeedListView.swift
protocol FeedListView: AnyObject { func reload() }

//- Feed/FeedList.swift
import UIKit

final class FeedList: UIView, FeedListView { func reload() {} }

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  @ObservedObject var presenter: FeedPresenter

  func reload() { presenter.router?.reload() }  // ~ reach_through

  var body: some View { Text("Feed") }
}

//- Feed/FeedPresenter.swift
import Combine

final class FeedPresenter: ObservableObject {
  var interactor: FeedInteractorInput?
  var router: FeedRouterInput?
}

//- Feed/FeedListView.swift
protocol FeedListView: AnyObject { func reload() }

//- Feed/FeedList.swift
import UIKit

final class FeedList: UIView, FeedListView { func reload() {} }

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func reload() }

final class FeedRouter: FeedRouterInput { func reload() {} }

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
