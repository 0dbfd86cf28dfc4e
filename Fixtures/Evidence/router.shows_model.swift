//- Feed/FeedCoordinator.swift
final class FeedCoordinator {  // = router
  let viewModel = FeedViewModel()
  func screen() -> AnyView { AnyView(FeedScreen(viewModel: viewModel)) }
}
final class FeedViewModel {}
struct FeedScreen: View {}

//= twin
//- Feed/FeedCoordinator.swift
final class FeedCoordinator {  // = none
  let name = ""
  func screen() -> AnyView { AnyView(FeedScreen()) }
}
final class FeedViewModel {}
struct FeedScreen: View {}
