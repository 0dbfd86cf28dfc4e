// A view of another module that its builder makes is a screen, and none to keep by its type; a row is one.
//- .viperlint.yml
preset: viper

//- Trip/TripView.swift
import SwiftUI

struct TripView: View {
  @ObservedObject var presenter: TripPresenter
  let expenses: ExpensesView  // ~ module_boundary: ExpensesView
  let total: ExpensesTotal

  var body: some View { VStack { expenses; total } }
}

//- Trip/TripPresenter.swift
import Combine

final class TripPresenter: ObservableObject {
  private let interactor: TripInteractorInput
  init(interactor: TripInteractorInput) { self.interactor = interactor }
}

//- Trip/TripInteractor.swift
protocol TripInteractorInput {}

final class TripInteractor: TripInteractorInput {}

//- Expenses/ExpensesView.swift
import SwiftUI

struct ExpensesView: View {
  @ObservedObject var presenter: ExpensesPresenter

  var body: some View { ExpensesTotal() }
}

struct ExpensesTotal: View {
  var body: some View { Text("") }
}

//- Expenses/ExpensesPresenter.swift
import Combine

final class ExpensesPresenter: ObservableObject {
  private let interactor: ExpensesInteractorInput
  init(interactor: ExpensesInteractorInput) { self.interactor = interactor }
}

//- Expenses/ExpensesInteractor.swift
protocol ExpensesInteractorInput {}

final class ExpensesInteractor: ExpensesInteractorInput {}

//- Expenses/ExpensesBuilder.swift
import SwiftUI

enum ExpensesBuilder {
  static func build() -> ExpensesView {
    ExpensesView(presenter: ExpensesPresenter(interactor: ExpensesInteractor()))
  }
}
