//- Package.swift
//- Sources/Relay/RelayInteractor.swift
protocol RelayInteracting {}
final class RelayInteractor: RelayInteracting {}  // = none

//= twin
//- Package.swift
//- Sources/Relay/RelayInteractor.swift
protocol RelayInteracting {}
final class RelayInteractor: RelayInteracting {}  // = interactor
//- Sources/Relay/RelayViewController.swift
final class RelayViewController: UIViewController {}
