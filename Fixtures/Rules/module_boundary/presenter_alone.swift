// Where modules have neither builder nor router, who opens a screen makes its presenter too; who makes the
// presenter alone has it do another screen's work.
//- .viperlint.yml
preset: mvp

//- Claims/ClaimsViewController.swift
import UIKit

final class ClaimsViewController: UIViewController {
  var presenter: ClaimsPresenter?

  func openInvoice() {
    let screen = InvoiceViewController()
    screen.presenter = InvoicePresenter()
    navigationController?.pushViewController(screen, animated: true)
  }

  func sum() -> String {
    let receipts = ReceiptsPresenter()  // ~ module_boundary: ReceiptsPresenter
    return receipts.sum()
  }
}

//- Claims/ClaimsPresenter.swift
final class ClaimsPresenter {
  weak var view: ClaimsViewController?
}

//- Invoice/InvoiceViewController.swift
import UIKit

final class InvoiceViewController: UIViewController {
  var presenter: InvoicePresenter?
}

//- Invoice/InvoicePresenter.swift
final class InvoicePresenter {
  weak var view: InvoiceViewController?
}

//- Receipts/ReceiptsViewController.swift
import UIKit

final class ReceiptsViewController: UIViewController {
  var presenter: ReceiptsPresenter?
}

//- Receipts/ReceiptsPresenter.swift
final class ReceiptsPresenter {
  weak var view: ReceiptsViewController?
  func sum() -> String { "" }
}
