//- .viperlint.yml
preset: viper
roles:
  presenter: {inherits: [LegacyBase]}
//- App/Brain.swift
final class Brain: LegacyBase {}  // = presenter

//= twin
//- .viperlint.yml
preset: viper
roles:
  presenter: {inherits: [LegacyBase]}
//- App/Brain.swift
final class Brain: OtherBase {}  // = none
