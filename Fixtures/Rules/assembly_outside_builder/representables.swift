// What a representable makes where SwiftUI asks it for the platform's screen is put together there;
// what it makes elsewhere is not.
//- Quay/QuayScreen.swift
import SwiftUI

struct QuayScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> some UIViewController {
    let controller = QuayViewController.instantiate()
    let presenter = QuayPresenter(screen: controller)
    controller.output = presenter
    return controller
  }

  func updateUIViewController(_ controller: UIViewControllerType, context: Context) {
    let presenter = QuayPresenter(screen: nil)  // ~ assembly_outside_builder: QuayScreen
  }
}

//- Quay/QuayPage.swift
import SwiftUI

struct QuayPage: View {
  // The name alone says nothing.
  func makeUIViewController(context: Context) -> UIViewController {
    let presenter = QuayPresenter(screen: nil)  // ~ assembly_outside_builder: QuayPage
  }

  var body: some View { EmptyView() }
}

//- Quay/QuayViewController.swift
import UIKit

protocol QuayShowing: AnyObject {}

final class QuayViewController: UIViewController, QuayShowing {
  var output: QuayViewOutput?
}

//- Quay/QuayPresenter.swift
protocol QuayViewOutput {}

final class QuayPresenter: QuayViewOutput {
  weak var screen: QuayShowing?
  var interactor: QuayInteractorInput?
  init(screen: QuayShowing?) { self.screen = screen }
}

//- Quay/QuayInteractor.swift
protocol QuayInteractorInput {}

final class QuayInteractor: QuayInteractorInput {}
