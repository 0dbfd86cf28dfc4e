//- .viperlint.yml
preset: viper
roles:
  presenter: {suffix: [Brain]}
//- App/FeedBrain.swift
final class FeedBrain {}  // = presenter

//= twin
//- .viperlint.yml
preset: viper
roles:
  presenter: {suffix: [Brain]}
//- App/FeedBrain.swift
final class Brainy {}  // = none
