// Use cases below a scene are the scene's, each in a folder of its own or not; elsewhere such a folder may
// be a module.
//- Login/LoginPresenter.swift
final class LoginPresenter {
  var send: SendInteractor?  // ~ protocol_boundary
  var count: CountInteractor?  // ~ module_boundary
}

//- Login/LoginRouter.swift
final class LoginRouter {}

//- Login/Domain/UseCases/Send/SendInteractor.swift
final class SendInteractor {}  // = interactor by name in Login

//- Login/Domain/UseCases/Send/SendPresenter.swift
final class SendPresenter {}  // = presenter by name in Login

//- Login/Domain/UseCases/Send/SendRouter.swift
final class SendRouter {}

//- Count/CountInteractor.swift
final class CountInteractor {}

//- Count/CountPresenter.swift
final class CountPresenter {}

//- Count/CountRouter.swift
final class CountRouter {}
