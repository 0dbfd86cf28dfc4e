//- Core/BaseManager.swift
class BaseManager { let wire = Wire() }  // = service
final class Wire { func send() { URLSession.shared.dataTask(with: "") } }

//- Visits/VisitManager.swift
final class VisitManager: BaseManager { func book() { wire.send() } }  // = service

//= twin
//- Core/BaseManager.swift
class BaseManager { let words = ["a": "b"] }  // = none

//- Visits/VisitManager.swift
final class VisitManager: BaseManager { func book() { print(words) } }  // = none
