//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  @ObservedObject var presenter: FeedPresenter

  var body: some View { Text("Feed") }
}

//- Feed/FeedPresenter.swift
import Combine

final class FeedPresenter: ObservableObject {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//= twin
//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  let presenter: FeedPresenter  // ~ protocol_boundary

  var body: some View { Text("Feed") }
}

//- Feed/FeedPresenter.swift
import Combine

final class FeedPresenter: ObservableObject {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
