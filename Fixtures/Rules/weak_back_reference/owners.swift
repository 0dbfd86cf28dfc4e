// What lives by what it holds is no owner: of a wireframe and an interactor that both hold the presenter, the
// interactor is kept by the presenter alone, and so the wireframe has to keep it. Nor is a property under
// a protocol that others have as well. A view that a presenter holds as its delegate is kept by UIKit.
//- App/Dependencies.swift
final class Dependencies {
  let wireframe: PayWireframe

  init(wireframe: PayWireframe) { self.wireframe = wireframe }
}

//- Pay/PayWireframe.swift
final class PayWireframe {
  var presenter: PayPresenter?  // ~ weak_back_reference: PayWireframe.presenter -> PayPresenter.wireframe -> PayWireframe  ~ protocol_boundary
}

//- Pay/PayPresenter.swift
protocol PinDelegate: AnyObject { func confirmed() }

final class PayPresenter: PinDelegate {
  var interactor: PayInteractorInput?
  var wireframe: PayWireframe?  // ~ protocol_boundary

  func confirmed() {}
}

//- Pay/PayInteractor.swift
protocol PayInteractorInput {}

final class PayInteractor: PayInteractorInput {
  var output: PayPresenter?  // ~ weak_back_reference: PayInteractor.output -> PayPresenter.interactor  ~ protocol_boundary
}

//- Wallet/WalletPresenter.swift
final class WalletPresenter: PinDelegate {
  var pinDelegate: PinDelegate?

  func confirmed() {}
}

//- Wallet/WalletInteractor.swift
final class WalletInteractor {}

//- Wallet/WalletViewController.swift
final class WalletViewController: UIViewController {}
