// What a view makes to hand it to a service is told by the call: who moves that moves both.

//- Swaps/SwapsService.swift
import Foundation

struct Swap: Codable { let text: String }

final class SwapsService {
  func last() async throws -> Swap? { nil }
  func send(_ swap: Swap) async throws { _ = try await URLSession.shared.data(from: address) }
}

//- Swaps/SwapsViewController.swift
import UIKit

protocol SwapsViewOutput { func made(_ swap: Swap) }

final class SwapsViewController: UIViewController {
  var output: SwapsViewOutput?
  private let service = SwapsService()  // ~ layer_dependency: SwapsViewController holds SwapsService

  func send() async throws {
    try await SwapsService().send(Swap(text: "a"))  // ~+ layer_dependency
  }

  func keep() {
    output?.made(Swap(text: "b"))  // ~ entity_in_view: Swap
  }
}

//- Swaps/SwapsPresenter.swift
final class SwapsPresenter: SwapsViewOutput {
  func made(_ swap: Swap) {}
}
