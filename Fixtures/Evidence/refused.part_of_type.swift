//- Feed/Feed.swift
final class FeedFlow {
  final class UseCase {}  // = none
}
final class SoundOutput {
  struct Router {  // = none
    func apply(to session: AVAudioSession) {}
  }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/Feed.swift
final class FeedFlow {
  final class LoadUseCase {}  // = interactor
}
struct Router {  // = service
  func apply(to session: AVAudioSession) {}
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
