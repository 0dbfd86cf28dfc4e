@MainActor final class CounterViewModel {
  private let service: any CounterService
  private var count = Count()

  init(service: any CounterService) { self.service = service }

  var text: String { "\(count.value)" }

  func load() { count = service.load() }

  func increase() { count.increase() }
}
