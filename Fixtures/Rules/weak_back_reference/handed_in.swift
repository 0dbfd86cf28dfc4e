// Who makes somebody, hands itself over and keeps it in turn, be it by others, is its owner.
//- .viperlint.yml
exclude: []

//- Gallery/GalleryViewController.swift
import UIKit

final class GalleryViewController: UIViewController {
  private lazy var adapter = GalleryAdapter(board: self)
  private lazy var menu = GalleryMenu(host: self)
  private var pages: GalleryPages?
  private var slides: GallerySlides?

  func share() { GallerySharing(source: self).share() }
  func show() {
    let page = GalleryPage(gallery: self)
    pages = GalleryPages(first: page)
  }
  func play() {
    let slide = GallerySlide(gallery: self)
    slides = GallerySlides(first: slide)
  }
  func stop() { slides = nil }
}

//- Gallery/GalleryAdapter.swift
final class GalleryAdapter {
  private let board: GalleryViewController  // ~ weak_back_reference: GalleryAdapter.board -> GalleryViewController.adapter -> GalleryAdapter
  init(board: GalleryViewController) { self.board = board }
}

//- Gallery/GalleryMenu.swift
final class GalleryMenu {
  private weak var host: GalleryViewController?
  init(host: GalleryViewController) { self.host = host }
}

//- Gallery/GallerySharing.swift
final class GallerySharing {
  private let source: GalleryViewController
  init(source: GalleryViewController) { self.source = source }
  func share() {}
}

//- Gallery/GalleryPages.swift
final class GalleryPages {
  private let first: GalleryPage
  init(first: GalleryPage) { self.first = first }
}

//- Gallery/GalleryPage.swift
import UIKit

final class GalleryPage: UIView {
  private let gallery: GalleryViewController  // ~ weak_back_reference: GalleryPage.gallery -> GalleryViewController.pages -> GalleryPages.first -> GalleryPage
  init(gallery: GalleryViewController) { self.gallery = gallery }
}

//- Gallery/GallerySlides.swift
final class GallerySlides {
  private let first: GallerySlide
  init(first: GallerySlide) { self.first = first }
}

//- Gallery/GallerySlide.swift
import UIKit

final class GallerySlide: UIView {
  private let gallery: GalleryViewController
  init(gallery: GalleryViewController) { self.gallery = gallery }
}

//- Start/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let hub = GalleryHub()
}

//- Start/GalleryHub.swift
final class GalleryHub {
  private lazy var door = GalleryGuardService(hub: self)
}

//- Start/GalleryGuardService.swift
final class GalleryGuardService {
  private let hub: GalleryHub
  init(hub: GalleryHub) { self.hub = hub }
  func load() async throws {}
}
