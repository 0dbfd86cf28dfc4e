//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter { let interactor = FeedInteractor() }
//- Feed/FeedInteractor.swift
final class FeedInteractor { private let loader = DataLoader() }
//- Common/DataLoader.swift
final class DataLoader {  // = service
  func load() -> [String] { URLSession.shared.load() }
}
//- Bids/BidsViewController.swift
final class BidsViewController: UIViewController {}
//- Bids/BidsPresenter.swift
final class BidsPresenter { var interactor: BidsInteractor? }
//- Bids/BidsInteractor.swift
final class BidsInteractor { private let feed: BidFeeding }
//- Network/BidFeed.swift
protocol BidFeeding { func bids() -> [String] }

final class BidFeed: BidFeeding {  // = service
  func bids() -> [String] { URLSession.shared.load() }
}

//= twin
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter { let interactor = FeedInteractor() }
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
//- Common/DataLoader.swift
final class DataLoader {  // = none
  func load() -> [String] { URLSession.shared.load() }
}
//- Bids/BidsViewController.swift
final class BidsViewController: UIViewController {}
//- Bids/BidsPresenter.swift
final class BidsPresenter { var interactor: BidsInteractor? }
//- Bids/BidsInteractor.swift
final class BidsInteractor {}
//- Network/BidFeed.swift
protocol BidFeeding { func bids() -> [String] }

final class BidFeed: BidFeeding {  // = none
  func bids() -> [String] { URLSession.shared.load() }
}
