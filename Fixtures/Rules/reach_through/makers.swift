// What is made anew is nobody's part; what is kept and handed out is.
//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  @ObservedObject var presenter: FeedPresenter

  var body: some View { NavigationLink("Next") { presenter.makeDetail() } }
}

//- Feed/FeedPresenter.swift
import Foundation

final class FeedPresenter: ObservableObject {
  var router: FeedRouting?

  func makeDetail() -> PostView? { router?.makeDetail() }  // ~ protocol_boundary: PostView
  func leave() { router?.owner?.close() }  // ~ reach_through: the interactor FeedClosing through FeedRouting
}

//- Feed/FeedInteractor.swift
protocol FeedClosing: AnyObject { func close() }

final class FeedInteractor: FeedClosing { func close() {} }

//- Feed/FeedRouter.swift
protocol FeedRouting: AnyObject {
  var owner: FeedClosing? { get }  // ~ interface_leak: FeedRouting
  func makeDetail() -> PostView
}

final class FeedRouter: FeedRouting {
  weak var owner: FeedClosing?  // ~+ interface_leak

  func makeDetail() -> PostView { PostView() }
}

//- Post/PostView.swift
import SwiftUI

struct PostView: View { var body: some View { Text("") } }
