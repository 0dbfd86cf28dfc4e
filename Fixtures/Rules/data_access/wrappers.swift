// Property wrappers count under their @, and mean nothing as a type.
//- Todo/TodoView.swift
import SwiftUI

struct TodoView: View {
  @ObservedObject var presenter: TodoPresenter
  @AppStorage("sorted") private var isSorted = false  // ~ data_access 3: TodoView holds @AppStorage
  @FetchRequest(sortDescriptors: []) private var items: Items  // ~ data_access: @FetchRequest
  @Query private var tags: [String]  // ~ data_access: @Query
  @State private var query: Query?

  var body: some View { EmptyView() }
}

//- Todo/TodoPresenter.swift
final class TodoPresenter: ObservableObject {
  var interactor: TodoInteractorInput?
}

//- Todo/TodoInteractor.swift
protocol TodoInteractorInput {}

final class TodoInteractor: TodoInteractorInput {
  @AppStorage("sorted") private var isSorted = false
}
