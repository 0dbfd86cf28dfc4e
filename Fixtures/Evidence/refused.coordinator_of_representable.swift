//- Feed/FeedScanView.swift
import SwiftUI

struct FeedScanView: UIViewControllerRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UIDocumentPickerDelegate {  // = none
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      controller.dismiss(animated: true)
    }
  }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/FeedScanCoordinator.swift
import UIKit

final class FeedScanCoordinator: NSObject, UIDocumentPickerDelegate {  // = router
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    controller.dismiss(animated: true)
  }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
