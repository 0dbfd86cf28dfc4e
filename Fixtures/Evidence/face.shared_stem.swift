//- Feed/Feed.swift
protocol FeedRouterInput {}
final class FeedMoves: FeedRouterInput { let view = FeedViewController() }  // = router
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter { var router: FeedRouterInput? }
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/Feed.swift
protocol FeedRouterInput {}
final class Moves: FeedRouterInput { let view = FeedViewController() }  // = router
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter { var router: FeedRouterInput? }
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
