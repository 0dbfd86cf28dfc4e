//- .viperlint.yml
preset: viper
roles:
  presenter: {path: "**/Brains/**"}
//- App/Brains/Feed.swift
final class Feed {}  // = presenter

//= twin
//- .viperlint.yml
preset: viper
roles:
  presenter: {path: "**/Brains/**"}
//- App/Hearts/Feed.swift
final class Feed {}  // = none
