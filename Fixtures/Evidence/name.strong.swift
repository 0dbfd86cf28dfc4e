//- Feed/FeedUseCase.swift
final class FeedUseCase {}  // = interactor

//= twin
//- Feed/FeedUseCase.swift
final class FeedUseCases {}  // = none
