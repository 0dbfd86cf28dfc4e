//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  @StateObject private var presenter = FeedPresenter()

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
  private let output: AnyObject

  init() { output = FeedPresenter() }  // ~ assembly_outside_builder

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
