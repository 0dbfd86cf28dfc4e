// A SwiftUI view must make what it alone observes; what nobody observes it need not make.
//- Feed/FeedView.swift
import SwiftUI

struct FeedView: View {
  @StateObject private var presenter = FeedPresenter()
  @StateObject private var other: FeedPresenter

  init() { _other = StateObject(wrappedValue: FeedPresenter()) }

  var body: some View { EmptyView() }
}

struct FeedBarView: View {
  private let output: FeedViewOutput

  init() { output = FeedPresenter() }  // ~ assembly_outside_builder: FeedBarView makes

  var body: some View { EmptyView() }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: ObservableObject, FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}
