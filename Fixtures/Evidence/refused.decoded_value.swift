//- Prices/Prices.swift
struct PriceList: Codable { let lines: [PriceService] }
struct PriceService: Codable {  // = entity
  let code: Int
  let title: String
}
//- Prices/PricesRepository.swift
final class PricesService { func load() async -> PriceList { PriceList(lines: []) } }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { private let prices = PricesService() }

//= twin
//- Prices/Prices.swift
struct PriceList: Codable { let lines: [String] }
struct PriceService: Codable {  // = service
  let code: Int
  let title: String
  func load() -> PriceList { PriceList(lines: []) }
}
//- Prices/PricesRepository.swift
final class PricesService { func load() async -> PriceList { PriceList(lines: []) } }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { private let prices = PricesService() }
