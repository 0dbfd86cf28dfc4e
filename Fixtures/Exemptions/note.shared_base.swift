//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  @ObservedObject var presenter: FeedPresenter

  var body: some View { Text("Feed") }
}

//- Feed/FeedPresenter.swift
import Combine

final class FeedPresenter: ObservableObject {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput { func close() {} }

//- Common/BaseView.swift
import SwiftUI

struct BaseView: View {
  @ObservedObject var presenter: FeedPresenter

  var body: some View { Button("Close") { presenter.router?.close() } }  // ~ note reach_through
}

//= twin
//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  @ObservedObject var presenter: FeedPresenter

  var body: some View { Text("Feed") }
}

//- Feed/FeedPresenter.swift
import Combine

final class FeedPresenter: ObservableObject {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput { func close() }

final class FeedRouter: FeedRouterInput { func close() {} }

//- Feed/BaseView.swift
import SwiftUI

struct BaseView: View {
  @ObservedObject var presenter: FeedPresenter

  var body: some View { Button("Close") { presenter.router?.close() } }  // ~ reach_through
}
