// SwiftUI's plain words count only where SwiftUI is imported.
//- Movies/MoviesPresenter.swift
import SwiftUI  // ~+ ui_type

final class MoviesPresenter: ObservableObject {
  var tint: Color = .red  // ~ ui_type: Color
  func title() -> Text { Text("Movies") }  // ~ ui_type: Text
}

//- Movies/MoviesInteractor.swift
import Foundation

final class MoviesInteractor: MoviesInteractorInput {
  var tint: Color?
  var text: Text?
}

//- Movies/MoviesView.swift
import SwiftUI

protocol MoviesInteractorInput {}

struct MoviesView: View {
  @ObservedObject var presenter: MoviesPresenter
  var body: some View { presenter.title() }
}
