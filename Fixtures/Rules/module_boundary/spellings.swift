// Two spellings of one stem in a folder of several features are one module.
//- Account/SignUpPresenter.swift
final class SignUpPresenter {  // = presenter by name in SignUp
  var interactor: SignupInteractor?  // ~ protocol_boundary
}

//- Account/SignUpRouter.swift
final class SignUpRouter {}

//- Account/SignupInteractor.swift
final class SignupInteractor {}  // = interactor by name in SignUp

//- Account/LogInPresenter.swift
final class LogInPresenter {  // = presenter by name in LogIn
  var interactor: SignupInteractor?  // ~ module_boundary
}

//- Account/LogInRouter.swift
final class LogInRouter {}
