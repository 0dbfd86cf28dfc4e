//- Shared/Action.swift
protocol Action {}  // = none
final class OpenView: UIView, Action {}  // = view
final class OpenPage: Action {}  // = none
final class OpenMail: Action {}  // = none
final class OpenChat: Action {}  // = none

//= twin
//- Shared/Action.swift
protocol Action {}  // = view
final class OpenView: UIView, Action {}  // = view
final class OpenPage: Action {}  // = none
final class OpenMail: Action {}  // = none
