import Diagnostics
import Reporting
import TestSupport
import Testing
import ViperLintKit

@Suite struct `Repeated findings` {
  @Test func `a view that joins its module adds a place and keeps the finding's key`() throws {
    let before = try found(in: module)
    let after = try found(in: module + cell)
    #expect(before.map(\.key) == after.map(\.key))
    #expect(before.map(\.places) == [2])
    #expect(after.map(\.places) == [3])
  }

  @Test func `the order of files does not choose who tells it`() throws {
    let first = try found(in: module + cell)
    let moved = try found(
      in: (module + cell).replacing("Orders/OrderCell.swift", with: "Orders/A.swift"))
    #expect(first.map(\.key) == moved.map(\.key))
  }
}

private func found(in text: String) throws -> [(key: FindingKey, places: Int)] {
  let fixture = Fixture(name: "fixture", text: text)
  let report = try analysis(of: fixture, preset: nil).get().report
  return report.diagnostics.filter { $0.rule == "entity_in_view" }
    .map { (FindingKey($0), $0.places.count) }
}

private let module = """
  //- Entities/Order.swift
  struct Order: Decodable { let title: String }
  //- Orders/OrdersViewController.swift
  import UIKit
  protocol OrdersViewInput: AnyObject { func show(_ orders: [Order]) }
  protocol OrdersViewOutput {}
  final class OrdersViewController: UIViewController, OrdersViewInput {
    var output: OrdersViewOutput?
    private var orders: [Order] = []
    func show(_ orders: [Order]) { self.orders = orders }
  }
  //- Orders/OrdersPresenter.swift
  protocol OrdersInteractorInput {}
  protocol OrdersInteractorOutput: AnyObject { func loaded(_ orders: [Order]) }
  final class OrdersPresenter: OrdersViewOutput, OrdersInteractorOutput {
    weak var view: OrdersViewInput?
    var interactor: OrdersInteractorInput?
    func loaded(_ orders: [Order]) { view?.show(orders) }
  }
  //- Orders/OrdersInteractor.swift
  final class OrdersInteractor: OrdersInteractorInput {
    weak var output: OrdersInteractorOutput?
  }

  """

private let cell = """
  //- Orders/OrderCell.swift
  import UIKit
  final class OrderCell: UITableViewCell { func show(_ order: Order) {} }
  """
