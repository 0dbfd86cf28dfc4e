// What observes a value by key path keeps its closure until it is invalidated, and who keeps that is kept.
//- Page/PageViewController.swift
import UIKit
import WebKit

final class PageViewController: UIViewController {
  private let web = WKWebView()
  private let bar = UIProgressView()
  private var loading: NSKeyValueObservation?
  private var pageTitle: NSKeyValueObservation?
  private var address: NSKeyValueObservation?
  private var handle: UInt = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loading = web.observe(\.estimatedProgress, options: [.new]) { _, _ in  // ~ weak_back_reference: PageViewController.loading -> PageViewController
      self.bar.progress = Float(self.web.estimatedProgress)
    }
    pageTitle = web.observe(\.title) { [weak self] web, _ in self?.title = web.title }
    address = web.observe(\.url) { _, _ in self.bar.isHidden = true }
    handle = store.observe(.value) { _ in self.bar.isHidden = true }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    address?.invalidate()
  }

  deinit { loading = nil }
}
