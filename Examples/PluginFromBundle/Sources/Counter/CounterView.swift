@MainActor final class CounterView {
  private let viewModel: CounterViewModel

  init(viewModel: CounterViewModel) { self.viewModel = viewModel }

  func draw() { print(viewModel.text) }

  func tap() {
    viewModel.increase()
    draw()
  }
}
