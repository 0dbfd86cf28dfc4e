// An option of a rule that is off decides nothing; one that is on somewhere does.
//- .viperlint.yml
preset: viper
rules:
  interface_size:
    members: 3  # ~ unused_configuration 5: 'members' of interface_size decides nothing, as the rule is off

//- Feed/FeedPresenter.swift
final class FeedPresenter {}
