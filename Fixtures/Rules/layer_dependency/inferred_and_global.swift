// A property whose initial value alone tells its type holds what a written one holds, and a value at
// file scope is its type.
//- Services/PayService.swift
import Foundation

protocol PayServiceProtocol: AnyObject { func pay() async throws }

final class PayService: PayServiceProtocol {  // = service by name
  func pay() async throws { _ = try await URLSession.shared.data(from: address) }
}

//- Services/Services.swift
let payments = PayService()

final class Services {
  static let instance = Services()
  lazy var pay: PayServiceProtocol = PayService()
  let title = ""
}

//- Bill/BillViewController.swift
import UIKit

final class BillViewController: UIViewController {
  private let inferred = Services.instance.pay  // ~ layer_dependency: PayServiceProtocol
  private let text = Services.instance.title
  private let resolved = Container.shared.resolve(PayServiceProtocol.self)  // ~+ layer_dependency
  private let calendar = Container.shared.resolve(Calendar.self)
  var presenter: BillViewOutput?

  func pay() async throws {
    try await payments.pay()  // ~ layer_dependency: PayService
  }

  func pay(_ payments: BillCell) {
    payments.isHidden = true
  }
}

final class BillCell: UITableViewCell {
  private let payments = UILabel()

  func show() { payments.text = "" }
}

//- Services/EnvironmentValues+Pay.swift
import SwiftUI

extension EnvironmentValues {
  @Entry var payments: PayServiceProtocol = PayService()
  @Entry var currency: String = ""
}

//- Bill/BillButton.swift
import SwiftUI

struct BillButton: View {
  @Environment(\.payments) private var payments  // ~ layer_dependency: PayServiceProtocol
  @Environment(\.currency) private var currency
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button(currency) { Task { try await payments.pay() } } }
}

//- Services/Containers.swift
import UIKit

struct InjectedValues {}

extension InjectedValues {
  var mailer: MailServiceProtocol { fatalError() }
  var greeting: String { "" }
}

extension Container {
  var printer: Factory<PrintServiceProtocol> { fatalError() }
}

final class AppServices { let scanner: ScanServiceProtocol = ScanService() }

extension UIViewController {
  var services: AppServices { fatalError() }
  var words: [String] { [] }
}

protocol MailServiceProtocol { func mail() async throws }
final class MailService: MailServiceProtocol { func mail() async throws {} }
protocol PrintServiceProtocol { func print() async throws }
final class PrintService: PrintServiceProtocol { func print() async throws {} }
protocol ScanServiceProtocol { func scan() async throws }
final class ScanService: ScanServiceProtocol { func scan() async throws {} }

//- Bill/BillLetterView.swift
import UIKit

final class BillLetterView: UIView {
  @Injected(\.mailer) private var mailer  // ~ layer_dependency: MailServiceProtocol
  @Injected(\.greeting) private var greeting
  @Injected(\.printer) private var printer  // ~ layer_dependency: PrintServiceProtocol
  @Published(\.mailer) private var copy
}

//- Bill/BillScanViewController.swift
import UIKit

final class BillScanViewController: UIViewController {
  private lazy var scanner = services.scanner  // ~ layer_dependency: ScanServiceProtocol
  private lazy var first = words.first
}

//- Bill/BillPresenter.swift
protocol BillViewOutput {}

final class BillPresenter: BillViewOutput {
  var interactor: BillInteractorInput?
}

//- Bill/BillInteractor.swift
protocol BillInteractorInput {}

final class BillInteractor: BillInteractorInput {}
