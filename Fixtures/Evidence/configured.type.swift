//- .viperlint.yml
preset: viper
roles:
  presenter: {types: [Brain]}
//- App/Brain.swift
final class Brain {}  // = presenter

//= twin
//- .viperlint.yml
preset: viper
roles:
  presenter: {types: [Heart]}
//- App/Brain.swift
final class Brain {}  // = none
