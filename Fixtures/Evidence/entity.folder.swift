//- Models/Post.swift
struct Post { let title: String }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var posts: [Post] = [] }

//= twin
//- Posts/Post.swift
struct Post { let title: String }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var posts: [Post] = [] }
//- Domain/Parcel/ParcelViewController.swift
final class ParcelViewController: UIViewController {}
//- Domain/Parcel/ParcelPresenter.swift
final class ParcelPresenter {}
//- Domain/Parcel/ParcelInteractor.swift
final class ParcelInteractor { var parcels: [Parcel] = [] }
//- Domain/Parcel/Parcel.swift
// A folder below which screens lie is the app's, and no folder of models.
struct Parcel { let title: String }  // = entity
