protocol CounterService {
  func load() -> Count
}
