//- Feed/Feed.swift
import GoogleMaps

struct PlaceViewModel { let title: String }
final class PlaceMarker: GMSMarker {  // = none
  let place: PlaceViewModel
  init(_ place: PlaceViewModel) { self.place = place }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ marker: PlaceMarker) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/Feed.swift
import GoogleMaps

struct PlaceViewModel { let title: String }
final class PlaceMarker {  // = view_model
  let place: PlaceViewModel
  init(_ place: PlaceViewModel) { self.place = place }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ marker: PlaceMarker) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
